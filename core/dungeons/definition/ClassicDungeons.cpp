// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/ClassicDungeons.h"

#include "core/dungeons/definition/DungeonDialect.h"
#include "core/dungeons/definition/DungeonEdit.h"
#include "core/dungeons/definition/DungeonFieldViews.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/definition/DungeonText.h"
#include "core/dungeons/model/AddDungeon.h"

namespace levwright {
namespace {

class ClassicDungeons final : public DungeonLanguage {
public:
    ClassicDungeons(const Game& game, DungeonForm form) : m_game(game), m_form(form) {}

    DungeonModelPtr read(TextSnapshot text) const override {
        return lowerDungeon(m_game, parseDungeon(m_game.dungeonDialect(), std::move(text), m_form));
    }
    std::string_view beginning() const override { return "DUNGEON"; }
    std::optional<Refusal> objectionToCompiling() const override {
        const std::string why = whyDungeonsAreNotWritten(m_game.catalog());
        return why.empty() ? std::nullopt : std::optional(Refusal{why});
    }

    std::vector<FieldView> fields(const DungeonModel& model, std::size_t statement) const override {
        return dungeonFieldsOf({m_game, model}, statement);
    }
    std::vector<FieldChoice> choices(const DungeonModel& model, std::size_t statement,
                                     const FieldKey& field) const override {
        return dungeonChoicesOf({m_game, model}, statement, field);
    }
    EditOutcome setField(const DungeonModel& model, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override {
        return setShownDungeonField({m_game, model}, statement, field, source);
    }

    EditOutcome setBase(const DungeonModel& model, std::size_t statement, int base) const override {
        return levwright::setBase({m_game, model}, statement, base);
    }
    EditOutcome setBranchTarget(const DungeonModel& model, std::size_t statement,
                                std::string_view dungeon) const override {
        return levwright::setBranchTarget({m_game, model}, statement, dungeon);
    }
    EditOutcome addLevel(const DungeonModel& model, std::size_t dungeon,
                         const NewSpecialLevel& level) const override {
        return levwright::addLevel({m_game, model}, dungeon, level);
    }
    EditOutcome addBranch(const DungeonModel& model, std::size_t dungeon,
                          const NewBranch& branch) const override {
        return levwright::addBranch({m_game, model}, dungeon, branch);
    }
    EditOutcome addDungeon(const DungeonModel& model, std::size_t parent,
                           const NewDungeon& dungeon) const override {
        if (std::optional<Refusal> objection = objectionToNewDungeon(model, dungeon.name))
            return std::unexpected(*std::move(objection));
        const EditOutcome lines = dungeonLines({m_game, model}, dungeon);
        return lines ? withBranchTo(*this, model, parent, dungeon, *lines) : lines;
    }
    EditOutcome remove(const DungeonModel& model, std::size_t statement) const override {
        return removeLevelOrBranch({m_game, model}, statement);
    }

    Completions completions(const DungeonModel& model, Offset at) const override {
        return dungeonCompletions({m_game, model}, at);
    }
    std::optional<Explanation> explanation(const DungeonModel& model, Offset at) const override {
        return dungeonExplanation({m_game, model}, at);
    }
    std::optional<Signature> signature(const DungeonModel& model, Offset at) const override {
        return dungeonSignature({m_game, model}, at);
    }
    NameTable names(const DungeonModel& model) const override { return dungeonNames(model); }
    std::vector<Mark> marks(const DungeonModel& model) const override { return dungeonMarks(model); }
    std::vector<Fold> folds(const DungeonModel& model) const override { return dungeonFolds(model); }

private:
    const Game& m_game;
    DungeonForm m_form;
};

} // namespace

DungeonLanguagePtr makeClassicDungeons(const Game& game, DungeonForm form) {
    return std::make_shared<ClassicDungeons>(game, form);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/ScriptDungeons.h"

#include "core/base/Contract.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/dungeons/model/AddDungeon.h"
#include "core/dungeons/model/DungeonObjections.h"
#include "core/dungeons/model/NewErrors.h"
#include "core/dungeons/script/DungeonScriptEdit.h"
#include "core/dungeons/script/DungeonScriptFields.h"
#include "core/dungeons/script/DungeonScriptText.h"
#include "core/languages/script/complete/Text.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <format>
#include <mutex>

namespace levwright {
namespace {

using dungeonscript::DungeonScriptEdit;
using dungeonscript::Writing;
using S = DungeonStatementKind;

class ScriptDungeons final : public DungeonLanguage {
public:
    ScriptDungeons(const Game& game, const ScriptFacts& facts) : m_game(game), m_facts(facts) {}

    DungeonModelPtr read(TextSnapshot text) const override { return readWith(std::move(text), 1); }
    DungeonModelPtr readWith(TextSnapshot text, std::uint64_t seed) const override {
        return dungeonscript::readDungeonScript(
            m_game, m_facts, std::move(text),
            [&](std::string_view script) -> std::optional<scriptroll::DungeonRun> {
                // Made when the first script computes something.
                std::call_once(m_isReady,
                               [&] { m_runner = scriptroll::DungeonRunner::make(m_game.catalogPtr()); });
                return m_runner ? std::optional(m_runner->run(script, seed)) : std::nullopt;
            });
    }
    std::string_view beginning() const override { return "dungeon = {"; }
    std::optional<Refusal> objectionToCompiling() const override {
        return Refusal{say("The game reads dungeon scripts directly: there is nothing to compile.")};
    }

    std::vector<FieldView> fields(const DungeonModel& model, std::size_t statement) const override {
        return dungeonscript::scriptFieldsOf(m_game, m_facts, model, statement);
    }
    std::vector<FieldChoice> choices(const DungeonModel& model, std::size_t statement,
                                     const FieldKey& field) const override {
        return dungeonscript::scriptChoicesOf(m_facts, model, statement, field);
    }
    EditOutcome setField(const DungeonModel& model, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override;

    EditOutcome setBase(const DungeonModel& model, std::size_t statement, int base) const override {
        if (std::optional<Refusal> objection = objectionToBase(model.node(statement).kind, base))
            return std::unexpected(*std::move(objection));
        return tried(model, DungeonScriptEdit(model).setNumber(statement, "base", base));
    }
    EditOutcome setBranchTarget(const DungeonModel& model, std::size_t statement,
                                std::string_view dungeon) const override;
    EditOutcome addLevel(const DungeonModel& model, std::size_t dungeon,
                         const NewSpecialLevel& level) const override;
    EditOutcome addBranch(const DungeonModel& model, std::size_t dungeon,
                          const NewBranch& branch) const override;
    EditOutcome addDungeon(const DungeonModel& model, std::size_t parent,
                           const NewDungeon& dungeon) const override;
    EditOutcome remove(const DungeonModel& model, std::size_t statement) const override {
        if (model.node(statement).kind == S::Dungeon)
            return refuse(say("This is neither a level nor a branch."));
        return tried(model, DungeonScriptEdit(model).remove(statement));
    }

    Completions completions(const DungeonModel& model, Offset at) const override {
        return dungeonscript::completionsAt(m_facts, model, at);
    }
    std::optional<Explanation> explanation(const DungeonModel& model, Offset at) const override {
        return dungeonscript::explanationAt(m_facts, model, at);
    }
    std::optional<Signature> signature(const DungeonModel& model, Offset at) const override {
        return dungeonscript::signatureAt(m_facts, model, at);
    }
    NameTable names(const DungeonModel& model) const override {
        return dungeonscript::namesIn(m_facts, model);
    }
    std::string_view lineComment() const override { return "--"; }
    std::vector<Mark> marks(const DungeonModel& model) const override {
        return dungeonscript::marksOf(m_facts, model);
    }
    std::vector<Fold> folds(const DungeonModel& model) const override {
        return scriptFolds(dungeonscript::scriptOf(model).script, model.tree->text.bytes());
    }

private:
    using Entries = DungeonScriptEdit::Entries;

    EditOutcome tried(const DungeonModel& model, const EditOutcome& edit) const {
        if (!edit || edit->changesNothing(model.tree->text.bytes()))
            return edit ? TextEdit() : edit;
        const DungeonModelPtr after = read(TextSnapshot(edit->apply(model.tree->text.bytes())));
        if (std::optional<Refusal> refusal = newErrorOf(model, *after))
            return std::unexpected(*std::move(refusal));
        return edit;
    }
    EditOutcome setName(const DungeonModel& model, std::size_t statement, const std::string& name) const;
    EditOutcome setChain(const DungeonModel& model, std::size_t statement,
                         const std::optional<std::string>& level) const;
    EditOutcome setNumber(const DungeonModel& model, std::size_t statement, std::string_view key,
                          const std::string& source) const;
    static void addPlace(Entries& entries, const DungeonSpan& place);

    const Game& m_game;
    ScriptFacts m_facts;
    mutable std::once_flag m_isReady;
    mutable Result<scriptroll::DungeonRunner> m_runner = failure(say("No script has been run yet."));
};

EditOutcome ScriptDungeons::setField(const DungeonModel& model, std::size_t statement, const FieldKey& field,
                                     const std::optional<std::string>& source) const {
    const StatementKind kind = model.node(statement).kind;
    const dungeonscript::DungeonFieldRow* row = dungeonscript::fieldRow(kind, field);
    const script::KeyRow* key =
        row == nullptr ? nullptr : m_facts.functions.key(dungeonscript::tableKindOf(kind), row->key);
    if (key == nullptr)
        return refuse(say("This has no such field."));
    const DungeonScriptEdit edit(model);
    if (row->input == FieldInput::Flag) {
        const std::string flag(dungeonscript::flagOf(m_facts, kind, field.part));
        return flag.empty() ? refuse(say("There is no such flag."))
                            : tried(model, edit.setFlag(statement, flag, source.has_value()));
    }
    if (!source && key->isNeeded)
        return refuse(say("The {} cannot be left out.", row->key));
    if (row->key == "name")
        return definesBranch(kind) ? setBranchTarget(model, statement, *source)
                                   : setName(model, statement, *source);
    if (row->key == "chainlevel")
        return setChain(model, statement, source);
    if (row->input == FieldInput::Box && source)
        return setNumber(model, statement, row->key, *source);
    return tried(model, edit.setValue(statement, row->key, source, Writing::Text));
}

EditOutcome ScriptDungeons::setNumber(const DungeonModel& model, std::size_t statement, std::string_view key,
                                      const std::string& source) const {
    const std::optional<int> number = wholeNumber<int>(source);
    if (!number)
        return refuse(say("This must be a number."));
    if (key == "base")
        return setBase(model, statement, *number);
    const int lowest = key != "range" || model.node(statement).kind == S::Dungeon ? 0 : -1;
    if (key != "entry" && *number < lowest)
        return refuse(say("The {} must be at least {}.", key, lowest));
    return tried(model, DungeonScriptEdit(model).setNumber(statement, key, *number));
}

EditOutcome ScriptDungeons::setName(const DungeonModel& model, std::size_t statement,
                                    const std::string& name) const {
    if (name.empty())
        return refuse(say("A name has at least one character."));
    if (std::optional<Refusal> objection = objectionToName(model, statement, name))
        return std::unexpected(*std::move(objection));
    return tried(model, DungeonScriptEdit(model).rename(statement, name));
}

EditOutcome ScriptDungeons::setChain(const DungeonModel& model, std::size_t statement,
                                     const std::optional<std::string>& level) const {
    const DungeonScriptEdit edit(model);
    EditOutcome chain = edit.setValue(statement, "chainlevel", level, Writing::Text);
    const std::optional<WrittenPlace> place = model.writtenPlaceOf(statement);
    if (!chain || level || !place || place->base != 0)
        return tried(model, chain);
    // A base of 0 only counts from a level.
    const EditOutcome base = edit.setNumber(statement, "base", 1);
    if (!base)
        return base;
    std::vector<Replacement> all = chain->replacements();
    all.insert(all.end(), base->replacements().begin(), base->replacements().end());
    return tried(model, TextEdit(std::move(all)));
}

EditOutcome ScriptDungeons::setBranchTarget(const DungeonModel& model, std::size_t statement,
                                            std::string_view dungeon) const {
    if (std::optional<Refusal> objection = objectionToTargetOf(model, statement, dungeon))
        return std::unexpected(*std::move(objection));
    return tried(model,
                 DungeonScriptEdit(model).setValue(statement, "name", std::string(dungeon), Writing::Text));
}

void ScriptDungeons::addPlace(Entries& entries, const DungeonSpan& place) {
    entries.emplace_back("base", std::to_string(place.base));
    if (place.rand != 0)
        entries.emplace_back("range", std::to_string(place.rand));
}

EditOutcome ScriptDungeons::addLevel(const DungeonModel& model, std::size_t dungeon,
                                     const NewSpecialLevel& level) const {
    require(dungeon < model.dungeons.size(), "a dungeon of the script");
    if (std::optional<Refusal> objection = objectionToNewLevel(model, level.name))
        return std::unexpected(*std::move(objection));
    if (level.name.empty())
        return refuse(say("A name has at least one character."));
    if (!level.chain && level.place.base == 0)
        return refuse(std::string(said(noLevelZero)));
    const DungeonScriptEdit edit(model);
    const char quote = edit.quote(model.dungeons[dungeon].node);
    Entries entries{{"name", lua::quoted(level.name, quote)}};
    if (level.bones.size() == 1)
        entries.emplace_back("bonetag", lua::quoted(level.bones, quote));
    if (level.chain)
        entries.emplace_back("chainlevel", lua::quoted(*level.chain, quote));
    addPlace(entries, level.place);
    return tried(model, edit.addTable(model.dungeons[dungeon].node, "levels", entries));
}

EditOutcome ScriptDungeons::addBranch(const DungeonModel& model, std::size_t dungeon,
                                      const NewBranch& branch) const {
    require(dungeon < model.dungeons.size(), "a dungeon of the script");
    if (std::optional<Refusal> objection = objectionToTarget(model, dungeon, branch.target))
        return std::unexpected(*std::move(objection));
    if (!branch.chain && branch.place.base == 0)
        return refuse(std::string(said(noLevelZero)));
    const DungeonScriptEdit edit(model);
    const char quote = edit.quote(model.dungeons[dungeon].node);
    Entries entries{{"name", lua::quoted(branch.target, quote)}};
    if (branch.chain)
        entries.emplace_back("chainlevel", lua::quoted(*branch.chain, quote));
    addPlace(entries, branch.place);
    if (!branch.type.empty())
        entries.emplace_back("branchtype", lua::quoted(branch.type, quote));
    if (!branch.direction.empty())
        entries.emplace_back("direction", lua::quoted(branch.direction, quote));
    return tried(model, edit.addTable(model.dungeons[dungeon].node, "branches", entries));
}

EditOutcome ScriptDungeons::addDungeon(const DungeonModel& model, std::size_t parent,
                                       const NewDungeon& dungeon) const {
    require(parent < model.dungeons.size(), "a dungeon of the script");
    if (std::optional<Refusal> objection = objectionToNewDungeon(model, dungeon.name))
        return std::unexpected(*std::move(objection));
    const DungeonScriptEdit edit(model);
    Entries entries{{"name", lua::quoted(dungeon.name, edit.quote(model.dungeons[parent].node))}};
    addPlace(entries, dungeon.size);
    const EditOutcome table = edit.addDungeon(entries);
    return table ? withBranchTo(*this, model, parent, dungeon, *table) : table;
}

} // namespace

DungeonLanguagePtr makeScriptDungeons(const Game& game, const ScriptFacts& facts) {
    return std::make_shared<ScriptDungeons>(game, facts);
}

} // namespace levwright

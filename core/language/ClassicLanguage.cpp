// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/ClassicLanguage.h"

#include "core/base/Contract.h"
#include "core/compile/LevelCompiler.h"
#include "core/edit/AddThing.h"
#include "core/edit/FieldEdit.h"
#include "core/edit/MapEdit.h"
#include "core/edit/StatementEdit.h"
#include "core/model/Placement.h"

#include <utility>

namespace levwright {
namespace {

class ClassicLanguage : public LevelLanguage {
public:
    explicit ClassicLanguage(const Game& game) : m_game(game) {}

    FileTree parse(TextSnapshot text) const override { return parseFile(m_game.dialect(), std::move(text)); }

    FileTree reparse(const FileTree& old, const TextEdit& edit, TextSnapshot text) const override {
        return levwright::reparse(m_game.dialect(), old, edit, std::move(text));
    }

    LevelModelPtr lower(LevelTreePtr tree, std::string_view levelText, LongSize longSize) const override {
        return levwright::lower(m_game, std::move(tree), levelText, longSize);
    }

    PartView view(const LevelSource& level, std::size_t part) const override {
        const PartModel& model = partOf(level, part);
        return {mapOf(model), limitOf(model), placementsOf(m_game, level.level, model)};
    }

    std::string label(const LevelSource& level, std::size_t statement) const override {
        return labelOf(m_game, level.level, statement, level.text);
    }

    EditOutcome paint(const LevelSource& level, std::size_t part,
                      const std::vector<CellChange>& changes) const override {
        const PartModel& model = partOf(level, part);
        if (!model.map)
            return refuse("This part has no map to paint on.");
        return paintCells(level.text, *model.map, limitOf(model), changes);
    }

    EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const override {
        const Argument* where = whereOf(nodeOf(level, statement));
        if (where == nullptr)
            return refuse("This statement has no place.");
        return movePlace(*level.level.tree, level.text, *where, to);
    }

    EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override {
        return levwright::setField(*level.level.tree, level.text, nodeOf(level, statement), field, source);
    }

    std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& level,
                                                                  const AddPlace& place) const override {
        return levwright::thingsToAdd(m_game, level.level, level.text, place);
    }

    EditOutcome insert(const LevelSource& level, std::size_t section, std::string_view line) const override {
        return insertStatement(m_game.dialect(), *level.level.tree, level.text, section, line);
    }

    std::optional<Refusal> objectionTo(Ability /*ability*/) const override { return std::nullopt; }

    Result<CompiledLevel> compile(const LevelModel& level) const override { return compileLevel(level); }

private:
    static const PartModel& partOf(const LevelSource& level, std::size_t part) {
        require(part < level.level.parts.size(), "a part of the level");
        return level.level.parts[part];
    }

    static const StatementNode& nodeOf(const LevelSource& level, std::size_t statement) {
        require(statement < level.level.tree->statements.size(), "a statement of the level");
        return level.level.tree->statements[statement];
    }

    static const MapModel* mapOf(const PartModel& part) { return part.map ? &*part.map : nullptr; }

    Point limitOf(const PartModel& part) const {
        const Catalog& catalog = m_game.catalog();
        return part.map ? Point{catalog.limit("map-columns"), catalog.limit("map-rows")}
                        : Point{catalog.limit("nomap-last-column") + 1, catalog.limit("nomap-last-row")};
    }

    const Game& m_game;
};

} // namespace

std::unique_ptr<const LevelLanguage> makeClassicLanguage(const Game& game) {
    return std::make_unique<ClassicLanguage>(game);
}

} // namespace levwright

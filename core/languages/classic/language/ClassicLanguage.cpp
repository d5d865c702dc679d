// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/language/ClassicLanguage.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/checks/Silence.h"
#include "core/completion/StatementText.h"
#include "core/edit/FieldEdit.h"
#include "core/edit/LevelNames.h"
#include "core/edit/MapEdit.h"
#include "core/edit/RoomEdit.h"
#include "core/edit/StatementEdit.h"
#include "core/edit/TurnEdit.h"
#include "core/formats/FileForms.h"
#include "core/languages/classic/compile/LevelCompiler.h"
#include "core/languages/classic/decompile/Decompiler.h"
#include "core/languages/classic/edit/AddThing.h"
#include "core/languages/classic/edit/ArrangeStatements.h"
#include "core/languages/classic/edit/CorridorEdit.h"
#include "core/languages/classic/edit/Fields.h"
#include "core/languages/classic/edit/InsertStatement.h"
#include "core/languages/classic/edit/Palette.h"
#include "core/languages/classic/edit/PlaceThing.h"
#include "core/languages/classic/edit/RemoveRooms.h"
#include "core/languages/classic/edit/RoomEdit.h"
#include "core/languages/classic/lower/ClassicSections.h"
#include "core/languages/classic/lower/Placements.h"
#include "core/languages/classic/lower/Rooms.h"
#include "core/languages/classic/roll/Plan.h"
#include "core/languages/classic/syntax/FileParser.h"
#include "core/model/PartLimit.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright {
namespace {

class ClassicLanguage : public LevelLanguage {
public:
    explicit ClassicLanguage(const Game& game) : m_game(game), m_classic(game.catalog()) {}

    const ClassicGame& classic() const { return m_classic; }

    FileTree parse(TextSnapshot text, LexMode mode) const override {
        return parseFile(m_classic.dialect(), std::move(text), mode);
    }

    FileTree reparse(const FileTree& old, const TextEdit& edit, TextSnapshot text) const override {
        return levwright::reparse(m_classic.dialect(), old, edit, std::move(text));
    }

    LevelModelPtr lower(LevelTreePtr tree, std::string_view levelText, LongSize longSize,
                        Checks checks) const override {
        return levwright::lower(m_classic, std::move(tree), levelText, longSize, checks);
    }

    LevelModelPtr lowerChanged(LevelTreePtr tree, std::string_view levelText, LongSize longSize,
                               const LevelModel& before) const override {
        return levwright::lowerChanged(m_classic, std::move(tree), levelText, longSize, classicLevel(before));
    }

    PartView view(const LevelSource& level, std::size_t part) const override {
        PartView view = frameOf(level, part);
        view.placements = placementsOf(m_game, classicLevel(level.level), level.text, part);
        return view;
    }

    PartView viewOf(const LevelSource& level, std::size_t part,
                    const StatementSpan& statements) const override {
        PartView view = frameOf(level, part);
        view.placements = placementsOf(m_game, classicLevel(level.level), level.text, part, statements);
        return view;
    }

    std::vector<OutlineEntry> outline(const LevelSource& level) const override {
        return makeOutline(*this, level,
                           [&](std::size_t section) { return classicSectionWords(level, section); });
    }

    std::string label(const LevelSource& level, std::size_t statement) const override {
        return labelOf(m_game, classicLevel(level.level), statement, level.text);
    }

    EditOutcome paint(const LevelSource& level, std::size_t part,
                      const std::vector<CellChange>& changes) const override {
        const PartModel& model = partOf(level, part);
        if (!model.map)
            return refuse(say("This part has no map to paint on."));
        return paintCells(level.text, *model.map, limitOf(m_game.catalog(), model), changes);
    }

    EditOutcome setMap(const LevelSource& level, std::size_t part, const Grid<char>& cells) const override {
        const PartModel& model = partOf(level, part);
        if (!model.map)
            return refuse(say("This part has no map."));
        return replaceMap(*model.map, limitOf(m_game.catalog(), model), cells);
    }

    EditOutcome turn(const LevelSource& level, std::size_t statement, const CellTurn& turn,
                     const std::optional<Area>& within) const override {
        const std::optional<std::size_t> section = level.level.tree->sectionOf(statement);
        const auto part = std::ranges::find(level.level.parts, section, &PartModel::section);
        const bool hasMap = part != level.level.parts.end() && part->map;
        return turnStatement(*level.level.tree, level.text, nodeOf(level, statement), turn,
                             {.within = within, .map = hasMap ? &part->map->cells : nullptr});
    }

    Grid<char> turned(const Grid<char>& cells, const CellTurn& turn) const override {
        return turnCells(m_game.catalog(), cells, turn);
    }

    EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const override {
        const Argument* where = whereOf(nodeOf(level, statement));
        if (where == nullptr)
            return refuse(say("This statement has no place."));
        return movePlace(*level.level.tree, level.text, *where, to);
    }

    EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override {
        return levwright::setField(*level.level.tree, level.text, nodeOf(level, statement), field, source);
    }

    std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& level,
                                                                  const AddPlace& place) const override {
        return levwright::thingsToAdd(m_classic, classicLevel(level.level), level.text, place);
    }

    std::string closedDoor(Point cell) const override {
        return std::format("DOOR:closed,({},{})", cell.x, cell.y);
    }

    EditOutcome insert(const LevelSource& level, std::size_t section, std::string_view line) const override {
        return insertStatement(m_classic.dialect(), *level.level.tree, level.text, section, line);
    }

    RoomsView rooms(const LevelSource& level) const override {
        return roomsOf(m_game, classicLevel(level.level), level.text);
    }

    EditOutcome shapeRoom(const LevelSource& level, std::size_t statement,
                          const RoomShape& shape) const override {
        return levwright::shapeRoom(classicLevel(level.level), level.text, rooms(level), statement, shape);
    }

    EditOutcome moveDoor(const LevelSource& level, std::size_t statement,
                         const WallPlace& to) const override {
        return levwright::moveDoor(classicLevel(level.level), level.text, rooms(level), statement, to);
    }

    EditOutcome addRoom(const LevelSource& level, const NewRoom& room) const override {
        return levwright::addRoom(m_classic, classicLevel(level.level), level.text, rooms(level), room);
    }

    std::optional<Refusal> objectionToCorridors() const override { return std::nullopt; }
    std::optional<Refusal> objectionToCorridorAt(const RoomView& room, WallSide side) const override {
        return levwright::objectionToCorridorAt(room, side);
    }

    EditOutcome joinDoors(const LevelSource& level, std::size_t from, std::size_t to) const override {
        return levwright::joinDoors(m_classic, classicLevel(level.level), level.text, rooms(level),
                                    {from, to});
    }

    EditOutcome alignPart(const LevelSource& level, std::size_t part,
                          const PartAlignment& to) const override {
        const PartModel& model = partOf(level, part);
        const std::size_t opening = level.level.tree->sections[model.section].firstStatement;
        if (nodeOf(level, opening).kind != StatementKind::Geometry)
            return refuse(say("This part is the whole level, so it cannot be aligned."));
        const PartContents& contents = classicLevel(level.level).contents[part];
        return levwright::alignPart({contents.horizontalAlign, contents.verticalAlign}, to,
                                    [&](Field field, const std::string& word) {
                                        return setField(level, opening, {field, {}}, word);
                                    });
    }

    std::vector<PaletteThing> palette() const override { return paletteOf(m_game, m_classic); }
    std::vector<PaletteThing> namedThings() const override {
        return namedThingsOf(m_game.catalog(), classicSpelling);
    }

    std::optional<Refusal> objectionToPlacing(const LevelSource& level, std::optional<std::size_t> section,
                                              const PaletteThing& thing) const override {
        return objectionToThing(classicLevel(level.level), section, thing);
    }

    std::expected<PlacedThing, Refusal> place(const LevelSource& level, const PaletteThing& thing,
                                              const ThingSpot& spot) const override {
        return placeThing(m_classic, *this, level, thing, spot);
    }

    ArrangeOutcome arrange(const LevelSource& level, const std::vector<std::size_t>& statements,
                           const ArrangePlace& to, Arranging how) const override {
        return arrangeStatements(m_classic, *level.level.tree, level.text, statements, to, how);
    }

    TextEdit remove(const LevelSource& level, const std::vector<std::size_t>& statements) const override {
        return removeInLevel(classicLevel(level.level), level.text, statements);
    }

    EditOutcome silence(const LevelSource& level, DiagnosticCode code) const override {
        if (!level.level.hasHeader() || !canBeSilenced(code))
            return refuse(say("This problem cannot be silenced."));
        return silenced(*level.level.tree, level.text, code);
    }

    std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) const override {
        return fieldsOf(level, statement);
    }

    std::vector<FieldChoice> choices(const LevelSource& level, std::size_t statement,
                                     const FieldKey& field) const override {
        return choicesOf(level, statement, field, *this, m_game.catalog());
    }

    std::optional<Signature> signature(const LevelSource& level, Offset at) const override {
        return classicSignature(level, at);
    }
    NameTable names(const LevelSource& level) const override { return classicNames(level); }
    std::vector<Mark> marks(const LevelSource& level) const override {
        return levelMarks(level, thingOfArgument);
    }
    std::vector<Fold> folds(const LevelSource& level) const override { return levelFolds(level); }

    bool isMapCharacter(char c) const override { return m_classic.dialect().isMapCharacter(c); }

    std::vector<std::string> wordsFor(ArgumentSet accepts) const override {
        std::vector<std::string> words;
        for (const Word& word : m_classic.dialect().tables().words) {
            const ArgumentSet possible = argumentsOf(word.wordClass) & accepts;
            if (!possible.empty())
                addSpellings(words, word);
        }
        return words;
    }

    std::optional<Refusal> objectionTo(Ability /*ability*/) const override { return std::nullopt; }

    Result<std::string> compile(const LevelSource& level, const Target& target) const override {
        return compileLevel(classicLevel(level.level)).and_then([&](CompiledLevel&& compiled) {
            storeTerrain(compiled, m_game.catalog());
            return encode(std::move(compiled), target);
        });
    }

    Result<Decompiled> decompile(const CompiledFile& file, std::string_view levelName) const override {
        Result<CompiledLevel> level = levelIn(file, levelName);
        if (!level)
            return std::unexpected(level.error());
        Result<std::string> text = levwright::decompile(*level, m_game.catalog());
        if (!text)
            return std::unexpected(text.error());
        const Target& target = file.decoded.target;
        const Result<std::string> canonical = encode(*std::move(level), target);
        if (!canonical)
            return std::unexpected(canonical.error());
        if (std::optional<Error> error = objection(*text, target, *canonical))
            return std::unexpected(*std::move(error));
        return Decompiled{*std::move(text), target, warningsOf(file.bytes, file.decoded.size, *canonical)};
    }

    Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context,
                                   const std::stop_token& /*abandoned*/) const override {
        return roll::planDescribed(m_game.catalog(), classicLevel(level.level), context);
    }

    Result<roll::RollPlanPtr> planFile(const CompiledFile& file, std::string_view levelName,
                                       const roll::RollContext& context) const override {
        return levelIn(file, levelName).and_then([&](CompiledLevel&& level) {
            return roll::planRolls(std::move(level), m_game.catalog(), context);
        });
    }

private:
    // The view of a part without its placements.
    PartView frameOf(const LevelSource& level, std::size_t part) const {
        const PartModel& model = partOf(level, part);
        PartView frame{mapOf(model), limitOf(m_game.catalog(), model), {}};
        const PartContents& contents = classicLevel(level.level).contents[part];
        if (model.map)
            frame.alignment = {contents.horizontalAlign, contents.verticalAlign};
        return frame;
    }

    // Adds a register once for each index.
    void addSpellings(std::vector<std::string>& words, const Word& word) const {
        using enum ArgumentKind;
        const ArgumentSet possible = argumentsOf(word.wordClass);
        const bool isRegister = !(possible & (PlaceRegister | ObjectRegister | MonsterRegister |
                                              ArgumentSet(AlignRegister) | RegionRegister))
                                     .empty();
        const Catalog& catalog = m_game.catalog();
        const int count = catalog.limit(possible.has(AlignRegister) ? "alignment-registers" : "registers");
        for (int i = 0; i < (isRegister ? count : 1); ++i) {
            const std::string spelling = isRegister ? std::format("{}[{}]", word.spelling, i) : word.spelling;
            if (!std::ranges::contains(words, spelling))
                words.push_back(spelling);
        }
    }

    static Result<CompiledLevel> levelIn(const CompiledFile& file, std::string_view name) {
        const CompiledLevel* found = std::get_if<CompiledLevel>(&file.decoded.contents);
        if (found == nullptr)
            return failure(say("This is the file of a level in another language."));
        CompiledLevel level = *found;
        level.name = name;
        return level;
    }

    static Result<std::string> encode(CompiledLevel level, const Target& target) {
        const FileForm* form = formNamed(target.form);
        if (form == nullptr)
            return failure(say("Levels cannot be stored in the form “{}”.", target.form));
        return form->encode(std::move(level), target);
    }

    // What the game's compiler would object to; empty if it produces the bytes of the level again.
    std::optional<Error> objection(const std::string& text, const Target& target,
                                   const std::string& canonical) const {
        const FileTree file = parse(TextSnapshot(text), LexMode::Exact);
        const std::size_t level = file.levels.size() - 1;
        const LongSize longSize = target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
        const LevelModelPtr model =
            lower(file.levels[level].tree, file.textOf(level), longSize, Checks::OfCompiler);
        const auto error = std::ranges::find(model->diagnostics, Severity::Error, &Diagnostic::severity);
        if (error != model->diagnostics.end()) {
            const Range range = error->range.shifted(file.levels[level].start);
            return Error{
                say("No level description can express this, as its compiler would not accept it: {} ({})",
                    error->message(), file.text.slice(range))};
        }
        const Result<std::string> bytes = compile({*model, file.textOf(level)}, target);
        if (!bytes)
            return bytes.error();
        if (*bytes == canonical)
            return std::nullopt;
        const auto differing = std::ranges::mismatch(*bytes, canonical).in2 - canonical.begin();
        return Error{say("No level description can express what the file contains at byte {}.", differing)};
    }

    static std::vector<std::string> warningsOf(std::string_view bytes, std::size_t size,
                                               const std::string& canonical) {
        std::vector<std::string> warnings;
        if (size < bytes.size())
            warnings.push_back(
                say("The {} bytes after the level, from byte {}, are left out.", bytes.size() - size, size));
        if (canonical != bytes.substr(0, size))
            warnings.emplace_back(
                say("Bytes between the records are not 0; a compiled level will have 0 there."));
        return warnings;
    }

    static const PartModel& partOf(const LevelSource& level, std::size_t part) {
        require(part < level.level.parts.size(), "a part of the level");
        return level.level.parts[part];
    }

    static const StatementNode& nodeOf(const LevelSource& level, std::size_t statement) {
        require(statement < level.level.tree->statements.size(), "a statement of the level");
        return level.level.tree->statements[statement];
    }

    static const MapModel* mapOf(const PartModel& part) { return part.map ? &*part.map : nullptr; }

    const Game& m_game;
    ClassicGame m_classic;
};

} // namespace

const ClassicGame* classicGameOf(const Game& game) {
    const auto* language = dynamic_cast<const ClassicLanguage*>(&game.language());
    return language == nullptr ? nullptr : &language->classic();
}

std::unique_ptr<const LevelLanguage> makeClassicLanguage(const Game& game) {
    return std::make_unique<ClassicLanguage>(game);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/language/ProgramLanguage.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/checks/SharedChecks.h"
#include "core/checks/Silence.h"
#include "core/checks/UnknownCells.h"
#include "core/completion/StatementText.h"
#include "core/diag/UnknownThings.h"
#include "core/edit/MapEdit.h"
#include "core/edit/RemoveStatements.h"
#include "core/edit/RoomEdit.h"
#include "core/edit/StatementEdit.h"
#include "core/edit/TurnEdit.h"
#include "core/formats/FileForms.h"
#include "core/languages/program/compile/ProgramLevel.h"
#include "core/languages/program/decompile/Decompiler.h"
#include "core/languages/program/edit/ArrangeStatements.h"
#include "core/languages/program/edit/Fields.h"
#include "core/languages/program/edit/InsertStatement.h"
#include "core/languages/program/edit/Palette.h"
#include "core/languages/program/edit/PlaceThing.h"
#include "core/languages/program/edit/RoomEdit.h"
#include "core/languages/program/edit/Text.h"
#include "core/languages/program/language/Placements.h"
#include "core/languages/program/language/Rooms.h"
#include "core/languages/program/roll/Plan.h"
#include "core/languages/program/syntax/ArgumentWords.h"
#include "core/languages/program/syntax/GameForms.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/Parser.h"
#include "core/model/PartLimit.h"
#include "core/model/Vault.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright {
namespace {

// The tables with which maps are cut into rows.
DialectTables mapTables() {
    DialectTables tables;
    tables.digitsAreRulers = true;
    return tables;
}

// Why the level is not set into a sample level at that depth, as a sentence; empty if it may be.
std::optional<std::string> whyNoSampleLevel(const LevelSource& level, int depth) {
    const std::optional<Vault> vault = vaultOf(level);
    if (!vault)
        return say("Only vaults are set into a sample level: levels with the flag “rndvault”.");
    if (depth < vault->leastDepth)
        return say("“{}” needs a depth of {} or more; this level has {}.", vault->name, vault->leastDepth,
                   depth);
    return std::nullopt;
}

class ProgramLanguage : public LevelLanguage {
public:
    explicit ProgramLanguage(const Game& game)
        : m_game(game), m_words(game.catalog()), m_forms(m_words),
          m_grammar(program::makeGrammar(m_forms.all())), m_maps(mapTables(), m_grammar) {}

    ProgramSyntax syntax() const { return {&m_words, m_grammar}; }

    FileTree parse(TextSnapshot text, LexMode mode) const override {
        return program::parseFile(m_words, m_grammar, std::move(text), mode);
    }

    FileTree reparse(const FileTree& old, const TextEdit& /*edit*/, TextSnapshot text) const override {
        return program::reparse(m_words, m_grammar, old, std::move(text));
    }

    LevelModelPtr lower(LevelTreePtr tree, std::string_view levelText, LongSize /*longSize*/,
                        Checks checks) const override {
        // The maps of earlier levels are not known here, so an area is only checked against the whole level.
        const Catalog& catalog = m_game.catalog();
        program::MapRange range{catalog.limit("nomap-last-column"), catalog.limit("nomap-last-row")};
        std::shared_ptr<program::ProgramLevel> level =
            program::lower({catalog, std::move(tree), levelText}, range);
        addParts(*level, levelText);
        if (checks == Checks::All)
            runSharedChecks(checked(), levelText, *level);
        dropSilenced(*level->tree, levelText, commentMark, level->diagnostics);
        return level;
    }

    PartView view(const LevelSource& level, std::size_t part) const override {
        const PartModel& model = partOf(level, part);
        return {model.map ? &*model.map : nullptr, limitOf(m_game.catalog(), model),
                programPlacements(m_game.catalog(), level, model.section),
                programAlignment(level, model.section)};
    }

    std::vector<OutlineEntry> outline(const LevelSource& level) const override {
        if (level.level.isOfRooms())
            return makeOutline(*this, level,
                               [&](std::size_t section) { return programRoomWords(level, section); });
        return makeOutline(*this, level, [&](std::size_t section) {
            const std::optional<MapModel>& map = level.level.parts.at(section).map;
            return SectionWords{
                say("Part {}", section + 1),
                map ? std::format("{}×{}", map->cells.width(), map->cells.height()) : say("no map"), false};
        });
    }

    std::string label(const LevelSource& level, std::size_t statement) const override {
        return programLabel(m_game.catalog(), level, statement);
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
        if (const std::optional<Range> computed = computedAt(level, statement))
            return refuse(reasonOf(level, *computed));
        return turnStatement(*level.level.tree, level.text, nodeOf(level, statement), turn,
                             {.within = within});
    }

    Grid<char> turned(const Grid<char>& cells, const CellTurn& turn) const override {
        return turnCells(m_game.catalog(), cells, turn);
    }

    EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const override {
        if (nodeOf(level, statement).broken)
            return refuse(say("A broken statement has no place."));
        const Argument* where = writtenPlace(nodeOf(level, statement));
        if (const std::optional<Range> computed = computedAt(level, statement))
            return refuse(reasonOf(level, *computed));
        if (where == nullptr)
            return refuse(say("This statement has no place that is written."));
        return movePlace(*level.level.tree, level.text, *where, to);
    }

    EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override {
        return program::setField({m_game.catalog(), m_words}, level, statement, field, source);
    }

    std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) const override {
        return program::fields(level, statement);
    }

    std::vector<FieldChoice> choices(const LevelSource& level, std::size_t statement,
                                     const FieldKey& field) const override {
        return program::choices({m_game.catalog(), m_words}, level, statement, field);
    }

    std::optional<Signature> signature(const LevelSource& level, Offset at) const override {
        return program::signature(level, at);
    }
    NameTable names(const LevelSource& level) const override { return program::names(level); }
    std::vector<Mark> marks(const LevelSource& level) const override { return program::marks(level); }
    std::vector<Fold> folds(const LevelSource& level) const override { return levelFolds(level); }

    bool isMapCharacter(char c) const override { return m_game.catalog().terrainByCharacter(c) != nullptr; }

    std::vector<std::string> wordsFor(ArgumentSet accepts) const override {
        return program::wordsFor(m_words, accepts);
    }

    std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& level,
                                                                  const AddPlace& place) const override {
        return program::thingsToAdd(m_game.catalog(), *this, level, place);
    }

    std::string closedDoor(Point cell) const override {
        return std::format("DOOR:closed,({},{})", cell.x, cell.y);
    }

    EditOutcome insert(const LevelSource& level, std::size_t section, std::string_view line) const override {
        const std::string_view first = line.substr(0, line.find_first_of("\r\n"));
        Replacement inserted =
            program::insertInSection(*level.level.tree, level.text, section, first).replacements().front();
        const std::size_t at = inserted.text.find(first);
        const Range own{inserted.range.begin + at, inserted.range.begin + at + line.size()};
        inserted.text.replace(at, first.size(), line);
        TextEdit edit = TextEdit::insert(inserted.range.begin, std::move(inserted.text));
        const FileTree changed = parse(TextSnapshot(edit.apply(level.text)), LexMode::Tolerant);
        const LevelTree& after = *changed.levels.front().tree;
        const auto statement = std::ranges::find(after.statements, own, &StatementNode::range);
        const bool isOne = changed.levels.size() == 1 && statement != after.statements.end() &&
                           !statement->broken && (!after.firstError || level.level.tree->firstError);
        if (!isOne)
            return refuse(say("Only a single statement can go there, and not every kind can."));
        return edit;
    }

    RoomsView rooms(const LevelSource& level) const override { return programRooms(m_game.catalog(), level); }

    EditOutcome shapeRoom(const LevelSource& level, std::size_t statement,
                          const RoomShape& shape) const override {
        return program::shapeRoom(*this, level, statement, shape);
    }

    EditOutcome moveDoor(const LevelSource& level, std::size_t statement,
                         const WallPlace& to) const override {
        return program::moveDoor(*this, level, statement, to);
    }

    EditOutcome addRoom(const LevelSource& level, const NewRoom& room) const override {
        return program::addRoom(*this, level, room);
    }

    std::optional<Refusal> objectionToCorridors() const override {
        return Refusal{std::string(said(program::noCorridors))};
    }

    EditOutcome alignPart(const LevelSource& level, std::size_t part,
                          const PartAlignment& to) const override {
        const std::size_t section = partOf(level, part).section;
        const std::size_t opening = level.level.tree->sections[section].firstStatement;
        if (nodeOf(level, opening).kind != StatementKind::Geometry)
            return refuse(say("This part is the whole level, so it cannot be aligned."));
        const std::optional<PartAlignment> from = programAlignment(level, section);
        if (!from)
            return refuse(say("The place of this part is not written in words such as “left” and “top”."));
        return levwright::alignPart(*from, to, [&](Field field, const std::string& word) {
            return setField(level, opening, {field, {}}, word);
        });
    }

    std::vector<PaletteThing> palette() const override {
        return program::paletteOf(m_game.catalog(), *this, *m_grammar);
    }
    std::vector<PaletteThing> namedThings() const override {
        return program::namedThingsOf(m_game.catalog());
    }

    std::optional<Refusal> objectionToPlacing(const LevelSource& level, std::optional<std::size_t> section,
                                              const PaletteThing& thing) const override {
        return program::objectionToThing(level, section, thing);
    }

    std::expected<PlacedThing, Refusal> place(const LevelSource& level, const PaletteThing& thing,
                                              const ThingSpot& spot) const override {
        return program::placeThing(m_game.catalog(), *this, level, thing, spot);
    }

    ArrangeOutcome arrange(const LevelSource& level, const std::vector<std::size_t>& statements,
                           const ArrangePlace& to, Arranging how) const override {
        return program::arrangeStatements(*this, level, statements, to, how);
    }

    TextEdit remove(const LevelSource& level, const std::vector<std::size_t>& statements) const override {
        return removeStatements(*level.level.tree, level.text, statements);
    }

    EditOutcome silence(const LevelSource& level, DiagnosticCode code) const override {
        if (!level.level.hasHeader() || !canBeSilenced(code))
            return refuse(say("This problem cannot be silenced."));
        return silenced(*level.level.tree, level.text, code);
    }

    std::optional<Refusal> objectionTo(Ability ability) const override {
        switch (ability) {
        case Ability::Read:
        case Ability::Compile:
        case Ability::Decompile:
        case Ability::Roll:
            break;
        }
        return std::nullopt;
    }

    Result<std::string> compile(const LevelSource& level, const Target& target) const override {
        const auto& program = dynamic_cast<const program::ProgramLevel&>(level.level);
        if (!program.hasHeader())
            return failure(say("There is no level here."));
        if (hasErrors(program.diagnostics))
            return failure(whyNotWritten(program.diagnostics));
        const FileForm* form = formNamed(target.form);
        if (form == nullptr || target.form != m_game.catalog().levelForm())
            return failure(say("Levels cannot be stored in the form “{}”.", target.form));
        if (m_game.catalog().tables().isBuiltIn())
            return form->encode(program.program, target);
        program::MapRange range;
        const auto forGame = program::lower({.catalog = m_game.catalog(),
                                             .tree = program.tree,
                                             .text = level.text,
                                             .numbering = program::Numbering::OfGame},
                                            range);
        if (!forGame->notUnderstood.empty())
            return failure(program::whyNotCompiled(*forGame));
        return form->encode(forGame->program, target);
    }

    Result<Decompiled> decompile(const CompiledFile& file, std::string_view levelName) const override {
        const Result<LevelProgram> program = programIn(file, levelName);
        if (!program)
            return std::unexpected(program.error());
        Result<std::string> text = decompileProgram(*program, m_game.catalog());
        if (!text)
            return std::unexpected(text.error());
        if (std::optional<Error> error = objection(*text, *program))
            return std::unexpected(*std::move(error));
        std::vector<std::string> warnings;
        const std::size_t size = file.decoded.size;
        if (size < file.bytes.size())
            warnings.push_back(say("The {} bytes after the level, from byte {}, are left out.",
                                   file.bytes.size() - size, size));
        return Decompiled{*std::move(text), file.decoded.target, std::move(warnings)};
    }

    Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context,
                                   const std::stop_token& /*abandoned*/) const override {
        const auto& program = dynamic_cast<const program::ProgramLevel&>(level.level);
        if (!program.hasHeader())
            return failure(say("There is no level here."));
        if (hasOtherErrors(program.diagnostics))
            return failure(say("The level has errors."));
        if (context.sampleLevel) {
            if (std::optional<std::string> reason = whyNoSampleLevel(level, context.depth))
                return failure(*std::move(reason));
        }
        return roll::planProgram(program.program, m_game.catalog(), context,
                                 {program.origins.begin(), program.origins.end()});
    }

    bool makesSampleLevels() const override { return true; }

    Result<roll::RollPlanPtr> planFile(const CompiledFile& file, std::string_view levelName,
                                       const roll::RollContext& context) const override {
        if (!m_game.catalog().tables().isBuiltIn())
            return planOwnFile(file, levelName, context);
        return programIn(file, levelName).and_then([&](LevelProgram&& program) {
            return roll::planProgram(std::move(program), m_game.catalog(), context);
        });
    }

private:
    // Rolls know no numbers but those of NetHack 3.6.
    Result<roll::RollPlanPtr> planOwnFile(const CompiledFile& compiled, std::string_view levelName,
                                          const roll::RollContext& context) const {
        const Result<Decompiled> level = decompile(compiled, levelName);
        if (!level)
            return std::unexpected(level.error());
        const FileTree file = parse(TextSnapshot(level->text), LexMode::Exact);
        const LongSize longSize = level->target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
        const std::size_t last = file.levels.size() - 1;
        const LevelModelPtr model =
            lower(file.levels[last].tree, file.textOf(last), longSize, Checks::OfCompiler);
        return plan({*model, file.textOf(last)}, context, {});
    }

    static Result<LevelProgram> programIn(const CompiledFile& file, std::string_view name) {
        const auto* found = std::get_if<LevelProgram>(&file.decoded.contents);
        if (found == nullptr)
            return failure(say("This is the file of a level in another language."));
        LevelProgram program = *found;
        program.name = name;
        return program;
    }

    // What the game's compiler would object to; empty if it makes the same program from the text.
    std::optional<Error> objection(const std::string& text, const LevelProgram& program) const {
        const FileTree file = parse(TextSnapshot(text), LexMode::Exact);
        if (file.levels.empty())
            return Error{say("No level description can express this.")};
        const std::size_t last = file.levels.size() - 1;
        program::MapRange range;
        const auto level = program::lower({.catalog = m_game.catalog(),
                                           .tree = file.levels[last].tree,
                                           .text = file.textOf(last),
                                           .numbering = program::Numbering::OfGame},
                                          range);
        const auto error = std::ranges::find(level->diagnostics, Severity::Error, &Diagnostic::severity);
        if (error != level->diagnostics.end())
            return Error{
                say("No level description can express this, as its compiler would not accept it: {} ({})",
                    error->message(), file.text.slice(error->range.shifted(file.levels[last].start)))};
        if (level->program == program)
            return std::nullopt;
        const auto differing = std::ranges::mismatch(level->program.instructions, program.instructions).in2 -
                               program.instructions.begin();
        return Error{say("No level description can express what instruction {} does there.", differing)};
    }

    void addParts(LevelModel& level, std::string_view levelText) const {
        for (std::size_t i = 0; !level.isOfRooms() && i < level.tree->sections.size(); ++i) {
            PartModel& part = level.parts.emplace_back();
            part.section = i;
            if (!level.tree->sections[i].map)
                continue;
            part.mapNode = &*level.tree->sections[i].map;
            part.map = modelOfMap(m_maps, levelText, *part.mapNode);
            reportUnknownCells(m_game.catalog(), levelText, *part.mapNode, *part.map, level.diagnostics);
        }
    }

    static const PartModel& partOf(const LevelSource& level, std::size_t part) {
        require(part < level.level.parts.size(), "a part of the level");
        return level.level.parts[part];
    }

    static const StatementNode& nodeOf(const LevelSource& level, std::size_t statement) {
        require(statement < level.level.tree->statements.size(), "a statement of the level");
        return level.level.tree->statements[statement];
    }

    CheckedLanguage checked() const {
        static constexpr std::array digging{StatementKind::Mazewalk, program::terrain,
                                            program::replaceTerrain};
        static constexpr std::array ways{StatementKind::Stair, StatementKind::Ladder, StatementKind::Portal,
                                         StatementKind::Branch, StatementKind::TeleportRegion};
        return {.language = *this,
                .catalog = m_game.catalog(),
                .digging = digging,
                .ways = ways,
                .isInRock = [this](const LevelSource& level) { return isInRock(level); },
                .stairAnywhere = [](bool up) { return up ? "STAIR:random,up" : "STAIR:random,down"; }};
    }

    // Whether neither the level's header nor INIT_MAP may fill it with anything but rock.
    bool isInRock(const LevelSource& level) const {
        return std::ranges::all_of(level.level.tree->statements, [&](const StatementNode& statement) {
            const Argument* filling = statement.find(Field::FillingTerrain);
            const bool fills =
                statement.kind == StatementKind::Maze || statement.kind == StatementKind::InitMap;
            if (!fills)
                return true;
            if (filling == nullptr || filling->kind != ArgumentKind::Character)
                return false;
            const Terrain* terrain = m_game.catalog().terrainByCharacter(char(filling->number()));
            const bool isPlain =
                statement.kind == StatementKind::Maze || level.slice(statement.range).contains("solidfill");
            return isPlain && terrain != nullptr && terrain->isRock;
        });
    }

    const Game& m_game;
    program::Words m_words;
    program::GameForms m_forms;
    GrammarPtr m_grammar;
    Dialect m_maps;
};

} // namespace

std::unique_ptr<const LevelLanguage> makeProgramLanguage(const Game& game) {
    return std::make_unique<ProgramLanguage>(game);
}

std::optional<ProgramSyntax> programSyntaxOf(const Game& game) {
    const auto* language = dynamic_cast<const ProgramLanguage*>(&game.language());
    return language == nullptr ? std::nullopt : std::optional(language->syntax());
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/language/ScriptLanguage.h"

#include "core/base/Phrase.h"
#include "core/checks/SharedChecks.h"
#include "core/checks/Silence.h"
#include "core/diag/UnknownThings.h"
#include "core/edit/RoomEdit.h"
#include "core/edit/TurnEdit.h"
#include "core/languages/script/checks/Checks.h"
#include "core/languages/script/complete/ScriptHelp.h"
#include "core/languages/script/complete/Text.h"
#include "core/languages/script/edit/Fields.h"
#include "core/languages/script/edit/MapEdit.h"
#include "core/languages/script/edit/Palette.h"
#include "core/languages/script/edit/RoomEdit.h"
#include "core/languages/script/edit/ScriptEdit.h"
#include "core/languages/script/edit/ThemedEdit.h"
#include "core/languages/script/language/Placements.h"
#include "core/languages/script/language/ThemedPlan.h"
#include "core/languages/script/lua/LuaTree.h"
#include "core/languages/script/roll/Plan.h"
#include "core/languages/script/syntax/Kinds.h"
#include "core/languages/script/syntax/ScriptTypes.h"
#include "core/model/PartLimit.h"

#include <algorithm>
#include <array>
#include <format>
#include <functional>
#include <map>
#include <numeric>

namespace levwright {
namespace {

constexpr std::string_view noCompiler =
    phrase("The game reads such levels directly: there is nothing to compile.");

// A script does not contain the name of its level; the name of its file is the level's. Authors write it into
// the first line, too.
std::string nameIn(std::string_view text) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    const std::size_t ending = line.starts_with("--") ? line.find(".lua") : std::string_view::npos;
    if (ending == std::string_view::npos)
        return "level";
    const std::size_t begin = std::max<std::size_t>(line.find_last_of(" \t/", ending) + 1, 2);
    const std::string_view name = line.substr(begin, ending - begin);
    return name.empty() ? "level" : std::string(name);
}

class ScriptLanguage : public LevelLanguage {
public:
    ScriptLanguage(const Game& game, MakeDungeonScripts makeDungeons)
        : m_functions(game.catalog().tables()), m_names(game.catalogPtr()),
          m_library(game.catalog().tables()), m_grammar(script::makeGrammar()),
          m_dungeons(makeDungeons(game, facts())) {}

    FileTree parse(TextSnapshot text, LexMode /*mode*/) const override {
        if (const auto collection = script::themedCollectionOf(text)) {
            const script::ScriptText script{collection->script, text.bytes()};
            collection->names = script::ScriptTypes(m_library, script).namesForParts();
            collection->names.names.insert(
                {"themeroom_fill", "filler_region"}); // the game's own file has them
            checkScript(facts(), script.tree, script.text, collection->calls, collection->found);
            return script::parseThemedRooms(m_grammar, collection);
        }
        return script::parseScript(m_grammar, std::move(text));
    }

    FileTree reparse(const FileTree& /*old*/, const TextEdit& /*edit*/, TextSnapshot text) const override {
        return parse(std::move(text), LexMode::Tolerant);
    }

    LevelModelPtr lower(LevelTreePtr tree, std::string_view text, LongSize /*longSize*/,
                        Checks checks) const override {
        auto level = std::make_shared<LevelModel>();
        level->tree = std::move(tree);
        nameLevel(*level, text);
        addParts(*level, text);
        check(*level, text);
        if (checks == Checks::All)
            runSharedChecks(checked(), text, *level);
        dropSilenced(*level->tree, text, scriptCommentMark, level->diagnostics);
        return level;
    }

    PartView view(const LevelSource& level, std::size_t part) const override {
        const PartModel& model = level.level.parts.at(part);
        return {model.map ? &*model.map : nullptr, limitOf(m_names.catalog(), model),
                scriptPlacements(known(), level, model.section), alignmentOf(level, model)};
    }

    std::vector<OutlineEntry> outline(const LevelSource& level) const override {
        if (level.level.isOfRooms())
            return makeOutline(*this, level,
                               [&](std::size_t section) { return scriptRoomWords(known(), level, section); });
        return makeOutline(*this, level, [&](std::size_t section) { return partWords(level, section); });
    }

    std::string label(const LevelSource& level, std::size_t statement) const override {
        return statement == 0 && level.level.themed ? level.level.name
                                                    : scriptLabel(known(), level, statement);
    }

    EditOutcome paint(const LevelSource& level, std::size_t part,
                      const std::vector<CellChange>& changes) const override {
        const PartModel& model = level.level.parts.at(part);
        if (!model.map)
            return refuse(say("There is no map here that is written in the script."));
        return paintScriptMap(level.text, *model.map, limitOf(m_names.catalog(), model), changes);
    }

    EditOutcome setMap(const LevelSource& level, std::size_t part, const Grid<char>& cells) const override {
        const PartModel& model = level.level.parts.at(part);
        if (!model.map)
            return refuse(say("There is no map here that is written in the script."));
        return setScriptMap(level.text, *model.map, limitOf(m_names.catalog(), model), cells);
    }

    EditOutcome turn(const LevelSource& level, std::size_t statement, const CellTurn& turn,
                     const std::optional<Area>& within) const override {
        return turnScriptCall(known(), level, statement, turn, within);
    }

    Grid<char> turned(const Grid<char>& cells, const CellTurn& turn) const override {
        return turnCells(m_names.catalog(), cells, turn);
    }

    EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const override {
        return moveScriptCall(known(), level, statement, to);
    }

    EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override {
        return statement == 0 && level.level.themed
                   ? setThemedField(level, field, source)
                   : setScriptField(known(), level, statement, field, source);
    }

    std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) const override {
        return statement == 0 && level.level.themed ? themedFields(level)
                                                    : scriptFields(known(), level, statement);
    }

    std::vector<FieldChoice> choices(const LevelSource& level, std::size_t statement,
                                     const FieldKey& field) const override {
        return scriptChoices(known(), level, statement, field);
    }

    std::optional<Completions> completions(const LevelSource& level, Offset at) const override {
        return scriptCompletionsAt(facts(), script::scriptOf(*level.level.tree).script, level.text, at);
    }

    std::optional<Explanation> explanation(const LevelSource& level, Offset at) const override {
        return scriptExplanationAt(facts(), script::scriptOf(*level.level.tree).script, level.text, at);
    }

    std::optional<Signature> signature(const LevelSource& level, Offset at) const override {
        return scriptSignatureAt(facts(), script::scriptOf(*level.level.tree).script, level.text, at);
    }

    NameTable names(const LevelSource& level) const override {
        const script::ScriptTree& tree = script::scriptOf(*level.level.tree);
        NameTable names = scriptNames(facts(), tree.script, level.text);
        addPortals(facts(), {tree.script, level.text}, tree.calls, names);
        return names;
    }

    std::optional<NameTable> sharedNames(const LevelSource& level) const override {
        const script::ThemedCollectionPtr& file = script::scriptOf(*level.level.tree).collection;
        if (!file)
            return std::nullopt;
        NameTable names = scriptNames(facts(), file->script, file->text.bytes());
        for (NamedThing& thing : names) {
            if (script::isKnownToGame(thing.name))
                thing.objection = say("The game knows “{}” by this name.", thing.name);
        }
        return names;
    }

    std::string_view lineComment() const override { return "--"; }
    std::vector<Mark> marks(const LevelSource& level) const override {
        const script::ScriptTree& tree = script::scriptOf(*level.level.tree);
        return scriptMarks(facts(), tree.script, level.text, tree.calls);
    }

    std::vector<Fold> folds(const LevelSource& level) const override {
        return scriptFolds(script::scriptOf(*level.level.tree).script, level.text);
    }

    const DungeonLanguage* dungeonScripts() const override { return m_dungeons.get(); }

    bool isMapCharacter(char c) const override { return m_names.catalog().terrainByCharacter(c) != nullptr; }

    std::vector<std::string> wordsFor(ArgumentSet /*accepts*/) const override { return {}; }

    std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& level,
                                                                  const AddPlace& place) const override {
        return scriptThingsToAdd(*this, m_names.catalog(), level, place);
    }

    std::string closedDoor(Point cell) const override {
        return std::format("des.door(\"closed\", {}, {})", cell.x, cell.y);
    }

    EditOutcome insert(const LevelSource& level, std::size_t section, std::string_view line) const override {
        TextEdit edit = insertInScript(level, section, line);
        const FileTree after = parse(TextSnapshot(edit.apply(level.text)), LexMode::Exact);
        const LevelTree& tree = *after.levels.front().tree;
        if (tree.statements.size() <= level.level.statementCount() ||
            script::scriptOf(tree).script.errors.size() >
                script::scriptOf(*level.level.tree).script.errors.size())
            return refuse(say("Only a call can go there, and not one of every function."));
        return edit;
    }

    RoomsView rooms(const LevelSource& level) const override { return scriptRooms(known(), level); }

    EditOutcome shapeRoom(const LevelSource& level, std::size_t statement,
                          const RoomShape& shape) const override {
        return shapeScriptRoom(*this, known(), level, statement, shape);
    }

    EditOutcome moveDoor(const LevelSource& level, std::size_t statement,
                         const WallPlace& to) const override {
        return moveScriptDoor(*this, known(), level, statement, to);
    }

    EditOutcome addRoom(const LevelSource& level, const NewRoom& room) const override {
        return addScriptRoom(*this, level, room);
    }

    std::optional<Refusal> objectionToCorridors() const override {
        return Refusal{std::string(said(noScriptCorridors))};
    }

    EditOutcome alignPart(const LevelSource& level, std::size_t part,
                          const PartAlignment& to) const override {
        const PartModel& model = level.level.parts.at(part);
        const auto from = alignmentOf(level, model);
        if (!from)
            return refuse(say("The place of this map is not written in words such as “left” and “top”."));
        const std::size_t opening = level.level.tree->sections[model.section].firstStatement;
        if (!ScriptStatement(known(), level, opening).values().isTable())
            return alignedMap(level, opening, *from, to);
        return levwright::alignPart(*from, to, [&](Field field, const std::string& word) -> EditOutcome {
            const std::string_view key = field == Field::HorizontalAlign ? "halign" : "valign";
            const std::span<const script::KeyRow> keys = m_functions.keysOf("des.map");
            const auto row = std::ranges::find(keys, key, &script::KeyRow::key);
            return setField(level, opening, {Field::Attribute, {}, std::uint8_t(row - keys.begin())}, word);
        });
    }

    std::vector<PaletteThing> palette() const override {
        std::vector<PaletteThing> things = scriptPalette(*m_grammar);
        addLooks(things);
        return things;
    }

    std::vector<PaletteThing> namedThings() const override { return scriptNamedThings(m_names.catalog()); }

    std::optional<Refusal> objectionToPlacing(const LevelSource& level, std::optional<std::size_t> section,
                                              const PaletteThing& thing) const override {
        return objectionToScriptThing(level, section, thing);
    }

    std::expected<PlacedThing, Refusal> place(const LevelSource& level, const PaletteThing& thing,
                                              const ThingSpot& spot) const override {
        return placeScriptThing(*this, m_names.catalog(), level, thing, spot);
    }

    ArrangeOutcome arrange(const LevelSource& level, const std::vector<std::size_t>& statements,
                           const ArrangePlace& to, Arranging how) const override {
        return arrangeScriptCalls(known(), level, statements, to, how);
    }

    TextEdit remove(const LevelSource& level, const std::vector<std::size_t>& statements) const override {
        return removeScriptCalls(level, statements);
    }

    std::string themedEntry(ThemedForm form, std::string_view name) const override {
        return newThemedEntry(form, name);
    }

    EditOutcome addThemed(const FileTree& file, ThemedList list, std::string_view entry) const override {
        return withThemedEntry(file, list, std::string(entry));
    }

    std::optional<Range> themedRange(const LevelSource& level) const override {
        const script::ScriptTree& tree = script::scriptOf(*level.level.tree);
        if (!tree.place)
            return std::nullopt;
        const Range range = tree.collection->places[*tree.place].range;
        return Range{range.begin - tree.start, range.end - tree.start};
    }

    EditOutcome silence(const LevelSource& level, DiagnosticCode code) const override {
        if (!canBeSilenced(code))
            return refuse(say("This problem cannot be silenced."));
        return silencedInScript(level.text, code);
    }

    std::optional<Refusal> objectionTo(Ability ability) const override {
        switch (ability) {
        case Ability::Compile:
        case Ability::Decompile:
            return Refusal{std::string(said(noCompiler))};
        case Ability::Read:
        case Ability::Roll:
            break;
        }
        return std::nullopt;
    }

    Result<std::string> compile(const LevelSource& /*level*/, const Target& /*target*/) const override {
        return failure(std::string(said(noCompiler)));
    }

    Result<Decompiled> decompile(const CompiledFile& /*file*/,
                                 std::string_view /*levelName*/) const override {
        return failure(std::string(said(noCompiler)));
    }

    Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context,
                                   const std::stop_token& abandoned) const override {
        if (hasOtherErrors(level.level.diagnostics))
            return failure(say("The level has errors."));
        const script::ScriptTree& tree = script::scriptOf(*level.level.tree);
        scriptroll::ScriptSetting facts;
        std::string_view text = level.text;
        if (tree.place) {
            const Result<scriptroll::ThemedWish> wish = themedWish(tree, context);
            if (!wish)
                return std::unexpected(wish.error());
            facts.themed = *wish;
            text = tree.collection->text.bytes();
        }
        facts.statements.resize(tree.calls.size());
        std::iota(facts.statements.begin(), facts.statements.end(), 1U);
        facts.partCalls.reserve(level.level.parts.size());
        for (const PartModel& part : level.level.parts)
            facts.partCalls.push_back(std::int32_t(tree.sections[part.section].firstStatement) - 1);
        facts.hasUnknown =
            hasErrors(level.level.diagnostics) || (tree.collection && hasErrors(tree.collection->found));
        const bool hasFile = !tree.place && !context.variant.empty();
        return scriptroll::planScript(m_names.catalogPtr(), text,
                                      hasFile ? context.variant : level.level.name, context, facts,
                                      abandoned);
    }

    bool runsScripts() const override { return true; }

    Result<roll::RollPlanPtr> planFile(const CompiledFile& /*file*/, std::string_view /*levelName*/,
                                       const roll::RollContext& /*context*/) const override {
        return failure(std::string(said(noCompiler)));
    }

private:
    ScriptFacts facts() const { return {m_functions, m_names, m_library}; }
    ScriptKnowledge known() const { return {m_functions, m_names}; }

    void addParts(LevelModel& level, std::string_view text) const {
        if (level.tree->kind == LevelSyntax::Rooms)
            return;
        const script::ScriptTree& tree = script::scriptOf(*level.tree);
        for (std::size_t i = 0; i < tree.sections.size(); ++i) {
            PartModel& part = level.parts.emplace_back(PartModel{.section = i, .map = {}});
            const std::size_t opener = tree.sections[i].firstStatement;
            if (opener == 0)
                continue;
            const script::ScriptText script{tree.script, text};
            part.map = modelOfScriptMap(script, script::CallValues(m_functions, script, tree.callOf(opener)));
        }
    }

    void nameLevel(LevelModel& level, std::string_view text) const {
        const script::ScriptTree& tree = script::scriptOf(*level.tree);
        if (tree.place) {
            level.themed = tree.collection->places[*tree.place].entry;
            level.name = level.themed->name;
        } else if (tree.hasHeader) {
            level.name = nameIn(text);
        }
    }

    void check(LevelModel& level, std::string_view text) const {
        const script::ScriptTree& tree = script::scriptOf(*level.tree);
        if (!tree.collection && !lua::isEntry(tree.script))
            return checkScript(facts(), tree.script, text, tree.calls, level.diagnostics);
        if (tree.collection)
            level.diagnostics = tree.collection->foundIn({tree.start, tree.start + level.tree->size});
        if (tree.hasHeader)
            checkEntry(level, text);
    }

    // The syntax of a themed room is that of its file; everything else is checked with what the room itself
    // says.
    void checkEntry(LevelModel& level, std::string_view text) const {
        static const script::OuterNames unknown{.names = {}, .isOpen = true};
        const auto isSyntax = [](const Diagnostic& one) { return one.code == DiagnosticCode::LuaSyntax; };
        const script::ScriptTree& tree = script::scriptOf(*level.tree);
        ScriptFacts known = facts();
        known.outer = tree.collection ? &tree.collection->names : &unknown;
        Diagnostics found;
        checkScript(known, tree.script, text, tree.calls, found);
        std::erase_if(found, isSyntax);
        std::erase_if(level.diagnostics, std::not_fn(isSyntax));
        if (!tree.collection)
            level.diagnostics.push_back({DiagnosticCode::LuaSyntax,
                                         tree.script.range(lua::entryOf(tree.script)),
                                         std::nullopt,
                                         {say("a themed room cannot stand alone")},
                                         {}});
        level.diagnostics.insert(level.diagnostics.end(), found.begin(), found.end());
        std::ranges::stable_sort(level.diagnostics, {},
                                 [](const Diagnostic& one) { return one.range.begin; });
    }

    // The single text argument becomes a table.
    EditOutcome alignedMap(const LevelSource& level, std::size_t opening, const PartAlignment& from,
                           const PartAlignment& to) const {
        if (from == to)
            return TextEdit();
        const ScriptStatement call(known(), level, opening);
        const script::CallValue* map = call.values().find("map");
        const bool isKnown = to.horizontal >= 1 && to.horizontal <= int(acrossWords.size()) &&
                             to.vertical >= 1 && to.vertical <= int(downWords.size()) && to.vertical % 2 == 1;
        if (map == nullptr || !isKnown)
            return refuse(say("This map cannot go there."));
        const Range value = call.script().tree.range(map->value);
        const bool hasParentheses = call.script().tree.range(call.call().arguments) != value;
        const std::string words = std::format(
            "{{ halign = \"{}\", valign = \"{}\", map = ", acrossWords[std::size_t(to.horizontal - 1)],
            downWords[std::size_t(to.vertical - 1)]);
        return TextEdit({{{value.begin, value.begin}, hasParentheses ? words : "(" + words},
                         {{value.end, value.end}, hasParentheses ? " }" : " })"}});
    }

    static constexpr std::array<std::string_view, 5> acrossWords{"left", "half-left", "center", "half-right",
                                                                 "right"};
    static constexpr std::array<std::string_view, 5> downWords{"top", "", "center", "", "bottom"};

    std::optional<PartAlignment> alignmentOf(const LevelSource& level, const PartModel& part) const {
        const std::size_t opening = level.level.tree->sections[part.section].firstStatement;
        if (opening == 0)
            return std::nullopt;
        const ScriptStatement call(known(), level, opening);
        if (!call.values().isTable())
            return PartAlignment{};
        const auto column = call.values().text("halign");
        const auto row = call.values().text("valign");
        const auto horizontal = column ? std::ranges::find(acrossWords, *column) : acrossWords.end();
        const auto vertical = row ? std::ranges::find(downWords, *row) : downWords.end();
        if (horizontal == acrossWords.end() || vertical == downWords.end() ||
            call.call().certainty == lua::Certainty::Computed)
            return std::nullopt;
        return PartAlignment{int(horizontal - acrossWords.begin()) + 1,
                             int(vertical - downWords.begin()) + 1};
    }

    SectionWords partWords(const LevelSource& level, std::size_t section) const {
        const std::optional<MapModel>& map = level.level.parts.at(section).map;
        const bool isWhole = level.level.tree->sections[section].firstStatement == 0;
        const bool hasWhole = level.level.tree->sections.front().firstStatement == 0;
        return SectionWords{isWhole ? say("Level") : say("Map {}", section + (hasWhole ? 0 : 1)),
                            map       ? std::format("{}×{}", map->cells.width(), map->cells.height())
                            : isWhole ? ""
                                      : say("computed"),
                            false};
    }

    // To get their looks, this puts them into a level.
    void addLooks(std::vector<PaletteThing>& things) const {
        std::string text;
        std::map<Offset, PaletteThing*> placed; // by the place where their call begins
        for (PaletteThing& thing : things) {
            if (thing.placedBy == PlacedBy::Nothing)
                continue;
            placed[Offset(text.size())] = &thing;
            text += scriptSampleOf(thing) + '\n';
        }
        const FileTree file = parse(TextSnapshot(text), LexMode::Exact);
        const LevelModelPtr level =
            lower(file.levels.front().tree, text, LongSize::Bits64, Checks::OfCompiler);
        for (const Placement& shown : view({*level, text}, 0).placements) {
            const auto thing = placed.find(level->tree->statements[shown.statement].range.begin);
            if (thing == placed.end())
                continue;
            thing->second->glyph = shown.glyph;
            thing->second->color = shown.color;
            thing->second->kindChoice = shown.kindChoice;
            thing->second->areaUse = shown.areaUse;
            thing->second->isDark = shown.isDark;
        }
    }

    CheckedLanguage checked() const {
        static constexpr std::array digging{StatementKind::Mazewalk, script::terrain, script::replaceTerrain};
        static constexpr std::array ways{StatementKind::Stair, StatementKind::Ladder, script::levelRegion,
                                         StatementKind::TeleportRegion};
        return {.language = *this,
                .catalog = m_names.catalog(),
                .digging = digging,
                .ways = ways,
                .isInRock = [this](const LevelSource& level) { return isInRock(level); },
                .stairAnywhere = [](bool up) { return up ? "des.stair(\"up\")" : "des.stair(\"down\")"; }};
    }

    // Whether each call of des.level_init fills the level with rock.
    bool isInRock(const LevelSource& level) const {
        const std::vector<StatementNode>& all = level.level.tree->statements;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind != StatementKind::InitMap)
                continue;
            const ScriptStatement call(known(), level, i);
            const std::optional<std::string> filling = call.values().text("fg");
            const Terrain* terrain = filling && filling->size() == 1
                                         ? m_names.catalog().terrainByCharacter(filling->front())
                                         : nullptr;
            if (call.values().text("style") != "solidfill" || terrain == nullptr || !terrain->isRock)
                return false;
        }
        return true;
    }

    script::Functions m_functions;
    script::Names m_names;
    script::Library m_library;
    GrammarPtr m_grammar;
    std::shared_ptr<const DungeonLanguage> m_dungeons;
};

} // namespace

std::unique_ptr<const LevelLanguage> makeScriptLanguage(const Game& game, MakeDungeonScripts makeDungeons) {
    return std::make_unique<ScriptLanguage>(game, makeDungeons);
}

} // namespace levwright

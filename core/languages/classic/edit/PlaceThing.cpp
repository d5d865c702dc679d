// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/PlaceThing.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/edit/FormGaps.h"
#include "core/edit/PaletteThings.h"
#include "core/edit/StatementEdit.h"
#include "core/edit/ThingPlaces.h"
#include "core/languages/classic/edit/AddThing.h"
#include "core/languages/classic/edit/ClassicErrors.h"
#include "core/languages/classic/edit/RoomEdit.h"
#include "core/languages/classic/syntax/LevelCutter.h"
#include "core/model/Containment.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright {
namespace {

using Kind = StatementKind;

bool isIn(const LevelTree& tree, std::size_t first, std::size_t end, Kind kind) {
    const auto begin = tree.statements.begin();
    return std::ranges::contains(begin + std::ptrdiff_t(first), begin + std::ptrdiff_t(end), kind,
                                 &StatementNode::kind);
}

// Whether the level, part or room already has a statement of a kind that is added there only once.
bool isThereOnce(const LevelTree& tree, std::optional<std::size_t> section, const StatementRule& rule) {
    switch (rule.addedOnce) {
    case AddedOnce::No:
        return false;
    case AddedOnce::InLevel:
        return isIn(tree, 0, tree.statements.size(), rule.kind);
    case AddedOnce::InSection:
        if (rule.section == Section::Registers && tree.kind == LevelSyntax::Rooms)
            return isIn(tree, 0, tree.endOfHeader, rule.kind);
        return section && isIn(tree, tree.sections[*section].firstStatement,
                               tree.sections[*section].endStatement, rule.kind);
    }
    return false;
}

bool isInSection(const LevelTree& tree, const StatementRule& rule) {
    const bool isList = rule.section == Section::Registers;
    return rule.section == Section::Body || (isList && tree.kind == LevelSyntax::Maze) ||
           rule.kind == Kind::Subroom;
}

// The number of rooms that corridors count.
std::size_t roomCount(const LevelTree& tree) {
    return std::size_t(std::ranges::count_if(tree.sections, [&](const SectionNode& section) {
        return tree.statements[section.firstStatement].kind == Kind::Room;
    }));
}

std::optional<Refusal> objectionToCorridor(const LevelTree& tree, Kind kind) {
    const bool isOne = kind == Kind::Corridor;
    if (isOne && roomCount(tree) < 2)
        return Refusal{say("A corridor needs two rooms.")};
    const auto has = [&](Kind other) { return isIn(tree, 0, tree.statements.size(), other); };
    if (isOne && has(Kind::RandomCorridors))
        return Refusal{say("Random corridors already join these rooms: remove them first.")};
    if (kind == Kind::RandomCorridors && has(Kind::Corridor))
        return Refusal{say("There are corridors already: random corridors cannot be combined with others.")};
    return std::nullopt;
}

const RoomModel* roomOf(const ClassicLevel& level, std::size_t section) {
    const auto room = std::ranges::find(level.rooms, section, &RoomModel::section);
    return room == level.rooms.end() ? nullptr : &*room;
}

// The section of the room itself, or for a subroom that of the room around it.
std::size_t parentSection(const ClassicLevel& level, std::size_t section) {
    const RoomModel* room = roomOf(level, section);
    const bool isInner =
        level.tree->statements[level.tree->sections[section].firstStatement].kind == Kind::Subroom;
    if (room == nullptr || !isInner)
        return section;
    const auto parent = std::ranges::find_if(
        level.rooms, [&](const RoomModel& each) { return each.room.name == room->room.parent; });
    return parent == level.rooms.end() ? section : parent->section;
}

// Places one thing into a level.
class Placing {
public:
    Placing(const ClassicGame& game, const LevelLanguage& language, const PaletteThing& thing,
            const ThingSpot& spot)
        : m_game(game), m_language(language), m_thing(thing), m_spot(spot) {}

    std::expected<PlacedThing, Refusal> into(const LevelSource& source) const {
        const ClassicLevel& level = classicLevel(source.level);
        if (std::optional<Refusal> objection = objectionToThing(level, sectionIn(*level.tree), m_thing))
            return std::unexpected(*std::move(objection));
        const EditOutcome before = preparation(source);
        if (!before)
            return std::unexpected(before.error());
        auto placed = before->empty() ? added(level, source.text) : addedBehind(*before, source.text);
        if (!placed)
            return placed;
        if (std::optional<Refusal> objection = objectionTo(*placed, source.text))
            return std::unexpected(*std::move(objection));
        return placed;
    }

private:
    std::optional<std::size_t> sectionIn(const LevelTree& tree) const {
        const std::size_t section = m_spot.place.section;
        return section < tree.sections.size() ? std::optional(section) : std::nullopt;
    }

    const MapModel* mapIn(const ClassicLevel& level) const {
        const auto part = std::ranges::find(level.parts, m_spot.place.section, &PartModel::section);
        return part != level.parts.end() && part->map ? &*part->map : nullptr;
    }

    // The edit that must come first: it draws the terrain of a door, or names the room that will contain
    // another one.
    EditOutcome preparation(const LevelSource& source) const {
        const ClassicLevel& level = classicLevel(source.level);
        const Point cell = m_spot.place.cell;
        const MapModel* map = mapIn(level);
        if (m_thing.terrain != 0 && map != nullptr && map->cells.atOr(cell, '\0') != m_thing.terrain) {
            const auto part = std::ranges::find(level.parts, m_spot.place.section, &PartModel::section);
            return m_language.paint(source, std::size_t(part - level.parts.begin()),
                                    {{cell, m_thing.terrain}});
        }
        if (m_thing.kind != Kind::Subroom)
            return TextEdit();
        const std::size_t parent = parentSection(level, m_spot.place.section);
        const RoomModel* room = roomOf(level, parent);
        if (room == nullptr || !room->room.name.empty())
            return TextEdit();
        return insertLines(*level.tree, source.text, parent, std::format("NAME:\"{}\"", freeRoomName(level)));
    }

    std::expected<PlacedThing, Refusal> addedBehind(const TextEdit& before, std::string_view text) const {
        const std::string between = before.apply(text);
        const LevelPlace level = LevelCutter(m_game.dialect(), between, LexMode::Tolerant).cut();
        auto placed =
            added(*lower(m_game, level.tree, between, LongSize::Bits64, Checks::OfCompiler), between);
        if (placed)
            placed->edit = before.then(placed->edit);
        return placed;
    }

    std::expected<PlacedThing, Refusal> added(const ClassicLevel& level, std::string_view text) const {
        const auto lines = linesFor(level);
        if (!lines)
            return std::unexpected(lines.error());
        if (std::optional<PlacedThing> joined = joinedToList(*level.tree))
            return *std::move(joined);
        const std::optional<std::size_t> container = containerBelow(*level.tree);
        TextEdit edit = container ? insertedInto(*level.tree, text, *container, *lines)
                                  : insertLines(*level.tree, text, sectionFor(level), *lines);
        const Replacement& inserted = edit.replacements().front();
        const std::string_view own = std::string_view(*lines).substr(0, lines->find('\n'));
        const Offset begin = inserted.range.begin + inserted.text.find(own);
        return PlacedThing{std::move(edit), {begin, begin + own.size()}};
    }

    // An object that is put onto a container goes into the container.
    std::optional<std::size_t> containerBelow(const LevelTree& tree) const {
        const bool goesIn = m_thing.kind == Kind::Object && m_thing.placedBy == PlacedBy::Cell &&
                            !m_language.wordsFor(ArgumentKind::Contained).empty();
        const std::optional<std::size_t> section = sectionIn(tree);
        return goesIn && section ? containerAt(tree, *section, m_spot.place.cell) : std::nullopt;
    }

    static TextEdit insertedInto(const LevelTree& tree, std::string_view text, std::size_t container,
                                 std::string_view lines) {
        const std::vector<std::size_t> contents = statementsIn(tree, container);
        const std::size_t last = contents.empty() ? container : contents.back();
        return insertLineBehind(text, tree.statements[last].range.end, lines);
    }

    // A place is appended to the list that the part already has.
    std::optional<PlacedThing> joinedToList(const LevelTree& tree) const {
        if (m_thing.kind != Kind::RandomPlaces)
            return std::nullopt;
        const SectionNode& section = tree.sections[m_spot.place.section];
        for (std::size_t i = section.firstStatement; i < section.endStatement; ++i) {
            const StatementNode& node = tree.statements[i];
            if (node.kind != Kind::RandomPlaces)
                continue;
            const std::string place = placeText();
            EditOutcome edit = appendArgument(node, place);
            if (edit)
                return PlacedThing{*std::move(edit), {node.range.begin, node.range.end + place.size() + 1}};
        }
        return std::nullopt;
    }

    std::optional<std::size_t> sectionFor(const ClassicLevel& level) const {
        const LevelTree& tree = *level.tree;
        const StatementRule& rule = tree.grammar->ruleFor(m_thing.kind);
        if (m_thing.kind == Kind::Subroom)
            return parentSection(level, m_spot.place.section);
        if (isInSection(tree, rule))
            return m_spot.place.section;
        const bool isInHeader = rule.section == Section::Registers || rule.section < Section::PartStart;
        return isInHeader || tree.sections.empty() ? std::nullopt : std::optional(tree.sections.size() - 1);
    }

    std::string placeText() const { return writtenPlace(m_spot.place.cell); }

    std::expected<std::string, Refusal> linesFor(const ClassicLevel& level) const {
        const Point cell = m_spot.place.cell;
        const RoomModel* room = roomOf(level, m_spot.place.section);
        if (m_thing.placedBy == PlacedBy::Cell && room != nullptr)
            return linesInRoom(level, *room);
        if (m_thing.placedBy != PlacedBy::Nothing && (cell.x < 0 || cell.y < 0))
            return refuse(say("({},{}) lies outside this part.", cell.x, cell.y));
        return filled(level);
    }

    std::expected<std::string, Refusal> linesInRoom(const ClassicLevel& level, const RoomModel& room) const {
        const auto door = roomDoorAt(room.room, m_spot.place);
        if (!door)
            return std::unexpected(door.error());
        const bool isDoor = m_thing.kind == Kind::Door;
        if (isDoor && *door) {
            std::string line = (*door)->statement;
            if (m_thing.name == secretDoorName)
                fillGap(line, "false", "true");
            return line;
        }
        if (isDoor)
            return refuse(say("A door goes into the wall of a room."));
        if (*door)
            return refuse(say("This is the wall of the room: only a door goes there."));
        return filled(level);
    }

    // How many lists of the kind of the thing the section has.
    std::size_t listsIn(const LevelTree& tree) const {
        const std::optional<std::size_t> number = sectionIn(tree);
        if (!number)
            return 0;
        const SectionNode& section = tree.sections[*number];
        const auto begin = tree.statements.begin();
        return std::size_t(std::count_if(
            begin + std::ptrdiff_t(section.firstStatement), begin + std::ptrdiff_t(section.endStatement),
            [&](const StatementNode& node) { return node.kind == m_thing.kind; }));
    }

    std::string filled(const ClassicLevel& level) const {
        std::string form = m_thing.form;
        const MapModel* map = mapIn(level);
        const Point cell = m_spot.place.cell;
        fillDirections(form, m_game.catalog(), map, cell);
        fillGap(form, nameGap, freeRoomName(level));
        if (m_thing.kind == Kind::Subroom) {
            const RoomModel* parent = roomOf(level, parentSection(level, m_spot.place.section));
            fillGap(form, parentGap, parent == nullptr ? "" : parent->room.name);
        }
        const std::size_t rooms = roomCount(*level.tree);
        fillGap(form, roomGap, std::to_string(rooms - 1));
        if (form.contains(numberGap))
            fillGap(form, numberGap, std::to_string(listsIn(*level.tree)));
        fillGap(form, previousGap, std::to_string(rooms - 2));
        const Area area = m_spot.drawn ? m_spot.drawn->ordered() : roomAround(m_game.catalog(), map, cell);
        fillGap(form, placeGap,
                m_thing.placedBy == PlacedBy::Area ? writtenPlace(area)
                : containerBelow(*level.tree)      ? m_language.wordsFor(ArgumentKind::Contained).front()
                                                   : placeText());
        return form;
    }

    // Why the level cannot have the thing there.
    std::optional<Refusal> objectionTo(const PlacedThing& placed, std::string_view text) const {
        if (std::optional<Refusal> objection = trialOf(m_game, text).objectionTo(placed.edit))
            return objection;
        const std::string after = placed.edit.apply(text);
        const LevelPlace level = LevelCutter(m_game.dialect(), after, LexMode::Tolerant).cut();
        const auto own = std::ranges::find(level.tree->statements, placed.statement.begin,
                                           [](const StatementNode& node) { return node.range.begin; });
        const bool isThere = own != level.tree->statements.end() && own->kind == m_thing.kind && !own->broken;
        return isThere
                   ? std::nullopt
                   : std::optional(Refusal{say("Correct the text before it first: it has a syntax error.")});
    }

    const ClassicGame& m_game;
    const LevelLanguage& m_language;
    const PaletteThing& m_thing;
    const ThingSpot& m_spot;
};

} // namespace

std::optional<Refusal> objectionToThing(const ClassicLevel& level, std::optional<std::size_t> section,
                                        const PaletteThing& thing) {
    const LevelTree& tree = *level.tree;
    if (!tree.hasHeader)
        return Refusal{say("There is no level yet: a level begins with MAZE or LEVEL.")};
    const StatementRule& rule = tree.grammar->ruleFor(thing.kind);
    const bool isMaze = tree.kind == LevelSyntax::Maze;
    if (!(isMaze ? rule.inMaze : rule.inRooms))
        return Refusal{isMaze ? say("Only room levels have {}.", rule.word)
                              : say("Only maze levels have {}.", rule.word)};
    if (!isMaze && rule.inMaze && thing.placedBy == PlacedBy::Area)
        return Refusal{say("Only maze levels have areas.")};
    if (!section && isInSection(tree, rule))
        return Refusal{isMaze ? say("This level has no part yet.") : say("This level has no room yet.")};
    if (std::optional<Refusal> objection = objectionToCorridor(tree, thing.kind))
        return objection;
    if (const RoomModel* room = section ? roomOf(level, *section) : nullptr;
        room != nullptr && thing.kind == Kind::Chance && room->room.type == 0)
        return Refusal{say("Only rooms of a type can have a chance; this one is ordinary.")};
    if (isThereOnce(tree, section, rule))
        return Refusal{say("There is already a {}.", rule.word)};
    const bool needsMap = isMaze && (thing.kind == Kind::Door || thing.kind == Kind::Drawbridge);
    if (needsMap && !tree.sections[*section].map)
        return Refusal{say("This part has no map.")};
    return std::nullopt;
}

std::expected<PlacedThing, Refusal> placeThing(const ClassicGame& game, const LevelLanguage& language,
                                               const LevelSource& level, const PaletteThing& thing,
                                               const ThingSpot& spot) {
    return Placing(game, language, thing, spot).into(level);
}

} // namespace levwright

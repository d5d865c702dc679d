// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/PlaceThing.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/edit/ContainerEdit.h"
#include "core/edit/FormGaps.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/PaletteThings.h"
#include "core/edit/ThingPlaces.h"
#include "core/languages/program/edit/InsertStatement.h"
#include "core/languages/program/edit/RoomEdit.h"
#include "core/languages/program/edit/Sections.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::program {
namespace {

using Kind = StatementKind;

bool has(const LevelTree& tree, Kind kind) {
    return std::ranges::contains(tree.statements, kind, &StatementNode::kind);
}

bool isThereOnce(Kind kind) {
    return std::ranges::contains(
        std::array{Kind::Flags, Kind::InitMap, Kind::RandomCorridors, program::mineralize}, kind);
}

bool isInSection(const PaletteThing& thing) {
    return thing.kind == Kind::Subroom || (thing.placedBy != PlacedBy::Nothing && !thing.isOfRooms);
}

std::size_t outerRooms(const LevelTree& tree) {
    return std::size_t(std::ranges::count(tree.statements, Kind::Room, &StatementNode::kind));
}

// The room itself, or the room that it lies in.
std::size_t outerRoom(const LevelTree& tree, std::size_t section) {
    return tree.outerOf(section).value_or(section);
}

std::optional<Refusal> objectionToSection(const LevelTree& tree, std::optional<std::size_t> section,
                                          const PaletteThing& thing) {
    if (!section)
        return isInSection(thing) ? std::optional(Refusal{tree.kind == LevelSyntax::Rooms
                                                              ? say("This level has no room yet.")
                                                              : say("This level has no part yet.")})
                                  : std::nullopt;
    if (thing.kind == program::roomDoor && openerOf(tree, *section) == Kind::Room)
        return Refusal{say(
            "The game makes such doors only in rooms in rooms; corridors bring the doors of outer rooms.")};
    const bool needsMap = thing.kind == Kind::Door || thing.kind == Kind::Drawbridge;
    if (needsMap && !tree.sections[*section].map)
        return Refusal{say("This part has no map.")};
    return std::nullopt;
}

// Places one thing into a level.
class Placing {
public:
    Placing(const Catalog& catalog, const LevelLanguage& language, const PaletteThing& thing,
            const ThingSpot& spot)
        : m_catalog(catalog), m_language(language), m_thing(thing), m_spot(spot) {}

    std::expected<PlacedThing, Refusal> into(const LevelSource& level) const {
        const std::size_t section = m_spot.place.section;
        const bool hasSection = section < level.level.sectionCount();
        if (std::optional<Refusal> objection =
                objectionToThing(level, hasSection ? std::optional(section) : std::nullopt, m_thing))
            return std::unexpected(*std::move(objection));
        return linesFor(level)
            .and_then([&](const std::string& lines) { return withTerrain(level, lines); })
            .and_then([&](const PlacedThing& placed) { return tried(level.text, placed); });
    }

private:
    // A door needs its terrain on the map.
    std::expected<PlacedThing, Refusal> withTerrain(const LevelSource& level,
                                                    const std::string& lines) const {
        const LevelTree& tree = *level.level.tree;
        const std::size_t section = m_spot.place.section;
        TextEdit edit = m_thing.kind == Kind::Subroom
                            ? insertSubroom(tree, level.text, outerRoom(tree, section), lines)
                        : isInSection(m_thing) ? insertInSection(tree, level.text, section, lines)
                                               : insertInLevel(tree, level.text, m_thing.kind, lines);
        const Replacement& inserted = edit.replacements().front();
        const Offset begin = inserted.range.begin + inserted.text.find_first_not_of(" \t\r\n");
        const MapModel* map = isInSection(m_thing) ? mapOfSection(level.level, section) : nullptr;
        const Point cell = m_spot.place.cell;
        if (m_thing.terrain == 0 || map == nullptr || map->cells.atOr(cell, '\0') == m_thing.terrain)
            return PlacedThing{std::move(edit), {begin, begin}};
        const auto part = std::ranges::find(level.level.parts, section, &PartModel::section);
        const EditOutcome painted =
            m_language.paint(level, std::size_t(part - level.level.parts.begin()), {{cell, m_thing.terrain}});
        if (!painted)
            return std::unexpected(painted.error());
        std::vector<Replacement> both = painted->replacements();
        both.push_back(inserted); // a map stands before the contents of its part
        const Offset longer = painted->map(begin, Bias::After);
        return PlacedThing{TextEdit(std::move(both)), {longer, longer}};
    }

    // Refused if it would be a new error. The range becomes that of the placed statement alone.
    std::expected<PlacedThing, Refusal> tried(std::string_view text, PlacedThing placed) const {
        if (std::optional<Refusal> objection = EditTrial(m_language, text).objectionTo(placed.edit))
            return std::unexpected(*std::move(objection));
        const FileTree file = m_language.parse(TextSnapshot(placed.edit.apply(text)));
        const std::vector<StatementNode>& all = file.levels.front().tree->statements;
        const auto own = std::ranges::find(all, placed.statement.begin,
                                           [](const StatementNode& node) { return node.range.begin; });
        if (own == all.end() || own->kind != m_thing.kind || own->broken)
            return refuse(say("Correct the text before it first: it has a syntax error."));
        placed.statement = own->range;
        return placed;
    }

    std::expected<std::string, Refusal> linesFor(const LevelSource& level) const {
        const LevelTree& tree = *level.level.tree;
        const Point cell = m_spot.place.cell;
        if (!isInSection(m_thing) || m_thing.kind == Kind::Subroom)
            return filled(level, {});
        if (isRoom(tree, m_spot.place.section))
            return linesInRoom(level);
        if (cell.x < 0 || cell.y < 0)
            return refuse(say("({},{}) lies outside this part.", cell.x, cell.y));
        return filled(level, {});
    }

    std::expected<std::string, Refusal> linesInRoom(const LevelSource& level) const {
        const auto wall = wallPlaceAt(statedFloor(*level.level.tree, m_spot.place.section), m_spot.place);
        if (!wall)
            return std::unexpected(wall.error());
        const bool isDoor = m_thing.kind == program::roomDoor;
        if (isDoor && !*wall)
            return refuse(say("A door goes into the wall of a room."));
        if (!isDoor && *wall)
            return refuse(say("This is the wall of the room: only a door goes there."));
        return filled(level, *wall);
    }

    std::string filled(const LevelSource& level, const std::optional<WallPlace>& wall) const {
        std::string form = m_thing.form;
        const Point cell = m_spot.place.cell;
        const MapModel* map = mapOfSection(level.level, m_spot.place.section);
        fillDirections(form, m_catalog, map, cell);
        if (wall)
            fillGap(form, sideGap, writtenPlace(*wall));
        const Area area = m_spot.drawn ? m_spot.drawn->ordered() : roomAround(m_catalog, map, cell);
        fillGap(form, placeGap, m_thing.placedBy == PlacedBy::Area ? writtenPlace(area) : writtenPlace(cell));
        return form;
    }

    const Catalog& m_catalog;
    const LevelLanguage& m_language;
    const PaletteThing& m_thing;
    const ThingSpot& m_spot;
};

// An object that lies on a container now goes into the container.
std::expected<PlacedThing, Refusal> intoContainer(const LevelLanguage& language, const LevelSource& level,
                                                  const PlacedThing& placed) {
    const FileTree file = language.parse(TextSnapshot(placed.edit.apply(level.text)));
    const LevelModelPtr model =
        language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64, Checks::OfCompiler);
    const LevelSource after{*model, file.textOf(0)};
    const std::vector<StatementNode>& all = model->tree->statements;
    const auto own =
        std::size_t(std::ranges::find(all, placed.statement, &StatementNode::range) - all.begin());
    const std::optional<std::size_t> container = containerBelow(after, own);
    if (!container)
        return placed;
    const ArrangeOutcome inside =
        language.arrange(after, {own}, {*container, ArrangePlace::Where::Into}, Arranging::Move);
    if (!inside)
        return std::unexpected(inside.error());
    return PlacedThing{TextEdit::composed(std::array{placed.edit, inside->edit}), inside->statements.front()};
}

} // namespace

std::optional<Refusal> objectionToThing(const LevelSource& level, std::optional<std::size_t> section,
                                        const PaletteThing& thing) {
    const LevelTree& tree = *level.level.tree;
    if (!tree.hasHeader)
        return Refusal{say("There is no level yet: a level begins with MAZE or LEVEL.")};
    const StatementRule& rule = tree.grammar->ruleFor(thing.kind);
    if (hasParts(tree) && !rule.inMaze)
        return Refusal{say("Only room levels have {}.", rule.word)};
    if (hasRooms(tree) && !rule.inRooms)
        return Refusal{say("Only maze levels have {}.", rule.word)};
    if (hasRooms(tree) && rule.inMaze && thing.placedBy == PlacedBy::Area)
        return Refusal{say("Only maze levels have areas.")};
    if (isThereOnce(thing.kind) && has(tree, thing.kind))
        return Refusal{say("There is already a {}.", rule.word)};
    if (thing.kind == Kind::RandomCorridors && outerRooms(tree) == 0)
        return Refusal{say("This level has no room yet.")};
    if (thing.kind == Kind::Corridor)
        return Refusal{std::string(said(noCorridors))};
    return objectionToSection(tree, section, thing);
}

std::expected<PlacedThing, Refusal> placeThing(const Catalog& catalog, const LevelLanguage& language,
                                               const LevelSource& level, const PaletteThing& thing,
                                               const ThingSpot& spot) {
    return Placing(catalog, language, thing, spot).into(level).and_then([&](const PlacedThing& placed) {
        return intoContainer(language, level, placed);
    });
}

std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const Catalog& catalog,
                                                              const LevelLanguage& language,
                                                              const LevelSource& level,
                                                              const AddPlace& place) {
    const LevelTree& tree = *level.level.tree;
    require(place.section < tree.sections.size(), "a section of the level");
    std::vector<AddableThing> things;
    std::optional<Refusal> first;
    for (const AddedForm& form : tree.grammar->forms()) {
        if (!form.inMapMenu)
            continue;
        const PaletteThing thing = thingOf(form, tree.grammar->ruleFor(form.kind), catalog);
        PaletteThing bare = thing;
        bare.terrain = 0; // menus add only the statement
        const auto placed = Placing(catalog, language, bare, {place, {}}).into(level);
        if (placed) {
            const std::string after = placed->edit.apply(level.text);
            things.push_back(
                {form.name, form.kind, after.substr(placed->statement.begin, placed->statement.size())});
        } else if (!first) {
            first = placed.error();
        }
    }
    if (things.empty() && first)
        return std::unexpected(*first);
    return things;
}

} // namespace levwright::program

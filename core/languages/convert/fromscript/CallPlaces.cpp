// SPDX-License-Identifier: GPL-3.0-or-later
// Calls that change the cells of a level.
#include "core/base/Phrase.h"
#include "core/languages/convert/fromscript/CallWriter.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::fromscript {

CallText CallWriter::door() {
    if (!m_values.saysPlace())
        return roomDoor();
    return {{std::format("DOOR:{},{}", word("state", "random"), statedPlace())}};
}

// A secret door is closed.
CallText CallWriter::roomDoor() {
    if (m_around != Surrounding::Room)
        object(whole(), say("A door in a wall belongs in a room."));
    const std::string state = word("state", "random");
    const bool isSecret = state == "secret";
    const std::string wall = word("wall", "all");
    const std::int64_t position = number("pos", -1);
    return {
        {std::format("ROOMDOOR:{},{},{},{}", isSecret, isSecret ? "closed" : state,
                     wall == "all" ? "random" : wall, position < 0 ? "random" : std::to_string(position))}};
}

// Everything except the four directions means west.
CallText CallWriter::drawbridge() {
    std::string direction = word("dir", "random");
    if (direction == "random") {
        note(rangeOf("dir"), say("The game treats a random drawbridge direction as west."));
        direction = "west";
    }
    return {{std::format("DRAWBRIDGE:{},{},{}", statedPlace(), direction, word("state", "random"))}};
}

CallText CallWriter::mazewalk() {
    std::string direction = word("dir", "random");
    if (direction == "random") {
        note(rangeOf("dir"), say("A maze cannot start in a random direction; it now starts in the east."));
        direction = "east";
    }
    std::string words = std::format("MAZEWALK:{},{}", statedPlace(), direction);
    const std::string dug = says("typ") ? drawnTerrain("typ") : "'.'";
    const bool isStocked = flagOr("stocked", true);
    // If no terrain is given, mazes are dug as floor, or as corridors if the level's flag says so.
    const bool needsTerrain = dug != "'.'" || m_level.hasCorridorMaze;
    if (!isStocked || needsTerrain)
        words += isStocked ? ",true" : ",false";
    if (needsTerrain)
        words += "," + dug;
    return {{std::move(words)}};
}

// ---- terrain

// A terrain that no description can draw is replaced by a similar one.
std::string CallWriter::drawnTerrain(std::string_view key) {
    if (const auto known = values().terrain(node(key)))
        return *known;
    const std::string drawn = values().text(node(key)).value_or("");
    if (drawn == "Z") {
        note(rangeOf(key), say("There are no walls of lava; it is lava now."));
        return "'L'";
    }
    object(rangeOf(key),
           drawn == "w" ? say("“w” stands for several kinds of terrain.") : say("The terrain is computed."));
    return "' '";
}

CallText CallWriter::terrain() {
    std::string drawn = drawnTerrain("typ");
    if (says("lit")) {
        if (drawn.starts_with('$'))
            noteComputed("lit");
        else
            drawn = std::format("({},{})", drawn, lightWord("lit", "random"));
    }
    if (!says("selection"))
        return {{std::format("TERRAIN:{},{}", statedPlace(), drawn)}};
    if (const auto cells = values().selection(node("selection")))
        return {{std::format("TERRAIN:{},{}", cells->text, drawn)}};
    const auto cell = values().place(node("selection")); // a place from a list, which the game treats
                                                         // differently
    if (!cell)
        object(rangeOf("selection"), say("No description can express these cells."));
    return {{std::format("TERRAIN:{},{}", cell.value_or(""), drawn)}};
}

std::string CallWriter::areaWords(const Area& area) {
    return std::format("({},{},{},{})", area.x1, area.y1, area.x2, area.y2);
}

std::optional<Area> CallWriter::areaOf(std::string_view key) {
    std::vector<std::int64_t> numbers;
    if (says(key)) {
        numbers = values().numbersIn(node(key)).value_or(numbers);
    } else {
        for (const std::string_view corner : {"x1", "y1", "x2", "y2"}) {
            const script::CallValue* value = m_values.find(corner);
            const auto known = value == nullptr ? std::nullopt : values().number(value->value);
            if (known)
                numbers.push_back(*known);
        }
    }
    if (numbers.size() != 4)
        return std::nullopt;
    return Area{int(numbers[0]), int(numbers[1]), int(numbers[2]), int(numbers[3])};
}

CallText CallWriter::replaceTerrain() {
    if (says("mapfragment"))
        object(rangeOf("mapfragment"), say("A description cannot search for a part of a map."));
    const std::string from = drawnTerrain("fromterrain");
    std::string to = drawnTerrain("toterrain");
    if (says("lit") && !to.starts_with('$'))
        to = std::format("({},{})", to, lightWord("lit", "random"));
    const std::int64_t chance = number("chance", 100);
    const bool saysArea = says("region") || m_values.find("x1") != nullptr;
    if (saysArea) {
        const auto area = areaOf("region");
        if (!area || area->x1 < 0 || area->y1 < 0 || area->x1 > area->x2 || area->y1 > area->y2)
            object(rangeOf("region"), say("No description can express this area."));
        return {{std::format("REPLACE_TERRAIN:{},{},{},{}%", areaWords(area.value_or(Area{})), from, to,
                             std::max<std::int64_t>(chance, 0))}};
    }
    std::string cells(allCells);
    if (says("selection")) {
        const auto selected = values().selection(node("selection"));
        if (!selected)
            object(rangeOf("selection"), say("No description can express these cells."));
        cells = selected ? selected->text : cells;
    }
    cells = std::format("filter({},{})", from, cells);
    if (chance < 100)
        cells = std::format("filter({}%,{})", std::max<std::int64_t>(chance, 0), cells);
    return {{std::format("TERRAIN:{},{}", cells, to)}};
}

// ---- areas

// The whole level, in coordinates of the map. Places left of the map or above it cannot be expressed.
std::string CallWriter::wholeLevel() {
    if (m_level.state.hasMap)
        note(whole(), say("This now applies to the map only, not to the whole level."));
    return areaWords({0, 0, m_level.state.size.x - 1, m_level.state.size.y - 1});
}

CallText CallWriter::marked(std::string_view statement) {
    if (!says("selection"))
        return {{std::format("{}:{}", statement, wholeLevel())}};
    const auto areas = values().areas(node("selection"));
    if (!areas)
        object(rangeOf("selection"), say("This is only possible for rectangles."));
    CallText text;
    for (const Area& area : areas.value_or(std::vector<Area>()))
        text.lines.push_back(std::format("{}:{}", statement, areaWords(area)));
    return text;
}

CallText CallWriter::nonDiggable() {
    return marked("NON_DIGGABLE");
}

CallText CallWriter::nonPasswall() {
    return marked("NON_PASSWALL");
}

CallText CallWriter::wallProperty() {
    const auto area = areaOf("region");
    if (!area || area->x1 < 0 || area->y1 < 0 || area->x1 > area->x2 || area->y1 > area->y2)
        object(rangeOf("region"), say("No description can express this area."));
    const bool isPassable = word("property", "nondiggable") != "nonpasswall";
    return {{std::format("{}:{}", isPassable ? "NON_DIGGABLE" : "NON_PASSWALL",
                         areaWords(area.value_or(Area{})))}};
}

CallText CallWriter::region() {
    // A region in a room would end the room.
    if (m_around == Surrounding::Room)
        object(whole(), say("Rooms cannot contain regions."));
    return says("selection") ? lightSelection() : madeRegion();
}

CallText CallWriter::lightSelection() {
    const auto areas = values().areas(node("selection"));
    if (!areas)
        object(rangeOf("selection"), say("Only rectangles can be lit or darkened."));
    CallText text;
    for (const Area& area : areas.value_or(std::vector<Area>()))
        text.lines.push_back(std::format("REGION:{},{},\"ordinary\"", areaWords(area), word("light", "lit")));
    return text;
}

// Even an ordinary region without filling is a room. The contents of a region that only lights are executed
// outside of it.
CallText CallWriter::madeRegion() {
    const auto area = areaOf("region");
    if (!area || area->x1 < 0 || area->y1 < 0 || area->x1 > area->x2 || area->y1 > area->y2)
        object(rangeOf("region"), say("No description can express this area."));
    const std::string type = roomType();
    const bool isIrregular = flagOr("irregular", false);
    const bool isRoom = type != "\"ordinary\"" || isIrregular || flagOr("arrival_room", false);
    std::string words =
        std::format("REGION:{},{},{}", areaWords(area.value_or(Area{})), lightWord("lit", "random"), type);
    if (isRoom) {
        words += number("filled", 0) == 1 ? ",filled" : ",unfilled";
        words += isIrregular ? ",irregular" : "";
        words += flagOr("joined", true) ? "" : ",unjoined";
    }
    if (!says("contents"))
        return {{std::move(words)}};
    CallText text{{std::move(words)}, Contents::Block};
    text.inside = Surrounding::Room;
    if (!isRoom) {
        note(rangeOf("contents"),
             say("The game ignores the contents of a region that only changes the light."));
        text.contents = Contents::None;
    } else if (values().script().at(node("contents")).kind == lua::NodeKind::Function) {
        text.function = node("contents");
    }
    return text;
}

// ---- where somebody arrives

// Areas outside of the map can only be written in coordinates of the level.
std::string CallWriter::levelArea(std::string_view key, std::string_view isLevelKey) {
    // Something has to be excluded: this is a corner where nobody ever arrives.
    constexpr std::string_view nothing = "levregion(1,0,1,0)";
    if (!says(key))
        return std::string(nothing);
    auto area = areaOf(key);
    if (area && key == "exclude" && area->x1 < 0)
        return std::string(nothing);
    bool isOfLevel = flagOr(isLevelKey, false);
    const bool isInMap = m_level.state.hasMap && area && area->x1 >= 0 && area->y1 >= 0 &&
                         std::max(area->x1, area->x2) < m_level.state.size.x &&
                         std::max(area->y1, area->y2) < m_level.state.size.y;
    if (area && !isOfLevel && !isInMap && m_level.state.origin) {
        const Point by = *m_level.state.origin;
        area = Area{area->x1 + by.x, area->y1 + by.y, area->x2 + by.x, area->y2 + by.y};
        isOfLevel = true;
    }
    if (area && isOfLevel)
        area = cutToLevel(*area);
    if (!area || (!isOfLevel && !isInMap))
        object(rangeOf(key), say("No description can express this area."));
    return (isOfLevel ? "levregion" : "") + areaWords(area.value_or(Area{}));
}

// Cuts the area as the game does; an area that begins in column 0 is the whole level.
std::optional<Area> CallWriter::cutToLevel(const Area& area) const {
    const Catalog& game = m_level.names.to();
    const Area level{game.limit("level-first-column"), game.limit("level-first-row"),
                     game.limit("level-last-column"), game.limit("level-last-row")};
    if (area.x1 == 0)
        return level;
    const Area cut{std::max(area.x1, level.x1), std::max(area.y1, level.y1), std::min(area.x2, level.x2),
                   std::min(area.y2, level.y2)};
    return cut.x1 <= cut.x2 && cut.y1 <= cut.y2 ? std::optional(cut) : std::nullopt;
}

CallText CallWriter::levelRegion() {
    const std::string areas =
        levelArea("region", "region_islev") + "," + levelArea("exclude", "exclude_islev");
    struct Kind {
        std::string_view type;
        std::string_view statement;
        std::string_view behind;
    };
    constexpr std::array kinds{
        Kind{"stair-down", "STAIR", ",down"},
        Kind{"stair-up", "STAIR", ",up"},
        Kind{"branch", "BRANCH", ""},
        Kind{"teleport", "TELEPORT_REGION", ""},
        Kind{"teleport-up", "TELEPORT_REGION", ",up"},
        Kind{"teleport-down", "TELEPORT_REGION", ",down"},
        Kind{"portal", "PORTAL", ","},
    };
    const auto* kind = std::ranges::find(kinds, word("type", "stair-down"), &Kind::type);
    if (kind == kinds.end()) {
        object(rangeOf("type"), say("What it is for is computed."));
        return {};
    }
    std::string words = std::format("{}:{}{}", kind->statement, areas, kind->behind);
    if (kind->type == "portal") {
        const auto name = text("name");
        if (!name)
            object(rangeOf("name"), say("Where the portal leads is computed."));
        words += quoted("name", name.value_or(""));
    }
    return {{std::move(words)}};
}

CallText CallWriter::teleportRegion() {
    const std::string direction = word("dir", "both");
    return {{std::format("TELEPORT_REGION:{},{}{}", levelArea("region", "region_islev"),
                         levelArea("exclude", "exclude_islev"), direction == "both" ? "" : "," + direction)}};
}

} // namespace levwright::fromscript

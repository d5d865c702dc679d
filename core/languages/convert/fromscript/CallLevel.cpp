// SPDX-License-Identifier: GPL-3.0-or-later
// Calls for the level, its maps and rooms.
#include "core/base/Phrase.h"
#include "core/languages/convert/fromscript/CallWriter.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::fromscript {
namespace {

constexpr int levelRows = 21;
constexpr char transparent = 'x';
constexpr std::string_view unaligned = "none";
constexpr std::string_view ordinary = "\"ordinary\"";

// Shifts a map that reaches beyond the first or last row.
int shiftedIn(int row, int height) {
    if (row < 0 || row + height > levelRows)
        row += row > 0 ? -2 : 2;
    return height == levelRows ? 0 : row;
}

} // namespace

// ---- the level

std::string CallWriter::fillOf(std::string_view key, std::string_view usual) {
    if (!says(key))
        return std::string(usual);
    const std::string drawn = values().text(node(key)).value_or("");
    return drawn.empty() ? std::string(usual) : drawnTerrain(key);
}

CallText CallWriter::cave(std::string_view foreground, std::string_view background) {
    const std::string fg = fillOf("fg", foreground);
    const std::string bg = fillOf("bg", background);
    const std::string isSmooth = boolWord("smoothed", false);
    const std::string isJoined = boolWord("joined", false);
    const std::string isWalled = boolWord("walled", false);
    std::string words = std::format("INIT_MAP:mines,{},{},{},{},{},{}", fg, bg, isSmooth, isJoined,
                                    lightWord("lit", "random"), isWalled);
    if (says("filling"))
        words += "," + fillOf("filling", fg);
    return {{std::move(words)}};
}

// If the script does not give the light, it is random.
CallText CallWriter::levelInit() {
    m_level.state.isInitialised = true;
    const std::string style = word("style", "solidfill");
    if (style == "solidfill")
        return {{std::format("INIT_MAP:solidfill,({},{})", fillOf("filling", fillOf("fg", "'.'")),
                             lightWord("lit", "random"))}};
    if (style == "mazegrid")
        return {{std::format("INIT_MAP:mazegrid,{}", fillOf("bg", "' '"))}};
    if (style == "rogue")
        return {{"INIT_MAP:rogue"}};
    if (style == "mines")
        return cave("'.'", "' '");
    if (style == "swamp") {
        note(rangeOf("style"), say("There are no swamps in that game; this one is made as caves now."));
        return cave("'.'", "'}'");
    }
    if (style != "maze") {
        object(whole(), say("The filling of the level is computed."));
        return {};
    }
    note(rangeOf("style"),
         say("Mazes cannot be stretched, and always have dead ends; this one is plain now."));
    // From there, behind the grid's frame, a walk reaches all of the grid.
    return {{m_level.hasCorridorMaze ? "INIT_MAP:mazegrid,' '" : "INIT_MAP:mazegrid,'-'",
             "MAZEWALK:(1,3),east,false"}};
}

CallText CallWriter::message() {
    const auto words = text("text");
    if (!words)
        object(whole(), say("The message is computed."));
    return {{"MESSAGE:" + quoted("text", words.value_or(""))}};
}

CallText CallWriter::mineralize() {
    std::string words = "MINERALIZE:";
    for (const std::string_view key : {"kelp_pool", "kelp_moat", "gold_prob", "gem_prob"}) {
        const std::int64_t chance = number(key, -1);
        words += chance < 0 ? "(-1)" : std::to_string(chance);
        words += key == "gem_prob" ? "" : ",";
    }
    return {{std::move(words)}};
}

CallText CallWriter::wallify() {
    if (!m_values.all().empty())
        object(whole(), say("Walls can only be made around the whole map."));
    return {{"WALLIFY"}};
}

// ---- maps

// Both games leave out digits, which stand for no change.
std::vector<std::string> CallWriter::rowsOf(std::string_view drawn) {
    std::vector<std::string> rows;
    bool hasLavaWall = false;
    for (std::size_t begin = 0; begin < drawn.size();) {
        const std::size_t end = std::min(drawn.find('\n', begin), drawn.size());
        std::string& row = rows.emplace_back();
        for (const char c : drawn.substr(begin, end - begin)) {
            if (c >= '0' && c <= '9')
                continue;
            hasLavaWall = hasLavaWall || c == 'Z';
            row += c == 'Z' ? 'L' : to().terrainByCharacter(c) == nullptr ? transparent : c;
        }
        begin = end + 1;
    }
    if (hasLavaWall)
        note(rangeOf("map"), say("There are no walls of lava; they are lava now."));
    const auto isOther = [&](const std::string& row) { return row.size() != rows.front().size(); };
    if (std::ranges::any_of(rows, isOther))
        note(rangeOf("map"),
             say("The game shifts everything below a shorter row; here each row is placed as it is drawn."));
    return rows;
}

std::optional<Point> CallWriter::alignedCorner(const MapWords& words, Point size) const {
    if ((words.across == unaligned || words.down == unaligned) && !m_level.state.origin)
        return std::nullopt;
    Point corner = m_level.state.origin.value_or(Point{});
    const int spare = to().limit("map-columns") - size.x;
    if (words.across != unaligned)
        corner.x = words.across == "left"         ? (m_level.state.isInitialised ? 1 : 3)
                   : words.across == "half-left"  ? 2 + spare / 4
                   : words.across == "center"     ? 2 + spare / 2
                   : words.across == "half-right" ? 2 + spare * 3 / 4
                                                  : 1 + spare;
    constexpr int spareRows = 18;
    if (words.down != unaligned)
        corner.y = words.down == "top"      ? 3
                   : words.down == "center" ? 2 + (spareRows - size.y) / 2
                                            : 1 + spareRows - size.y;
    corner.x += corner.x % 2 == 0 ? 1 : 0;
    corner.y += corner.y % 2 == 0 ? 1 : 0;
    return Point{corner.x, shiftedIn(corner.y, size.y)};
}

// Where the map goes in its room or in the level. Places in the level begin with column 1.
std::string CallWriter::statedCorner(Point size) {
    std::optional<Point> at;
    if (says("x") && says("y")) {
        const auto x = values().number(node("x"));
        const auto y = values().number(node("y"));
        at = x && y ? std::optional(Point{int(*x), int(*y)}) : std::nullopt;
    } else if (says("coord")) {
        at = values().pointIn(node("coord"));
    }
    const int first = m_around == Surrounding::Room ? 0 : 1;
    if (!at || at->x < first || at->y < 0) {
        object(whole(), say("The place of the map is computed."));
        return {};
    }
    if (m_around == Surrounding::Level)
        m_level.state.origin = Point{at->x, shiftedIn(at->y, size.y)};
    return std::format("GEOMETRY:({},{})", at->x - first, at->y);
}

// The words mean the same columns and rows in both games, except for a map at the left of a level that is not
// filled. In the description, the first line fills the level.
std::string CallWriter::geometry(Point size) {
    MapWords words{"center", "center"};
    if (m_values.isTable())
        words = {word("halign", unaligned), word("valign", unaligned)};
    if (words.across == unaligned && words.down == unaligned)
        return statedCorner(size);
    const auto corner = alignedCorner(words, size);
    const bool isOtherLeft = words.across == "left" && m_level.isMaze && !m_level.state.isInitialised;
    const bool isInWords = words.across != unaligned && words.down != unaligned && !isOtherLeft;
    if (m_around == Surrounding::Level)
        m_level.state.origin = corner;
    if (isInWords)
        return std::format("GEOMETRY:{},{}", words.across, words.down);
    if (!corner || corner->x < 1 || corner->y < 0)
        object(whole(), say("The place of the map is computed."));
    const Point at = corner.value_or(Point{1, 0});
    return std::format("GEOMETRY:({},{})", at.x - 1, at.y);
}

std::string CallWriter::mapAt(std::string_view geometry, const std::vector<std::string>& rows) {
    std::string words(geometry);
    words += "\nMAP\n";
    for (const std::string& row : rows)
        words += row + "\n";
    return words + "ENDMAP";
}

// The part after the last column is drawn first, so that places count from the corner of the map.
std::vector<std::string> CallWriter::wideMap(const std::vector<std::string>& rows) {
    const auto widest = std::size_t(to().limit("map-columns"));
    const std::optional<Point> corner = m_level.state.origin;
    if (!corner || corner->x < 1 || corner->y < 0 || m_around != Surrounding::Level) {
        object(whole(), say("This map has too many columns."));
        return {};
    }
    note(rangeOf("map"), say("A map has {} columns at most; the others are a map of their own now, "
                             "where nothing is put at random.",
                             widest));
    std::vector<std::string> left;
    std::vector<std::string> right;
    for (const std::string& row : rows) {
        left.push_back(row.substr(0, widest));
        right.push_back(row.size() > widest ? row.substr(widest) : "");
    }
    const int first = corner->x - 1;
    return {mapAt(std::format("GEOMETRY:({},{})", first + int(widest), corner->y), right),
            mapAt(std::format("GEOMETRY:({},{})", first, corner->y), left)};
}

CallText CallWriter::map() {
    const auto drawn = text("map");
    if (!drawn)
        object(whole(), say("The map is computed."));
    const std::vector<std::string> rows = rowsOf(drawn.value_or(""));
    Point size{0, int(rows.size())};
    for (const std::string& row : rows)
        size.x = std::max(size.x, int(row.size()));
    CallText text;
    const bool isOfLevel = m_around == Surrounding::Level;
    if (size.x <= 1 && size.y <= 1) {
        text.lines = {"NOMAP"};
        m_level.state.hasMap = false;
    } else {
        const std::string corner = geometry(size);
        const auto widest = to().limit("map-columns");
        text.lines = size.x > widest ? wideMap(rows) : std::vector{mapAt(corner, rows)};
        m_level.state.hasMap = isOfLevel;
        if (isOfLevel)
            m_level.state.size = {std::min(size.x, widest), size.y};
    }
    if (isOfLevel && lightWord("lit", "unlit") == "lit") {
        note(rangeOf("lit"), say("A map cannot be lit; a lit region is, with the cells around it."));
        text.lines.push_back(
            std::format("REGION:{},lit,\"ordinary\"", areaWords({0, 0, size.x - 1, size.y - 1})));
    }
    if (!says("contents"))
        return text;
    text.contents = Contents::Behind;
    text.inside = m_around;
    if (values().script().at(node("contents")).kind == lua::NodeKind::Function)
        text.function = node("contents");
    if (isOfLevel)
        text.behind = {"NOMAP"};
    return text;
}

// ---- rooms

std::string CallWriter::pairOf(std::string_view first, std::string_view second) {
    const auto left = says(first) ? values().number(node(first)) : std::nullopt;
    const auto right = says(second) ? values().number(node(second)) : std::nullopt;
    if (left && right && *left >= 0 && *right >= 0)
        return std::format("({},{})", *left, *right);
    constexpr std::int64_t unstated = -1;
    if ((says(first) || says(second)) && (left != unstated || right != unstated))
        note(rangeOf(first),
             say("“{}” and “{}” are not both given as numbers; they are random now.", first, second));
    return "random";
}

std::string CallWriter::roomAlignment() {
    std::string across = word("xalign", "random");
    std::string down = word("yalign", "random");
    const bool isAcross = across != "random" && across != unaligned;
    const bool isDown = down != "random" && down != unaligned;
    if (!isAcross && !isDown)
        return "random";
    if (!isAcross || !isDown) {
        note(whole(),
             say("A room cannot be aligned in one direction only; it is now centered in the other one."));
        (isAcross ? down : across) = "center";
    }
    return std::format("({},{})", across, down);
}

std::string CallWriter::roomType() {
    if (!says("type"))
        return std::string(ordinary);
    ThingWords type{std::string(ordinary)};
    if (values().calledName(node("type")) == "monkfoodshop")
        type = {"\"food shop\"",
                say("For Monks this is a health food shop; it is a food shop for everybody now.")};
    else if (const auto written = values().text(node("type")))
        type = m_level.names.roomType(*written);
    else
        type.lost = say("The type is computed; the room is ordinary now.");
    if (!type.lost.empty())
        note(rangeOf("type"), type.lost);
    return type.words;
}

CallText CallWriter::room() {
    const bool isInRoom = m_around == Surrounding::Room;
    if (m_around == Surrounding::Thing)
        object(whole(), say("Things cannot contain rooms."));
    const std::string type = roomType();
    std::string words = std::format("{}:{}", isInRoom ? "SUBROOM" : "ROOM", type);
    constexpr std::int64_t always = 100;
    const std::int64_t chance = number("chance", always);
    if (chance > 0 && chance < always && type != ordinary)
        words += std::format(" [{}%]", chance);
    std::string at = pairOf("x", "y");
    if (const auto point = says("coord") && !says("x") ? values().pointIn(node("coord")) : std::nullopt)
        at = std::format("({},{})", point->x, point->y);
    words += std::format(",{},{}", lightWord("lit", "random"), at);
    if (!isInRoom)
        words += "," + roomAlignment();
    words += "," + pairOf("w", "h");
    const bool isFilled = number("filled", 1) == 1;
    const bool isJoined = flagOr("joined", true);
    if (isInRoom)
        words += std::format("{}{}", isFilled ? ",filled" : ",unfilled", isJoined ? "" : ",unjoined");
    if (!isInRoom && !isFilled && type != ordinary)
        note(rangeOf("filled"), say("The game fills every ROOM, although this one should stay empty."));
    if (!isInRoom && !isJoined)
        note(rangeOf("joined"), say("The game joins every ROOM; this one was not to be joined."));
    CallText text = withContents(std::move(words), "contents");
    text.contents = Contents::Block;
    text.inside = Surrounding::Room;
    return text;
}

CallText CallWriter::randomCorridors() {
    return {{"RANDOM_CORRIDORS"}};
}

std::string CallWriter::corridorEnd(std::string_view room, std::string_view door, std::string_view wall) {
    constexpr std::int64_t unknown = -2;
    const std::int64_t roomNumber = number(room, unknown);
    const std::int64_t doorNumber = number(door, unknown);
    const std::string side = word(wall, "all");
    if (side == "all" || side == "random" || roomNumber < 0)
        object(whole(), say("A corridor must begin and end at a given wall of a given room."));
    return std::format("({},{},{})", roomNumber, side,
                       doorNumber < 0 ? "random" : std::to_string(doorNumber));
}

// The game digs no corridors from northern and southern walls.
CallText CallWriter::corridor() {
    constexpr std::int64_t anyRoom = -1;
    if (values().number(node("srcroom")) == anyRoom)
        return randomCorridors();
    std::string words = std::format("CORRIDOR:{},{}", corridorEnd("srcroom", "srcdoor", "srcwall"),
                                    corridorEnd("destroom", "destdoor", "destwall"));
    if (words.contains("north") || words.contains("south"))
        note(whole(), say("The game digs no corridors between northern and southern walls."));
    return {{std::move(words)}};
}

} // namespace levwright::fromscript

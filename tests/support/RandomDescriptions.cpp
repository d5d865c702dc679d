// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/RandomDescriptions.h"

#include <algorithm>
#include <array>
#include <format>
#include <map>
#include <random>
#include <string_view>
#include <vector>

namespace {

using Lines = std::vector<std::string>;
using Choices = std::vector<std::string_view>;

// The replacements for a name in braces. {?name} is omitted half of the time; {0-9} is a number.
const std::map<std::string_view, Choices> words{
    {"place", {"({x},{y})", "( 0{x} ,{y})", "place[{0-9}]", "random", "({x},+{y})"}},
    {"roomplace", {"({0-4},{0-2})", "place[{0-9}]", "random", "({0-4},-1)", "(-11,-11)"}},
    {"x", {"{0-9}"}},
    {"y", {"{0-4}"}},
    {"area", {"({0-4},{0-2},{5-9},{3-4})"}},
    {"larea", {"{area}", "levregion({1-30},{0-9},{31-79},{10-20})", "(0,0,0,0)"}},
    {"percent", {"[{1-99}%]", "[100%]", "[ 07% ]"}},
    {"bool", {"true", "false"}},
    {"light", {"lit", "unlit", "random"}},
    {"updown", {"up", "down"}},
    {"direction", {"north", "south", "east", "west"}},
    {"doorstate", {"open", "closed", "locked", "nodoor", "broken", "random"}},
    {"alignment",
     {"law", "neutral", "chaos", "noalign", "coaligned", "noncoaligned", "align[{0-2}]", "random"}},
    {"roomtype", {"\"ordinary\"", "\"throne\"", "\"zoo\"", "\"shop\"", "\"temple\"", "\"morgue\"", "random"}},
    {"text", {"\"\"", "\"Elbereth\"", "\"a # b\"", "\"MAZE:\"", "\"\xE4\xF6\""}},
    {"monster",
     {"'a',\"giant ant\"", "'D',\"red dragon\"", "'@',\"elf-lord\"", "'&',random", "random,random",
      "monster[{0-9}],random", "'\\n',random", "' ',random"}},
    {"attribute",
     {"peaceful", "hostile", "asleep", "awake", "{alignment}", "{text}", "m_object \"chest\"",
      "m_feature \"fountain\"", "m_monster \"lich\""}},
    {"object",
     {"'(',\"chest\"", "'!',\"healing\"", "'*',random", "random,random", "object[{0-9}],random",
      "random,\"ruby\"", "'\\[',random"}},
    {"curse", {"blessed", "uncursed", "cursed", "random"}},
    {"spe", {"{0-9}", "-{1-5}", "+3", "random", "-127"}},
    {"given", {"none", "{text}"}},
    {"tail",
     {"", ",{curse},{spe}", ",{curse},{spe},{given}", ",\"newt\",{spe}", ",{curse},\"newt\",{spe},{given}"}},
    {"trap", {"\"web\"", "\"pit\"", "\"trap door\"", "\"magic\"", "random"}},
    {"shrine", {"altar", "shrine", "sanctum", "random"}},
    {"method", {"dust", "engrave", "burn", "mark", "random"}},
    {"amount", {"{0-999}", "random", "-1", "007"}},
    {"filling", {"filled", "unfilled"}},
    {"halign", {"left", "half-left", "center", "half-right", "right"}},
    {"valign", {"top", "center", "bottom"}},
    {"terrain", {"' '", "'.'", "'-'", "'}'", "'#'", "random"}},
    {"flag", {"noteleport", "hardfloor", "nommap", "shortsighted", "arboreal"}},
    {"doorplace",
     {"true,{doorstate},{direction},{0-2}", "false,{doorstate},{direction},random",
      "random,{doorstate},random,random", "false,{doorstate},random,-1"}},
};

// Statements of both maze levels and rooms. PLACE is a place of either kind.
const Choices common{
    "MONSTER{?percent}:{monster},PLACE",
    "MONSTER:{monster},PLACE,{attribute}",
    "MONSTER{?percent}:{monster},PLACE,{attribute},{attribute} , {attribute}",
    "OBJECT{?percent}:{object},PLACE{tail}",
    "OBJECT:{object},contained{tail}",
    "CONTAINER{?percent}:'(',\"sack\",PLACE{tail}",
    "TRAP{?percent}:{trap},PLACE",
    "ALTAR:PLACE,{alignment},{shrine}",
    "FOUNTAIN:PLACE",
    "GOLD: {amount} , PLACE",
    "ENGRAVING:PLACE,{method},{text}",
    "STAIR:PLACE,{updown}",
};
const Choices mazeOnly{
    "DOOR:{doorstate},({doorcell})",
    "DRAWBRIDGE:({1-8},1),north,open",
    "DRAWBRIDGE:({1-8},1),north,closed",
    "REGION:{area},{light},{roomtype}",
    "REGION:{area},{light},{roomtype},{filling}",
    "REGION:(1,1,{2-9},{2-4}),{light},{roomtype},{filling},{bool}",
    "REGION:({1-3},1,4,2),lit,\"ordinary\",unfilled,false",
    "STAIR:{larea},{larea},{updown}",
    "PORTAL:{larea},{larea},{text}",
    "TELEPORT_REGION:{larea},{larea}",
    "TELEPORT_REGION:{larea},{larea},{updown}",
    "BRANCH:{larea},{larea}",
    "MAZEWALK:{place},{direction}",
    "WALLIFY",
    "LADDER:{place},{updown}",
    "NON_DIGGABLE:{area}",
    "NON_PASSWALL:{area}",
};
const Choices roomsOnly{"DOOR:{doorplace}", "SINK:{roomplace}", "POOL:{roomplace}"};

// Each has doors at (4,2) and (7,3), floor at (1,1), and a wall along its upper edge.
const std::vector<Lines> maps{
    {"-----------", "|...|.....|", "|...+.....|", "|...|..S..|", "-----------"},
    {"----------------", "|.K.|\\.....}}}..|", "|...+.....TTT..|", "|...|..S..A.P..|", "|..............|",
     "----------------"},
    {"-------------", "|...|.......|", "# a comment", "|...+.......|7", "|...|..+....", "----------"},
};

class Maker {
public:
    explicit Maker(std::uint32_t seed) : m_random(seed) {}

    int between(int first, int last) { return first + int(m_random() % unsigned(last - first + 1)); }
    bool sometimes() { return between(0, 1) == 0; }
    template <class List>
    auto pick(const List& list) {
        return list[std::size_t(between(0, int(list.size()) - 1))];
    }

    std::string expand(std::string_view pattern, bool inRooms = false) {
        std::string text;
        for (std::size_t at = 0; at < pattern.size();) {
            if (pattern.substr(at).starts_with("PLACE") && !pattern.substr(at).starts_with("PLACES")) {
                text += expand(inRooms ? "{roomplace}" : "{place}");
                at += 5;
            } else if (pattern[at] == '{') {
                const std::size_t end = pattern.find('}', at);
                text += valueOf(pattern.substr(at + 1, end - at - 1));
                at = end + 1;
            } else {
                text += pattern[at++];
            }
        }
        return text;
    }

    std::string statement(bool inRooms) {
        const Choices& own = inRooms ? roomsOnly : mazeOnly;
        return expand(sometimes() ? pick(common) : pick(own), inRooms);
    }

    Lines header() {
        Lines lines;
        if (sometimes())
            lines.push_back(expand("FLAGS:{flag},{flag}"));
        while (between(0, 3) == 0 && lines.size() < 4)
            lines.push_back(expand("MESSAGE:{text}"));
        return lines;
    }

    Lines registers(bool inRooms) {
        Lines lines;
        if (sometimes())
            lines.emplace_back("RANDOM_OBJECTS:'(','*','!'");
        if (sometimes() && !inRooms)
            lines.push_back(expand("RANDOM_PLACES:({x},{y}),({x},{y})"));
        if (sometimes())
            lines.emplace_back("RANDOM_MONSTERS:'a' , 'D',';'");
        return lines;
    }

private:
    std::string valueOf(std::string_view name) {
        if (name.starts_with('?'))
            return sometimes() ? valueOf(name.substr(1)) : "";
        if (name == "doorcell")
            return sometimes() ? "4,2" : "7,3";
        if (const std::size_t dash = name.find('-'); dash != std::string_view::npos)
            return std::to_string(between(std::stoi(std::string(name.substr(0, dash))),
                                          std::stoi(std::string(name.substr(dash + 1)))));
        return expand(pick(words.at(name)));
    }

    std::mt19937 m_random;
};

void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

struct Level {
    Lines lines;
    bool isRooms = false;
    std::vector<std::size_t> bodies; // lines before which a statement of a body is allowed
};

void addPart(Level& level, Maker& maker) {
    level.lines.push_back(maker.expand("GEOMETRY:{halign},{valign}"));
    level.lines.emplace_back("MAP");
    append(level.lines, maker.pick(maps));
    level.lines.emplace_back("ENDMAP");
    append(level.lines, maker.registers(false));
    level.bodies.push_back(level.lines.size());
    for (int i = maker.between(0, 20); i > 0; --i) {
        level.lines.push_back(maker.statement(false));
        level.bodies.push_back(level.lines.size());
    }
}

void addRoom(Level& level, Maker& maker, int number) {
    const bool sub = number > 0 && maker.between(0, 3) == 0;
    level.lines.push_back(
        sub ? maker.expand("SUBROOM:{roomtype},{light},({0-2},{0-2}),random,\"main\"")
            : maker.expand("ROOM:{roomtype},{light},random,({halign},{valign}),(9,5),{bool}"));
    if (number == 0)
        level.lines.emplace_back("NAME:\"main\"");
    level.bodies.push_back(level.lines.size());
    for (int i = maker.between(0, 8); i > 0; --i) {
        level.lines.push_back(maker.statement(true));
        level.bodies.push_back(level.lines.size());
    }
}

Level makeLevel(Maker& maker) {
    Level level;
    level.isRooms = maker.sometimes();
    level.lines.push_back(maker.expand(level.isRooms ? "LEVEL:\"a{0-99}\"" : "MAZE : \"a{0-99}\",{terrain}"));
    append(level.lines, maker.header());
    if (!level.isRooms) {
        for (int parts = maker.between(1, 3); parts > 0; --parts)
            addPart(level, maker);
        return level;
    }
    append(level.lines, maker.registers(true));
    const int rooms = maker.between(1, 5);
    for (int room = 0; room < rooms; ++room)
        addRoom(level, maker, room);
    if (maker.sometimes())
        level.lines.emplace_back("RANDOM_CORRIDORS");
    else if (rooms > 1)
        level.lines.emplace_back("CORRIDOR:(0,east,-1),(1,west,random)");
    return level;
}

// A wrong statement, and how many lines earlier the compiler reports it: a chance is read before the colon,
// and an incomplete statement is noticed at the next one.
struct Fault {
    std::string_view text;
    int lines = 0;
};

const std::vector<Fault> faultsAnywhere{
    {"TRAP:\"nonesuch\",random"},
    {"TRAP:random,place[10]"},
    {"MONSTER:'\x01',random,random"},
    {"MONSTER:monster[10],random,random"},
    {"OBJECT:'a',random,random"},
    {"OBJECT:object[99],random,random"},
    {"ALTAR:random,align[3],altar"},
    {"MONSTER:'a',random,random,align[3]"},
    {"TRAP:random"},
    {"TRAP random,random"},
    {"TRAP:random;random"},
    {"GOLD:many,random"},
    {"ENGRAVING:random,burn,Elbereth"},
    {"ALTAR:random,good,altar"},
    {"OBJECT:'(',\"chest\",random,blessed"},
    {"OBJECT:'(',\"chest\",random,\"newt\",3,blessed"},
    {"FOUNTAIN:(1 1)"},
    {"FOUNTAIN:(1,1"},
    {"FOUNTAINS:random"},
    {"fountain:random"},
    {" # no comment"},
    {"FOUNTAIN[50%]:random"},
    {"FLAGS:noteleport"},
    {"MAP\n...\nENDMAP", -2},
    {"GOLD:1,random\nTRAP[0%]:random,random", 0},
    {"GOLD:1,random\nMONSTER[101%]:random,random,random", 0},
};
const std::vector<Fault> faultsInMazes{
    {"TRAP:random,(99,1)"},
    {"TRAP:random,(1,-2)"},
    {"NON_DIGGABLE:(0,0,99,1)"},
    {"BRANCH:levregion(0,0,5,5),(0,0,0,0)"},
    {"BRANCH:levregion(1,0,80,5),(0,0,0,0)"},
    {"DOOR:open,(1,1)"},
    {"DRAWBRIDGE:(5,3),east,open"},
    {"DRAWBRIDGE:(2,1),north,locked"},
    {"REGION:(4,1,2,2),lit,\"ordinary\""},
    {"REGION:(1,1,3,2),lit,\"vault\""},
    {"REGION:(0,0,2,2),lit,\"ordinary\",filled,true"},
    {"SINK:random"},
    {"ROOM:random,random,random,random,random"},
    {"NAME:\"x\""},
    {"STAIR:(1,1,2,2),up"},
};
const std::vector<Fault> faultsInRooms{
    {"DOOR:false,open,random,1"},
    {"DOOR:open,(1,1)"},
    {"LADDER:random,up"},
    {"REGION:(1,1,2,2),lit,\"ordinary\""},
    {"ROOM:random,lit,(6,1),random,random"},
    {"SUBROOM:random,lit,(-1,1),random,\"main\""},
    {"RANDOM_PLACES:(1,1)"},
    {"WALLIFY"},
};

Lines dungeonLines(Maker& maker, std::vector<std::size_t>& borders) {
    Lines lines;
    int levels = 0;
    const int dungeons = maker.between(1, 5);
    for (int d = 0; d < dungeons; ++d) {
        lines.push_back(maker.expand(std::format("DUNGEON: \"d{}\" \"none\" ({{10-20}},{{0-5}})", d)));
        const int first = levels;
        lines.push_back(std::format("LEVEL: \"l{}\" \"none\" @ (1,0)", levels++));
        for (int i = maker.between(0, 6); i > 0; --i) {
            borders.push_back(lines.size());
            switch (maker.between(0, 7)) {
            case 0:
                lines.push_back(maker.expand(std::format("LEVEL: \"l{}\" \"{}\" @ ({{1-9}},{{0-3}}) {{1-99}}",
                                                         levels, char('A' + levels))));
                ++levels;
                break;
            case 1:
                lines.push_back(
                    maker.expand(std::format("RNDLEVEL: \"l{}\" \"none\" @ (-{{1-9}},0) {{1-5}}", levels++)));
                break;
            case 2:
                lines.push_back(
                    maker.expand(std::format("CHAINBRANCH: \"d{}\" \"l{}\" + ({{0-3}},{{0-2}}) {}", dungeons,
                                             first, maker.sometimes() ? "portal" : "up")));
                break;
            case 3:
                lines.push_back(maker.expand(std::format("BRANCH: \"d{}\" @ ({{1-9}},{{0-3}})", d + 1)));
                break;
            case 4:
                lines.emplace_back(maker.sometimes() ? "LEVELDESC: town" : "LEVALIGN: lawful");
                break;
            case 5:
                lines.emplace_back(maker.sometimes() ? "DESCRIPTION: mazelike" : "ALIGNMENT: chaotic");
                break;
            case 6:
                lines.push_back(maker.expand("ENTRY: {1-5}"));
                break;
            default:
                lines.emplace_back("PROTOFILE: \"proto\"");
                break;
            }
        }
        borders.push_back(lines.size());
    }
    return lines;
}

const std::vector<Fault> faultsInDungeons{
    {"LEVEL: \"x\" \"ab\" @ (1,0)"},
    {"LEVEL: \"x\" \"none\" @ (40,0)"},
    {"LEVEL: \"x\" \"none\" @ (30,9)"},
    {"LEVEL: \"x\" \"none\" @ (1,-2)"},
    {"DESCRIPTION: town"},
    {"ALIGNMENT: hellish"},
    {"LEVALIGN: town"},
    {"LEVELDESC: lawful"},
    {"DUNGEON: \"x\" \"none\" (33,0)"},
    {"LEVEL \"x\""},
    {"LEVEL: x"},
    {"ENTRY: \"x\""},
    {"RNDLEVEL: \"x\" \"none\" @ 1"},
    {"hellish"},
    {"ENTRY: +1"},
    {" # no comment"},
};

WrongDescription withFault(Lines lines, std::size_t at, const Fault& fault) {
    lines.insert(lines.begin() + std::ptrdiff_t(at), std::string(fault.text));
    return {joined(lines), std::string(fault.text), int(at) + 1 - fault.lines};
}

// An incomplete statement is noticed where the next one begins.
bool isHalf(std::string_view statement) {
    static const Choices halves{"TRAP:random", "OBJECT:'(',\"chest\",random,blessed", "FOUNTAIN:(1,1"};
    return std::ranges::contains(halves, statement);
}

} // namespace

std::string randomLevel(std::uint32_t seed) {
    Maker maker(seed);
    return joined(makeLevel(maker).lines);
}

WrongDescription randomWrongLevel(std::uint32_t seed) {
    Maker maker(seed);
    Level level = makeLevel(maker);
    const std::size_t at = maker.pick(level.bodies);
    std::vector<Fault> faults = faultsAnywhere;
    const std::vector<Fault>& more = level.isRooms ? faultsInRooms : faultsInMazes;
    faults.insert(faults.end(), more.begin(), more.end());
    Fault fault = maker.pick(faults);
    if (isHalf(fault.text))
        fault.lines = -1;
    // The error is reported at the next line, so there must be one.
    if (at == level.lines.size())
        level.lines.emplace_back(level.isRooms ? "POOL:random" : "WALLIFY");
    return withFault(level.lines, at, fault);
}

std::string randomDungeon(std::uint32_t seed) {
    Maker maker(seed);
    std::vector<std::size_t> borders;
    return joined(dungeonLines(maker, borders));
}

WrongDescription randomWrongDungeon(std::uint32_t seed) {
    Maker maker(seed);
    std::vector<std::size_t> borders;
    const Lines lines = dungeonLines(maker, borders);
    const Fault fault = maker.pick(faultsInDungeons);
    return withFault(lines, maker.pick(borders), fault);
}

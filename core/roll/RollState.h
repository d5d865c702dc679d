// SPDX-License-Identifier: GPL-3.0-or-later
// The unfinished level, which the steps of a roll share. It is kept from roll to roll, so that nothing is
// allocated once it has grown.
#pragma once

#include "core/compiled/CompiledLevel.h"
#include "core/instance/LevelInstance.h"
#include "core/roll/GenerationPlan.h"
#include "core/roll/KeptRoll.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::roll {

// The terrain that a random cell may have (section 7).
enum class Ground : std::uint8_t { Dry = 1, Wet = 2, Any = 3 };

// Thrown where the game would end; Roller catches it.
struct LoadingEnds {
    Fatal reason;
    std::int32_t statement;
};

template <class Value>
struct ShuffledRegister {
    std::array<Value, 128> values{};
    int count = 0;

    void take(const std::vector<Value>& list, RandomStream& random) {
        count = std::min(int(list.size()), int(values.size()));
        std::copy_n(list.begin(), count, values.begin());
        for (int i = count - 1; i > 0; --i)
            std::swap(values[std::size_t(i)], values[std::size_t(random.below(i + 1))]);
    }
    std::optional<Value> at(int index) const {
        return index >= 0 && index < count ? std::optional(values[std::size_t(index)]) : std::nullopt;
    }
};

struct PendingMazewalk {
    Point start;
    int direction = 0;
    std::int32_t statement = noStatement;
};

// A level region with its areas in level coordinates.
struct PendingRegion {
    Area area;
    Area excluded;
    int kind = 0;
    std::int32_t statement = noStatement;
};

// The number of an edge that is one of several rooms.
constexpr std::uint8_t sharedEdge = 255;

// What a statement says about its trap.
struct TrapOptions {
    Point launch{0, 0}; // the distance of its boulder; 0,0 if none is stated
    bool spider = true; // whether a web has one
    bool victim = true; // whether somebody may have died there
};

struct RoomDoor {
    CellPlace place;
    std::int32_t next = -1; // index of the next door of the same room
};

class RollState {
public:
    explicit RollState(const GenerationPlan& levelPlan) : plan(&levelPlan) {}

    void reset(std::uint64_t seed);

    // Stone if the cell is off the map.
    int terrain(int x, int y) const {
        return onMap(x, y) ? int(level.terrain[std::size_t(cellOf(x, y))]) : int(Stone);
    }
    int terrain(Point p) const { return terrain(p.x, p.y); }
    void setTerrain(Point p, int value) { level.terrain[std::size_t(cellOf(p))] = std::uint8_t(value); }
    bool isOccupied(Point p) const;
    bool isClosedDoor(Point p) const;
    bool isAnyDoor(Point p) const { return roll::isAnyDoor(terrain(p)); }
    // The trap on a cell of the map; null if there is none.
    const RolledTrap* trapAt(Point p) const {
        const std::int32_t here = trapHere[std::size_t(cellOf(p))];
        return here == 0 ? nullptr : &level.traps[std::size_t(here - 1)];
    }
    // For a raised drawbridge, what is under it counts.
    bool isWater(Point p) const;
    bool isLava(Point p) const;

    // The place of the level for a place in the part's coordinates. A random one is chosen among the cells of
    // the part's area with suitable terrain.
    Point locate(Place place, Ground ground, std::int32_t statement);
    bool fits(Point p, Ground ground) const;
    // Whether the place is an entry of a list that is nowhere.
    bool isNowhere(Place place) const;

    // What is drawn from now on belongs to that statement, or to a further step of it.
    void enter(std::int32_t statement, int step = 0) {
        if (kept != nullptr)
            kept->enter(statement, step, random);
    }

    // Notes that a statement put something there.
    void note(std::int32_t statement, Point p) {
        if (statement >= 0)
            level.origins.push_back({statement, std::int16_t(cellOf(p)), turn});
    }
    // The game says something about the level; see mostComplaints and longestComplaint.
    void complain(Complaint complaint);
    // Notes that the game silently does not do what a statement asks for; why is a phrase.
    void giveUp(std::int32_t statement, std::string_view why);
    // The index of the text among those of the level; adds it if necessary.
    std::int32_t addText(std::string_view text);
    // Whether a statement of that chance is executed this time.
    bool happens(int chance) { return random.below(100) < chance; }
    // 1 or more. Larger numbers are increasingly rare; the largest is a third of the hero's level, at most 5.
    int enchantment();
    int usualGold();
    bool has(LevelFlag flag) const { return (level.flags & flag) != 0; }
    // Kinds of monsters, chosen by MonsterChoice.
    int randomKind() { return plan->monsters.random(random, climate()); }
    int randomKindAnywhere(MonsterChoice::Strength strength = MonsterChoice::Strength::Usual) {
        return plan->monsters.randomAnywhere(random, climate(), strength);
    }
    Climate climate() const {
        return has(HotFlag) ? Climate::Hot : has(ColdFlag) ? Climate::Cold : Climate::Temperate;
    }
    // A light that is skewed by the depth (section 1).
    bool skewLight() { return random.die(1 + std::abs(plan->context.depth)) < 11 && !random.oneIn(77); }
    // A random or stated light.
    bool light(int value) { return value < 0 ? skewLight() : value != 0; }
    void setLit(Area area, bool lit);
    // Notes what a region says of the light there, whatever comes of it.
    void sayLight(Area area, bool lit);
    // Marks all stone and walls of an area within columns 0..79, rows 0..20.
    void markStoneAndWalls(const Area& area, Mark mark);
    // code is -11 for random, -1..-3 for registers, or a number of AltarRecord. The result is none 0, chaos
    // 1, neutral 2, law 4.
    int altarAlignment(int code);

    const GenerationPlan* plan;
    RandomStream random;
    LevelInstance level;
    KeptRoll* kept = nullptr; // what stays as in an earlier roll; null for rolls as the game makes them

    Cells<std::uint8_t> roomNumber{}; // index + 1 of the room to which the cell belongs; 0 for none
    // For a wall of a room: index + 1 of its only room, or sharedEdge; else 0.
    Cells<std::uint8_t> edgeOf{};
    Cells<std::uint8_t> mapCell{}; // whether the map of a part was copied there
    Cells<std::uint8_t> monsterHere{};
    Cells<std::uint8_t> boulders{};
    Cells<std::int32_t> trapHere{};    // index + 1; 0 for none
    Cells<std::int32_t> objectsHere{}; // index + 1 of the first object
    std::vector<RoomDoor> roomDoors;
    std::vector<PendingMazewalk> mazewalks;
    std::vector<PendingRegion> regions; // those of the current part first, within a part in text order

    ShuffledRegister<int> objectClasses;
    ShuffledRegister<int> monsterClasses;
    std::array<ShuffledRegister<Place>, 10> places; // by list
    std::vector<PendingRegion> randomRegions;       // of the current part
    std::array<int, 3> alignments{1, 2, 4};         // the alignment registers
    Area part = wholeMap;                           // the current part's area
    Point previousStair{-1, -1};                    // of the current part
    std::int32_t container = -1;                    // the open container
    std::size_t section = 0;                        // the current part or room
    bool branchMade = false;
    bool novelSold = false;  // one shop of the game has a novel
    int ants = -1;           // the kind of ants in all its anthills; -1 before the first one
    TrapOptions trapOptions; // of the current trap
    // Rooms of a level that the game makes itself are made: they never shrink or move to fit in.
    bool makesOrdinaryLevel = false;
    bool ignoresWater = false;      // water and lava are good for the current monster
    bool groupsStayAway = false;    // the current monster comes without its group
    bool artifactsStayAway = false; // the current thing is no artifact by chance
    std::int16_t turn = 0;          // turn of the loop in which the current statement stands

private:
    // The entry of a list of places that such a place stands for; other places stay.
    Place listedPlace(Place place);
    Point locateIn(const PendingRegion& region, Ground ground, std::int32_t statement);
    Point firstFit(const Area& area, Ground ground, std::int32_t statement) const;
};

inline bool isExcluded(const LevelInstance& level, Exclusion::Of of, Point p) {
    return std::ranges::any_of(level.exclusions, [&](const Exclusion& exclusion) {
        return exclusion.of == of && exclusion.area.contains(p);
    });
}

// The eight neighbours; those at the sides come first.
constexpr std::array<Point, 8> neighbours{
    {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};

constexpr int ringDistance(Point a, Point b) {
    const int dx = a.x < b.x ? b.x - a.x : a.x - b.x;
    const int dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return dx > dy ? dx : dy;
}

constexpr Area cutToMap(Area area) {
    return area.common(wholeMap);
}

// Calls visit(first cell, number of cells) with each row of an area within columns 0..79, rows 0..20.
template <class Visit>
void forEachRowOf(const Area& area, const Visit& visit) {
    if (area.x1 > area.x2)
        return;
    for (int y = area.y1; y <= area.y2; ++y)
        visit(std::size_t(cellOf(area.x1, y)), std::size_t(area.width()));
}

constexpr CellPlace cellPlace(Point p) {
    return {std::int8_t(p.x), std::int8_t(p.y)};
}

} // namespace levwright::roll

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/RollState.h"

#include <algorithm>

namespace levwright::roll {
namespace {

constexpr int dryBit = int(Ground::Dry);
constexpr int wetBit = int(Ground::Wet);

constexpr std::array<std::uint8_t, terrainCount> groundsOfTerrain = [] {
    std::array<std::uint8_t, terrainCount> ground{};
    for (const int terrain : {Floor, Air, Cloud, Ice, Corridor})
        ground[std::size_t(terrain)] = dryBit;
    for (const int terrain : {Pool, Moat, Water, RaisedBridge, Lava, LavaWall})
        ground[std::size_t(terrain)] = wetBit;
    return ground;
}();

} // namespace

void RollState::reset(std::uint64_t seed) {
    random = RandomStream(seed);
    level.seed = seed;
    level.terrain.fill(Stone);
    level.lit.fill(0);
    level.saidLight.fill(SaysNothing);
    level.marks.fill(0);
    level.detail.fill(0);
    level.monsters.clear();
    level.objects.clear();
    level.traps.clear();
    level.engravings.clear();
    level.rooms.clear();
    level.origins.clear();
    level.covered.clear();
    level.texts.clear();
    level.messages.clear();
    level.exclusions.clear();
    level.gas.clear();
    level.arriveFromAbove = level.arriveFromBelow = {};
    level.arrivalFromAbove = level.arrivalFromBelow = {};
    level.flags = 0;
    level.flipFrame = {0, 0, 0, 0};
    level.flippedAcross = level.flippedDown = false;
    level.maze = false;
    level.cavernous = false;
    level.fatal = Fatal::None;
    level.fatalStatement = noStatement;
    level.fatalText.clear();
    level.fatalLine = 0;
    level.complaints.clear();
    level.undeclaredRegister = false;
    roomNumber.fill(0);
    edgeOf.fill(0);
    mapCell.fill(0);
    monsterHere.fill(0);
    boulders.fill(0);
    trapHere.fill(0);
    objectsHere.fill(0);
    roomDoors.clear();
    mazewalks.clear();
    regions.clear();
    objectClasses.count = monsterClasses.count = 0;
    for (ShuffledRegister<Place>& list : places)
        list.count = 0;
    makesOrdinaryLevel = false;
    randomRegions.clear();
    alignments = {1, 2, 4};
    part = wholeMap;
    previousStair = {-1, -1};
    container = -1;
    section = 0;
    branchMade = novelSold = false;
    ants = -1;
    turn = 0;
}

void RollState::complain(Complaint complaint) {
    if (level.complaints.size() >= mostComplaints)
        return;
    complaint.text.resize(std::min(complaint.text.size(), longestComplaint));
    level.complaints.push_back(std::move(complaint));
}

void RollState::giveUp(std::int32_t statement, std::string_view why) {
    // Scripts tell by their own messages what they leave out.
    if (statement != noStatement && !plan->holds(RollRule::StatesAreTold))
        complain({.text = std::string(why),
                  .statement = statement,
                  .line = 0,
                  .about = Complaint::About::GivenUp});
}

bool RollState::isOccupied(Point p) const {
    if (!onMap(p))
        return true;
    const int here = terrain(p);
    return trapHere[std::size_t(cellOf(p))] != 0 || isFurniture(here) || isWater(p) || isLava(p);
}

bool RollState::isClosedDoor(Point p) const {
    return terrain(p) == Door && (level.detail[std::size_t(cellOf(p))] & (ClosedDoor | LockedDoor)) != 0;
}

bool RollState::isWater(Point p) const {
    const int here = terrain(p);
    return (here >= Pool && here <= Water) ||
           (here == RaisedBridge && (level.detail[std::size_t(cellOf(p))] & LavaUnderBridge) == 0);
}

bool RollState::isLava(Point p) const {
    const int here = terrain(p);
    return isMolten(here) ||
           (here == RaisedBridge && (level.detail[std::size_t(cellOf(p))] & LavaUnderBridge) != 0);
}

bool RollState::fits(Point p, Ground ground) const {
    if (!onMap(p))
        return false;
    if (plan->holds(RollRule::FurnitureIsDry) && ground == Ground::Dry && !plan->water)
        return isAccessible(terrain(p)) && terrain(p) != Door && boulders[std::size_t(cellOf(p))] == 0;
    return plan->water || (groundsOfTerrain[level.terrain[std::size_t(cellOf(p))]] & int(ground)) != 0;
}

Place RollState::listedPlace(Place place) {
    const std::optional<Place::Listed> listed = place.listed();
    if (!listed)
        return place;
    const std::optional<Place> entry = places[std::size_t(listed->list)].at(listed->index);
    level.undeclaredRegister |= !entry.has_value();
    return entry.value_or(Place::random());
}

bool RollState::isNowhere(Place place) const {
    const std::optional<Place::Listed> listed = place.listed();
    return listed && places[std::size_t(listed->list)].at(listed->index) == Place::nowhere();
}

Point RollState::firstFit(const Area& area, Ground ground, std::int32_t statement) const {
    for (int x = area.x1; x <= area.x2; ++x) {
        for (int y = area.y1; y <= area.y2; ++y) {
            if (fits({x, y}, ground))
                return {x, y};
        }
    }
    throw LoadingEnds{Fatal::NoPlace, statement};
}

// The last column and row are left out of the search that follows the tries (format document of SLASH'EM).
Point RollState::locateIn(const PendingRegion& region, Ground ground, std::int32_t statement) {
    const Area area = region.area.ordered();
    for (int tries = 0; tries < 100; ++tries) {
        const Point p{random.between(area.x1, area.x2), random.between(area.y1, area.y2)};
        if (fits(p, ground) && !region.excluded.contains(p))
            return p;
    }
    return firstFit(cutToMap({area.x1, area.y1, area.x2 - 1, area.y2 - 1}), ground, statement);
}

Point RollState::locate(Place place, Ground ground, std::int32_t statement) {
    place = listedPlace(place);
    if (const std::optional<int> region = place.regionIndex()) {
        if (std::size_t(*region) < randomRegions.size())
            return locateIn(randomRegions[std::size_t(*region)], ground, statement);
        level.undeclaredRegister = true;
    }
    if (place.x >= 0 && place.y >= 0) {
        const Point stated{part.x1 + place.x, part.y1 + place.y};
        // A place off the map is moved to the map's last cell.
        return onMap(stated) ? stated : Point{columns - 2, rows - 1};
    }
    for (int tries = 0; tries < 100; ++tries) {
        const Point p{random.between(part.x1, part.x2), random.between(part.y1, part.y2)};
        if (fits(p, ground))
            return p;
    }
    return firstFit(cutToMap(part), ground, statement);
}

int RollState::enchantment() {
    const int most = std::max(plan->context.heroLevel / 3, 5);
    int value = 1;
    while (value < most && random.oneIn(3))
        ++value;
    return value;
}

int RollState::usualGold() {
    constexpr int most = 30;
    const bool byDepth = plan->holds(RollRule::GoldByDepth);
    const int share = byDepth ? most / std::max(12 - plan->context.depth, 2) : most;
    return 1 + random.die(plan->context.difficulty + 2) * random.die(share);
}

void RollState::setLit(Area area, bool lit) {
    const auto lightOf = [lit](std::uint8_t here) { return std::uint8_t(lit | isMolten(here)); };
    forEachRowOf(cutToMap(area), [&](std::size_t first, std::size_t count) {
        const auto* const terrain = &level.terrain[first];
        std::transform(terrain, terrain + count, &level.lit[first], lightOf);
    });
}

void RollState::sayLight(Area area, bool lit) {
    forEachRowOf(cutToMap(area), [&](std::size_t first, std::size_t count) {
        std::fill_n(&level.saidLight[first], count, std::uint8_t(lit ? SaysLit : SaysUnlit));
    });
}

void RollState::markStoneAndWalls(const Area& area, Mark mark) {
    forEachRowOf(area, [&](std::size_t first, std::size_t count) {
        std::uint8_t* marks = &level.marks[first];
        std::transform(marks, marks + count, &level.terrain[first], marks,
                       [mark](std::uint8_t marked, std::uint8_t here) {
                           return std::uint8_t(marked | (isStoneOrWall(here) ? mark : 0));
                       });
    });
}

int RollState::altarAlignment(int code) {
    constexpr std::array<int, 3> bySign{1, 2, 4}; // chaos, neutral, law
    const auto ofSign = [&](int sign) { return bySign.at(static_cast<std::size_t>(sign) + 1); };
    const int hero = int(plan->context.heroAlign);
    constexpr int coaligned = 3;
    constexpr int noncoaligned = 7;
    constexpr int anyOf = -11;
    if (code <= -1 && code >= -3)
        return alignments[std::size_t(-code - 1)];
    if (code == coaligned)
        return ofSign(hero);
    if (code == noncoaligned) {
        if (hero == 0 && plan->holds(RollRule::UnalignedAltars))
            return random.oneIn(2) ? ofSign(1) : random.oneIn(2) ? ofSign(-1) : 0;
        if (hero == 0)
            return random.oneIn(2) ? ofSign(1) : ofSign(-1);
        return random.oneIn(2) ? ofSign(0) : ofSign(-hero);
    }
    if (code == anyOf) {
        if (const std::optional<AltarLeaning>& altars = plan->context.altars) {
            for (const std::optional<Alignment>& leaning : {altars->ofLevel, altars->ofDungeon}) {
                if (leaning && random.below(100) < 80)
                    return ofSign(int(*leaning));
            }
        } else if (plan->context.monstersAligned && random.below(100) < 80)
            return ofSign(int(plan->context.monsterAlign));
        return bySign[std::size_t(random.below(3))];
    }
    return code == 0 || code == 1 || code == 2 || code == 4 ? code : 0;
}

std::int32_t RollState::addText(std::string_view text) {
    const auto known = std::ranges::find(level.texts, text);
    const auto index = std::int32_t(known - level.texts.begin());
    if (known == level.texts.end())
        level.texts.emplace_back(text);
    return index;
}

} // namespace levwright::roll

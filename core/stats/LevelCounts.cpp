// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/LevelCounts.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/stats/Obstacles.h"
#include "core/stats/Shopkeepers.h"

#include <algorithm>
#include <format>
#include <ranges>
#include <span>
#include <utility>

namespace levwright::roll {
namespace {

using namespace std::string_view_literals;

constexpr std::uint8_t nothingToDig = 4;

// Kinds with the same name are counted together, under the first of them.
template <class Kind>
std::vector<std::size_t> firstOfName(const std::vector<Kind>& kinds) {
    std::vector<std::size_t> first;
    first.reserve(kinds.size());
    for (const Kind& kind : kinds)
        first.push_back(std::size_t(std::ranges::find(kinds, kind.name, &Kind::name) - kinds.begin()));
    return first;
}

constexpr std::array doorStates{"nodoor"sv, "broken"sv, "open"sv, "closed"sv, "locked"sv};
constexpr std::size_t trappedState = doorStates.size();

std::size_t stateNumber(std::uint8_t detail) {
    if ((detail & LockedDoor) != 0)
        return 4;
    if ((detail & ClosedDoor) != 0)
        return 3;
    return (detail & OpenDoor) != 0 ? 2 : (detail & BrokenDoor) != 0 ? 1 : 0;
}

constexpr std::array flagNames{"noteleport"sv, "hardfloor"sv, "nommap"sv,    "shortsighted"sv,
                               "arboreal"sv,   "maze"sv,      "cavernous"sv, "premapped"sv,
                               "shroud"sv,     "graveyard"sv, "corrmaze"sv,  "sokoban"sv};
constexpr std::size_t compiledFlags = 5;
// The later flags of levels that are counted.
constexpr std::array laterFlags{PremappedFlag, ShroudFlag, GraveyardFlag, CorridorMazeFlag};

FindingKind findingOf(Complaint::About about) {
    switch (about) {
    case Complaint::About::RegionWithoutPlace:
        return FindingKind::RegionWithoutPlace;
    case Complaint::About::GivenUp:
        return FindingKind::GivenUp;
    case Complaint::About::Anything:
    case Complaint::About::SaidByLevel:
        break;
    }
    return FindingKind::GameComplains;
}

} // namespace

LevelCounts::LevelCounts(RollPlanPtr plan)
    : m_plan(std::move(plan)), m_kinds(groupCount * groupSize, ThingCounter::Keep::HistogramsAndPlaces),
      m_names{ThingCounter(m_plan->tables->monsters().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->monsters().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->monsters().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->monsters().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->objects().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->objects().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->objects().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->monsters().size(), ThingCounter::Keep::Sums),
              ThingCounter(m_plan->tables->monsters().size(), ThingCounter::Keep::Sums)},
      m_curses(3, ThingCounter::Keep::Sums), m_placed(m_plan->traces.size()) {
    m_monsterNames = firstOfName(m_plan->tables->monsters());
    m_objectNames = firstOfName(m_plan->tables->objects());
    for (const Trace& trace : m_plan->traces)
        m_makesDoors.push_back(trace.kind.contains("door"));
    if (m_plan->tables->holds(RollRule::StatesAreTold))
        m_states.emplace(m_plan, m_monsterNames);
}

void LevelCounts::add(const LevelInstance& level) {
    ++m_rolls;
    m_seed = level.seed;
    m_foundNow.clear();
    reportWords(level);
    countCells(level);
    countMonsters(level);
    countObjects(level);
    countRest(level);
    countTexts(level);
    countPlacements(level);
    if (m_states)
        m_states->add(level);
    if (level.fatal == Fatal::None)
        find(level);
    m_kinds.endRoll();
    for (ThingCounter& names : m_names)
        names.endRoll();
    m_curses.endRoll();
}

void LevelCounts::countCells(const LevelInstance& level) {
    m_terrain.add(level.terrain);
    m_lit.add(level.lit);
    m_landmarks.clear();
    const auto& terrain = level.terrain;
    // Without branches, so that the compiler can handle many cells at a time.
    for (std::size_t cell = 0; cell < m_digNow.size(); ++cell) {
        const std::uint8_t marks = level.marks[cell];
        m_digNow[cell] = isStoneOrWall(terrain[cell]) ? marks : nothingToDig;
    }
    if (m_plan->tables->holds(RollRule::TreesTakeMarks)) {
        for (std::size_t cell = 0; cell < m_digNow.size(); ++cell) {
            const bool takesMarks = terrain[cell] == Tree || terrain[cell] == IronBars;
            const std::uint8_t marks = level.marks[cell];
            m_digNow[cell] = takesMarks ? marks : m_digNow[cell];
        }
    }
    m_dig.add(m_digNow);
    const auto isFurnitureAt = [&](std::size_t cell) { return isFurniture(terrain[cell]); };
    const auto isDoorAt = [&](std::size_t cell) { return isAnyDoor(terrain[cell]); };
    const auto count = [&](Point p) { countFeature(level, p); };
    (CellSet::where(isFurnitureAt) | CellSet::where(isDoorAt)).forEach(count);
    // Programs may fill column 0, too, although nobody can go there.
    for (int y = 0; y < rows; ++y) {
        const auto cell = std::size_t(cellOf(0, y));
        if (isFurnitureAt(cell) || isDoorAt(cell))
            count({0, y});
    }
}

// Counts furniture and doors.
void LevelCounts::countFeature(const LevelInstance& level, Point p) {
    const std::uint8_t terrain = level.terrain[std::size_t(cellOf(p))];
    const std::uint8_t detail = level.detail[std::size_t(cellOf(p))];
    const auto count = [&](Group group, std::size_t number) {
        m_kinds.addAt(kindOf(group, number), {std::int8_t(p.x), std::int8_t(p.y)});
    };
    switch (terrain) {
    case Door:
    case SecretDoor: {
        const Group group = terrain == Door ? DoorState : SecretDoorState;
        count(group, stateNumber(detail));
        if ((detail & TrappedDoor) != 0)
            count(group, trappedState);
        break;
    }
    case Stairs:
        m_landmarks.push_back(p);
        count(Other,
              ((detail & LeadsToBranch) != 0 ? BranchUp : StairsUp) + ((detail & LeadsUp) != 0 ? 0 : 1));
        break;
    case Ladder:
        m_landmarks.push_back(p);
        count(Other, (detail & LeadsUp) != 0 ? LadderUp : LadderDown);
        break;
    case Toilet:
        count(Other, ToiletKind);
        break;
    case Altar:
        count(Other, std::size_t(FirstAltar) + (detail & 31U));
        break;
    default: // other furniture is in the same order as its kinds
        static_assert(Grave - Fountain == int(GraveKind) - int(FountainKind));
        count(Other, std::size_t(FountainKind) + (terrain - Fountain));
    }
}

void LevelCounts::countMonsters(const LevelInstance& level) {
    for (const RolledMonster& monster : level.monsters) {
        const std::size_t kind = m_monsterNames[std::size_t(monster.kind)];
        m_kinds.addAt(kindOf(Mon, symbolOf(m_plan->tables->monsters()[std::size_t(monster.kind)].symbol)),
                      monster.place);
        m_names[MonNames].add(kind);
        if (monster.peaceful)
            m_names[Peaceful].add(kind);
        if (monster.asleep)
            m_names[Asleep].add(kind);
        if (monster.disguised)
            m_names[Disguised].add(kind);
    }
}

void LevelCounts::countObjects(const LevelInstance& level) {
    std::array<Count, goldSumCount> gold{};
    // The outermost container decides.
    const auto isIn = [&](const RolledObject& object) {
        const RolledObject* outer = &object;
        while (outer->container >= 0)
            outer = &level.objects[std::size_t(outer->container)];
        return outer->carried ? Carried : outer->kind == m_plan->named.statue ? InStatue : In;
    };
    for (const RolledObject& object : level.objects) {
        const auto kind = std::size_t(object.kind);
        const char symbol = m_plan->tables->objects()[kind].symbol;
        const Group group = object.container >= 0 ? isIn(object)
                            : object.mineral      ? Mineral
                            : object.buried       ? Buried
                            : object.carried      ? Carried
                                                  : Obj;
        if (group == Carried && m_states) {
            if (object.container < 0)
                m_names[CarriedNames].add(m_objectNames[kind]);
            continue;
        }
        if (group == In || group == InStatue || group == Carried)
            m_kinds.add(kindOf(group, symbolOf(symbol)));
        else
            m_kinds.addAt(kindOf(group, symbolOf(symbol)), object.place);
        if (group == In && !(m_states && object.kind == m_plan->named.gold))
            m_names[InNames].add(m_objectNames[kind]);
        if (group == Carried)
            m_names[CarriedNames].add(m_objectNames[kind]);
        if (object.kind == m_plan->named.gold) {
            if (group != InStatue && group != Buried && group != Carried)
                gold[group == Mineral ? MineralGold
                     : group == In    ? ContainedGold
                                      : FloorGold] += Count(object.quantity);
            continue;
        }
        if (group != Obj)
            continue;
        m_names[ObjNames].add(m_objectNames[kind]);
        if (object.kind == m_plan->named.statue)
            m_names[StatueNames].add(m_monsterNames[std::size_t(object.ofMonster)]);
        else if (object.kind == m_plan->named.corpse)
            m_names[CorpseNames].add(m_monsterNames[std::size_t(object.ofMonster)]);
        if (object.kind != m_plan->named.statue && object.kind != m_plan->named.boulder)
            m_curses.add(std::size_t(object.curse));
    }
    for (std::size_t i = 0; i < gold.size(); ++i) {
        m_gold[i].sum += gold[i];
        m_gold[i].squares += gold[i] * gold[i];
    }
}

// The game treats a level that is completely known at the start as one of these, if one can fall into its
// traps.
bool LevelCounts::isSokoban(const LevelInstance& level) const {
    const NamedKinds& named = m_plan->named;
    return (level.flags & PremappedFlag) != 0 &&
           std::ranges::any_of(level.traps, [&](const RolledTrap& trap) {
               return trap.kind == named.pit || trap.kind == named.hole;
           });
}

void LevelCounts::countTexts(const LevelInstance& level) {
    if (level.texts.empty() || !m_plan->tables->holds(RollRule::TextsAreCounted))
        return;
    std::map<std::pair<TextGroup, std::string>, Count> now;
    for (const RolledEngraving& engraving : level.engravings) {
        if (engraving.text != noText)
            ++now[{Engraved, printable(level.texts[std::size_t(engraving.text)])}];
    }
    for (const RolledObject& object : level.objects) {
        if (object.called != noText && object.liesOpen() && !m_states)
            ++now[{Called, printable(level.texts[std::size_t(object.called)])}];
    }
    for (const auto& [text, number] : now) {
        NameTally& tally = m_texts[text];
        tally.sum += number;
        tally.squares += number * number;
        ++tally.rolls;
    }
}

void LevelCounts::countRest(const LevelInstance& level) {
    for (const CoveredSteps& steps : level.covered) {
        const std::size_t first = steps.terrain == Ladder ? LadderUp : StairsUp;
        m_kinds.addAt(kindOf(Other, first + ((steps.detail & LeadsUp) != 0 ? 0 : 1)), steps.place);
    }
    for (const RolledTrap& trap : level.traps)
        m_kinds.addAt(kindOf(Trap, std::size_t(trap.kind)), trap.place);
    for (const RolledEngraving& engraving : level.engravings)
        m_kinds.addAt(kindOf(Other, std::size_t(FirstEngraving) + std::size_t(engraving.kind)),
                      engraving.place);
    for (const RolledRoom& room : level.rooms) {
        const bool isSubroom = room.parent >= 0;
        if (onMap(room.area.x1, room.area.y1))
            m_kinds.addAt(kindOf(Other, isSubroom ? SubroomKind : RoomKind),
                          {std::int8_t(room.area.x1), std::int8_t(room.area.y1)});
        const std::size_t first = isSubroom ? SubroomWidth : RoomWidth;
        ++m_histograms[first][room.area.width()];
        ++m_histograms[first + 1][room.area.height()];
        ++m_histograms[first + 2][room.type];
    }
    for (std::size_t i = 0; i < compiledFlags; ++i)
        m_flags[i] += level.flags >> i & 1U;
    m_flags[compiledFlags] += level.maze ? 1 : 0;
    m_flags[compiledFlags + 1] += level.cavernous ? 1 : 0;
    constexpr std::size_t later = compiledFlags + 2;
    for (std::size_t i = 0; i < laterFlags.size(); ++i)
        m_flags[later + i] += (level.flags & laterFlags[i]) != 0 ? 1 : 0;
    m_flags[later + laterFlags.size()] += isSokoban(level) ? 1 : 0;
    if (level.fatal != Fatal::None)
        return;
    const auto arrive = [&](std::size_t which, const ArrivalArea& area, CellPlace place) {
        auto& areas = m_arrivalAreas[which];
        const auto known = std::ranges::find(areas, area, &std::pair<ArrivalArea, Count>::first);
        if (known == areas.end())
            areas.emplace_back(area, 1);
        else
            ++known->second;
        if (place.x > 0)
            m_kinds.addAt(kindOf(Other, which == 0 ? ArriveDown : ArriveUp), place);
    };
    arrive(0, level.arriveFromAbove, level.arrivalFromAbove);
    arrive(1, level.arriveFromBelow, level.arrivalFromBelow);
}

void LevelCounts::countPlacements(const LevelInstance& level) {
    for (const CellOrigin& origin : level.origins) {
        Placed& placed = m_placed[std::size_t(origin.statement)];
        if (!placed.at)
            placed.at = std::make_unique<Cells<std::uint32_t>>();
        ++(*placed.at)[std::size_t(origin.cell)];
        placed.placedNow = true;
    }
    for (Placed& placed : m_placed) {
        if (placed.placedNow) {
            ++placed.rolls;
        } else {
            placed.missingSeed = placed.missed == 0 ? m_seed : std::min(placed.missingSeed, m_seed);
            ++placed.missed;
        }
        placed.placedNow = false;
    }
}

void LevelCounts::reportWords(const LevelInstance& level) {
    for (const Complaint& complaint : level.complaints)
        report({.kind = findingOf(complaint.about),
                .statement = complaint.statement,
                .line = complaint.line,
                .text = printable(complaint.text)});
    if (level.fatal == Fatal::None)
        return;
    report({.kind = level.fatal == Fatal::MazeInstead   ? FindingKind::ScriptFails
                    : level.fatal == Fatal::NotFinished ? FindingKind::NotFinished
                                                        : FindingKind::LoadingEnds,
            .statement = level.fatalStatement,
            .line = level.fatalLine,
            .text = printable(level.fatalText)});
}

void LevelCounts::report(FindingKind kind, std::int32_t statement) {
    report({.kind = kind, .statement = statement});
}

void LevelCounts::report(FindingKey key) {
    if (m_findings.size() >= mostFindingsWithText && !m_findings.contains(key))
        key.text.clear();
    if (std::ranges::contains(m_foundNow, key))
        return;
    m_foundNow.push_back(key);
    FindingTally& tally = m_findings[key];
    tally.seed = tally.rolls == 0 ? m_seed : std::min(tally.seed, m_seed);
    ++tally.rolls;
}

void LevelCounts::find(const LevelInstance& level) {
    if (level.undeclaredRegister)
        report(FindingKind::UndeclaredRegister);
    if (level.arrivalFromAbove.x == 0)
        report(FindingKind::NoArrivalFromAbove, level.arriveFromAbove.statement);
    if (level.arrivalFromBelow.x == 0)
        report(FindingKind::NoArrivalFromBelow, level.arriveFromBelow.statement);
    findMisplaced(level);
    findDoorsOnCorners(level);
    for (const std::int32_t shop : shopsWithKeeperInTheWay(level, m_plan->named))
        report(FindingKind::KeeperInTheWay, shop);
    // On the plane of water bubbles carry everybody about.
    if (!m_plan->hasRule(SpecialRule::Water))
        findCutOff(level);
}

// In a corner one wall is beside the door and the other above or below it.
void LevelCounts::findDoorsOnCorners(const LevelInstance& level) {
    const auto isWallAt = [&](Point p) { return onMap(p) && isWall(level.terrain[std::size_t(cellOf(p))]); };
    for (const CellOrigin& origin : level.origins) {
        const bool isDoor = isAnyDoor(level.terrain[std::size_t(origin.cell)]);
        if (!isDoor || !m_makesDoors[std::size_t(origin.statement)])
            continue;
        const Point p = placeOf(origin.cell);
        const bool left = isWallAt({p.x - 1, p.y});
        const bool right = isWallAt({p.x + 1, p.y});
        const bool above = isWallAt({p.x, p.y - 1});
        const bool below = isWallAt({p.x, p.y + 1});
        if (left != right && above != below)
            report(FindingKind::DoorOnCorner, origin.statement);
    }
}

void LevelCounts::findMisplaced(const LevelInstance& level) {
    const auto check = [&](CellPlace place, std::int32_t statement) {
        const int terrain = level.terrain[std::size_t(cellOf(place.point()))];
        const bool isExtra = statement == noStatement && level.maze;
        if (isRock(terrain) && terrain != SecretCorridor)
            report({.kind = FindingKind::InRock,
                    .statement = statement,
                    .line = 0,
                    .text = isExtra ? phrase("something that the game adds to a maze") : ""});
        else if (isMolten(terrain))
            report(FindingKind::OnLava, statement);
    };
    for (const RolledMonster& monster : level.monsters) {
        const MonsterKind& kind = m_plan->tables->monsters()[std::size_t(monster.kind)];
        const int terrain = level.terrain[std::size_t(cellOf(monster.place.point()))];
        const bool crossesLava = kind.is(MonsterTrait::Flies) || kind.is(MonsterTrait::LikesLava);
        if (!kind.is(MonsterTrait::PassesWalls) && (!isMolten(terrain) || !crossesLava))
            check(monster.place, monster.statement);
    }
    // Scripts may put minerals into the rock, too.
    const auto isInItsPlace = [&](const RolledObject& object) {
        const char symbol = m_plan->tables->objects()[std::size_t(object.kind)].symbol;
        return object.statement == noStatement && (symbol == '*' || symbol == '$') &&
               level.terrain[std::size_t(cellOf(object.place.point()))] == Stone;
    };
    for (const RolledObject& object : level.objects) {
        if (object.liesOpen() && !isInItsPlace(object))
            check(object.place, object.statement);
    }
    for (const RolledTrap& trap : level.traps)
        check(trap.place, trap.statement);
    for (const RolledEngraving& engraving : level.engravings)
        check(engraving.place, engraving.statement);
}

// Checks whether all landmarks can be reached from each other, and everything else from them.
void LevelCounts::findCutOff(const LevelInstance& level) {
    const std::size_t stairs = m_landmarks.size();
    for (const CellPlace arrival : {level.arrivalFromAbove, level.arrivalFromBelow}) {
        if (arrival.x > 0)
            m_landmarks.push_back(arrival.point());
    }
    if (m_landmarks.empty())
        return;
    constexpr std::array kinds{FindingKind::NeedsUnlocking, FindingKind::NeedsLevitation,
                               FindingKind::CutOff};
    static_assert(kinds.size() == travelCount);
    bool connected = false;
    m_reach.explore(level);
    const auto isOnMap = [](Point p) { return onMap(p); };
    auto landmarks = m_landmarks | std::views::filter(isOnMap);
    CellSet reached;
    if (!landmarks.empty())
        reached.add(landmarks.front());
    for (int travel = 0; travel < travelCount; ++travel) {
        m_reach.spread(reached, Travel(travel));
        if (!connected) {
            connected = std::ranges::all_of(m_landmarks, [&](Point p) { return reached.contains(p); });
            if (connected && travel > 0)
                report(kinds[std::size_t(travel - 1)]);
        }
        if (connected && reached == m_reach.enterable(Travel(travel)))
            return findShutWays(level, stairs);
    }
    if (connected)
        findShutWays(level, stairs);
    if (!connected) {
        report(FindingKind::CutOff);
        for (const Point landmark : landmarks)
            reached.add(landmark);
        m_reach.spread(reached, Travel::Levitating);
    }
    if (reached != m_reach.enterable(Travel::Levitating))
        report(FindingKind::ClosedPocket);
}

// Checks whether the first landmarks, which are stairs, can be reached from all without stepping on a trap
// that leads elsewhere and without pushing what does not move. Traps of random kinds and boulders that the
// game adds do not count, and neither does a level that is a riddle of boulders and holes.
void LevelCounts::findShutWays(const LevelInstance& level, std::size_t stairs) {
    if (stairs == 0 || (level.flags & PremappedFlag) != 0)
        return;
    std::vector<Obstacle> traps;
    for (const RolledTrap& trap : level.traps) {
        const bool leadsDown = trap.kind == m_plan->named.hole || trap.kind == m_plan->named.trapDoor;
        if (trap.isStated && onMap(trap.place.point()) && (leadsDown || trap.goal.x > 0))
            traps.push_back({trap.place.point(), trap.goal.point(), trap.statement});
    }
    std::vector<Obstacle> boulders;
    for (const RolledObject& object : level.objects) {
        if (object.kind == m_plan->named.boulder && object.statement >= 0 && object.liesOpen() &&
            onMap(object.place.point()))
            boulders.push_back({object.place.point(), {}, object.statement});
    }
    const std::span<const Point> all(m_landmarks);
    if (const auto trap = obstacleBetween(m_reach, traps, all, stairs, Moves::LeadsOn))
        report(FindingKind::TrappedWay, *trap);
    if (const auto boulder = obstacleBetween(m_reach, boulders, all, stairs, Moves::IsPushed))
        report(FindingKind::BoulderInWay, *boulder);
}

std::string LevelCounts::otherName(std::size_t number) {
    static constexpr std::array names{"stairs:up"sv,
                                      "stairs:down"sv,
                                      "stairs:branch-up"sv,
                                      "stairs:branch-down"sv,
                                      "ladder:up"sv,
                                      "ladder:down"sv,
                                      "fountain"sv,
                                      "throne"sv,
                                      "sink"sv,
                                      "grave"sv,
                                      "toilet"sv};
    static constexpr std::array engravings{"dust"sv, "engrave"sv, "burn"sv,
                                           "mark"sv, "blood"sv,   "headstone"sv};
    static_assert(names.size() == FirstAltar && engravings.size() == RoomKind - FirstEngraving);
    if (number < names.size())
        return std::string(names[number]);
    if (number < FirstEngraving) {
        const std::size_t detail = number - FirstAltar;
        const std::size_t alignment = detail & 7U;
        const std::string_view name = alignment == 1   ? "chaos"
                                      : alignment == 2 ? "neutral"
                                      : alignment == 4 ? "law"
                                                       : "none";
        return std::format("altar:{}{}{}", name, (detail & ShrineAltar) != 0 ? "+shrine" : "",
                           (detail & SanctumAltar) != 0 ? "+sanctum" : "");
    }
    if (number < RoomKind)
        return std::format("engraving:{}", engravings[number - FirstEngraving]);
    static constexpr std::array last{"room"sv, "subroom"sv, "arrive:down"sv, "arrive:up"sv};
    return std::string(last[number - RoomKind]);
}

std::string LevelCounts::kindName(Group group, std::size_t number) const {
    static constexpr std::array prefixes{"mon"sv,     "obj"sv,    "in"sv,   "instatue"sv,
                                         "mineral"sv, "buried"sv, "carry"sv};
    switch (group) {
    case Trap:
        return std::format("trap:{}", m_plan->tables->traps()[number].shown);
    case DoorState:
    case SecretDoorState:
        return std::format("{}door:{}", group == DoorState ? "" : "s",
                           number == trappedState ? "trapped"sv : doorStates[number]);
    case Other:
        return otherName(number);
    case Mon:
    case Obj:
    case In:
    case InStatue:
    case Mineral:
    case Buried:
    case Carried:
        static_assert(prefixes.size() == std::size_t(Carried) + 1);
        return std::format("{}:{}", prefixes[std::size_t(group)], char(number));
    case groupCount:
        break;
    }
    std::unreachable();
}

void LevelCounts::addNamesTo(LevelStatistics& result) const {
    static constexpr std::array groups{"mon"sv, "peaceful"sv, "asleep"sv, "disguised"sv, "obj"sv,
                                       "in"sv,  "carry"sv,    "statue"sv, "corpse"sv};
    static constexpr std::array curses{"blessed"sv, "uncursed"sv, "cursed"sv};
    static_assert(groups.size() == nameGroupCount);
    const auto add = [&](std::string_view group, std::string_view name, const NameTally& tally) {
        if (tally.rolls > 0)
            result.names[std::string(group)][std::string(name)] = tally;
    };
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const bool objects = group == ObjNames || group == InNames || group == CarriedNames;
        for (std::size_t i = 0; i < m_names[group].size(); ++i)
            add(group == CarriedNames && m_states ? "invent"sv : groups[group],
                objects ? m_plan->tables->objects()[i].shown : m_plan->tables->monsters()[i].name,
                m_names[group].nameTally(i));
    }
    for (std::size_t i = 0; i < curses.size(); ++i)
        add("curse", curses[i], m_curses.nameTally(i));
    for (const auto& [text, tally] : m_texts)
        add(text.first == Engraved ? "engraved" : "called", text.second, tally);
}

void LevelCounts::addNumbersTo(LevelStatistics& result) const {
    static constexpr std::array sums{"gold"sv, "gold in containers"sv, "mineral gold"sv};
    static constexpr std::array histograms{"room width"sv,    "room height"sv,    "room type"sv,
                                           "subroom width"sv, "subroom height"sv, "subroom type"sv};
    static_assert(sums.size() == goldSumCount && histograms.size() == histogramCount);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        if (m_gold[i].sum > 0)
            result.sums[std::string(sums[i])] = m_gold[i];
    }
    for (std::size_t i = 0; i < histograms.size(); ++i) {
        if (!m_histograms[i].empty())
            result.histograms[std::string(histograms[i])] = m_histograms[i];
    }
    for (std::size_t i = 0; i < flagNames.size(); ++i) {
        // Games with states report these flags in another way: what is known from the start has its own
        // counts, and the rest follows from its states.
        const bool isToldOtherwise = m_states && (flagNames[i] == "premapped" || flagNames[i] == "sokoban");
        if (m_flags[i] > 0 && !isToldOtherwise)
            result.flags[std::string(flagNames[i])] = m_flags[i];
    }
    for (const std::size_t which : {0, 1}) {
        for (const auto& [where, count] : m_arrivalAreas[which]) {
            const Area& a = where.area;
            const Area& b = where.excluded;
            result.regions[which == 0 ? "down" : "up"][std::format(
                "{} {} {} {} {} {} {} {}", a.x1, a.y1, a.x2, a.y2, b.x1, b.y1, b.x2, b.y2)] += count;
        }
    }
}

void LevelCounts::addStatementsTo(LevelStatistics& result) const {
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const Placed& placed = m_placed[i];
        StatementTally tally{.trace = m_plan->traces[i],
                             .rolls = placed.rolls,
                             .missingSeed = placed.missingSeed,
                             .expected = m_plan->isExpected(std::int32_t(i))};
        if (placed.at)
            tally.at = ThingCounter::placesOf(*placed.at);
        result.statements.push_back(std::move(tally));
    }
}

LevelStatistics LevelCounts::statistics() const {
    LevelStatistics result;
    result.level = printable(m_plan->levelName);
    result.context = toText(m_plan->context);
    result.rolls = m_rolls;
    m_terrain.addTo(result.terrain, m_states ? laterTerrainDigits : terrainDigits);
    m_lit.addTo(result.lit, litDigits);
    m_dig.addTo(result.dig, digDigits);
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        if (m_kinds.nameTally(kind).rolls > 0)
            result.kinds[kindName(Group(kind / groupSize), kind % groupSize)] = m_kinds.kindTally(kind);
    }
    addNamesTo(result);
    addNumbersTo(result);
    addStatementsTo(result);
    if (m_states)
        m_states->addTo(result);
    result.findings = m_findings;
    return result;
}

} // namespace levwright::roll

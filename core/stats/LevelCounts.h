// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/Reach.h"
#include "core/stats/StateCounts.h"
#include "core/stats/Tally.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace levwright::roll {

// Counts rolled levels of one plan, one after the other, with the kinds of the loading tables.
class LevelCounts {
public:
    explicit LevelCounts(RollPlanPtr plan);
    void add(const LevelInstance& level);
    // What was found in the level that was added last, each once. Valid until the next one.
    const std::vector<FindingKey>& foundLast() const { return m_foundNow; }
    LevelStatistics statistics() const; // without seeds

private:
    // The groups of numbered kinds; each has 128 numbers: class symbols, trap numbers, door states ...
    enum Group {
        Mon,
        Obj,
        In,
        InStatue,
        Mineral,
        Buried,
        Carried,
        Trap,
        DoorState,
        SecretDoorState,
        Other,
        groupCount
    };
    // What is counted in the group Other.
    enum OtherKind {
        StairsUp,
        StairsDown,
        BranchUp,
        BranchDown,
        LadderUp,
        LadderDown,
        FountainKind,
        ThroneKind,
        SinkKind,
        GraveKind,
        ToiletKind,
        FirstAltar, // by alignment detail, shrine and sanctum: 32 kinds
        FirstEngraving = FirstAltar + 32,
        RoomKind = FirstEngraving + 6,
        SubroomKind,
        ArriveDown,
        ArriveUp,
    };
    enum NameGroup {
        MonNames,
        Peaceful,
        Asleep,
        Disguised,
        ObjNames,
        InNames,
        CarriedNames,
        StatueNames,
        CorpseNames,
        nameGroupCount
    };
    enum Histogram {
        RoomWidth,
        RoomHeight,
        RoomType,
        SubroomWidth,
        SubroomHeight,
        SubroomType,
        histogramCount
    };
    enum TextGroup { Engraved, Called };
    enum GoldSum { FloorGold, ContainedGold, MineralGold, goldSumCount };

    static constexpr std::size_t groupSize = 128;
    static std::size_t kindOf(Group group, std::size_t number) {
        return std::size_t(group) * groupSize + number;
    }
    static std::size_t symbolOf(char symbol) { return static_cast<unsigned char>(symbol) & 0x7fU; }

    void countCells(const LevelInstance& level);
    void countFeature(const LevelInstance& level, Point p);
    void countMonsters(const LevelInstance& level);
    void countObjects(const LevelInstance& level);
    void countRest(const LevelInstance& level);
    void countTexts(const LevelInstance& level);
    bool isSokoban(const LevelInstance& level) const;
    void countPlacements(const LevelInstance& level);
    void find(const LevelInstance& level);
    void findMisplaced(const LevelInstance& level);
    void findDoorsOnCorners(const LevelInstance& level);
    void findCutOff(const LevelInstance& level);
    void findShutWays(const LevelInstance& level, std::size_t stairs);
    void report(FindingKind kind, std::int32_t statement = noStatement);
    void report(FindingKey key);
    void reportWords(const LevelInstance& level);
    void addNamesTo(LevelStatistics& result) const;
    void addNumbersTo(LevelStatistics& result) const;
    void addStatementsTo(LevelStatistics& result) const;
    std::string kindName(Group group, std::size_t number) const;
    static std::string otherName(std::size_t number);

    struct Placed {
        Count rolls = 0;
        Count missed = 0;
        std::uint64_t missingSeed = 0;
        bool placedNow = false;
        std::unique_ptr<Cells<std::uint32_t>> at;
    };

    RollPlanPtr m_plan;
    Count m_rolls = 0;
    std::uint64_t m_seed = 0;
    CellCounter<terrainCount> m_terrain;
    CellCounter<2> m_lit;
    CellCounter<5> m_dig;
    Cells<std::uint8_t> m_digNow{};
    std::vector<std::size_t> m_monsterNames; // by id: the first id with the same name
    std::vector<std::size_t> m_objectNames;
    std::optional<StateCounts> m_states; // for games that report states
    ThingCounter m_kinds;
    std::array<ThingCounter, nameGroupCount> m_names;
    ThingCounter m_curses;
    std::array<SumTally, goldSumCount> m_gold{};
    std::array<std::map<int, Count>, histogramCount> m_histograms;
    std::array<Count, 12> m_flags{};
    std::map<std::pair<TextGroup, std::string>, NameTally> m_texts; // by their printable form
    std::array<std::vector<std::pair<ArrivalArea, Count>>, 2> m_arrivalAreas;
    std::vector<Placed> m_placed; // by statement
    std::map<FindingKey, FindingTally> m_findings;
    std::vector<FindingKey> m_foundNow;
    Reach m_reach;
    std::vector<bool> m_makesDoors; // by statement
    std::vector<Point> m_landmarks; // cells that should be reachable from each other
};

} // namespace levwright::roll

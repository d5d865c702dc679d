// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/LevelPlan.h"

#include <algorithm>
#include <utility>

namespace levwright::roll {
namespace {

// Percentages by class (format document on loading, section 11).
struct ClassShare {
    char symbol;
    int normal;
    int gehennom;
    int box;
};

constexpr std::array<ClassShare, 12> classShares{{{')', 10, 20, 0},
                                                  {'[', 10, 20, 0},
                                                  {'%', 20, 16, 15},
                                                  {'(', 8, 12, 0},
                                                  {'*', 8, 10, 18},
                                                  {'!', 16, 1, 18},
                                                  {'?', 16, 1, 18},
                                                  {'+', 4, 0, 12},
                                                  {'/', 4, 8, 6},
                                                  {'=', 3, 8, 5},
                                                  {'"', 1, 4, 1},
                                                  {'$', 0, 0, 7}}};

// Precious gems are rarer near the surface; the rest share what is left.
void adjustGems(std::vector<std::pair<int, int>>& kindsAndProbabilities, const RollContext& context) {
    constexpr int preciousGems = 22; // dilithium crystal to jade; behind them glass and stones
    constexpr int hiddenAtFirst = 9;
    const int gems = std::min(preciousGems, int(kindsAndProbabilities.size()));
    const int hidden = std::clamp(hiddenAtFirst - context.levelNumber / 3, 0, gems);
    for (int i = 0; i < gems; ++i) {
        constexpr int sum = 171; // of their probabilities, less one gem's
        kindsAndProbabilities[std::size_t(i)].second = i < hidden ? 0 : (sum + i - hidden) / (gems - hidden);
    }
}

template <class List>
void addTraces(std::vector<Trace>& traces, const List& list, RecordKind kind, std::size_t section) {
    for (std::size_t i = 0; i < list.size(); ++i)
        traces.push_back({kind, std::uint16_t(section), std::uint16_t(i)});
}

// What parts and rooms have in common, behind what their own.
template <class Section>
void addThings(std::vector<Trace>& traces, const Section& section, std::size_t number) {
    addTraces(traces, section.traps, RecordKind::Trap, number);
    addTraces(traces, section.monsters, RecordKind::Monster, number);
    addTraces(traces, section.objects, RecordKind::Object, number);
    addTraces(traces, section.gold, RecordKind::Gold, number);
    addTraces(traces, section.engravings, RecordKind::Engraving, number);
}

void addPart(std::vector<Trace>& traces, const CompiledPart& part, std::size_t number) {
    addTraces(traces, part.levelRegions, RecordKind::LevelRegion, number);
    addTraces(traces, part.regions, RecordKind::Region, number);
    addTraces(traces, part.doors, RecordKind::Door, number);
    addTraces(traces, part.drawbridges, RecordKind::Drawbridge, number);
    addTraces(traces, part.mazewalks, RecordKind::Mazewalk, number);
    addTraces(traces, part.nonDiggable, RecordKind::NonDiggable, number);
    addTraces(traces, part.nonPasswall, RecordKind::NonPasswall, number);
    addTraces(traces, part.ladders, RecordKind::Ladder, number);
    addTraces(traces, part.stairs, RecordKind::Stair, number);
    addTraces(traces, part.altars, RecordKind::Altar, number);
    addTraces(traces, part.fountains, RecordKind::Fountain, number);
    addThings(traces, part, number);
}

void addRoom(std::vector<Trace>& traces, const CompiledRoom& room, std::size_t number) {
    addTraces(traces, room.doors, RecordKind::Door, number);
    addTraces(traces, room.stairs, RecordKind::Stair, number);
    addTraces(traces, room.altars, RecordKind::Altar, number);
    addTraces(traces, room.fountains, RecordKind::Fountain, number);
    addTraces(traces, room.sinks, RecordKind::Sink, number);
    addTraces(traces, room.pools, RecordKind::Pool, number);
    addThings(traces, room, number);
    traces.push_back({RecordKind::Room, std::uint16_t(number), 0});
}

// Of a part or a room.
template <class Section>
int chanceIn(const Section& section, const Trace& trace) {
    switch (trace.kind) {
    case RecordKind::Monster:
        return section.monsters[trace.index].chance;
    case RecordKind::Object:
        return section.objects[trace.index].chance;
    case RecordKind::Trap:
        return section.traps[trace.index].chance;
    default:
        return 100;
    }
}

} // namespace

std::vector<Trace> tracesOf(const CompiledLevel& level) {
    std::vector<Trace> traces;
    for (std::size_t i = 0; i < level.parts.size(); ++i)
        addPart(traces, level.parts[i], i);
    for (std::size_t i = 0; i < level.rooms.size(); ++i)
        addRoom(traces, level.rooms[i], i);
    addTraces(traces, level.corridors, RecordKind::Corridor, 0);
    return traces;
}

ObjectChoice::ObjectChoice(const GenerationTables& tables, const RollContext& context) {
    std::array<std::size_t, 2> filled{};
    const auto fill = [&](Where where, char symbol, int percent) {
        for (; percent > 0; --percent)
            m_classes[std::size_t(where)][filled[std::size_t(where)]++] = symbol;
    };
    for (const ClassShare& share : classShares) {
        fill(Where::Level, share.symbol, context.gehennom ? share.gehennom : share.normal);
        fill(Where::Box, share.symbol, share.box);
    }
    std::array<std::vector<std::pair<int, int>>, 128> kinds;
    for (std::size_t i = 0; i < tables.objects().size(); ++i) {
        const ObjectKind& kind = tables.objects()[i];
        kinds[static_cast<unsigned char>(kind.symbol) & 0x7fU].emplace_back(int(i), kind.probability);
    }
    adjustGems(kinds['*'], context);
    for (std::size_t symbol = 0; symbol < kinds.size(); ++symbol) {
        for (const auto& [kind, probability] : kinds[symbol])
            m_kinds[symbol].insert(m_kinds[symbol].end(), std::size_t(probability), std::int16_t(kind));
    }
}

char ObjectChoice::randomClass(Where where, RandomStream& random) const {
    return m_classes[std::size_t(where)][std::size_t(random.below(100))];
}

int ObjectChoice::ofClass(char symbol, RandomStream& random) const {
    const std::vector<std::int16_t>& kinds = m_kinds[static_cast<unsigned char>(symbol) & 0x7fU];
    return kinds.empty() ? -1 : kinds[std::size_t(random.below(int(kinds.size())))];
}

LevelPlan::LevelPlan(CompiledLevel compiled, GenerationTablesPtr generation, RollContext where)
    : RollPlan(std::move(generation), std::move(where)), level(std::move(compiled)),
      monsters(*tables, context), objects(*tables, context) {
    levelName = level.name;
    traces = tracesOf(level);
    constexpr std::uint32_t noTeleportFlag = 1;
    constexpr std::uint32_t hardFloorFlag = 2;
    constexpr std::uint32_t arborealFlag = 16;
    const auto hasRule = [&](SpecialRule rule) { return tables->hasRule(context.special, rule); };
    noTeleport = (level.flags & noTeleportFlag) != 0;
    arboreal = (level.flags & arborealFlag) != 0;
    const bool vibrates = context.gehennom && context.levelInDungeon + 1 == context.levelsInDungeon;
    canDigFloor = (level.flags & hardFloorFlag) == 0 && !context.isLastOfDungeon() && !vibrates;
    canFall = canDigFloor || hasRule(SpecialRule::FallsThrough);
    water = hasRule(SpecialRule::Water);
    petrified = hasRule(SpecialRule::Petrified);
    const bool hasName =
        !context.special.empty() && !hasRule(SpecialRule::Minerals) && !(context.mines && !context.town);
    minerals = !context.gehennom && !context.tower && !arboreal && !hasName;

    subrooms.resize(level.rooms.size());
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        // The first room of the name; a room in itself is in none.
        const auto parent = std::ranges::find(level.rooms, level.rooms[i].parent, &CompiledRoom::name);
        const auto number = std::size_t(parent - level.rooms.begin());
        if (!level.rooms[i].parent.empty() && number < level.rooms.size() && number != i)
            subrooms[number].push_back(i);
    }
    m_firstStatements.resize(sectionCount());
    for (std::size_t i = 0; i < traces.size(); ++i) {
        if (traces[i].index == 0)
            m_firstStatements[traces[i].section][std::size_t(traces[i].kind)] = std::int32_t(i);
    }
}

int LevelPlan::chanceOf(std::int32_t number) const {
    const Trace& trace = traces[std::size_t(number)];
    if (trace.section < level.parts.size())
        return chanceIn(level.parts[trace.section], trace);
    return trace.section < level.rooms.size() ? chanceIn(level.rooms[trace.section], trace) : 100;
}

bool LevelPlan::isExpected(std::int32_t number) const {
    const Trace& trace = traces[std::size_t(number)];
    switch (trace.kind) {
    case RecordKind::Region:
    case RecordKind::Mazewalk:
    case RecordKind::NonDiggable:
    case RecordKind::NonPasswall:
        return false;
    case RecordKind::LevelRegion: {
        constexpr int branchKind = 3;
        return level.parts[trace.section].levelRegions[trace.index].kind != branchKind ||
               (context.branch != Branch::None && context.branch != Branch::Nothing);
    }
    default:
        return true;
    }
}

std::size_t LevelPlan::sectionCount() const {
    return std::max({level.parts.size(), level.rooms.size(), std::size_t(1)});
}

std::int32_t LevelPlan::statement(RecordKind kind, std::size_t section, std::size_t index) const {
    return m_firstStatements[section][std::size_t(kind)] + std::int32_t(index);
}

} // namespace levwright::roll

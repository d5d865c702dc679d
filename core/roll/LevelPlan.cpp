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

template <class R>
void addTraces(std::vector<Trace>& traces, const std::vector<R>& list, std::size_t section) {
    for (std::size_t i = 0; i < list.size(); ++i)
        traces.push_back({std::string(R::recordName.kind), std::uint16_t(section), std::uint16_t(i)});
}

// Of a part or room.
template <class Section>
void addSection(std::vector<Trace>& traces, const Section& section, std::size_t number) {
    forEachList(section, [&](const auto& list) { addTraces(traces, list, number); });
}

// Of the record that a trace is about.
template <class Section>
int chanceIn(const Section& section, const Trace& trace) {
    int chance = 100;
    forEachList(section, [&]<class R>(const std::vector<R>& list) {
        if constexpr (requires(R record) { record.chance; }) {
            if (trace.kind == R::recordName.kind)
                chance = list[trace.index].chance;
        }
    });
    return chance;
}

} // namespace

std::vector<Trace> tracesOf(const CompiledLevel& level) {
    std::vector<Trace> traces;
    for (std::size_t i = 0; i < level.parts.size(); ++i)
        addSection(traces, level.parts[i], i);
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        addSection(traces, level.rooms[i], i);
        traces.push_back({std::string(roomTrace), std::uint16_t(i), 0});
    }
    addTraces(traces, level.corridors, 0);
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
    findFirstStatements();
}

void LevelPlan::findFirstStatements() {
    std::int32_t next = 0;
    const auto find = [&](const auto& section, auto& first) {
        forEachList(section, [&]<class R>(const std::vector<R>& list) {
            first[recordIndex<R>] = next;
            next += std::int32_t(list.size());
        });
    };
    m_firstStatements.resize(sectionCount());
    for (std::size_t i = 0; i < level.parts.size(); ++i)
        find(level.parts[i], m_firstStatements[i]);
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        find(level.rooms[i], m_firstStatements[i]);
        m_firstStatements[i].front() = next++;
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
    const auto isOne = [&](auto... names) { return ((trace.kind == names.kind) || ...); };
    if (isOne(RegionRecord::recordName, MazewalkRecord::recordName, NonDiggableRecord::recordName,
              NonPasswallRecord::recordName))
        return false;
    if (!isOne(LevelRegionRecord::recordName))
        return true;
    constexpr int branchKind = 3;
    return level.parts[trace.section].levelRegions[trace.index].kind != branchKind ||
           (context.branch != Branch::None && context.branch != Branch::Nothing);
}

std::size_t LevelPlan::sectionCount() const {
    return std::max({level.parts.size(), level.rooms.size(), std::size_t(1)});
}

} // namespace levwright::roll

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/LevelPlan.h"

#include <algorithm>
#include <utility>

namespace levwright::roll {
namespace {

template <class R>
void addTraces(std::vector<Trace>& traces, const std::vector<R>& list, std::size_t section) {
    for (std::size_t i = 0; i < list.size(); ++i)
        traces.push_back({std::string(R::recordName.kind), std::uint16_t(section), std::uint16_t(i)});
}

// For a part or room.
template <class Section>
void addSection(std::vector<Trace>& traces, const Section& section, std::size_t number) {
    forEachList(section, [&](const auto& list) { addTraces(traces, list, number); });
}

// For the record to which a trace belongs.
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

LevelPlan::LevelPlan(CompiledLevel compiled, const GenerationTablesPtr& generation, RollContext where)
    : GenerationPlan(generation, placedByName(std::move(where), compiled.name, *generation)),
      level(std::move(compiled)) {
    levelName = level.name;
    traces = tracesOf(level);
    for (const CompiledPart& part : level.parts)
        maps.push_back(terrainOf(part, tables->terrain()));
    subrooms.resize(level.rooms.size());
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        // The first room of that name. A room that names itself is in none.
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

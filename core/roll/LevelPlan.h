// SPDX-License-Identifier: GPL-3.0-or-later
// What all rolls of one compiled level in one context share, computed once.
#pragma once

#include "core/compiled/Record.h"
#include "core/roll/GenerationPlan.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace levwright::roll {

struct LevelPlan : GenerationPlan {
    LevelPlan(CompiledLevel compiled, const GenerationTablesPtr& generation, RollContext where);

    std::unique_ptr<RollMachine> makeMachine() const override;
    std::size_t partCount() const override { return level.parts.size(); }
    Area areaOfPart(std::size_t part) const override;
    int chanceOf(std::int32_t number) const override;
    bool isExpected(std::int32_t number) const override;

    CompiledLevel level;
    std::vector<std::vector<std::uint8_t>> maps;    // by part: the terrain of its map, row by row
    std::vector<std::vector<std::size_t>> subrooms; // by room number: the numbers of the rooms in it

    // The statement number of a record of a part or room.
    template <class R>
    std::int32_t statement(std::size_t section, std::size_t index) const {
        return m_firstStatements[section][recordIndex<R>] + std::int32_t(index);
    }
    std::int32_t statementOfRoom(std::size_t room) const { return m_firstStatements[room].front(); }
    std::int32_t statementOfCorridor(std::size_t index) const {
        return std::int32_t(traces.size() - level.corridors.size() + index);
    }
    std::size_t sectionCount() const;

private:
    void findFirstStatements();

    // By section: first that of the opening statement, then one for each kind of record.
    std::vector<std::array<std::int32_t, std::variant_size_v<Record>>> m_firstStatements;
};

// All records of a level: section by section and list by list. Each room follows its contents, and corridors
// come last.
std::vector<Trace> tracesOf(const CompiledLevel& level);

// The terrain of a part's map, row by row; stone for numbers that are not terrain.
std::vector<std::uint8_t> terrainOf(const CompiledPart& part, const TerrainNumbers& numbers);

using LevelPlanPtr = std::shared_ptr<const LevelPlan>;

} // namespace levwright::roll

// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls of a level in the small language.
#pragma once

#include "core/base/Grid.h"
#include "core/instance/RollPlan.h"

#include <string>
#include <vector>

namespace levwright {

// A thing that the level puts somewhere when it runs.
struct SmallDeed {
    std::int32_t number = roll::noStatement;
    std::int16_t object = 0; // id of the catalog
    Point cell;              // of the part
    std::int16_t turn = 0;
};

// The map is in the level's upper left corner. The seed decides only the quantity of a thing, 1 to 6; apart
// from that the level runs the same.
class SmallPlan : public roll::RollPlan {
public:
    SmallPlan(roll::GenerationTablesPtr generation, const roll::RollContext& where)
        : RollPlan(std::move(generation), where) {}

    std::unique_ptr<roll::RollMachine> makeMachine() const override;
    std::size_t partCount() const override { return 1; }
    Area areaOfPart(std::size_t /*part*/) const override {
        return {1, 0, terrain.width(), terrain.height() - 1};
    }
    int chanceOf(std::int32_t /*number*/) const override { return 100; }
    bool isExpected(std::int32_t /*number*/) const override { return true; }

    Grid<unsigned char> terrain{1, 1, 0};
    std::vector<SmallDeed> deeds;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// A level made ready for rolling, in whatever language it is described.
#pragma once

#include "core/instance/GenerationTables.h"
#include "core/instance/LevelInstance.h"
#include "core/instance/NamedKinds.h"
#include "core/instance/RollContext.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace levwright::roll {

// Makes levels of one plan, one after the other, in the same memory. For one thread.
class RollMachine {
public:
    RollMachine() = default;
    RollMachine(const RollMachine&) = delete;
    RollMachine& operator=(const RollMachine&) = delete;
    virtual ~RollMachine() = default;

    // The same for the same plan and seed, on every machine. Valid until the next call. Whatever the level
    // holds, there is an instance; where the game would have ended, fatal says why, and what was made until
    // then is there.
    virtual const LevelInstance& roll(std::uint64_t seed) = 0;

    // What is rolled once this is said is of no use, and fatal where that would have taken long.
    void giveUpWhen(std::stop_token abandoned) { m_abandoned = std::move(abandoned); }

protected:
    const std::stop_token& abandoned() const { return m_abandoned; }

private:
    std::stop_token m_abandoned;
};

// What all rolls of a level in one context have in common. Immutable once it is made; any number of threads
// may roll it.
class RollPlan {
public:
    RollPlan(GenerationTablesPtr generation, RollContext where)
        : tables(std::move(generation)), context(std::move(where)), named(*tables) {}
    RollPlan(const RollPlan&) = delete;
    RollPlan& operator=(const RollPlan&) = delete;
    virtual ~RollPlan() = default;

    // The plan outlives it.
    virtual std::unique_ptr<RollMachine> makeMachine() const = 0;

    virtual std::size_t partCount() const = 0;
    // The level's columns and rows that the coordinates of a part count from and that its map takes.
    virtual Area areaOfPart(std::size_t part) const = 0;
    // Percent that a statement is carried out, by its number; 100 for one without a chance of its own.
    virtual int chanceOf(std::int32_t number) const = 0;

    // Whether a statement that is carried out puts something on a cell in every roll.
    virtual bool isExpected(std::int32_t number) const = 0;

    // The level's cell that is cell 0,0 of a part; 0,0 if there is no such part.
    Point cornerOfPart(std::size_t part) const;
    // The number of a statement by its index in the tree; none for one that puts nothing on a map (of the
    // classic languages flags, registers, WALLIFY, NAME, CHANCE).
    std::optional<std::int32_t> numberOf(std::size_t statement) const;

    std::string levelName;
    GenerationTablesPtr tables;
    RollContext context;
    NamedKinds named;
    // By statement number, which instances and statistics call statements by.
    std::vector<Trace> traces;
    // By statement number: the statement's index in LevelTree::statements; empty for a level that was not
    // described. No two numbers share one. Of a room it is the statement that opens it.
    std::vector<std::size_t> statements;
};

using RollPlanPtr = std::shared_ptr<const RollPlan>;

// A machine with its plan.
class Roller {
public:
    explicit Roller(RollPlanPtr plan) : m_plan(std::move(plan)), m_machine(m_plan->makeMachine()) {}

    const LevelInstance& roll(std::uint64_t seed) { return m_machine->roll(seed); }
    void giveUpWhen(std::stop_token abandoned) { m_machine->giveUpWhen(std::move(abandoned)); }

private:
    RollPlanPtr m_plan;
    std::unique_ptr<RollMachine> m_machine;
};

} // namespace levwright::roll

// SPDX-License-Identifier: GPL-3.0-or-later
// A level made ready for rolling, in any language.
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

struct RollRecord;

// Rolls levels of one plan, one after the other, in the same memory. For one thread only.
class RollMachine {
public:
    RollMachine() = default;
    RollMachine(const RollMachine&) = delete;
    RollMachine& operator=(const RollMachine&) = delete;
    virtual ~RollMachine() = default;

    // The same plan and seed give the same level on every machine. The reference is valid until the next
    // call. There is an instance for every level: if the game would have ended, fatal says why, and the
    // instance holds what was made until then.
    virtual const LevelInstance& roll(std::uint64_t seed) = 0;

    // Rolls so that a change of the text changes little else. Each statement in the record draws what it drew
    // then. A room whose statement is the same stays where it was; one whose statement has changed goes as
    // near as it can. The record counts statements by the numbers of this plan, and becomes the record of
    // this roll. A machine that can keep nothing rolls as usual. The reference is valid until the next roll.
    virtual const LevelInstance& rollKeeping(std::uint64_t seed, RollRecord& /*record*/) {
        return roll(seed);
    }

    // Once this is requested, rolls are not needed any more. A roll that would have taken long is then fatal.
    void giveUpWhen(std::stop_token abandoned) { m_abandoned = std::move(abandoned); }

protected:
    const std::stop_token& abandoned() const { return m_abandoned; }

private:
    std::stop_token m_abandoned;
};

// What all rolls of a level in one context share. Immutable once it is made; any number of threads may roll
// it.
class RollPlan {
public:
    RollPlan(GenerationTablesPtr generation, RollContext where)
        : tables(std::move(generation)), context(std::move(where)), named(*tables),
          m_specialRules(tables->rulesOf(context.special)) {}
    RollPlan(const RollPlan&) = delete;
    RollPlan& operator=(const RollPlan&) = delete;
    virtual ~RollPlan() = default;

    // The plan must outlive the machine.
    virtual std::unique_ptr<RollMachine> makeMachine() const = 0;

    virtual std::size_t partCount() const = 0;
    // The columns and rows of the level that a part covers: its coordinates count from this area's corner.
    virtual Area areaOfPart(std::size_t part) const = 0;
    // The chance, in percent, that a statement is executed, by its number; 100 for a statement without a
    // chance.
    virtual int chanceOf(std::int32_t number) const = 0;

    // Whether a statement that is executed puts something on a cell in every roll.
    virtual bool isExpected(std::int32_t number) const = 0;

    // Whether the special level of the context has the rule.
    bool hasRule(SpecialRule rule) const { return (m_specialRules >> unsigned(rule) & 1U) != 0; }

    // The cell of the level that is cell 0,0 of a part; 0,0 if there is no such part.
    Point cornerOfPart(std::size_t part) const;
    // The number of a statement, by its index in the tree. Empty for a statement that puts nothing on a map
    // (in the classic languages flags, registers, WALLIFY, NAME, CHANCE).
    std::optional<std::int32_t> numberOf(std::size_t statement) const;

    std::string levelName;
    GenerationTablesPtr tables;
    RollContext context;
    NamedKinds named;
    // By statement number, which instances and statistics use.
    std::vector<Trace> traces;
    // By statement number, the statement's index in LevelTree::statements; empty for a level without a
    // description. All are different. For a room, it is the statement that opens it.
    std::vector<std::size_t> statements;

private:
    std::uint32_t m_specialRules;
};

using RollPlanPtr = std::shared_ptr<const RollPlan>;

// A machine together with its plan.
class Roller {
public:
    explicit Roller(RollPlanPtr plan) : m_plan(std::move(plan)), m_machine(m_plan->makeMachine()) {}

    const LevelInstance& roll(std::uint64_t seed) { return m_machine->roll(seed); }
    const LevelInstance& rollKeeping(std::uint64_t seed, RollRecord& record) {
        return m_machine->rollKeeping(seed, record);
    }
    void giveUpWhen(std::stop_token abandoned) { m_machine->giveUpWhen(std::move(abandoned)); }

private:
    RollPlanPtr m_plan;
    std::unique_ptr<RollMachine> m_machine;
};

} // namespace levwright::roll

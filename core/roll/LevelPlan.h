// SPDX-License-Identifier: GPL-3.0-or-later
// What all rolls of one compiled level in one context have in common, worked out once.
#pragma once

#include "core/base/RandomStream.h"
#include "core/compiled/Record.h"
#include "core/instance/RollPlan.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace levwright::roll {

// How monsters are chosen (format document on loading, section 10).
class MonsterChoice {
public:
    MonsterChoice(const GenerationTables& tables, const RollContext& context);

    // A random monster's kind; -1: there is none that could come up here.
    int random(RandomStream& random) const;
    // A random monster's kind, whatever the place: for corpses, statues and the like.
    int randomAnywhere(RandomStream& random) const;
    enum class NeverGenerated { Allowed, LeftOut };
    // A kind of the class; -1: none can be chosen.
    int ofClass(char symbol, NeverGenerated rule, RandomStream& random) const;
    bool isPeaceful(int kind, RandomStream& random) const;

private:
    struct Candidate {
        std::int16_t kind = 0;
        std::int16_t frequency = 0;
        bool tooStrong = false; // may end the list, 1 in 2
        bool costsMore = false; // takes one off the draw beside its frequency
    };
    struct Peace {
        std::int8_t certain = 1; // 1 yes, 0 no, -1: a matter of dice
        std::int16_t alignment = 0;
    };

    int questMonster(RandomStream& random) const;
    void fillTickets(const GenerationTables& tables, const RollContext& context);
    void fillClasses(const GenerationTables& tables, const RollContext& context);
    void fillPeace(const GenerationTables& tables, const RollContext& context);

    std::vector<std::int16_t> m_tickets; // each kind as often as its weight
    std::vector<std::int16_t> m_anyTickets;
    std::array<std::array<std::vector<Candidate>, 128>, 2> m_classes; // by NeverGenerated, symbol
    std::vector<Peace> m_peace;
    int m_record = 0;
    bool m_quest = false;
    const QuestEnemies* m_enemies = nullptr;
    GenerationTablesPtr m_tables;
};

// How objects are chosen (section 11).
class ObjectChoice {
public:
    ObjectChoice(const GenerationTables& tables, const RollContext& context);

    enum class Where { Level, Box };
    // A class symbol.
    char randomClass(Where where, RandomStream& random) const;
    // -1: the class has no kinds.
    int ofClass(char symbol, RandomStream& random) const;

private:
    std::array<std::array<char, 100>, 2> m_classes{};   // by Where
    std::array<std::vector<std::int16_t>, 128> m_kinds; // each kind as often as its probability
};

struct LevelPlan : RollPlan {
    LevelPlan(CompiledLevel compiled, GenerationTablesPtr generation, RollContext where);

    std::unique_ptr<RollMachine> makeMachine() const override;
    std::size_t partCount() const override { return level.parts.size(); }
    Area areaOfPart(std::size_t part) const override;
    int chanceOf(std::int32_t number) const override;
    bool isExpected(std::int32_t number) const override;

    CompiledLevel level;
    MonsterChoice monsters;
    ObjectChoice objects;
    std::vector<std::vector<std::size_t>> subrooms; // numbers of the rooms that lie in it, by number
    bool canDigFloor = true;
    bool canFall = true;
    bool noTeleport = false;
    bool arboreal = false;
    bool water = false; // the plane of water
    bool petrified = false;
    bool minerals = false; // whether the last step puts some in

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

    // By section; first of what opens it, then of each kind of record.
    std::vector<std::array<std::int32_t, std::variant_size_v<Record>>> m_firstStatements;
};

// All records of a level, section by section, list by list, each room behind what is in it, corridors last.
std::vector<Trace> tracesOf(const CompiledLevel& level);

using LevelPlanPtr = std::shared_ptr<const LevelPlan>;

} // namespace levwright::roll

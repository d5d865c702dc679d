// SPDX-License-Identifier: GPL-3.0-or-later
// What all rolls of one level in one context have in common, whatever form the level is compiled to.
#pragma once

#include "core/base/RandomStream.h"
#include "core/instance/RollPlan.h"

#include <array>
#include <cstdint>
#include <vector>

namespace levwright::roll {

// What favours those whom it does not harm, in games that have it.
enum class Climate : std::uint8_t { Temperate, Hot, Cold };

// How monsters are chosen (format document on loading, section 10).
class MonsterChoice {
public:
    // Some things are of stronger kinds than those that walk about.
    enum class Strength : std::uint8_t { Usual, OfStatueTraps, OfFigurines };

    MonsterChoice(const GenerationTables& tables, const RollContext& context);

    // A random monster's kind; -1: there is none that could come up here.
    int random(RandomStream& random, Climate climate) const;
    // A random monster's kind, whatever the place: for corpses, statues and the like.
    int randomAnywhere(RandomStream& random, Climate climate, Strength strength = Strength::Usual) const;
    enum class NeverGenerated { Allowed, LeftOut };
    // A kind of the class; -1: none can be chosen.
    int ofClass(char symbol, NeverGenerated rule, RandomStream& random) const;
    bool isPeaceful(int kind, RandomStream& random) const;

private:
    struct Candidate {
        std::int16_t kind = 0;
        std::int16_t frequency = 0;
        bool tooStrong = false;  // may end the list, 1 in 2
        bool costsMore = false;  // takes one off the draw beside its frequency
        std::int8_t leftOut = 0; // so many times in 9, as it belongs elsewhere
    };
    struct Peace {
        std::int8_t certain = 1; // 1 yes, 0 no, -1: a matter of dice
        std::int16_t alignment = 0;
    };

    int questMonster(RandomStream& random) const;
    using Tickets = std::vector<std::int16_t>; // each kind as often as its weight
    void fillTickets(const GenerationTables& tables, const RollContext& context);
    Tickets ticketsFor(const GenerationTables& tables, const RollContext& context, Climate climate,
                       Strength strength) const;
    const Tickets& tickets(Climate climate, Strength strength) const {
        return m_tickets[std::size_t(strength)][m_hasClimates ? std::size_t(climate) : 0];
    }
    int questKind(RandomStream& random) const;
    void fillClasses(const GenerationTables& tables, const RollContext& context);
    void addByFrequencyAndOne(const GenerationTables& tables, const RollContext& context, std::size_t kind);
    void fillPeace(const GenerationTables& tables, const RollContext& context);

    std::array<std::array<Tickets, 3>, 3> m_tickets; // by strength, climate
    Tickets m_anyTickets;
    bool m_hasClimates = false;
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
    // A food for those who eat no meat; to ask for it where there is none is a bug of the caller.
    int vegetarian(RandomStream& random) const;

private:
    std::array<std::array<char, 100>, 2> m_classes{};   // by Where
    std::vector<std::int16_t> m_vegetarian;             // likewise m_kinds
    std::array<std::vector<std::int16_t>, 128> m_kinds; // each kind as often as its probability
};

// The bits of level flags that rolls look at; all games have the same.
enum LevelFlag : std::uint32_t {
    NoTeleportFlag = 1,
    HardFloorFlag = 2,
    ArborealFlag = 16,
    // Of games that have HeatFavours alone.
    TemperateFlag = 0x10000,
    HotFlag = 0x20000,
    ColdFlag = 0x40000,
    NoRandomMonstersFlag = 0x80000,
};

struct GenerationPlan : RollPlan {
    GenerationPlan(GenerationTablesPtr generation, RollContext where);

    // What follows from the flags that the level has.
    bool canDigFloor(std::uint32_t flags) const { return m_floorMayBeSoft && (flags & HardFloorFlag) == 0; }
    bool canFall(std::uint32_t flags) const { return m_alwaysFalls || canDigFloor(flags); }
    // Whether the last step puts minerals in.
    bool minerals(std::uint32_t flags) const { return m_mayHaveMinerals && (flags & ArborealFlag) == 0; }
    bool holds(RollRule rule) const { return tables->holds(rule); }
    bool hasRule(SpecialRule rule) const { return tables->hasRule(context.special, rule); }

    MonsterChoice monsters;
    ObjectChoice objects;
    bool water = false; // the plane of water
    bool petrified = false;

private:
    bool m_floorMayBeSoft = true;
    bool m_alwaysFalls = false;
    bool m_mayHaveMinerals = true;
};

} // namespace levwright::roll

// SPDX-License-Identifier: GPL-3.0-or-later
// What all rolls of one level in one context share, whatever form the level is compiled to.
#pragma once

#include "core/base/RandomStream.h"
#include "core/instance/RollPlan.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace levwright::roll {

// A climate that favours monsters which it does not harm, in games that have climates.
enum class Climate : std::uint8_t { Temperate, Hot, Cold };

// Chooses monsters (format document on loading, section 10).
class MonsterChoice {
public:
    // Some things are made of stronger kinds than the monsters of the level.
    enum class Strength : std::uint8_t { Usual, OfStatueTraps, OfFigurines };

    MonsterChoice(const GenerationTables& tables, const RollContext& context);

    // The kind of a random monster; -1 if none is possible here.
    int random(RandomStream& random, Climate climate) const;
    // The kind of a random monster, whatever the place: for corpses, statues and similar objects.
    int randomAnywhere(RandomStream& random, Climate climate, Strength strength = Strength::Usual) const;
    enum class NeverGenerated { Allowed, LeftOut };
    // A kind of the class; -1 if none can be chosen.
    int ofClass(char symbol, NeverGenerated rule, RandomStream& random) const;
    bool isPeaceful(int kind, RandomStream& random) const;

private:
    struct Candidate {
        std::int16_t kind = 0;
        std::int16_t frequency = 0;
        bool tooStrong = false;  // may end the list, in 1 of 2 cases
        bool costsMore = false;  // reduces the draw by one more than its frequency
        std::int8_t leftOut = 0; // skipped this many times in 9, because it belongs elsewhere
    };
    struct Peace {
        std::int8_t certain = 1; // 1 yes, 0 no, -1 decided by dice
        std::int16_t alignment = 0;
    };

    int questMonster(RandomStream& random) const;
    using Tickets = std::vector<std::int16_t>; // each kind occurs as often as its weight
    void fillTickets(const GenerationTables& tables, const RollContext& context);
    Tickets ticketsFor(const GenerationTables& tables, const RollContext& context, Climate climate,
                       Strength strength) const;
    const Tickets& tickets(Climate climate, Strength strength) const {
        return m_tickets[std::size_t(strength)][m_hasClimates ? std::size_t(climate) : 0];
    }
    // A kind that only this dungeon or level has; -1 for any kind.
    int localKind(RandomStream& random) const;
    void fillClasses(const GenerationTables& tables, const RollContext& context);
    struct InClass {
        std::size_t kind = 0;
        bool isHarder = false; // than the kind before it
        bool isRare = false;   // all kinds of its class are
    };
    static std::vector<InClass> orderedKinds(const GenerationTables& tables);
    void addByFrequencyAndOne(const GenerationTables& tables, const RollContext& context, const InClass& in);
    void fillPeace(const GenerationTables& tables, const RollContext& context);

    std::array<std::array<Tickets, 3>, 3> m_tickets; // by strength and climate
    Tickets m_anyTickets;
    bool m_hasClimates = false;
    std::array<std::array<std::vector<Candidate>, 128>, 2> m_classes; // by NeverGenerated and symbol
    std::vector<Peace> m_peace;
    int m_record = 0;
    bool m_quest = false;
    bool m_onlyEnemies = false;
    int m_woodchuck = -1;
    const QuestEnemies* m_enemies = nullptr;
    GenerationTablesPtr m_tables;
};

// Chooses objects (section 11).
class ObjectChoice {
public:
    ObjectChoice(const GenerationTables& tables, const RollContext& context);

    enum class Where { Level, Box };
    // The symbol of a random class.
    char randomClass(Where where, RandomStream& random) const;
    // -1 if the class has no kinds.
    int ofClass(char symbol, RandomStream& random) const;
    // Food without meat. It is a bug of the caller to ask for it if there is none.
    int vegetarian(RandomStream& random) const;
    // What a box of supplies holds. It is a bug of the caller to ask for it if there is none.
    int supply(RandomStream& random) const;

private:
    std::array<std::array<char, 100>, 2> m_classes{}; // by Where
    std::vector<std::int16_t> m_vegetarian;           // like m_kinds
    std::vector<std::int16_t> m_supplies;
    std::array<std::vector<std::int16_t>, 128> m_kinds; // each kind occurs as often as its probability
};

// The context of a level whose own name, such as "medusa-1", tells which level of the game it is, if the
// context does not say that.
RollContext placedByName(RollContext where, std::string_view levelName, const GenerationTables& tables);

struct GenerationPlan : RollPlan {
    GenerationPlan(GenerationTablesPtr generation, RollContext where);

    // What depends on the level's own flags.
    bool canDigFloor(std::uint32_t flags) const { return m_floorMayBeSoft && (flags & HardFloorFlag) == 0; }
    bool canFall(std::uint32_t flags) const { return m_alwaysFalls || canDigFloor(flags); }
    // Whether the last step adds minerals.
    bool minerals(std::uint32_t flags) const { return m_mayHaveMinerals && (flags & ArborealFlag) == 0; }
    bool holds(RollRule rule) const { return tables->holds(rule); }
    // Whether joining rooms hides nothing yet: neither corridors nor doors are secret.
    bool hidesNoWays() const { return holds(RollRule::StatedRoomsKeepClear) && context.depth <= 2; }

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

// SPDX-License-Identifier: GPL-3.0-or-later
// What a game knows about making monsters, objects and traps at random. The rows come from the tables
// *-generation.tsv, quest-enemies.tsv, shop-articles.tsv and special-levels.tsv beside the catalog's own.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::roll {

// Bits of MonsterKind::traits, in the order of their words in the table's reader.
enum class MonsterTrait : std::uint8_t {
    Never, // not made at random
    Unique,
    GehennomOnly,
    NotGehennom,
    SmallGroup,
    LargeGroup,
    NoCorpse,
    Swims,
    Flies,
    Clings,
    PassesWalls,
    LikesLava,
    ThrowsBoulders,
    Tiny,
    Peaceful,
    Hostile,
    Minion,
    StoneResistant,
    Human,
    Elf,
    Dwarf,
    Gnome,
    Orc,
    MinorDemon,
    BribingPrince,
    Placeholder,
    Amorphous,
    Leader,
    Guardian,
    Nemesis,
    Shapeshifter,
    Sleeper, // asleep 4 in 5 without being told so
    Role,    // a hero's role
    Aligned, // may be given an alignment by a statement
    Floats,
    LikesWater,
    Noncorporeal,
    Flaming,
    Whirly,
    FireResistant,
    Animal,
    Humanoid,
    NoShape, // nothing changes into it by chance
    Nasty,
    Golem,
    NotByClass, // no pick of a class comes to it
    Male,       // each of the kind
    Female,
    Neuter,
    ColdResistant,
    HidesUnder, // things
    Waits,      // for the hero
    LaysEggs,
    FeedsNobody,  // as a corpse, so it is in no tin
    TurnsToGolem, // of stone, where others are petrified
};

struct MonsterKind {
    std::string_view name;
    char symbol = 0;
    int level = 0;
    int rating = 0;    // how hard it is, in levels
    int frequency = 0; // 0..5
    int alignment = 0; // below 0: chaotic, above: lawful
    int corpse = 0;    // the kind that its corpse is of
    std::uint64_t traits = 0;

    bool is(MonsterTrait trait) const { return (traits >> unsigned(trait) & 1U) != 0; }
};

enum class ObjectTrait : std::uint8_t {
    Stack,
    Unique,
    Undirected,
    Directed,
    FewCharges,
    Missile,
    Charged,
    MostlyCursed,
    AlwaysCursed,
    Lock,
    Corpses,
    Corpse,
    Egg,
    Tin,
    Statue,
    Figurine,
    Boulder,
    Rocks,
    Single,
    Vegetarian,
    Candle,
    Glob,
    Burns,     // or rusts: the first sort of erosion
    Rots,      // or corrodes: the second
    Artifacts, // some are of this kind
};

struct ObjectKind {
    std::string_view name;  // empty: it never comes up
    std::string_view shown; // its name in the loading tables
    char symbol = 0;
    int probability = 0; // in 1000 of its class
    int blessing = 0;    // 1 in this many is blessed or cursed; 0: never
    int contents = 0;    // a box or bag: up to this many things in it
    std::uint32_t traits = 0;

    bool is(ObjectTrait trait) const { return (traits >> unsigned(trait) & 1U) != 0; }
};

enum class TrapTrait : std::uint8_t {
    Falls, // what becomes of traps that need a floor to dig
    Boulder,
    Rolls,
    Fire,
    Pit,
    Fall, // one falls through the floor
    Door, // ... by a trap door
    Seventh,
    Teleport,
    Portal,
    Web,
    Statue,
    Never,  // not made at random
    Deadly, // may have killed somebody already, where that happens
};

struct TrapKind {
    std::string_view name;
    std::string_view shown;
    int difficulty = 0; // below it, it does not come up at random
    std::uint32_t traits = 0;

    bool is(TrapTrait trait) const { return (traits >> unsigned(trait) & 1U) != 0; }
};

// A quest's usual enemies: kinds (-1: none) and classes, the first and the second.
struct QuestEnemies {
    std::string_view role;
    std::array<int, 2> kinds{-1, -1};
    std::array<char, 2> classes{};
};

// Percent of a shop's articles that are of a class (0: any), or of one kind of it.
struct ShopArticle {
    int roomType = 0;
    int percent = 0;
    char symbol = 0;
    int kind = -1;
    bool vegetarian = false; // of those of the class that are
};

enum class SpecialRule : std::uint8_t {
    Petrified,    // statues are of what can be turned to stone, and more of them come after loading
    FallsThrough, // although it is a bottom level
    HiddenMorgue, // a secret door in a wall of the morgue
    HiddenTemple,
    Treasury, // the unfilled morgue is filled with gold and traps
    NoShopkeepers,
    Minerals, // they are put in although the level has a name
    Water,    // the plane of water
    Graveyard,
    InsectLegs, // its pools become walls
    OpenBorder, // whose rim can be dug
    Clouds,     // the plane of air
    NamedOrcs,  // most of them; of one variant of a level
};

// In what the generation of a game differs from that of NetHack 3.4.3; from the table roll-rules, which a
// game may lack.
enum class RollRule : std::uint8_t {
    GoldByDepth,        // usual amounts grow with the depth
    TunnelsBend,        // by chance, before they have to; and rooms are joined in the order of their making
    FrequencyAndOne,    // a pick of a class counts each frequency as one more
    ShapesByKind,       // of shapeshifters
    FloatersCross,      // water and lava
    RingsByColumns,     // how the nearest good place is sought
    FurnitureStays,     // where a trap would be made; boulders keep off lava, pits clear marks, and statue
                        // traps are seldom of unicorns that the hero is at peace with
    LockedBoxesAreFull, // two more things
    RuledCourts,        // throne rooms have a ruler, and his gold is in the chest
    AllRoomsAreStocked, // leprechaun halls, cockatrice nests and anthills, too
    WholeFromRowZero,   // what level regions mean by the whole level
    AnyAligned,         // a statement may give an alignment to every kind
    SecretDoorsAreEdges,
    DeadAdventurers, // lie on some traps of shallow levels
    SquadsHaveAnts,  // one in five of those that no rank is drawn for
    ExtrasStayDry,   // monsters of mazes
    VictimsVary,     // the statues that come after loading are of anybody who can be turned to stone
    TreesTakeMarks,  // and iron bars
    NovelsAreSold,   // one, in the first shop that has books
    UnalignedAltars, // are among those that are not of a neutral hero's alignment
    TextsAreCounted, // of engravings, and names of things: in statistics
    FurnitureIsDry,  // for things at random, and boulders keep them off
    LevelsFlip,
    ClassesKeepToPlace, // a pick of a class seldom gives a kind of Gehennom elsewhere, or the other way round
    HeatFavours,        // random monsters of Gehennom that no fire harms
    RoomsHaveNoGroups,  // of monsters, when they are stocked
    TrappedStatuesAreStrong, // of kinds that are harder than those of the level
    VictimsAreHeroes,        // statues and corpses of somebody are of the heroes' roles
    PriestsStandAround,      // beside the altar in any direction
    StatesAreTold,        // sexes, hiding, erosion, artifacts and more of the kind: rolled, and in statistics
    StatedRoomsKeepClear, // of what is there, as others do: they may move for it; and corridors of rooms
                          // apart
    ThrowersComeSecond,   // in Sokoban the first draw of a random monster does not give one of boulders
};

struct SpecialLevel {
    std::string_view name;
    std::uint32_t rules = 0;
};

// Immutable; safe to share between threads. Views point into the embedded tables.
class GenerationTables {
public:
    // Error: the game has no such tables, so its levels cannot be rolled.
    static Result<std::shared_ptr<const GenerationTables>> load(const Catalog& catalog);

    const std::vector<MonsterKind>& monsters() const { return m_monsters; } // by id
    const std::vector<ObjectKind>& objects() const { return m_objects; }    // by id
    // By number; number 0 is no trap.
    const std::vector<TrapKind>& traps() const { return m_traps; }
    const std::vector<ShopArticle>& shopArticles() const { return m_shopArticles; }
    const QuestEnemies* questEnemies(std::string_view role) const;
    // Whether an object of that kind becomes an artifact by the name.
    bool isArtifact(std::string_view name, int object) const;
    bool hasRule(std::string_view specialLevel, SpecialRule rule) const;
    bool holds(RollRule rule) const { return (m_rollRules >> unsigned(rule) & 1U) != 0; }

    // The ids of the kinds with the name and class symbol; to ask for another is a bug of the caller.
    int monster(std::string_view name, char symbol) const;
    bool hasMonster(std::string_view name, char symbol) const;
    int object(std::string_view name, char symbol) const;
    int trap(std::string_view name) const; // by its name in descriptions
    int roomType(std::string_view name) const;
    // What is added to the number of a region's room type for "unfilled".
    int unfilledOffset() const { return m_unfilledOffset; }
    // The number of the trap with that trait alone among its kin.
    int trapWith(TrapTrait trait) const;

private:
    explicit GenerationTables(const Catalog& catalog);
    void readMonsters(const Catalog& catalog);
    void readObjects(const Catalog& catalog);
    void readTraps(const Catalog& catalog);
    void readLists(const Catalog& catalog);

    std::vector<MonsterKind> m_monsters;
    std::vector<ObjectKind> m_objects;
    std::vector<TrapKind> m_traps;
    std::vector<QuestEnemies> m_questEnemies;
    std::vector<ShopArticle> m_shopArticles;
    std::vector<SpecialLevel> m_specialLevels;
    std::vector<std::pair<std::string_view, std::string_view>> m_artifacts; // with the objects they are
    std::vector<NamedNumber> m_roomTypes;
    int m_unfilledOffset = 0;
    std::uint64_t m_rollRules = 0;
};

using GenerationTablesPtr = std::shared_ptr<const GenerationTables>;

} // namespace levwright::roll

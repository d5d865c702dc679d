// SPDX-License-Identifier: GPL-3.0-or-later
// The game's data for making monsters, objects and traps at random. The rows come from the tables
// *-generation.tsv, quest-enemies.tsv, shop-articles.tsv and special-levels.tsv beside the catalog's own.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/instance/FlagNumbers.h"
#include "core/instance/StockDangers.h"
#include "core/instance/TerrainNumbers.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::roll {

// Bits of MonsterKind::traits, in the order of their words in the table reader.
enum class MonsterTrait : std::uint8_t {
    Never, // never made at random
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
    Sleeper, // asleep in 4 of 5 cases, even if no statement says so
    Role,    // the role of a hero
    Aligned, // a statement may give it an alignment
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
    NotByClass, // a pick from a class never gives it
    Male,       // every one is male
    Female,
    Neuter,
    ColdResistant,
    HidesUnder, // hides under things
    Waits,      // waits for the hero
    LaysEggs,
    FeedsNobody,  // not eaten as a corpse, so it is in no tin
    TurnsToGolem, // becomes a stone golem where others are petrified
    VeryLargeGroup,
    Eyeless,
};

struct MonsterKind {
    std::string_view name;
    char symbol = 0;
    int level = 0;
    int rating = 0;    // how hard it is, in levels
    int frequency = 0; // 0..5
    int alignment = 0; // below 0: chaotic, above: lawful
    int corpse = 0;    // the kind of its corpse
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
    Burns,     // burns or rusts: the first sort of erosion
    Rots,      // rots or corrodes: the second sort of erosion
    Artifacts, // some artifacts are of this kind
    Few,       // one to three are made together
    Supplies,  // holds supplies
    Supply,
    OneCharge,
    SomeCharges, // three to six
};

struct ObjectKind {
    std::string_view name;  // empty if it never occurs
    std::string_view shown; // its name in the loading tables
    char symbol = 0;
    int probability = 0; // in 1000 of its class
    int blessing = 0;    // one in this many is blessed or cursed; 0: none
    int contents = 0;    // for a box or bag: it holds up to this many things
    std::uint32_t traits = 0;

    bool is(ObjectTrait trait) const { return (traits >> unsigned(trait) & 1U) != 0; }
};

enum class TrapTrait : std::uint8_t {
    Falls, // replaces traps that need a floor to dig
    Boulder,
    Rolls,
    Fire,
    Pit,
    Fall, // one falls through the floor
    Door, // one falls through a trap door
    Seventh,
    Teleport,
    Portal,
    Web,
    Statue,
    Never,  // never made at random
    Deadly, // may have killed somebody already, in games where that happens
};

struct TrapKind {
    std::string_view name;
    std::string_view shown;
    int difficulty = 0; // on levels below this difficulty it is not made at random
    std::uint32_t traits = 0;

    bool is(TrapTrait trait) const { return (traits >> unsigned(trait) & 1U) != 0; }
};

// The usual enemies of a quest, the first and the second: kinds (-1: none) and classes.
struct QuestEnemies {
    std::string_view role;
    std::array<int, 2> kinds{-1, -1};
    std::array<char, 2> classes{};
};

// How many percent of a shop's articles are of a class (0: any), or of one kind of it.
struct ShopArticle {
    int roomType = 0;
    int percent = 0;
    char symbol = 0;
    int kind = -1;
    bool vegetarian = false; // only the vegetarian articles of the class
};

// How many percent of random objects are of a class: on a level, on one of Gehennom, and in a box.
struct ClassShare {
    char symbol = 0;
    int normal = 0;
    int gehennom = 0;
    int box = 0;
};

// What a room of a type is stocked with. Of the rows for a place, one is drawn by weight for each cell.
struct RoomStock {
    enum class Place : std::uint8_t { Monster, Middle, Object, Keeper };

    int roomType = 0;
    Place place{};
    int weight = 0;
    int above = 0;          // only on levels above this difficulty
    std::int16_t kind = -1; // of a monster or object; -1: nothing
};

enum class SpecialRule : std::uint8_t {
    Petrified,    // statues are of monsters that can be petrified, and more of them are added after loading
    FallsThrough, // one can fall through its floor, although it is a bottom level
    HiddenMorgue, // a wall of the morgue has a secret door
    HiddenTemple,
    Treasury, // an unfilled morgue is filled with gold and traps
    NoShopkeepers,
    Minerals, // minerals are added although the level has a name
    Water,    // the plane of water
    Graveyard,
    InsectLegs, // its pools become walls
    OpenBorder, // its edge can be dug
    Clouds,     // the plane of air
    NamedOrcs,  // most orcs have names; for one variant of a level
    Woodchucks, // some random monsters are woodchucks
    SpiderEggs, // eggs are those of giant spiders
    EarthKinds, // the elemental planes, where random monsters are of fitting kinds only
    AirKinds,
    FireKinds,
    WaterKinds,
};

// How the generation of a game differs from that of NetHack 3.4.3. They come from the table roll-rules, which
// a game may lack.
enum class RollRule : std::uint8_t {
    GoldByDepth,        // usual amounts of gold grow with the depth
    TunnelsBend,        // tunnels bend by chance before they must, and rooms are joined in the order in which
                        // they were made
    FrequencyAndOne,    // a pick from a class counts each frequency as one more
    ShapesByKind,       // the shapes of a shapeshifter depend on its kind
    FloatersCross,      // floating monsters can be put over water and lava
    RingsByColumns,     // changes how the nearest good place is searched
    FurnitureStays,     // furniture stays where a trap would be made; boulders avoid lava, pits clear marks,
                        // and statue traps are seldom of unicorns that are peaceful to the hero
    LockedBoxesAreFull, // a locked box has two more things in it
    RuledCourts,        // throne rooms have a ruler, whose gold is in the chest
    AllRoomsAreStocked, // also leprechaun halls, cockatrice nests and anthills
    WholeFromRowZero,   // changes which area level regions mean by the whole level
    AnyAligned,         // a statement may give an alignment to any kind of monster
    SecretDoorsAreEdges,
    DeadAdventurers, // some traps of shallow levels have a corpse on them
    SquadsHaveAnts,  // a soldier for whom no rank is drawn is an ant in one of five cases
    ExtrasStayDry,   // extra monsters of mazes are not put into water
    VictimsVary,     // the statues that are added after loading are of any monster that can be petrified
    TreesTakeMarks,  // trees, and iron bars, take marks
    NovelsAreSold,   // the first shop that has books sells one novel
    UnalignedAltars, // altars without alignment count among those that do not fit a neutral hero
    TextsAreCounted, // statistics count texts of engravings, and names of things
    FurnitureIsDry,  // random things are not put on furniture, and boulders avoid it
    LevelsFlip,
    ClassesKeepToPlace,      // a pick from a class seldom gives kinds of Gehennom elsewhere, and vice versa
    HeatFavours,             // random monsters of Gehennom are preferably those that fire does not harm
    RoomsHaveNoGroups,       // stocking a room makes no groups of monsters
    TrappedStatuesAreStrong, // statue traps are of kinds that are harder than those of the level
    VictimsAreHeroes,        // statues and corpses of somebody are of the roles of heroes
    PriestsStandAround,      // a priest stands beside the altar in any direction
    StatesAreTold,           // sexes, hiding, erosion, artifacts and such states are rolled and counted
    MapsFitByWidth,          // the row of a map among themed rooms is drawn by its width
    StatedRoomsKeepClear,    // rooms with a stated place avoid existing ones, as others do, and may move for
                             // that; corridors avoid rooms that they do not join
    ThrowersComeSecond,      // in Sokoban, a first draw never gives a monster that throws boulders
    OnlyQuestMonsters,       // in the quest, all random monsters are enemies of the role
    HardestRoundsUp,         // the rating of the hardest random monsters is rounded up
    GroupsAreHalved,         // a weak hero meets half a group, and a very weak one not less
    RichBoxes,               // boxes hold more gold
    WandsHoldMore,           // wands have four charges more
    RingsAreCharged,         // rings that have a charge never have one of 0
    DragonsComeLate,         // courts have dragons and giants at great difficulty only
    GravesInBarracks,
    Renegades, // priests, and some angels, serve an alignment of their own, to which they may be untrue
    BranchesTakeMazeCells, // without rooms, a branch that no statement places is on a way of the maze
    StrictPlaces,    // clingers are not put over water, and all good places around a cell are equally likely
    TrapsNeedGround, // no traps on lava, air, clouds and stairs; pits and holes replace other furniture; a
                     // boulder does not roll over traps that would swallow it
    BranchesChoose,  // a branch prefers ordinary rooms that corridors join and that have no stairs
    CellsAreStocked, // what is stocked in an irregular room is put on any terrain; later kinds of rooms look
                     // for floor
    ClassesByDifficulty,  // a pick from a class considers its kinds by difficulty
    RareClassesCount,     // in a class without usual kinds, each kind counts as a usual one
    AirSparesSecretDoors, // a secret door stays where air is put
    KelpInWater,          // kelp grows in deep water, too
    WallsAreTheBorder,    // only stone and walls of the border are marked, and nobody passes those outside
    JoinsKeepToRooms,     // a corridor is joined to a real wall of its room, and dug before its doors
    BouldersAvoidPits,    // extra boulders of mazes are not put on pits
    VictimsLeavePits,     // the land mine that killed somebody is a pit
    SokobanStopsBoulders, // rolling boulder traps of Sokoban have no boulder
    AnyFloorRaisesWalls,  // caves have walls around all that one can walk on, not only around floor
    AllStairsCount,       // what any stairs lead to is reached, not only what the last of each kind leads to
    BoxTrapsShow,         // the trap of a box is seldom known
};

struct SpecialLevel {
    std::string_view name;
    std::uint32_t rules = 0;
};

// Immutable; safe to share between threads.
class GenerationTables {
public:
    // Error: the game has no such tables, so its levels cannot be rolled.
    static Result<std::shared_ptr<const GenerationTables>> load(const Catalog& catalog);

    const std::vector<MonsterKind>& monsters() const { return m_monsters; } // by id
    const std::vector<ObjectKind>& objects() const { return m_objects; }    // by id
    // By number; number 0 is not a trap.
    const std::vector<TrapKind>& traps() const { return m_traps; }
    const std::vector<ShopArticle>& shopArticles() const { return m_shopArticles; }
    // How terrain is numbered in the files of the game.
    const TerrainNumbers& terrain() const { return m_terrain; }
    const FlagNumbers& flags() const { return m_flags; }
    // Empty if the shares are those of NetHack 3.4.3.
    const std::vector<ClassShare>& classShares() const { return m_classShares; }
    const std::vector<RoomStock>& roomStock() const { return m_roomStock; }
    // Whether heroes who are gnomes or dwarves meet other monsters in the Mines than those that are named.
    bool hasKindsInMines() const { return !m_minesKinds.empty(); }
    std::optional<int> kindInMines(int kind) const;
    const QuestEnemies* questEnemies(std::string_view role) const;
    struct Artifact {
        std::string_view name;
        int object = 0;
    };
    // Those that things become by chance, in games that name them.
    const std::vector<Artifact>& chanceArtifacts() const { return m_chanceArtifacts; }
    // Whether an object of that kind becomes an artifact if it gets that name.
    bool isArtifact(std::string_view name, int object) const;
    // The rules of a special level, a bit for each; 0 for other levels.
    std::uint32_t rulesOf(std::string_view specialLevel) const;
    bool hasRule(std::string_view specialLevel, SpecialRule rule) const {
        return (rulesOf(specialLevel) >> unsigned(rule) & 1U) != 0;
    }
    bool isSpecialLevel(std::string_view name) const;
    bool holds(RollRule rule) const { return (m_rollRules >> unsigned(rule) & 1U) != 0; }

    // The id of the kind with the name and class symbol. A built-in game has it, else it is a bug of the
    // caller. A user's game that lacks it gives a similar one: of that name, else of that class, else the
    // first.
    int monster(std::string_view name, char symbol) const;
    bool hasMonster(std::string_view name, char symbol) const;
    int object(std::string_view name, char symbol) const;
    int trap(std::string_view name) const; // by the name in descriptions
    // A number that no room has, if a user's game lacks the type.
    int roomType(std::string_view name) const;
    // The first name of the type in descriptions; empty if there is no such type.
    std::string_view nameOfRoomType(int type) const;
    // The highest number of a room type that is a shop; -1 if there is none.
    int lastShop() const;
    // The number that is added to the room type of a region for "unfilled".
    int unfilledOffset() const { return m_unfilledOffset; }
    // The number of the only trap with that trait.
    int trapWith(TrapTrait trait) const;
    const StockDangers& stockDangers() const { return m_stockDangers; }

private:
    GenerationTables(const Catalog& catalog, TerrainNumbers terrain);
    void readMonsters(const Catalog& catalog);
    void readObjects(const Catalog& catalog);
    void readTraps(const Catalog& catalog);
    void readLists(const Catalog& catalog);
    void readRules(const Catalog& catalog);

    GameTablesPtr m_tables; // what the views point into
    TerrainNumbers m_terrain;
    FlagNumbers m_flags;
    StockDangers m_stockDangers;
    std::vector<MonsterKind> m_monsters;
    std::vector<ObjectKind> m_objects;
    std::vector<TrapKind> m_traps;
    std::vector<QuestEnemies> m_questEnemies;
    std::vector<ShopArticle> m_shopArticles;
    std::vector<SpecialLevel> m_specialLevels;
    std::vector<ClassShare> m_classShares;
    std::vector<RoomStock> m_roomStock;
    std::vector<std::pair<int, int>> m_minesKinds;                          // each with the kind in its place
    std::vector<std::pair<std::string_view, std::string_view>> m_artifacts; // each with its object
    std::vector<Artifact> m_chanceArtifacts;
    std::vector<NamedNumber> m_roomTypes;
    int m_unfilledOffset = 0;
    std::uint64_t m_rollRules = 0;
};

using GenerationTablesPtr = std::shared_ptr<const GenerationTables>;

} // namespace levwright::roll

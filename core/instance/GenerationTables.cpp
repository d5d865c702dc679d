// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/GenerationTables.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"
#include "core/catalog/TableReader.h"

#include <algorithm>
#include <format>
#include <iterator>
#include <span>

namespace levwright::roll {
namespace {

constexpr EnumName<MonsterTrait> monsterWords[] = {
    {MonsterTrait::Never, "never"},
    {MonsterTrait::Unique, "unique"},
    {MonsterTrait::GehennomOnly, "gehennom-only"},
    {MonsterTrait::NotGehennom, "not-gehennom"},
    {MonsterTrait::SmallGroup, "small-group"},
    {MonsterTrait::LargeGroup, "large-group"},
    {MonsterTrait::NoCorpse, "no-corpse"},
    {MonsterTrait::Swims, "swims"},
    {MonsterTrait::Flies, "flies"},
    {MonsterTrait::Clings, "clings"},
    {MonsterTrait::PassesWalls, "passes-walls"},
    {MonsterTrait::LikesLava, "likes-lava"},
    {MonsterTrait::ThrowsBoulders, "throws-boulders"},
    {MonsterTrait::Tiny, "tiny"},
    {MonsterTrait::Peaceful, "peaceful"},
    {MonsterTrait::Hostile, "hostile"},
    {MonsterTrait::Minion, "minion"},
    {MonsterTrait::StoneResistant, "stone-resistant"},
    {MonsterTrait::Human, "human"},
    {MonsterTrait::Elf, "elf"},
    {MonsterTrait::Dwarf, "dwarf"},
    {MonsterTrait::Gnome, "gnome"},
    {MonsterTrait::Orc, "orc"},
    {MonsterTrait::MinorDemon, "minor-demon"},
    {MonsterTrait::BribingPrince, "bribing-prince"},
    {MonsterTrait::Placeholder, "placeholder"},
    {MonsterTrait::Amorphous, "amorphous"},
    {MonsterTrait::Leader, "leader"},
    {MonsterTrait::Guardian, "guardian"},
    {MonsterTrait::Nemesis, "nemesis"},
    {MonsterTrait::Shapeshifter, "shapeshifter"},
    {MonsterTrait::Sleeper, "sleeper"},
    {MonsterTrait::Role, "role"},
    {MonsterTrait::Aligned, "aligned"},
    {MonsterTrait::Floats, "floats"},
    {MonsterTrait::LikesWater, "likes-water"},
    {MonsterTrait::Noncorporeal, "noncorporeal"},
    {MonsterTrait::Flaming, "flaming"},
    {MonsterTrait::Whirly, "whirly"},
    {MonsterTrait::FireResistant, "fire-resistant"},
    {MonsterTrait::Animal, "animal"},
    {MonsterTrait::Humanoid, "humanoid"},
    {MonsterTrait::NoShape, "no-shape"},
    {MonsterTrait::Nasty, "nasty"},
    {MonsterTrait::Golem, "golem"},
    {MonsterTrait::NotByClass, "not-by-class"},
    {MonsterTrait::Male, "male"},
    {MonsterTrait::Female, "female"},
    {MonsterTrait::Neuter, "neuter"},
    {MonsterTrait::ColdResistant, "cold-resistant"},
    {MonsterTrait::HidesUnder, "hides-under"},
    {MonsterTrait::Waits, "waits"},
    {MonsterTrait::LaysEggs, "lays-eggs"},
    {MonsterTrait::FeedsNobody, "feeds-nobody"},
    {MonsterTrait::TurnsToGolem, "turns-to-golem"},
    {MonsterTrait::VeryLargeGroup, "very-large-group"},
    {MonsterTrait::Eyeless, "eyeless"},
};
static_assert(listsAll(monsterWords, &EnumName<MonsterTrait>::value));

constexpr EnumName<ObjectTrait> objectWords[] = {
    {ObjectTrait::Stack, "stack"},
    {ObjectTrait::Unique, "unique"},
    {ObjectTrait::Undirected, "undirected"},
    {ObjectTrait::Directed, "directed"},
    {ObjectTrait::FewCharges, "few-charges"},
    {ObjectTrait::Missile, "missile"},
    {ObjectTrait::Charged, "charged"},
    {ObjectTrait::MostlyCursed, "mostly-cursed"},
    {ObjectTrait::AlwaysCursed, "always-cursed"},
    {ObjectTrait::Lock, "lock"},
    {ObjectTrait::Corpses, "corpses"},
    {ObjectTrait::Corpse, "corpse"},
    {ObjectTrait::Egg, "egg"},
    {ObjectTrait::Tin, "tin"},
    {ObjectTrait::Statue, "statue"},
    {ObjectTrait::Figurine, "figurine"},
    {ObjectTrait::Boulder, "boulder"},
    {ObjectTrait::Rocks, "rocks"},
    {ObjectTrait::Single, "single"},
    {ObjectTrait::Vegetarian, "vegetarian"},
    {ObjectTrait::Candle, "candle"},
    {ObjectTrait::Glob, "glob"},
    {ObjectTrait::Burns, "burns"},
    {ObjectTrait::Rots, "rots"},
    {ObjectTrait::Artifacts, "artifacts"},
    {ObjectTrait::Few, "few"},
    {ObjectTrait::Supplies, "supplies"},
    {ObjectTrait::Supply, "supply"},
    {ObjectTrait::OneCharge, "one-charge"},
    {ObjectTrait::SomeCharges, "three-to-six-charges"},
};
static_assert(listsAll(objectWords, &EnumName<ObjectTrait>::value));

constexpr EnumName<TrapTrait> trapWords[] = {
    {TrapTrait::Falls, "falls"},   {TrapTrait::Boulder, "boulder"}, {TrapTrait::Rolls, "rolls"},
    {TrapTrait::Fire, "fire"},     {TrapTrait::Pit, "pit"},         {TrapTrait::Fall, "fall"},
    {TrapTrait::Door, "door"},     {TrapTrait::Seventh, "seventh"}, {TrapTrait::Teleport, "teleport"},
    {TrapTrait::Portal, "portal"}, {TrapTrait::Web, "web"},         {TrapTrait::Statue, "statue"},
    {TrapTrait::Never, "never"},   {TrapTrait::Deadly, "deadly"},
};
static_assert(listsAll(trapWords, &EnumName<TrapTrait>::value));

constexpr EnumName<SpecialRule> ruleWords[] = {
    {SpecialRule::Petrified, "petrified"},        {SpecialRule::FallsThrough, "falls-through"},
    {SpecialRule::HiddenMorgue, "hidden-morgue"}, {SpecialRule::HiddenTemple, "hidden-temple"},
    {SpecialRule::Treasury, "treasury"},          {SpecialRule::NoShopkeepers, "no-shopkeepers"},
    {SpecialRule::Minerals, "minerals"},          {SpecialRule::Water, "water"},
    {SpecialRule::Graveyard, "graveyard"},        {SpecialRule::InsectLegs, "insect-legs"},
    {SpecialRule::OpenBorder, "open-border"},     {SpecialRule::Clouds, "clouds"},
    {SpecialRule::NamedOrcs, "named-orcs"},       {SpecialRule::Woodchucks, "woodchucks"},
    {SpecialRule::SpiderEggs, "spider-eggs"},     {SpecialRule::EarthKinds, "earth-kinds"},
    {SpecialRule::AirKinds, "air-kinds"},         {SpecialRule::FireKinds, "fire-kinds"},
    {SpecialRule::WaterKinds, "water-kinds"},
};
static_assert(listsAll(ruleWords, &EnumName<SpecialRule>::value));

constexpr EnumName<RollRule> rollRuleWords[] = {
    {RollRule::GoldByDepth, "gold-by-depth"},
    {RollRule::TunnelsBend, "tunnels-bend"},
    {RollRule::FrequencyAndOne, "frequency-and-one"},
    {RollRule::ShapesByKind, "shapes-by-kind"},
    {RollRule::FloatersCross, "floaters-cross"},
    {RollRule::RingsByColumns, "rings-by-columns"},
    {RollRule::FurnitureStays, "furniture-stays"},
    {RollRule::LockedBoxesAreFull, "locked-boxes-are-full"},
    {RollRule::RuledCourts, "ruled-courts"},
    {RollRule::AllRoomsAreStocked, "all-rooms-are-stocked"},
    {RollRule::WholeFromRowZero, "whole-from-row-zero"},
    {RollRule::AnyAligned, "any-aligned"},
    {RollRule::SecretDoorsAreEdges, "secret-doors-are-edges"},
    {RollRule::DeadAdventurers, "dead-adventurers"},
    {RollRule::SquadsHaveAnts, "squads-have-ants"},
    {RollRule::ExtrasStayDry, "extras-stay-dry"},
    {RollRule::VictimsVary, "victims-vary"},
    {RollRule::TreesTakeMarks, "trees-take-marks"},
    {RollRule::NovelsAreSold, "novels-are-sold"},
    {RollRule::UnalignedAltars, "unaligned-altars"},
    {RollRule::TextsAreCounted, "texts-are-counted"},
    {RollRule::FurnitureIsDry, "furniture-is-dry"},
    {RollRule::LevelsFlip, "levels-flip"},
    {RollRule::ClassesKeepToPlace, "classes-keep-to-place"},
    {RollRule::HeatFavours, "heat-favours"},
    {RollRule::RoomsHaveNoGroups, "rooms-have-no-groups"},
    {RollRule::TrappedStatuesAreStrong, "trapped-statues-are-strong"},
    {RollRule::VictimsAreHeroes, "victims-are-heroes"},
    {RollRule::PriestsStandAround, "priests-stand-around"},
    {RollRule::StatesAreTold, "states-are-told"},
    {RollRule::MapsFitByWidth, "maps-fit-by-width"},
    {RollRule::StatedRoomsKeepClear, "stated-rooms-keep-clear"},
    {RollRule::ThrowersComeSecond, "throwers-come-second"},
    {RollRule::OnlyQuestMonsters, "only-quest-monsters"},
    {RollRule::HardestRoundsUp, "hardest-rounds-up"},
    {RollRule::GroupsAreHalved, "groups-are-halved"},
    {RollRule::RichBoxes, "rich-boxes"},
    {RollRule::WandsHoldMore, "wands-hold-more"},
    {RollRule::RingsAreCharged, "rings-are-charged"},
    {RollRule::DragonsComeLate, "dragons-come-late"},
    {RollRule::GravesInBarracks, "graves-in-barracks"},
    {RollRule::Renegades, "renegades"},
    {RollRule::BranchesTakeMazeCells, "branches-take-maze-cells"},
    {RollRule::StrictPlaces, "strict-places"},
    {RollRule::TrapsNeedGround, "traps-need-ground"},
    {RollRule::BranchesChoose, "branches-choose"},
    {RollRule::CellsAreStocked, "cells-are-stocked"},
    {RollRule::ClassesByDifficulty, "classes-by-difficulty"},
    {RollRule::RareClassesCount, "rare-classes-count"},
    {RollRule::AirSparesSecretDoors, "air-spares-secret-doors"},
    {RollRule::KelpInWater, "kelp-in-water"},
    {RollRule::WallsAreTheBorder, "walls-are-the-border"},
    {RollRule::JoinsKeepToRooms, "joins-keep-to-rooms"},
    {RollRule::BouldersAvoidPits, "boulders-avoid-pits"},
    {RollRule::VictimsLeavePits, "victims-leave-pits"},
    {RollRule::SokobanStopsBoulders, "sokoban-stops-boulders"},
    {RollRule::AnyFloorRaisesWalls, "any-floor-raises-walls"},
    {RollRule::AllStairsCount, "all-stairs-count"},
    {RollRule::BoxTrapsShow, "box-traps-show"},
};
static_assert(listsAll(rollRuleWords, &EnumName<RollRule>::value));

constexpr EnumName<RoomStock::Place> stockWords[] = {
    {RoomStock::Place::Monster, "monster"},
    {RoomStock::Place::Middle, "middle"},
    {RoomStock::Place::Object, "object"},
    {RoomStock::Place::Keeper, "keeper"},
};
static_assert(listsAll(stockWords, &EnumName<RoomStock::Place>::value));

// The words, which are separated by blanks, as bits by the values of their enumeration.
template <class Trait, std::size_t count>
std::uint64_t bitsOf(std::string_view words, const EnumName<Trait> (&known)[count]) {
    std::uint64_t bits = 0;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        const auto* found = std::ranges::find(known, word, &EnumName<Trait>::name);
        require(found != std::end(known), "a trait in a table is a known word");
        bits |= std::uint64_t(1) << unsigned(found->value);
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
    return bits;
}

// The nearest kind to one that the game lacks.
template <class Kind>
int similarTo(const std::vector<Kind>& kinds, std::string_view name, char symbol) {
    auto found = std::ranges::find(kinds, name, &Kind::name);
    if (found == kinds.end())
        found = std::ranges::find(kinds, symbol, &Kind::symbol);
    return found == kinds.end() ? 0 : int(found - kinds.begin());
}

template <class Kind>
int idOf(const std::vector<Kind>& kinds, std::string_view name, char symbol, bool isBuiltIn) {
    const auto found = std::ranges::find_if(
        kinds, [&](const Kind& kind) { return kind.name == name && (symbol == 0 || kind.symbol == symbol); });
    if (found == kinds.end() && !isBuiltIn && !kinds.empty())
        return similarTo(kinds, name, symbol);
    require(found != kinds.end(),
            std::string("a kind that is asked for is in the table: ") + std::string(name));
    return int(found - kinds.begin());
}

} // namespace

Result<GenerationTablesPtr> GenerationTables::load(const Catalog& catalog) {
    if (!catalog.tables().has("monster-generation"))
        return failure(
            say("Levwright does not know how {} makes things at random, so its levels cannot be rolled.",
                catalog.gameId()));
    std::optional<TerrainNumbers> terrain = TerrainNumbers::of(catalog);
    if (!terrain)
        return failure(
            say("{} lacks terrain that rolls use, so its levels cannot be rolled.", catalog.gameId()));
    return GenerationTablesPtr(new GenerationTables(catalog, *std::move(terrain)));
}

GenerationTables::GenerationTables(const Catalog& catalog, TerrainNumbers terrain)
    : m_tables(catalog.tablesPtr()), m_terrain(std::move(terrain)), m_flags(catalog),
      m_stockDangers(catalog) {
    readMonsters(catalog);
    readObjects(catalog);
    readTraps(catalog);
    readLists(catalog);
    readRules(catalog);
}

void GenerationTables::readMonsters(const Catalog& catalog) {
    TableReader reader(catalog.tables(), "monster-generation", "name\trating\tfrequency\tcorpse\ttraits");
    std::vector<std::string_view> corpses;
    while (reader.next()) {
        require(m_monsters.size() < catalog.monsters().size(), "no more monsters than in the catalog");
        const Monster& monster = catalog.monsters()[m_monsters.size()];
        require(reader.text(0) == monster.name, "monsters are in the order of the catalog");
        m_monsters.push_back({.name = monster.name,
                              .symbol = monster.classSymbol,
                              .level = monster.level,
                              .rating = reader.number(1),
                              .frequency = reader.number(2),
                              .alignment = monster.alignment,
                              .corpse = int(m_monsters.size()),
                              .traits = bitsOf(reader.text(4), monsterWords)});
        corpses.push_back(reader.text(3));
    }
    require(m_monsters.size() == catalog.monsters().size(), "as many monsters as in the catalog");
    for (std::size_t i = 0; i < corpses.size(); ++i) {
        if (!corpses[i].empty())
            m_monsters[i].corpse = monster(corpses[i], 0);
    }
}

void GenerationTables::readObjects(const Catalog& catalog) {
    TableReader reader(catalog.tables(), "object-generation",
                       "name\tprobability\tshown\tblessing\tcontents\ttraits");
    while (reader.next()) {
        require(m_objects.size() < catalog.objects().size(), "no more objects than in the catalog");
        const Object& object = catalog.objects()[m_objects.size()];
        require(reader.text(0) == object.name, "objects are in the order of the catalog");
        m_objects.push_back({.name = object.name,
                             .shown = reader.text(2).empty() ? object.name : reader.text(2),
                             .symbol = object.classSymbol,
                             .probability = reader.number(1),
                             .blessing = reader.number(3),
                             .contents = reader.number(4),
                             .traits = std::uint32_t(bitsOf(reader.text(5), objectWords))});
    }
    require(m_objects.size() == catalog.objects().size(), "as many objects as in the catalog");
}

void GenerationTables::readTraps(const Catalog& catalog) {
    TableReader reader(catalog.tables(), "trap-generation", "name\tshown\tdifficulty\ttraits");
    m_traps.emplace_back();
    while (reader.next()) {
        const NamedNumber* trap = catalog.findTrap(reader.text(0));
        // A user's game may leave out numbers, which then no trap has.
        while (trap != nullptr && !m_tables->isBuiltIn() && trap->number > int(m_traps.size()))
            m_traps.push_back({.name = {}, .shown = {}, .traits = 1U << unsigned(TrapTrait::Never)});
        require(trap != nullptr && trap->number == int(m_traps.size()),
                "traps are in the order of the catalog");
        m_traps.push_back({.name = trap->name,
                           .shown = reader.text(1),
                           .difficulty = reader.number(2),
                           .traits = std::uint32_t(bitsOf(reader.text(3), trapWords))});
    }
}

void GenerationTables::readLists(const Catalog& catalog) {
    m_roomTypes = catalog.roomTypes();
    m_unfilledOffset = catalog.limit("unfilled-region-offset");
    TableReader enemies(catalog.tables(), "quest-enemies", "role\tfirst\tfirst-class\tsecond\tsecond-class");
    while (enemies.next()) {
        const auto kind = [&](std::size_t column) {
            return enemies.text(column).empty() ? -1 : monster(enemies.text(column), 0);
        };
        m_questEnemies.push_back(
            {enemies.text(0), {kind(1), kind(3)}, {enemies.character(2), enemies.character(4)}});
    }
    TableReader articles(catalog.tables(), "shop-articles", "room\tpercent\tclass\tobject");
    while (articles.next()) {
        const char symbol = articles.character(2);
        const bool vegetarian = articles.text(3) == "(vegetarian)";
        const int kind = vegetarian || articles.text(3).empty() ? -1 : object(articles.text(3), symbol);
        m_shopArticles.push_back({roomType(articles.text(0)), articles.number(1), symbol, kind, vegetarian});
    }
    TableReader levels(catalog.tables(), "special-levels", "name\trules");
    while (levels.next())
        m_specialLevels.push_back({levels.text(0), std::uint32_t(bitsOf(levels.text(1), ruleWords))});
}

// Tables that only some games have.
void GenerationTables::readRules(const Catalog& catalog) {
    const auto forRows = [&](std::string_view table, std::string_view columns, const auto& read) {
        if (!catalog.tables().has(table))
            return;
        TableReader rows(catalog.tables(), table, columns);
        while (rows.next())
            read(rows);
    };
    forRows("artifacts", "name\tobject",
            [&](const TableReader& row) { m_artifacts.emplace_back(row.text(0), row.text(1)); });
    forRows("chance-artifacts", "name\tobject\tclass", [&](const TableReader& row) {
        m_chanceArtifacts.push_back({row.text(0), object(row.text(1), row.character(2))});
    });
    forRows("roll-rules", "rule",
            [&](const TableReader& row) { m_rollRules |= bitsOf(row.text(0), rollRuleWords); });
    forRows("class-shares", "class\tnormal\tgehennom\tbox", [&](const TableReader& row) {
        m_classShares.push_back({row.character(0), row.number(1), row.number(2), row.number(3)});
    });
    forRows("mines-kinds", "name\tinstead", [&](const TableReader& row) {
        m_minesKinds.emplace_back(monster(row.text(0), 0), monster(row.text(1), 0));
    });
    forRows("room-stock", "room\tplace\tweight\tabove\tthing", [&](const TableReader& row) {
        const auto* place = std::ranges::find(stockWords, row.text(1), &EnumName<RoomStock::Place>::name);
        if (place == std::end(stockWords) && !m_tables->isBuiltIn())
            return;
        require(place != std::end(stockWords), "the place of stock is a known word");
        const bool isObject = place->value == RoomStock::Place::Object;
        const int kind = row.text(4).empty() ? -1
                         : isObject          ? object(row.text(4), 0)
                                             : monster(row.text(4), 0);
        m_roomStock.push_back({roomType(row.text(0)), place->value, std::max(0, row.number(2)), row.number(3),
                               std::int16_t(kind)});
    });
}

std::optional<int> GenerationTables::kindInMines(int kind) const {
    const auto found = std::ranges::find(m_minesKinds, kind, &std::pair<int, int>::first);
    return found == m_minesKinds.end() ? std::nullopt : std::optional(found->second);
}

int GenerationTables::lastShop() const {
    int last = -1;
    for (const ShopArticle& article : m_shopArticles)
        last = std::max(last, article.roomType);
    return last;
}

const QuestEnemies* GenerationTables::questEnemies(std::string_view role) const {
    const auto found = std::ranges::find(m_questEnemies, role, &QuestEnemies::role);
    return found == m_questEnemies.end() ? nullptr : &*found;
}

bool GenerationTables::isArtifact(std::string_view name, int object) const {
    return std::ranges::contains(m_artifacts, std::pair(name, m_objects[std::size_t(object)].name));
}

std::uint32_t GenerationTables::rulesOf(std::string_view specialLevel) const {
    const auto found = std::ranges::find(m_specialLevels, specialLevel, &SpecialLevel::name);
    return found == m_specialLevels.end() ? 0 : found->rules;
}

bool GenerationTables::isSpecialLevel(std::string_view name) const {
    return std::ranges::contains(m_specialLevels, name, &SpecialLevel::name);
}

bool GenerationTables::hasMonster(std::string_view name, char symbol) const {
    return std::ranges::any_of(
        m_monsters, [&](const MonsterKind& kind) { return kind.name == name && kind.symbol == symbol; });
}

int GenerationTables::monster(std::string_view name, char symbol) const {
    return idOf(m_monsters, name, symbol, m_tables->isBuiltIn());
}

int GenerationTables::object(std::string_view name, char symbol) const {
    return idOf(m_objects, name, symbol, m_tables->isBuiltIn());
}

int GenerationTables::trap(std::string_view name) const {
    const auto found = std::ranges::find(m_traps, name, &TrapKind::name);
    if (found == m_traps.end() && !m_tables->isBuiltIn() && m_traps.size() > 1)
        return 1;
    require(found != m_traps.end(), "a trap that is asked for is in the table");
    return int(found - m_traps.begin());
}

int GenerationTables::roomType(std::string_view name) const {
    constexpr int noRoom = -2;
    const auto found = std::ranges::find(m_roomTypes, name, &NamedNumber::name);
    if (found == m_roomTypes.end() && !m_tables->isBuiltIn())
        return noRoom;
    require(found != m_roomTypes.end(), "a room type that is asked for is in the catalog");
    return found->number;
}

std::string_view GenerationTables::nameOfRoomType(int type) const {
    const auto found = std::ranges::find(m_roomTypes, type, &NamedNumber::number);
    return found == m_roomTypes.end() ? std::string_view() : std::string_view(found->name);
}

int GenerationTables::trapWith(TrapTrait trait) const {
    const auto found = std::ranges::find_if(m_traps, [&](const TrapKind& kind) { return kind.is(trait); });
    if (found == m_traps.end() && !m_tables->isBuiltIn() && m_traps.size() > 1)
        return 1;
    require(found != m_traps.end(), "a trait of traps that is asked for is in the table");
    return int(found - m_traps.begin());
}

} // namespace levwright::roll

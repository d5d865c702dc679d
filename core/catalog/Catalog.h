// SPDX-License-Identifier: GPL-3.0-or-later
// The data of one version of a game: terrain, monsters, objects, words, limits. The rows come from the tables
// in resources/catalog/<game>/, which were taken from the games' own tables, or from a folder of the user.
// All text lives as long as the catalog.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameTables.h"
#include "core/catalog/NameIndex.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace levwright {

// A kind of map cell. Numbers count from 0 without a gap. A user's game has those of its base first.
struct Terrain {
    int number = 0;
    std::string_view name;
    char mapCharacter = 0; // 0: cannot be drawn in a map
    // The classes that the checks of the game's level compiler use.
    bool isWall = false;
    bool isRock = false;
    bool isDoor = false;
    bool isRoom = false;
    bool isSeeThrough = false; // a map leaves what is there already
    // The look on a map: the editor's words for the tile and for the ink of the character. Empty if it is not
    // on maps.
    std::string_view tile;
    std::string_view ink;
    std::optional<int> palette; // its place in lists of terrain; without one it comes last
    int stored = 0;             // its number in compiled levels of the game
};

// A class of monsters or of objects, e.g. 'd' dogs. Numbers count from 1 without a gap.
struct ThingClass {
    int number = 0;
    char symbol = 0;              // 0: the class has none
    std::string_view explanation; // empty if there is none
    int first = 0;                // the lowest id of its things; meaningless where count is 0
    int count = 0;                // things of one class may lie apart: compare their classNumber instead
};

// Ids are the stored numbers of compiled levels and count from 0 without a gap.
struct Monster {
    int id = 0;
    std::string_view name;
    int classNumber = 0;
    char classSymbol = 0;
    int level = 0;
    int speed = 0; // 12 is one move a turn
    int armourClass = 0;
    int alignment = 0; // below 0: chaotic; above 0: lawful
    int color = 0;     // 0..15, in the order of the PC's colours
};

struct Object {
    int id = 0;
    std::string_view name;       // the name in a level description; empty if it cannot be named
    std::string_view appearance; // the name of an unidentified one; empty if it is the real name
    int classNumber = 0;
    char classSymbol = 0;
    int weight = 0;
    int cost = 0;
    int nutrition = 0; // 0 if it is not food
    int color = 0;     // 0..15, in the order of the PC's colours
};

// A word of a level description, and its number in a compiled level.
struct NamedNumber {
    std::string_view name;
    int number = 0;
};

// The purpose of a level region: the statement that makes it, and the direction in the statement.
struct LevelRegionKind {
    int number = 0;
    std::string_view statement; // e.g. "STAIR"
    std::string_view direction; // "up", "down" or empty
};

struct Keyword {
    std::string_view spelling;
    std::string_view wordClass; // e.g. "statement", "door state", "direction"
    std::optional<int> value;   // the stored number; empty for words without one
};

struct Limit {
    std::string_view name; // e.g. "map-columns"
    int value = 0;
    bool checkedByGame = false; // whether the game's own compiler checks it
};

// A build option of the game that the header of a level file records.
struct Feature {
    int bit = 0; // 0..31
    bool usual = false;
    std::string_view option;
};

// A number in the header of level files, by the size of the target's long.
struct TargetNumber {
    std::string_view name;
    int longs64 = 0;
    int longs32 = 0;
};

// A name that the game itself looks for among its dungeons and levels.
struct DungeonName {
    std::string_view name;
    // "required dungeon", "level behind a wandering portal", "level at the surface", "level without a file",
    // "level named after the role"
    std::string_view role;
};

// A form that a statement of a user's game may have; its built-in statements are there, too.
struct GameStatement {
    std::string_view word;
    std::string_view form;   // pieces such as "selection" and words of a class; "opaque" if it has others
    std::string_view opcode; // of the instruction, in the table of opcodes; empty for none
};

// An option of monsters or objects in a user's game.
struct GameOption {
    std::string_view owner; // "monster" or "object"
    std::string_view word;  // empty for the words of a class
    std::string_view form;  // what follows its colon; empty for nothing
    std::string_view code;  // in the table of option codes
};

// A form that a value may have in a user's game, besides those of the language.
struct GameValueForm {
    std::string_view value; // such as "number"
    std::string_view form;  // as those of statements
};

// Immutable. Its pointers are valid as long as it lives.
class Catalog {
public:
    // A built-in game. Errors: there is no such game (the message lists them); it lacks a table (the message
    // names it).
    static Result<std::shared_ptr<const Catalog>> load(std::string_view gameId);
    // Error: a table is missing. A malformed table breaks a contract.
    static Result<std::shared_ptr<const Catalog>> load(GameTablesPtr tables);
    // The built-in game with that form of levels whose level files have this version:
    // major << 24, minor << 16, patch << 8, edit level. The edit level is ignored; so is the patch where
    // target.tsv says "version-any-patch". Empty if there is no such game.
    static std::optional<std::string_view> gameOfVersion(std::uint32_t version, std::string_view form);

    // A rule of a built-in game's rules.tsv, without loading the rest of the catalog; false for other games.
    static bool ruleOf(std::string_view gameId, std::string_view name);

    std::string_view gameId() const { return m_tables->id(); }
    // The tables that it was read from. Other rooms read more of them.
    const GameTables& tables() const { return *m_tables; }
    const GameTablesPtr& tablesPtr() const { return m_tables; }
    // The name of the language of its level descriptions; empty if its game.tsv gives none.
    std::string_view levelLanguage() const { return m_levelLanguage; }
    // The form in which it stores its levels; empty if its game.tsv gives none.
    std::string_view levelForm() const { return m_levelForm; }

    // The first bytes of a compiled level of a user's game, as its game.tsv gives them; empty if it does not.
    std::string levelHeader() const;

    // Rows in the order of their numbers; rows without a number are in the order of their table.
    const std::vector<Terrain>& terrains() const { return m_terrains; }
    const std::vector<ThingClass>& monsterClasses() const { return m_monsterClasses; }
    const std::vector<ThingClass>& objectClasses() const { return m_objectClasses; }
    const std::vector<Monster>& monsters() const { return m_monsters; }
    const std::vector<Object>& objects() const { return m_objects; }
    const std::vector<NamedNumber>& traps() const { return m_traps; }
    const std::vector<NamedNumber>& roomTypes() const { return m_roomTypes; }
    const std::vector<NamedNumber>& flags() const { return m_flags; }
    // The artifacts that a door may need as its key; none in games whose doors have no keys.
    const std::vector<NamedNumber>& doorKeys() const { return m_doorKeys; }
    const std::vector<LevelRegionKind>& levelRegionKinds() const { return m_levelRegionKinds; }
    const std::vector<Keyword>& keywords() const { return m_keywords; }
    // The next five are empty for built-in games, whose languages know these things themselves.
    const std::vector<GameStatement>& statementForms() const { return m_statementForms; }
    const std::vector<GameOption>& optionForms() const { return m_optionForms; }
    const std::vector<GameValueForm>& valueForms() const { return m_valueForms; }
    const std::vector<NamedNumber>& opcodes() const { return m_opcodes; }
    const std::vector<NamedNumber>& optionCodes() const { return m_optionCodes; }
    // The keywords of dungeon descriptions, which are a separate language.
    const std::vector<Keyword>& dungeonKeywords() const { return m_dungeonKeywords; }
    const std::vector<DungeonName>& dungeonNames() const { return m_dungeonNames; }
    const std::vector<Limit>& limits() const { return m_limits; }
    const std::vector<Feature>& features() const { return m_features; }
    // The names of objects that can hold others.
    const std::vector<std::string_view>& containers() const { return m_containers; }

    // These look up names as the game's level compiler does: whole names, in the same case (format document
    // of 3.4.3, section 5). Each returns null if it finds nothing.
    const Terrain* terrain(int number) const {
        return number >= 0 && number < int(m_terrains.size()) ? &m_terrains[std::size_t(number)] : nullptr;
    }
    const Terrain* terrainByCharacter(char mapCharacter) const {
        return terrain(terrainNumber(mapCharacter).value_or(-1));
    }
    std::optional<int> terrainNumber(char mapCharacter) const {
        const int number = m_terrainByCharacter[static_cast<unsigned char>(mapCharacter)];
        return number < 0 ? std::nullopt : std::optional(number);
    }
    // Whether a user's game has it beside the terrain of its base.
    bool isAdded(const Terrain& terrain) const { return terrain.number >= m_terrainsOfBase; }
    // The first class with this symbol; classes count from 1.
    const ThingClass* findMonsterClass(char symbol) const;
    const ThingClass* findObjectClass(char symbol) const;
    // The monster with that name and the lowest id, in the class with the symbol. All classes are searched if
    // there is no symbol, or if it is 0. An unknown class has no members.
    const Monster* findMonster(std::string_view name, std::optional<char> classSymbol) const;
    // The same for objects, but games whose rule "object-names-by-class" is no ignore the class. Objects
    // without a name are never found.
    const Object* findObject(std::string_view name, std::optional<char> classSymbol) const;
    const NamedNumber* findTrap(std::string_view name) const;
    const NamedNumber* findRoomType(std::string_view name) const;
    const NamedNumber* flag(std::string_view name) const;
    const NamedNumber* findDoorKey(std::string_view name) const;

    // Whether the name has that role; see DungeonName.
    bool hasDungeonRole(std::string_view name, std::string_view role) const;

    // The names are those of limits.tsv, rules.tsv and target.tsv. An unknown name is a bug of the caller.
    int limit(std::string_view name) const;
    // The character that stands for any class of monsters or objects; 0 if the game has none.
    char anyClass() const;
    bool rule(std::string_view name) const;
    const TargetNumber& targetNumber(std::string_view name) const;

private:
    struct Rule {
        std::string_view name;
        bool holds = false;
    };

    explicit Catalog(GameTablesPtr tables);
    void readThings();
    void readTerrain();
    void readWords();
    void readForms();
    void readNumbers();

    GameTablesPtr m_tables;
    std::string_view m_levelLanguage;
    std::string_view m_levelForm;
    std::vector<Terrain> m_terrains;
    int m_terrainsOfBase = 0;
    std::array<std::int16_t, 256> m_terrainByCharacter{};
    std::vector<ThingClass> m_monsterClasses;
    std::vector<ThingClass> m_objectClasses;
    std::array<std::int16_t, 256> m_monsterClassBySymbol{};
    std::array<std::int16_t, 256> m_objectClassBySymbol{};
    std::vector<Monster> m_monsters;
    std::vector<Object> m_objects;
    NameIndex m_monsterNames;
    NameIndex m_objectNames;
    std::vector<NamedNumber> m_traps;
    std::vector<NamedNumber> m_roomTypes;
    std::vector<NamedNumber> m_flags;
    std::vector<NamedNumber> m_doorKeys;
    std::vector<LevelRegionKind> m_levelRegionKinds;
    std::vector<Keyword> m_keywords;
    std::vector<GameStatement> m_statementForms;
    std::vector<GameValueForm> m_valueForms;
    std::vector<GameOption> m_optionForms;
    std::vector<NamedNumber> m_opcodes;
    std::vector<NamedNumber> m_optionCodes;
    std::vector<Keyword> m_dungeonKeywords;
    std::vector<DungeonName> m_dungeonNames;
    std::vector<Limit> m_limits;
    std::vector<Rule> m_rules;
    std::vector<Feature> m_features;
    std::vector<std::string_view> m_containers;
    std::vector<TargetNumber> m_targetNumbers;
    bool m_objectNamesByClass = false;
};

} // namespace levwright

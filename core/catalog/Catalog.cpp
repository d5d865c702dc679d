// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"

#include "core/base/Contract.h"
#include "core/base/Numbers.h"
#include "core/catalog/GameComposer.h"
#include "core/catalog/GameShelf.h"
#include "core/catalog/RequiredTables.h"
#include "core/catalog/TableReader.h"

#include <algorithm>
#include <string>

namespace levwright {

namespace {

template <class Row>
const Row* rowNamed(const std::vector<Row>& rows, std::string_view name) {
    const auto row = std::ranges::find(rows, name, &Row::name);
    return row == rows.end() ? nullptr : &*row;
}

template <class Row>
const Row& promisedRow(const std::vector<Row>& rows, std::string_view name) {
    const Row* row = rowNamed(rows, name);
    require(row != nullptr, "a limit, rule or target number that is asked for is in the table");
    return *row;
}

// For each symbol, the index of the first class with it, or -1.
std::array<std::int16_t, 256> bySymbol(const std::vector<ThingClass>& classes) {
    std::array<std::int16_t, 256> indices;
    indices.fill(-1);
    for (std::size_t i = classes.size(); i-- > 0;)
        indices[static_cast<unsigned char>(classes[i].symbol)] = std::int16_t(i);
    return indices;
}

std::vector<ThingClass> readClasses(const GameTables& game, std::string_view table) {
    std::vector<ThingClass> classes;
    TableReader reader(game, table, "symbol\tfirst\tcount\texplanation");
    while (reader.next())
        classes.push_back({int(classes.size()) + 1, reader.character(0), reader.text(3),
                           reader.optionalNumber(1).value_or(0), reader.number(2)});
    return classes;
}

char symbolOf(const std::vector<ThingClass>& classes, int classNumber) {
    require(classNumber >= 1 && classNumber <= int(classes.size()),
            "a thing in a table has a class of the class table");
    return classes[std::size_t(classNumber - 1)].symbol;
}

std::vector<NamedNumber> readNamedNumbers(const GameTables& game, std::string_view table) {
    std::vector<NamedNumber> rows;
    TableReader reader(game, table, "name\tnumber");
    while (reader.next())
        rows.push_back({reader.text(0), reader.number(1)});
    return rows;
}

std::vector<Keyword> readKeywords(const GameTables& game, std::string_view table) {
    std::vector<Keyword> keywords;
    TableReader reader(game, table, "spelling\tclass\tvalue");
    keywords.reserve(reader.rowsLeft());
    while (reader.next())
        keywords.push_back({reader.text(0), reader.text(1), reader.optionalNumber(2)});
    return keywords;
}

// The value of name in a game's game.tsv; empty if there is none.
std::string_view gameWord(const GameTables& game, std::string_view name) {
    TableReader reader(game, "game", "name\tvalue");
    while (reader.next()) {
        if (reader.text(0) == name)
            return reader.text(1);
    }
    return {};
}

template <class Row>
NameIndex indexOf(const std::vector<Row>& rows) {
    std::vector<std::string_view> names;
    names.reserve(rows.size());
    for (const Row& row : rows)
        names.push_back(row.name);
    return NameIndex(std::move(names));
}

} // namespace

Result<std::shared_ptr<const Catalog>> Catalog::load(std::string_view gameId) {
    return GameShelf().tables(gameId).and_then([](GameTablesPtr tables) { return load(std::move(tables)); });
}

Result<std::shared_ptr<const Catalog>> Catalog::load(GameTablesPtr tables) {
    if (std::optional<std::string> missing = missingTables(*tables))
        return failure(*std::move(missing));
    return std::shared_ptr<const Catalog>(new Catalog(std::move(tables)));
}

std::optional<std::string_view> Catalog::gameOfVersion(std::uint32_t version, std::string_view form) {
    for (const std::string_view id : builtInGames()) {
        if (wordOfGame(builtInTable(id, "game").value_or(""), "form") != form)
            continue;
        const GameTablesPtr game = builtInTables(id);
        if (!game->has("target"))
            continue;
        TableReader reader(*game, "target", "name\tlp64\tilp32");
        std::uint32_t own = 0;
        std::uint32_t compared = ~std::uint32_t(0xff);
        while (reader.next()) {
            if (reader.text(0) == "version-major")
                own |= std::uint32_t(reader.number(1)) << 24;
            else if (reader.text(0) == "version-minor")
                own |= std::uint32_t(reader.number(1)) << 16;
            else if (reader.text(0) == "version-patch")
                own |= std::uint32_t(reader.number(1)) << 8;
            else if (reader.text(0) == "version-any-patch" && reader.number(1) != 0)
                compared = ~std::uint32_t(0xffff);
        }
        if (((own ^ version) & compared) == 0)
            return id;
    }
    return std::nullopt;
}

bool Catalog::ruleOf(std::string_view gameId, std::string_view name) {
    // Every compiled file asks this, so the row is looked for in the text of the table.
    const std::string_view rules = builtInTable(gameId, "rules").value_or("");
    return rules.contains("\n" + std::string(name) + "\tyes\n");
}

std::string Catalog::levelHeader() const {
    constexpr std::size_t digits = 2; // of a byte
    const std::string_view hex = gameWord(*m_tables, "header");
    std::string bytes;
    for (std::size_t at = 0; at + digits <= hex.size(); at += digits) {
        const std::optional<unsigned> byte = wholeNumber<unsigned>(hex.substr(at, digits), 16);
        if (!byte)
            return {};
        bytes += char(*byte);
    }
    return bytes;
}

Catalog::Catalog(GameTablesPtr tables) : m_tables(std::move(tables)) {
    readThings();
    readTerrain();
    readWords();
    readForms();
    readNumbers();
    m_objectNamesByClass = rule("object-names-by-class");
}

void Catalog::readThings() {
    m_monsterClasses = readClasses(*m_tables, "monster-classes");
    m_monsterClassBySymbol = bySymbol(m_monsterClasses);
    TableReader monsters(*m_tables, "monsters", "name\tclass\tlevel\tspeed\tac\talignment\tcolor");
    m_monsters.reserve(monsters.rowsLeft());
    while (monsters.next()) {
        const int classNumber = monsters.number(1);
        m_monsters.push_back({.id = int(m_monsters.size()),
                              .name = monsters.text(0),
                              .classNumber = classNumber,
                              .classSymbol = symbolOf(m_monsterClasses, classNumber),
                              .level = monsters.number(2),
                              .speed = monsters.number(3),
                              .armourClass = monsters.number(4),
                              .alignment = monsters.number(5),
                              .color = monsters.number(6)});
    }
    m_monsterNames = indexOf(m_monsters);

    m_objectClasses = readClasses(*m_tables, "object-classes");
    m_objectClassBySymbol = bySymbol(m_objectClasses);
    TableReader objects(*m_tables, "objects", "name\tappearance\tclass\tweight\tcost\tnutrition\tcolor");
    m_objects.reserve(objects.rowsLeft());
    while (objects.next()) {
        const int classNumber = objects.number(2);
        m_objects.push_back({.id = int(m_objects.size()),
                             .name = objects.text(0),
                             .appearance = objects.text(1),
                             .classNumber = classNumber,
                             .classSymbol = symbolOf(m_objectClasses, classNumber),
                             .weight = objects.number(3),
                             .cost = objects.number(4),
                             .nutrition = objects.optionalNumber(5).value_or(0),
                             .color = objects.number(6)});
    }
    m_objectNames = indexOf(m_objects);
}

void Catalog::readTerrain() {
    m_terrainByCharacter.fill(-1);
    TableReader reader(*m_tables, "terrain", "character\tname\tclasses\ttile\tink\tpalette\tnumber");
    while (reader.next()) {
        const std::string_view classes = reader.text(2);
        const Terrain terrain{.number = int(m_terrains.size()),
                              .name = reader.text(1),
                              .mapCharacter = reader.character(0),
                              .isWall = classes.contains("wall"),
                              .isRock = classes.contains("rock"),
                              .isDoor = classes.contains("door"),
                              .isRoom = classes.contains("room"),
                              .isSeeThrough = classes.contains("see-through"),
                              .tile = reader.text(3),
                              .ink = reader.text(4),
                              .palette = reader.optionalNumber(5),
                              .stored = reader.optionalNumber(6).value_or(int(m_terrains.size()))};
        if (terrain.mapCharacter != 0)
            m_terrainByCharacter[static_cast<unsigned char>(terrain.mapCharacter)] =
                std::int16_t(terrain.number);
        m_terrains.push_back(terrain);
    }
    m_terrainsOfBase = int(m_terrains.size());
    if (!m_tables->isBuiltIn()) {
        const GameTablesPtr base = builtInTables(m_tables->base());
        TableReader rows(*base, "terrain", "character\tname\tclasses\ttile\tink\tpalette\tnumber");
        m_terrainsOfBase = int(rows.rowsLeft());
    }
    if (!m_tables->has("map-cells"))
        return;
    TableReader cells(*m_tables, "map-cells", "character\tname\tnumber");
    while (cells.next()) {
        const auto terrain = std::ranges::find(m_terrains, cells.text(1), &Terrain::name);
        require(terrain != m_terrains.end(), "a map cell is of a terrain of the terrain table");
        m_terrainByCharacter[static_cast<unsigned char>(cells.character(0))] = std::int16_t(terrain->number);
    }
}

void Catalog::readWords() {
    m_levelLanguage = gameWord(*m_tables, "language");
    m_levelForm = gameWord(*m_tables, "form");
    m_traps = readNamedNumbers(*m_tables, "traps");
    m_roomTypes = readNamedNumbers(*m_tables, "rooms");
    m_flags = readNamedNumbers(*m_tables, "flags");
    if (m_tables->has("door-keys"))
        m_doorKeys = readNamedNumbers(*m_tables, "door-keys");

    TableReader regions(*m_tables, "levregion-kinds", "number\tstatement\tdirection");
    while (regions.next())
        m_levelRegionKinds.push_back({regions.number(0), regions.text(1), regions.text(2)});

    m_keywords = readKeywords(*m_tables, "keywords");
    m_dungeonKeywords = readKeywords(*m_tables, "dungeon-keywords");
    TableReader names(*m_tables, "dungeon-names", "name\trole");
    while (names.next())
        m_dungeonNames.push_back({names.text(0), names.text(1)});

    TableReader containers(*m_tables, "containers", "name");
    while (containers.next())
        m_containers.push_back(containers.text(0));
}

void Catalog::readForms() {
    if (m_tables->has("statements")) {
        TableReader forms(*m_tables, "statements", "word\tform\topcode");
        while (forms.next())
            m_statementForms.push_back({forms.text(0), forms.text(1), forms.text(2)});
    }
    if (m_tables->has("statement-options")) {
        TableReader options(*m_tables, "statement-options", "owner\tword\tform\tcode");
        while (options.next())
            m_optionForms.push_back({options.text(0), options.text(1), options.text(2), options.text(3)});
    }
    if (m_tables->has("value-forms")) {
        TableReader values(*m_tables, "value-forms", "value\tform");
        while (values.next())
            m_valueForms.push_back({values.text(0), values.text(1)});
    }
    if (m_tables->has("opcodes"))
        m_opcodes = readNamedNumbers(*m_tables, "opcodes");
    if (m_tables->has("option-codes"))
        m_optionCodes = readNamedNumbers(*m_tables, "option-codes");
}

void Catalog::readNumbers() {
    TableReader limits(*m_tables, "limits", "name\tvalue\tchecked");
    while (limits.next())
        m_limits.push_back({limits.text(0), limits.number(1), limits.yes(2)});

    TableReader rules(*m_tables, "rules", "name\tholds");
    while (rules.next())
        m_rules.push_back({rules.text(0), rules.yes(1)});

    TableReader features(*m_tables, "features", "bit\tusual\toption");
    while (features.next())
        m_features.push_back({features.number(0), features.yes(1), features.text(2)});

    TableReader target(*m_tables, "target", "name\tlp64\tilp32");
    while (target.next())
        m_targetNumbers.push_back({target.text(0), target.number(1), target.number(2)});
}

const ThingClass* Catalog::findMonsterClass(char symbol) const {
    const int index = m_monsterClassBySymbol[static_cast<unsigned char>(symbol)];
    return index < 0 ? nullptr : &m_monsterClasses[std::size_t(index)];
}

const ThingClass* Catalog::findObjectClass(char symbol) const {
    const int index = m_objectClassBySymbol[static_cast<unsigned char>(symbol)];
    return index < 0 ? nullptr : &m_objectClasses[std::size_t(index)];
}

const Monster* Catalog::findMonster(std::string_view name, std::optional<char> classSymbol) const {
    int wanted = 0;
    if (classSymbol.value_or(0) != 0 && *classSymbol != anyClass()) {
        const ThingClass* monsterClass = findMonsterClass(*classSymbol);
        if (monsterClass == nullptr)
            return nullptr;
        wanted = monsterClass->number;
    }
    const int id = m_monsterNames.find(
        name, [&](int row) { return wanted == 0 || m_monsters[std::size_t(row)].classNumber == wanted; });
    return id < 0 ? nullptr : &m_monsters[std::size_t(id)];
}

const Object* Catalog::findObject(std::string_view name, std::optional<char> classSymbol) const {
    int wanted = 0;
    if (m_objectNamesByClass && classSymbol.value_or(0) != 0 && *classSymbol != anyClass()) {
        const ThingClass* objectClass = findObjectClass(*classSymbol);
        if (objectClass == nullptr)
            return nullptr;
        wanted = objectClass->number;
    }
    const int id = m_objectNames.find(
        name, [&](int row) { return wanted == 0 || m_objects[std::size_t(row)].classNumber == wanted; });
    return id < 0 ? nullptr : &m_objects[std::size_t(id)];
}

const NamedNumber* Catalog::findTrap(std::string_view name) const {
    return rowNamed(m_traps, name);
}

const NamedNumber* Catalog::findRoomType(std::string_view name) const {
    return rowNamed(m_roomTypes, name);
}

const NamedNumber* Catalog::flag(std::string_view name) const {
    return rowNamed(m_flags, name);
}

const NamedNumber* Catalog::findDoorKey(std::string_view name) const {
    return rowNamed(m_doorKeys, name);
}

bool Catalog::hasDungeonRole(std::string_view name, std::string_view role) const {
    return std::ranges::any_of(m_dungeonNames,
                               [&](const DungeonName& row) { return row.name == name && row.role == role; });
}

int Catalog::limit(std::string_view name) const {
    return promisedRow(m_limits, name).value;
}

char Catalog::anyClass() const {
    const auto found = std::ranges::find(m_limits, "any-class", &Limit::name);
    return found == m_limits.end() ? '\0' : char(found->value);
}

bool Catalog::rule(std::string_view name) const {
    return promisedRow(m_rules, name).holds;
}

const TargetNumber& Catalog::targetNumber(std::string_view name) const {
    return promisedRow(m_targetNumbers, name);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/catalog/LanguageNames.h"
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"
#include "core/sources/TerrainNames.h"

#include <algorithm>
#include <array>
#include <format>
#include <map>

namespace levwright::sources {

namespace {

constexpr std::string_view terrainHeader = "include/rm.h";
// The number after that of the last kind of terrain.
constexpr std::array<std::string_view, 2> lastTerrains{"MAX_TYPE", "MAX_LEVTYPE"};

struct Cell {
    char character = 0;
    std::int64_t terrain = 0;
};

// The constant of each number; of several the first one.
using Constants = std::map<std::int64_t, std::string_view>;

Constants definedTerrains(GameReader& game, const Unit& unit, std::int64_t last) {
    Constants constants;
    const CutFile* header = game.files().cut(terrainHeader);
    bool begun = false;
    for (std::size_t at = 0; header != nullptr && at + 1 < header->tokens.size(); ++at) {
        const Token& name = header->tokens[at + 1];
        if (!header->tokens[at].is("define") || !unit.macros().contains(name.text))
            continue;
        begun = begun || name.is("STONE");
        const std::optional<std::int64_t> number = begun ? unit.value(name.text) : std::nullopt;
        if (number && *number >= 0 && *number <= last)
            constants.emplace(*number, name.text);
        if (std::ranges::find(lastTerrains, name.text) != lastTerrains.end())
            break;
    }
    return constants;
}

Constants terrainConstants(GameReader& game, const Unit& unit, std::int64_t last) {
    Constants constants;
    for (const auto& [name, number] : unit.enumWith("STONE")) {
        if (number >= 0 && number <= last)
            constants.emplace(number, name);
    }
    constants.merge(definedTerrains(game, unit, last));
    return constants;
}

// From an array of characters and terrains; the first row of a character counts.
std::vector<Cell> cellsOfArray(const Unit& unit) {
    std::vector<Cell> cells;
    const std::optional<Value> rows = unit.array("char2typ");
    for (const Value& row : rows ? rows->items : std::vector<Value>()) {
        if (row.items.size() < 2)
            continue;
        const auto character = static_cast<char>(unit.value(row.items[0].tokens).value_or(0));
        const std::optional<std::int64_t> terrain = unit.value(row.items[1].tokens);
        if (character != 0 && terrain && std::ranges::find(cells, character, &Cell::character) == cells.end())
            cells.push_back({character, *terrain});
    }
    return cells;
}

// From a function that is one switch: cases, then a return with the terrain.
std::vector<Cell> cellsOfSwitch(const Unit& unit, std::int64_t last) {
    std::vector<Cell> cells;
    std::vector<char> waiting;
    const Tokens body = unit.body("what_map_char");
    for (std::size_t at = 0; at + 1 < body.size(); ++at) {
        if (body[at].is("case") && body[at + 1].kind == TokenKind::Character) {
            waiting.push_back(static_cast<char>(unit.value(body.subspan(at + 1, 1)).value_or(0)));
        } else if (body[at].is("return")) {
            const std::size_t begin = ++at;
            while (at < body.size() && !body[at].is(";"))
                ++at;
            const std::optional<std::int64_t> terrain = unit.value(body.subspan(begin, at - begin));
            for (const char character : waiting) {
                if (terrain && *terrain >= 0 && *terrain <= last)
                    cells.push_back({character, *terrain});
            }
            waiting.clear();
        }
    }
    return cells;
}

bool isOfClass(const Unit& unit, std::initializer_list<std::string_view> tests, std::int64_t terrain) {
    for (const std::string_view test : tests) {
        if (unit.macros().contains(test))
            return unit.value(std::format("{}({})", test, terrain)).value_or(0) != 0;
    }
    return false;
}

std::string classesOf(const Unit& unit, std::int64_t terrain, std::int64_t last) {
    if (terrain == last)
        return "see-through";
    std::string classes;
    const auto addIf = [&](bool holds, std::string_view name) {
        if (holds)
            classes += (classes.empty() ? "" : " ") + std::string(name);
    };
    addIf(isOfClass(unit, {"IS_WALL"}, terrain), "wall");
    addIf(isOfClass(unit, {"IS_ROCK", "IS_OBSTRUCTED"}, terrain), "rock");
    addIf(isOfClass(unit, {"IS_DOOR"}, terrain), "door");
    addIf(isOfClass(unit, {"IS_ROOM"}, terrain), "room");
    return classes;
}

void addTerrains(GameReader& game, const Unit& unit, const std::vector<Cell>& cells,
                 const Constants& constants, std::int64_t last) {
    TableText table("character\tname\tclasses\ttile\tink\tpalette\tnumber");
    // Classic levels cannot leave a cell as it is.
    const std::int64_t end = game.base().levelLanguage() == language::classic ? last : last + 1;
    for (std::int64_t number = 0; number < end; ++number) {
        const auto constant = constants.find(number);
        if (constant == constants.end())
            game.note(terrainHeader, 0, say("The kind of terrain with the number {} has no name.", number));
        const std::string name = constant == constants.end() ? say("terrain {}", number)
                                                             : terrainName(game.base(), constant->second);
        const auto cell = std::ranges::find(cells, number, &Cell::terrain);
        const Terrain* known = terrainNamed(game.base(), name);
        const bool hasPalette = known != nullptr && known->palette;
        table.add({characterField(cell == cells.end() ? '\0' : cell->character), name,
                   classesOf(unit, number, last), known == nullptr ? "" : known->tile,
                   known == nullptr ? "" : known->ink, hasPalette ? std::to_string(*known->palette) : "",
                   std::to_string(number)});
    }
    game.add("terrain", table.take(), terrainHeader);
}

void addCells(GameReader& game, const std::vector<Cell>& cells, const Constants& constants,
              std::string_view source) {
    TableText table("character\tnumber\tname");
    for (const Cell& cell : cells) {
        const auto constant = constants.find(cell.terrain);
        table.add({characterField(cell.character), std::to_string(cell.terrain),
                   constant == constants.end() ? "match wall" : terrainName(game.base(), constant->second)});
    }
    game.add("map-cells", table.take(), source);
}

} // namespace

void readTerrain(GameReader& game, std::string_view source) {
    constexpr std::int64_t mostTerrains = 127;
    const Unit* unit = game.unit(source);
    std::optional<std::int64_t> last;
    for (const std::string_view constant : lastTerrains)
        last = last || unit == nullptr ? last : unit->value(constant);
    if (!last || *last < 1 || *last > mostTerrains)
        return game.noteMissing(terrainHeader, "terrain");
    const Constants constants = terrainConstants(game, *unit, *last);
    std::vector<Cell> cells = cellsOfSwitch(*unit, *last);
    std::string_view cellSource = source;
    for (const std::string_view scripts : {"src/sp_lev.c", "src/nhlua.c"}) {
        const Unit* other = cells.empty() ? game.unit(scripts) : nullptr;
        if (other != nullptr) {
            cells = cellsOfArray(*other);
            cellSource = scripts;
        }
    }
    addTerrains(game, *unit, cells, constants, *last);
    addCells(game, cells, constants, cellSource);
}

} // namespace levwright::sources

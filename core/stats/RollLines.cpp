// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/RollLines.h"

#include "core/base/EnumTable.h"
#include "core/base/Json.h"
#include "core/instance/InstanceText.h"

#include <array>
#include <charconv>
#include <initializer_list>
#include <iterator>
#include <nlohmann/json.hpp>

namespace levwright::roll {
namespace {

using Json = JsonToWrite;

// By number, as programs know them. They are the same in all games and all versions of Levwright.
constexpr EnumName<Terrain> terrainNames[] = {
    {Stone, "stone"},
    {VerticalWall, "vertical wall"},
    {HorizontalWall, "horizontal wall"},
    {TopLeftCorner, "top left corner"},
    {TopRightCorner, "top right corner"},
    {BottomLeftCorner, "bottom left corner"},
    {BottomRightCorner, "bottom right corner"},
    {CrossWall, "cross wall"},
    {TeeUp, "tee up"},
    {TeeDown, "tee down"},
    {TeeLeft, "tee left"},
    {TeeRight, "tee right"},
    {DrawbridgeWall, "drawbridge wall"},
    {Tree, "tree"},
    {SecretDoor, "secret door"},
    {SecretCorridor, "secret corridor"},
    {Pool, "pool"},
    {Moat, "moat"},
    {Water, "water"},
    {RaisedBridge, "raised drawbridge"},
    {Lava, "lava"},
    {IronBars, "iron bars"},
    {Door, "door"},
    {Corridor, "corridor"},
    {Floor, "floor"},
    {Stairs, "stairs"},
    {Ladder, "ladder"},
    {Fountain, "fountain"},
    {Throne, "throne"},
    {Sink, "sink"},
    {Grave, "grave"},
    {Altar, "altar"},
    {Ice, "ice"},
    {LoweredBridge, "lowered drawbridge"},
    {Air, "air"},
    {Cloud, "cloud"},
    {Toilet, "toilet"},
    {LavaWall, "lava wall"},
};
static_assert(listsAll(terrainNames, &EnumName<Terrain>::value) && std::size(terrainNames) == terrainCount);
static_assert(allTerrainDigits.size() == terrainCount);

// The numbers of a thing stand in these orders.
constexpr std::array monsterFields{"x",      "y",         "kind",     "statement", "peaceful",
                                   "asleep", "disguised", "own_kind", "states",    "level_change"};
constexpr std::array objectFields{"x",       "y",           "kind",       "statement", "quantity",
                                  "curse",   "enchantment", "of_monster", "container", "buried",
                                  "mineral", "carried",     "locked",     "trapped"};
constexpr std::array trapFields{"x", "y", "kind", "statement", "seen"};
constexpr std::array engravingFields{"x", "y", "kind", "statement"};
constexpr std::array roomFields{"x1", "y1", "x2", "y2", "type", "parent", "statement", "irregular", "lit"};

// A symbol that is not a character of JSON's own is as rare as a game with one.
template <class Kinds>
std::string symbolsOf(const Kinds& kinds) {
    std::string symbols;
    for (const auto& kind : kinds)
        symbols += kind.symbol >= ' ' && kind.symbol <= '~' ? kind.symbol : '?';
    return symbols;
}

void addNumber(std::string& line, std::int64_t number) {
    constexpr std::size_t longest = 20;
    std::array<char, longest> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    line.append(digits.data(), end.ptr);
}

void addNumbers(std::string& line, std::initializer_list<std::int64_t> numbers) {
    char before = '[';
    for (const std::int64_t number : numbers) {
        line += before;
        addNumber(line, number);
        before = ',';
    }
    line += ']';
}

// A list with the numbers of each thing.
template <class Things, class Add>
void addList(std::string& line, std::string_view name, const Things& things, const Add& add) {
    line.append("\"").append(name).append("\":[");
    bool isFirst = true;
    for (const auto& thing : things) {
        if (!isFirst)
            line += ',';
        isFirst = false;
        add(thing);
    }
    line += ']';
}

void addCells(std::string& line, std::string_view name, const Cells<std::uint8_t>& cells) {
    line.append(",\"").append(name).append("\":\"");
    for (const std::uint8_t cell : cells)
        line += cell < allTerrainDigits.size() ? allTerrainDigits[cell] : '0';
    line += '"';
}

std::string asJson(std::string_view text) {
    return toLine(Json(text));
}

// 1 blessed, 0, -1 cursed.
int numberOf(Curse curse) {
    return curse == Curse::Blessed ? 1 : curse == Curse::Cursed ? -1 : 0;
}

} // namespace

RollLines::RollLines(RollPlanPtr plan) : m_plan(plan), m_roller(plan), m_counts(std::move(plan)) {}

std::string RollLines::header(std::string_view game, std::span<const StatementSource> statements,
                              const std::vector<std::string>& leftOut) const {
    Json json{{"format", "levwright-rolls-1"},      {"level", m_plan->levelName}, {"game", game},
              {"context", toText(m_plan->context)}, {"columns", columns},         {"rows", rows},
              {"digits", allTerrainDigits}};
    for (const EnumName<Terrain>& each : terrainNames)
        json["terrain"].push_back(each.name);
    const GenerationTables& tables = *m_plan->tables;
    const auto names = [](const auto& kinds, auto nameOfKind) {
        Json list = Json::array();
        for (const auto& kind : kinds)
            list.push_back(kind.*nameOfKind);
        return list;
    };
    json["monster_names"] = names(tables.monsters(), &MonsterKind::name);
    json["monster_symbols"] = symbolsOf(tables.monsters());
    json["object_names"] = names(tables.objects(), &ObjectKind::shown);
    json["object_symbols"] = symbolsOf(tables.objects());
    json["trap_names"] = names(tables.traps(), &TrapKind::shown);
    json["fields"] = {{"monsters", monsterFields},
                      {"objects", objectFields},
                      {"traps", trapFields},
                      {"engravings", engravingFields},
                      {"rooms", roomFields}};
    json["statements"] = Json::array();
    for (const StatementSource& statement : statements)
        json["statements"].push_back({{"line", statement.line}, {"text", statement.text}});
    json["left_out"] = leftOut;
    return toLine(json) + '\n';
}

void RollLines::addThings(const LevelInstance& level) {
    m_line += ",\"things\":{";
    addList(m_line, "monsters", level.monsters, [&](const RolledMonster& it) {
        addNumbers(m_line, {it.place.x, it.place.y, it.kind, it.statement, it.peaceful, it.asleep,
                            it.disguised, it.ownKind, it.states, it.levelChange});
    });
    m_line += ',';
    addList(m_line, "objects", level.objects, [&](const RolledObject& it) {
        addNumbers(m_line, {it.place.x, it.place.y, it.kind, it.statement, it.quantity, numberOf(it.curse),
                            it.enchantment, it.ofMonster, it.container, it.buried, it.mineral, it.carried,
                            it.locked, it.trapped});
    });
    m_line += ',';
    addList(m_line, "traps", level.traps, [&](const RolledTrap& it) {
        addNumbers(m_line, {it.place.x, it.place.y, it.kind, it.statement, it.seen});
    });
    m_line += ',';
    addList(m_line, "engravings", level.engravings, [&](const RolledEngraving& it) {
        addNumbers(m_line, {it.place.x, it.place.y, std::int64_t(it.kind), it.statement});
    });
    m_line += '}';
}

void RollLines::addPlaces(const LevelInstance& level) {
    m_line += ',';
    addList(m_line, "rooms", level.rooms, [&](const RolledRoom& it) {
        addNumbers(m_line, {it.area.x1, it.area.y1, it.area.x2, it.area.y2, it.type, it.parent, it.statement,
                            it.irregular, it.lit});
    });
    m_line += ",\"from_above\":";
    addNumbers(m_line, {level.arrivalFromAbove.x, level.arrivalFromAbove.y});
    m_line += ",\"from_below\":";
    addNumbers(m_line, {level.arrivalFromBelow.x, level.arrivalFromBelow.y});
}

void RollLines::addTrouble(const LevelInstance& level) {
    m_line += ",\"fatal\":";
    m_line += level.fatal == Fatal::None ? "null" : asJson(whyFatal(level));
    m_line += ',';
    addList(m_line, "complaints", level.complaints,
            [&](const Complaint& complaint) { m_line += asJson(complaint.text); });
    m_line += ',';
    addList(m_line, "findings", m_counts.foundLast(), [&](const FindingKey& found) {
        m_line.append("[").append(asJson(nameOf(found.kind))).append(",");
        addNumber(m_line, found.statement);
        m_line += ']';
    });
}

std::string_view RollLines::roll(std::uint64_t seed) {
    const LevelInstance& level = m_roller.roll(seed);
    m_counts.add(level);
    m_line = "{\"seed\":" + std::to_string(seed);
    addTrouble(level);
    addPlaces(level);
    addCells(m_line, "terrain", level.terrain);
    addCells(m_line, "lit", level.lit);
    addCells(m_line, "detail", level.detail);
    addCells(m_line, "marks", level.marks);
    addThings(level);
    m_line += "}\n";
    return m_line;
}

} // namespace levwright::roll

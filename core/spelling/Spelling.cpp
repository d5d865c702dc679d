// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/spelling/Spelling.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/compiled/CompiledLevel.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

constexpr int randomNumber = -1;
constexpr int unknownCorpse = -2;

// Register n is stored as -(n + 1) in a byte. An index above the last register is an error, but one below 0
// is not, so such an index can express every other byte.
int indexBelowZero(int stored) {
    const int index = -stored - 1;
    return index < 0 ? index : index - 256;
}

std::string registerWord(std::string_view word, int stored, int count) {
    const bool declared = stored <= -1 && stored >= -count;
    return std::format("{}[{}]", word, declared ? -stored - 1 : indexBelowZero(stored));
}

std::string quoted(char c) {
    return {'\'', c, '\''};
}

const Keyword* keywordOf(const Catalog& catalog, std::string_view wordClass, int value) {
    const auto found = std::ranges::find_if(
        catalog.keywords(), [&](const Keyword& k) { return k.wordClass == wordClass && k.value == value; });
    return found == catalog.keywords().end() ? nullptr : &*found;
}

} // namespace

void Spelling::fail(std::string_view what) {
    if (m_error)
        return;
    std::string where = m_section;
    if (!m_record.empty())
        where += (where.empty() ? "" : ", ") + m_record;
    m_error = Error{say("{}: no description can express {}", where.empty() ? say("The level") : where, what)};
}

std::string Spelling::word(std::string_view wordClass, int value) {
    if (const Keyword* keyword = keywordOf(m_catalog, wordClass, value))
        return std::string(keyword->spelling);
    fail(std::format("{} {}", wordClass, value));
    return {};
}

std::string Spelling::wordOrRandom(std::string_view wordClass, int value) {
    return value == randomNumber ? "random" : word(wordClass, value);
}

std::string Spelling::horizontal(int alignment) {
    const Keyword* center = keywordOf(m_catalog, "horizontal or vertical alignment", alignment);
    return center != nullptr ? std::string(center->spelling) : word("horizontal alignment", alignment);
}

std::string Spelling::vertical(int alignment) {
    const Keyword* center = keywordOf(m_catalog, "horizontal or vertical alignment", alignment);
    return center != nullptr ? std::string(center->spelling) : word("vertical alignment", alignment);
}

std::string Spelling::numberOrRandom(int number, int random) {
    return number == random ? "random" : std::to_string(number);
}

std::string Spelling::text(std::string_view bytes) {
    if (bytes.contains('"'))
        fail(say("the text {}: it has a quotation mark in it", inQuotes(bytes)));
    if (bytes.contains('\0'))
        fail(say("a text with a byte 0 in it"));
    return std::format("\"{}\"", bytes);
}

std::string Spelling::terrain(int number) {
    return quoted(mapCharacter(number));
}

std::optional<char> Spelling::characterOf(int stored) const {
    const auto isIt = [&](const Terrain& terrain) { return terrain.stored == stored; };
    const auto found = std::ranges::find_if(m_catalog.terrains(), [&](const Terrain& terrain) {
        return isIt(terrain) && terrain.mapCharacter != 0;
    });
    if (found != m_catalog.terrains().end())
        return found->mapCharacter;
    // A further map character of a user's game.
    for (char c = ' '; c <= '~'; ++c) {
        if (const Terrain* terrain = m_catalog.terrainByCharacter(c); terrain != nullptr && isIt(*terrain))
            return c;
    }
    return std::nullopt;
}

char Spelling::mapCharacter(int stored) {
    if (const std::optional<char> character = characterOf(stored))
        return *character;
    const auto terrain = std::ranges::find(m_catalog.terrains(), stored, &Terrain::stored);
    fail(terrain == m_catalog.terrains().end()
             ? say("terrain {}", stored)
             : say("terrain {} ({}): it has no map character", stored, said(terrain->name)));
    return ' ';
}

std::string Spelling::place(Place place) {
    if (place.isRandom())
        return "random";
    if (const std::optional<int> index = place.registerIndex())
        return std::format("place[{}]", *index);
    if (const std::optional<Place::Listed> listed = place.listed())
        return std::format("place[{}][{}]", listed->list, listed->index);
    if (const std::optional<int> region = place.regionIndex())
        return std::format("region[{}]", *region);
    const bool inside = place.isCell() && m_lastCell && place.x <= m_lastCell->x && place.y <= m_lastCell->y;
    if (inside || !m_lastCell)
        return std::format("({},{})", place.x, place.y);
    // Unlike a point, a register is not checked against the size of the map.
    if (place.x == place.y)
        return std::format("place[{}]", indexBelowZero(place.x));
    fail(say("the place ({},{}): the map ends at ({},{})", place.x, place.y, m_lastCell->x, m_lastCell->y));
    return {};
}

std::string Spelling::area(const Area& area) {
    return std::format("({},{},{},{})", area.x1, area.y1, area.x2, area.y2);
}

std::string Spelling::area(const Area& area, int isLevregion) {
    if (isLevregion != 0 && isLevregion != 1)
        fail(say("{} for whether an area is a levregion", isLevregion));
    return (isLevregion == 1 ? "levregion" : "") + this->area(area);
}

std::string Spelling::chance(int percent) {
    if (percent < m_catalog.limit("chance-first") || percent > m_catalog.limit("chance-last"))
        fail(say("a chance of {} %", percent));
    return percent == m_catalog.limit("chance-last") ? std::string() : std::format("[{}%]", percent);
}

std::string Spelling::alignment(int stored) {
    if (stored == ClassCode::random)
        return "random";
    if (const Keyword* keyword = keywordOf(m_catalog, "alignment", stored))
        return std::string(keyword->spelling);
    return registerWord("align", stored, m_catalog.limit("alignment-registers"));
}

std::string Spelling::monsterClass(int code) {
    if (code == ClassCode::random)
        return "random";
    const bool known = code > 0 && m_catalog.findMonsterClass(char(code)) != nullptr;
    return known ? quoted(char(code)) : registerWord("monster", code, m_catalog.limit("registers"));
}

std::string Spelling::objectClass(int code) {
    if (code == ClassCode::random)
        return "random";
    const bool known = code > 0 && m_catalog.findObjectClass(char(code)) != nullptr;
    return known ? quoted(char(code)) : registerWord("object", code, m_catalog.limit("registers"));
}

std::string Spelling::registerClass(const ThingClass* found, int code) {
    if (found == nullptr || code <= 0)
        fail(say("the class {}", code));
    return quoted(char(code));
}

// If the class is a register, the game searches the class whose code results. Below 0 it never finds a name,
// and 0 means all classes.
std::string Spelling::monster(int id, int classCode) {
    if (id == randomNumber)
        return "random";
    const bool exists = id >= 0 && std::size_t(id) < m_catalog.monsters().size();
    const std::string_view name = exists ? m_catalog.monsters()[std::size_t(id)].name : "";
    const std::optional<char> symbol = classCode == 0 ? std::nullopt : std::optional(char(classCode));
    const Monster* found = classCode >= 0 ? m_catalog.findMonster(name, symbol) : nullptr;
    if (found == nullptr || found->id != id)
        fail(exists ? say("monster {} ({}) with the class {}", id, name, monsterClass(classCode))
                    : say("monster {}", id));
    return text(name);
}

std::string Spelling::object(int id, int classCode) {
    if (id == randomNumber)
        return "random";
    const bool exists = id >= 0 && std::size_t(id) < m_catalog.objects().size();
    const std::string_view name = exists ? m_catalog.objects()[std::size_t(id)].name : "";
    const bool known = classCode > 0 && m_catalog.findObjectClass(char(classCode)) != nullptr;
    const Object* found = m_catalog.findObject(name, known ? std::optional(char(classCode)) : std::nullopt);
    if (found == nullptr || found->id != id)
        fail(exists ? say("object {} ({}) with the class {}", id, name.empty() ? say("without a name") : name,
                          objectClass(classCode))
                    : say("object {}", id));
    return text(name);
}

std::string Spelling::corpse(int monsterId) {
    // The game's compiler stores this for a name that no monster has.
    if (monsterId == unknownCorpse)
        return text("unknown");
    const bool exists = monsterId >= 0 && std::size_t(monsterId) < m_catalog.monsters().size();
    const std::string_view name = exists ? m_catalog.monsters()[std::size_t(monsterId)].name : "";
    const Monster* found = m_catalog.findMonster(name, std::nullopt);
    if (found == nullptr || found->id != monsterId)
        fail(say("the corpse of monster {}{}", monsterId, exists ? std::format(" ({})", name) : ""));
    return text(name);
}

std::string Spelling::trap(int type) {
    if (type == randomNumber)
        return "random";
    const auto found = std::ranges::find(m_catalog.traps(), type, &NamedNumber::number);
    if (found != m_catalog.traps().end())
        return text(found->name);
    fail(say("trap {}", type));
    return {};
}

const NamedNumber* Spelling::findRoomType(int type) const {
    const auto found = std::ranges::find(m_catalog.roomTypes(), type, &NamedNumber::number);
    return found == m_catalog.roomTypes().end() ? nullptr : &*found;
}

std::string Spelling::roomType(int type) {
    if (type == randomNumber)
        return "random";
    if (const NamedNumber* found = findRoomType(type))
        return text(found->name);
    fail(say("room type {}", type));
    return {};
}

std::string Spelling::doorKey(int number) {
    if (number == 0)
        return {};
    const auto found = std::ranges::find(m_catalog.doorKeys(), number, &NamedNumber::number);
    if (found != m_catalog.doorKeys().end())
        return "," + text(found->name);
    fail(say("the artifact {} that opens it", number));
    return {};
}

} // namespace levwright

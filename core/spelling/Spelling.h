// SPDX-License-Identifier: GPL-3.0-or-later
// Spells the stored numbers of a compiled level as in a description (lev-3.4.3, sections 5 and 6). Internal
// to decompile.
#pragma once

#include "core/base/Geometry.h"
#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/Place.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Each function gives the words for a value as they stand in a statement. If there are none, it records a
// failure (error() keeps the first one) and returns a text that must not be used.
class Spelling {
public:
    explicit Spelling(const Catalog& catalog) : m_catalog(catalog) {}

    const Catalog& catalog() const { return m_catalog; }
    const std::optional<Error>& error() const { return m_error; }

    // Sets the place for messages about failures, e.g. "Part 2" and "monster 3"; each may be empty.
    void enterSection(std::string section) { m_section = std::move(section); }
    void startRecord(std::string record) { m_record = std::move(record); }
    // The largest coordinates of points; empty if they are not checked.
    void limitPlaces(std::optional<Point> lastCell) { m_lastCell = lastCell; }

    void fail(std::string_view what);
    // Drops the failure, because there is another way to spell the value.
    void forgive() { m_error.reset(); }

    // wordClass is the class of one of the catalog's keywords.
    std::string word(std::string_view wordClass, int value);
    std::string wordOrRandom(std::string_view wordClass, int value);
    std::string horizontal(int alignment);
    std::string vertical(int alignment);
    std::string numberOrRandom(int number, int random = -1);
    std::string text(std::string_view bytes);
    // The terrain in quotes, as it is written for a filling.
    std::string terrain(int number);
    char mapCharacter(int stored);
    // The character of the terrain with that number in files of the game; empty if it has none.
    std::optional<char> characterOf(int stored) const;
    std::string place(Place place);
    std::string area(const Area& area);
    std::string area(const Area& area, int isLevregion);
    // "[50%]"; empty for 100.
    std::string chance(int percent);
    std::string alignment(int stored);
    std::string monsterClass(int code);
    std::string objectClass(int code);
    std::string registerClass(const ThingClass* found, int code);
    std::string monster(int id, int classCode);
    std::string object(int id, int classCode);
    std::string corpse(int monsterId);
    std::string trap(int type);
    std::string roomType(int type);
    // "," and the name of the artifact; empty for 0.
    std::string doorKey(int number);
    const NamedNumber* findRoomType(int type) const;

private:
    const Catalog& m_catalog;
    std::string m_section;
    std::string m_record;
    std::optional<Point> m_lastCell;
    std::optional<Error> m_error;
};

} // namespace levwright

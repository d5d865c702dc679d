// SPDX-License-Identifier: GPL-3.0-or-later
// Where the pictures of things stand in a sheet of tiles of a game: those of monsters in the order of their
// table, then objects, then what else the game shows (tiles.tsv).
#pragma once

#include "core/catalog/Catalog.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Something that has a picture of its own.
struct ThingKey {
    enum class Kind : std::uint8_t { None, Monster, Object, Trap, Feature };
    Kind kind = Kind::None;
    int number = 0; // its id, its number among traps, or an index of featureWords
    bool operator==(const ThingKey&) const = default;
};

// What a game shows as things although it is terrain.
inline constexpr std::array<std::string_view, 9> featureWords{"stairs up",     "stairs down",    "ladder up",
                                                              "ladder down",   "altar",          "grave",
                                                              "raised bridge", "lowered bridge", "engraving"};
// A key without kind for another word.
ThingKey featureKey(std::string_view word);

class TileNumbers {
public:
    explicit TileNumbers(const Catalog& catalog);

    // How many tiles a sheet has; 0 if the order of the game is not known.
    int count() const { return m_count; }
    // Empty if there is none.
    std::optional<int> of(const ThingKey& thing) const;
    // Of terrain: "floor", "wall ns" (that joins others to the north and south), "closed door ew".
    std::optional<int> ofTerrain(std::string_view word) const;

private:
    std::vector<int> m_monsters; // by id
    std::vector<int> m_objects;
    std::map<std::string, int, std::less<>> m_others;
    int m_count = 0;
};

} // namespace levwright

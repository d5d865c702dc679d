// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, crops, grows or shifts the map of a part. Every place that is written in the part moves with it.
#pragma once

#include "core/fragment/Draft.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct PartReshape {
    TextEdit edit;                 // counts from the first byte of the level
    std::vector<std::string> lost; // labels of things that lay outside of the new map and are deleted
};

// turn maps the present cells to those of the new map, which has size columns and rows. Cells that nothing is
// mapped to are stone. Areas are cut to the new map. Refused for a part without a map, a map that may not be
// that large, a list of places with one outside, and a broken statement.
std::expected<PartReshape, Refusal> reshapePart(const LevelLanguage& language, const LevelSource& level,
                                                std::size_t part, const CellTurn& turn, Point size);
// Keeps that area of the map, which then begins with 0,0. The area may reach beyond the map.
std::expected<PartReshape, Refusal> cropPart(const LevelLanguage& language, const LevelSource& level,
                                             std::size_t part, const Area& kept);

// Turns a part repeatedly. As long as the level does not change otherwise, each turn starts from the text
// before the first one. Turns that cancel each other therefore restore every byte: numbers with their zeros,
// rows with their blanks.
class PartTurns {
public:
    std::expected<PartReshape, Refusal> turn(const LevelLanguage& language, const LevelSource& level,
                                             std::size_t part, Turn how);

private:
    struct Past {
        std::string first; // the level's text before the first turn
        std::string last;  // the level's text after the latest turn
        TextEdit edit;     // from the first to the last
        std::size_t part = 0;
        CellTurn turn;
    };
    std::optional<Past> m_past;
};

} // namespace levwright

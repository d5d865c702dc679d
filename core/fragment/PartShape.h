// SPDX-License-Identifier: GPL-3.0-or-later
// The map of a part turned, cropped, grown or shifted: every place that is written in the part goes with it.
#pragma once

#include "core/fragment/Draft.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct PartReshape {
    TextEdit edit;                 // counts from the first byte of the level
    std::vector<std::string> lost; // labels of what lay where no map is any more, and so is deleted
};

// turn leads from the cells as they are to those of the new map, which has size columns and rows; those of
// them that nothing comes to are stone. Areas are cut to the new map. Refused: a part without a map, a map
// that may not be that large, a list of places with one outside, a broken statement.
std::expected<PartReshape, Refusal> reshapePart(const LevelLanguage& language, const LevelSource& level,
                                                std::size_t part, const CellTurn& turn, Point size);
// Keeps that area of the map, which may reach beyond it; it begins with 0,0 then.
std::expected<PartReshape, Refusal> cropPart(const LevelLanguage& language, const LevelSource& level,
                                             std::size_t part, const Area& kept);

// Turns a part time after time. As long as nothing else happens to the level, each turn begins with the text
// before the first, so that turns which cancel each other give every byte back: numbers their zeros, rows
// their blanks.
class PartTurns {
public:
    std::expected<PartReshape, Refusal> turn(const LevelLanguage& language, const LevelSource& level,
                                             std::size_t part, Turn how);

private:
    struct Past {
        std::string first; // the level's text before the first turn
        std::string last;  // and after the latest one
        TextEdit edit;     // from the first to the last
        std::size_t part = 0;
        CellTurn turn;
    };
    std::optional<Past> m_past;
};

} // namespace levwright

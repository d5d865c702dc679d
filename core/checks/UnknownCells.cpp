// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/UnknownCells.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <format>
#include <string>
#include <utility>
#include <vector>

namespace levwright {
namespace {

struct UnknownCells {
    char character = ' ';
    Offset lineStart = 0; // start of the line with the first cell
    std::vector<Offset> bytes;
    std::vector<Point> places;
};

std::string nameOfCell(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && byte < 0x7F ? std::format("“{}”", c) : say("The byte {}", unsigned(byte));
}

// ": 35 cells, such as (2,1), (3,1), (4,1)"; empty for a single cell.
std::string saidOfPlaces(const std::vector<Point>& places) {
    constexpr std::size_t mostNamed = 3;
    if (places.size() == 1)
        return {};
    std::string said = say(": {} cells{}", places.size(), places.size() > mostNamed ? say(", such as") : "");
    for (std::size_t i = 0; i < std::min(places.size(), mostNamed); ++i)
        said += std::format("{} ({},{})", i > 0 || places.size() <= mostNamed ? "," : "", places[i].x,
                            places[i].y);
    return said;
}

Diagnostic problemOf(const UnknownCells& cells) {
    const Range first{cells.bytes.front(), cells.bytes.front() + 1};
    std::vector<Replacement> stone;
    stone.reserve(cells.bytes.size());
    for (const Offset byte : cells.bytes)
        stone.push_back({{byte, byte + 1}, " "});
    return {DiagnosticCode::BadMapRow,
            first,
            cells.lineStart,
            {nameOfCell(cells.character), saidOfPlaces(cells.places), std::to_string(cells.places.size())},
            {{say("Put stone there"), TextEdit(std::move(stone))}}};
}

} // namespace

void reportUnknownCells(const Catalog& catalog, std::string_view levelText, const MapNode& node,
                        const MapModel& map, Diagnostics& diagnostics) {
    std::vector<UnknownCells> found; // in the order of their first cells
    for (std::size_t y = 0; y < node.rows.size(); ++y) {
        if (!node.rows[y].bad)
            continue;
        const RowCells& cells = map.rows[y].cells;
        for (std::size_t x = 0; x < cells.size(); ++x) {
            const char c = levelText[cells[x]];
            if (catalog.terrainNumber(c))
                continue;
            auto kind = std::ranges::find(found, c, &UnknownCells::character);
            if (kind == found.end())
                kind = found.insert(found.end(), {c, node.rows[y].line.begin, {}, {}});
            kind->bytes.push_back(cells[x]);
            kind->places.push_back({int(x), int(y)});
        }
    }
    for (const UnknownCells& cells : found)
        diagnostics.push_back(problemOf(cells));
}

} // namespace levwright

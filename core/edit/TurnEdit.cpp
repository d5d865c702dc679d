// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/TurnEdit.h"

#include "core/base/Flood.h"
#include "core/base/Phrase.h"
#include "core/checks/WallShape.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <format>
#include <span>
#include <vector>

namespace levwright {
namespace {

constexpr std::int64_t farthest = 10000; // nobody means a number beyond this as a place

struct Heading {
    std::string_view word;
    Point towards;
};

constexpr Heading headings[] = {{"north", {0, -1}}, {"south", {0, 1}}, {"west", {-1, 0}}, {"east", {1, 0}}};

std::optional<Area> cut(const Area& area, const Area& within) {
    const Area whole = area.ordered();
    const Area common = whole.common(within);
    if (common == whole)
        return area;
    return whole.meets(within) ? std::optional(common) : std::nullopt;
}

Area nearest(const Area& area, const Area& within) {
    const Point at{std::clamp(area.x1, within.x1, within.x2), std::clamp(area.y1, within.y1, within.y2)};
    return {at.x, at.y, at.x, at.y};
}

class StatementTurn {
public:
    StatementTurn(const LevelTree& tree, std::string_view levelText, const CellTurn& turn,
                  const std::optional<Area>& within)
        : m_tree(tree), m_text(levelText), m_turn(turn), m_within(within) {}

    // For an irregular region, which grows from its first corner over the floor there. The part's map tells
    // where that floor ends.
    void growsOn(const Grid<char>* map) {
        m_grows = true;
        m_map = map;
    }

    // The reason if it cannot be turned.
    std::optional<Refusal> add(const Argument& argument) {
        const auto isHuge = [](std::int64_t number) { return number < -farthest || number > farthest; };
        if (std::ranges::any_of(argument.numbers, isHuge))
            return argument.kind == ArgumentKind::Point || argument.kind == ArgumentKind::Area
                       ? std::optional(Refusal{
                             say("This cannot be turned: its place lies far outside of every level.")})
                       : std::nullopt;
        if (argument.kind == ArgumentKind::Point)
            return addPoint(argument);
        if (argument.kind == ArgumentKind::Area)
            return addArea(argument);
        if (argument.kind == ArgumentKind::Direction)
            addDirection(argument);
        return std::nullopt;
    }

    TextEdit edit() && { return TextEdit(std::move(m_edit)); }

private:
    std::optional<Refusal> addPoint(const Argument& argument) {
        const Point to = m_turn(Point{int(argument.numbers[0]), int(argument.numbers[1])});
        if (to.x < 0 || to.y < 0 || (m_within && !m_within->contains(to)))
            return outside(to);
        respell(argument, std::array{to.x, to.y});
        return std::nullopt;
    }

    // An excluded area may lie anywhere, since it only takes away.
    std::optional<Refusal> addArea(const Argument& argument) {
        Area to = turned({int(argument.numbers[0]), int(argument.numbers[1]), int(argument.numbers[2]),
                          int(argument.numbers[3])});
        if (m_within) {
            const std::optional<Area> left = cut(to, *m_within);
            if (!left && argument.field != Field::Excluded)
                return outside({to.x1, to.y1});
            to = left.value_or(nearest(to, *m_within));
        }
        if (std::min(to.x1, to.x2) < 0 || std::min(to.y1, to.y2) < 0)
            return outside({to.x1, to.y1});
        respell(argument, std::array{to.x1, to.y1, to.x2, to.y2});
        return std::nullopt;
    }

    // If another corner comes first after the turn and is not on the same floor, the region must still grow
    // from the same cell. The game accepts only corners in order, so the area is cut off at that cell.
    Area turned(const Area& area) const {
        const Area to = m_turn(area);
        if (!m_grows || growsFrom(area, {to.x1, to.y1}))
            return to;
        const Point first = m_turn(Point{area.x1, area.y1});
        const Point last = m_turn(Point{area.x2, area.y2});
        return {first.x, first.y, std::max(first.x, last.x), std::max(first.y, last.y)};
    }

    // Whether the cell that becomes turned is floor over which the area grows.
    bool growsFrom(const Area& area, Point turned) const {
        const std::array corners{Point{area.x1, area.y1}, Point{area.x2, area.y1}, Point{area.x1, area.y2},
                                 Point{area.x2, area.y2}};
        const auto* from = std::ranges::find(corners, turned, m_turn);
        if (from == corners.end() || *from == corners.front())
            return from != corners.end();
        if (m_map == nullptr || !m_map->contains(corners.front()) || !m_map->contains(*from))
            return false;
        const char floor = m_map->at(corners.front());
        const std::vector<Point> reached =
            flooded({m_map->width(), m_map->height()}, corners.front(), Joining::Sides,
                    [&](Point, Point to) { return m_map->at(to) == floor; });
        return std::ranges::contains(reached, *from);
    }

    void addDirection(const Argument& argument) {
        const std::string_view word = m_text.substr(argument.range.begin, argument.range.size());
        const auto* from = std::ranges::find(headings, word, &Heading::word);
        if (from == std::end(headings))
            return;
        const auto* to = std::ranges::find(headings, m_turn.direction(from->towards), &Heading::towards);
        if (to != from)
            m_edit.push_back({argument.range, std::string(to->word)});
    }

    void respell(const Argument& argument, std::span<const int> values) {
        const TextEdit edit = respellNumbers(m_tree, m_text, argument, values);
        m_edit.insert(m_edit.end(), edit.replacements().begin(), edit.replacements().end());
    }

    static Refusal outside(Point at) {
        return {say("Its place would be ({},{}), which lies outside.", at.x, at.y)};
    }

    const LevelTree& m_tree;
    std::string_view m_text;
    const CellTurn& m_turn;
    const std::optional<Area>& m_within;
    bool m_grows = false;
    const Grid<char>* m_map = nullptr;
    std::vector<Replacement> m_edit;
};

// The character of a cell after a quarter turn. Corners are drawn like runs from left to right, before and
// after.
char turnedQuarter(const WallTerrain& walls, const Grid<char>& cells, Point at) {
    const char cell = cells.at(at);
    if (!walls.isWall(cell) || isWallCorner(walls, cells, at))
        return cell;
    return cell == walls.upright ? walls.across : walls.upright;
}

} // namespace

EditOutcome turnStatement(const LevelTree& tree, std::string_view levelText, const StatementNode& statement,
                          const CellTurn& turn, const TurnPlace& place) {
    if (statement.broken)
        return refuse(say("Correct the statement first: it has a syntax error."));
    StatementTurn turned(tree, levelText, turn, place.within);
    const Argument* irregular = statement.find(Field::Irregular);
    if (irregular != nullptr && irregular->number() != 0)
        turned.growsOn(place.map);
    for (const Argument& argument : statement.arguments) {
        if (const std::optional<Refusal> refusal = turned.add(argument))
            return std::unexpected(*refusal);
    }
    return std::move(turned).edit();
}

Grid<char> turnCells(const Catalog& catalog, const Grid<char>& cells, const CellTurn& turn) {
    if (cells.cells().empty())
        return cells;
    const bool swaps = turn.swapsAxes();
    Grid<char> turned(swaps ? cells.height() : cells.width(), swaps ? cells.width() : cells.height());
    const Area image = turn(Area{0, 0, cells.width() - 1, cells.height() - 1}).ordered();
    const WallTerrain walls(catalog);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const Point to = turn(Point{x, y});
            turned.set({to.x - image.x1, to.y - image.y1},
                       swaps ? turnedQuarter(walls, cells, {x, y}) : cells.at({x, y}));
        }
    }
    return turned;
}

} // namespace levwright

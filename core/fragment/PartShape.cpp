// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fragment/PartShape.h"

#include "core/base/Phrase.h"
#include "core/edit/StatementEdit.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright {
namespace {

class Reshaping {
public:
    Reshaping(const LevelLanguage& language, const LevelSource& level, std::size_t part, const CellTurn& turn,
              Point size)
        : m_language(language), m_level(level), m_part(part), m_turn(turn), m_size(size),
          m_within{0, 0, size.x - 1, size.y - 1}, m_view(language.view(level, part)) {}

    std::expected<PartReshape, Refusal> run() {
        if (m_view.map == nullptr)
            return refuse(say("This part has no map."));
        if (m_size.x <= 0 || m_size.y <= 0)
            return refuse(say("A map must have at least one cell."));
        if (m_size.x > m_view.limit.x || m_size.y > m_view.limit.y)
            return refuse(say("A map may have at most {} columns and {} rows; this one would have {} "
                              "and {}.",
                              m_view.limit.x, m_view.limit.y, m_size.x, m_size.y));
        const EditOutcome map = m_language.setMap(m_level, m_part, newCells());
        if (!map)
            return std::unexpected(map.error());
        m_edit = map->replacements();
        findLost();
        if (const std::optional<Refusal> refusal = turnStatements())
            return std::unexpected(*refusal);
        return PartReshape{TextEdit(std::move(m_edit)), std::move(m_lost)};
    }

private:
    Grid<char> newCells() const {
        const Grid<char>& old = m_view.map->cells;
        Grid<char> cells(m_size.x, m_size.y, ' ');
        if (old.cells().empty())
            return cells;
        const Area image = m_turn(Area{0, 0, old.width() - 1, old.height() - 1}).ordered();
        const Grid<char> turned = m_language.turned(old, m_turn);
        for (int y = 0; y < turned.height(); ++y) {
            for (int x = 0; x < turned.width(); ++x) {
                const Point to{image.x1 + x, image.y1 + y};
                if (cells.contains(to))
                    cells.set(to, turned.at({x, y}));
            }
        }
        return cells;
    }

    static bool liesIn(const Area& map, const Placement& placement, const auto& turn) {
        const auto isIn = [&](Point cell) { return map.contains(turn(cell)); };
        return std::ranges::all_of(placement.cells, isIn) &&
               (!placement.area || turn(*placement.area).ordered().meets(map));
    }

    // Something that lay beside the map (where something else made the level's ground) stays beside it. It is
    // moved with the map if that is possible; otherwise it keeps its place.
    bool staysOutside(const Placement& placement) {
        const Grid<char>& old = m_view.map->cells;
        if (liesIn({0, 0, old.width() - 1, old.height() - 1}, placement, CellTurn()))
            return false;
        if (liesIn({0, 0, m_view.limit.x - 1, m_view.limit.y - 1}, placement, m_turn))
            m_outside.insert(placement.statement);
        else if (m_turn.direction({1, 1}) == Point{1, 1} && !m_turn.swapsAxes())
            return false;
        else
            m_staying.insert(placement.statement);
        return true;
    }

    bool isLost(const Placement& placement) {
        return placement.origin && !liesIn(m_within, placement, m_turn) && !staysOutside(placement);
    }

    // The contents of a lost container are lost, too.
    void findLost() {
        bool isContainerLost = false;
        for (const Placement& placement : m_view.placements) {
            const bool isGone = placement.isContained ? isContainerLost : isLost(placement);
            if (placement.kind == StatementKind::Container)
                isContainerLost = isGone;
            if (!isGone)
                continue;
            m_gone.insert(placement.statement);
            m_lost.push_back(placement.label);
        }
    }

    EditOutcome turned(std::size_t statement) const {
        if (m_gone.contains(statement))
            return removeStatement(m_level.text, m_level.level.tree->statements[statement]);
        if (m_staying.contains(statement))
            return TextEdit();
        const bool isOutside = m_outside.contains(statement);
        return m_language.turn(m_level, statement, m_turn,
                               isOutside ? std::nullopt : std::optional(m_within));
    }

    std::optional<Refusal> turnStatements() {
        const LevelTree& tree = *m_level.level.tree;
        const SectionNode& section = tree.sections[m_level.level.parts[m_part].section];
        Offset end = 0; // the end of the last removal; several statements on one line are removed as one
        for (std::size_t i = section.firstStatement; i < section.endStatement; ++i) {
            if (tree.statements[i].kind == StatementKind::Unknown)
                continue;
            const EditOutcome edit = turned(i);
            if (!edit)
                return Refusal{std::format("{}: {}", m_language.label(m_level, i), edit.error().reason)};
            for (const Replacement& each : edit->replacements()) {
                if (each.range.begin >= end)
                    m_edit.push_back(each);
            }
            if (!edit->empty())
                end = std::max(end, edit->touchedBefore().end);
        }
        return std::nullopt;
    }

    const LevelLanguage& m_language;
    const LevelSource& m_level;
    std::size_t m_part;
    CellTurn m_turn;
    Point m_size;
    Area m_within;
    PartView m_view;
    std::set<std::size_t> m_gone;
    std::set<std::size_t> m_outside; // things beside the new map
    std::set<std::size_t> m_staying; // things that keep their place
    std::vector<std::string> m_lost;
    std::vector<Replacement> m_edit;
};

} // namespace

std::expected<PartReshape, Refusal> reshapePart(const LevelLanguage& language, const LevelSource& level,
                                                std::size_t part, const CellTurn& turn, Point size) {
    if (part >= level.level.parts.size())
        return refuse(say("There is no map here."));
    return Reshaping(language, level, part, turn, size).run();
}

std::expected<PartReshape, Refusal> cropPart(const LevelLanguage& language, const LevelSource& level,
                                             std::size_t part, const Area& kept) {
    return reshapePart(language, level, part, CellTurn::shift({-kept.x1, -kept.y1}),
                       {kept.width(), kept.height()});
}

std::expected<PartReshape, Refusal> PartTurns::turn(const LevelLanguage& language, const LevelSource& level,
                                                    std::size_t part, Turn how) {
    const bool goesOn = m_past && m_past->last == level.text && m_past->part == part;
    Past past = goesOn ? *m_past : Past{std::string(level.text), std::string(level.text), {}, part, {}};
    const Draft first(language, past.first);
    if (part >= first.model().parts.size() || !first.model().parts[part].map ||
        first.model().parts[part].map->cells.cells().empty())
        return refuse(say("There is no map here to turn."));
    const Grid<char>& cells = first.model().parts[part].map->cells;
    const Area before{0, 0, cells.width() - 1, cells.height() - 1};
    past.turn = past.turn.then(CellTurn::around(past.turn(before).ordered(), how));
    const Area after = past.turn(before).ordered();
    auto reshaped = reshapePart(language, first.source(), part, past.turn, {after.width(), after.height()});
    if (!reshaped)
        return reshaped;
    const TextEdit back = past.edit.inverse(past.first);
    past.edit = reshaped->edit;
    past.last = past.edit.apply(past.first);
    // Text between the turned things is not touched, so they stay selected.
    if (!back.empty())
        reshaped->edit = past.edit.empty() ? back : back.then(past.edit);
    m_past = std::move(past);
    return reshaped;
}

} // namespace levwright

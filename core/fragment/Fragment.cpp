// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fragment/Fragment.h"

#include "core/base/Phrase.h"
#include "core/fragment/Draft.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright {
namespace {

bool isWritten(const LevelTree& tree, const Placement& placement) {
    const StatementNode& node = tree.statements[placement.statement];
    return !node.broken && !node.parent && placement.certainty != Certainty::Computed &&
           placement.certainty != Certainty::Drawn;
}

// Whether the whole placement lies in the mask. False for something without a place in the part.
bool liesIn(const CellMask& mask, const Placement& placement) {
    if (placement.cells.empty() && !placement.area)
        return false;
    if (placement.area && placement.area->cellCount() > (long long)(mask.cells().size()))
        return false;
    const auto isIn = [&](Point cell) { return mask.contains(cell); };
    return std::ranges::all_of(placement.cells, isIn) &&
           (!placement.area || std::ranges::all_of(CellMask::of(*placement.area).cells(), isIn));
}

// Goes through the placements of a part and takes those that are wanted.
class Taking {
public:
    Taking(const LevelLanguage& language, std::string_view game, const LevelSource& level, std::size_t part)
        : m_level(level), m_view(language.view(level, part)) {
        m_taken.fragment.game = game;
        m_section = level.level.tree->sections[level.level.parts[part].section];
    }

    const PartView& view() const { return m_view; }

    void takeAll(const auto& isWanted) {
        std::optional<std::size_t> container; // the last container, if it is taken
        for (const Placement& placement : m_view.placements) {
            const bool isInBlock =
                m_level.level.tree->statements[placement.statement].parent && placement.isContained;
            if (isInBlock)
                continue; // it is part of the text of what holds it
            if (!placement.isContained && placement.kind == StatementKind::Container)
                container.reset();
            const bool isTaken = placement.isContained ? container.has_value() : isWanted(placement);
            if (!isTaken)
                continue;
            take(placement, placement.isContained ? container : std::nullopt);
            if (placement.kind == StatementKind::Container && !placement.isContained)
                container = m_taken.fragment.things.size() - 1;
        }
    }

    void leave(const Placement& placement) {
        m_taken.left.push_back(
            say("{} stays, because its place is not written as numbers.", placement.label));
    }

    TakenFragment finish(const std::optional<Area>& bounds) && {
        std::optional<Area> all = bounds;
        const auto add = [&](const Area& more) { all = all ? all->united(more) : more; };
        for (const FragmentThing& thing : m_taken.fragment.things) {
            for (const Point cell : thing.look.cells)
                add({cell.x, cell.y, cell.x, cell.y});
            if (thing.look.area)
                add(*thing.look.area);
        }
        m_taken.fragment.bounds = all.value_or(Area{});
        m_taken.fragment.turn = CellTurn::shift({-m_taken.fragment.bounds.x1, -m_taken.fragment.bounds.y1});
        return std::move(m_taken);
    }

private:
    std::string textOf(std::size_t statement) const {
        const Range range = m_level.level.tree->statements[statement].range;
        return std::string(m_level.text.substr(range.begin, range.size()));
    }

    void take(const Placement& placement, std::optional<std::size_t> container) {
        const StatementNode& node = m_level.level.tree->statements[placement.statement];
        m_taken.statements.push_back(placement.statement);
        m_taken.fragment.things.push_back({textOf(placement.statement), placement, listsOf(node), container});
    }

    std::vector<std::string> listsOf(const StatementNode& node) const {
        std::vector<std::string> lists;
        for (const Argument& argument : node.arguments) {
            const std::optional<StatementKind> kind = listOf(argument.kind);
            for (std::size_t i = m_section.firstStatement; kind && i < m_section.endStatement; ++i) {
                if (m_level.level.tree->statements[i].kind == *kind)
                    lists.push_back(textOf(i));
            }
        }
        return lists;
    }

    const LevelSource& m_level;
    PartView m_view;
    SectionNode m_section;
    TakenFragment m_taken;
};

Grid<char> cellsIn(const MapModel* map, const CellMask& mask) {
    const std::optional<Area> bounds = mask.bounds();
    if (map == nullptr || !bounds)
        return {};
    Grid<char> cells(bounds->width(), bounds->height(), notThere);
    for (const Point cell : mask.cells())
        cells.set({cell.x - bounds->x1, cell.y - bounds->y1}, map->cells.atOr(cell, ' '));
    return cells;
}

std::vector<std::string_view> rowsOf(std::string_view text) {
    std::vector<std::string_view> rows;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view row = text.substr(0, end);
        if (row.ends_with('\r'))
            row.remove_suffix(1);
        rows.push_back(row);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return rows;
}

// The section in which a line with a statement's word may stand; empty for other lines.
std::optional<Section> sectionFor(const LevelTree& tree, std::string_view row) {
    const StatementRule* rule = tree.grammar->ruleFor(row.substr(0, row.find_first_of(":[ \t")));
    return rule == nullptr ? std::nullopt : std::optional(rule->section);
}

// The first row that the language accepts there, and the result.
struct FirstRow {
    Replacement replacement;
    std::size_t index = 0;
};

std::optional<FirstRow> firstTaken(const LevelLanguage& language, const Draft& draft, std::size_t section,
                                   const std::vector<std::string_view>& rows) {
    constexpr std::size_t most = 32; // each try costs time in proportion to the length of the level
    for (std::size_t i = 0; i < std::min(rows.size(), most); ++i) {
        if (const EditOutcome inserted = language.insert(draft.source(), section, rows[i]))
            return FirstRow{inserted->replacements().front(), i};
    }
    return std::nullopt;
}

// The level with those of the rows that are sound statements of the part, one below the other. It is parsed
// at most twice, however many rows there are: all of them are inserted to find the sound ones.
Draft withRows(const LevelLanguage& language, Draft level, std::size_t part,
               const std::vector<std::string_view>& rows) {
    if (rows.empty() || part >= level.model().parts.size())
        return level;
    const auto first = firstTaken(language, level, level.model().parts[part].section, rows);
    if (!first)
        return level;
    const std::string& line = first->replacement.text;
    const std::size_t start = line.find(rows[first->index]);
    const std::string lineEnd = line.substr(start + rows[first->index].size());
    const auto written = [&](const std::vector<std::string_view>& all) {
        std::string lines = line.substr(0, start);
        for (const std::string_view row : all)
            lines.append(row).append(lineEnd);
        return Draft(language, TextEdit::replace(first->replacement.range, lines).apply(level.source().text));
    };
    Draft tried = written(rows);
    std::vector<std::string_view> sound;
    Offset at = first->replacement.range.begin + start;
    for (const std::string_view row : rows) {
        if (tried.statementOf({at, at + row.size()}))
            sound.push_back(row);
        at += row.size() + lineEnd.size();
    }
    return sound.size() == rows.size() ? std::move(tried) : written(sound);
}

// One after the part's last statement.
std::size_t endOfPart(const Draft& level, std::size_t part) {
    const LevelModel& model = level.model();
    return model.tree->sections[model.parts[part].section].endStatement;
}

} // namespace

Area Fragment::size() const {
    const Area turned = turn(bounds).ordered();
    return {0, 0, turned.width() - 1, turned.height() - 1};
}

void Fragment::turnBy(Turn how) {
    turn = turn.then(CellTurn::around(size(), how));
}

TakenFragment takeCells(const LevelLanguage& language, std::string_view game, const LevelSource& level,
                        std::size_t part, const CellMask& mask) {
    Taking taking(language, game, level, part);
    taking.takeAll([&](const Placement& placement) {
        if (isWritten(*level.level.tree, placement))
            return liesIn(mask, placement);
        if (std::ranges::any_of(placement.cells, [&](Point cell) { return mask.contains(cell); }))
            taking.leave(placement);
        return false;
    });
    const MapModel* map = taking.view().map;
    TakenFragment taken = std::move(taking).finish(map != nullptr ? mask.bounds() : std::nullopt);
    taken.fragment.cells = cellsIn(map, mask);
    return taken;
}

TakenFragment takeStatements(const LevelLanguage& language, std::string_view game, const LevelSource& level,
                             std::size_t part, const std::vector<std::size_t>& statements) {
    Taking taking(language, game, level, part);
    const std::set<std::size_t> wanted(statements.begin(), statements.end());
    taking.takeAll([&](const Placement& placement) {
        if (!wanted.contains(placement.statement))
            return false;
        if (isWritten(*level.level.tree, placement) && placement.origin &&
            !(placement.cells.empty() && !placement.area))
            return true;
        taking.leave(placement);
        return false;
    });
    return std::move(taking).finish(std::nullopt);
}

std::optional<Fragment> fragmentOfRows(const LevelLanguage& language, std::string_view game,
                                       std::string_view text) {
    const std::vector<std::string_view> rows = rowsOf(text);
    if (rows.size() > largestSide)
        return std::nullopt;
    std::size_t width = 0;
    for (const std::string_view row : rows) {
        if (!std::ranges::all_of(row, [&](char c) { return language.isMapCharacter(c); }))
            return std::nullopt;
        width = std::max(width, row.size());
    }
    if (width == 0 || width > largestSide)
        return std::nullopt;
    Fragment fragment{.game = std::string(game)};
    fragment.cells = Grid<char>(int(width), int(rows.size()), ' ');
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            fragment.cells.set({int(x), int(y)}, rows[y][x]);
    }
    fragment.bounds = {0, 0, int(width) - 1, int(rows.size()) - 1};
    return fragment;
}

std::optional<TakenFragment> fragmentOfStatements(const LevelLanguage& language, std::string_view game,
                                                  const LevelSource& level, std::size_t part,
                                                  std::string_view text) {
    const LevelTree& tree = *level.level.tree;
    std::vector<std::string_view> lists; // these stand before the statements that refer to them
    std::vector<std::string_view> others;
    std::size_t lines = 0;
    for (const std::string_view line : rowsOf(text)) {
        const std::string_view row = trimmed(line);
        const std::optional<Section> kind = sectionFor(tree, row);
        lines += row.empty() ? 0 : 1;
        if (kind == Section::Registers)
            lists.push_back(row);
        else if (kind == Section::Body)
            others.push_back(row);
    }
    Draft withLists = withRows(language, Draft(language, std::string(level.text)), part, lists);
    if (part >= withLists.model().parts.size())
        return std::nullopt;
    const std::size_t before = endOfPart(withLists, part);
    const Draft draft = withRows(language, std::move(withLists), part, others);
    if (part >= draft.model().parts.size())
        return std::nullopt;
    std::vector<std::size_t> added;
    for (std::size_t i = before; i < endOfPart(draft, part); ++i)
        added.push_back(i);
    TakenFragment taken = takeStatements(language, game, draft.source(), part, added);
    if (taken.fragment.empty())
        return std::nullopt;
    const std::size_t known = taken.fragment.things.size() + taken.left.size() + lists.size();
    if (known < lines)
        taken.left.push_back(
            say("{} of the {} lines are not statements that can go there.", lines - known, lines));
    return taken;
}

std::string plainText(const Fragment& fragment, const LevelLanguage& language) {
    const Grid<char> cells = language.turned(fragment.cells, fragment.turn);
    std::string text;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x)
            text += cells.at({x, y}) == notThere ? ' ' : cells.at({x, y});
        text.resize(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    // Other programs, and this one, take a block that has only map characters for terrain.
    if (!cells.cells().empty())
        return text;
    for (const FragmentThing& thing : fragment.things)
        text += thing.statement + '\n';
    return text;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Comparison.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/compare/Alignment.h"
#include "core/compare/MapDifference.h"
#include "core/compare/StatementWords.h"
#include "core/document/LevelsAnalysis.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>
#include <format>
#include <map>
#include <utility>

namespace levwright::compare {
namespace {

// A longer line is cut off in words.
constexpr std::size_t mostShown = 60;

std::string shortened(std::string_view part) {
    std::string_view line = trimmed(part.substr(0, part.find('\n')));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return levwright::shortened(line, mostShown);
}

bool isBlank(const Part& part) {
    return part.text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// A map of a file, by its place.
struct FoundMap {
    const MapModel* map = nullptr;
    std::size_t part = 0;
};

FoundMap mapIn(const Analysis& analysis, Range lines) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return {};
    const std::optional<std::size_t> part = partWithMapIn(*levels, lines);
    if (!part)
        return {};
    return {&*levels->level(levels->levelAt(lines.begin)).parts[*part].map, *part};
}

std::size_t partAt(const Analysis& analysis, const StatementRef& ref) {
    const LevelsAnalysis* levels = analysis.levels();
    return levels != nullptr ? levels->partOf(ref).value_or(0) : 0;
}

class Comparer {
public:
    Comparer(const Analysis& before, const Analysis& after) : m_before(before), m_after(after) {}

    std::vector<Difference> result() {
        const Part before = partsOf(m_before);
        const Part after = partsOf(m_after);
        compare(before, after);
        pairMoved();
        return std::move(m_differences);
    }

private:
    Range rangeIn(const Analysis& analysis, std::string_view text) const {
        const auto begin = Offset(text.data() - analysis.text().bytes().data());
        return {begin, begin + text.size()};
    }

    void compare(const Part& before, const Part& after) {
        if (before.text == after.text)
            return;
        m_at = {rangeIn(m_before, before.text), rangeIn(m_after, after.text)};
        if (before.kind == PartKind::Map && comparedMaps())
            return;
        if (before.kind == PartKind::File ||
            (!before.children.empty() && !after.children.empty() && !isStatement(before, after)))
            compareLists(before.children, after.children);
        else
            changed(before, after);
    }

    // Whether both are a single statement of several lines, such as a call with a table, which words tell
    // best.
    bool isStatement(const Part& before, const Part& after) const {
        if (before.kind != PartKind::Block)
            return false;
        const auto isOne = [](const Analysis& analysis, Range lines) {
            const auto statement = statementIn(analysis, lines);
            if (!statement || !statement->view.isWhole)
                return false;
            const Range range = statement->view.range;
            const std::string_view rest = analysis.text().slice({range.end, lines.end});
            return !rest.contains('\n') || rest.find('\n') + 1 == rest.size();
        };
        return std::ranges::none_of(before.children, [](const Part& p) { return !p.children.empty(); }) &&
               std::ranges::none_of(after.children, [](const Part& p) { return !p.children.empty(); }) &&
               isOne(m_before, m_at.before) && isOne(m_after, m_at.after);
    }

    void compareLists(const std::vector<Part>& before, const std::vector<Part>& after) {
        const Alignment alignment = aligned(before, after);
        const Range outer = m_at.before;
        const Range outerAfter = m_at.after;
        Places at{{outer.begin, outer.begin}, {outerAfter.begin, outerAfter.begin}};
        for (std::size_t i = 0; i <= before.size(); ++i) {
            for (const std::size_t added : alignment.newBefore[i]) {
                m_at = {{at.before.end, at.before.end}, rangeIn(m_after, after[added].text)};
                at.after = m_at.after;
                alone(after[added], m_after, m_at.after, DifferenceKind::Added);
            }
            if (i == before.size())
                break;
            at.before = rangeIn(m_before, before[i].text);
            if (const std::optional<std::size_t> version = alignment.versions[i]) {
                compare(before[i], after[*version]);
                at.after = rangeIn(m_after, after[*version].text);
            } else {
                m_at = {at.before, {at.after.end, at.after.end}};
                alone(before[i], m_before, m_at.before, DifferenceKind::Removed);
            }
        }
    }

    bool comparedMaps() {
        const FoundMap before = mapIn(m_before, m_at.before);
        const FoundMap after = mapIn(m_after, m_at.after);
        if (before.map == nullptr || after.map == nullptr)
            return false;
        for (PaintedCells& painted : paintedCells(m_before.game().catalog(), before.map->cells,
                                                  m_after.game().catalog(), after.map->cells)) {
            add(DifferenceKind::Painted, std::move(painted.words));
            m_differences.back().cells = std::move(painted.cells);
            m_differences.back().part = after.part;
        }
        return true;
    }

    void changed(const Part& before, const Part& after) {
        if (isBlank(before) && isBlank(after))
            return;
        const auto old = statementIn(m_before, m_at.before);
        const auto now = statementIn(m_after, m_at.after);
        if (const auto change = old && now ? changeOf(*old, *now) : std::nullopt) {
            add(change->isMoved ? DifferenceKind::Moved : DifferenceKind::Changed, change->words);
            placeAt(m_after, *now);
        } else {
            add(DifferenceKind::Changed,
                say("“{}” became “{}”", shortened(before.text), shortened(after.text)));
        }
    }

    // A part that is in one of the files only.
    void alone(const Part& part, const Analysis& analysis, Range lines, DifferenceKind kind) {
        if (isBlank(part))
            return;
        const bool isNew = kind == DifferenceKind::Added;
        if (part.kind == PartKind::Level) {
            add(kind, isNew ? say("level “{}” added", part.key) : say("level “{}” removed", part.key));
        } else if (part.kind == PartKind::Map) {
            add(kind, isNew ? say("map added") : say("map removed"));
        } else if (const auto statement = statementIn(analysis, lines)) {
            const bool holdsMore = part.kind == PartKind::Block && part.children.size() > 1 &&
                                   statement->view.range.end < lines.end - 2;
            const std::string name = nameOf(*statement);
            if (holdsMore)
                add(kind, isNew ? say("{} with its contents added", name)
                                : say("{} with its contents removed", name));
            else
                add(kind, isNew ? say("{} added", name) : say("{} removed", name));
            placeAt(analysis, *statement);
        } else {
            add(kind,
                isNew ? say("“{}” added", shortened(part.text)) : say("“{}” removed", shortened(part.text)));
        }
    }

    void placeAt(const Analysis& analysis, const NamedStatement& statement) {
        if (const std::optional<Point> cell = cellOf(statement)) {
            m_differences.back().cells = {*cell};
            m_differences.back().part = partAt(analysis, statement.ref);
        }
    }

    void add(DifferenceKind kind, std::string words) {
        const std::string level = kind == DifferenceKind::Removed ? m_before.ownerAt(m_at.before.begin)
                                                                  : m_after.ownerAt(m_at.after.begin);
        m_differences.push_back({kind, level, std::move(words), m_at.before, m_at.after});
    }

    // What was removed and stands elsewhere in the same level was moved in the text.
    void pairMoved() {
        // By level and text, the first one last.
        std::map<std::pair<std::string_view, std::string_view>, std::vector<std::size_t>> added;
        for (std::size_t i = m_differences.size(); i-- > 0;) {
            const Difference& difference = m_differences[i];
            if (difference.kind == DifferenceKind::Added)
                added[{difference.level, trimmed(m_after.text().slice(difference.after))}].push_back(i);
        }
        std::vector<bool> isPaired(m_differences.size());
        for (std::size_t i = 0; i < m_differences.size(); ++i) {
            if (m_differences[i].kind != DifferenceKind::Removed)
                continue;
            const std::string_view text = trimmed(m_before.text().slice(m_differences[i].before));
            const auto found = added.find({m_differences[i].level, text});
            if (found == added.end() || found->second.empty())
                continue;
            Difference& moved = m_differences[found->second.back()];
            found->second.pop_back();
            moved.kind = DifferenceKind::Moved;
            moved.destination = moved.before.begin;
            moved.before = m_differences[i].before;
            moved.words = say("“{}” is on another line now", shortened(text));
            isPaired[i] = true;
        }
        std::size_t at = 0;
        std::erase_if(m_differences, [&](const Difference&) { return isPaired[at++]; });
    }

    struct Places {
        Range before;
        Range after;
    };

    const Analysis& m_before;
    const Analysis& m_after;
    Places m_at; // of the parts that are compared
    std::vector<Difference> m_differences;
};

} // namespace

std::string_view nameOf(DifferenceKind kind) {
    constexpr std::array<std::string_view, 5> names{"added", "removed", "changed", "moved", "painted"};
    return names[std::size_t(kind)];
}

std::vector<Difference> differences(const Analysis& before, const Analysis& after) {
    return Comparer(before, after).result();
}

} // namespace levwright::compare

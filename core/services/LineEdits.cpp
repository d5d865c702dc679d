// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/LineEdits.h"

#include "core/dungeons/model/DungeonLanguage.h"
#include "core/services/LevelAt.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace levwright::services {
namespace {

constexpr std::string_view lineBlanks = " \t";

struct LineRange {
    std::size_t first = 0;
    std::size_t last = 0;
};

LineRange linesOf(const TextSnapshot& text, Range selection) {
    const LinePosition begin = text.position(selection.begin);
    const LinePosition end = text.position(selection.end);
    const bool endsBefore = end.column == 0 && end.line > begin.line;
    return {begin.line, end.line - (endsBefore ? 1 : 0)};
}

std::string_view contentOf(const TextSnapshot& text, std::size_t line) {
    return text.slice(text.lineContent(line));
}

std::size_t indentOf(std::string_view line) {
    return std::min(line.find_first_not_of(lineBlanks), line.size());
}

std::string_view endOf(const TextSnapshot& text, std::size_t line) {
    return text.slice({text.lineContent(line).end, text.lineWithEnd(line).end});
}

std::string_view commentMarkOf(const Analysis& analysis) {
    if (const LevelsAnalysis* levels = analysis.levels())
        return levels->game().language().lineComment();
    const DungeonLanguage* dungeon = analysis.dungeonLanguage();
    return dungeon != nullptr ? dungeon->lineComment() : "#";
}

// The lines in another order; each gets the line end of its new place.
Replacement inOrder(const TextSnapshot& text, std::size_t first, const std::vector<std::size_t>& lines) {
    std::string made;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        made += contentOf(text, lines[i]);
        if (i + 1 < lines.size())
            made += endOf(text, first + i);
    }
    return {{text.lineStart(first), text.lineContent(first + lines.size() - 1).end}, std::move(made)};
}

bool isInMap(const LevelAt& place) {
    return std::ranges::any_of(place.source.level.parts, [&](const PartModel& part) {
        return part.map && !part.map->rows.empty() && part.map->rows.front().line.begin <= place.at &&
               place.at <= part.map->rows.back().line.end;
    });
}

LineEdit editOf(const TextSnapshot& text, std::vector<Replacement> replacements, Range selected) {
    TextEdit edit(std::move(replacements));
    return edit.changesNothing(text.bytes()) ? LineEdit{{}, selected} : LineEdit{std::move(edit), selected};
}

} // namespace

LineEdit toggledComments(const Analysis& analysis, Range selection) {
    const TextSnapshot& text = analysis.text();
    const LineRange lines = linesOf(text, selection);
    const std::string mark(commentMarkOf(analysis));
    std::vector<Replacement> made;
    std::vector<Replacement> taken;
    bool areComments = true;
    for (std::size_t line = lines.first; line <= lines.last; ++line) {
        const std::string_view content = contentOf(text, line);
        const std::size_t indent = indentOf(content);
        if (indent == content.size())
            continue;
        const Offset start = text.lineStart(line);
        made.push_back({{start, start}, mark + ' '});
        const bool isComment = content.substr(indent).starts_with(mark);
        areComments = areComments && isComment;
        if (!isComment)
            continue;
        const std::size_t behind = indent + mark.size();
        const bool hasBlank = behind < content.size() && content[behind] == ' ';
        taken.push_back({{start + indent, start + behind + (hasBlank ? 1 : 0)}, {}});
    }
    const TextEdit edit(areComments ? std::move(taken) : std::move(made));
    return {edit, edit.map(selection)};
}

LineEdit movedLines(const TextSnapshot& text, Range selection, LineDirection direction) {
    const LineRange lines = linesOf(text, selection);
    const bool isUp = direction == LineDirection::Up;
    const bool isAtEdge = isUp ? lines.first == 0 : lines.last + 1 == text.lineCount();
    if (isAtEdge)
        return {{}, selection};
    const std::size_t first = lines.first - (isUp ? 1 : 0);
    const std::size_t other = isUp ? first : lines.last + 1;
    std::vector<std::size_t> order(lines.last - lines.first + 1);
    std::iota(order.begin(), order.end(), lines.first);
    order.insert(isUp ? order.end() : order.begin(), other);
    const TextEdit edit(std::vector{inOrder(text, first, order)});
    const TextSnapshot after(edit.apply(text.bytes()));
    const auto moved = [&](Offset place) {
        const LinePosition at = text.position(place);
        const std::size_t line = at.line + (isUp ? -1 : 1);
        if (line >= after.lineCount())
            return after.size();
        return std::min(after.lineStart(line) + at.column, after.lineContent(line).end);
    };
    return {edit, {moved(selection.begin), moved(selection.end)}};
}

LineEdit duplicatedLines(const TextSnapshot& text, Range selection) {
    const LineRange lines = linesOf(text, selection);
    const Offset begin = text.lineStart(lines.first);
    const Offset end = text.lineContent(lines.last).end;
    std::string copy = std::string(text.lineEndAt(lines.last)) + std::string(text.slice({begin, end}));
    const Offset by = copy.size();
    const Range within{std::min(selection.begin, end), std::min(selection.end, end)}; // not in a line end
    return {TextEdit::insert(end, std::move(copy)), within.shifted(by)};
}

LineEdit joinedLines(const TextSnapshot& text, Range selection) {
    LineRange lines = linesOf(text, selection);
    if (lines.first == lines.last)
        ++lines.last;
    if (lines.last >= text.lineCount())
        return {{}, selection};
    std::vector<Replacement> joints;
    for (std::size_t line = lines.first; line < lines.last; ++line) {
        const std::string_view next = contentOf(text, line + 1);
        const std::string_view written = contentOf(text, line);
        const std::size_t last = written.find_last_not_of(lineBlanks);
        // Blanks at the start of a later line belong to the joint before.
        const std::size_t kept = last != std::string_view::npos ? last + 1
                                 : line == lines.first          ? 0
                                                                : written.size();
        const Offset end = text.lineStart(line) + kept;
        const Range joint{end, text.lineStart(line + 1) + indentOf(next)};
        const bool isEmpty = last == std::string_view::npos || indentOf(next) == next.size();
        joints.push_back({joint, isEmpty ? "" : " "});
    }
    const TextEdit edit(std::move(joints));
    return {edit, edit.map(selection)};
}

LineEdit sortedLines(const TextSnapshot& text, Range selection) {
    const LineRange lines = linesOf(text, selection);
    std::vector<std::size_t> order(lines.last - lines.first + 1);
    std::iota(order.begin(), order.end(), lines.first);
    std::ranges::stable_sort(order, {}, [&](std::size_t line) { return contentOf(text, line); });
    return editOf(text, {inOrder(text, lines.first, order)},
                  {text.lineStart(lines.first), text.lineContent(lines.last).end});
}

std::string_view indentationAt(const Analysis& analysis, Offset at) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels != nullptr && levels->levelCount() > 0 && isInMap(levelAt(*levels, at)))
        return {};
    const TextSnapshot& text = analysis.text();
    const LinePosition place = text.position(at);
    const std::string_view line = contentOf(text, place.line);
    return line.substr(0, std::min(indentOf(line), place.column));
}

} // namespace levwright::services

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/services/LineEdits.h"
#include "core/services/Pairs.h"
#include "core/text/FuzzyMatch.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

using services::LineEdit;

// The text after the edit.
std::string checkedEdit(const TextSnapshot& text, const LineEdit& change) {
    const std::string_view before = text.bytes();
    require(change.edit.fits(before.size()), "an edit of lines fits the text");
    std::string after = change.edit.apply(before);
    require(change.edit.inverse(before).apply(after) == before, "an edit of lines can be undone");
    require(change.selected.begin <= change.selected.end && change.selected.end <= after.size(),
            "what is selected afterwards lies in the text");
    return after;
}

bool hasSameBytes(std::string_view before, std::string after) {
    std::string sorted(before);
    std::ranges::sort(sorted);
    std::ranges::sort(after);
    return sorted == after;
}

void checkMoving(const TextSnapshot& text, Range selection, services::LineDirection direction) {
    using enum services::LineDirection;
    const LineEdit there = services::movedLines(text, selection, direction);
    const std::string after = checkedEdit(text, there);
    require(hasSameBytes(text.bytes(), after), "moved lines lose nothing");
    const TextSnapshot moved(after);
    // A selection cannot say that it touches an empty line at the end.
    const bool endsEmpty = moved.lineContent(moved.lineCount() - 1).empty();
    // A line that ends in a carriage return of its own is shorter by it once a mere line feed comes after
    // it.
    const bool endsHalfway = text.bytes().ends_with('\r') || text.bytes().contains("\r\r");
    if (there.edit.empty() || endsHalfway || (endsEmpty && there.selected.end == after.size()))
        return;
    const LineEdit back = services::movedLines(moved, there.selected, direction == Up ? Down : Up);
    require(checkedEdit(moved, back) == text.bytes(), "moved lines can be moved back");
}

void checkLines(const Analysis& analysis, Range selection) {
    const TextSnapshot& text = analysis.text();
    checkMoving(text, selection, services::LineDirection::Up);
    checkMoving(text, selection, services::LineDirection::Down);
    checkedEdit(text, services::toggledComments(analysis, selection));
    const std::string twice = checkedEdit(text, services::duplicatedLines(text, selection));
    require(twice.size() >= text.size() + selection.size(), "what is duplicated is there twice");
    checkedEdit(text, services::joinedLines(text, selection));
    const LineEdit sorted = services::sortedLines(text, selection);
    const std::string after = checkedEdit(text, sorted);
    require(hasSameBytes(text.bytes(), after), "sorted lines lose nothing");
    const TextSnapshot inOrder(after);
    require(checkedEdit(inOrder, services::sortedLines(inOrder, sorted.selected)) == after,
            "sorted lines are sorted");
    const std::string_view blanks = services::indentationAt(analysis, selection.begin);
    require(blanks.find_first_not_of(" \t") == std::string_view::npos, "an indentation is blank");
}

void checkPair(const Analysis& analysis, Offset at) {
    const std::optional<services::Pair> pair = services::pairAt(analysis, at);
    if (!pair)
        return;
    require(pair->open.end <= pair->close.begin && pair->close.end <= analysis.text().size(),
            "a pair lies in the text");
    require(pair->open.touches(at) || pair->close.touches(at), "a pair is at the place");
    for (const Range half : {pair->open, pair->close})
        require(services::pairAt(analysis, half.begin) == pair, "both halves find the pair");
}

void checkMatch(std::string_view text, std::string_view typed) {
    const std::optional<FuzzyMatch> match = fuzzyMatch(text, typed);
    require(typed.empty() ? match == FuzzyMatch::Begins : true, "everything begins with nothing");
    require(match.has_value() || !text.contains(typed), "what is within fits");
    require(!match || typed.empty() || fuzzyMatch(text, typed.substr(0, typed.size() - 1)).has_value(),
            "what fits some letters fits fewer");
}

// Nobody selects a part of a line end.
Offset outOfLineEnd(const TextSnapshot& text, Offset place) {
    return std::min(place, text.lineContent(text.position(place).line).end);
}

AnalysisPtr lineAnalysis(std::size_t kind, const TextSnapshot& text) {
    const std::array games{game(), gameOfPrograms(), gameOfScripts()};
    return Analysis::make(games[kind], text, DocumentKind::Levels);
}

} // namespace

void checkLineEdits(std::string_view bytes) {
    Input input(bytes);
    const TextSnapshot text{std::string(input.text())};
    const AnalysisPtr analysis = lineAnalysis(input.choose(3), text);
    constexpr int places = 4;
    for (int i = 0; i < places; ++i) {
        const Offset begin = input.choose(text.size() + 1);
        const Offset end = begin + input.choose(std::min<std::size_t>(text.size() - begin, 400) + 1);
        checkLines(*analysis, {outOfLineEnd(text, begin), outOfLineEnd(text, end)});
        checkPair(*analysis, begin);
        constexpr std::size_t longest = 80;
        const std::string_view line = text.bytes().substr(begin, longest);
        checkMatch(line, text.bytes().substr(end, input.choose(6)));
        checkMatch(line, line.substr(input.choose(line.size() + 1), input.choose(6)));
    }
}

} // namespace levwright::fuzz

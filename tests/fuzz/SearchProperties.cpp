// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/search/ShownChange.h"
#include "core/search/Substitute.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

using namespace search;

// The first line of an input is what is looked for, the second what takes its place.
std::array<std::string_view, 3> threeParts(std::string_view text) {
    std::array<std::string_view, 3> parts;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        parts[i] = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    parts[2] = text;
    return parts;
}

void checkMatches(const Matches& matches, Range within) {
    Offset end = within.begin;
    for (const Match& match : matches.all) {
        require(match.range.begin >= end && match.range.begin <= match.range.end, "matches are in order");
        end = match.range.end;
        for (const std::optional<Range>& group : match.groups)
            require(!group || group->begin <= group->end, "a group is a range");
    }
    require(end <= within.end, "matches are in the range");
    require(!matches.trouble || !matches.trouble->reason.empty(), "a search that ends early has a reason");
}

void checkReplacing(const std::vector<Replacement>& changes, std::string_view bytes) {
    const TextEdit edit(changes);
    const std::string after = edit.apply(bytes);
    require(edit.inverse(bytes).apply(after) == bytes, "replacing can be undone");
    const TextSnapshot text{std::string(bytes)};
    constexpr std::size_t most = 100;
    constexpr std::size_t shownAtLeast = 200; // bytes
    for (std::size_t i = 0; i < std::min(changes.size(), most); ++i) {
        const ShownChange shown = shownChange(text, changes[i]);
        require(shown.before.contains(text.slice(changes[i].range).substr(0, shownAtLeast)) &&
                    shown.after.contains(changes[i].text.substr(0, shownAtLeast)),
                "a change is in its lines");
    }
}

} // namespace

void checkSearch(std::string_view input) {
    Input choices(input);
    const auto [wanted, by, bytes] = threeParts(choices.text());
    const std::size_t options = choices.choose(8);
    if (wanted.empty())
        return;
    const Query query{std::string(wanted), (options & 1U) == 0, (options & 2U) != 0, (options & 4U) != 0};
    const std::expected<Pattern, Refusal> pattern = Pattern::of(query);
    if (!pattern)
        return require(!pattern.error().reason.empty(), "a refusal has a reason");
    const ReadableText text(bytes);
    const Offset begin = choices.choose(2) == 0 ? 0 : choices.choose(bytes.size() + 1);
    const Range within{begin, begin == 0 ? bytes.size() : begin + choices.choose(bytes.size() - begin + 1)};
    const Matches matches = pattern->findIn(text, within);
    checkMatches(matches, within);
    const std::expected<Substitute, Refusal> substitute = Substitute::of(by, query, *pattern);
    if (substitute)
        checkReplacing(substitute->replacementsFor(matches.all, bytes), bytes);
    // A plain text is found where it stands.
    if (!query.isExpression && query.matchesCase && !query.wholeWords && within.size() == bytes.size() &&
        !bytes.contains('\r') && utf8().write(wanted) == wanted && !matches.all.empty())
        require(bytes.substr(matches.all[0].range.begin, wanted.size()) == wanted, "what is found is there");
}

} // namespace levwright::fuzz

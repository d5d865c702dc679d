// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/ReadableText.h"
#include "core/text/EditOutcome.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::search {

struct Query {
    std::string text; // UTF-8; not empty
    bool isExpression = false;
    bool matchesCase = false;
    bool wholeWords = false;
    bool operator==(const Query&) const = default;
};

struct Match {
    Range range;                              // in the bytes of the text; may be empty
    std::vector<std::optional<Range>> groups; // by number, from 1; empty for a group that took no part
};

// The matches in text order; no two overlap.
struct Matches {
    std::vector<Match> all;
    // Why the search ended early, as a sentence: too many matches, or too much work.
    std::optional<Refusal> trouble;
};

// What a user looks for. Within an expression, "^" and "$" are the ends of lines. Immutable.
class Pattern {
public:
    // Refused for an expression that is not valid, with the place and the reason.
    static std::expected<Pattern, Refusal> of(const Query& query);

    // All matches within a range of the text's bytes, as if the text ended there.
    Matches findIn(const ReadableText& text, Range range) const;
    Matches findIn(const ReadableText& text) const { return findIn(text, {0, text.bytes().size()}); }
    static constexpr std::size_t mostMatches = 200'000;

    std::size_t groupCount() const;
    // The number of a group with a name.
    std::optional<std::size_t> groupNamed(const std::string& name) const;

private:
    struct Code;
    explicit Pattern(std::shared_ptr<const Code> code) : m_code(std::move(code)) {}

    std::shared_ptr<const Code> m_code;
};

} // namespace levwright::search

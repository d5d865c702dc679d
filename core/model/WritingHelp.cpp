// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/WritingHelp.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace levwright {
namespace {

// Shorter texts match too many words in that way.
constexpr std::size_t leastAtWords = 2;
constexpr std::size_t leastWithin = 3;
constexpr std::size_t leastScattered = 4;

bool isLongEnough(std::string_view typed, FuzzyMatch match) {
    switch (match) {
    case FuzzyMatch::Begins:
        return true;
    case FuzzyMatch::BeginsWord:
    case FuzzyMatch::WordStarts:
        return typed.size() >= leastAtWords;
    case FuzzyMatch::Within:
        return typed.size() >= leastWithin;
    case FuzzyMatch::Scattered:
        break;
    }
    return typed.size() >= leastScattered;
}

std::string_view withoutQuote(std::string_view text) {
    return text.starts_with('"') || text.starts_with('\'') ? text.substr(1) : text;
}

// A text comes before those that begin with it: "soldier" before "soldier ant".
void putBeginningsFirst(std::vector<Completion>& all) {
    for (auto each = all.begin(); each != all.end(); ++each) {
        std::string_view text = each->source;
        if (text.ends_with('"') || text.ends_with('\''))
            text.remove_suffix(1);
        const auto longer = std::find_if(
            all.begin(), each, [&](const Completion& other) { return other.source.starts_with(text); });
        std::rotate(longer, each, each + 1);
    }
}

} // namespace

CompletionOffer::CompletionOffer(std::string_view typed, LetterCase letters)
    : m_letters(letters), m_isQuoted(withoutQuote(typed).size() < typed.size()) {
    if (m_isQuoted)
        m_quote = typed[0];
    m_typed = asCompared(withoutQuote(typed));
}

void CompletionOffer::add(std::string source, std::string explanation, std::optional<MarkKind> thing) {
    if (m_isQuoted && !source.starts_with(m_quote))
        return;
    const std::optional<FuzzyMatch> match = fuzzyMatch(asCompared(withoutQuote(source)), m_typed);
    if (match && isLongEnough(m_typed, *match) && m_seen.insert(source).second)
        m_byMatch[std::size_t(*match)].push_back({std::move(source), std::move(explanation), thing});
}

std::vector<Completion> CompletionOffer::taken() && {
    // Where letters are missing, a shorter text is more like what is typed.
    for (const FuzzyMatch match : {FuzzyMatch::WordStarts, FuzzyMatch::Scattered})
        std::ranges::stable_sort(m_byMatch[std::size_t(match)], {},
                                 [](const Completion& one) { return one.source.size(); });
    if (!m_typed.empty()) // otherwise all texts begin so, and there may be hundreds
        putBeginningsFirst(m_byMatch[std::size_t(FuzzyMatch::Begins)]);
    std::vector<Completion> all;
    for (std::vector<Completion>& some : m_byMatch)
        all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
    return all;
}

std::string CompletionOffer::asCompared(std::string_view text) const {
    std::string made(text);
    if (m_letters == LetterCase::Alike)
        std::ranges::transform(made, made.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return made;
}

} // namespace levwright

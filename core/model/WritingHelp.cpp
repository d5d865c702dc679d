// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/WritingHelp.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace levwright {
namespace {

constexpr std::size_t leastWithin = 3; // shorter text occurs within too many words

std::string_view withoutQuote(std::string_view text) {
    return text.starts_with('"') || text.starts_with('\'') ? text.substr(1) : text;
}

} // namespace

CompletionOffer::CompletionOffer(std::string_view typed, LetterCase letters)
    : m_letters(letters), m_isQuoted(withoutQuote(typed).size() < typed.size()) {
    if (m_isQuoted)
        m_quote = typed[0];
    m_typed = asCompared(withoutQuote(typed));
}

void CompletionOffer::add(std::string source, std::string explanation) {
    if (m_isQuoted && !source.starts_with(m_quote))
        return;
    const std::size_t found = asCompared(withoutQuote(source)).find(m_typed);
    if (found == std::string::npos || (found > 0 && m_typed.size() < leastWithin) ||
        std::ranges::contains(m_begin, source, &Completion::source) ||
        std::ranges::contains(m_within, source, &Completion::source))
        return;
    (found == 0 ? m_begin : m_within).push_back({std::move(source), std::move(explanation)});
}

std::vector<Completion> CompletionOffer::taken() && {
    m_begin.insert(m_begin.end(), std::make_move_iterator(m_within.begin()),
                   std::make_move_iterator(m_within.end()));
    return std::move(m_begin);
}

std::string CompletionOffer::asCompared(std::string_view text) const {
    std::string made(text);
    if (m_letters == LetterCase::Alike)
        std::ranges::transform(made, made.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return made;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/TextSearch.h"

#include "core/base/Contract.h"
#include "core/search/Substitute.h"
#include "widgets/session/TextCodec.h"

#include <algorithm>

namespace levwright {
namespace {

Offset beginOf(const search::Match& match) {
    return match.range.begin;
}
Offset endOf(const search::Match& match) {
    return match.range.end;
}

} // namespace

void TextSearch::lookFor(const search::Query& query) {
    if (query == m_query)
        return;
    m_query = query;
    m_isStale = true;
}

void TextSearch::searchIn(std::optional<Range> scope) {
    m_scope = scope;
    m_isStale = true;
}

void TextSearch::follow(const Change& change) {
    if (m_scope)
        m_scope = change.edit.map(*m_scope);
    m_isStale = true;
    // Moving many matches past many changes would take longer than a search.
    constexpr std::size_t mostMoves = 1'000'000;
    if (change.edit.replacements().size() * m_matches.size() > mostMoves)
        return m_matches.clear();
    for (search::Match& match : m_matches)
        match.range = change.edit.map(match.range);
}

void TextSearch::refresh() {
    if (!std::exchange(m_isStale, false))
        return;
    m_matches.clear();
    m_trouble.clear();
    m_pattern.reset();
    if (m_query.text.empty())
        return;
    std::expected<search::Pattern, Refusal> pattern = search::Pattern::of(m_query);
    if (!pattern) {
        m_trouble = QString::fromStdString(pattern.error().reason);
        return;
    }
    m_pattern = *std::move(pattern);
    const std::string_view bytes = m_session.text().bytes();
    const search::ReadableText text(bytes, codingOf(m_session.encoding()));
    search::Matches found = m_pattern->findIn(text, m_scope.value_or(Range{0, bytes.size()}));
    m_matches = std::move(found.all);
    if (found.trouble)
        m_trouble = QString::fromStdString(found.trouble->reason);
}

std::optional<Range> TextSearch::nextFrom(Offset at) const {
    if (m_matches.empty())
        return std::nullopt;
    const auto found = std::ranges::lower_bound(m_matches, at, {}, beginOf);
    return found == m_matches.end() ? m_matches.front().range : found->range;
}

std::optional<Range> TextSearch::lastBefore(Offset at) const {
    if (m_matches.empty())
        return std::nullopt;
    const auto behind = std::ranges::upper_bound(m_matches, at, {}, endOf);
    return behind == m_matches.begin() ? m_matches.back().range : std::prev(behind)->range;
}

std::size_t TextSearch::numberAt(Offset at) const {
    return std::size_t(std::ranges::upper_bound(m_matches, at, {}, beginOf) - m_matches.begin());
}

bool TextSearch::isMatch(Range range) const {
    const auto found = std::ranges::lower_bound(m_matches, range.begin, {}, beginOf);
    return found != m_matches.end() && found->range == range;
}

EditOutcome TextSearch::replacing(Range range, const QString& by) const {
    const auto found = std::ranges::lower_bound(m_matches, range.begin, {}, beginOf);
    require(found != m_matches.end() && found->range == range, "the range is a match");
    return replacing(std::vector{*found}, by);
}

EditOutcome TextSearch::replacing(const std::vector<search::Match>& matches, const QString& by) const {
    require(!m_isStale, "the matches are those of the text");
    if (!m_pattern)
        return TextEdit();
    return search::Substitute::of(by.toStdString(), m_query, *m_pattern)
        .transform([&](const search::Substitute& substitute) {
            return TextEdit(substitute.replacementsFor(matches, m_session.text().bytes(),
                                                       codingOf(m_session.encoding())));
        });
}

} // namespace levwright

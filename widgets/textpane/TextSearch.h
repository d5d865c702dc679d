// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Pattern.h"
#include "widgets/session/Session.h"

#include <QString>

#include <optional>
#include <vector>

namespace levwright {

// All matches of a query in the text of a session.
class TextSearch {
public:
    explicit TextSearch(Session& session) : m_session(session) {}

    // An empty text is nowhere.
    void lookFor(const search::Query& query);
    // Only within a range, which follows later edits; empty: in the whole text.
    void searchIn(std::optional<Range> scope);
    // To be told each change of the text.
    void follow(const Change& change);
    // To be told that the text is read in another encoding.
    void readAnew() { m_isStale = true; }

    // Searches if something has changed. Before that, the matches are those from before, moved along.
    void refresh();
    bool isStale() const { return m_isStale; }
    const search::Query& query() const { return m_query; }
    const std::vector<search::Match>& matches() const { return m_matches; }
    // Why there are no or not all matches, as a sentence; empty if all is well.
    const QString& trouble() const { return m_trouble; }

    // The first match from a place on, else the first of all; empty if there is none.
    std::optional<Range> nextFrom(Offset at) const;
    // The last match that ends before a place or at it, else the last of all.
    std::optional<Range> lastBefore(Offset at) const;
    // The number of matches that begin at a place or before it.
    std::size_t numberAt(Offset at) const;

    // Replaces matches, or the one at a range.
    EditOutcome replacingAll(const QString& by) const { return replacing(m_matches, by); }
    EditOutcome replacing(Range range, const QString& by) const;
    bool isMatch(Range range) const;

private:
    EditOutcome replacing(const std::vector<search::Match>& matches, const QString& by) const;

    Session& m_session;
    search::Query m_query;
    std::optional<Range> m_scope;
    std::optional<search::Pattern> m_pattern;
    std::vector<search::Match> m_matches;
    QString m_trouble;
    bool m_isStale = false;
};

} // namespace levwright

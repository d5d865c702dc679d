// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quickopen/QuickRow.h"

#include "core/text/FuzzyMatch.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace levwright {
namespace {

std::optional<FuzzyMatch> matchIn(const QString& text, const std::string& wanted) {
    return fuzzyMatch(text.toCaseFolded().toStdString(), wanted);
}

std::string folded(const QString& typed) {
    return typed.toCaseFolded().toStdString();
}

// An alias is not worth more than a text that fits as well.
bool isBetter(const std::optional<FuzzyMatch>& alias, const std::optional<FuzzyMatch>& text) {
    return alias && (!text || *alias < *text);
}

std::optional<FuzzyMatch> matchOf(const QuickRow& row, const std::string& wanted) {
    const std::optional<FuzzyMatch> text = matchIn(row.text, wanted);
    if (row.alias.isEmpty())
        return text;
    const std::optional<FuzzyMatch> alias = matchIn(row.alias, wanted);
    return isBetter(alias, text) ? alias : text;
}

} // namespace

bool fitsByAlias(const QuickRow& row, const QString& typed) {
    const std::string wanted = folded(typed);
    return !row.alias.isEmpty() && isBetter(matchIn(row.alias, wanted), matchIn(row.text, wanted));
}

std::vector<std::size_t> fittingRows(const std::vector<QuickRow>& rows, const QString& typed,
                                     const QStringList& recent, std::size_t most) {
    using Rank = std::tuple<FuzzyMatch, qsizetype, std::size_t>;
    const std::string wanted = folded(typed);
    std::vector<Rank> ranks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto match = matchOf(rows[i], wanted);
        if (!match)
            continue;
        const qsizetype used = rows[i].id.isEmpty() ? -1 : recent.indexOf(rows[i].id);
        ranks.emplace_back(*match, used < 0 ? recent.size() : used, i);
    }
    const std::size_t count = std::min(most, ranks.size());
    std::partial_sort(ranks.begin(), ranks.begin() + std::ptrdiff_t(count), ranks.end());
    std::vector<std::size_t> found;
    found.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        found.push_back(std::get<std::size_t>(ranks[i]));
    return found;
}

} // namespace levwright

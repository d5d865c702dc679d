// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quickopen/QuickRow.h"

#include "core/text/FuzzyMatch.h"

#include <algorithm>
#include <tuple>

namespace levwright {

std::vector<std::size_t> fittingRows(const std::vector<QuickRow>& rows, const QString& typed,
                                     const QStringList& recent, std::size_t most) {
    using Rank = std::tuple<FuzzyMatch, qsizetype, std::size_t>;
    const std::string wanted = typed.toCaseFolded().toStdString();
    std::vector<Rank> ranks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto match = fuzzyMatch(rows[i].text.toCaseFolded().toStdString(), wanted);
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

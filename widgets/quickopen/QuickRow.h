// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace levwright {

// Something to choose by a few letters of its text.
struct QuickRow {
    QString text;
    QString alias = {};     // another name, which is searched, too; shown beside the text if it fits better
    QString detail = {};    // beside it; not searched
    QString id = {};        // what was chosen lately comes first; empty for what is not remembered
    QString objection = {}; // why it cannot be chosen now; empty if it can
    std::function<void()> choose = {};
};

// The indexes of the rows that fit the typed text, the best first, at most `most`. Of those that fit equally
// well, recent ones come first, in the order of recent, and then the others in theirs. Case does not matter.
std::vector<std::size_t> fittingRows(const std::vector<QuickRow>& rows, const QString& typed,
                                     const QStringList& recent, std::size_t most);

// Whether the typed text is rather found in the alias.
bool fitsByAlias(const QuickRow& row, const QString& typed);

} // namespace levwright

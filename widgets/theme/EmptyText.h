// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemView;

namespace levwright {

// Paints grey words in the middle of a list that has nothing to show. It is painted after the list, because
// showing and hiding a label would lay out the whole window.
void paintEmptyText(QAbstractItemView& list, const QString& words);

} // namespace levwright

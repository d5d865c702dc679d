// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the map, the text and the lists, which have no commands and cannot be changed.
#pragma once

#include <QList>
#include <QString>

namespace levwright {

struct FixedKey {
    QString what;
    QString keys;  // as a text, such as "Arrows, mouse"
    QString where; // such as "On the map"
};

QList<FixedKey> fixedKeys();

} // namespace levwright

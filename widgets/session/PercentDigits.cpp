// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/PercentDigits.h"

#include <QLocale>

namespace levwright {

QString percentDigits(double percent) {
    const int digits = percent == 0 || percent >= 99.995 ? 0 : percent < 1 || percent > 99 ? 2 : 1;
    return QLocale().toString(percent, 'f', digits);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/Sentence.h"

namespace levwright {

QString sentence(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace levwright {

// The text with a capital first letter.
QString sentence(const QString& text);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace levwright {

// The libraries that matter for a report, such as "Qt 6.8.2, KSyntaxHighlighting 6.13.0, Lua 5.4.7".
QString usedLibraries();

} // namespace levwright

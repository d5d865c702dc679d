// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

namespace levwright {

// File names are bytes, and a QString cannot hold bytes that are not UTF-8. Each such byte becomes a lone
// surrogate, U+DC80 to U+DCFF according to its value, so that a path survives the way through a QString.
QString fromPath(const std::filesystem::path& path);
std::filesystem::path toPath(const QString& path);

// Makes a path from the user absolute; a relative path starts at the current folder.
QString absolutePath(const QString& path);

} // namespace levwright

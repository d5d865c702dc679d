// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

namespace levwright {

// Names of files are bytes, and Qt's texts have no place for those that are not UTF-8. Here each such byte is
// the lone surrogate U+DC80 to U+DCFF of its number, so that a path survives the way through a QString.
QString fromPath(const std::filesystem::path& path);
std::filesystem::path toPath(const QString& path);

// Of a path as the user gave it, from the current folder on.
QString absolutePath(const QString& path);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// Random changes of level files, as authors make them: a cell is painted, a number is changed, a statement is
// removed or added.
#pragma once

#include "core/base/RandomStream.h"
#include "core/document/Analysis.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace levwright {

struct FileInFolder {
    QByteArray name;
    std::string text;
    DocumentKind kind{};
};

// All files of a folder, by name.
std::vector<FileInFolder> filesToTouch(const QString& folder);

// Some changes of the file.
TextEdit touchesOf(const Analysis& base, RandomStream& random);

struct TwoVersions {
    TextEdit ours;
    TextEdit theirs;
    TextEdit both;
};

// Changes for two versions, which have no statement and no cell in common.
TwoVersions differentTouchesOf(const Analysis& base, RandomStream& random);

} // namespace levwright

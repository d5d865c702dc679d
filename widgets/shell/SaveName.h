// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/document/DocumentKind.h"

#include <QString>

class QWidget;

namespace levwright {

// Adds the ending that the Open dialog lists for such a document, if the name has none.
QString withEnding(const QString& path, DocumentKind kind);
QString withEnding(const QString& path, const QString& ending);

// Asks for a name to save under, and whether an existing file may be replaced. Empty if the user cancels.
QString askSaveName(QWidget* parent, const QString& suggestion, DocumentKind kind, const FileStore& files);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/document/DocumentKind.h"

#include <QString>

class QWidget;

namespace levwright {

// With the ending that Open lists for such a document, if the name has none.
QString withEnding(const QString& path, DocumentKind kind);
QString withEnding(const QString& path, const QString& ending);

// Asks the user under which name to save; if there is such a file, also whether it may give way. Empty if the
// user thinks better of it.
QString askSaveName(QWidget* parent, const QString& suggestion, DocumentKind kind, const FileStore& files);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/document/DocumentKind.h"
#include "core/model/Game.h"

#include <QString>
#include <QStringList>

#include <string>

namespace levwright {

// Whether a text is what its file holds.
enum class Unsaved : bool { No, Yes };

// What a document begins with.
struct DocumentText {
    GamePtr game; // whose language it is read in
    std::string bytes;
    DocumentKind kind = DocumentKind::Levels;
    QString path; // of its file; empty: it has none
    QString name; // what it is called without a file; may be empty
    Unsaved unsaved = Unsaved::No;
    QStringList notes; // for the user: what to know of it
};

// Files of more bytes are not opened: no level file comes near.
constexpr std::size_t maximumDocumentSize = std::size_t(8) << 20U;

// The file's text, to be read as a description of that game. Of a compiled level it is the description, as a
// new document in the language of the level's own game. Errors: the file cannot be read, or is a compiled
// level of no known form.
Result<DocumentText> readDocument(const FileStore& files, const GamePtr& game, const QString& path);

} // namespace levwright

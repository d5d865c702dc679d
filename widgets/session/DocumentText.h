// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/Archive.h"
#include "core/base/FileStore.h"
#include "core/document/DocumentKind.h"
#include "core/model/Game.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <string_view>

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

// Files of more bytes or lines are not opened: no level file comes near. A line takes some 600 bytes of the
// text pane, however short it is.
constexpr std::size_t maximumDocumentSize = std::size_t(8) << 20U;
constexpr std::size_t maximumDocumentLines = 250'000;

// The file as text. Errors: it cannot be read, or is too large for a document; the message names the file.
Result<std::string> readText(const FileStore& files, const std::filesystem::path& path);

// The description that the compiled level or dungeon with these bytes can be made of again, as a new document
// in the language of its own game. A level is called as its file. Error: the bytes are no sound one of a
// known game; the message names the file.
Result<DocumentText> decompiledDocument(std::string_view bytes, const std::filesystem::path& file);

// The file's text, to be read as a description of that game; of a compiled level or dungeon what
// decompiledDocument() gives. Errors: the file cannot be read, those of decompiledDocument(), and a data
// library, which is no document (isLibrary()).
Result<DocumentText> readDocument(const FileStore& files, const GamePtr& game, const QString& path);

// Whether the file begins as a game's data library; false also for one that cannot be read.
bool isLibrary(const FileStore& files, const QString& path);
// A game's data library. Errors: the file cannot be read, or is no sound one; the message names it.
Result<Archive> readLibrary(const FileStore& files, const QString& path);

} // namespace levwright

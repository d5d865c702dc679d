// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/Archive.h"
#include "core/base/FileStore.h"
#include "core/document/Analysis.h"
#include "core/document/DocumentKind.h"
#include "core/model/Game.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <string_view>

namespace levwright {

// Whether the text differs from the file.
enum class Unsaved : bool { No, Yes };

// The initial state of a document.
struct DocumentText {
    GamePtr game; // its language reads the text
    std::string bytes;
    DocumentKind kind = DocumentKind::Levels;
    QString path;        // of its file; empty if it has none
    QString name;        // the document's name without a file; may be empty
    QString folder = {}; // where a document without a file is to be saved; empty if that is open
    Unsaved unsaved = Unsaved::No;
    QStringList notes;              // what the user should know about the document
    QString objection;              // why the document cannot be changed, as a sentence; empty if it can
    AnalysisPtr analysis = nullptr; // of all this, if somebody has made it already
};

// Files with more bytes or lines are not opened; no real level file comes near the limits. A line takes about
// 600 bytes in the text pane, however short it is.
constexpr std::size_t maximumDocumentSize = std::size_t(8) << 20U;
constexpr std::size_t maximumDocumentLines = 250'000;

// Reads a file as text. Errors: it cannot be read, or is too large for a document. The message names the
// file.
Result<std::string> readText(const FileStore& files, const std::filesystem::path& path);

// Decompiles a level or dungeon file. The result is a new document in the language of the file's own game. A
// level is named after its file. Error: the bytes are not a valid file of a known game. The message names the
// file. own: the user's game that the file is of, if it is of one.
Result<DocumentText> decompiledDocument(std::string_view bytes, const std::filesystem::path& file,
                                        const GamePtr& own = nullptr);

// Reads a file as a description for that game, which may be a user's, then also its compiled files. Another
// compiled level or dungeon goes through decompiledDocument(). Errors: the file cannot be read; the errors of
// decompiledDocument(); the file is a data library, which is not a document (isLibrary()), and neither is a
// Python file; the levels in it are.
Result<DocumentText> readDocument(const FileStore& files, const GamePtr& game, const QString& path);

// Whether the file begins like a game's data library. False also for a file that cannot be read.
bool isLibrary(const FileStore& files, const QString& path);
// Reads a game's data library. Errors: the file cannot be read or is not valid. The message names it.
Result<Archive> readLibrary(const FileStore& files, const QString& path);

} // namespace levwright

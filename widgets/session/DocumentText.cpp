// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/DocumentText.h"

#include "core/base/Printable.h"
#include "core/levcomp/LevelImport.h"
#include "widgets/session/FilePath.h"

#include <format>

namespace levwright {
namespace {

Result<DocumentText> imported(std::string_view bytes, const QString& path) {
    Result<ImportedLevel> level = importLevel(bytes, toPath(path));
    if (!level)
        return failure(std::format("Cannot open {}: {}", inQuotes(toPath(path).string(), longestPath),
                                   level.error().message));
    DocumentText text{.game = level->game,
                      .bytes = std::move(level->text),
                      .name = QString::fromStdString(level->levelName) + QStringLiteral(".des"),
                      .unsaved = Unsaved::Yes};
    for (const std::string& warning : level->warnings)
        text.notes << QString::fromStdString(warning);
    return text;
}

} // namespace

Result<DocumentText> readDocument(const FileStore& files, const GamePtr& game, const QString& path) {
    const QString absolute = absolutePath(path);
    Result<std::string> bytes = files.read(toPath(absolute), maximumDocumentSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (isCompiledFile(*bytes) || absolute.endsWith(QLatin1String(".lev")))
        return imported(*bytes, absolute);
    const DocumentKind kind = documentKindOf(toPath(absolute).string(), *bytes);
    return DocumentText{.game = game, .bytes = std::move(*bytes), .kind = kind, .path = absolute};
}

} // namespace levwright

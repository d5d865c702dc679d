// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/DocumentText.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/dungeons/roll/DungeonImport.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/KindOfText.h"
#include "core/levcomp/LevelImport.h"
#include "core/python/PythonLevels.h"
#include "widgets/session/FilePath.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright {
namespace {

DocumentText textOf(ImportedLevel&& level) {
    DocumentText text{.game = std::move(level.game),
                      .bytes = std::move(level.text),
                      .name = QString::fromStdString(level.levelName) + QStringLiteral(".des"),
                      .unsaved = Unsaved::Yes};
    for (const std::string& warning : level.warnings)
        text.notes << QString::fromStdString(warning);
    return text;
}

DocumentText textOf(ImportedDungeon&& dungeon) {
    DocumentText text{.game = std::move(dungeon.game),
                      .bytes = std::move(dungeon.text),
                      .kind = DocumentKind::DungeonDefinition,
                      .name = QStringLiteral("dungeon.def"),
                      .unsaved = Unsaved::Yes};
    for (const std::string& warning : dungeon.warnings)
        text.notes << QString::fromStdString(warning);
    return text;
}

bool isDungeonFile(std::string_view bytes) {
    const FileForm* form = formOf(bytes);
    return form != nullptr && form->holds == Holds::Dungeon;
}

Result<std::string> asText(std::string bytes, const std::filesystem::path& path) {
    if (std::size_t(std::ranges::count(bytes, '\n')) >= maximumDocumentLines)
        return failure(say("Cannot open {}: it has more than {} lines.", inQuotes(path.string(), longestPath),
                           maximumDocumentLines));
    return bytes;
}

} // namespace

Result<DocumentText> decompiledDocument(std::string_view bytes, const std::filesystem::path& file,
                                        const GamePtr& own) {
    const auto failed = [&](const Error& error) {
        return Error{say("Cannot open {}: {}", inQuotes(file.string(), longestPath), error.message)};
    };
    const auto text = [&](auto&& imported) {
        DocumentText made = textOf(std::forward<decltype(imported)>(imported));
        made.folder = fromPath(file.parent_path());
        return made;
    };
    if (own && heldByFileOf(own->catalog(), bytes) == Holds::Dungeon)
        return importDungeon(own, bytes).transform(text).transform_error(failed);
    if (own)
        return importLevel(own, bytes, file).transform(text).transform_error(failed);
    if (isDungeonFile(bytes))
        return importDungeon(bytes).transform(text).transform_error(failed);
    return importLevel(bytes, file).transform(text).transform_error(failed);
}

Result<std::string> readText(const FileStore& files, const std::filesystem::path& path) {
    return files.read(path, maximumDocumentSize).and_then([&](std::string bytes) {
        return asText(std::move(bytes), path);
    });
}

Result<DocumentText> readDocument(const FileStore& files, const GamePtr& game, const QString& path) {
    const QString absolute = absolutePath(path);
    Result<std::string> bytes = files.read(toPath(absolute), maximumDocumentSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (python::pythonFormOf(toPath(absolute).string()))
        return failure(say("Cannot open {}: it is a program, whose strings may be levels.",
                           inQuotes(toPath(absolute).string(), longestPath)));
    if (isArchive(*bytes))
        return failure(say("Cannot open {}: it is a data library, which contains many files.",
                           inQuotes(toPath(absolute).string(), longestPath)));
    if (heldByFileOf(game->catalog(), *bytes))
        return decompiledDocument(*bytes, toPath(absolute), game);
    if (isCompiledFile(*bytes) || absolute.endsWith(QLatin1String(".lev")))
        return decompiledDocument(*bytes, toPath(absolute));
    bytes = asText(std::move(*bytes), toPath(absolute));
    if (!bytes)
        return std::unexpected(bytes.error());
    const DocumentKind kind = documentKindOf(toPath(absolute).string(), *bytes);
    return DocumentText{.game = game, .bytes = std::move(*bytes), .kind = kind, .path = absolute};
}

bool isLibrary(const FileStore& files, const QString& path) {
    const Result<std::string> bytes = files.read(toPath(absolutePath(path)), maximumDocumentSize);
    return bytes && isArchive(*bytes);
}

Result<Archive> readLibrary(const FileStore& files, const QString& path) {
    const std::filesystem::path file = toPath(absolutePath(path));
    return files.read(file, maximumDocumentSize).and_then([&](const std::string& bytes) {
        return Archive::parse(bytes).transform_error([&](const Error& error) {
            return Error{say("{} is not a valid data library: {}.", inQuotes(file.string(), longestPath),
                             error.message)};
        });
    });
}

} // namespace levwright

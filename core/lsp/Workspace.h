// SPDX-License-Identifier: GPL-3.0-or-later
// The files in the folders of the client, open or not.
#pragma once

#include "core/base/Result.h"
#include "core/languages/games/FolderFiles.h"
#include "core/lsp/OpenFile.h"
#include "core/services/FolderNames.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::lsp {

// What the server asks of the world around it.
struct Outside {
    // The game of a file by its path, kind and text.
    std::function<Result<GamePtr>(const std::string& path, DocumentKind kind, const TextSnapshot& text)>
        gameOf;
    // The level and dungeon files in a folder and in those below it.
    std::function<std::vector<FolderFile>(const std::string& folder)> filesIn;
    std::function<Result<std::string>(const std::string& path)> read;
};

using OpenFiles = std::map<std::string, OpenFile, std::less<>>; // by URI

// Finds levels, rooms, parts and functions by a part of their names.
class Workspace {
public:
    void setFolders(std::vector<std::string> folders) { m_folders = std::move(folders); }
    const std::vector<std::string>& folders() const { return m_folders; }

    // The symbols whose names contain the query, whatever the case of its letters; at most mostSymbols.
    JsonToWrite symbols(std::string_view query, OpenFiles& open, const Outside& outside, ColumnUnit unit);
    static constexpr std::size_t mostSymbols = 500;

    // The files that may be about a level, with that of the asker first: those of its folder, open or not.
    struct LevelFiles {
        std::vector<std::string> uris;
        std::vector<services::NamedFile> files;
    };
    LevelFiles filesAbout(std::string_view level, const OpenFile& asker, const OpenFiles& open,
                          const Outside& outside) const;

private:
    struct Known {
        std::int64_t stamp = 0;
        std::vector<services::Symbol> symbols{};
        TextSnapshot text{};
    };
    const Known& known(const FolderFile& file, const Outside& outside);
    std::string folderOf(const std::string& path) const;
    Result<TextSnapshot> textOf(const FolderFile& file, const Outside& outside) const;
    // Calls visit(uri, text, symbols) for each file, open ones first, until it returns false.
    void eachFile(OpenFiles& open, const Outside& outside,
                  const std::function<bool(const std::string& uri, const TextSnapshot& text,
                                           const std::vector<services::Symbol>& symbols)>& visit);

    std::vector<std::string> m_folders;
    std::map<std::string, Known, std::less<>> m_known; // by path
};

// The path of a file's URI; the URI itself if it is not a file's.
std::string pathOf(std::string_view uri);
std::string uriOf(std::string_view path);

} // namespace levwright::lsp

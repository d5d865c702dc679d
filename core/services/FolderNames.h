// SPDX-License-Identifier: GPL-3.0-or-later
// Names of levels over several files: a dungeon lists a level, a description holds it or its variants, and
// portals of other levels lead to it.
#pragma once

#include "core/services/Names.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::services {

struct NamedFile {
    std::string name; // with its ending; for messages, and for levels that are named by their file
    AnalysisPtr analysis;
};

// Whether a file with that name and text can be about the level or one of its variants. To look for the name
// takes far less time than to analyse the text.
bool mayName(std::string_view level, std::string_view fileName, std::string_view text);

// A level in one of several files.
struct FoundLevel {
    std::size_t file = 0;
    std::string name;
    Range shown; // its name, or the start of a text that has none
    bool operator==(const FoundLevel&) const = default;
};
// The levels that the name stands for: those with that name or, if there are none, its numbered variants and
// those named after roles. catalog: of the file that uses the name.
std::vector<FoundLevel> levelsNamed(std::string_view name, const Catalog& catalog,
                                    std::span<const NamedFile> files);

struct FileChange {
    std::size_t file = 0;
    TextEdit edit;
};
struct FolderRename {
    std::vector<FileChange> changes; // those of the file that was asked first
    std::vector<std::string> notes;  // what is left to do, as sentences
};

// Gives the level whose name stands at a place of one of the files another name in all of them. Variants of a
// level of a dungeon, such as medusa-1, follow it, and it follows them. Refused, with the reason, as
// renamedAt() does; also if no file defines the level, and if another level has the new name.
std::expected<FolderRename, Refusal> levelRenamed(std::span<const NamedFile> files, std::size_t asked,
                                                  Offset at, std::string_view name);

} // namespace levwright::services

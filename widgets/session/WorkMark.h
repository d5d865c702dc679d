// SPDX-License-Identifier: GPL-3.0-or-later
// Marks the document that the program is working on at this moment. The mark is a file that stays if the
// program never finishes that work: because of a fault, a lack of memory, or a user who killed it.
#pragma once

#include "widgets/session/JournalFile.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class WorkMark {
public:
    // If the folder is not writable, nothing is marked.
    explicit WorkMark(const std::filesystem::path& folder);
    WorkMark(const WorkMark&) = delete;
    WorkMark& operator=(const WorkMark&) = delete;
    ~WorkMark();

    // Sets the document for the following work, by the path of its file: empty for a document without one.
    void setDocument(std::string_view path);
    // begin() and end() each cost the writing of one byte to memory.
    void begin();
    void end();
    // Keeps the mark after destruction, because a fault in the work ends the program.
    void leave();

    // The documents that processes which are gone were working on. Removes their marks.
    static std::vector<std::string> takeLeft(const std::filesystem::path& folder);

private:
    std::filesystem::path m_path;
    LockedFile m_file;
    bool m_stays = false;
    char* m_bytes = nullptr; // the file, mapped into memory: a byte for "at work", the path, a NUL
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The document that the program is at work on at this moment, in a file that stays if the program never comes
// back from that work: because of a fault, a lack of memory, or a user who lost patience with it.
#pragma once

#include "widgets/session/JournalFile.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class WorkMark {
public:
    // Nothing is marked if the folder takes no file.
    explicit WorkMark(const std::filesystem::path& folder);
    WorkMark(const WorkMark&) = delete;
    WorkMark& operator=(const WorkMark&) = delete;
    ~WorkMark();

    // What is worked on from now on, by the path of its file: empty for a document without one.
    void setDocument(std::string_view path);
    // Each costs the writing of a byte into memory.
    void begin();
    void end();
    // The mark stays when this goes: the program ends because of a fault in its work.
    void leave();

    // The documents that processes which are gone were at work on; their marks go.
    static std::vector<std::string> takeLeft(const std::filesystem::path& folder);

private:
    std::filesystem::path m_path;
    LockedFile m_file;
    bool m_stays = false;
    char* m_bytes = nullptr; // of the file, in memory: whether there is work, the path, a NUL
};

} // namespace levwright

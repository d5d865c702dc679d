// SPDX-License-Identifier: GPL-3.0-or-later
// Edit journals as files. The writing process holds a lock on its journal for as long as it lives. Whoever
// gets the lock knows that this process is gone.
#pragma once

#include "core/base/Result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// An open file, possibly with a lock.
class LockedFile {
public:
    LockedFile() = default;
    explicit LockedFile(int number) : m_number(number) {}
    LockedFile(const LockedFile&) = delete;
    LockedFile& operator=(const LockedFile&) = delete;
    LockedFile(LockedFile&& other) noexcept;
    LockedFile& operator=(LockedFile&& other) noexcept;
    ~LockedFile();

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    // Takes the lock. False if another process, or another open file of this one, holds it. On a file system
    // without locks everybody gets it.
    bool lock() const;
    // Whether the path leads to this file.
    bool isAt(const std::filesystem::path& path) const;

private:
    int m_number = -1;
};

// The journal of one document of this process: a file in the folder with a unique name. Replacing the whole
// content creates another file, the next generation; the previous one stays until the new one is on the disk.
// One thread writes, and another may sync meanwhile.
class JournalFile {
public:
    explicit JournalFile(std::filesystem::path folder);

    // Creates the file (and the folder), or the next generation. After an error the old file is unchanged.
    Result<void> write(std::string_view bytes);
    // Appends bytes. After an error some of them may have been written.
    Result<void> append(std::string_view bytes);
    void remove();
    // The same for all generations; LeftJournal::id() gives it to whoever finds the journal.
    const std::string& id() const { return m_id; }
    // Whether the file exists and has not been moved or replaced.
    bool isThere() const;

    // Writes everything to the disk. Until this returns, what was written survives the end of the process,
    // but not a crash of the machine.
    Result<void> sync();

private:
    struct Generation {
        std::filesystem::path path;
        LockedFile file;
    };
    using GenerationPtr = std::shared_ptr<const Generation>;

    std::filesystem::path nextPath();

    std::filesystem::path m_folder;
    std::string m_id;
    std::uint64_t m_generation = 0;

    mutable std::mutex m_mutex; // guards the members below
    GenerationPtr m_now;
    std::vector<GenerationPtr> m_before;
};

// A journal whose process is gone. While this object lives, no other process finds the journal.
class LeftJournal {
public:
    // All such journals of the folder, youngest first; generations of one journal come in any order. Removes
    // files that such a process did not finish creating.
    static std::vector<LeftJournal> findAll(const std::filesystem::path& folder);

    const std::filesystem::path& path() const { return m_path; }
    // The same for all generations of a journal.
    std::string id() const;
    std::uint64_t generation() const;
    // The time of the last write.
    std::chrono::system_clock::time_point time() const { return m_time; }
    const std::string& bytes() const { return m_bytes; }
    void sync() const;
    void remove() const;

private:
    std::filesystem::path m_path;
    LockedFile m_file;
    std::string m_bytes;
    std::chrono::system_clock::time_point m_time;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// Edit journals as files. A journal is locked by the process that writes it for as long as it lives, so
// whoever gets the lock knows that the process is gone.
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

// An open file, with its lock if there is one.
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
    // False if another process, or another open file of this one, holds the lock. Where the file system knows
    // no locks, everybody gets one.
    bool lock() const;
    // Whether the path leads to this very file.
    bool isAt(const std::filesystem::path& path) const;

private:
    int m_number = -1;
};

// The journal of one document of this process: a file with a name of its own in the folder. What replaces all
// it holds is another file, the next generation; the one before stays until that is on the disk. One thread
// writes; another may sync meanwhile.
class JournalFile {
public:
    explicit JournalFile(std::filesystem::path folder);

    // Makes the file (and the folder), or the next generation. After an error the file is as it was.
    Result<void> write(std::string_view bytes);
    // Adds bytes; after an error some of them may stand there.
    Result<void> append(std::string_view bytes);
    void remove();
    // Whether there is a file, and nobody has moved or removed it.
    bool isThere() const;

    // Until this returns, what was written before is safe from the end of the process only, not from that of
    // the machine.
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

    mutable std::mutex m_mutex; // of what follows
    GenerationPtr m_now;
    std::vector<GenerationPtr> m_before;
};

// A journal whose process is gone. While this lives, no other process finds it.
class LeftJournal {
public:
    // All of the folder, the youngest first, generations of one journal in any order. Files that such a
    // process has not finished making are removed.
    static std::vector<LeftJournal> findAll(const std::filesystem::path& folder);

    const std::filesystem::path& path() const { return m_path; }
    // The same for all generations of a journal.
    std::string id() const;
    std::uint64_t generation() const;
    // When it was last written to.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/base/Result.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

namespace levwright::cli {

// What a world server needs from the system besides a FileStore's files. Tests replace it by one in memory.
// Paths are those of the file store. Errors are sentences that name the file.
class WorldHost {
public:
    enum class Wake { Input, Stop, Nothing };
    enum class Claim { Ours, Anothers };

    virtual ~WorldHost() = default;

    virtual FileStore& files() = 0;
    virtual Result<void> makeFolder(const std::filesystem::path& path) = 0;
    // Creates the folder if necessary and claims it for the lifetime of this host, however that ends.
    // Anothers: another host has claimed it. On a file system without locks, the claim always succeeds.
    virtual Result<Claim> claimFolder(const std::filesystem::path& path) = 0;
    // Replaces the file by one with these bytes. Readers see either file as a whole. Does not wait for the
    // disk.
    virtual Result<void> exchange(const std::filesystem::path& path, std::string_view bytes) = 0;
    // Overwrites the file in place, so a program that has it open continues reading the same file.
    virtual Result<void> rewrite(const std::filesystem::path& path, std::string_view bytes) = 0;
    // Appends to the file, creating it if necessary. The bytes survive the end of this process.
    virtual Result<void> append(const std::filesystem::path& path, std::string_view bytes) = 0;
    // Without the line end.
    virtual Result<std::string> firstLine(const std::filesystem::path& path) const = 0;
    // Does nothing if the file does not exist.
    virtual void remove(const std::filesystem::path& path) = 0;

    // Creates the file, empty, and watches for what others append to it.
    virtual Result<void> listenTo(const std::filesystem::path& path) = 0;
    // Returns what was appended since the last call.
    virtual Result<std::string> readInput() = 0;
    // Waits until something was appended, a stop was requested, or the time is over.
    virtual Wake wait(std::chrono::milliseconds most) = 0;

    virtual long processId() const = 0;
    virtual std::chrono::system_clock::time_point unixTime() const = 0;
    virtual std::chrono::milliseconds steadyTime() const = 0;
};

} // namespace levwright::cli

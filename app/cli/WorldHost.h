// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/base/Result.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

namespace levwright::cli {

// What a world server asks of the system besides a FileStore's files; tests put one in memory in its place.
// Paths are those of the file store. Errors are sentences that name the file.
class WorldHost {
public:
    enum class Wake { Input, Stop, Nothing };
    enum class Claim { Ours, Anothers };

    virtual ~WorldHost() = default;

    virtual FileStore& files() = 0;
    virtual Result<void> makeFolder(const std::filesystem::path& path) = 0;
    // Makes the folder, if need be, and holds it until this host ends, however it ends. Anothers: another
    // host holds it. Where the file system knows no locks it is always ours.
    virtual Result<Claim> claimFolder(const std::filesystem::path& path) = 0;
    // Puts a file of these bytes in the place of the old one: readers see the one or the other, whole.
    // Nothing waits for the disk.
    virtual Result<void> exchange(const std::filesystem::path& path, std::string_view bytes) = 0;
    // Makes the file hold the bytes, in place: who has it open goes on reading it.
    virtual Result<void> rewrite(const std::filesystem::path& path, std::string_view bytes) = 0;
    // Adds at the end of the file, which is made if there is none. The bytes outlive this process.
    virtual Result<void> append(const std::filesystem::path& path, std::string_view bytes) = 0;
    // Without its end.
    virtual Result<std::string> firstLine(const std::filesystem::path& path) const = 0;
    // A file that does not exist is removed already.
    virtual void remove(const std::filesystem::path& path) = 0;

    // Makes the file anew, empty, and listens to what others append to it.
    virtual Result<void> listenTo(const std::filesystem::path& path) = 0;
    // What was appended since the last call.
    virtual Result<std::string> readInput() = 0;
    // Until something was appended, somebody asked the server to stop, or the time is over.
    virtual Wake wait(std::chrono::milliseconds most) = 0;

    virtual long processId() const = 0;
    virtual std::chrono::system_clock::time_point unixTime() const = 0;
    virtual std::chrono::milliseconds steadyTime() const = 0;
};

} // namespace levwright::cli

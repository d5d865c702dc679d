// SPDX-License-Identifier: GPL-3.0-or-later
// How DiskFileStore replaces the content of a file so that at no moment both the old and the new bytes could
// be lost. Internal to base.
#pragma once

#include "core/base/DiskCalls.h"
#include "core/base/Phrase.h"
#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace levwright {

// In the sentence, {0} stands for the path and {1} for the reason that the system gives.
std::unexpected<Error> systemFailure(std::string_view sentence, const std::filesystem::path& path, int code);

// An open file, which the destructor closes.
class OpenFile {
public:
    OpenFile(DiskCalls& calls, int number) : m_calls(calls), m_number(number) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    bool write(std::string_view bytes);
    // Closes the file now, so that a late write error is noticed.
    bool close();

private:
    DiskCalls& m_calls;
    int m_number;
};

class SafeWrite {
public:
    // path is the path as the user knows it.
    SafeWrite(DiskCalls& calls, const std::filesystem::path& path) : m_calls(calls), m_path(path) {}

    // Does what FileStore::replace describes.
    Result<void> write(std::string_view bytes);

private:
    // A file that nobody else knows yet, with the path for removing it.
    struct Made {
        std::filesystem::path path;
        int file = -1;
    };
    enum class Exchange { Done, Failed, NotPossible };

    std::unexpected<Error> failed(int code) const {
        return systemFailure(phrase("Cannot write {0}: {1}."), m_path, code);
    }
    Result<void> writeTo(int file, std::string_view bytes);
    Result<void> makeNew(std::string_view bytes);
    Exchange exchange(std::string_view bytes);
    bool takeAfterOld(const Made& made);
    Result<void> writeOver(OpenFile& file, std::string_view bytes);
    bool fill(OpenFile& file, std::string_view bytes, std::size_t sizeBefore);
    Result<std::filesystem::path> keepCopy(std::string_view bytes);
    Made makeBeside(const std::filesystem::path& folder, std::string_view purpose, mode_t mode);
    std::filesystem::path folder() const;
    void syncFolder(const std::filesystem::path& folder);

    DiskCalls& m_calls;
    const std::filesystem::path& m_path;
    std::filesystem::path m_target; // behind all symbolic links
    struct stat m_old{};
};

} // namespace levwright

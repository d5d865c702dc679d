// SPDX-License-Identifier: GPL-3.0-or-later
// The only access of core to files. Bytes pass through unchanged.
#pragma once

#include "core/base/DiskCalls.h"
#include "core/base/Result.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace levwright {

class FileStore {
public:
    virtual ~FileStore() = default;

    // The whole file. Errors: it does not exist, is a folder or something else than a file, cannot be read,
    // or has more than maximumSize bytes. Each message names the file.
    virtual Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const = 0;

    // Replaces the content of the file by bytes, or makes the file. Readers see the old bytes or the new ones
    // and never a mixture, even if the power fails in between. An existing file keeps its owner, rights,
    // attributes and hard links. Where a new file could not keep them (or could not be made), bytes go into
    // the file itself; meanwhile a copy of its old content lies beside it, or in the user's data folder.
    // Symbolic links are followed, also to places where there is nothing yet. Pipes and devices are written
    // to. After an error the old file is unchanged, or the message says where its copy is.
    virtual Result<void> replace(const std::filesystem::path& path, std::string_view bytes) = 0;

    // Writes bytes into the file, or makes it. Use it for files that can be made again. After an error the
    // file does not exist, so that make does not take it for done. Two writers at the same time wait for each
    // other, and what asks the process to end waits until the file is complete. Do not use it for what only
    // the user has: readers may see a mixture of old and new bytes, a loss of power can leave anything, and
    // nothing waits for the disk. The guarantees of replace() would take many times as long as compiling a
    // level.
    virtual Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) = 0;

    virtual bool exists(const std::filesystem::path& path) const = 0;
    virtual bool isFolder(const std::filesystem::path& path) const = 0;
};

class DiskFileStore : public FileStore {
public:
    explicit DiskFileStore(std::shared_ptr<DiskCalls> calls = std::make_shared<DiskCalls>())
        : m_calls(std::move(calls)) {}
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override;
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override;
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override;
    bool exists(const std::filesystem::path& path) const override;
    bool isFolder(const std::filesystem::path& path) const override;

private:
    std::shared_ptr<DiskCalls> m_calls;
};

// Files that live in memory only, for tests and for callers that want the bytes.
class MemoryFileStore : public FileStore {
public:
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override;
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override;
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override {
        return replace(path, bytes);
    }
    bool exists(const std::filesystem::path& path) const override;
    // "." is the only folder, but files of any path can be made.
    bool isFolder(const std::filesystem::path& path) const override { return path == "."; }
    const std::map<std::filesystem::path, std::string>& files() const { return m_files; }

private:
    std::map<std::filesystem::path, std::string> m_files;
};

} // namespace levwright

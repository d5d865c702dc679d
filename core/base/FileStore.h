// SPDX-License-Identifier: GPL-3.0-or-later
// The only door of core to files. Bytes go through as they are.
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

    // The whole file. Errors: it does not exist, is a directory or other non-file, cannot be read, or has
    // more than maximumSize bytes; each message names the file.
    virtual Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const = 0;

    // Puts bytes in place of the file, or makes it: readers see the old bytes or the new ones, never a part,
    // also when the power fails in between. An existing file keeps owner, rights, attributes and hard links;
    // where a new file in its place could not (or could not be made), bytes go into the file itself, while a
    // copy of what it held lies beside it, or in the user's folder for data. Symbolic links are followed,
    // also to where there is nothing yet. Pipes and devices are written to. After an error the old file is as
    // it was, or the message says where its copy is.
    virtual Result<void> replace(const std::filesystem::path& path, std::string_view bytes) = 0;

    // Puts bytes into the file, or makes it: for what can be made again. After an error there is no such
    // file, so that make does not take it for done. Two that write at the same time do so one after the
    // other, and what asks the process to end waits until the file is whole. Not for what only the user has:
    // readers may see old and new bytes mixed, a loss of power leaves anything, and nothing waits for the
    // disk. Either costs many times what it takes to compile a level.
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

// Files that live in memory only: for tests and for callers that want the bytes.
class MemoryFileStore : public FileStore {
public:
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override;
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override;
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override {
        return replace(path, bytes);
    }
    bool exists(const std::filesystem::path& path) const override;
    // "." is the only folder, and files of any path can be made.
    bool isFolder(const std::filesystem::path& path) const override { return path == "."; }
    const std::map<std::filesystem::path, std::string>& files() const { return m_files; }

private:
    std::map<std::filesystem::path, std::string> m_files;
};

} // namespace levwright

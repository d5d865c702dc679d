// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/python/PythonPath.h"

namespace levwright::python {

// Shows the levels in Python files as files of their own: reading FILE.py:2 gives the text of the second
// level in FILE.py, and writing it changes that level in FILE.py and nothing else. All other paths pass
// through.
class PythonFileStore : public FileStore {
public:
    // files must outlive it.
    explicit PythonFileStore(FileStore& files) : m_files(files) {}

    // Further errors for a level: the file has no such level; the level cannot be changed, or its string
    // cannot hold the text.
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override;
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override;
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override;
    bool exists(const std::filesystem::path& path) const override;
    bool isFolder(const std::filesystem::path& path) const override { return m_files.isFolder(path); }

    // The file and number of a level; empty for a path that is that of a file itself.
    std::optional<PythonPath> levelAt(const std::filesystem::path& path) const;

    // Why the level there cannot be changed, as a sentence; empty if it can, and for all other paths.
    std::string objectionTo(const std::filesystem::path& path) const;

private:
    struct Found {
        PythonFile file;
        std::size_t level = 0; // index
    };
    Result<Found> find(const PythonPath& path) const;

    FileStore& m_files;
};

} // namespace levwright::python

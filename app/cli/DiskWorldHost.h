// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/WorldHost.h"

namespace levwright::cli {

// The real system, which must be POSIX. During its lifetime, SIGTERM, SIGINT and SIGHUP only ask the server
// to stop.
class DiskWorldHost : public WorldHost {
public:
    explicit DiskWorldHost(FileStore& files);
    DiskWorldHost(const DiskWorldHost&) = delete;
    DiskWorldHost& operator=(const DiskWorldHost&) = delete;
    ~DiskWorldHost() override;

    FileStore& files() override { return m_files; }
    Result<void> makeFolder(const std::filesystem::path& path) override;
    Result<Claim> claimFolder(const std::filesystem::path& path) override;
    Result<void> exchange(const std::filesystem::path& path, std::string_view bytes) override;
    Result<void> rewrite(const std::filesystem::path& path, std::string_view bytes) override;
    Result<void> append(const std::filesystem::path& path, std::string_view bytes) override;
    Result<std::string> firstLine(const std::filesystem::path& path) const override;
    void remove(const std::filesystem::path& path) override;
    Result<void> listenTo(const std::filesystem::path& path) override;
    Result<std::string> readInput() override;
    Wake wait(std::chrono::milliseconds most) override;
    long processId() const override;
    std::chrono::system_clock::time_point unixTime() const override;
    std::chrono::milliseconds steadyTime() const override;

private:
    bool inputGrew() const;

    FileStore& m_files;
    int m_folder = -1;  // the claimed folder
    int m_signals = -1; // signalfd
    int m_changes = -1; // inotify
    int m_input = -1;
    std::filesystem::path m_inputPath;
};

} // namespace levwright::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileStore.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <format>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace levwright {
namespace {

// What is read more of a file than it says it has.
constexpr std::size_t chunkSize = 1U << 12U;

std::unexpected<Error> systemFailure(std::string_view what, const std::filesystem::path& path, int code) {
    return failure(std::format("{} “{}”: {}.", what, path.string(), std::strerror(code)));
}

std::unexpected<Error> isFolderFailure(const std::filesystem::path& path) {
    return failure(std::format("Cannot write “{}”: it is a folder.", path.string()));
}

std::unexpected<Error> tooLarge(const std::filesystem::path& path, std::size_t maximumSize) {
    constexpr std::size_t mebibyte = 1U << 20U;
    return failure(std::format("“{}” is too large: Levwright reads files of up to {} MiB here.",
                               path.string(), std::max<std::size_t>(1, maximumSize / mebibyte)));
}

class FileDescriptor {
public:
    explicit FileDescriptor(int number) : m_number(number) {}
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    int number() const { return m_number; }
    // Closes now, so that a late write error is seen.
    bool close() { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(std::size_t(written));
    }
    return true;
}

// Where the bytes belong if path is a chain of symbolic links.
std::filesystem::path linkTarget(const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::is_symlink(path, ignored))
        return path;
    const std::filesystem::path target = std::filesystem::weakly_canonical(path, ignored);
    return target.empty() ? path : target;
}

// What open() gives a new file under the process's mask.
mode_t modeOfNewFile() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

void syncFolder(const std::filesystem::path& folder) {
    const FileDescriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.number() >= 0)
        ::fsync(file.number());
}

} // namespace

Result<std::string> DiskFileStore::read(const std::filesystem::path& path, std::size_t maximumSize) const {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number() < 0)
        return systemFailure("Cannot open", path, errno);
    struct stat status{};
    if (::fstat(file.number(), &status) != 0)
        return systemFailure("Cannot open", path, errno);
    if (S_ISDIR(status.st_mode))
        return failure(std::format("“{}” is a folder, not a file.", path.string()));
    if (!S_ISREG(status.st_mode))
        return failure(std::format("“{}” is not an ordinary file.", path.string()));
    if (std::size_t(status.st_size) > maximumSize)
        return tooLarge(path, maximumSize);

    std::string bytes;
    for (;;) {
        const std::size_t before = bytes.size();
        ssize_t got = 0;
        bytes.resize_and_overwrite(std::max(before, std::size_t(status.st_size)) + chunkSize,
                                   [&](char* room, std::size_t size) {
                                       got = ::read(file.number(), room + before, size - before);
                                       return before + std::size_t(std::max<ssize_t>(got, 0));
                                   });
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemFailure("Cannot read", path, errno);
        if (got == 0)
            return bytes;
        if (bytes.size() > maximumSize)
            return tooLarge(path, maximumSize);
    }
}

Result<void> DiskFileStore::replace(const std::filesystem::path& path, std::string_view bytes) {
    const std::filesystem::path target = linkTarget(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    struct stat old{};
    const bool existed = ::stat(target.c_str(), &old) == 0;
    if (existed && S_ISDIR(old.st_mode))
        return isFolderFailure(path);
    if (existed && ::access(target.c_str(), W_OK) != 0)
        return systemFailure("Cannot write", path, errno);

    std::string temporary = (folder / ("." + target.filename().string() + ".XXXXXX")).string();
    FileDescriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (file.number() < 0)
        return systemFailure("Cannot write", path, errno);
    const mode_t mode = existed ? old.st_mode & 07777U : modeOfNewFile();
    const bool written = ::fchmod(file.number(), mode) == 0 && writeAll(file.number(), bytes) &&
                         ::fsync(file.number()) == 0 && file.close() &&
                         ::rename(temporary.c_str(), target.c_str()) == 0;
    if (!written) {
        const int code = errno;
        ::unlink(temporary.c_str());
        return systemFailure("Cannot write", path, code);
    }
    syncFolder(folder);
    return {};
}

Result<void> DiskFileStore::overwrite(const std::filesystem::path& path, std::string_view bytes) {
    // O_NONBLOCK: a pipe that nobody reads is an error, no reason to wait.
    FileDescriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666));
    if (file.number() < 0)
        return errno == EISDIR ? isFolderFailure(path) : systemFailure("Cannot write", path, errno);
    struct stat old{};
    const bool known = ::fstat(file.number(), &old) == 0;
    const bool written =
        known && writeAll(file.number(), bytes) &&
        (std::size_t(old.st_size) <= bytes.size() || ::ftruncate(file.number(), off_t(bytes.size())) == 0) &&
        file.close();
    if (written)
        return {};
    const int code = errno;
    if (known && S_ISREG(old.st_mode))
        ::unlink(path.c_str());
    return systemFailure("Cannot write", path, code);
}

bool DiskFileStore::exists(const std::filesystem::path& path) const {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

bool DiskFileStore::isFolder(const std::filesystem::path& path) const {
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored);
}

Result<std::string> MemoryFileStore::read(const std::filesystem::path& path, std::size_t maximumSize) const {
    const auto found = m_files.find(path);
    if (found == m_files.end())
        return systemFailure("Cannot open", path, ENOENT);
    if (found->second.size() > maximumSize)
        return tooLarge(path, maximumSize);
    return found->second;
}

Result<void> MemoryFileStore::replace(const std::filesystem::path& path, std::string_view bytes) {
    m_files.insert_or_assign(path, std::string(bytes));
    return {};
}

bool MemoryFileStore::exists(const std::filesystem::path& path) const {
    return m_files.contains(path);
}

} // namespace levwright

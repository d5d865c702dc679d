// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/FileStore.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/base/SafeWrite.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <format>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace levwright {
namespace {

// How many more bytes to ask for than the size that the file reports.
constexpr std::size_t chunkSize = 1U << 12U;

std::unexpected<Error> isFolderFailure(const std::filesystem::path& path) {
    return failure(say("Cannot write {}: it is a folder.", inQuotes(path.string(), longestPath)));
}

std::unexpected<Error> tooLarge(const std::filesystem::path& path, std::size_t maximumSize) {
    constexpr std::size_t mebibyte = 1U << 20U;
    return failure(say("{} is too large: Levwright reads files of up to {} MiB here.",
                       inQuotes(path.string(), longestPath),
                       std::max<std::size_t>(1, maximumSize / mebibyte)));
}

// While this object lives, signals that ask this thread to end have to wait.
class EndingPostponed {
public:
    EndingPostponed() {
        sigset_t signals;
        ::sigemptyset(&signals);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
            ::sigaddset(&signals, signal);
        ::pthread_sigmask(SIG_BLOCK, &signals, &m_before);
    }
    EndingPostponed(const EndingPostponed&) = delete;
    EndingPostponed& operator=(const EndingPostponed&) = delete;
    ~EndingPostponed() { ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }

private:
    sigset_t m_before{};
};

// Makes a file that does not exist yet. It gets its name only when it is complete, so nothing is left of it
// if this process is ended before that. False if that cannot be done here, or if somebody else has made the
// file meanwhile.
bool makeWhole(DiskCalls& calls, const std::filesystem::path& path, std::string_view bytes) {
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    OpenFile file(calls, calls.open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666));
    if (!file.isOpen() || !file.write(bytes))
        return false;
    // The variant of the call that needs no /proc needs rights that nobody has.
    const std::string own = std::format("/proc/self/fd/{}", file.number());
    return ::linkat(AT_FDCWD, own.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0 && file.close();
}

// Writes into the file itself, which had sizeBefore bytes. If that fails, the file is removed.
Result<void> writeOver(DiskCalls& calls, OpenFile& file, const std::filesystem::path& path,
                       std::string_view bytes, std::size_t sizeBefore) {
    const bool written = file.write(bytes) && (sizeBefore <= bytes.size() ||
                                               calls.resize(file.number(), off_t(bytes.size())) == 0);
    if (written && file.close())
        return {};
    const int code = errno;
    std::error_code ignored;
    calls.remove(std::filesystem::canonical(path, ignored).c_str());
    return systemFailure(phrase("Cannot write {0}: {1}."), path, code);
}

} // namespace

Result<std::string> DiskFileStore::read(const std::filesystem::path& path, std::size_t maximumSize) const {
    const OpenFile file(*m_calls, m_calls->open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0));
    if (!file.isOpen())
        return systemFailure(phrase("Cannot open {0}: {1}."), path, errno);
    struct stat status{};
    if (::fstat(file.number(), &status) != 0)
        return systemFailure(phrase("Cannot open {0}: {1}."), path, errno);
    if (S_ISDIR(status.st_mode))
        return failure(say("{} is a folder, not a file.", inQuotes(path.string(), longestPath)));
    if (!S_ISREG(status.st_mode))
        return failure(say("{} is not an ordinary file.", inQuotes(path.string(), longestPath)));
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
            return systemFailure(phrase("Cannot read {0}: {1}."), path, errno);
        if (got == 0)
            return bytes;
        if (bytes.size() > maximumSize)
            return tooLarge(path, maximumSize);
    }
}

Result<void> DiskFileStore::replace(const std::filesystem::path& path, std::string_view bytes) {
    return SafeWrite(*m_calls, path).write(bytes);
}

Result<void> DiskFileStore::overwrite(const std::filesystem::path& path, std::string_view bytes) {
    // O_NONBLOCK: a pipe that nobody reads is an error and not a reason to wait.
    constexpr int how = O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    for (;;) {
        int number = m_calls->open(path.c_str(), how, 0);
        const bool isNew = number < 0 && errno == ENOENT;
        std::optional<EndingPostponed> postponed(std::in_place);
        if (isNew && makeWhole(*m_calls, path, bytes))
            return {};
        if (isNew)
            number = m_calls->open(path.c_str(), how | O_CREAT, 0666);
        OpenFile file(*m_calls, number);
        if (!file.isOpen())
            return errno == EISDIR ? isFolderFailure(path)
                                   : systemFailure(phrase("Cannot write {0}: {1}."), path, errno);
        struct stat old{};
        if (::fstat(file.number(), &old) != 0)
            return systemFailure(phrase("Cannot write {0}: {1}."), path, errno);
        if (!S_ISREG(old.st_mode)) {
            postponed.reset(); // the reader may take for ever
            ::fcntl(file.number(), F_SETFL, 0);
            return file.write(bytes) && file.close()
                       ? Result<void>()
                       : systemFailure(phrase("Cannot write {0}: {1}."), path, errno);
        }
        if (m_calls->lock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            // Somebody else has the lock, perhaps for ever.
            postponed.reset();
            while (m_calls->lock(file.number(), LOCK_EX) != 0 && errno == EINTR) {
            }
            postponed.emplace();
        }
        if (::fstat(file.number(), &old) != 0)
            return systemFailure(phrase("Cannot write {0}: {1}."), path, errno);
        // Whoever had the lock before us could not write the file and has removed it.
        if (old.st_nlink == 0)
            continue;
        return writeOver(*m_calls, file, path, bytes, std::size_t(old.st_size));
    }
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
        return systemFailure(phrase("Cannot open {0}: {1}."), path, ENOENT);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/SafeWrite.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <format>
#include <map>
#include <optional>
#include <random>
#include <sys/xattr.h>
#include <unistd.h>
#include <utility>

namespace levwright {
namespace {

namespace fs = std::filesystem;

using Attributes = std::map<std::string, std::string>;

// Where path leads when all symbolic links are followed, whether or not something exists there.
fs::path behindLinks(fs::path path) {
    constexpr int mostLinks = 40; // the limit of the system, too
    for (int i = 0; i < mostLinks; ++i) {
        std::error_code code;
        const fs::path next = fs::read_symlink(path, code);
        if (code)
            break;
        path = path.parent_path() / next;
    }
    return path;
}

// The file number in paths such as /dev/stdout and /dev/fd/3; empty for other paths.
std::optional<int> ownFileNumber(fs::path path) {
    constexpr int mostLinks = 40;
    std::error_code code;
    const fs::path own = fs::canonical("/proc/self/fd", code);
    for (int i = 0; i < mostLinks && !code; ++i) {
        const std::string name = path.filename().string();
        int number = -1;
        const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
        if (read.ec == std::errc() && read.ptr == name.data() + name.size() &&
            fs::canonical(path.parent_path(), code) == own)
            return number;
        const fs::path next = fs::read_symlink(path, code);
        path = path.parent_path() / next;
    }
    return std::nullopt;
}

std::optional<Attributes> attributesOf(const fs::path& path) {
    const ssize_t size = ::listxattr(path.c_str(), nullptr, 0);
    if (size < 0)
        return errno == ENOTSUP ? std::optional(Attributes()) : std::nullopt;
    std::string names(std::size_t(size), '\0');
    const ssize_t got = ::listxattr(path.c_str(), names.data(), names.size());
    if (got < 0)
        return std::nullopt;
    Attributes attributes;
    for (std::size_t at = 0; at < std::size_t(got);) {
        const std::string name = names.c_str() + at;
        at += name.size() + 1;
        const ssize_t length = ::getxattr(path.c_str(), name.c_str(), nullptr, 0);
        if (length < 0)
            return std::nullopt;
        std::string value(std::size_t(length), '\0');
        if (::getxattr(path.c_str(), name.c_str(), value.data(), value.size()) != length)
            return std::nullopt;
        attributes.emplace(name, std::move(value));
    }
    return attributes;
}

std::optional<std::string> readAll(DiskCalls& calls, const fs::path& path) {
    const OpenFile file(calls, calls.open(path.c_str(), O_RDONLY | O_CLOEXEC, 0));
    if (!file.isOpen())
        return std::nullopt;
    std::string bytes;
    std::array<char, 1U << 16U> chunk{};
    for (;;) {
        const ssize_t got = ::read(file.number(), chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return got == 0 ? std::optional(std::move(bytes)) : std::nullopt;
        bytes.append(chunk.data(), std::size_t(got));
    }
}

// Where copies go that cannot lie beside their file; empty if the user has no folder for data.
fs::path userFolder() {
    const char* data = std::getenv("XDG_DATA_HOME"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    if (data != nullptr && *data == '/')
        return fs::path(data) / "levwright";
    const char* home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe)
    return home != nullptr && *home == '/' ? fs::path(home) / ".local/share/levwright" : fs::path();
}

// Whether the error means that a file of this name cannot be made or moved here, although the file itself may
// be writable.
bool isAboutTheFolder(int code) {
    constexpr std::array codes{EACCES, EPERM, EROFS, EBUSY, EXDEV};
    return std::ranges::contains(codes, code);
}

} // namespace

std::unexpected<Error> systemFailure(std::string_view sentence, const fs::path& path, int code) {
    const std::array<std::string, 2> arguments{inQuotes(path.string(), longestPath), std::strerror(code)};
    return failure(saidWith(sentence, arguments));
}

OpenFile::~OpenFile() {
    if (m_number >= 0)
        m_calls.close(m_number);
}

bool OpenFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = m_calls.write(m_number, bytes);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(std::size_t(written));
    }
    return true;
}

bool OpenFile::close() {
    return m_calls.close(std::exchange(m_number, -1)) == 0;
}

Result<void> SafeWrite::write(std::string_view bytes) {
    if (const std::optional<int> own = ownFileNumber(m_path))
        return writeTo(::dup(*own), bytes);
    const bool existed = ::stat(m_path.c_str(), &m_old) == 0;
    if (!existed && errno != ENOENT)
        return failed(errno);
    m_target = behindLinks(m_path);
    if (!existed)
        return makeNew(bytes);
    if (S_ISDIR(m_old.st_mode))
        return failure(say("Cannot write {}: it is a folder.", inQuotes(m_path.string(), longestPath)));
    if (S_ISBLK(m_old.st_mode))
        return failure(say("Cannot write {}: it is a block device.", inQuotes(m_path.string(), longestPath)));
    // O_NONBLOCK: a pipe that nobody reads is an error and not a reason to wait.
    OpenFile file(m_calls, m_calls.open(m_path.c_str(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0));
    if (!file.isOpen())
        return failed(errno);
    ::fcntl(file.number(), F_SETFL, 0);
    if (!S_ISREG(m_old.st_mode))
        return file.write(bytes) && file.close() ? Result<void>() : failed(errno);

    struct stat target{};
    const bool isNamed = ::lstat(m_target.c_str(), &target) == 0 && target.st_dev == m_old.st_dev &&
                         target.st_ino == m_old.st_ino;
    switch (isNamed && m_old.st_nlink == 1 ? exchange(bytes) : Exchange::NotPossible) {
    case Exchange::Done:
        return {};
    case Exchange::Failed:
        return failed(errno);
    case Exchange::NotPossible:
        break;
    }
    return writeOver(file, bytes);
}

Result<void> SafeWrite::writeTo(int number, std::string_view bytes) {
    OpenFile file(m_calls, number);
    return file.isOpen() && file.write(bytes) && file.close() ? Result<void>() : failed(errno);
}

Result<void> SafeWrite::makeNew(std::string_view bytes) {
    // The system takes away what the user's umask or the folder's default access list denies.
    constexpr mode_t modeOfNewFiles = 0666;
    const Made made = makeBeside(folder(), "", modeOfNewFiles);
    OpenFile file(m_calls, made.file);
    if (!file.isOpen())
        return failed(errno);
    if (file.write(bytes) && m_calls.sync(file.number()) == 0 && file.close() &&
        m_calls.rename(made.path.c_str(), m_target.c_str()) == 0) {
        syncFolder(folder());
        return {};
    }
    const int code = errno;
    m_calls.remove(made.path.c_str());
    return failed(code);
}

// Replaces the old file by a new one with the same owner, rights and attributes.
SafeWrite::Exchange SafeWrite::exchange(std::string_view bytes) {
    constexpr mode_t onlyOwner = 0600;
    const Made made = makeBeside(folder(), "", onlyOwner);
    OpenFile file(m_calls, made.file);
    if (!file.isOpen())
        return isAboutTheFolder(errno) ? Exchange::NotPossible : Exchange::Failed;
    const bool alike = takeAfterOld(made);
    const bool written = alike && file.write(bytes) && m_calls.sync(file.number()) == 0 && file.close();
    if (written && m_calls.rename(made.path.c_str(), m_target.c_str()) == 0) {
        syncFolder(folder());
        return Exchange::Done;
    }
    const int code = errno;
    m_calls.remove(made.path.c_str());
    errno = code;
    return !alike || (written && isAboutTheFolder(code)) ? Exchange::NotPossible : Exchange::Failed;
}

bool SafeWrite::takeAfterOld(const Made& made) {
    struct stat now{};
    if (::fstat(made.file, &now) != 0)
        return false;
    if ((now.st_uid != m_old.st_uid || now.st_gid != m_old.st_gid) &&
        m_calls.setOwner(made.file, m_old.st_uid, m_old.st_gid) != 0)
        return false;
    constexpr mode_t rights = 07777;
    if (m_calls.setMode(made.file, m_old.st_mode & rights) != 0)
        return false;
    const std::optional<Attributes> wanted = attributesOf(m_target);
    const std::optional<Attributes> there = attributesOf(made.path);
    if (!wanted || !there)
        return false;
    for (const auto& [name, value] : *there) {
        if (!wanted->contains(name) && m_calls.removeAttribute(made.file, name.c_str()) != 0)
            return false;
    }
    return std::ranges::all_of(*wanted, [&](const auto& attribute) {
        const auto& [name, value] = attribute;
        const auto same = there->find(name);
        return (same != there->end() && same->second == value) ||
               m_calls.setAttribute(made.file, name.c_str(), value) == 0;
    });
}

// Writes into the file itself, while a copy of its old content lies elsewhere.
Result<void> SafeWrite::writeOver(OpenFile& file, std::string_view bytes) {
    const std::optional<std::string> old = readAll(m_calls, m_path);
    if (!old)
        return systemFailure(phrase("Cannot write without first copying the content of {0}: {1}."), m_path,
                             errno);
    // A full disk usually shows here, before anything has changed.
    if (bytes.size() > old->size() && m_calls.reserve(file.number(), off_t(bytes.size())) != 0 &&
        (errno == ENOSPC || errno == EDQUOT || errno == EFBIG))
        return failed(errno);
    const Result<fs::path> copy = keepCopy(*old);
    if (!copy)
        return std::unexpected(copy.error());
    if (fill(file, bytes, old->size())) {
        m_calls.remove(copy->c_str());
        return {};
    }
    const int code = errno;
    if (!fill(file, *old, std::max(old->size(), bytes.size())))
        return failure(say("Cannot write {}: {}. Its previous content is in {}.",
                           inQuotes(m_path.string(), longestPath), std::strerror(code),
                           inQuotes(copy->string(), longestPath)));
    m_calls.remove(copy->c_str());
    return failed(code);
}

bool SafeWrite::fill(OpenFile& file, std::string_view bytes, std::size_t sizeBefore) {
    return ::lseek(file.number(), 0, SEEK_SET) == 0 && file.write(bytes) &&
           (sizeBefore <= bytes.size() || m_calls.resize(file.number(), off_t(bytes.size())) == 0) &&
           m_calls.sync(file.number()) == 0;
}

// The copy lies beside the file, or in the user's data folder.
Result<fs::path> SafeWrite::keepCopy(std::string_view bytes) {
    constexpr std::string_view purpose = "before-";
    constexpr mode_t onlyOwner = 0600;
    int code = 0;
    for (const fs::path& place : {folder(), userFolder()}) {
        if (place.empty())
            continue;
        std::error_code ignored;
        fs::create_directories(place, ignored);
        const Made made = makeBeside(place, purpose, onlyOwner);
        OpenFile file(m_calls, made.file);
        if (file.isOpen() && file.write(bytes) && m_calls.sync(file.number()) == 0 && file.close()) {
            syncFolder(place);
            return made.path;
        }
        code = errno;
        if (made.file >= 0)
            m_calls.remove(made.path.c_str());
    }
    return systemFailure(phrase("Cannot make the safety copy that must exist before writing into {0}: {1}."),
                         m_path, code);
}

// Makes a file with a new name that resembles that of the target. If it fails, file is -1 and errno says why.
SafeWrite::Made SafeWrite::makeBeside(const fs::path& folder, std::string_view purpose, mode_t mode) {
    constexpr std::size_t mostOfName = 100; // bytes; with everything added, well below the limit of file
                                            // systems
    constexpr std::size_t randomSize = 6;
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    constexpr int mostTries = 100;
    std::random_device random;
    const std::string name = shortened(m_target.filename().string(), mostOfName);
    Made made;
    for (int i = 0; i < mostTries; ++i) {
        std::string ending(purpose);
        for (std::size_t k = 0; k < randomSize; ++k)
            ending += letters[random() % letters.size()];
        made.path = folder / std::format(".{}.{}", name, ending);
        made.file = m_calls.open(made.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (made.file >= 0 || errno != EEXIST)
            break;
    }
    return made;
}

fs::path SafeWrite::folder() const {
    return m_target.has_parent_path() ? m_target.parent_path() : fs::path(".");
}

void SafeWrite::syncFolder(const fs::path& folder) {
    const OpenFile file(m_calls, m_calls.open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
    if (file.isOpen())
        m_calls.sync(file.number());
}

} // namespace levwright

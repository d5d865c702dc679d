// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/JournalFile.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <format>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace levwright {
namespace {

constexpr std::string_view journalEnding = ".journal";
// Ends the name of a journal that is being created.
constexpr std::string_view asideEnding = ".new";
// A journal that is just being created has no lock yet.
constexpr std::chrono::minutes mostTimeToMake(10);

std::unexpected<Error> systemFailure(const std::filesystem::path& path, int code) {
    return failure(say("Cannot write {}: {}.", inQuotes(path.string(), longestPath), std::strerror(code)));
}

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

std::optional<std::string> readAll(int file) {
    constexpr std::size_t chunkSize = 1U << 16U;
    std::string bytes;
    for (;;) {
        const std::size_t before = bytes.size();
        bytes.resize(before + chunkSize);
        const ssize_t got = ::pread(file, bytes.data() + before, chunkSize, off_t(before));
        bytes.resize(before + std::size_t(std::max<ssize_t>(got, 0)));
        if (got == 0)
            return bytes;
        if (got < 0 && errno != EINTR)
            return std::nullopt;
    }
}

void syncFolder(const std::filesystem::path& folder) {
    const LockedFile file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.isOpen())
        ::fsync(file.number());
}

std::chrono::system_clock::time_point timeOf(const LockedFile& file) {
    struct stat status{};
    ::fstat(file.number(), &status);
    return std::chrono::system_clock::from_time_t(status.st_mtime);
}

// Removes the unfinished journal of a process that has ended. Nothing in it was promised to the user.
void removeUnfinished(const std::filesystem::path& path) {
    const LockedFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC));
    if (file.isOpen() && file.lock() && timeOf(file) + mostTimeToMake < std::chrono::system_clock::now())
        ::unlink(path.c_str());
}

} // namespace

LockedFile::LockedFile(LockedFile&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}

LockedFile& LockedFile::operator=(LockedFile&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
}

LockedFile::~LockedFile() {
    if (isOpen())
        ::close(m_number);
}

bool LockedFile::lock() const {
    return ::flock(m_number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool LockedFile::isAt(const std::filesystem::path& path) const {
    struct stat there{};
    struct stat ours{};
    return ::stat(path.c_str(), &there) == 0 && ::fstat(m_number, &ours) == 0 &&
           there.st_dev == ours.st_dev && there.st_ino == ours.st_ino;
}

JournalFile::JournalFile(std::filesystem::path folder)
    : m_folder(std::move(folder)), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString()) {}

// ID.GENERATION.journal
std::filesystem::path JournalFile::nextPath() {
    return m_folder / std::format("{}.{}{}", m_id, ++m_generation, journalEnding);
}

Result<void> JournalFile::write(std::string_view bytes) {
    std::error_code cannotMake;
    std::filesystem::create_directories(m_folder, cannotMake);
    if (cannotMake)
        return systemFailure(m_folder, cannotMake.value());
    Generation next{nextPath(), {}};
    std::filesystem::path aside = next.path;
    aside += asideEnding;
    next.file = LockedFile(::open(aside.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!next.file.isOpen())
        return systemFailure(aside, errno);
    const bool written = next.file.lock() && writeAll(next.file.number(), bytes) &&
                         ::rename(aside.c_str(), next.path.c_str()) == 0;
    if (!written) {
        const int code = errno;
        ::unlink(aside.c_str());
        return systemFailure(next.path, code);
    }
    const std::scoped_lock lock(m_mutex);
    if (m_now)
        m_before.push_back(std::move(m_now));
    m_now = std::make_shared<const Generation>(std::move(next));
    return {};
}

Result<void> JournalFile::append(std::string_view bytes) {
    if (!writeAll(m_now->file.number(), bytes))
        return systemFailure(m_now->path, errno);
    return {};
}

void JournalFile::remove() {
    const std::scoped_lock lock(m_mutex);
    for (const GenerationPtr& old : std::exchange(m_before, {}))
        ::unlink(old->path.c_str());
    if (m_now)
        ::unlink(m_now->path.c_str());
    m_now.reset();
}

bool JournalFile::isThere() const {
    return m_now && m_now->file.isAt(m_now->path);
}

Result<void> JournalFile::sync() {
    std::unique_lock lock(m_mutex);
    const GenerationPtr synced = m_now;
    const std::vector<GenerationPtr> before = m_before;
    lock.unlock();
    if (!synced)
        return {};
    if (::fdatasync(synced->file.number()) != 0)
        return systemFailure(synced->path, errno);
    syncFolder(m_folder);
    lock.lock();
    for (const GenerationPtr& old : before) {
        ::unlink(old->path.c_str());
        std::erase(m_before, old);
    }
    return {};
}

std::vector<LeftJournal> LeftJournal::findAll(const std::filesystem::path& folder) {
    std::vector<LeftJournal> found;
    std::error_code noFolder;
    for (std::filesystem::directory_iterator entry(folder, noFolder), end; !noFolder && entry != end;
         entry.increment(noFolder)) {
        const std::filesystem::path& path = entry->path();
        if (path.native().ends_with(asideEnding))
            removeUnfinished(path);
        if (path.extension() != journalEnding)
            continue;
        LockedFile file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
        // Before the writer released the lock, it may have replaced or removed the file.
        if (!file.isOpen() || !file.lock() || !file.isAt(path))
            continue;
        std::optional<std::string> bytes = readAll(file.number());
        if (!bytes)
            continue;
        LeftJournal journal;
        journal.m_path = path;
        journal.m_time = timeOf(file);
        journal.m_file = std::move(file);
        journal.m_bytes = std::move(*bytes);
        found.push_back(std::move(journal));
    }
    std::ranges::sort(found, std::ranges::greater(), &LeftJournal::m_time);
    return found;
}

std::string LeftJournal::id() const {
    return m_path.stem().stem().string();
}

std::uint64_t LeftJournal::generation() const {
    const std::string digits = m_path.stem().extension().string(); // with the dot
    std::uint64_t number = 0;
    if (!digits.empty())
        std::from_chars(digits.data() + 1, digits.data() + digits.size(), number);
    return number;
}

void LeftJournal::sync() const {
    ::fsync(m_file.number());
}

void LeftJournal::remove() const {
    ::unlink(m_path.c_str());
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/DiskWorldHost.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <format>
#include <poll.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace levwright::cli {
namespace {

using namespace std::chrono_literals;

constexpr mode_t newFileMode = 0666; // minus the process's umask
constexpr mode_t newFolderMode = 0777;
// The interval for checking the input if changes are not reported, as on some network file systems.
constexpr std::chrono::milliseconds withoutNews = 33ms;
constexpr std::chrono::milliseconds withNews = 1s;

std::unexpected<Error> systemFailure(std::string_view what, const std::filesystem::path& path) {
    return failure(std::format("Cannot {} “{}”: {}.", what, path.string(), std::strerror(errno)));
}

sigset_t stopSignals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        sigaddset(&set, number);
    return set;
}

void closeFile(int file) {
    if (file >= 0)
        ::close(file);
}

// After an error the file has its old length, or is empty if flags contains O_TRUNC.
Result<void> write(const std::filesystem::path& path, std::string_view bytes, int flags) {
    // O_NONBLOCK makes a pipe without a reader an error instead of waiting.
    const int file =
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | flags, newFileMode);
    if (file < 0)
        return systemFailure("write", path);
    const off_t before = ::lseek(file, 0, SEEK_END);
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            const int code = errno;
            const bool mended = before >= 0 && ::ftruncate(file, before) == 0;
            ::close(file);
            errno = code;
            return systemFailure(mended ? "write" : "write all of", path);
        }
        bytes.remove_prefix(std::size_t(written));
    }
    if (::close(file) != 0)
        return systemFailure("write", path);
    return {};
}

} // namespace

DiskWorldHost::DiskWorldHost(FileStore& files) : m_files(files) {
    const sigset_t set = stopSignals();
    ::sigprocmask(SIG_BLOCK, &set, nullptr);
    std::signal(SIGPIPE, SIG_IGN); // the server must survive the reader of its messages
    m_signals = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

DiskWorldHost::~DiskWorldHost() {
    closeFile(m_folder);
    closeFile(m_input);
    closeFile(m_changes);
    closeFile(m_signals);
    const sigset_t set = stopSignals();
    ::sigprocmask(SIG_UNBLOCK, &set, nullptr);
}

Result<void> DiskWorldHost::makeFolder(const std::filesystem::path& path) {
    std::error_code code;
    std::filesystem::create_directories(path, code);
    if (code)
        return failure(std::format("Cannot create “{}”: {}.", path.string(), code.message()));
    return {};
}

Result<WorldHost::Claim> DiskWorldHost::claimFolder(const std::filesystem::path& path) {
    if (::mkdir(path.c_str(), newFolderMode) != 0 && errno != EEXIST)
        return systemFailure("make", path);
    m_folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (m_folder < 0)
        return systemFailure("open", path);
    // The system releases the lock when the process ends, so a killed server blocks nobody.
    const bool anothers = ::flock(m_folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return anothers ? Claim::Anothers : Claim::Ours;
}

Result<void> DiskWorldHost::exchange(const std::filesystem::path& path, std::string_view bytes) {
    std::filesystem::path made = path;
    made += "_tmp";
    if (const Result<void> written = write(made, bytes, O_TRUNC); !written)
        return written;
    if (::rename(made.c_str(), path.c_str()) != 0)
        return systemFailure("write", path);
    return {};
}

Result<void> DiskWorldHost::rewrite(const std::filesystem::path& path, std::string_view bytes) {
    return write(path, bytes, O_TRUNC);
}

Result<void> DiskWorldHost::append(const std::filesystem::path& path, std::string_view bytes) {
    return write(path, bytes, 0);
}

Result<std::string> DiskWorldHost::firstLine(const std::filesystem::path& path) const {
    constexpr std::size_t most = 256;
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return systemFailure("read", path);
    std::string bytes(most, '\0');
    const ssize_t got = ::read(file, bytes.data(), bytes.size());
    ::close(file);
    if (got < 0)
        return systemFailure("read", path);
    return bytes.substr(0, std::min(bytes.find('\n'), std::size_t(got)));
}

void DiskWorldHost::remove(const std::filesystem::path& path) {
    ::unlink(path.c_str());
}

Result<void> DiskWorldHost::listenTo(const std::filesystem::path& path) {
    remove(path);
    m_inputPath = path;
    m_input = ::open(path.c_str(), O_RDONLY | O_CREAT | O_EXCL | O_CLOEXEC, newFileMode);
    if (m_input < 0)
        return systemFailure("make", path);
    m_changes = ::inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (m_changes >= 0 && ::inotify_add_watch(m_changes, path.c_str(), IN_MODIFY) < 0) {
        ::close(m_changes);
        m_changes = -1;
    }
    return {};
}

Result<std::string> DiskWorldHost::readInput() {
    constexpr std::size_t most = std::size_t(1) << 16U;
    std::string bytes(most, '\0');
    ssize_t got = -1;
    do
        got = ::read(m_input, bytes.data(), bytes.size());
    while (got < 0 && errno == EINTR);
    if (got < 0)
        return systemFailure("read", m_inputPath);
    bytes.resize(std::size_t(got));
    return bytes;
}

bool DiskWorldHost::inputGrew() const {
    struct stat status{};
    if (::fstat(m_input, &status) != 0)
        return false;
    // A client that overwrites instead of appending cuts off what was read before.
    if (status.st_size < ::lseek(m_input, 0, SEEK_CUR))
        ::lseek(m_input, 0, SEEK_SET);
    return status.st_size > ::lseek(m_input, 0, SEEK_CUR);
}

WorldHost::Wake DiskWorldHost::wait(std::chrono::milliseconds most) {
    const std::chrono::milliseconds end = steadyTime() + most;
    std::array<pollfd, 2> events{{{m_signals, POLLIN, 0}, {m_changes, POLLIN, 0}}};
    for (;;) {
        const std::chrono::milliseconds left = end - steadyTime();
        const std::chrono::milliseconds slice =
            inputGrew() ? 0ms : std::clamp(left, 0ms, m_changes < 0 ? withoutNews : withNews);
        ::poll(events.data(), events.size(), int(slice.count()));
        signalfd_siginfo signal{};
        if (::read(m_signals, &signal, sizeof signal) > 0)
            return Wake::Stop;
        alignas(inotify_event) std::array<char, 4096> news{};
        while (m_changes >= 0 && ::read(m_changes, news.data(), news.size()) > 0) {
        }
        if (inputGrew())
            return Wake::Input;
        if (steadyTime() >= end)
            return Wake::Nothing;
    }
}

long DiskWorldHost::processId() const {
    return long(::getpid());
}

std::chrono::system_clock::time_point DiskWorldHost::unixTime() const {
    return std::chrono::system_clock::now();
}

std::chrono::milliseconds DiskWorldHost::steadyTime() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace levwright::cli

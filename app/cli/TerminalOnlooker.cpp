// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/TerminalOnlooker.h"

#include "core/base/Phrase.h"

#include <csignal>
#include <format>
#include <string_view>
#include <sys/signalfd.h>
#include <unistd.h>

namespace levwright::cli {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds beforeTheFirst = 500ms;
constexpr std::chrono::milliseconds between = 200ms;

sigset_t interrupt() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

void print(std::string_view text) {
    // A terminal that accepts no output is not an error.
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

} // namespace

void TerminalOnlooker::begin() {
    const sigset_t set = interrupt();
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_signals = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    m_stopped = m_shown = false;
    m_next = std::chrono::steady_clock::now() + beforeTheFirst;
}

void TerminalOnlooker::end() {
    if (m_shown)
        print("\r\x1b[K");
    m_shown = false;
    if (m_signals < 0)
        return;
    ::close(m_signals);
    m_signals = -1;
    const sigset_t set = interrupt();
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

bool TerminalOnlooker::goesOn(std::uint64_t done, std::uint64_t all) {
    signalfd_siginfo signal{};
    if (m_signals >= 0 && ::read(m_signals, &signal, sizeof signal) > 0) {
        m_stopped = true;
        const sigset_t set = interrupt();
        ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    }
    const auto now = std::chrono::steady_clock::now();
    if (now >= m_next && ::isatty(STDERR_FILENO) != 0) {
        m_next = now + between;
        m_shown = true;
        print('\r' + say("{} of {} rolls ({} %)", done, all, 100 * done / all));
    }
    return !m_stopped;
}

} // namespace levwright::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/TerminationSignals.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace levwright {
namespace {

constexpr std::array watched{SIGTERM, SIGHUP, SIGINT};

// Global, because a signal handler can access nothing else.
volatile std::sig_atomic_t writeEnd = -1;

extern "C" void passOn(int number) {
    const int before = errno;
    const char byte = char(number);
    [[maybe_unused]] const ssize_t written = ::write(writeEnd, &byte, 1);
    errno = before;
}

void handle(int number, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(number, &action, nullptr);
}

} // namespace

TerminationSignals::TerminationSignals(QObject* parent) : QObject(parent) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return; // the signals then end the process as usual, and the journal has everything
    m_readEnd = ends[0];
    writeEnd = ends[1];
    auto* notifier = new QSocketNotifier(m_readEnd, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &TerminationSignals::read);
    for (const int number : watched)
        handle(number, passOn);
}

TerminationSignals::~TerminationSignals() {
    if (m_readEnd < 0)
        return;
    for (const int number : watched)
        handle(number, SIG_DFL);
    ::close(m_readEnd);
    ::close(writeEnd);
}

void TerminationSignals::read() {
    char number = 0;
    if (::read(m_readEnd, &number, 1) == 1)
        Q_EMIT received(number);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Onlooker.h"

#include <chrono>

namespace levwright::cli {

// Prints the progress of a command to standard error if that is a terminal. SIGINT (Ctrl+C) stops the
// command; a second one ends the program.
class TerminalOnlooker : public Onlooker {
public:
    TerminalOnlooker() = default;
    TerminalOnlooker(const TerminalOnlooker&) = delete;
    TerminalOnlooker& operator=(const TerminalOnlooker&) = delete;
    ~TerminalOnlooker() override { end(); }

    void begin() override;
    void end() override;
    bool goesOn(std::uint64_t done, std::uint64_t all) override;

private:
    int m_signals = -1;
    bool m_stopped = false;
    bool m_shown = false;
    std::chrono::steady_clock::time_point m_next; // when to print the progress again
};

} // namespace levwright::cli

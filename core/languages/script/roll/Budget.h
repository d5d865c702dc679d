// SPDX-License-Identifier: GPL-3.0-or-later
// Limits what one run of a script may cost, whatever it does. Internal to script/roll.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>

namespace levwright::scriptroll {

// Costs are counted in units of about ten nanoseconds: one instruction of Lua, 64 bytes that are moved, or
// six cells that are visited. What cannot be counted (comparing long strings, passing thousands of arguments)
// is left to the clock. It measures the time of this thread and allows a slow machine ten times what the
// units take.
class Budget {
public:
    static constexpr std::uint64_t mostUnits = 4 * 1048576;

    // The budget of a level divided by part, for runs that somebody waits for.
    explicit Budget(std::stop_token abandoned = {}, unsigned part = 1);

    // Whether the last look found the budget spent.
    bool isSpent() const { return m_isSpent; }
    void spend(std::uint64_t units) {
        m_units += units;
        if (m_units >= m_nextLook)
            look();
    }
    std::uint64_t units() const { return m_units; }
    bool isAbandoned() const { return m_abandoned.stop_requested(); }

    // How many of Lua's instructions to run before the next look at the budget. Each may search the largest
    // block of memory in use.
    int stepsAtOnce() const { return m_stepsAtOnce; }
    // True if that number has become smaller.
    bool noteBlock(std::size_t bytes);

private:
    void look();

    static constexpr int usualSteps = 2048;

    std::stop_token m_abandoned;
    unsigned m_part;
    std::int64_t m_begin;
    std::uint64_t m_units = 0;
    std::uint64_t m_nextLook = usualSteps;
    int m_stepsAtOnce = usualSteps;
    bool m_isSpent = false;
};

} // namespace levwright::scriptroll

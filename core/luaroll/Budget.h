// SPDX-License-Identifier: GPL-3.0-or-later
// What one run of a script may cost, whatever it does. Internal to luaroll.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>

namespace levwright::luaroll {

// Counted in units of about ten nanoseconds: one of Lua's instructions, 64 bytes that are moved, six cells
// that are looked at. What cannot be counted (comparing long strings, handing on thousands of arguments) is
// left to the clock, which counts the time that this thread has had and leaves a slow machine ten times what
// the units take.
class Budget {
public:
    static constexpr std::uint64_t mostUnits = 4 * 1048576;

    explicit Budget(std::stop_token abandoned = {});

    // At once where there is something to find out.
    bool isSpent() const { return m_isSpent; }
    void spend(std::uint64_t units) {
        m_units += units;
        if (m_units >= m_nextLook)
            look();
    }
    std::uint64_t units() const { return m_units; }
    bool isAbandoned() const { return m_abandoned.stop_requested(); }

    // Of Lua's instructions, until the budget is looked at again. Each may go through the largest block of
    // memory that there is.
    int stepsAtOnce() const { return m_stepsAtOnce; }
    // True: there are fewer of them now.
    bool noteBlock(std::size_t bytes);

private:
    void look();

    static constexpr int usualSteps = 2048;

    std::stop_token m_abandoned;
    std::int64_t m_begin;
    std::uint64_t m_units = 0;
    std::uint64_t m_nextLook = usualSteps;
    int m_stepsAtOnce = usualSteps;
    bool m_isSpent = false;
};

} // namespace levwright::luaroll

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/luaroll/Budget.h"

#include <algorithm>
#include <ctime>

namespace levwright::luaroll {
namespace {

constexpr std::int64_t mostNanoseconds = 200'000'000;
// Through which Lua may go at every instruction without anybody noticing.
constexpr std::size_t smallBlock = 16384;

// Of this thread: another program, or a thread of a higher priority, does not count.
std::int64_t timeOfThread() {
    constexpr std::int64_t second = 1'000'000'000;
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::int64_t(now.tv_sec) * second + now.tv_nsec;
}

} // namespace

Budget::Budget(std::stop_token abandoned) : m_abandoned(std::move(abandoned)), m_begin(timeOfThread()) {}

bool Budget::noteBlock(std::size_t bytes) {
    const std::size_t steps = smallBlock * usualSteps / std::max(bytes, smallBlock);
    // Halves, so that this is rare.
    if (steps * 2 > std::size_t(m_stepsAtOnce))
        return false;
    m_stepsAtOnce = int(std::max<std::size_t>(steps, 1));
    return true;
}

void Budget::look() {
    m_nextLook = m_units + std::uint64_t(m_stepsAtOnce);
    m_isSpent =
        m_isSpent || m_units > mostUnits || isAbandoned() || timeOfThread() - m_begin > mostNanoseconds;
}

} // namespace levwright::luaroll

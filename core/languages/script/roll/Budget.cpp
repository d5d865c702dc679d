// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/Budget.h"

#include <algorithm>
#include <ctime>

namespace levwright::scriptroll {
namespace {

constexpr std::int64_t mostNanoseconds = 200'000'000;
// Lua may search a block of this size at every instruction without a noticeable delay.
constexpr std::size_t smallBlock = 16384;

// The time of this thread: other programs, and threads of a higher priority, do not count.
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
    // Halved, so that this seldom happens.
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

} // namespace levwright::scriptroll

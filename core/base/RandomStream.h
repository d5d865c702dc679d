// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace levwright {

// Random whole numbers that depend on the seed alone: the same on every machine and in every build. It uses
// whole numbers only (SplitMix64: a counter and a mixing function) and is small enough to copy freely.
class RandomStream {
public:
    explicit constexpr RandomStream(std::uint64_t seed = 0) : m_state(mixed(seed + step)) {}

    constexpr std::uint32_t next() {
        m_state += step;
        return std::uint32_t(mixed(m_state) >> 32U);
    }
    // 0..n-1, all equally likely (to 1 part in 2^32 / n); 0 if n is below 2.
    constexpr int below(int n) { return n < 2 ? 0 : int((std::uint64_t(next()) * std::uint32_t(n)) >> 32U); }
    // 1..n; 1 if n is below 2.
    constexpr int die(int n) { return 1 + below(n); }
    constexpr bool oneIn(int n) { return below(n) == 0; }
    // first..last, both included.
    constexpr int between(int first, int last) { return first + below(last - first + 1); }

private:
    static constexpr std::uint64_t step = 0x9e3779b97f4a7c15ULL;
    static constexpr std::uint64_t mixed(std::uint64_t x) {
        x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
        return x ^ (x >> 31U);
    }

    std::uint64_t m_state;
};

} // namespace levwright

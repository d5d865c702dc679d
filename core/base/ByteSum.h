// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// A checksum of bytes that come piece by piece; the same on every machine. It tells apart texts that differ
// by accident, not those that somebody made to look alike.
class ByteSum {
public:
    ByteSum() = default;
    ByteSum(std::size_t size, std::uint64_t value) : m_size(size), m_sum(value) {}
    void add(std::string_view bytes);
    std::size_t size() const { return m_size; }
    std::uint64_t value() const { return m_sum; }
    bool operator==(const ByteSum&) const = default;
    // "SIZE SUM"; the sum has 16 hexadecimal digits.
    std::string text() const;
    static std::optional<ByteSum> read(std::string_view size, std::string_view sum);
    static ByteSum of(std::string_view bytes);

private:
    std::size_t m_size = 0;
    std::uint64_t m_sum = 0xCBF29CE484222325U; // FNV-1a
};

} // namespace levwright

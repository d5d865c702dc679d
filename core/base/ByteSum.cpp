// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ByteSum.h"

#include <charconv>
#include <format>

namespace levwright {

void ByteSum::add(std::string_view bytes) {
    constexpr std::uint64_t prime = 0x100000001B3U;
    for (const char c : bytes)
        m_sum = (m_sum ^ static_cast<unsigned char>(c)) * prime;
    m_size += bytes.size();
}

std::string ByteSum::text() const {
    return std::format("{} {:016x}", m_size, m_sum);
}

std::optional<ByteSum> ByteSum::read(std::string_view size, std::string_view sum) {
    constexpr int hexadecimal = 16;
    ByteSum read;
    const char* const sizeEnd = size.data() + size.size();
    const char* const sumEnd = sum.data() + sum.size();
    const auto sizeRead = std::from_chars(size.data(), sizeEnd, read.m_size);
    const auto sumRead = std::from_chars(sum.data(), sumEnd, read.m_sum, hexadecimal);
    const bool good = sizeRead.ec == std::errc() && sizeRead.ptr == sizeEnd && sumRead.ec == std::errc() &&
                      sumRead.ptr == sumEnd;
    return good ? std::optional(read) : std::nullopt;
}

ByteSum ByteSum::of(std::string_view bytes) {
    ByteSum sum;
    sum.add(bytes);
    return sum;
}

} // namespace levwright

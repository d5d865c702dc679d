// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Phrase.h"
#include "core/base/Result.h"
#include "core/target/Abi.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace levwright {

// Writes numbers and texts as C structures. Padding is 0. Numbers that are too wide for their field keep
// their low bits. It keeps the first failure. The counterpart of ByteReader.
class ByteWriter {
public:
    template <class T>
    using Ref = const T&;

    explicit ByteWriter(Abi abi) : m_abi(abi) { grow(usualSize); }

    const Abi& abi() const { return m_abi; }
    bool failed() const { return m_error.has_value(); }
    void fail(std::string message);
    // The written bytes, or the first failure.
    Result<std::string> finish();

    void startRecord(std::string_view what);
    void alignTo(std::size_t size) { skip((size - (m_size - m_recordStart) % size) % size); }
    void skip(std::size_t count) { std::fill_n(room(count), count, '\0'); }

    template <class... Ints>
    void bytes(const Ints&... values) {
        const std::array<char, sizeof...(values)> bytes{static_cast<char>(values)...};
        std::memcpy(room(bytes.size()), bytes.data(), bytes.size());
    }
    void int16(int value) { number(std::uint64_t(value), 2); }
    void int32(int value) { number(std::uint64_t(value), 4); }
    void word(std::uint32_t value) { number(value, m_abi.wordSize()); }
    // The lowest size bytes; size is 1 to 8.
    void number(std::uint64_t value, std::size_t size) {
        if (m_abi.byteOrder != std::endian::native)
            value = std::byteswap(value) >> (8 * (sizeof value - size));
        const auto bytes = std::bit_cast<std::array<char, sizeof value>>(value);
        const std::size_t first = std::endian::native == std::endian::little ? 0 : sizeof value - size;
        std::memcpy(room(size), bytes.data() + first, size);
    }

    // Error: the text has 2 GiB or more.
    void textLength(std::string_view text);
    void text(std::string_view text) { text.copy(room(text.size()), text.size()); }

private:
    static constexpr std::size_t usualSize = 4096; // more than most level files have

    // Where the next count bytes go. Appending each number to a string would cost more than everything else
    // here.
    char* room(std::size_t count) {
        if (m_capacity - m_size < count)
            grow(2 * m_capacity + count);
        return m_bytes.get() + std::exchange(m_size, m_size + count);
    }
    void grow(std::size_t capacity);

    Abi m_abi;
    std::unique_ptr<char[]> m_bytes;
    std::size_t m_capacity = 0;
    std::size_t m_size = 0;
    std::size_t m_recordStart = 0;
    std::string_view m_record = said("the file header");
    std::optional<Error> m_error;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/target/Abi.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Writes numbers and texts as C structures. Padding is 0. Numbers that are too wide for their field keep
// their low bits. It keeps the first failure. The counterpart of ByteReader.
class ByteWriter {
public:
    template <class T>
    using Ref = const T&;

    explicit ByteWriter(Abi abi) : m_abi(abi) { m_bytes.reserve(usualSize); }

    const Abi& abi() const { return m_abi; }
    bool failed() const { return m_error.has_value(); }
    void fail(std::string message);
    // The written bytes, or the first failure.
    Result<std::string> finish();

    void startRecord(std::string_view what);
    void alignTo(std::size_t size) { skip((size - (m_bytes.size() - m_recordStart) % size) % size); }
    void skip(std::size_t count) { m_bytes.append(count, '\0'); }

    template <class... Ints>
    void bytes(const Ints&... values) {
        const std::array<char, sizeof...(values)> bytes{static_cast<char>(values)...};
        m_bytes.append(bytes.data(), bytes.size());
    }
    void int16(int value) { number(std::uint64_t(value), 2); }
    void int32(int value) { number(std::uint64_t(value), 4); }
    void word(std::uint32_t value) { number(value, m_abi.wordSize()); }
    void number(std::uint64_t value, std::size_t size);

    // Error: the text has 2 GiB or more.
    void textLength(std::string_view text);
    void text(std::string_view text) { m_bytes += text; }

private:
    static constexpr std::size_t usualSize = 4096; // more than most level files have

    Abi m_abi;
    std::string m_bytes;
    std::size_t m_recordStart = 0;
    std::string_view m_record = "the file header";
    std::optional<Error> m_error;
};

} // namespace levwright

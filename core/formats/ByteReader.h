// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Phrase.h"
#include "core/base/Result.h"
#include "core/target/Abi.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Reads the numbers and texts of C structures from bytes. It keeps the first failure; everything that is read
// after it is 0 or empty, so a reader of records need not check error() each time. It never reads outside of
// the bytes. ByteWriter has the same functions with the same meaning.
class ByteReader {
public:
    // The parameter type of a layout that both reads and writes: here the value that is filled in.
    template <class T>
    using Ref = T&;

    // The bytes must outlive the reader.
    ByteReader(std::string_view bytes, Abi abi) : m_bytes(bytes), m_abi(abi) {}

    const Abi& abi() const { return m_abi; }
    std::size_t offset() const { return m_offset; }
    std::size_t remaining() const { return m_bytes.size() - m_offset; }
    bool failed() const { return m_error.has_value(); }
    const std::optional<Error>& error() const { return m_error; }
    // Keeps the first failure: "byte OFFSET: expected WHAT". The offset is that of the next byte, or the
    // given one.
    void fail(const std::string& expected) { failAt(m_offset, expected); }
    void failAt(std::size_t offset, const std::string& expected);

    // Starts a record; errors use the name of its kind.
    void startRecord(std::string_view what);
    // Skips padding up to the next multiple of size bytes from the start of the record.
    void alignTo(std::size_t size) { skip((size - (m_offset - m_recordStart) % size) % size); }
    // Skips bytes with any value.
    void skip(std::size_t count) { take(count); }

    // Numbers of one signed byte each.
    template <class... Ints>
    void bytes(Ints&... values) {
        ((values = static_cast<signed char>(number(1))), ...);
    }
    void int16(int& value) { value = static_cast<std::int16_t>(number(2)); }
    void int32(int& value) { value = static_cast<std::int32_t>(number(4)); }
    // A C unsigned long that holds at most 32 bits. Error: it holds more.
    void word(std::uint32_t& value);
    // An unsigned number of 1, 2, 4 or 8 bytes.
    std::uint64_t number(std::size_t size);

    // The length of a text that follows later: 32 bits at the start of a field as wide as a pointer. It
    // becomes the size of text. Error: it is more than the bytes that are left.
    void textLength(std::string& text);
    // The bytes of a text whose length has been read.
    void text(std::string& text);

private:
    // The next count bytes. If there are fewer, nothing is read and that is an error.
    std::string_view take(std::size_t count);

    std::string_view m_bytes;
    Abi m_abi;
    std::size_t m_offset = 0;
    std::size_t m_recordStart = 0;
    std::string_view m_record = said("the file header");
    std::optional<Error> m_error;
};

} // namespace levwright

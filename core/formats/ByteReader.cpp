// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/ByteReader.h"

#include "core/base/Phrase.h"

#include <format>

namespace levwright {

void ByteReader::failAt(std::size_t offset, const std::string& expected) {
    if (!m_error)
        m_error = Error{say("byte {}: expected {}", offset, expected)};
}

void ByteReader::startRecord(std::string_view what) {
    m_record = what;
    m_recordStart = m_offset;
}

void ByteReader::word(std::uint32_t& value) {
    const std::size_t start = m_offset;
    const std::uint64_t wide = number(m_abi.wordSize());
    if (wide > UINT32_MAX)
        failAt(start, say("a number of at most 32 bits in {}", m_record));
    value = failed() ? 0 : std::uint32_t(wide);
}

std::uint64_t ByteReader::number(std::size_t size) {
    const std::string_view taken = take(size);
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < taken.size(); ++i) {
        const std::size_t at = m_abi.byteOrder == std::endian::little ? taken.size() - 1 - i : i;
        value = value << 8 | static_cast<unsigned char>(taken[at]);
    }
    return value;
}

void ByteReader::textLength(std::string& text) {
    const std::size_t start = m_offset;
    const std::uint64_t length = number(4);
    skip(m_abi.wordSize() - 4);
    text.clear();
    if (length > remaining())
        failAt(start, say("a text length in {} of at most the {} bytes left, not {}", m_record, remaining(),
                          length));
    else if (!failed())
        text.resize(std::size_t(length));
}

void ByteReader::text(std::string& text) {
    text = take(text.size());
}

std::string_view ByteReader::take(std::size_t count) {
    if (failed())
        return {};
    if (count > remaining()) {
        failAt(m_bytes.size(), say("{} more bytes of {} (which begins at byte {}), but the file ends",
                                   count - remaining(), m_record, m_recordStart));
        return {};
    }
    const std::string_view taken = m_bytes.substr(m_offset, count);
    m_offset += count;
    return taken;
}

} // namespace levwright

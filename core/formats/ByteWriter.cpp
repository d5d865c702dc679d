// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/ByteWriter.h"

#include <format>

namespace levwright {

void ByteWriter::fail(std::string message) {
    if (!m_error)
        m_error = Error{std::move(message)};
}

Result<std::string> ByteWriter::finish() {
    if (m_error)
        return std::unexpected(*m_error);
    return std::move(m_bytes);
}

void ByteWriter::startRecord(std::string_view what) {
    m_record = what;
    m_recordStart = m_bytes.size();
}

void ByteWriter::number(std::uint64_t value, std::size_t size) {
    std::array<char, sizeof value> bytes{};
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t place = m_abi.byteOrder == std::endian::little ? i : size - 1 - i;
        bytes[i] = static_cast<char>(value >> (8 * place) & 0xff);
    }
    m_bytes.append(bytes.data(), size);
}

void ByteWriter::textLength(std::string_view text) {
    if (text.size() > INT32_MAX)
        fail(
            std::format("a text of {} has {} bytes; the file can hold {}", m_record, text.size(), INT32_MAX));
    number(text.size(), 4);
    skip(m_abi.wordSize() - 4);
}

} // namespace levwright

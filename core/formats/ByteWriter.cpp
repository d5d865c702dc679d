// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/ByteWriter.h"

#include "core/base/Phrase.h"

#include <format>

namespace levwright {

void ByteWriter::fail(std::string message) {
    if (!m_error)
        m_error = Error{std::move(message)};
}

Result<std::string> ByteWriter::finish() {
    if (m_error)
        return std::unexpected(*m_error);
    return std::string(m_bytes.get(), m_size);
}

void ByteWriter::grow(std::size_t capacity) {
    auto bytes = std::make_unique_for_overwrite<char[]>(capacity);
    std::copy_n(m_bytes.get(), m_size, bytes.get());
    m_bytes = std::move(bytes);
    m_capacity = capacity;
}

void ByteWriter::startRecord(std::string_view what) {
    m_record = what;
    m_recordStart = m_size;
}

void ByteWriter::textLength(std::string_view text) {
    if (text.size() > INT32_MAX)
        fail(say("a text of {} has {} bytes; the file can hold {}", m_record, text.size(), INT32_MAX));
    number(text.size(), 4);
    skip(m_abi.wordSize() - 4);
}

} // namespace levwright

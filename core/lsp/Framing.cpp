// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Framing.h"

#include "core/base/Numbers.h"

#include <algorithm>
#include <cctype>
#include <format>

namespace levwright::lsp {
namespace {

constexpr std::string_view endOfHeader = "\r\n\r\n";
constexpr std::size_t longestHeader = 4096;

// The length that a header gives; empty if it gives none.
std::optional<std::size_t> lengthIn(std::string_view header) {
    constexpr std::string_view name = "content-length:";
    while (!header.empty()) {
        const std::size_t end = std::min(header.find("\r\n"), header.size());
        std::string_view line = header.substr(0, end);
        header.remove_prefix(std::min(end + 2, header.size()));
        const bool isLength = line.size() > name.size() &&
                              std::ranges::equal(line.substr(0, name.size()), name, [](char a, char b) {
                                  return std::tolower(static_cast<unsigned char>(a)) == b;
                              });
        if (!isLength)
            continue;
        line.remove_prefix(name.size());
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        return wholeNumber<std::size_t>(line.substr(0, line.find_last_not_of(' ') + 1));
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> MessageReader::next() {
    const std::size_t end = m_bytes.find(endOfHeader);
    if (m_isBroken || end == std::string::npos) {
        m_isBroken = m_isBroken || m_bytes.size() > longestHeader;
        return std::nullopt;
    }
    const std::optional<std::size_t> length = lengthIn(std::string_view(m_bytes).substr(0, end));
    m_isBroken = !length || *length > largestMessage;
    const std::size_t begin = end + endOfHeader.size();
    if (m_isBroken || m_bytes.size() - begin < *length)
        return std::nullopt;
    std::string content = m_bytes.substr(begin, *length);
    m_bytes.erase(0, begin + *length);
    return content;
}

std::string framed(std::string_view content) {
    return std::format("Content-Length: {}\r\n\r\n{}", content.size(), content);
}

} // namespace levwright::lsp

// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of the Language Server Protocol in a stream of bytes: a header that gives the length, a blank
// line, and the content.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace levwright::lsp {

constexpr std::size_t largestMessage = std::size_t(512) << 20U;

class MessageReader {
public:
    void add(std::string_view bytes) { m_bytes += bytes; }
    // The content of the next message; empty if it is not there yet, and if the stream is broken.
    std::optional<std::string> next();
    // Whether the stream is something else than messages, or a message is too large.
    bool isBroken() const { return m_isBroken; }

private:
    std::string m_bytes;
    bool m_isBroken = false;
};

std::string framed(std::string_view content);

} // namespace levwright::lsp

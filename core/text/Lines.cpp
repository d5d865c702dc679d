// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Lines.h"

#include <algorithm>

namespace levwright {
namespace {

std::string lineEndBefore(std::string_view text, Offset at) {
    const std::size_t lineFeed = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    return lineFeed != std::string_view::npos && lineFeed > 0 && text[lineFeed - 1] == '\r' ? "\r\n" : "\n";
}

} // namespace

Offset startOfLine(std::string_view text, Offset at) {
    const std::size_t lineFeed = text.substr(0, at).rfind('\n');
    return lineFeed == std::string_view::npos ? 0 : lineFeed + 1;
}

Offset endOfLine(std::string_view text, Offset at) {
    const std::size_t lineFeed = text.find('\n', at);
    return lineFeed == std::string_view::npos ? text.size() : lineFeed + 1;
}

std::string_view trimmed(std::string_view line) {
    const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
    return line.substr(first, line.find_last_not_of(" \t") + 1 - first);
}

TextEdit insertLineBehind(std::string_view text, Offset after, std::string_view lines) {
    const std::size_t lineFeed = text.find('\n', after);
    const Offset at = lineFeed == std::string_view::npos ? text.size() : lineFeed + 1;
    const std::string lineEnd = lineEndBefore(text, at);
    std::string inserted = lineFeed == std::string_view::npos ? lineEnd : std::string();
    for (const char c : lines) {
        const bool isEnd = c == '\n' && !inserted.ends_with('\r');
        inserted += isEnd ? lineEnd : std::string(1, c);
    }
    return TextEdit::insert(at, inserted + lineEnd);
}

} // namespace levwright

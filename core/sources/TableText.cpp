// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/TableText.h"

namespace levwright::sources {

namespace {

bool isControl(char c) {
    constexpr char firstPrintable = ' ';
    constexpr char erasing = '\x7F';
    return (c >= 0 && c < firstPrintable) || c == erasing;
}

} // namespace

void TableText::add(std::initializer_list<std::string_view> fields) {
    char separator = 0;
    for (const std::string_view field : fields) {
        if (separator != 0)
            m_text += separator;
        separator = '\t';
        for (const char c : field)
            m_text += isControl(c) ? ' ' : c;
    }
    m_text += '\n';
}

std::string numberField(std::optional<std::int64_t> number) {
    return number ? std::to_string(*number) : std::string();
}

std::string characterField(char character) {
    if (isControl(character))
        return {};
    return {'\'', character, '\''};
}

} // namespace levwright::sources

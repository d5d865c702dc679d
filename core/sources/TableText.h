// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace levwright::sources {

// Writes the text of a table. Control characters become blanks.
class TableText {
public:
    explicit TableText(std::string_view tabSeparatedColumns)
        : m_text(std::string(tabSeparatedColumns) + '\n') {}
    void add(std::initializer_list<std::string_view> fields);
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

std::string numberField(std::optional<std::int64_t> number);
// A character between apostrophes; empty for none.
std::string characterField(char character);

} // namespace levwright::sources

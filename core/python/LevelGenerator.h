// SPDX-License-Identifier: GPL-3.0-or-later
// What MiniHack's LevelGenerator makes of its calls. Internal to python.
#pragma once

#include "core/python/Expression.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::python {

// A byte of the code of a cell; a program is cell 0.
struct CodePlace {
    std::size_t cell = 0;
    Offset at = 0;
};

struct PlacedText {
    std::string text;
    CodePlace place; // of the call that it comes from
};

class LevelGenerator {
public:
    // place: of the call that makes it. What only the running program knows is said in comments.
    LevelGenerator(const CallArguments& arguments, CodePlace place);

    // A call of one of its methods. line: of the call, from 1.
    void call(std::string_view method, const CallArguments& arguments, CodePlace place, std::size_t line);
    void add(std::string text, CodePlace place) { m_footer.push_back({std::move(text), place}); }
    // A comment among the statements.
    void note(std::string_view text, CodePlace place);

    std::int64_t width() const { return m_width; }
    std::int64_t height() const { return std::int64_t(m_rows.size()); }
    CodePlace place() const { return m_place; }

    // The description of the level, in order.
    std::vector<PlacedText> texts() const;

private:
    void setMap(const PythonValue& map, const PythonValue& width, const PythonValue& height,
                const PythonValue& fill);
    void setCell(const PythonValue& place, char cell);
    std::string statementOf(std::string_view method, const std::vector<PythonValue>& values);
    std::string start(const PythonValue& first, const PythonValue& last, bool isRegion);

    CodePlace m_place;
    std::string m_notes; // before the header
    std::string m_header;
    std::vector<std::string> m_rows;
    std::int64_t m_width = 0;
    std::vector<PlacedText> m_footer;
    bool m_hasStart = false;
};

} // namespace levwright::python

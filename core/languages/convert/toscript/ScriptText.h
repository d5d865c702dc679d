// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a script that is being written. Internal to convert.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace levwright::toscript {

class ScriptText {
public:
    void line(std::string_view words);
    // words is a comment of the source. Its # and the blanks before that are left out.
    void comment(std::string_view words);
    void blank() { m_text += '\n'; }

    void indent() { ++m_depth; }
    void outdent() { --m_depth; }

    const std::string& text() const { return m_text; }

private:
    std::string m_text;
    int m_depth = 0;
};

// A call in the form in which it is written: des.trap("pit", 3, 5), or with one table of keys.
class CallText {
public:
    explicit CallText(std::string_view function) : m_function(function) {}

    void argument(std::string words) { m_arguments.push_back(std::move(words)); }
    void key(std::string_view key, std::string_view value);
    bool hasKeys() const { return !m_keys.empty(); }
    std::string text() const;
    // The text up to the contents of the function: des.room({ lit = 1, contents = function()
    std::string textUpTo(std::string_view functionKey) const;

private:
    std::string m_function;
    std::vector<std::string> m_arguments;
    std::string m_keys;
};

} // namespace levwright::toscript

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/LiteralWriter.h"

#include <format>

namespace levwright::python {
namespace {

class Writer {
public:
    Writer(const PythonLiteral& literal, std::string_view lineEnd) : m_literal(literal), m_lineEnd(lineEnd) {}

    std::string write(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool endsRun = i + 1 == text.size() || (i > 0 && text[i - 1] == m_literal.quote);
            add(text[i], endsRun);
        }
        return std::move(m_written);
    }

private:
    // endsRun: a quote here could be one of three that end the literal.
    void add(char c, bool endsRun) {
        if (c == '\n' && m_literal.isTriple)
            m_written += m_lineEnd;
        else if (m_literal.isFormatted && (c == '{' || c == '}'))
            m_written.append(2, c);
        else if (m_literal.isRaw)
            m_written += c;
        else if (c == '\\' || (c == m_literal.quote && (endsRun || !m_literal.isTriple)))
            m_written.append({'\\', c});
        else if (c == '\n' || c == '\r')
            m_written += c == '\n' ? "\\n" : "\\r";
        else if (c == '\0' || (m_literal.isBytes && static_cast<unsigned char>(c) >= 0x80))
            m_written += std::format("\\x{:02x}", unsigned(static_cast<unsigned char>(c)));
        else
            m_written += c;
    }

    const PythonLiteral& m_literal;
    std::string_view m_lineEnd;
    std::string m_written;
};

} // namespace

std::string written(std::string_view text, const PythonLiteral& literal, std::string_view lineEnd) {
    return Writer(literal, lineEnd).write(text);
}

} // namespace levwright::python

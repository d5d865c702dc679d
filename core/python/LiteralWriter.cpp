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
        const bool isBrace = m_literal.isFormatted && (c == '{' || c == '}');
        const bool endsLiteral = c == m_literal.quote && (endsRun || !m_literal.isTriple);
        if (c == '\n' && m_literal.isTriple)
            m_written += m_lineEnd;
        else if (isBrace)
            m_written.append(2, c);
        else if (!m_literal.isRaw && (c == '\\' || endsLiteral))
            m_written.append({'\\', c});
        else if (!m_literal.isRaw && needsEscape(c))
            m_written += escaped(c);
        else
            m_written += c;
    }

    bool needsEscape(char c) const {
        return c == '\n' || c == '\r' || c == '\0' ||
               (m_literal.isBytes && static_cast<unsigned char>(c) >= 0x80);
    }

    static std::string escaped(char c) {
        return c == '\n'   ? "\\n"
               : c == '\r' ? "\\r"
                           : std::format("\\x{:02x}", unsigned(static_cast<unsigned char>(c)));
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

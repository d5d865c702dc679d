// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/ScriptTable.h"

#include "core/text/Lines.h"

#include <algorithm>
#include <format>

namespace levwright {

using lua::NodeIndex;
using lua::NodeKind;

char ScriptTable::quote() const {
    const auto quoteIn = [&](std::uint32_t from, std::uint32_t to) {
        for (std::uint32_t i = from; i < to; ++i) {
            if (m_script.tree.tokens[i].kind == lua::TokenKind::QuotedString)
                return m_script.text[m_script.tree.tokens[i].begin];
        }
        return '\0';
    };
    if (const char own = quoteIn(m_script.at(m_table).firstToken, m_script.at(m_table).endToken); own != '\0')
        return own;
    const char any = quoteIn(0, std::uint32_t(m_script.tree.tokens.size()));
    return any == '\0' ? '"' : any;
}

std::string ScriptTable::equalsSign() const {
    for (const NodeIndex entry : m_script.childrenOf(m_table)) {
        if (m_script.at(entry).kind != NodeKind::NamedEntry)
            continue;
        const NodeIndex name = m_script.at(entry).firstChild;
        const Offset begin = m_script.tree.range(name).end;
        const std::string_view between =
            m_script.text.substr(begin, m_script.tree.range(m_script.at(name).nextSibling).begin - begin);
        if (between.find_first_not_of(" \t=") == std::string_view::npos)
            return std::string(between);
    }
    return " = ";
}

bool ScriptTable::beginsLine(Offset at) const {
    const Offset begin = startOfLine(m_script.text, at);
    return m_script.text.substr(begin, at - begin).find_first_not_of(" \t") == std::string_view::npos;
}

std::string_view ScriptTable::lineEnd() const {
    return m_script.text.contains("\r\n") ? "\r\n" : "\n";
}

bool ScriptTable::hasLines() const {
    const std::vector<NodeIndex> entries = m_script.childrenOf(m_table);
    const Range table = m_script.tree.range(m_table);
    if (entries.empty())
        return m_script.slice(m_table).contains('\n');
    const Offset last = m_script.tree.range(entries.back()).begin;
    return beginsLine(last) && last > table.begin &&
           m_script.text.substr(table.begin, last - table.begin).contains('\n');
}

std::string ScriptTable::indentAt(Offset at) const {
    const Offset begin = startOfLine(m_script.text, at);
    const std::size_t end = std::min(m_script.text.find_first_not_of(" \t", begin), m_script.text.size());
    return std::string(m_script.text.substr(begin, end - begin));
}

std::string ScriptTable::indent() const {
    const std::vector<NodeIndex> entries = m_script.childrenOf(m_table);
    if (!entries.empty() && hasLines())
        return indentAt(m_script.tree.range(entries.back()).begin);
    const std::string own = indentAt(m_script.tree.range(m_table).begin);
    return own + (own.starts_with('\t') ? "\t" : "   ");
}

Range ScriptTable::separatorBehind(NodeIndex entry) const {
    for (std::uint32_t i = m_script.at(entry).endToken; i < m_script.at(m_table).endToken; ++i) {
        const lua::Token& token = m_script.tree.tokens[i];
        if (token.kind == lua::TokenKind::Comma || token.kind == lua::TokenKind::Semicolon)
            return token.range();
        if (!lua::isSkipped(token.kind))
            break;
    }
    const Offset end = m_script.tree.range(entry).end;
    return {end, end};
}

TextEdit ScriptTable::withEntry(const std::string& entry) const {
    const std::vector<NodeIndex> entries = m_script.childrenOf(m_table);
    const Range table = m_script.tree.range(m_table);
    const std::string newLine = std::string(lineEnd()) + indent();
    if (entries.empty()) {
        const Range inside = m_script.insideOf(m_table);
        const std::string_view between = m_script.text.substr(inside.begin, inside.size());
        if (between.find_first_not_of(" \t\r\n") != std::string_view::npos) // comments
            return TextEdit::insert(inside.begin, " " + entry);
        const std::string closing = std::string(lineEnd()) + indentAt(table.begin);
        return TextEdit::replace(inside, hasLines() ? newLine + entry + closing : " " + entry + " ");
    }
    const Range last = m_script.tree.range(entries.back());
    const Range separator = separatorBehind(entries.back());
    const bool isClosed = !separator.empty();
    const std::string more =
        isClosed ? entry + std::string(m_script.text.substr(separator.begin, separator.size())) : entry;
    if (!hasLines())
        return TextEdit::insert(separator.end, (isClosed ? " " : ", ") + more);
    // The range ends after a comment on its line.
    Offset end = std::min(m_script.text.find_first_of("\r\n", separator.end), m_script.text.size());
    const std::string_view rest = m_script.text.substr(separator.end, end - separator.end);
    const std::size_t other = rest.find_first_not_of(" \t");
    const bool isFree = other == std::string_view::npos || rest.substr(other).starts_with("--");
    if (!isFree || rest.contains("--["))
        end = separator.end;
    if (isClosed || end == last.end)
        return TextEdit::insert(end, (isClosed ? "" : ",") + newLine + more);
    return TextEdit({{{last.end, last.end}, ","}, {{end, end}, newLine + more}});
}

TextEdit ScriptTable::withoutEntry(NodeIndex entry) const {
    const std::vector<NodeIndex> entries = m_script.childrenOf(m_table);
    const std::size_t index = std::size_t(std::ranges::find(entries, entry) - entries.begin());
    const Range range = m_script.tree.range(entry);
    const Range separator = separatorBehind(entry);
    const bool isLast = index + 1 == entries.size();
    std::vector<Replacement> edit;
    // The entry that becomes the last one now ends like the last one did.
    if (isLast && separator.empty() && index > 0)
        if (const Range before = separatorBehind(entries[index - 1]); !before.empty())
            edit.push_back({before, ""});
    const Offset lineEnd = endOfLine(m_script.text, separator.end);
    const std::string_view rest = m_script.text.substr(separator.end, lineEnd - separator.end);
    const std::size_t other = rest.find_first_not_of(" \t\r\n");
    const bool isAlone =
        beginsLine(range.begin) &&
        (other == std::string_view::npos || (rest.substr(other).starts_with("--") && !rest.contains("--[")));
    if (isAlone) {
        edit.push_back({{startOfLine(m_script.text, range.begin), lineEnd}, ""});
    } else if (isLast && index > 0) {
        const Offset begin = edit.empty() ? separatorBehind(entries[index - 1]).end : edit.back().range.begin;
        edit = {{{begin, separator.end}, ""}};
    } else {
        const Offset end = isLast ? separator.end : m_script.tree.range(entries[index + 1]).begin;
        edit.push_back({{range.begin, end}, ""});
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright

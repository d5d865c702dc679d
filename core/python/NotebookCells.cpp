// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/NotebookCells.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace levwright::python {
namespace {

// Walks through JSON that is known to be sound.
class JsonWalker {
public:
    explicit JsonWalker(std::string_view bytes) : m_bytes(bytes) {}

    Offset at() const { return m_at; }
    char next() {
        m_at = std::min(m_bytes.find_first_not_of(" \t\r\n", m_at), m_bytes.size());
        return m_at < m_bytes.size() ? m_bytes[m_at] : '\0';
    }

    // Calls read(key) with each key of an object; it must pass over the value. False if there is no object.
    template <class Read>
    bool forMembers(const Read& read) {
        if (next() != '{')
            return false;
        ++m_at;
        while (next() == '"') {
            const std::string key = passString();
            next();
            ++m_at; // the colon
            read(key);
            if (next() == ',')
                ++m_at;
        }
        ++m_at;
        return true;
    }

    // Calls read() for each element of an array. False if there is no array.
    template <class Read>
    bool forElements(const Read& read) {
        if (next() != '[')
            return false;
        ++m_at;
        while (next() != ']' && m_at < m_bytes.size()) {
            read();
            if (next() == ',')
                ++m_at;
        }
        ++m_at;
        return true;
    }

    void pass() {
        int open = 0;
        do {
            const char c = next();
            if (m_at >= m_bytes.size())
                return;
            if (c == '"') {
                passString();
            } else if (c == '{' || c == '[') {
                ++open;
                ++m_at;
            } else if (c == '}' || c == ']') {
                --open;
                ++m_at;
            } else if (c == ',' || c == ':') {
                ++m_at;
            } else {
                m_at = std::min(m_bytes.find_first_of(",:]}\"[{ \t\r\n", m_at), m_bytes.size());
            }
        } while (open > 0);
    }

    // The characters of a string with their places; nothing for other values.
    template <class Take>
    void readString(const Take& take) {
        if (next() != '"')
            return pass();
        for (++m_at; m_at < m_bytes.size() && m_bytes[m_at] != '"';) {
            const Offset begin = m_at;
            const std::size_t size = sizeOfCharacter();
            m_at += size;
            const std::string_view source = m_bytes.substr(begin, size);
            take(size == 1 ? std::string(source) : decoded(source), Range{begin, begin + size});
        }
        ++m_at;
    }

    std::string passString() {
        std::string text;
        readString([&](const std::string& character, Range /*source*/) { text += character; });
        return text;
    }

private:
    std::size_t sizeOfCharacter() const {
        if (m_bytes[m_at] != '\\')
            return 1;
        if (m_bytes[m_at + 1] != 'u')
            return 2;
        constexpr std::size_t escape = 6;
        const char half = m_bytes[m_at + 3];
        const bool isFirstHalf =
            (m_bytes[m_at + 2] == 'd' || m_bytes[m_at + 2] == 'D') &&
            (half == '8' || half == '9' || half == 'a' || half == 'b' || half == 'A' || half == 'B');
        return isFirstHalf ? 2 * escape : escape;
    }

    static std::string decoded(std::string_view escape) {
        return nlohmann::json::parse("\"" + std::string(escape) + "\"").get<std::string>();
    }

    std::string_view m_bytes;
    Offset m_at = 0;
};

// The blanks and the comma that separate two lines, made up from how the first one stands if there is no
// second.
std::string separatorOf(std::string_view notebook, const std::vector<Range>& lines) {
    if (lines.size() > 1)
        return std::string(notebook.substr(lines[0].end, lines[1].begin - lines[0].end));
    const std::size_t lineStart = notebook.substr(0, lines[0].begin).rfind('\n') + 1;
    const std::string_view before = notebook.substr(lineStart, lines[0].begin - lineStart);
    const bool isAlone = before.find_first_not_of(" \t") == std::string_view::npos;
    return isAlone ? ",\n" + std::string(before) : ", ";
}

NotebookCell codeAt(JsonWalker& walker, std::string_view notebook) {
    NotebookCell cell;
    const auto take = [&](const std::string& character, Range source) {
        cell.code += character;
        cell.origins.insert(cell.origins.end(), character.size(), source);
    };
    std::vector<Range> lines;
    const bool isArray = walker.forElements([&] {
        walker.next();
        const Offset begin = walker.at();
        walker.readString(take);
        lines.push_back({begin, walker.at()});
    });
    if (!isArray)
        walker.readString(take);
    else if (!lines.empty())
        cell.betweenLines = separatorOf(notebook, lines);
    return cell;
}

void readCell(JsonWalker& walker, std::string_view notebook, std::vector<NotebookCell>& cells) {
    std::string type;
    NotebookCell cell;
    const bool isObject = walker.forMembers([&](const std::string& key) {
        if (key == "cell_type" && walker.next() == '"')
            type = walker.passString();
        else if (key == "source")
            cell = codeAt(walker, notebook);
        else
            walker.pass();
    });
    if (!isObject)
        walker.pass();
    else if (type == "code" && !cell.code.empty())
        cells.push_back(std::move(cell));
}

// As the inside of JSON strings, with a string for each line where the code has one for each.
std::string writtenAs(std::string_view code, const NotebookCell& cell, bool endsString) {
    std::string bytes;
    while (!code.empty()) {
        const std::size_t feed = code.find('\n');
        const std::size_t size = feed == std::string_view::npos ? code.size() : feed + 1;
        const std::string line = nlohmann::json(code.substr(0, size))
                                     .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        bytes += line.substr(1, line.size() - 2);
        code.remove_prefix(size);
        const bool isLast = code.empty() && (endsString || feed == std::string_view::npos);
        if (!cell.betweenLines.empty() && !isLast && feed != std::string_view::npos)
            bytes += '"' + cell.betweenLines + '"';
    }
    return bytes;
}

} // namespace

Result<std::vector<NotebookCell>> codeCellsOf(std::string_view notebook) {
    if (!nlohmann::json::accept(notebook))
        return failure(say("This is not a notebook: it is not sound JSON."));
    std::vector<NotebookCell> cells;
    JsonWalker walker(notebook);
    walker.forMembers([&](const std::string& key) {
        const bool isRead = key == "cells" && walker.forElements([&] { readCell(walker, notebook, cells); });
        if (!isRead)
            walker.pass();
    });
    return cells;
}

std::string withCode(std::string_view notebook, const NotebookCell& cell, std::string_view code) {
    const std::string& old = cell.code;
    const std::size_t shorter = std::min(old.size(), code.size());
    std::size_t first = 0;
    while (first < shorter && old[first] == code[first])
        ++first;
    std::size_t same = 0; // at the end
    while (same < shorter - first && old[old.size() - 1 - same] == code[code.size() - 1 - same])
        ++same;
    // Bytes of one character stay together.
    const auto splits = [&](std::size_t at) {
        return at > 0 && at < old.size() &&
               (cell.origins[at - 1] == cell.origins[at] ||
                (static_cast<unsigned char>(old[at]) & 0xc0U) == 0x80U);
    };
    while (splits(first))
        --first;
    while (splits(old.size() - same))
        --same;
    const std::size_t last = old.size() - same;
    const Offset begin = first < old.size() ? cell.origins[first].begin : cell.origins.back().end;
    Offset end = last > first ? cell.origins[last - 1].end : begin;
    const bool isWholeLine = (first == 0 || cell.origins[first - 1].end != begin) && notebook[end] == '"';
    const std::string toNextLine = '"' + cell.betweenLines + '"';
    if (isWholeLine && first + same == code.size() && !cell.betweenLines.empty() &&
        notebook.substr(end).starts_with(toNextLine))
        end += toNextLine.size();
    std::string changed(notebook.substr(0, begin));
    changed += writtenAs(code.substr(first, code.size() - same - first), cell, notebook[end] == '"');
    changed += notebook.substr(end);
    return changed;
}

} // namespace levwright::python

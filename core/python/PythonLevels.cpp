// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonLevels.h"

#include "core/base/Phrase.h"
#include "core/python/LiteralParser.h"
#include "core/python/ProgramRun.h"

#include <algorithm>
#include <array>

namespace levwright::python {
namespace {

constexpr std::string_view blanks = " \t";

// Calls look(line) for each line, with its line feed.
template <class Look>
void forLines(std::string_view text, const Look& look) {
    while (!text.empty()) {
        const std::size_t feed = text.find('\n');
        const std::size_t size = feed == std::string_view::npos ? text.size() : feed + 1;
        look(text.substr(0, size));
        text.remove_prefix(size);
    }
}

std::string_view withoutBlanks(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    return line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
}

bool beginsLevel(std::string_view line) {
    constexpr std::array<std::string_view, 6> words{"MAZE", "LEVEL", "ROOM", "GEOMETRY", "INIT_MAP", "NOMAP"};
    return std::ranges::any_of(words, [&](std::string_view word) {
        return line.starts_with(word) &&
               (withoutBlanks(line.substr(word.size())).starts_with(':') || line == "NOMAP");
    });
}

bool isCallOfScript(std::string_view line) {
    constexpr std::string_view library = "des.";
    if (!line.starts_with(library))
        return false;
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", library.size());
    return end != std::string_view::npos && end > library.size() && (line[end] == '(' || line[end] == '{');
}

bool isPassedToDedent(std::string_view code, const PythonLiteral& literal) {
    const std::string_view before = code.substr(0, literal.range.begin);
    return before.substr(0, before.find_last_not_of(" \t\r\n") + 1).ends_with("dedent(");
}

// What all lines begin with that are not blank.
std::string commonIndentation(std::string_view text) {
    std::optional<std::string> common;
    forLines(text, [&](std::string_view line) {
        if (withoutBlanks(line).empty())
            return;
        const std::string_view own = line.substr(0, line.find_first_not_of(blanks));
        if (!common)
            common = own;
        const auto [mine, other] = std::ranges::mismatch(*common, own);
        common->erase(mine, common->end());
    });
    return common.value_or(std::string());
}

// The units without what dedent() takes away: the indentation of each line, and all blanks of a blank line.
std::vector<LiteralUnit> dedented(const std::vector<LiteralUnit>& units, std::string_view indentation) {
    std::string text;
    for (const LiteralUnit& unit : units)
        text += unit.text;
    std::vector<LiteralUnit> kept;
    std::size_t at = 0; // in the text
    std::size_t lineStart = 0;
    for (const LiteralUnit& unit : units) {
        const std::string_view line =
            std::string_view(text).substr(lineStart, text.find('\n', lineStart) - lineStart);
        const bool isBlank = withoutBlanks(line).empty();
        const bool isTaken =
            !unit.isComputed && unit.text != "\n" && (isBlank || at < lineStart + indentation.size());
        if (!isTaken)
            kept.push_back(unit);
        at += unit.text.size();
        if (unit.text == "\n")
            lineStart = at;
    }
    return kept;
}

std::string indented(std::string_view text, std::string_view indentation) {
    std::string lines;
    forLines(text, [&](std::string_view line) {
        if (!withoutBlanks(line).empty())
            lines += indentation;
        lines += line;
    });
    return lines;
}

} // namespace

std::optional<PythonForm> pythonFormOf(std::string_view fileName) {
    if (fileName.ends_with(".py"))
        return PythonForm::Program;
    return fileName.ends_with(".ipynb") ? std::optional(PythonForm::Notebook) : std::nullopt;
}

bool holdsLevel(std::string_view text) {
    bool hasMap = false;
    bool found = false;
    forLines(text, [&](std::string_view line) {
        const std::string_view words = withoutBlanks(line);
        found = found || beginsLevel(words) || isCallOfScript(words) || (hasMap && words == "ENDMAP");
        hasMap = hasMap || words == "MAP";
    });
    return found;
}

Result<PythonFile> PythonFile::read(std::string bytes, PythonForm form) {
    PythonFile file(std::move(bytes), form);
    if (form == PythonForm::Program) {
        file.addLevels(0, file.m_bytes);
        file.addBuiltLevels({file.m_bytes});
        return file;
    }
    Result<std::vector<NotebookCell>> cells = codeCellsOf(file.m_bytes);
    if (!cells)
        return std::unexpected(cells.error());
    file.m_cells = *std::move(cells);
    for (std::size_t i = 0; i < file.m_cells.size(); ++i)
        file.addLevels(i, file.m_cells[i].code);
    std::vector<std::string_view> codes;
    codes.reserve(file.m_cells.size());
    for (const NotebookCell& cell : file.m_cells)
        codes.emplace_back(cell.code);
    file.addBuiltLevels(codes);
    return file;
}

void PythonFile::addBuiltLevels(const std::vector<std::string_view>& cells) {
    for (const LevelGenerator& generator : generatorsOf(cells)) {
        PythonLevel level{
            .objection = phrase("A LevelGenerator of the program builds this level, so it can be changed "
                                "only in the program."),
            .isBuilt = true,
            .cell = generator.place().cell};
        for (const PlacedText& each : generator.texts()) {
            level.text += each.text;
            level.origins.insert(level.origins.end(), each.text.size(),
                                 originOf(each.place.cell, each.place.at));
        }
        level.origins.push_back(level.origins.back());
        m_levels.push_back(std::move(level));
    }
    std::ranges::stable_sort(m_levels, {}, [](const PythonLevel& level) { return level.origins.front(); });
}

void PythonFile::addLevels(std::size_t cell, std::string_view code) {
    for (const PythonLiteral& literal : literalsOf(code)) {
        const std::string_view body = code.substr(literal.body.begin, literal.body.size());
        if (!body.contains('\\') && !holdsLevel(body))
            continue;
        PythonLevel level{.cell = cell, .literal = literal};
        const Result<std::string> text = textOf(code, literal);
        std::vector<LiteralUnit> units;
        if (text) {
            units = unitsOf(code, literal).value_or(units);
        } else {
            level.objection = text.error().message;
            for (Offset at = literal.body.begin; at < literal.body.end; ++at)
                units.push_back({.source = {at, at + 1}, .text = std::string(1, code[at])});
        }
        if (text && isPassedToDedent(code, literal)) {
            level.indentation = commonIndentation(*text);
            units = dedented(units, level.indentation);
        }
        for (const LiteralUnit& unit : units) {
            if (unit.isComputed)
                level.computed.push_back({level.text.size(), level.text.size() + unit.text.size()});
            level.text += unit.text;
            level.origins.insert(level.origins.end(), unit.text.size(), originOf(cell, unit.source.begin));
        }
        level.origins.push_back(originOf(cell, literal.body.end));
        if (holdsLevel(level.text))
            m_levels.push_back(std::move(level));
    }
}

Offset PythonFile::originOf(std::size_t cell, Offset inCode) const {
    return m_form == PythonForm::Program ? inCode : m_cells[cell].origins[inCode].begin;
}

Result<std::string> PythonFile::withText(std::size_t number, std::string_view text) const {
    const PythonLevel& level = m_levels[number];
    if (text == level.text)
        return m_bytes;
    if (!level.objection.empty())
        return failure(level.objection);
    const bool isDedented = !level.indentation.empty();
    const std::string_view code =
        m_form == PythonForm::Program ? std::string_view(m_bytes) : m_cells[level.cell].code;
    const Result<std::string> changed =
        replaced(code, level.literal, isDedented ? indented(text, level.indentation) : std::string(text));
    if (!changed)
        return std::unexpected(changed.error());
    std::string bytes =
        m_form == PythonForm::Program ? *changed : withCode(m_bytes, m_cells[level.cell], *changed);
    const Result<PythonFile> again = read(bytes, m_form);
    const auto isThere = [&](const PythonLevel& other) {
        return other.cell == level.cell && other.literal.range.begin == level.literal.range.begin &&
               other.text == text;
    };
    const bool isSame =
        again && (m_form == PythonForm::Program || again->m_cells[level.cell].code == *changed);
    // A text that is not a level any more is not listed, and so cannot be compared.
    if (!isSame || (holdsLevel(text) && std::ranges::none_of(again->m_levels, isThere)))
        return failure(say("The program would read a different text."));
    return bytes;
}

} // namespace levwright::python

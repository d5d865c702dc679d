// SPDX-License-Identifier: GPL-3.0-or-later
// The levels in a Python program or notebook, as people keep them for the NetHack Learning Environment and
// MiniHack.
#pragma once

#include "core/base/Result.h"
#include "core/python/NotebookCells.h"
#include "core/python/PythonLiteral.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::python {

enum class PythonForm : std::uint8_t { Program, Notebook };

// By the ending of the name, .py or .ipynb; empty for other files.
std::optional<PythonForm> pythonFormOf(std::string_view fileName);

// Whether a text is a level: it has a line that begins a level, such as MAZE:, or a line of a level script.
bool holdsLevel(std::string_view text);

// The text of a literal, or what a call of LevelGenerator builds. The latter has no literal.
struct PythonLevel {
    std::string text;
    std::vector<Offset>
        origins; // for each byte of the text, and for its end, the byte of the file it comes from
    std::vector<Range> computed; // the parts of the text that the program computes
    std::string objection;       // why it cannot be changed, as a sentence; empty if it can
    bool isBuilt = false;        // by a call of LevelGenerator
    std::size_t cell = 0;        // of a notebook
    PythonLiteral literal;       // in the code of the cell, or of the program
    std::string indentation;     // what dedent() takes away from each line
};

// A file and its levels. Immutable.
class PythonFile {
public:
    // Errors: the bytes should be a notebook, but are not.
    static Result<PythonFile> read(std::string bytes, PythonForm form);

    const std::string& bytes() const { return m_bytes; }
    // In the order of the file.
    const std::vector<PythonLevel>& levels() const { return m_levels; }

    // The bytes of the file with another text in that level; all others stay. Errors: the level cannot be
    // changed, or its string cannot hold the text.
    Result<std::string> withText(std::size_t level, std::string_view text) const;

private:
    PythonFile(std::string bytes, PythonForm form) : m_bytes(std::move(bytes)), m_form(form) {}
    void addLevels(std::size_t cell, std::string_view code);
    void addBuiltLevels(const std::vector<std::string_view>& cells);
    Offset originOf(std::size_t cell, Offset inCode) const;

    std::string m_bytes;
    PythonForm m_form;
    std::vector<NotebookCell> m_cells; // of a notebook
    std::vector<PythonLevel> m_levels;
};

} // namespace levwright::python

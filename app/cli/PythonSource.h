// SPDX-License-Identifier: GPL-3.0-or-later
// Levels that stand in Python programs and notebooks.
#pragma once

#include "app/cli/Console.h"
#include "core/diag/Diagnostic.h"
#include "core/python/PythonLevels.h"

#include <optional>
#include <string>

namespace levwright::cli {

// FILE.py, or FILE.py:2 for the second level in it; the same for FILE.ipynb.
struct PythonPath {
    std::string path;
    python::PythonForm form{};
    std::optional<std::size_t> number; // from 1
};

// Empty for other files.
std::optional<PythonPath> pythonPathOf(const std::string& path);

Result<python::PythonFile> readPython(const FileStore& files, const PythonPath& path);
// The index of the level that the path means. Errors: there is none, or it is not the only one; the message
// lists them.
Result<std::size_t> chosenIn(const python::PythonFile& file, const PythonPath& path);

// The bytes of the file, or of the level that the path means in a Python file. “-” is standard input.
Result<std::string> readLevels(const FileStore& files, const std::string& path);
Result<std::string> readLevelsOrInput(const Console& console, const std::string& path);

// Problems of the level at their places in the file. Their fixes are left out: they are edits of the level
// alone.
Diagnostics inPythonFile(const Diagnostics& ofLevel, const python::PythonLevel& level);

} // namespace levwright::cli

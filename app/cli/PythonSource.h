// SPDX-License-Identifier: GPL-3.0-or-later
// Levels that stand in Python programs and notebooks.
#pragma once

#include "app/cli/Console.h"
#include "core/diag/Diagnostic.h"
#include "core/python/PythonPath.h"

#include <string>

namespace levwright::cli {

using python::PythonPath;
using python::pythonPathOf;

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

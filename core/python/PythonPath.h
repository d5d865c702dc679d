// SPDX-License-Identifier: GPL-3.0-or-later
// Names of levels in Python files: FILE.py:2 is the second level of FILE.py.
#pragma once

#include "core/python/PythonLevels.h"

#include <cstddef>
#include <optional>
#include <string>

namespace levwright::python {

// FILE.py, or FILE.py:2 for the second level in it; the same for FILE.ipynb.
struct PythonPath {
    std::string path;
    PythonForm form{};
    std::optional<std::size_t> number; // from 1
};

// Empty for other files.
std::optional<PythonPath> pythonPathOf(const std::string& path);

} // namespace levwright::python

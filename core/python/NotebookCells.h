// SPDX-License-Identifier: GPL-3.0-or-later
// The code of a Jupyter notebook, and where in the file it stands.
#pragma once

#include "core/base/Result.h"
#include "core/text/Range.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::python {

struct NotebookCell {
    std::string code;
    std::vector<Range> origins; // for each byte of the code the bytes of the file that give it
    std::string betweenLines;   // what stands between the quotes of two lines; empty if the code is one text
};

// The cells with code, in order. Errors: the bytes are no notebook.
Result<std::vector<NotebookCell>> codeCellsOf(std::string_view notebook);

// The notebook with other code in that cell; bytes that give what stays are kept.
std::string withCode(std::string_view notebook, const NotebookCell& cell, std::string_view code);

} // namespace levwright::python

// SPDX-License-Identifier: GPL-3.0-or-later
// Messages for programs: one JSON object a line, in UTF-8. Bytes that are no UTF-8 become U+FFFD.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::cli {

// {"file", "line", "column", "endLine", "endColumn", "severity", "code", "message", "fixes"}: lines and
// columns count from 1, columns in bytes, the end is one behind the last byte. A fix has a "label" and
// "edits", each with the range to replace and the "text" that comes there; all of one fix count in the text
// as it is. With compilerLine also that: the line that the game's compiler names. With its line end.
std::string jsonLine(std::string_view file, const TextSnapshot& text, const Diagnostic& diagnostic,
                     std::optional<std::size_t> compilerLine = std::nullopt);
// {"file", "severity", "message"}: about the file as a whole.
std::string jsonLine(std::string_view file, std::string_view message, Severity severity = Severity::Error);

} // namespace levwright::cli

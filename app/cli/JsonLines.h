// SPDX-License-Identifier: GPL-3.0-or-later
// Messages for programs: one JSON object per line, in UTF-8. Bytes that are not UTF-8 become U+FFFD.
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright::cli {

// {"file", "line", "column", "endLine", "endColumn", "severity", "code", "message", "fixes"}. Lines and
// columns count from 1, columns count bytes, and the end is one past the last byte. A fix has a "label" and
// "edits", each with the range to replace and the replacement "text". All edits of a fix refer to the
// unchanged text. With compilerLine, an entry for the line that the game's compiler names is added. The
// result includes the line end.
std::string jsonLine(std::string_view file, const TextSnapshot& text, const Diagnostic& diagnostic,
                     std::optional<std::size_t> compilerLine = std::nullopt);
// {"file", "severity", "message"}, for a message about the whole file.
std::string jsonLine(std::string_view file, std::string_view message, Severity severity = Severity::Error);

} // namespace levwright::cli

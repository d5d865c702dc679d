// SPDX-License-Identifier: GPL-3.0-or-later
// A file that a client of the language server has opened, and its places in the client's terms.
#pragma once

#include "core/base/Json.h"
#include "core/services/Outline.h"
#include "core/text/Columns.h"

#include <cstdint>
#include <string>

namespace levwright::lsp {

// What columns count.
enum class ColumnUnit : std::uint8_t { Utf8, Utf16 };

struct OpenFile {
    std::string uri;
    AnalysisPtr analysis;
    std::int64_t version = 0;
    Diagnostics rolled{}; // what rolls showed when the file was saved last; empty after a change
    services::Symbols symbols{};
    services::Folds folds{};
    services::Marks marks{};
};

JsonToWrite positionIn(const TextSnapshot& text, Offset offset, ColumnUnit unit);
JsonToWrite rangeIn(const TextSnapshot& text, Range range, ColumnUnit unit);
// Of a Position or Range; the start of the text if it is neither.
Offset offsetIn(const TextSnapshot& text, const JsonRead& position, ColumnUnit unit);
Range bytesIn(const TextSnapshot& text, const JsonRead& range, ColumnUnit unit);
// The replacements of an edit as a list of TextEdits.
JsonToWrite editsIn(const TextSnapshot& text, const TextEdit& edit, ColumnUnit unit);

// A member of an object; null if there is none, or if it is not an object.
const JsonRead& member(const JsonRead& object, std::string_view name);
std::string textOf(const JsonRead& value);
std::int64_t numberOf(const JsonRead& value, std::int64_t otherwise);

} // namespace levwright::lsp

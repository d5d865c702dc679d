// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace levwright::compare {

// A line that both versions changed, if they changed different arguments or different entries of its tables.
std::optional<std::string> mergedLine(std::string_view base, std::string_view ours, std::string_view theirs);

// A row of a map that both versions changed. It is the same for both if they changed different cells; a cell
// that both changed is as the version itself has it.
struct MergedRow {
    std::string ours;
    std::string theirs;
};
MergedRow mergedRow(std::string_view base, std::string_view ours, std::string_view theirs);

} // namespace levwright::compare

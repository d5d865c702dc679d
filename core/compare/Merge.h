// SPDX-License-Identifier: GPL-3.0-or-later
// Merges two versions of a file that were made from the same base.
#pragma once

#include "core/document/Analysis.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace levwright::compare {

enum class ConflictKind : std::uint8_t {
    Lines,
    Row, // of a map: all texts are one line, and differ in cells alone
};

// Lines that both versions changed in different ways. Each text consists of whole lines; it is empty if that
// version removed the lines. In a row, cells that only one of them changed are already as it wants them.
struct Conflict {
    std::string base;
    std::string ours;
    std::string theirs;
    ConflictKind kind = ConflictKind::Lines;
    bool operator==(const Conflict&) const = default;
};

using MergedPiece = std::variant<std::string, Conflict>;

// The lines of a conflict in each version that has some.
struct ConflictPlace {
    std::optional<Range> base;
    std::optional<Range> ours;
    std::optional<Range> theirs;
    bool operator==(const ConflictPlace&) const = default;
};

struct Merged {
    std::vector<MergedPiece> pieces;        // in order; no text follows a text
    std::vector<ConflictPlace> places = {}; // of the conflicts, in their order

    // Conflicts that follow each other count as one, as they are one in a text with marks.
    std::size_t conflictCount() const;
};

struct MergeLabels {
    std::string ours = "ours";
    std::string theirs = "theirs";
    std::optional<std::string> base =
        std::nullopt; // the base is shown between the versions if it has a label
};

// Merges what ours and theirs changed in base: level by level, statement by statement, entry by entry in
// tables, cell by cell in maps. What both added in one place is taken from both, in an order that does not
// depend on the side. What only one of them changed is taken from it, and what both changed alike is no
// conflict. If the result would have more errors than both versions, what both added in one place is a
// conflict, too.
Merged merged(const Analysis& base, const Analysis& ours, const Analysis& theirs);

// The text with the conflicts marked by lines of <<<<<<<, =======, >>>>>>>, as git does.
std::string textOf(const Merged& merged, const MergeLabels& labels = {});

// Appends whole lines to a text whose last line may have no line end.
void appendLines(std::string_view lines, std::string& text);

} // namespace levwright::compare

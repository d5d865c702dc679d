// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Deciding.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright::compare {
namespace {

// The cells that differ; none if the rows differ in length, which cannot be decided cell by cell.
std::vector<std::size_t> contestedCells(const Conflict& row) {
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < row.ours.size() && row.ours.size() == row.theirs.size(); ++i) {
        if (row.ours[i] != row.theirs[i])
            cells.push_back(i);
    }
    return cells;
}

void appendChosen(const Conflict& conflict, Choice choice, std::string& text) {
    if (choice != Choice::Theirs)
        appendLines(conflict.ours, text);
    if (choice != Choice::Ours)
        appendLines(conflict.theirs, text);
}

} // namespace

std::vector<Decision> decisionsOf(const Merged& merged) {
    std::vector<Decision> decisions;
    std::size_t number = 0;
    for (const MergedPiece& piece : merged.pieces) {
        const auto* conflict = std::get_if<Conflict>(&piece);
        if (conflict == nullptr)
            continue;
        const std::vector<std::size_t> cells =
            conflict->kind == ConflictKind::Row ? contestedCells(*conflict) : std::vector<std::size_t>();
        for (const std::size_t cell : cells)
            decisions.push_back({number, cell});
        if (cells.empty())
            decisions.push_back({number, std::nullopt});
        ++number;
    }
    return decisions;
}

const Conflict& conflictOf(const Merged& merged, std::size_t number) {
    const auto piece = std::ranges::find_if(merged.pieces, [&](const MergedPiece& each) {
        return std::holds_alternative<Conflict>(each) && number-- == 0;
    });
    require(piece != merged.pieces.end(), "there is a conflict with that number");
    return std::get<Conflict>(*piece);
}

std::string decidedText(const Merged& merged, std::span<const Choice> choices) {
    const std::vector<Decision> decisions = decisionsOf(merged);
    require(choices.size() == decisions.size(), "each decision has a choice");
    std::string text;
    std::size_t next = 0;
    std::size_t number = 0;
    for (const MergedPiece& piece : merged.pieces) {
        const auto* conflict = std::get_if<Conflict>(&piece);
        if (conflict == nullptr) {
            appendLines(std::get<std::string>(piece), text);
            continue;
        }
        std::string row = conflict->ours;
        bool isDone = false;
        for (; next < decisions.size() && decisions[next].conflict == number; ++next) {
            if (const auto cell = decisions[next].cell)
                row[*cell] = choices[next] == Choice::Ours ? row[*cell] : conflict->theirs[*cell];
            else
                appendChosen(*conflict, choices[next], text);
            isDone = !decisions[next].cell;
        }
        if (!isDone)
            appendLines(row, text);
        ++number;
    }
    return text;
}

} // namespace levwright::compare

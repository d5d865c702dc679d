// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

bool isWayOut(const LoweringContext& context, const StatementNode& statement) {
    switch (statement.kind) {
    case StatementKind::Stair:
    case StatementKind::Ladder:
    case StatementKind::Portal:
    case StatementKind::Branch:
    case StatementKind::TeleportRegion:
        return true;
    case StatementKind::Trap: {
        constexpr std::array leaving{"hole", "trap door", "level teleporter", "magic portal"};
        return std::ranges::contains(leaving, context.textOf(statement, Field::Name));
    }
    default: // whatever else stands somewhere leads nowhere
        return false;
    }
}

// Who has but begun is not through.
constexpr int leastThings = 6;

bool isThing(const StatementNode& statement) {
    return statement.kind == StatementKind::Monster || statement.kind == StatementKind::Object;
}

// Behind the last statement of the first part or room.
TextEdit withStairs(const LoweringContext& context) {
    const LevelTree& tree = context.tree;
    const SectionNode& section = tree.sections.front();
    std::size_t last = section.endStatement - 1;
    while (last > section.firstStatement && tree.isOfLevel(tree.statements[last]))
        --last;
    Offset end = tree.statements[last].range.end;
    if (section.map)
        end = std::max(end, section.map->range.end);
    const std::size_t lineFeed = context.text.find('\n', end);
    const bool isOpen = lineFeed == std::string_view::npos;
    const bool hasReturn = !isOpen && lineFeed > 0 && context.text[lineFeed - 1] == '\r';
    const std::string_view lineEnd = hasReturn ? "\r\n" : "\n";
    const std::string lines = std::format("STAIR:random,up{0}STAIR:random,down{0}", lineEnd);
    return TextEdit::insert(isOpen ? context.text.size() : lineFeed + 1, isOpen ? "\n" + lines : lines);
}

} // namespace

void checkWayOut(LoweringContext& context) {
    const std::vector<StatementNode>& all = context.tree.statements;
    // What is half typed may become one.
    if (context.tree.sections.empty() || std::ranges::any_of(all, &StatementNode::broken) ||
        std::ranges::contains(all, StatementKind::Unknown, &StatementNode::kind) ||
        std::ranges::count_if(all, isThing) < leastThings ||
        std::ranges::any_of(all, [&](const StatementNode& each) { return isWayOut(context, each); }))
        return;
    const StatementNode& header = all.front();
    Diagnostic& found = context.report(DiagnosticCode::NoWayOut, header.range, header);
    found.fixes.push_back({"Add stairs up and down at random places", withStairs(context)});
}

} // namespace levwright

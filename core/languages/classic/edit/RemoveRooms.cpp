// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/RemoveRooms.h"

#include "core/edit/RemoveStatements.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <set>

namespace levwright {
namespace {

struct RoomRemoval {
    std::vector<std::size_t> statements;
    std::vector<Replacement> changes; // of what remains
};

// A set of room numbers.
using Rooms = std::set<std::size_t>;

Rooms roomsOpenedBy(const ClassicLevel& level, const std::vector<std::size_t>& statements) {
    Rooms gone;
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        if (std::ranges::contains(statements, level.tree->sections[level.rooms[i].section].firstStatement))
            gone.insert(i);
    }
    const auto isOnlyIn = [&](const CompiledRoom& room, const Rooms& rooms) {
        bool isThere = false;
        for (std::size_t i = 0; i < level.rooms.size(); ++i) {
            if (level.rooms[i].room.name != room.parent)
                continue;
            if (!rooms.contains(i))
                return false;
            isThere = true;
        }
        return isThere;
    };
    for (std::size_t before = 0; before != gone.size();) {
        before = gone.size();
        for (std::size_t i = 0; i < level.rooms.size(); ++i) {
            if (!level.rooms[i].room.parent.empty() && isOnlyIn(level.rooms[i].room, gone))
                gone.insert(i);
        }
    }
    return gone;
}

// Removes the corridor or changes the numbers of its rooms.
void adaptCorridor(RoomRemoval& removal, const ClassicLevel& level, std::string_view text, std::size_t index,
                   const Rooms& gone) {
    const StatementNode& corridor = level.tree->statements[index];
    std::vector<Replacement> changed;
    for (const Argument& end : corridor.arguments) {
        if (end.kind != ArgumentKind::CorridorEnd || end.number() < 0)
            continue;
        const auto room = std::size_t(end.number());
        if (gone.contains(room))
            return removal.statements.push_back(index);
        const auto before = std::distance(gone.begin(), gone.lower_bound(room));
        const Range number = integersIn(level.tree->tokens, end.range).front();
        if (before > 0 && room < level.rooms.size())
            changed.push_back(
                {number, respelled(text.substr(number.begin, number.size()), end.number() - before)});
    }
    removal.changes.insert(removal.changes.end(), changed.begin(), changed.end());
}

} // namespace

TextEdit removeInLevel(const ClassicLevel& level, std::string_view levelText,
                       const std::vector<std::size_t>& statements) {
    const LevelTree& tree = *level.tree;
    RoomRemoval removal{statements, {}};
    const Rooms gone = roomsOpenedBy(level, statements);
    for (const std::size_t room : gone)
        removal.statements.push_back(tree.sections[level.rooms[room].section].firstStatement);
    for (std::size_t i = 0; i < tree.statements.size() && !gone.empty(); ++i) {
        if (tree.statements[i].kind == StatementKind::Corridor)
            adaptCorridor(removal, level, levelText, i, gone);
    }
    return removeStatements(tree, levelText, removal.statements, std::move(removal.changes));
}

} // namespace levwright

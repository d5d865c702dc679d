// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a whole level: its statements, and the blocks of rooms and containers. Internal to convert.
#pragma once

#include "core/languages/convert/StatementConversion.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace levwright::conversion {

class LevelConversion {
public:
    explicit LevelConversion(LevelContext& level)
        : m_level(level), m_statements(level.tree.statements), m_gone(m_statements.size()) {}

    // The text of the converted level; passages tells where its pieces come from.
    std::string convert(Passages& passages);

private:
    // A room and the place for its block.
    struct Room {
        std::size_t first = 0; // its first statement
        std::size_t end = 0;   // one after its last statement
        std::string name;
        std::optional<std::size_t> parent; // the room that it lies in
        std::optional<std::int64_t> chance;
        bool isApart = false;  // other rooms, or their contents, stand between it and its parent
        bool isMoved = false;  // its text moves to the start of its parent
        bool isPlaced = false; // its block is written
        std::vector<std::size_t> children = {};
    };

    void convertStatements();
    void eraseLine(Range range);
    void gatherRooms();
    void findParents();
    bool isWithin(std::size_t room, std::size_t ancestor) const;
    void placeRooms();
    void place(std::size_t room);
    std::size_t lastOf(std::size_t room) const;
    bool hasContents(std::size_t room) const;
    Offset withCommentsAbove(Offset at) const;
    Offset nextLine(Offset at) const;
    void containers();
    void closeContainers();
    void takeUp(std::size_t statement);
    bool isContained(std::size_t statement) const;

    // A container whose block is open.
    struct Container {
        std::size_t statement = 0;
        std::size_t last = 0; // the last statement in it
        std::string moved;    // the text of contents that stood further on
        std::string movedEnd; // the braces that it needs
    };

    LevelContext& m_level;
    const std::vector<StatementNode>& m_statements;
    std::vector<Room> m_rooms;
    std::vector<Container> m_open;
    std::vector<bool> m_gone;   // statements that have been moved
    bool m_interrupted = false; // something else follows the contents of the open containers
};

} // namespace levwright::conversion

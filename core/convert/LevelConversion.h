// SPDX-License-Identifier: GPL-3.0-or-later
// A whole level: its statements, and the blocks of rooms and containers. Internal to convert.
#pragma once

#include "core/convert/StatementConversion.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace levwright::conversion {

class LevelConversion {
public:
    explicit LevelConversion(LevelContext& level)
        : m_level(level), m_statements(level.tree.statements), m_gone(m_statements.size()) {}

    // The text of the level, and where its runs come from.
    std::string convert(Passages& passages);

private:
    // A room and where its block goes.
    struct Room {
        std::size_t first = 0; // of its statements
        std::size_t end = 0;   // behind its last
        std::string name;
        std::optional<std::size_t> parent; // another room
        std::optional<std::int64_t> chance;
        bool isApart = false;  // from its parent: other rooms, or what is in them, stand between
        bool isMoved = false;  // to the start of its parent
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
        std::size_t last = 0; // that stands in it
        std::string moved;    // what stood further on
        std::string movedEnd; // the braces that it needs
    };

    LevelContext& m_level;
    const std::vector<StatementNode>& m_statements;
    std::vector<Room> m_rooms;
    std::vector<Container> m_open;
    std::vector<bool> m_gone;   // statements that stand elsewhere now
    bool m_interrupted = false; // whether something else stands behind what is in the containers
};

} // namespace levwright::conversion

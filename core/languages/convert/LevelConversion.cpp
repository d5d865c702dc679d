// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/LevelConversion.h"

#include "core/base/Phrase.h"
#include "core/text/TextEdit.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::conversion {
namespace {

using S = StatementKind;

bool opensRoom(const StatementNode& node) {
    return node.kind == S::Room || node.kind == S::Subroom;
}

// Whether only rooms of the classic language have such a statement.
bool isOfRoom(const StatementNode& node) {
    return node.kind == S::Name || node.kind == S::Chance;
}

} // namespace

std::string LevelConversion::convert(Passages& passages) {
    gatherRooms();
    convertStatements();
    containers();
    placeRooms();
    return m_level.patch.apply(m_level.text, passages);
}

void LevelConversion::convertStatements() {
    for (const StatementNode& node : m_statements) {
        if (isOfRoom(node)) {
            eraseLine(node.range);
            continue;
        }
        StatementConversion statement(m_level, node);
        if (!opensRoom(node)) {
            statement.convert();
            continue;
        }
        const auto room = std::ranges::find_if(
            m_rooms, [&](const Room& candidate) { return &m_statements[candidate.first] == &node; });
        statement.convertRoom(room->chance);
    }
}

void LevelConversion::eraseLine(Range range) {
    const TextEdit edit = TextEdit::eraseLine(m_level.text, range);
    for (const Replacement& line : edit.replacements())
        m_level.patch.erase(line.range);
}

// ---- rooms

void LevelConversion::gatherRooms() {
    for (std::size_t i = 0; i < m_statements.size(); ++i) {
        const StatementNode& node = m_statements[i];
        if (opensRoom(node))
            m_rooms.push_back({.first = i, .end = i + 1, .name = {}, .parent = {}, .chance = {}});
        if (m_rooms.empty() || m_level.tree.isOfLevel(node))
            continue;
        Room& room = m_rooms.back();
        room.end = i + 1;
        if (node.kind == S::Name)
            room.name = m_level.textOf(node.arguments.front().text);
        else if (node.kind == S::Chance)
            room.chance = node.arguments.front().number();
    }
    findParents();
}

// The game makes a room's subrooms before its contents, so their blocks come first in the room's block.
void LevelConversion::findParents() {
    for (std::size_t i = 0; i < m_rooms.size(); ++i) {
        const Argument* parent = m_statements[m_rooms[i].first].find(Field::Parent);
        if (parent == nullptr)
            continue;
        const auto found = std::ranges::find(m_rooms, m_level.textOf(parent->text), &Room::name);
        const auto index = std::size_t(found - m_rooms.begin());
        if (found == m_rooms.end() || index == i) // it is not in another room
            continue;
        m_rooms[i].parent = index;
        m_rooms[i].isApart = index > i || !isWithin(i - 1, index);
        m_rooms[i].isMoved = m_rooms[i].isApart || hasContents(index);
        found->children.push_back(i);
        if (m_rooms[i].isApart)
            m_level.note(
                m_statements[m_rooms[i].first].range,
                say("This room is now in the block of its parent, before the parent's other contents."));
    }
}

bool LevelConversion::hasContents(std::size_t room) const {
    for (std::size_t i = m_rooms[room].first + 1; i < m_rooms[room].end; ++i) {
        if (!isOfRoom(m_statements[i]))
            return true;
    }
    return false;
}

bool LevelConversion::isWithin(std::size_t room, std::size_t ancestor) const {
    while (room != ancestor) {
        if (m_rooms[room].isApart || !m_rooms[room].parent)
            return false;
        room = *m_rooms[room].parent;
    }
    return true;
}

// The last statement that stays in the room's block.
std::size_t LevelConversion::lastOf(std::size_t room) const {
    std::size_t last = m_rooms[room].end - 1;
    while (last > m_rooms[room].first && (m_gone[last] || isOfRoom(m_statements[last])))
        --last;
    for (const std::size_t child : m_rooms[room].children) {
        if (!m_rooms[child].isMoved)
            last = std::max(last, lastOf(child));
    }
    return last;
}

void LevelConversion::placeRooms() {
    for (std::size_t i = 0; i < m_rooms.size(); ++i)
        place(i);
}

// Inner rooms come first, so that their braces stand before those of the rooms around them.
void LevelConversion::place(std::size_t room) {
    if (std::exchange(m_rooms[room].isPlaced, true))
        return;
    std::string begin = " {";
    for (const std::size_t child : m_rooms[room].children) {
        place(child);
        if (!m_rooms[child].isMoved)
            continue;
        const Range whole{withCommentsAbove(m_statements[m_rooms[child].first].range.begin),
                          m_statements[std::max(m_rooms[child].end - 1, lastOf(child))].range.end};
        begin += '\n' + m_level.patch.take(m_level.text, whole);
        m_level.patch.erase({whole.begin, nextLine(whole.end)});
    }
    m_level.patch.insert(m_statements[m_rooms[room].first].range.end, Side::Behind, begin);
    m_level.patch.insert(m_statements[lastOf(room)].range.end, Side::Behind, "\n}");
}

// Where the comments in the lines directly above begin; at if there are none.
Offset LevelConversion::withCommentsAbove(Offset at) const {
    Offset begin = at;
    while (begin > 1 && m_level.text[begin - 1] == '\n') {
        const std::size_t lineEnd = m_level.text.rfind('\n', begin - 2);
        const Offset line = lineEnd == std::string_view::npos ? 0 : lineEnd + 1;
        if (m_level.text[line] != '#')
            break;
        begin = line;
    }
    return begin;
}

// The start of the next line that is not blank, if only blank lines come before it.
Offset LevelConversion::nextLine(Offset at) const {
    const std::size_t behind = std::min(m_level.text.find_first_not_of(" \t\r\n", at), m_level.text.size());
    const std::size_t lineEnd = m_level.text.substr(0, behind).rfind('\n');
    return lineEnd == std::string_view::npos || lineEnd < at ? at : lineEnd + 1;
}

// ---- containers

bool LevelConversion::isContained(std::size_t statement) const {
    const Argument* place = m_statements[statement].find(Field::Place);
    return place != nullptr && place->kind == ArgumentKind::Contained;
}

void LevelConversion::containers() {
    for (std::size_t i = 0; i < m_statements.size(); ++i) {
        const StatementNode& node = m_statements[i];
        const bool isContainer = node.kind == S::Container;
        const bool inside = (isContainer || node.kind == S::Object) && isContained(i);
        if (opensRoom(node) || node.kind == S::Geometry || node.kind == S::NoMap || (isContainer && !inside))
            closeContainers();
        if (inside && m_open.empty()) {
            m_level.note(node.range,
                         say("There is no container before it in its part; its place is random now."));
            m_level.patch.insert(node.arguments[1].range.end, Side::Behind, ",random");
        } else if (inside) {
            takeUp(i);
        } else if (!isContainer) {
            m_interrupted = true;
        }
        if (isContainer && !m_gone[i])
            m_open.push_back({i, i, {}, {}});
    }
    closeContainers();
}

// Puts the statement into the innermost container.
void LevelConversion::takeUp(std::size_t statement) {
    const Range range = m_statements[statement].range;
    if (!m_interrupted) {
        for (Container& container : m_open)
            container.last = statement;
        return;
    }
    m_level.note(
        range,
        say("This is now in the block of its container, before the statements that were between them."));
    const bool isContainer = m_statements[statement].kind == S::Container;
    m_open.back().moved += '\n' + m_level.patch.take(m_level.text, range) + (isContainer ? " {" : "");
    m_open.back().movedEnd += isContainer ? "\n}" : "";
    m_gone[statement] = true;
    eraseLine(range);
}

void LevelConversion::closeContainers() {
    for (const Container& container : m_open)
        m_level.patch.insert(m_statements[container.statement].range.end, Side::Behind, " {");
    for (std::size_t i = m_open.size(); i-- > 0;) {
        const Container& container = m_open[i];
        const bool isEmpty = container.last == container.statement && container.moved.empty();
        m_level.patch.insert(m_statements[container.last].range.end, Side::Behind,
                             isEmpty ? " }" : container.moved + container.movedEnd + "\n}");
    }
    m_open.clear();
    m_interrupted = false;
}

} // namespace levwright::conversion

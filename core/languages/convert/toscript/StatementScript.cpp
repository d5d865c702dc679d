// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/toscript/StatementScript.h"

#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <format>

namespace levwright::toscript {

using program::Own;
using F = Field;
using K = ArgumentKind;
using S = StatementKind;

void addPlaceKeys(CallText& call, const ScriptPlace& place) {
    if (place.numbers) {
        call.key("x", (*place.numbers)[0]);
        call.key("y", (*place.numbers)[1]);
    } else if (!place.isAnywhere()) {
        call.key("coord", place.value);
    }
}

void addPlaceArguments(CallText& call, const ScriptPlace& place) {
    if (place.numbers) {
        call.argument((*place.numbers)[0]);
        call.argument((*place.numbers)[1]);
    } else if (!place.isAnywhere()) {
        call.argument(place.value);
    }
}

bool StatementScript::hasBlock() const {
    const bool takesBlock = m_node.kind == S::Monster || m_node.kind == S::Container ||
                            m_node.kind == S::Region || m_node.kind == S::Room || m_node.kind == S::Subroom;
    return takesBlock && m_context.text[m_node.range.end - 1] == '}';
}

// Whether the innermost room or region around the statement is of that kind.
bool StatementScript::isIn(StatementKind kind) const {
    for (auto parent = m_node.parent; parent; parent = m_context.tree.statements[*parent].parent) {
        const StatementKind around = m_context.tree.statements[*parent].kind;
        if (around == S::Room || around == S::Subroom || around == S::Region)
            return around == kind;
    }
    return false;
}

void StatementScript::flushPrelude() {
    for (const std::string& line : m_values.takePrelude())
        m_out.line(line);
}

void StatementScript::emit(const CallText& call, std::string_view functionKey) {
    flushPrelude();
    if (!hasBlock())
        return m_out.line(call.text());
    m_out.line(call.textUpTo(functionKey));
    m_closing = "end })";
}

void StatementScript::forEach(const std::string& cells, const CallText& call) {
    flushPrelude();
    const std::string callee = cells.contains(" | ") ? "(" + cells + ")" : cells;
    m_out.line(std::format("{}:iterate(function(x, y) {} end)", callee, call.text()));
}

std::string StatementScript::write() {
    if (const std::optional<Own> own = program::ownOf(m_node.kind))
        writeOwn(*own);
    else
        writeShared();
    return m_closing;
}

void StatementScript::writeShared() {
    switch (m_node.kind) {
    case S::Maze:
    case S::Level:
        return header();
    case S::Flags:
        return flags();
    case S::Message: {
        CallText call("des.message");
        call.argument(m_values.words());
        return emit(call);
    }
    case S::InitMap:
        return initMap();
    case S::Geometry:
        return geometry();
    case S::NoMap:
        return noMap();
    case S::Monster:
        return monster();
    case S::Object:
    case S::Container:
        return object();
    case S::Trap:
        return trap();
    case S::Door:
        return door();
    case S::Drawbridge:
        return drawbridge();
    case S::Mazewalk:
        return mazewalk();
    case S::Wallify:
        return wallify();
    case S::Region:
        return region();
    case S::Altar:
        return altar();
    case S::Ladder:
        return stairs("des.ladder");
    case S::Stair:
        return m_values.nextIs(F::Area) ? levelRegions("stair") : stairs("des.stair");
    case S::Portal:
        return levelRegions("portal");
    case S::TeleportRegion:
        return levelRegions("");
    case S::Branch:
        return levelRegions("branch");
    case S::Fountain:
        return feature("fountain");
    case S::Sink:
        return feature("sink");
    case S::Pool:
        return feature("pool");
    case S::NonDiggable:
        return marks("des.non_diggable");
    case S::NonPasswall:
        return marks("des.non_passwall");
    case S::Gold:
        return gold();
    case S::Engraving:
        return engraving();
    case S::Room:
    case S::Subroom:
        return room();
    case S::RandomCorridors:
        return m_out.line("des.random_corridors()");
    case S::Corridor:
        return corridor();
    case S::RandomObjects: // these kinds are of the classic languages
    case S::RandomMonsters:
    case S::RandomPlaces:
    case S::RandomRegion:
    case S::ObjectFlags:
    case S::Name:
    case S::Chance:
    case S::OfGame:
    case S::Opaque:
    case S::Unknown:
        return;
    }
}

void StatementScript::writeOwn(Own own) {
    switch (own) {
    case Own::RoomDoor:
        return roomDoor();
    case Own::Terrain:
        return terrain();
    case Own::ReplaceTerrain:
        return replaceTerrain();
    case Own::Grave:
        return grave();
    case Own::Mineralize:
        return mineralize();
    case Own::Assign:
        return assignment();
    case Own::Shuffle:
        return m_out.line(std::format("shuffle({})", m_context.variable(m_values.take().text).name));
    // Conditions, loops and jumps are written elsewhere; what only a game of the user has was taken away.
    case Own::If:
    case Own::Else:
    case Own::Condition:
    case Own::For:
    case Own::Loop:
    case Own::Switch:
    case Own::Case:
    case Own::Default:
    case Own::Break:
    case Own::Exit:
    case Own::Furniture:
    case Own::Added:
    case Own::Opaque:
        return;
    }
}

// ---- the level as a whole

void StatementScript::header() {
    m_values.take(); // the name
    const std::vector<StatementNode>& all = m_context.tree.statements;
    const bool hasFlags = std::ranges::contains(all, S::Flags, &StatementNode::kind);
    const bool hasInit = std::ranges::contains(all, S::InitMap, &StatementNode::kind);
    if (m_node.kind == S::Maze && m_values.peek().kind == K::Random) {
        m_out.line(R"(des.level_init({ style = "mazegrid", bg = "-" }))");
    } else if (m_node.kind == S::Maze && !hasInit) {
        // Its terrain has no effect in 3.6, but in a level that is initialised, a map at the left stands in
        // column 1.
        m_out.line(R"(des.level_init({ style = "solidfill", fg = " ", lit = 0 }))");
    }
    if (!hasFlags)
        flags();
}

// In older games, levels were never mirrored.
void StatementScript::flags() {
    std::vector<std::string> words;
    const auto add = [&](const std::string& word) {
        if (!std::ranges::contains(words, word))
            words.push_back(word);
    };
    if (m_context.tree.statements.front().kind == S::Maze)
        add("mazelevel");
    if (m_node.kind == S::Flags) {
        while (!m_values.atEnd())
            add(m_values.word());
    }
    add("noflip");
    CallText call("des.level_flags");
    for (const std::string& word : words)
        call.argument(lua::quoted(word));
    m_out.line(call.text());
}

void StatementScript::initMap() {
    const std::string style = m_values.word();
    if (style == "mines")
        return mines();
    CallText call("des.level_init");
    call.key("style", lua::quoted(style));
    if (style == "mazegrid")
        call.key("bg", m_values.terrain().value);
    if (style == "solidfill") {
        const ScriptTerrain filling = m_values.terrain();
        call.key("fg", filling.value);
        if (filling.light != "-1")
            call.key("lit", filling.light == "1" ? "1" : "0");
    }
    emit(call);
}

void StatementScript::mines() {
    CallText call("des.level_init");
    call.key("style", R"("mines")");
    call.key("fg", m_values.terrain().value);
    call.key("bg", m_values.terrain().value);
    call.key("smoothed", m_values.word());
    call.key("joined", m_values.word());
    if (const std::string light = m_values.word(); !light.empty())
        call.key("lit", light == "lit" ? "1" : "0");
    const std::string walled = m_values.word();
    call.key("walled", walled.empty() ? "percent(50)" : walled);
    if (!m_values.atEnd())
        m_out.line(std::format(R"(des.level_init({{ style = "solidfill", fg = {}, lit = 0 }}))",
                               m_values.terrain().value));
    emit(call);
}

std::string StatementScript::mapText(const MapNode& map, std::size_t& width) const {
    std::vector<std::string> rows;
    for (const MapRowNode& row : map.rows) {
        std::string& cells = rows.emplace_back(m_context.textOf(row.cells));
        std::erase_if(cells, [](char c) { return (c >= '0' && c <= '9') || c == '\r'; });
        width = std::max(width, cells.size());
    }
    std::string text = "[[\n";
    for (std::string& row : rows) {
        row.resize(width, ' '); // stone
        text += row + '\n';
    }
    return text + "]]";
}

void StatementScript::geometry() {
    const auto section = std::ranges::find(m_context.tree.sections, m_index, &SectionNode::firstStatement);
    if (section == m_context.tree.sections.end() || !section->map)
        return;
    std::size_t width = 0;
    const std::string map = mapText(*section->map, width);
    CallText call("des.map");
    if (m_values.nextIs(F::HorizontalAlign)) {
        const std::string across = m_values.word();
        call.key("halign", lua::quoted(across));
        call.key("valign", lua::quoted(m_values.word()));
    } else {
        const bool isInRoom = isIn(S::Room) || isIn(S::Subroom);
        const ScriptPlace place = m_values.place();
        if (place.numbers) { // numbers count from column 1, except in rooms
            const std::string& x = (*place.numbers)[0];
            call.key("x", isInRoom ? x : std::to_string(std::stoi(x) + 1));
            call.key("y", (*place.numbers)[1]);
        } else if (place.isAnywhere()) {
            call.key("x", std::format("1 + nh.rn2({})", 79 - int(width)));
            call.key("y", std::format("nh.rn2({})", 21 - int(section->map->rows.size())));
        } else {
            m_out.line(std::format("local corner = {}", place.value));
            call.key("x", std::format("(corner.x or corner[1]){}", isInRoom ? "" : " + 1"));
            call.key("y", "corner.y or corner[2]");
        }
    }
    const bool isKept = m_values.atEnd() || m_values.take().number() != 0;
    call.key("map", map);
    if (!isKept) // after a map with contents, places count in the level again
        call.key("contents", "function() end");
    m_out.line(call.text());
}

// A map of one cell draws nothing; from then on, places count in the level.
void StatementScript::noMap() {
    const auto isEarlier = [&](const SectionNode& section) { return section.firstStatement < m_index; };
    if (std::ranges::any_of(m_context.tree.sections, isEarlier))
        m_out.line(R"(des.map(" "))");
}

void StatementScript::assignment() {
    ScriptVariable& variable = m_context.variable(m_values.take().text);
    const std::string value = m_values.value(variable.type);
    flushPrelude();
    const bool isFirst = !variable.isDeclared && !m_node.parent;
    variable.isDeclared = variable.isDeclared || isFirst;
    m_out.line(std::format("{}{} = {}", isFirst ? "local " : "", variable.name, value));
}

std::string StatementScript::condition() {
    const Argument& whole = m_values.take();
    if (whole.kind == K::Percent)
        return std::format("percent({})", whole.number());
    std::string written = m_values.expression();
    if (!m_values.nextIs(F::Condition) || m_values.peek().kind != K::Comparison)
        return written + " ~= 0";
    const std::string_view sign = m_values.textOf(m_values.take());
    written += std::format(" {} ", sign == "<>" || sign == "!=" ? "~=" : sign);
    return written + m_values.expression();
}

} // namespace levwright::toscript

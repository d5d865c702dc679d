// SPDX-License-Identifier: GPL-3.0-or-later
// Areas, rooms, doors and what changes cells.
#include "core/base/Phrase.h"
#include "core/languages/convert/toscript/StatementScript.h"
#include "core/languages/program/syntax/Words.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::toscript {

using program::Key;
using F = Field;
using K = ArgumentKind;
using S = StatementKind;

namespace {

struct RoomFlags {
    bool isWritten = false;
    bool isFilled = false;
    bool isIrregular = false;
    bool isUnjoined = false;
};

RoomFlags roomFlagsOf(ArgumentValues& values) {
    RoomFlags flags{.isWritten = values.nextIs(F::RoomFlag)};
    while (values.nextIs(F::RoomFlag)) {
        const Argument& flag = values.take();
        const bool isOn = flag.numbers[1] != 0;
        const auto key = Key(flag.numbers[0]);
        (key == Key::Shape     ? flags.isIrregular
         : key == Key::Joining ? flags.isUnjoined
                               : flags.isFilled) |= isOn;
    }
    flags.isFilled = flags.isFilled || !flags.isWritten;
    return flags;
}

void addLight(CallText& call, const std::string& word) {
    if (!word.empty()) // without a word, the game decides
        call.key("lit", word == "lit" ? "1" : "0");
}

std::string_view wallOf(std::int64_t direction) {
    switch (direction) {
    case 1:
        return "north";
    case 2:
        return "south";
    case 4:
        return "east";
    case 8:
        return "west";
    default: // several directions, or any
        return "random";
    }
}

} // namespace

// ---- regions and rooms

// Whether the room or region has a type other than ordinary; writes the type.
bool StatementScript::roomType(CallText& call) {
    const Argument& type = m_values.take();
    if (type.kind == K::Random)
        return false;
    const std::string_view name = m_context.textOf(type.text);
    const NamedNumber* found = m_context.names.roomType(name);
    if (found == nullptr)
        m_context.note(type.range, say("There are no rooms of the type “{}”; it is ordinary now.", name));
    if (found == nullptr || found->name == "ordinary")
        return false;
    call.key("type", lua::quoted(name));
    return true;
}

void StatementScript::region() {
    CallText call("des.region");
    const Argument& corners = m_values.peek();
    const bool isPlain = corners.kind == K::Area;
    call.key("region", m_values.area());
    const std::string light = m_values.word();
    addLight(call, light);
    const bool isRandom = m_values.peek().kind == K::Random;
    const bool isTyped = roomType(call);
    const RoomFlags flags = roomFlagsOf(m_values);
    const bool isRoom = isTyped || isRandom || flags.isIrregular || !flags.isFilled;
    if (!isRoom) {
        // It only gives light; the game would ignore contents.
        if (isPlain && !light.empty()) {
            m_values.goTo(0);
            m_out.line(std::format("des.region({}, \"{}\")", m_values.areaFor("selection.area"), light));
        } else {
            m_out.line(call.text());
        }
        if (hasBlock()) {
            m_out.line("do");
            m_closing = "end";
        }
        return;
    }
    // 2: the type, but without its contents
    if (isTyped)
        call.key("filled", flags.isFilled ? "1" : "2");
    if (flags.isIrregular)
        call.key("irregular", "1");
    else if (!isTyped) // this makes a room of an ordinary region
        call.key("arrival_room", "true");
    if (flags.isUnjoined)
        call.key("joined", "false");
    emit(call);
}

void StatementScript::room() {
    CallText call("des.room");
    const bool isSubroom = m_node.kind == S::Subroom;
    const bool isTyped = roomType(call);
    if (m_values.nextIs(F::Condition))
        call.key("chance", std::to_string(m_values.take().number()));
    addLight(call, m_values.word());
    const auto pair = [&](std::string_view first, std::string_view second) {
        const Argument& argument = m_values.take();
        if (argument.kind == K::Random)
            return;
        call.key(first, std::to_string(argument.numbers[0]));
        call.key(second, std::to_string(argument.numbers[1]));
    };
    pair("x", "y");
    if (!isSubroom) {
        constexpr std::array<std::string_view, 6> across{"",       "left",       "half-left",
                                                         "center", "half-right", "right"};
        constexpr std::array<std::string_view, 6> down{"", "top", "", "center", "", "bottom"};
        const Argument& aligned = m_values.take();
        if (aligned.kind != K::Random) {
            call.key("xalign", lua::quoted(across[std::size_t(aligned.numbers[0]) % across.size()]));
            call.key("yalign", lua::quoted(down[std::size_t(aligned.numbers[1]) % down.size()]));
        }
    }
    pair("w", "h");
    const RoomFlags flags = roomFlagsOf(m_values);
    if (isSubroom && !flags.isFilled) // other rooms are always filled, whatever is written
        call.key("filled", isTyped ? "2" : "0");
    if (flags.isUnjoined)
        call.key("joined", "false");
    emit(call);
}

void StatementScript::corridor() {
    CallText call("des.corridor");
    const Argument& from = m_values.take();
    const Argument& to = m_values.take();
    if (to.kind != K::CorridorEnd) {
        m_context.note(m_node.range, say("A corridor to a plain number was never dug; it is left out."));
        return;
    }
    const auto end = [&](std::string_view name, const Argument& written) {
        call.key(std::format("{}room", name), std::to_string(written.numbers[0]));
        call.key(std::format("{}wall", name), lua::quoted(wallOf(written.numbers[1])));
        call.key(std::format("{}door", name), std::to_string(std::max<std::int64_t>(written.numbers[2], 0)));
    };
    end("src", from);
    end("dest", to);
    emit(call);
}

void StatementScript::roomDoor() {
    CallText call("des.door");
    const std::string secret = m_values.word();
    const std::string state = m_values.word();
    const std::string ordinary = state.empty() ? "random" : state;
    if (secret.empty())
        call.key("state", std::format("percent(50) and \"secret\" or \"{}\"", ordinary));
    else if (secret == "true")
        call.key("state", R"("secret")");
    else if (!state.empty())
        call.key("state", lua::quoted(state));
    const Argument& wall = m_values.take();
    const std::string_view side = wall.kind == K::Random ? "random" : wallOf(wall.number());
    if (wall.kind != K::Random && side == "random")
        m_context.note(wall.range, say("A door can be in one wall or in any; it is in any now."));
    call.key("wall", lua::quoted(side));
    if (const Argument& position = m_values.take(); position.kind != K::Random)
        call.key("pos", std::to_string(position.number()));
    if (!isIn(S::Room))
        return m_out.line(call.text());
    m_context.note(m_node.range,
                   say("Like 3.6, NetHack 3.7 puts no doors into the outer walls of rooms; random "
                       "corridors make their own. It is a comment now."));
    m_out.line("-- " + call.text());
}

void StatementScript::levelRegions(std::string_view type) {
    CallText call(type.empty() ? "des.teleport_region" : "des.levregion");
    for (const std::string_view name : {"region", "exclude"}) {
        const bool isOfLevel = m_values.peek().kind == K::LevregionArea;
        call.key(name, m_values.area());
        if (isOfLevel)
            call.key(std::format("{}_islev", name), "1");
    }
    const Argument* direction = m_node.find(F::UpDown);
    if (type.empty() && direction != nullptr)
        call.key("dir", lua::quoted(m_values.textOf(*direction)));
    if (!type.empty())
        call.key("type", type == "stair" ? std::format("\"stair-{}\"", m_values.textOf(*direction))
                                         : lua::quoted(type));
    if (const Argument* destination = m_node.find(F::Destination))
        call.key("name", lua::quoted(m_context.textOf(destination->text)));
    emit(call);
}

// ---- doors and cells

void StatementScript::door() {
    const std::string state = m_values.word();
    const std::string quotedState = lua::quoted(state.empty() ? "random" : state);
    CallText call("des.door");
    std::optional<ScriptPlace> place = m_values.onePlace();
    if (!place) {
        const std::string cells = m_values.selection();
        call.argument(quotedState);
        call.argument("x");
        call.argument("y");
        return forEach(cells, call);
    }
    if (place->numbers) {
        call.argument(quotedState);
        addPlaceArguments(call, *place);
    } else {
        call.key("state", quotedState);
        addPlaceKeys(call, place->isAnywhere() ? ArgumentValues::anyCell() : *place);
    }
    emit(call);
}

void StatementScript::drawbridge() {
    const Argument& written = m_values.peek();
    CallText call("des.drawbridge");
    const ScriptPlace place = m_values.place();
    addPlaceKeys(call, place.isAnywhere() ? ArgumentValues::anyCell() : place);
    call.key("dir", lua::quoted(m_values.word()));
    if (const std::string state = m_values.word(); !state.empty())
        call.key("state", lua::quoted(state));
    if (written.kind != K::Point || written.numbers[0] != 0)
        return emit(call);
    m_context.note(
        written.range,
        say("NetHack 3.7 does not accept a drawbridge in column 0 of a map. It is a comment now."));
    m_out.line("-- " + call.text());
}

void StatementScript::mazewalk() {
    CallText call("des.mazewalk");
    const ScriptPlace written = m_values.place();
    const ScriptPlace place = written.isAnywhere() ? ArgumentValues::anyCell() : written;
    const std::string direction = lua::quoted(m_values.word());
    const auto isCorridors = [&](const StatementNode& node) {
        return node.kind == S::Flags && m_context.textOf(node.range).contains("corrmaze");
    };
    const bool hasTerrain = m_node.find(F::Terrain) != nullptr;
    const bool digsCorridors = !hasTerrain && std::ranges::any_of(m_context.tree.statements, isCorridors);
    if (m_values.atEnd() && place.numbers && !digsCorridors) {
        addPlaceArguments(call, place);
        call.argument(direction);
        return emit(call);
    }
    addPlaceKeys(call, place);
    call.key("dir", direction);
    if (!m_values.atEnd())
        call.key("stocked", m_values.word());
    if (hasTerrain)
        call.key("typ", m_values.terrain().value);
    else if (digsCorridors) // the terrain that stone stands for
        call.key("typ", R"(" ")");
    emit(call);
}

void StatementScript::wallify() {
    if (m_values.atEnd())
        return m_out.line("des.wallify()");
    m_context.note(m_node.range,
                   say("Walls cannot be put around selected cells; it is for the whole map now."));
    m_out.line("des.wallify()");
}

void StatementScript::feature(std::string_view type) {
    CallText call("des.feature");
    call.argument(lua::quoted(type));
    if (const std::optional<ScriptPlace> place = m_values.onePlace()) {
        addPlaceArguments(call, *place);
        return emit(call);
    }
    const std::string cells = m_values.selection();
    call.argument("x");
    call.argument("y");
    forEach(cells, call);
}

void StatementScript::marks(std::string_view function) {
    CallText call(function);
    call.argument(m_values.areaFor("selection.area"));
    emit(call);
}

void StatementScript::terrain() {
    CallText call("des.terrain");
    std::optional<ScriptPlace> place = m_values.onePlace();
    if (place && place->isAnywhere())
        place = ArgumentValues::anyCell();
    const std::string cells = place ? std::string() : m_values.selection();
    const ScriptTerrain kind = m_values.terrain();
    if (kind.light) {
        if (place)
            addPlaceKeys(call, *place);
        else
            call.key("selection", cells);
        call.key("typ", kind.value);
        call.key("lit", *kind.light);
        return emit(call);
    }
    if (place)
        addPlaceArguments(call, *place);
    else
        call.argument(cells);
    call.argument(kind.value);
    emit(call);
}

void StatementScript::replaceTerrain() {
    CallText call("des.replace_terrain");
    call.key("region", m_values.area());
    call.key("fromterrain", m_values.terrain().value);
    const ScriptTerrain to = m_values.terrain();
    call.key("toterrain", to.value);
    if (to.light)
        call.key("lit", *to.light);
    call.key("chance", std::to_string(m_values.take().number()));
    emit(call);
}

} // namespace levwright::toscript

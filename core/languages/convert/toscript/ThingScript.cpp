// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters, objects and everything else that has a place.
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

void addThing(CallText& call, const ScriptThing& thing) {
    if (thing.value.empty())
        return;
    if (thing.isEither)
        call.key("id", std::format("#{0} > 1 and {0} or nil", thing.value));
    call.key(thing.isClass || thing.isEither ? "class" : "id", thing.value);
}

// The objects for which a creature can be given; their options have other forms.
bool isOfCreature(std::string_view quotedName) {
    constexpr std::array<std::string_view, 5> names{R"("statue")", R"("corpse")", R"("egg")", R"("tin")",
                                                    R"("figurine")"};
    return std::ranges::contains(names, quotedName);
}

std::string_view keyOf(Key option) {
    switch (option) {
    case Key::Female:
        return "female";
    case Key::Invisible:
        return "invisible";
    case Key::Cancelled:
        return "cancelled";
    case Key::Revived:
        return "revived";
    case Key::Avenge:
        return "avenge";
    case Key::Stunned:
        return "stunned";
    case Key::Confused:
        return "confused";
    case Key::Fleeing:
        return "fleeing";
    case Key::Blinded:
        return "blinded";
    case Key::Paralyzed:
        return "paralyzed";
    case Key::Quantity:
        return "quantity";
    case Key::Eroded:
    case Key::Erodeproof:
        return "eroded";
    case Key::Recharged:
        return "recharged";
    case Key::Buried:
        return "buried";
    case Key::Greased:
        return "greased";
    default: // its values are handled elsewhere
        return "";
    }
}

} // namespace

// ---- monsters

void StatementScript::monster() {
    CallText call("des.monster");
    const ScriptThing thing = m_values.monster();
    const ScriptPlace place = m_values.place();
    const bool isShort = m_values.atEnd() && !hasBlock() && (!thing.value.empty() || place.isAnywhere());
    if (isShort) {
        if (!thing.value.empty())
            call.argument(thing.value);
        addPlaceArguments(call, place);
        return emit(call);
    }
    addThing(call, thing);
    addPlaceKeys(call, place);
    while (!m_values.atEnd())
        monsterOption(call);
    emit(call, "inventory");
}

void StatementScript::monsterOption(CallText& call) {
    if (m_values.nextIs(F::GivenName))
        return call.key("name", m_values.words());
    if (m_values.nextIs(F::Alignment))
        return call.key("align", alignment());
    const Argument& option = m_values.take();
    if (option.kind == K::TrapList) {
        m_context.note(option.range,
                       say("The traps that a monster has seen cannot be given; they are left out."));
        for (std::uint32_t i = 0; i < option.operands; ++i)
            m_values.take();
        return;
    }
    const auto key = Key(option.numbers[0]);
    const bool isOn = option.numbers[1] != 0;
    switch (key) {
    case Key::Attitude:
        return call.key("peaceful", isOn ? "1" : "0");
    case Key::Alertness:
        return call.key("asleep", isOn ? "1" : "0");
    case Key::Appearance: {
        constexpr std::array<std::string_view, 4> kinds{"", "ter:", "obj:", "mon:"};
        const std::string prefix(kinds[std::size_t(option.numbers[1]) % kinds.size()]);
        const bool isText = m_values.peek().kind == K::String;
        const std::string words = m_values.words();
        return call.key("appear_as", isText ? std::format("\"{}{}", prefix, words.substr(1))
                                            : std::format("\"{}\" .. {}", prefix, words));
    }
    case Key::Fleeing:
    case Key::Blinded:
    case Key::Paralyzed:
        return call.key(keyOf(key), m_values.expression());
    default: // a word without a value
        return call.key(keyOf(key), "1");
    }
}

// ---- objects

void StatementScript::object() {
    CallText call("des.object");
    const ScriptThing thing = m_values.object();
    const bool hasOnlyPlace = m_values.atEnd() || m_values.nextIs(F::Place);
    const std::size_t behindThing = m_values.position();
    ScriptPlace place;
    if (hasOnlyPlace && !m_values.atEnd())
        place = m_values.place();
    const bool isWritten = !thing.value.empty() || place.isAnywhere();
    if (hasOnlyPlace && m_values.atEnd() && m_node.kind != S::Container && isWritten &&
        !(place.numbers && isOfCreature(thing.value))) {
        if (!thing.value.empty())
            call.argument(thing.value);
        addPlaceArguments(call, place);
        return emit(call);
    }
    m_values.goTo(behindThing);
    addThing(call, thing);
    while (!m_values.atEnd())
        objectOption(call, thing.value);
    emit(call);
}

void StatementScript::objectOption(CallText& call, std::string_view name) {
    if (m_values.nextIs(F::Place))
        return addPlaceKeys(call, m_values.place());
    if (m_values.nextIs(F::Enchantment)) {
        const Range at = m_values.peek().range;
        const std::string number = m_values.expression();
        if (!isOfCreature(name))
            return call.key("spe", number);
        if (number != "0")
            m_context.note(at, say("An object of this kind has no number, so the number is left out."));
        return;
    }
    const Argument& option = m_values.take();
    const bool isOn = option.numbers[1] != 0;
    const auto key = Key(option.numbers[0]);
    switch (key) {
    case Key::CurseState:
        return call.key("buc", lua::quoted(m_values.textOf(option)));
    case Key::MonType: {
        const ScriptThing creature = m_values.montype();
        if (!creature.value.empty())
            call.key("montype", creature.value);
        return;
    }
    case Key::Name:
        return call.key("name", m_values.words());
    case Key::Light:
        return call.key("lit", isOn ? "1" : "0");
    case Key::TrappedState:
        return call.key("trapped", isOn ? "1" : "0");
    case Key::DoorState: {
        const std::string_view state = m_values.textOf(option);
        return call.key(state, "1"); // locked or broken; for any other state the statement has an error
    }
    case Key::Erodeproof:
        return call.key("eroded", "-1");
    case Key::Quantity:
    case Key::Eroded:
    case Key::Recharged:
        return call.key(keyOf(key), m_values.expression());
    case Key::Invisible:
        m_context.note(option.range, say("There are no invisible objects; it can be seen now."));
        return;
    default: // a word without a value
        return call.key(keyOf(key), "1");
    }
}

// ---- other things

void StatementScript::trap() {
    CallText call("des.trap");
    const Argument& written = m_values.take();
    const ScriptPlace place = m_values.place();
    std::string type = written.kind == K::Random ? "random" : std::string(m_context.textOf(written.text));
    if (m_context.names.trap(type) == nullptr && type != "random") {
        m_context.note(written.range, say("There is no trap “{}”; it is now a random one.", type));
        type = "random";
    }
    if (type != "random" || !place.isAnywhere())
        call.argument(lua::quoted(type));
    addPlaceArguments(call, place);
    emit(call);
}

// The registers are shuffled in scripts, too, but they count from 1. An alignment that no word describes
// becomes any of them.
std::string StatementScript::alignment() {
    const Argument& argument = m_values.take();
    if (argument.kind == K::Alignment)
        return lua::quoted(m_values.textOf(argument));
    return std::format("align[{}]", argument.kind == K::Random ? 1 : argument.number() + 1);
}

void StatementScript::altar() {
    CallText call("des.altar");
    addPlaceKeys(call, m_values.place());
    const bool isRandom = m_values.peek().kind == K::Random;
    const std::string whose = alignment();
    call.key("align", isRandom ? R"("random")" : whose);
    const std::string type = m_values.word();
    call.key("type", type.empty() ? R"(percent(50) and "altar" or "shrine")" : lua::quoted(type));
    emit(call);
}

void StatementScript::stairs(std::string_view function) {
    CallText call(function);
    const ScriptPlace place = m_values.place();
    const std::string direction = lua::quoted(m_values.word());
    if (place.value.empty()) {
        call.argument(direction);
        addPlaceArguments(call, place);
    } else {
        call.key("dir", direction);
        addPlaceKeys(call, place);
    }
    emit(call);
}

void StatementScript::grave() {
    CallText call("des.grave");
    addPlaceKeys(call, m_values.place());
    if (m_values.atEnd()) {
        m_context.note(m_node.range, say("A grave without an inscription has an empty one now."));
        call.key("text", R"("")");
    } else if (m_values.peek().kind != K::Random) {
        call.key("text", m_values.words());
    }
    emit(call);
}

void StatementScript::gold() {
    CallText call("des.gold");
    const bool isAny = m_values.peek().kind == K::Integer && m_values.peek().number() == -1;
    const std::string amount = m_values.expression();
    if (!isAny)
        call.key("amount", amount);
    addPlaceKeys(call, m_values.place());
    emit(call);
}

void StatementScript::engraving() {
    CallText call("des.engraving");
    addPlaceKeys(call, m_values.place());
    const std::string type = m_values.word();
    call.key("type",
             type.empty() ? R"(({ "dust", "engrave", "burn", "mark", "blood" })[d(5)])" : lua::quoted(type));
    call.key("text", m_values.words());
    emit(call);
}

void StatementScript::mineralize() {
    CallText call("des.mineralize");
    for (const std::string_view key : {"kelp_pool", "kelp_moat", "gold_prob", "gem_prob"}) {
        if (m_values.atEnd())
            break;
        const bool isUsual = m_values.peek().kind == K::Integer && m_values.peek().number() < 0;
        const std::string amount = m_values.expression();
        if (!isUsual)
            call.key(key, amount);
    }
    emit(call);
}

} // namespace levwright::toscript

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/KindCommands.h"

#include "core/base/Printable.h"
#include "core/world/Command.h"
#include "core/world/Tokens.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::world {
namespace {

constexpr std::int64_t word = 65535;

ThingAction* selectedAction(const Command& command) {
    WorldState& state = command.context.state;
    const auto found = std::ranges::find_if(
        state.actions, [&](const ThingAction& action) { return action.id == state.selectedAction; });
    if (found != state.actions.end())
        return &*found;
    command.context.problem("no thing action is selected (TA_ID)");
    return nullptr;
}

ThingType* selectedType(const Command& command) {
    WorldState& state = command.context.state;
    const auto found = std::ranges::find_if(
        state.types, [&](const ThingType& type) { return type.id == state.selectedType; });
    if (found != state.types.end())
        return &*found;
    command.context.problem("no thing type is selected (TT_ID)");
    return nullptr;
}

template <class Kind>
Id lowestUnused(const std::vector<Kind>& kinds, Id from) {
    while (std::ranges::contains(kinds, from, &Kind::id))
        ++from;
    return from;
}

void setTypeSwitch(const Command& command, bool ThingType::* field) {
    const auto value = command.number(0, 0, 1);
    if (!value)
        return;
    if (ThingType* type = selectedType(command))
        type->*field = *value != 0;
}

void setTypeNumber(const Command& command, int ThingType::* field, std::int64_t low, std::int64_t high) {
    const auto value = command.number(0, low, high);
    if (!value)
        return;
    if (ThingType* type = selectedType(command))
        type->*field = int(*value);
}

struct ActionName {
    std::string_view name;
    ActionKind kind;
};

constexpr std::array<ActionName, 9> actionNames{{{"wait", ActionKind::Wait},
                                                 {"move", ActionKind::Move},
                                                 {"use", ActionKind::Use},
                                                 {"drop", ActionKind::Drop},
                                                 {"pick_up", ActionKind::PickUp},
                                                 {"kick", ActionKind::Kick},
                                                 {"search", ActionKind::Search},
                                                 {"close", ActionKind::Close},
                                                 {"leave", ActionKind::Leave}}};

struct TrapName {
    std::string_view name;
    TrapEffect effect;
};

constexpr std::array<TrapName, 5> trapNames{{{"none", TrapEffect::None},
                                             {"hold", TrapEffect::Hold},
                                             {"damage", TrapEffect::Damage},
                                             {"teleport", TrapEffect::Teleport},
                                             {"exit", TrapEffect::Exit}}};

} // namespace

std::string_view trapName(TrapEffect effect) {
    return std::ranges::find(trapNames, effect, &TrapName::effect)->name;
}

std::optional<TrapEffect> trapEffect(std::string_view name) {
    const auto named = std::ranges::find(trapNames, name, &TrapName::name);
    return named == trapNames.end() ? std::nullopt : std::optional(named->effect);
}

std::string_view actionName(ActionKind kind) {
    return std::ranges::find(actionNames, kind, &ActionName::kind)->name;
}

void selectAction(const Command& command) {
    const auto wanted = command.number(0, 0, largestNumber);
    if (!wanted)
        return;
    WorldState& state = command.context.state;
    const Id id = *wanted == 0 ? lowestUnused(state.actions, 1) : *wanted;
    state.selectedAction = id;
    if (state.action(id) != nullptr)
        return;
    const auto place = command.context.rules.order.ascendingIds
                           ? std::ranges::upper_bound(state.actions, id, {}, &ThingAction::id)
                           : state.actions.end();
    state.actions.insert(place, ThingAction{.id = id});
}

void setActionEffort(const Command& command) {
    const auto effort = command.number(0, 0, highestByte);
    if (!effort)
        return;
    if (ThingAction* action = selectedAction(command))
        action->effort = int(*effort);
}

void setActionName(const Command& command) {
    const auto named = std::ranges::find(actionNames, command.arguments[0], &ActionName::name);
    if (named == actionNames.end()) {
        command.context.problem(std::format("{} is no action", inEnglishQuotes(command.arguments[0])));
        return;
    }
    ThingAction* action = selectedAction(command);
    if (action == nullptr)
        return;
    action->kind = named->kind;
    WorldState& state = command.context.state;
    if (!state.active || state.firstAction(ActionKind::Wait) != nullptr)
        return;
    state.active = false;
    command.context.viewGone();
}

void selectType(const Command& command) {
    const Rules& rules = command.context.rules;
    const auto wanted = command.number(0, rules.anyNegativeIdIsNew ? -largestNumber : -1, largestNumber);
    if (!wanted)
        return;
    WorldState& state = command.context.state;
    const Id id = *wanted < 0 ? lowestUnused(state.types, 0) : *wanted;
    state.selectedType = id;
    if (!state.hasType(id))
        state.types.push_back({.id = id, .corpse = id});
}

void setTypeName(const Command& command) {
    if (ThingType* type = selectedType(command))
        type->name = command.arguments[0];
}

void setTypeSymbol(const Command& command) {
    const std::string& symbol = command.arguments[0];
    if (!isAscii(symbol))
        throw Refused{"a symbol is an ASCII character"};
    if (symbol.size() != 1)
        command.context.problem("a symbol is one character");
    else if (ThingType* type = selectedType(command))
        type->symbol = symbol[0];
}

void setTypeCorpse(const Command& command) {
    const auto corpse = command.reference();
    if (!corpse)
        return;
    if (!command.context.state.hasType(*corpse))
        command.context.problem(std::format("there is no thing type {}", *corpse));
    else if (ThingType* type = selectedType(command))
        type->corpse = *corpse;
}

void setTypeConsumable(const Command& command) {
    setTypeNumber(command, &ThingType::consumable, 0, word);
}

void setTypeProliferate(const Command& command) {
    setTypeNumber(command, &ThingType::proliferate, 0, word);
}

void setTypeStartNumber(const Command& command) {
    setTypeNumber(command, &ThingType::startNumber, 0, highestByte);
}

void setTypeLifepoints(const Command& command) {
    setTypeNumber(command, &ThingType::lifepoints, 0, highestByte);
}

void setTypeStorage(const Command& command) {
    setTypeNumber(command, &ThingType::storage, 0, highestByte);
}

void setTypeSpeed(const Command& command) {
    setTypeNumber(command, &ThingType::speed, 0, highestByte);
}

void setTypeAttack(const Command& command) {
    setTypeNumber(command, &ThingType::attack, 0, highestByte);
}

void setTypeTrap(const Command& command) {
    const std::optional<TrapEffect> effect = trapEffect(command.arguments[0]);
    const auto power = command.number(1, 0, highestByte);
    if (!effect) {
        command.context.problem(
            std::format("{} is not an effect of traps", inEnglishQuotes(command.arguments[0])));
        return;
    }
    if (!power)
        return;
    if (ThingType* type = selectedType(command)) {
        type->trap = *effect;
        type->trapPower = int(*power);
    }
}

void setTypeExit(const Command& command) {
    setTypeSwitch(command, &ThingType::exit);
}

void setTypeFixed(const Command& command) {
    setTypeSwitch(command, &ThingType::fixed);
}

void setTypePushed(const Command& command) {
    setTypeSwitch(command, &ThingType::pushed);
}

} // namespace levwright::world

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/FieldEdit.h"

#include "core/edit/StatementEdit.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace levwright {
namespace {

constexpr std::array<Field, 4> objectTail{Field::Curse, Field::Corpse, Field::Enchantment, Field::GivenName};

bool isObjectTail(Field field) {
    return std::ranges::contains(objectTail, field);
}

// What an optional field means when it is left out, so that one behind it can be written.
std::string usualValue(Field field) {
    return field == Field::Filling ? "filled" : "random";
}

bool sameSlot(const Argument& argument, const FieldKey& key) {
    if (argument.field != key.field)
        return false;
    // random and align[n] are alignments too.
    const auto attributeKind = [](ArgumentKind kind) {
        return kind == ArgumentKind::Random || kind == ArgumentKind::AlignRegister ? ArgumentKind::Alignment
                                                                                   : kind;
    };
    return !key.kind || attributeKind(argument.kind) == *key.kind;
}

// Everything behind an object's place, written anew.
EditOutcome setObjectTail(std::string_view text, const StatementNode& statement, Field changed,
                          const std::optional<std::string>& source) {
    std::array<std::optional<std::string>, objectTail.size()> values;
    for (std::size_t i = 0; i < objectTail.size(); ++i) {
        if (objectTail[i] == changed) {
            values[i] = source;
        } else if (const Argument* argument = statement.find(objectTail[i])) {
            values[i] = text.substr(argument->range.begin, argument->range.size());
        }
    }
    auto& [curse, corpse, enchantment, given] = values;
    const bool nothing =
        !corpse && !given && (!enchantment || enchantment == "random") && (!curse || curse == "random");
    std::string tail;
    if (!nothing) {
        if (!curse && !corpse)
            curse = "random";
        if (!enchantment)
            enchantment = "random";
        for (const std::optional<std::string>& value : values) {
            if (value)
                tail += "," + *value;
        }
    }
    const Argument* place = statement.find(Field::Place);
    return TextEdit::replace({place->range.end, statement.arguments.back().range.end}, tail);
}

EditOutcome appendField(const std::vector<Slot>& slots, const StatementNode& statement, const FieldKey& key,
                        const std::string& source) {
    std::string text;
    for (const Slot& slot : slots) {
        if (slot.field == key.field)
            return appendArgument(statement, text + source);
        if (slot.use == SlotUse::OptionalTail && statement.find(slot.field) == nullptr)
            text += usualValue(slot.field) + ",";
    }
    return refuse("This statement has no such field.");
}

} // namespace

const Argument* findField(const StatementNode& statement, const FieldKey& key) {
    if (key.field == Field::Chance && statement.chance)
        return &*statement.chance;
    const Argument* found = nullptr;
    for (const Argument& argument : statement.arguments) {
        if (sameSlot(argument, key))
            found = &argument;
    }
    return found;
}

const std::vector<Slot>& slotsOf(LevelSyntax level, const StatementNode& statement) {
    const StatementRule& rule = ruleFor(statement.kind);
    if (level == LevelSyntax::Rooms && !rule.roomsSlots.empty())
        return rule.roomsSlots;
    const bool hasArea = !rule.areaSlots.empty() && statement.find(rule.areaSlots.front().field) != nullptr;
    return hasArea ? rule.areaSlots : rule.slots;
}

EditOutcome setField(LevelSyntax level, std::string_view levelText, const StatementNode& statement,
                     const FieldKey& key, const std::optional<std::string>& source) {
    if (statement.broken)
        return refuse("Mend the statement in the text first: it has a syntax error.");
    if (key.field == Field::Chance && ruleFor(statement.kind).takesChance) {
        int percent = 0;
        if (source &&
            std::from_chars(source->data(), source->data() + source->size(), percent).ec != std::errc())
            return refuse("A chance is a number from 1 to 100.");
        return setChance(statement, source ? std::optional(percent) : std::nullopt);
    }
    const Argument* argument = findField(statement, key);
    if (argument != nullptr && source)
        return replaceArgument(*argument, *source);
    if (isObjectTail(key.field))
        return setObjectTail(levelText, statement, key.field, source);
    if (!source) {
        return argument == nullptr
                   ? EditOutcome(TextEdit())
                   : removeArgument(statement, std::size_t(argument - statement.arguments.data()));
    }
    return appendField(slotsOf(level, statement), statement, key, *source);
}

} // namespace levwright

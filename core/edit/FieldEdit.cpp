// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/FieldEdit.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/edit/StatementEdit.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>

namespace levwright {
namespace {

constexpr std::array<Field, 4> objectTail{Field::Curse, Field::Corpse, Field::Enchantment, Field::GivenName};

bool isObjectTail(Field field) {
    return std::ranges::contains(objectTail, field);
}

// The value that an optional field has when it is left out. It is written if a field after it is to be
// written.
std::string usualValue(Field field) {
    return field == Field::Filling ? "filled" : "random";
}

bool sameSlot(const Argument& argument, const FieldKey& key) {
    if (argument.field != key.field)
        return false;
    // random and align[n] count as alignments, too.
    const auto attributeKind = [](ArgumentKind kind) {
        return kind == ArgumentKind::Random || kind == ArgumentKind::AlignRegister ? ArgumentKind::Alignment
                                                                                   : kind;
    };
    return !key.kind || attributeKind(argument.kind) == *key.kind;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// The ranges of the whole numbers in a value without quotes.
std::vector<Range> numbersIn(std::string_view value) {
    std::vector<Range> integers;
    for (Offset at = 0; at < value.size(); ++at) {
        if (!isDigit(value[at]))
            continue;
        const bool isSigned = at > 0 && (value[at - 1] == '-' || value[at - 1] == '+');
        const Offset begin = isSigned ? at - 1 : at;
        while (at < value.size() && isDigit(value[at]))
            ++at;
        integers.push_back({begin, at});
    }
    return integers;
}

// The value without its blanks and with a 0 in place of each number.
std::string shapeOf(std::string_view value, const std::vector<Range>& integers) {
    std::string shape;
    Offset done = 0;
    const auto copy = [&](Offset end) {
        for (; done < end; ++done) {
            if (value[done] != ' ' && value[done] != '\t')
                shape += value[done];
        }
    };
    for (const Range& integer : integers) {
        copy(integer.begin);
        shape += '0';
        done = integer.end;
    }
    copy(value.size());
    return shape;
}

std::optional<std::int64_t> numberOf(std::string_view text) {
    return wholeNumber<std::int64_t>(text.starts_with('+') ? text.substr(1) : text);
}

// Changes one value after an object's place. The others are left as they are, or are added and removed with
// it.
EditOutcome setObjectTail(std::string_view text, const StatementNode& statement, Field changed,
                          const std::optional<std::string>& source) {
    const auto written = [&](Field field) -> std::optional<std::string_view> {
        const Argument* argument = statement.find(field);
        return argument != nullptr ? std::optional(text.substr(argument->range.begin, argument->range.size()))
                                   : std::nullopt;
    };
    std::array<std::optional<std::string>, objectTail.size()> values;
    for (std::size_t i = 0; i < objectTail.size(); ++i)
        values[i] = objectTail[i] == changed ? source : std::optional<std::string>(written(objectTail[i]));
    auto& [curse, corpse, enchantment, given] = values;
    const bool nothing =
        !corpse && !given && (!enchantment || enchantment == "random") && (!curse || curse == "random");
    if (nothing) {
        values.fill(std::nullopt);
    } else {
        if (!curse && !corpse)
            curse = "random";
        if (!enchantment)
            enchantment = "random";
    }
    std::vector<Replacement> edit;
    Offset behind = statement.find(Field::Place)->range.end;
    for (std::size_t i = 0; i < objectTail.size(); ++i) {
        const Argument* argument = statement.find(objectTail[i]);
        if (argument == nullptr && values[i])
            edit.push_back({{behind, behind}, "," + *values[i]});
        else if (argument != nullptr && !values[i])
            edit.push_back({{behind, argument->range.end}, ""});
        if (argument != nullptr)
            behind = argument->range.end;
    }
    return TextEdit(std::move(edit));
}

EditOutcome appendField(const SlotList& slots, const StatementNode& statement, const FieldKey& key,
                        const std::string& source) {
    std::string text;
    for (const Slot& slot : slots) {
        if (slot.field == key.field)
            return appendArgument(statement, text + source);
        if (slot.use == SlotUse::OptionalTail && statement.find(slot.field) == nullptr)
            text += usualValue(slot.field) + ",";
    }
    return refuse(say("This statement has no such field."));
}

} // namespace

TextEdit rewriteValue(std::string_view text, Range range, const std::string& source) {
    const std::string_view old = text.substr(range.begin, range.size());
    if (old == source)
        return {};
    const std::vector<Range> before = numbersIn(old);
    const std::vector<Range> after = numbersIn(source);
    const bool quoted = old.contains('"') || old.contains('\'');
    if (quoted || before.size() != after.size() || shapeOf(old, before) != shapeOf(source, after))
        return TextEdit::replace(range, source);
    std::vector<Replacement> edit;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const std::string_view oldNumber = old.substr(before[i].begin, before[i].size());
        const std::string newNumber = source.substr(after[i].begin, after[i].size());
        const std::optional<std::int64_t> value = numberOf(newNumber);
        if (value && value == numberOf(oldNumber))
            continue;
        edit.push_back({before[i].shifted(range.begin), value ? respelled(oldNumber, *value) : newNumber});
    }
    return TextEdit(std::move(edit));
}

const Argument* findField(const StatementNode& statement, const FieldKey& key) {
    if (key.field == Field::Chance && statement.chance)
        return &*statement.chance;
    const Argument* found = nullptr;
    for (std::size_t i = 0; i < statement.arguments.size(); i += 1U + statement.arguments[i].operands) {
        if (sameSlot(statement.arguments[i], key))
            found = &statement.arguments[i];
    }
    return found;
}

const SlotList& slotsOf(const LevelTree& tree, const StatementNode& statement) {
    const StatementRule& rule = tree.ruleOf(statement);
    if (tree.kind == LevelSyntax::Rooms && !rule.roomsSlots.empty())
        return rule.roomsSlots;
    const bool hasArea = !rule.areaSlots.empty() && statement.find(rule.areaSlots.front().field) != nullptr;
    return hasArea ? rule.areaSlots : rule.slots;
}

EditOutcome setField(const LevelTree& tree, std::string_view levelText, const StatementNode& statement,
                     const FieldKey& key, const std::optional<std::string>& source) {
    if (statement.broken)
        return refuse(say("Correct the statement in the text first: it has a syntax error."));
    if (key.field == Field::Chance && tree.ruleOf(statement).takesChance) {
        const std::optional<int> percent = source ? wholeNumber<int>(*source) : std::nullopt;
        if (source && !percent)
            return refuse(say("A chance is a number from 1 to 100."));
        EditOutcome outcome = setChance(statement, percent);
        if (!outcome || !percent || !statement.chance)
            return outcome;
        return rewriteValue(levelText, statement.chance->text, *source);
    }
    const Argument* argument = findField(statement, key);
    if (argument != nullptr && source)
        return rewriteValue(levelText, argument->range, *source);
    if (isObjectTail(key.field))
        return setObjectTail(levelText, statement, key.field, source);
    if (!source && argument == nullptr)
        return TextEdit();
    if (!source) {
        const SlotList& slots = slotsOf(tree, statement);
        const auto* slot = std::ranges::find(slots, key.field, &Slot::field);
        const bool isBeforeOthers = argument != &statement.arguments.back();
        // Otherwise the arguments after it would be taken for it.
        if (slot != slots.end() && slot->use == SlotUse::OptionalTail && isBeforeOthers)
            return rewriteValue(levelText, argument->range, usualValue(key.field));
        return removeArgument(statement, std::size_t(argument - statement.arguments.data()));
    }
    return appendField(slotsOf(tree, statement), statement, key, *source);
}

} // namespace levwright

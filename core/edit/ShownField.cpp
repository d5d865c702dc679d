// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/ShownField.h"

#include "core/base/Phrase.h"
#include "core/edit/FieldEdit.h"
#include "core/edit/ThingClasses.h"

#include <algorithm>

namespace levwright {
namespace {

// The class that has to be written when a name is chosen; empty if the class stays.
std::optional<std::string> classWith(const StatementNode& node, std::string_view name,
                                     const Catalog& catalog) {
    if (node.find(Field::Class) == nullptr)
        return std::nullopt;
    const char written = classOf(node);
    std::optional<char> found;
    // The game finds an object without a class by its name alone.
    const bool isObject = node.kind == StatementKind::Object || node.kind == StatementKind::Container;
    if (node.kind == StatementKind::Monster)
        found = otherClassOfMonster(catalog, name, written);
    else if (isObject && written != 0)
        found = otherClassOfObject(catalog, name, written);
    return found ? std::optional(quotedCharacter(*found)) : std::nullopt;
}

bool isQuoted(std::string_view source) {
    return source.size() > 1 && source.starts_with('"') && source.ends_with('"');
}

} // namespace

const Slot* slotOf(const LevelSource& level, const StatementNode& node, Field field) {
    const SlotList& slots = slotsOf(*level.level.tree, node);
    const Slot* slot = std::ranges::find(slots, field, &Slot::field);
    return slot == slots.end() ? nullptr : slot;
}

char classOf(const StatementNode& node) {
    const Argument* thingClass = node.find(Field::Class);
    const bool isWritten = thingClass != nullptr && thingClass->kind == ArgumentKind::Character;
    return isWritten ? static_cast<char>(thingClass->number()) : '\0';
}

EditOutcome setShownField(const Game& game, const LevelSource& level, std::size_t statement,
                          const FieldKey& field, const std::optional<std::string>& source) {
    const StatementNode& node = level.level.tree->statements[statement];
    const Slot* slot = node.isWhole() ? slotOf(level, node, field.field) : nullptr;
    const bool isList = slot != nullptr && slot->use == SlotUse::RepeatedOnce;
    if (isList && (!source || source->empty()))
        return refuse(say("There must be at least one. To have none, delete the statement."));
    if (isList)
        return TextEdit::replace({node.arguments.front().range.begin, node.arguments.back().range.end},
                                 *source);
    const EditOutcome edit = game.language().setField(level, statement, field, source);
    if (!edit || slot == nullptr || field.field != Field::Name || !source || !isQuoted(*source))
        return edit;
    const std::string_view name = std::string_view(*source).substr(1, source->size() - 2);
    const std::optional<std::string> thingClass = classWith(node, name, game.catalog());
    if (!thingClass)
        return edit;
    std::vector<Replacement> both{{node.find(Field::Class)->range, *thingClass}};
    both.insert(both.end(), edit->replacements().begin(), edit->replacements().end());
    return TextEdit(std::move(both));
}

} // namespace levwright

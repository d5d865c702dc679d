// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/LevelNames.h"

#include "core/base/Phrase.h"
#include "core/completion/StatementText.h"
#include "core/edit/FieldEdit.h"
#include "core/edit/FieldWords.h"

#include <algorithm>
#include <array>
#include <format>
#include <map>
#include <tuple>

namespace levwright {
namespace {

using K = ArgumentKind;

std::string withoutBlanks(std::string_view text) {
    std::string name;
    std::ranges::remove_copy_if(text, std::back_inserter(name),
                                [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
    return name;
}

// Empty for the other lists, whose entries cannot be renamed.
std::string_view wordOfList(StatementKind list) {
    constexpr std::array<std::pair<StatementKind, std::string_view>, 3> words{
        {{StatementKind::RandomPlaces, "place"},
         {StatementKind::RandomObjects, "object"},
         {StatementKind::RandomMonsters, "monster"}}};
    const auto* found = std::ranges::find(words, list, &decltype(words)::value_type::first);
    return found == words.end() ? std::string_view() : found->second;
}

class RegisterNames {
public:
    explicit RegisterNames(const LevelSource& level) : m_level(level), m_tree(*level.level.tree) {}

    NameTable find() && {
        for (std::size_t i = 0; i < m_tree.statements.size(); ++i)
            addEntries(i);
        for (std::size_t i = 0; i < m_tree.statements.size(); ++i)
            addUses(i);
        return std::move(m_names);
    }

private:
    using Key = std::tuple<std::size_t, std::string>; // one after the section, 0 for none; the name

    std::size_t scopeOf(std::size_t statement) const {
        const std::optional<std::size_t> section = m_tree.sectionOf(statement);
        return section ? *section + 1 : 0;
    }

    NamedThing& thing(std::size_t scope, const std::string& name) {
        const auto [found, isNew] = m_index.try_emplace(Key(scope, name), m_names.size());
        if (isNew)
            m_names.push_back({NameKind::Register, name, {}, {}});
        return m_names[found->second];
    }

    // An entry of a list gives the register with its number a value.
    void addEntries(std::size_t statement) {
        const StatementNode& node = m_tree.statements[statement];
        const std::string_view word = wordOfList(node.kind);
        if (node.kind == StatementKind::RandomRegion && node.listNumber)
            thing(scopeOf(statement), std::format("region[{}]", *node.listNumber))
                .uses.push_back({node.keyword, true, false});
        // SLASH'EM has further lists of places: place[1][0] is the first entry of the second one.
        const std::int64_t list = node.listNumber.value_or(0);
        const std::string ofList = list == 0 ? std::string(word) : std::format("{}[{}]", word, list);
        std::size_t number = 0;
        for (const Argument& argument : node.arguments) {
            if (!word.empty() && argument.field == Field::Entry)
                thing(scopeOf(statement), std::format("{}[{}]", ofList, number++))
                    .uses.push_back({argument.range, true, false});
        }
    }

    void addUses(std::size_t statement) {
        for (const Argument& argument : m_tree.statements[statement].arguments) {
            if (!listOf(argument.kind) && argument.kind != K::AlignRegister)
                continue;
            const std::string name = withoutBlanks(m_level.slice(argument.range));
            const std::size_t own = scopeOf(statement);
            const bool isOfLevel = !m_index.contains(Key(own, name)) && m_index.contains(Key(0, name));
            NamedThing& named = thing(isOfLevel ? 0 : own, name);
            named.uses.push_back({argument.range, false});
            if (argument.kind == K::AlignRegister)
                named.objection = say("The game itself gives the three alignments to align[0] to align[2].");
        }
    }

    const LevelSource& m_level;
    const LevelTree& m_tree;
    NameTable m_names;
    std::map<Key, std::size_t> m_index;
};

// The name that a statement of a room gives to it; null if there is none.
const Argument* nameOfRoom(const LevelTree& tree, const SectionNode& section) {
    for (std::size_t i = section.firstStatement; i < section.endStatement; ++i) {
        const StatementNode& node = tree.statements[i];
        const Argument* name = node.kind == StatementKind::Name ? node.find(Field::Name) : nullptr;
        if (name != nullptr && name->kind == K::String)
            return name;
    }
    return nullptr;
}

bool canBeMany(const Slot& slot) {
    return slot.use == SlotUse::Repeated || slot.use == SlotUse::RepeatedOnce;
}

SignatureSlot signatureSlot(StatementKind kind, const Slot& slot) {
    const FieldWords words = wordsOf(kind, slot.field);
    std::string label(words.label.empty() ? nameOf(slot.field) : words.label);
    if (canBeMany(slot))
        label += " …";
    const bool isOptional = slot.use != SlotUse::Required && slot.use != SlotUse::RepeatedOnce;
    return {slot.field, {std::move(label), std::string(words.hint), isOptional}};
}

} // namespace

void addRoomNames(const LevelSource& level, NameTable& names) {
    const LevelTree& tree = *level.level.tree;
    if (!level.level.isOfRooms())
        return;
    std::vector<std::size_t> byNumber;
    std::map<std::string_view, std::size_t> byName;
    for (const SectionNode& section : tree.sections) {
        const Argument* name = nameOfRoom(tree, section);
        const std::string_view written = name == nullptr ? std::string_view() : level.slice(name->text);
        std::size_t thing = names.size();
        if (name != nullptr)
            thing = byName.try_emplace(written, thing).first->second;
        if (thing == names.size())
            names.push_back({NameKind::Room, std::string(written), {}, {}});
        if (name == nullptr)
            names[thing].objection = say("This room has no name.");
        else
            names[thing].uses.push_back({name->text, true});
        names[thing].uses.push_back({tree.statements[section.firstStatement].keyword, true, false});
        byNumber.push_back(thing);
    }
    for (const StatementNode& node : tree.statements) {
        for (const Argument& argument : node.arguments) {
            if (argument.field == Field::Parent && argument.kind == K::String) {
                const auto found = byName.try_emplace(level.slice(argument.text), names.size());
                if (found.second)
                    names.push_back({NameKind::Room, std::string(level.slice(argument.text)), {}, {}});
                names[found.first->second].uses.push_back({argument.text, false});
            }
            const bool isEnd = argument.kind == K::CorridorEnd;
            if (isEnd && argument.number() >= 0 && std::size_t(argument.number()) < byNumber.size())
                names[byNumber[std::size_t(argument.number())]].uses.push_back(
                    {argument.range, false, false});
        }
    }
}

NameTable classicNames(const LevelSource& level) {
    NameCollector levels;
    addLevelNames(level, levels);
    NameTable names = std::move(levels).taken();
    NameTable registers = RegisterNames(level).find();
    names.insert(names.end(), std::move_iterator(registers.begin()), std::move_iterator(registers.end()));
    addRoomNames(level, names);
    putInOrder(names);
    return names;
}

std::optional<Signature> classicSignature(const LevelSource& level, Offset at) {
    const StatementText text = statementTextOf(level);
    const std::optional<std::size_t> statement = statementBegunAt(text, at);
    if (!statement || text.statements[*statement].kind == StatementKind::Unknown)
        return std::nullopt;
    const StatementNode& node = text.statements[*statement];
    std::vector<SignatureSlot> slots;
    for (const Slot& slot : slotsOf(*level.level.tree, node))
        slots.push_back(signatureSlot(node.kind, slot));
    return statementSignature(text, node, at, slots);
}

} // namespace levwright

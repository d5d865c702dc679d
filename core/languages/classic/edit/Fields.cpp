// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/Fields.h"

#include "core/base/Phrase.h"
#include "core/edit/FieldEdit.h"
#include "core/edit/FieldWords.h"
#include "core/edit/ShownField.h"
#include "core/edit/ThingClasses.h"
#include "core/languages/classic/edit/CorridorEdit.h"

#include <algorithm>
#include <format>
#include <set>
#include <span>

namespace levwright {
namespace {

using K = ArgumentKind;

const StatementNode& nodeOf(const LevelSource& level, std::size_t statement) {
    return level.level.tree->statements[statement];
}

bool isRepeated(const Slot& slot) {
    return slot.use == SlotUse::Repeated || slot.use == SlotUse::RepeatedOnce;
}

bool namesThing(const Slot& slot) {
    return slot.field == Field::RoomType || slot.field == Field::Corpse || slot.field == Field::Key ||
           (slot.field == Field::Name && slot.accepts.has(K::Random));
}

FieldInput inputOf(const Slot& slot) {
    const ArgumentSet& accepts = slot.accepts;
    if (isRepeated(slot) && !namesThing(slot))
        return accepts.has(K::LevelFlag) ? FieldInput::Words : FieldInput::Source;
    if (accepts.has(K::AlignPair) || accepts.has(K::CorridorEnd))
        return FieldInput::Word;
    if (slot.field == Field::Position || slot.field == Field::Size)
        return accepts.has(K::Point) ? FieldInput::Pair : FieldInput::Number;
    if (accepts.has(K::Area))
        return accepts.has(K::LevregionArea) ? FieldInput::AnyArea : FieldInput::Area;
    if (accepts.has(K::Point))
        return FieldInput::Place;
    if (accepts.has(K::Integer))
        return FieldInput::Number;
    if (namesThing(slot))
        return FieldInput::Name;
    return accepts.has(K::String) ? FieldInput::Text : FieldInput::Word;
}

// Whether the field has choices; otherwise its value is typed.
bool hasChoices(const FieldKey& key, const Slot& slot) {
    if (key.kind)
        return key.kind != K::String && key.kind != K::Appearance;
    const FieldInput input = inputOf(slot);
    return input == FieldInput::Word || input == FieldInput::Name || input == FieldInput::Number ||
           input == FieldInput::Place || input == FieldInput::Pair || input == FieldInput::Words;
}

std::size_t numbersIn(K kind) {
    if (kind == K::Area || kind == K::LevregionArea)
        return 4;
    return kind == K::Point ? 2 : kind == K::Percent ? 1 : 0;
}

void showValue(FieldView& view, const LevelSource& level, const StatementNode& node) {
    const auto slice = [&](Range range) { return std::string(level.text.substr(range.begin, range.size())); };
    const char classSymbol = view.key.field == Field::Name ? classOf(node) : '\0';
    view.scope = std::uint16_t(unsigned(node.kind) << 8U | static_cast<unsigned char>(classSymbol));
    const Argument* argument = findField(node, view.key);
    view.isWritten = argument != nullptr;
    if (argument == nullptr)
        return;
    view.range = argument->range;
    view.source = slice(argument->range);
    view.text = slice(argument->text);
    const auto numbers = std::span(argument->numbers).first(numbersIn(argument->kind));
    view.numbers.assign(numbers.begin(), numbers.end());
    const Slot* slot = slotOf(level, node, view.key.field);
    if (slot != nullptr && isRepeated(*slot) && !namesThing(*slot) && !view.key.kind) {
        view.range = {node.find(view.key.field)->range.begin, node.arguments.back().range.end};
        view.source = slice(view.range);
    }
    // The choices are without blanks.
    if (argument->kind == K::AlignPair || argument->kind == K::CorridorEnd)
        std::erase_if(view.source, [](char c) { return c == ' ' || c == '\t'; });
}

FieldView fieldOf(StatementKind kind, const Slot& slot) {
    const std::string name(nameOf(slot.field));
    const FieldWords words = wordsOf(kind, slot.field);
    return {.key = {slot.field, {}},
            .name = name,
            .label = words.label.empty() ? name : std::string(words.label),
            .input = inputOf(slot),
            .group = groupOf(slot.field),
            .isOptional = slot.use != SlotUse::Required && slot.use != SlotUse::RepeatedOnce,
            .hint = std::string(words.hint),
            .parts = {std::string(words.parts[0]), std::string(words.parts[1])},
            .choicesVary = slot.accepts.has(K::CorridorEnd)};
}

FieldView attribute(K kind, const char* label, FieldInput input) {
    return {.key = {Field::Attribute, kind},
            .name = std::string(nameOf(Field::Attribute)),
            .label = std::string(said(label)),
            .input = input,
            .group = FieldGroup::Options,
            .isOptional = true};
}

std::vector<FieldView> rowsOf(const LevelSource& level, const StatementNode& node) {
    std::vector<FieldView> rows;
    if (level.level.tree->ruleOf(node).takesChance)
        rows.push_back({.key = {Field::Chance, {}},
                        .name = std::string(nameOf(Field::Chance)),
                        .label = std::string(nameOf(Field::Chance)),
                        .input = FieldInput::Box,
                        .group = FieldGroup::Options,
                        .isOptional = true,
                        .unit = "%",
                        .bounds = {.lowest = 1, .highest = certainChance, .usual = certainChance}});
    for (const Slot& slot : slotsOf(*level.level.tree, node)) {
        if (slot.field != Field::Attribute) {
            rows.push_back(fieldOf(node.kind, slot));
            continue;
        }
        rows.push_back(attribute(K::Attitude, "attitude", FieldInput::Word));
        rows.push_back(attribute(K::Alertness, "alertness", FieldInput::Word));
        rows.push_back(attribute(K::Alignment, "alignment", FieldInput::Word));
        rows.push_back(attribute(K::String, phrase("given name"), FieldInput::Text));
        rows.push_back(attribute(K::Appearance, phrase("looks like"), FieldInput::Source));
    }
    std::ranges::stable_sort(rows, {}, &FieldView::group);
    return rows;
}

// Every combination of a horizontal and a vertical alignment.
std::vector<FieldChoice> alignPairs(const LevelLanguage& language) {
    std::vector<FieldChoice> choices;
    const std::vector<std::string> down = language.wordsFor(K::VerticalAlign);
    for (const std::string& across : language.wordsFor(K::HorizontalAlign)) {
        for (const std::string& each : down)
            choices.push_back(
                {std::format("({},{})", across, each), std::format("{}, {}", across, each), true});
    }
    for (std::string& word : language.wordsFor(K::Random))
        choices.push_back({std::move(word), {}});
    return choices;
}

// The doors at which a corridor can begin or end, and the end that is written.
std::vector<FieldChoice> corridorEnds(const LevelSource& level, const LevelLanguage& language,
                                      std::string_view written) {
    std::vector<FieldChoice> choices = doorsForCorridors(language.rooms(level));
    if (!std::ranges::contains(choices, written, &FieldChoice::source))
        choices.push_back({std::string(written), {}});
    return choices;
}

// Names of the class come first, if a class is given.
template <class Row>
void addNames(std::vector<FieldChoice>& choices, const std::vector<Row>& rows, char classSymbol,
              MarkKind kind) {
    std::set<std::string_view> own;
    std::set<std::string_view> others;
    for (const Row& row : rows) {
        bool isOwn = true;
        if constexpr (requires { row.classSymbol; })
            isOwn = classSymbol == 0 || row.classSymbol == classSymbol;
        if (!row.name.empty())
            (isOwn ? own : others).insert(row.name);
    }
    for (const std::string_view name : own)
        choices.push_back({.source = std::string(name), .explanation = {}, .thing = kind});
    for (const std::string_view name : others) {
        if (!own.contains(name))
            choices.push_back(
                {.source = std::string(name), .explanation = {}, .isOfOtherClass = true, .thing = kind});
    }
}

std::vector<FieldChoice> namesFor(const Slot& slot, const StatementNode& node, const Catalog& catalog) {
    std::vector<FieldChoice> choices;
    if (slot.accepts.has(K::Random))
        choices.push_back({.source = "random", .explanation = {}, .isBare = true});
    if (slot.field == Field::RoomType)
        addNames(choices, catalog.roomTypes(), 0, MarkKind::RoomType);
    else if (slot.field == Field::Corpse)
        addNames(choices, catalog.monsters(), 0, MarkKind::Monster);
    else if (slot.field == Field::Key)
        addNames(choices, catalog.doorKeys(), 0, MarkKind::Object);
    else if (node.kind == StatementKind::Monster)
        addNames(choices, catalog.monsters(), classOf(node), MarkKind::Monster);
    else if (node.kind == StatementKind::Trap)
        addNames(choices, catalog.traps(), 0, MarkKind::Trap);
    else
        addNames(choices, catalog.objects(), classOf(node), MarkKind::Object);
    return choices;
}

// Adds characters of classes or of terrain.
void addCharacters(std::vector<FieldChoice>& choices, const Slot& slot, const Catalog& catalog) {
    const auto add = [&](char symbol, std::string_view name) {
        choices.push_back({std::string{'\'', symbol, '\''}, std::string(name)});
    };
    if (slot.field != Field::Class) {
        for (const Terrain& terrain : catalog.terrains()) {
            if (terrain.mapCharacter != 0)
                add(terrain.mapCharacter, said(terrain.name));
        }
        return;
    }
    const bool monsters = slot.accepts.has(K::MonsterRegister);
    for (const ThingClass& each : monsters ? catalog.monsterClasses() : catalog.objectClasses()) {
        if (each.symbol != 0 && each.count > 0)
            add(each.symbol, said(each.explanation));
    }
}

} // namespace

std::vector<FieldView> fieldsOf(const LevelSource& level, std::size_t statement) {
    const StatementNode& node = nodeOf(level, statement);
    if (!node.isWhole())
        return {};
    std::vector<FieldView> rows = rowsOf(level, node);
    for (FieldView& row : rows)
        showValue(row, level, node);
    return rows;
}

std::vector<FieldChoice> choicesOf(const LevelSource& level, std::size_t statement, const FieldKey& field,
                                   const LevelLanguage& language, const Catalog& catalog) {
    const StatementNode& node = nodeOf(level, statement);
    const Slot* slot = slotOf(level, node, field.field);
    if (slot == nullptr || !hasChoices(field, *slot))
        return {};
    if (inputOf(*slot) == FieldInput::Name)
        return namesFor(*slot, node, catalog);
    ArgumentSet accepts = slot->accepts;
    if (field.kind)
        accepts = field.kind == K::Alignment ? K::Alignment | K::AlignRegister | ArgumentSet(K::Random)
                                             : ArgumentSet(*field.kind);
    if (accepts.has(K::AlignPair))
        return alignPairs(language);
    if (accepts.has(K::CorridorEnd)) {
        FieldView shown = fieldOf(node.kind, *slot);
        showValue(shown, level, node);
        return corridorEnds(level, language, shown.source);
    }
    std::vector<FieldChoice> choices;
    if (accepts.has(K::Character))
        addCharacters(choices, *slot, catalog);
    // The grammar accepts all states of doors, but a drawbridge has only two.
    const bool isOfBridge = node.kind == StatementKind::Drawbridge && field.field == Field::DoorState;
    for (std::string& word : language.wordsFor(accepts)) {
        if (isOfBridge && word != "open" && word != "closed")
            continue;
        const std::string_view meaning = meaningOf(field.kind ? Field::Alignment : field.field, word);
        const bool isBool = word == "true" || word == "false";
        const std::string_view plain = !isBool || !meaning.empty() ? meaning : word == "true" ? "yes" : "no";
        choices.push_back({std::move(word), std::string(plain), isBool});
    }
    return choices;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/Fields.h"

#include "core/base/Phrase.h"
#include "core/catalog/ClassPrefixes.h"
#include "core/languages/script/edit/FieldLabels.h"
#include "core/languages/script/edit/FieldRows.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using script::KeyKind;
using script::KeyRow;

FieldInput inputOf(KeyKind kind) {
    switch (kind) {
    case KeyKind::Word:
    case KeyKind::Flag:
    case KeyKind::Terrain:
    case KeyKind::MonsterClass:
    case KeyKind::ObjectClass:
        return FieldInput::Word;
    case KeyKind::Monster:
    case KeyKind::Object:
    case KeyKind::MonsterOrClass:
    case KeyKind::Trap:
    case KeyKind::RoomType:
        return FieldInput::Name;
    case KeyKind::Int:
    case KeyKind::IntOrRandom:
    case KeyKind::Number:
        return FieldInput::Number;
    case KeyKind::Text:
        return FieldInput::Text;
    case KeyKind::Place:
        return FieldInput::Place;
    case KeyKind::Coord:
        return FieldInput::Pair;
    case KeyKind::Region:
        return FieldInput::Area;
    case KeyKind::LevelFlag:
        return FieldInput::Words;
    case KeyKind::Selection:
    case KeyKind::Function:
    case KeyKind::Table:
    case KeyKind::Any:
        break;
    }
    return FieldInput::Source;
}

FieldGroup groupOf(const KeyRow& key) {
    if (key.kind == KeyKind::Place || key.kind == KeyKind::Region || key.kind == KeyKind::Selection ||
        key.key == "halign" || key.key == "valign" || key.key == "xalign" || key.key == "yalign")
        return FieldGroup::Where;
    const bool isKind = key.isNeeded || key.key == "id" || key.key == "class" || key.key == "type" ||
                        key.key == "state" || key.key == "dir" || key.key == "amount" || key.key == "text" ||
                        key.key == "w" || key.key == "h" || key.key == "style";
    return isKind ? FieldGroup::What : FieldGroup::Options;
}

std::string labelOf(const ScriptFieldRow& row) {
    const KeyRow& key = *row.key;
    if (key.kind == KeyKind::Place)
        return phrase("place");
    if (row.field.field == Field::Area)
        return phrase("area");
    if (key.kind == KeyKind::Region)
        return phrase("excluded area");
    return labelOfKey(key.key);
}

// The key, as the text and the completion name it, and what it means.
std::string hintOf(const KeyRow& key) {
    if (key.explanation.empty())
        return std::string(key.key);
    return std::format("{}: {}", key.key, said(key.explanation));
}

std::string inParentheses(std::initializer_list<int> numbers) {
    std::string text = "(";
    for (const int number : numbers)
        text += std::to_string(number) + ',';
    text.back() = ')';
    return text;
}

// Fills in the value of a field, and how it is best entered.
class ValueShower {
public:
    ValueShower(const LevelSource& level, const ScriptStatement& statement)
        : m_level(level), m_statement(statement) {}

    void show(FieldView& view, const KeyRow& key) const {
        if (key.kind == KeyKind::LevelFlag)
            return showFlags(view);
        if (key.kind == KeyKind::Place)
            return showPlace(view);
        const script::CallValue* value = m_statement.values().find(key.key);
        if (value == nullptr)
            return;
        view.isWritten = true;
        view.range = m_statement.script().tree.range(value->value);
        view.source = m_level.slice(view.range);
        showPlain(view, key, value->value);
    }

private:
    void showPlain(FieldView& view, const KeyRow& key, lua::NodeIndex value) const {
        const script::ScriptText& script = m_statement.script();
        if (key.kind == KeyKind::Region || key.kind == KeyKind::Selection) {
            const auto area = script::areaIn(script, value);
            if (!area)
                return otherwise(view);
            view.input = FieldInput::Area;
            view.numbers = {area->area.x1, area->area.y1, area->area.x2, area->area.y2};
            view.source = inParentheses({area->area.x1, area->area.y1, area->area.x2, area->area.y2});
            return;
        }
        if (key.kind == KeyKind::Coord) {
            const auto place = script::placeIn(script, value);
            if (!place)
                return otherwise(view);
            view.numbers = {place->place.x, place->place.y};
            view.source = inParentheses({place->place.x, place->place.y});
            return;
        }
        if (view.input == FieldInput::Number)
            return script::numberIn(script, value) ? void() : otherwise(view);
        if (key.kind == KeyKind::Flag) {
            const auto flag = script::flagIn(script, value);
            if (!flag)
                return otherwise(view);
            view.source = *flag ? "true" : "false";
            return;
        }
        const auto text = script::textIn(script, value);
        if (!text || text->find('\n') != std::string::npos)
            return otherwise(view);
        view.source = *text;
        view.text = *text;
    }

    static void otherwise(FieldView& view) { view.input = FieldInput::Source; }

    void showFlags(FieldView& view) const {
        view.isWritten = true;
        for (const script::CallValue& value : m_statement.values().all()) {
            const auto flag = script::textIn(m_statement.script(), value.value);
            if (!flag)
                continue;
            view.source += (view.source.empty() ? "" : ",") + *flag;
        }
    }

    void showPlace(FieldView& view) const {
        const script::CallValues& values = m_statement.values();
        view.source = "random";
        if (!values.saysPlace())
            return;
        view.isWritten = true;
        view.range = m_statement.script().tree.range(values.placeNode());
        if (const auto place = values.place()) {
            view.range = place->range;
            view.numbers = {place->place.x, place->place.y};
            view.source = inParentheses({place->place.x, place->place.y});
        } else {
            view.source = m_level.slice(view.range);
        }
    }

    const LevelSource& m_level;
    const ScriptStatement& m_statement;
};

// The choices for a field.
class Choices {
public:
    explicit Choices(const ScriptKnowledge& known) : m_catalog(known.names.catalog()) {}

    std::vector<FieldChoice> of(const KeyRow& key) {
        switch (key.kind) {
        case KeyKind::Flag:
            add("true");
            add("false");
            break;
        case KeyKind::Terrain:
            addTerrain();
            break;
        case KeyKind::MonsterClass:
            addClasses(m_catalog.monsterClasses());
            break;
        case KeyKind::ObjectClass:
            addClasses(m_catalog.objectClasses());
            break;
        case KeyKind::Monster:
            addClasses(m_catalog.monsterClasses());
            addNames(m_catalog.monsters());
            break;
        case KeyKind::MonsterOrClass:
            addNames(m_catalog.monsters());
            break;
        case KeyKind::Object:
            addClasses(m_catalog.objectClasses());
            addObjects();
            break;
        case KeyKind::Trap:
            add("random");
            addNames(m_catalog.traps());
            break;
        case KeyKind::RoomType:
            addNames(m_catalog.roomTypes());
            break;
        case KeyKind::LevelFlag:
            addNames(m_catalog.flags());
            break;
        case KeyKind::IntOrRandom:
        case KeyKind::Place:
        case KeyKind::Coord:
            add("random");
            break;
        default:
            for (const std::string_view word : key.words)
                add(word);
        }
        return std::move(m_choices);
    }

private:
    void add(std::string_view source, std::string_view explanation = {}) {
        if (!source.empty() && !std::ranges::contains(m_choices, source, &FieldChoice::source))
            m_choices.push_back({.source = std::string(source), .explanation = std::string(explanation)});
    }

    template <class Row>
    void addNames(const std::vector<Row>& rows) {
        m_choices.reserve(m_choices.size() + rows.size());
        for (const Row& row : rows)
            m_choices.push_back({.source = std::string(row.name), .explanation = {}});
    }

    void addObjects() {
        const script::ObjectNames names(m_catalog.tables());
        for (const Object& object : m_catalog.objects()) {
            if (!object.name.empty() && !object.name.starts_with("generic "))
                m_choices.push_back(
                    {.source = std::string(prefixOf(object.classSymbol)) + std::string(names.of(object.name)),
                     .explanation = {}});
        }
    }

    void addClasses(const std::vector<ThingClass>& classes) {
        for (const ThingClass& each : classes) {
            if (each.symbol != 0 && each.count > 0)
                add(std::string_view(&each.symbol, 1), said(each.explanation));
        }
    }

    void addTerrain() {
        for (const Terrain& terrain : m_catalog.terrains()) {
            if (terrain.mapCharacter != 0)
                add(std::string_view(&terrain.mapCharacter, 1), said(terrain.name));
        }
    }

    const Catalog& m_catalog;
    std::vector<FieldChoice> m_choices;
};

} // namespace

std::vector<ScriptFieldRow> scriptFieldRows(const ScriptKnowledge& known, const ScriptStatement& statement) {
    std::vector<ScriptFieldRow> rows;
    const script::CallValues& values = statement.values();
    const std::span<const KeyRow> keys = known.functions.keysOf(values.function());
    const bool ofSelection = values.find("selection") != nullptr && scriptArea(statement).has_value();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const KeyRow& key = keys[i];
        if (key.kind == KeyKind::Function || key.key == "map")
            continue;
        FieldKey field{Field::Attribute, {}, std::uint8_t(i)};
        if (key.kind == KeyKind::Place)
            field = {Field::Place, {}};
        else if (key.key == (ofSelection ? "selection" : "region"))
            field = {Field::Area, {}};
        // A region with a word for its light takes a selection, one with a type takes an area.
        const bool isOther = values.function() == "des.region" &&
                             (values.find("light") != nullptr ? key.key != "light" && key.key != "selection"
                                                              : key.key == "light" || key.key == "selection");
        if (!isOther)
            rows.push_back({&key, field});
    }
    return rows;
}

std::optional<ScriptFieldRow> scriptFieldRow(const ScriptKnowledge& known, const ScriptStatement& statement,
                                             const FieldKey& field) {
    const std::vector<ScriptFieldRow> rows = scriptFieldRows(known, statement);
    const auto found = std::ranges::find(rows, field, &ScriptFieldRow::field);
    return found == rows.end() ? std::nullopt : std::optional(*found);
}

std::vector<FieldView> scriptFields(const ScriptKnowledge& known, const LevelSource& level,
                                    std::size_t statement) {
    std::vector<FieldView> fields;
    const StatementNode& node = level.level.tree->statements[statement];
    if (statement == 0 || node.kind == StatementKind::Unknown)
        return fields;
    const ScriptStatement call(known, level, statement);
    const ValueShower shower(level, call);
    const bool countsFromMap = originOfPlaces(known, level, statement) == Point{};
    for (const ScriptFieldRow& row : scriptFieldRows(known, call)) {
        const std::string label = labelOf(row);
        FieldView& view = fields.emplace_back(FieldView{.key = row.field,
                                                        .name = label,
                                                        .label = label,
                                                        .input = inputOf(row.key->kind),
                                                        .group = groupOf(*row.key),
                                                        .isOptional = !row.key->isNeeded,
                                                        .absent = std::string(row.key->usual),
                                                        .hint = hintOf(*row.key),
                                                        .parts = {"x", "y"},
                                                        .choicesVary = row.key->kind == KeyKind::Place});
        view.scope = std::uint32_t(node.kind) * 64 + row.field.part;
        shower.show(view, *row.key);
        if (view.input == FieldInput::Place && !countsFromMap)
            view.input = FieldInput::Source;
    }
    std::ranges::stable_sort(fields, {}, &FieldView::group);
    return fields;
}

std::vector<FieldChoice> scriptChoices(const ScriptKnowledge& known, const LevelSource& level,
                                       std::size_t statement, const FieldKey& field) {
    if (statement == 0)
        return {};
    const ScriptStatement call(known, level, statement);
    const auto row = scriptFieldRow(known, call, field);
    if (!row)
        return {};
    std::vector<FieldChoice> choices = Choices(known).of(*row->key);
    const bool isComputed =
        row->key->kind == KeyKind::Place && call.values().saysPlace() && !call.values().place();
    if (isComputed)
        choices.push_back(
            {.source = std::string(call.script().slice(call.values().placeNode())), .explanation = {}});
    return choices;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/Words.h"

#include "core/base/ClosestNames.h"
#include "core/base/Contract.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>
#include <format>

namespace levwright::program {
namespace {

struct KeyRow {
    std::string_view name; // a spelling, or a kind of words in the catalog
    Key key;
};

constexpr KeyRow spellings[] = {
    {"MESSAGE", Key::Message},
    {"NOMAP", Key::NoMap},
    {"MAZE", Key::Maze},
    {"LEVEL", Key::Level},
    {"INIT_MAP", Key::InitMap},
    {"FLAGS", Key::Flags},
    {"GEOMETRY", Key::Geometry},
    {"OBJECT", Key::Object},
    {"CONTAINER", Key::Container},
    {"MONSTER", Key::Monster},
    {"TRAP", Key::Trap},
    {"DOOR", Key::Door},
    {"ROOMDOOR", Key::RoomDoor},
    {"DRAWBRIDGE", Key::Drawbridge},
    {"MAZEWALK", Key::Mazewalk},
    {"WALLIFY", Key::Wallify},
    {"REGION", Key::Region},
    {"ALTAR", Key::Altar},
    {"LADDER", Key::Ladder},
    {"STAIR", Key::Stair},
    {"PORTAL", Key::Portal},
    {"TELEPORT_REGION", Key::TeleportRegion},
    {"BRANCH", Key::Branch},
    {"NON_DIGGABLE", Key::NonDiggable},
    {"NON_PASSWALL", Key::NonPasswall},
    {"IF", Key::If},
    {"ELSE", Key::Else},
    {"EXIT", Key::Exit},
    {"ROOM", Key::Room},
    {"SUBROOM", Key::Subroom},
    {"RANDOM_CORRIDORS", Key::RandomCorridors},
    {"CORRIDOR", Key::Corridor},
    {"TERRAIN", Key::Terrain},
    {"REPLACE_TERRAIN", Key::ReplaceTerrain},
    {"GOLD", Key::Gold},
    {"GRAVE", Key::Grave},
    {"ENGRAVING", Key::Engraving},
    {"MINERALIZE", Key::Mineralize},
    {"FOR", Key::For},
    {"TO", Key::To},
    {"LOOP", Key::Loop},
    {"SWITCH", Key::Switch},
    {"CASE", Key::Case},
    {"BREAK", Key::Break},
    {"DEFAULT", Key::Default},
    {"FUNCTION", Key::Function},
    {"SHUFFLE", Key::Shuffle},
    {"ENDMAP", Key::MapEnd},
    {"mazegrid", Key::MazeGrid},
    {"solidfill", Key::SolidFill},
    {"mines", Key::Mines},
    {"rogue", Key::Rogue},
    {"obj", Key::TypeObject},
    {"object", Key::TypeObject},
    {"monster", Key::TypeMonster},
    {"terrain", Key::TypeTerrain},
    {"selection", Key::TypeSelection},
    {"rect", Key::Rect},
    {"fillrect", Key::FillRect},
    {"line", Key::Line},
    {"randline", Key::RandLine},
    {"grow", Key::Grow},
    {"floodfill", Key::FloodFill},
    {"rndcoord", Key::RndCoord},
    {"circle", Key::Circle},
    {"ellipse", Key::Ellipse},
    {"filter", Key::Filter},
    {"gradient", Key::Gradient},
    {"complement", Key::Complement},
    {"levregion", Key::Levregion},
    {"quantity", Key::Quantity},
    {"buried", Key::Buried},
    {"eroded", Key::Eroded},
    {"erodeproof", Key::Erodeproof},
    {"recharged", Key::Recharged},
    {"greased", Key::Greased},
    {"montype", Key::MonType},
    {"name", Key::Name},
    {"NAME", Key::Name},
    {"invisible", Key::Invisible},
    {"female", Key::Female},
    {"cancelled", Key::Cancelled},
    {"revived", Key::Revived},
    {"avenge", Key::Avenge},
    {"fleeing", Key::Fleeing},
    {"blinded", Key::Blinded},
    {"paralyzed", Key::Paralyzed},
    {"stunned", Key::Stunned},
    {"confused", Key::Confused},
    {"seen_traps", Key::SeenTraps},
    {"all", Key::All},
    {"align", Key::Align},
    {"random", Key::Random},
    {"random[", Key::RandomOf},
};

constexpr KeyRow kinds[] = {
    {"gradient kind", Key::GradientKind},
    {"gradient limit", Key::Unused},
    {"unused", Key::Unused},
    {"humidity", Key::Humidity},
    {"trapped state", Key::TrappedState},
    {"door state", Key::DoorState},
    {"direction", Key::Direction},
    {"horizontal place", Key::HorizontalPlace},
    {"horizontal or vertical place", Key::CenterPlace},
    {"vertical place", Key::VerticalPlace},
    {"light", Key::Light},
    {"filling", Key::Filling},
    {"shape", Key::Shape},
    {"joining", Key::Joining},
    {"alignment", Key::Alignment},
    {"attitude", Key::Attitude},
    {"alertness", Key::Alertness},
    {"appearance", Key::Appearance},
    {"altar type", Key::AltarType},
    {"up or down", Key::UpDown},
    {"boolean", Key::Bool},
    {"engraving type", Key::EngravingType},
    {"curse state", Key::CurseState},
    {"level flag", Key::LevelFlag},
    {"comparison", Key::Comparison},
};

// The key of a statement that only the game has.
Key statementKey(const Catalog& catalog, const GameStatement& first) {
    if (first.form == "selection" || first.form == "as FOUNTAIN")
        return Key::Furniture;
    const bool isKnown = std::ranges::any_of(catalog.statementForms(), [&](const GameStatement& row) {
        return row.word == first.word && formFrom(row.form);
    });
    return isKnown ? Key::AddedStatement : Key::OpaqueStatement;
}

// The meaning of a word that only the tables of a user's game explain.
Word addedWord(const Catalog& catalog, const Keyword& word) {
    Word added{word.spelling, word.wordClass, Key::OpaqueWord, word.value.value_or(0)};
    const auto statement = std::ranges::find(catalog.statementForms(), word.spelling, &GameStatement::word);
    const auto option = std::ranges::find(catalog.optionForms(), word.spelling, &GameOption::word);
    const auto materialForm = std::format("[ <{}> , ] ", word.wordClass);
    const bool isMaterial = std::ranges::any_of(catalog.statementForms(), [&](const GameStatement& form) {
        return form.word == "DOOR" && form.form.starts_with(materialForm);
    });
    if (option != catalog.optionForms().end() && (option->form.empty() || option->form == "number")) {
        added.key = option->form.empty() ? Key::AddedOption : Key::AddedNumber;
        added.value = int(option - catalog.optionForms().begin());
    } else if (statement != catalog.statementForms().end()) {
        added.key = statementKey(catalog, *statement);
    } else if (isMaterial) {
        added.key = Key::DoorMaterial;
    }
    return added;
}

std::optional<Key> keyOf(const Keyword& word) {
    if (std::ranges::contains(furnishings, word.spelling, &Furnishing::word))
        return Key::Furnishing;
    const auto* kind = std::ranges::find(kinds, word.wordClass, &KeyRow::name);
    if (kind != std::end(kinds))
        return kind->key;
    const auto* spelling = std::ranges::find(spellings, word.spelling, &KeyRow::name);
    return spelling == std::end(spellings) ? std::nullopt : std::optional(spelling->key);
}

} // namespace

Words::Words(const Catalog& catalog) {
    require(catalog.keywords().size() < m_slots.size() / 2, "the table of words has room");
    for (const Keyword& keyword : catalog.keywords()) {
        const std::optional<Key> key = keyOf(keyword);
        require(key || !catalog.tables().isBuiltIn(), "every word of a catalog is known to the parser");
        m_words.push_back(key ? Word{keyword.spelling, keyword.wordClass, *key, keyword.value.value_or(0)}
                              : addedWord(catalog, keyword));
        std::size_t slot = slotOf(keyword.spelling);
        while (m_slots[slot] != 0)
            slot = (slot + 1) % m_slots.size();
        m_slots[slot] = std::uint16_t(m_words.size());
    }
    if (!catalog.tables().isBuiltIn())
        readForms(catalog);
    for (std::size_t c = 0; c < m_mapCharacter.size(); ++c)
        m_mapCharacter[c] = catalog.terrainNumber(char(c)).has_value();
    // Digits number the columns.
    for (char digit = '0'; digit <= '9'; ++digit)
        m_mapCharacter[static_cast<unsigned char>(digit)] = true;
}

void Words::readForms(const Catalog& catalog) {
    for (const GameStatement& row : catalog.statementForms()) {
        const std::optional<std::uint16_t> word = find(row.word);
        std::optional<FormPiece> form = word ? formFrom(row.form) : std::nullopt;
        if (form)
            m_forms[*word].push_back(*std::move(form));
    }
    for (const GameOption& row : catalog.optionForms())
        m_options.emplace_back(row.owner, row.word);
    for (const GameValueForm& row : catalog.valueForms())
        addValueForm(row);
}

// Of several forms that begin with the same word, the first counts.
void Words::addValueForm(const GameValueForm& row) {
    constexpr std::pair<std::string_view, ValueType> types[] = {
        {"number", ValueType::Integer}, {"text", ValueType::Text},           {"place", ValueType::Place},
        {"region", ValueType::Area},    {"cell", ValueType::Terrain},        {"monster", ValueType::Monster},
        {"object", ValueType::Object},  {"selection", ValueType::Selection},
    };
    m_hasCalls = m_hasCalls || row.form == "call";
    m_hasConditions = m_hasConditions || (row.value == "statement" && row.form == "condition");
    m_hasMinus = m_hasMinus || (row.value == "number" && row.form == "number '-' number");
    const auto* type = std::ranges::find(types, row.value, &std::pair<std::string_view, ValueType>::first);
    std::optional<FormPiece> form = formFrom(row.form);
    if (type == std::end(types) || !form || form->kind != FormPiece::Kind::Sequence || form->parts.empty())
        return;
    const FormPiece::Kind first = form->parts.front().kind;
    std::vector<FormPiece>& known = m_valueForms[std::size_t(type->second)];
    const bool isNew = std::ranges::none_of(
        known, [&](const FormPiece& other) { return other.parts.front().text == form->parts.front().text; });
    if ((first == FormPiece::Kind::Itself || first == FormPiece::Kind::ClassWord) && isNew)
        known.push_back(*std::move(form));
}

std::span<const FormPiece> Words::formsOf(std::uint16_t word) const {
    const auto found = m_forms.find(word);
    return found == m_forms.end() ? std::span<const FormPiece>() : found->second;
}

bool Words::hasOption(std::string_view owner, std::string_view word) const {
    return std::ranges::contains(m_options, std::pair(owner, word));
}

std::size_t Words::slotOf(std::string_view spelling) {
    std::uint32_t hash = 2166136261U; // FNV-1a
    for (const char c : spelling)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return (hash ^ hash >> 16U) % 1024U;
}

bool Words::beginsOne(std::string_view letters) const {
    return std::ranges::any_of(m_words, [&](const Word& word) {
        return word.spelling.size() > letters.size() && word.spelling.starts_with(letters);
    });
}

bool Words::isNearStatement(std::string_view spelling) const {
    std::vector<std::string_view> statements;
    for (const Word& word : m_words) {
        if (word.key != Key::None && word.key < Key::MapEnd)
            statements.push_back(word.spelling);
    }
    return !closestNames(spelling, statements, 1).empty();
}

bool Words::isNearWord(std::string_view spelling) const {
    std::vector<std::string_view> others;
    for (const Word& word : m_words) {
        if (word.key > Key::MapEnd)
            others.push_back(word.spelling);
    }
    return !closestNames(spelling, others, 1).empty();
}

std::optional<std::uint16_t> Words::find(std::string_view spelling) const {
    for (std::size_t slot = slotOf(spelling); m_slots[slot] != 0; slot = (slot + 1) % m_slots.size()) {
        if (m_words[m_slots[slot] - 1U].spelling == spelling)
            return std::uint16_t(m_slots[slot] - 1);
    }
    return std::nullopt;
}

} // namespace levwright::program

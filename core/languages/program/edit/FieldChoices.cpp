// SPDX-License-Identifier: GPL-3.0-or-later
// The choices for the fields of levels of NetHack 3.6.
#include "core/base/Phrase.h"
#include "core/edit/FieldWords.h"
#include "core/edit/ThingClasses.h"
#include "core/languages/program/edit/FieldTable.h"
#include "core/languages/program/edit/Fields.h"
#include "core/languages/program/syntax/ArgumentWords.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/StatementTrial.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;

struct MeaningRow {
    Key key{};
    std::string_view word;
    std::string_view meaning;
};

// Meanings of words that the classic language does not have, or not in that field.
constexpr MeaningRow meaningRows[] = {
    {Key::LevelFlag, "mazelevel", phrase("counts as a maze in the game")},
    {Key::LevelFlag, "premapped", phrase("its map and boulders are known from the start")},
    {Key::LevelFlag, "shroud", phrase("what is out of sight is not remembered")},
    {Key::LevelFlag, "graveyard", phrase("undead seldom leave corpses")},
    {Key::LevelFlag, "icedpools", phrase("below ice is a pool, not a moat")},
    {Key::LevelFlag, "solidify", phrase("what is outside its maps cannot be dug or passed")},
    {Key::LevelFlag, "corrmaze", phrase("its mazes are made of corridors")},
    {Key::LevelFlag, "inaccessibles", phrase("what cannot be reached gets a way in")},
    {Key::DoorState, "secret", phrase("looks like the wall")},
    {Key::Filling, "filled", phrase("gets what belongs to its type")},
    {Key::Filling, "unfilled", phrase("stays empty")},
    {Key::Shape, "regular", phrase("is a rectangle")},
    {Key::Shape, "irregular", phrase("has the form of its cells")},
    {Key::Joining, "joined", phrase("corridors lead there")},
    {Key::Joining, "unjoined", phrase("no corridors lead there")},
    {Key::TrappedState, "trapped", phrase("harms whoever opens it")},
};

std::string_view meaningOf(const program::Words& words, Field field, std::string_view word) {
    const std::optional<std::uint8_t> index = words.find(word);
    const auto* row = std::ranges::find_if(meaningRows, [&](const MeaningRow& each) {
        return index && each.key == words[*index].key && each.word == word;
    });
    return row == std::end(meaningRows) ? meaningOf(field, word) : said(row->meaning);
}

std::vector<std::string> wordsOfKey(const program::Words& words, Key key) {
    std::vector<std::string> found;
    for (const program::Word& word : words.all()) {
        if (word.key == key)
            found.emplace_back(word.spelling);
    }
    return found;
}

class Choices {
public:
    Choices(const GameWords& known, const LevelSource& level, std::size_t statement, const FieldRow& row)
        : m_known(known), m_level(level), m_statement(statement), m_row(row),
          m_node(level.level.tree->statements[statement]), m_found(valueOf(level, m_node, row)) {}

    std::vector<FieldChoice> all() && {
        addOwn();
        if (m_row.form == FieldForm::Thing || m_row.form == FieldForm::Text ||
            m_row.form == FieldForm::Number || m_row.form == FieldForm::Place ||
            m_row.form == FieldForm::Cells || m_row.form == FieldForm::Area ||
            m_row.form == FieldForm::Terrain || m_row.form == FieldForm::List)
            addVariables();
        return std::move(m_choices);
    }

private:
    void addOwn() {
        switch (m_row.form) {
        case FieldForm::Word:
        case FieldForm::Style:
        case FieldForm::Words:
        case FieldForm::Light:
        case FieldForm::Pair:
            return addWords();
        case FieldForm::Class:
            return addClasses();
        case FieldForm::Thing:
        case FieldForm::Name:
            return addNames();
        case FieldForm::Number:
            addWords();
            return addIfFitting("1d6", "dice");
        case FieldForm::Place:
        case FieldForm::Cells:
            return addPlaces();
        case FieldForm::Alignments:
            return addAlignments();
        case FieldForm::Terrain:
            addWords();
            return addTerrains();
        case FieldForm::Text:
        case FieldForm::Percent:
        case FieldForm::Area:
        case FieldForm::AnyArea:
        case FieldForm::Flag:
        case FieldForm::List:
        case FieldForm::Source:
            return;
        }
    }

    void add(std::string source, std::string_view explanation = {}) {
        m_choices.push_back({.source = std::move(source), .explanation = std::string(explanation)});
    }

    std::vector<std::string> words() const {
        const bool hasKey =
            m_row.form == FieldForm::Word && (m_row.key.kind == K::Option || m_row.key.field == F::RoomFlag);
        return hasKey ? wordsOfKey(m_known.words, Key(m_row.key.part))
                      : program::wordsFor(m_known.words, m_row.words);
    }

    void addWords() {
        for (std::string& word : words()) {
            if (word == "align") {
                addAlignRegisters();
                continue;
            }
            // The grammar accepts all states of doors, but a drawbridge has only two.
            if (m_node.kind == S::Drawbridge && m_row.key.field == F::DoorState && word != "open" &&
                word != "closed" && word != "random")
                continue;
            const bool isBool = word == "true" || word == "false";
            std::string_view meaning = meaningOf(m_known.words, m_row.key.field, word);
            if (m_node.kind == S::TeleportRegion)
                meaning = said(word == "up" ? phrase("those who arrive from below")
                                            : phrase("those who arrive from above"));
            if (isBool && meaning.empty())
                meaning = said(word == "true" ? phrase("yes") : phrase("no"));
            m_choices.push_back(
                {.source = std::move(word), .explanation = std::string(meaning), .saysAll = isBool});
        }
    }

    void addAlignRegisters() {
        constexpr int alignRegisters = 3;
        if (m_node.kind == S::Monster)
            add("align:random");
        for (int i = 0; i < alignRegisters; ++i)
            add(std::format("align[{}]", i), say("one of the three, in random order"));
    }

    void addClasses() {
        const Catalog& catalog = m_known.catalog;
        for (const ThingClass& each : isMonster(m_row) ? catalog.monsterClasses() : catalog.objectClasses()) {
            if (each.symbol != 0 && each.count > 0)
                add(characterAsWritten(each.symbol), said(each.explanation));
        }
    }

    // '\' and '\\' are the same character.
    std::string characterAsWritten(char symbol) const {
        const bool isWritten = m_found.argument != nullptr && m_found.argument->kind == K::Character &&
                               char(m_found.argument->number()) == symbol;
        return isWritten ? std::string(m_level.slice(m_found.range)) : quotedCharacter(symbol);
    }

    template <class Rows>
    void addNamesOf(const Rows& rows, char symbol, MarkKind kind) {
        std::set<std::string_view> names;
        for (const auto& row : rows) {
            bool fits = !row.name.empty();
            if constexpr (requires { row.classSymbol; })
                fits = fits && (symbol == 0 || row.classSymbol == symbol);
            if (fits)
                names.insert(row.name);
        }
        for (const std::string_view name : names)
            m_choices.push_back({.source = std::string(name), .explanation = {}, .thing = kind});
    }

    char classSymbol() const {
        const Argument* thing = m_found.value;
        const bool isWritten =
            thing != nullptr && (thing->kind == K::Character || thing->kind == K::ClassAndName);
        return isWritten ? char(thing->number()) : '\0';
    }

    void addNames() {
        const Catalog& catalog = m_known.catalog;
        m_choices.push_back({.source = "random", .explanation = {}, .isBare = true});
        if (m_row.form == FieldForm::Thing && isMonster(m_row))
            addNamesOf(catalog.monsters(), classSymbol(), MarkKind::Monster);
        else if (m_row.form == FieldForm::Thing)
            addNamesOf(catalog.objects(), classSymbol(), MarkKind::Object);
        else if (m_row.statement == S::Trap)
            addNamesOf(catalog.traps(), 0, MarkKind::Trap);
        else if (m_row.key.field == F::RoomType)
            addNamesOf(catalog.roomTypes(), 0, MarkKind::RoomType);
    }

    void addPlaces() {
        addWords();
        for (const std::string& word : wordsOfKey(m_known.words, Key::Humidity))
            add(std::format("random[{}]", word), say("a cell of that kind"));
        const bool isSeveral = m_found.value != nullptr && m_found.value->kind == K::RandomOf;
        const std::string written = isSeveral ? std::string(m_level.slice(m_found.range)) : std::string();
        if (isSeveral && !std::ranges::contains(m_choices, written, &FieldChoice::source))
            add(written);
    }

    // Every combination of a horizontal and a vertical alignment.
    void addAlignments() {
        const std::vector<std::string> down = program::wordsFor(m_known.words, K::VerticalAlign);
        for (const std::string& across : program::wordsFor(m_known.words, K::HorizontalAlign)) {
            for (const std::string& each : down)
                m_choices.push_back({.source = std::format("({},{})", across, each),
                                     .explanation = std::format("{}, {}", across, each),
                                     .saysAll = true});
        }
        add("random");
    }

    // Terrains keep the light that is written.
    void addTerrains() {
        const bool isLit = m_found.value != nullptr && m_found.value->kind == K::LitCharacter;
        for (const Terrain& terrain : m_known.catalog.terrains()) {
            if (terrain.mapCharacter == 0)
                continue;
            if (!isLit) {
                add(characterAsWritten(terrain.mapCharacter), said(terrain.name));
                continue;
            }
            std::string source(m_level.slice(m_found.range));
            const std::size_t quote = source.find('\'');
            const std::size_t behind = source.rfind('\'') + 1;
            if (char(m_found.value->number()) != terrain.mapCharacter)
                source.replace(quote, behind - quote, quotedCharacter(terrain.mapCharacter));
            add(std::move(source), said(terrain.name));
        }
    }

    void addIfFitting(const std::string& source, std::string_view explanation = {}) {
        if (setField(m_known, m_level, m_statement, m_row.key, source))
            m_choices.push_back({.source = source, .explanation = std::string(explanation), .isBare = true});
    }

    // In the order of the text.
    void addVariables() {
        const LevelTree& tree = *m_level.level.tree;
        std::set<std::string_view> seen;
        const program::Variables variables = program::variablesBefore(tree, m_level.text, m_statement);
        for (std::size_t i = 0; i < m_statement; ++i) {
            const StatementNode& node = tree.statements[i];
            if (node.broken || node.arguments.empty() || node.arguments.front().kind != K::Variable)
                continue;
            const std::string_view name = m_level.slice(node.arguments.front().text);
            const auto found = variables.find(name);
            if (found == variables.end() || !seen.insert(name).second)
                continue;
            const bool isElement = found->second.isList && m_row.form != FieldForm::List;
            addIfFitting(std::format("{}{}", name, isElement ? "[0]" : ""));
            if (m_row.form == FieldForm::Place && found->second.type == program::ValueType::Selection)
                addIfFitting(std::format("rndcoord({})", name));
        }
    }

    const GameWords& m_known;
    const LevelSource& m_level;
    std::size_t m_statement;
    const FieldRow& m_row;
    const StatementNode& m_node;
    FieldValue m_found;
    std::vector<FieldChoice> m_choices;
};

} // namespace

std::vector<FieldChoice> choices(const GameWords& known, const LevelSource& level, std::size_t statement,
                                 const FieldKey& key) {
    const StatementNode& node = level.level.tree->statements[statement];
    const std::span<const FieldRow> rows = fieldRows(node.kind);
    const auto row = std::ranges::find(rows, key, &FieldRow::key);
    if (node.broken || row == rows.end() || !hasField(level, node, *row))
        return {};
    return Choices(known, level, statement, *row).all();
}

} // namespace levwright::program

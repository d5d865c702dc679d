// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/DungeonScriptText.h"

#include "core/base/Phrase.h"
#include "core/languages/script/complete/Text.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright::dungeonscript {
namespace {

using lua::NodeIndex;
using lua::noNode;
using lua::TokenKind;
using script::KeyRow;

// A place within the table of a dungeon, level or branch.
struct TablePlace {
    std::optional<std::size_t> statement; // empty for a table that is none yet, such as one in broken text
    std::string_view kind;                // as lua-keys.tsv names it: "dungeon.levels"
    std::string_view key{};               // of the value at the place; empty where a key may stand
    Range word;                           // the word or text that the place is in or after
    bool isInside = true;                 // false between a value and the next comma
};

bool isWord(TokenKind kind) {
    return kind == TokenKind::Name || lua::isKeyword(kind) || kind == TokenKind::QuotedString ||
           kind == TokenKind::UnclosedString;
}

bool isText(TokenKind kind) {
    return kind == TokenKind::QuotedString || kind == TokenKind::UnclosedString;
}

bool isNoCode(TokenKind kind) {
    return kind == TokenKind::Comment || kind == TokenKind::UnclosedComment || kind == TokenKind::AfterEnd;
}

class TableFinder {
public:
    TableFinder(const DungeonScriptTree& tree, Offset at) : m_tree(tree), m_at(at) {}

    std::optional<TablePlace> find() const {
        const lua::Tokens& tokens = m_tree.script.tokens;
        const auto token = std::ranges::lower_bound(tokens, m_at, {}, &lua::Token::end);
        auto index = std::size_t(token - tokens.begin());
        TablePlace place{.word = {m_at, m_at}};
        if (index < tokens.size() && token->begin < m_at) {
            if (isNoCode(token->kind) && (m_at < token->end || token->kind == TokenKind::UnclosedComment))
                return std::nullopt;
            const bool isWhole = token->kind == TokenKind::QuotedString && m_at == token->end;
            if (isWord(token->kind) && !isWhole)
                place.word = {token->begin, token->kind == TokenKind::UnclosedString ? m_at : token->end};
            else if (m_at == token->end)
                ++index;
        }
        std::optional<std::size_t> opener = openerBefore(index);
        if (!opener)
            return std::nullopt;
        // The words of a list of flags are values of the table around it.
        const bool isFlags = nameBefore(*opener) == "flags";
        if (isFlags) {
            const std::size_t list = *opener;
            opener = openerBefore(list);
            index = list;
        }
        if (!opener || !readKind(place, *opener))
            return std::nullopt;
        if (isFlags)
            place.key = "flags";
        else
            readKey(place, *opener, index);
        return place;
    }

private:
    const lua::Token& token(std::size_t index) const { return m_tree.script.tokens[index]; }

    std::optional<std::size_t> previous(std::size_t index) const {
        while (index-- > 0) {
            if (!lua::isSkipped(token(index).kind))
                return index;
        }
        return std::nullopt;
    }

    std::optional<std::size_t> openerBefore(std::size_t index) const {
        std::size_t depth = 0;
        while (index-- > 0) {
            if (token(index).kind == TokenKind::CloseBrace)
                ++depth;
            else if (token(index).kind == TokenKind::OpenBrace && depth-- == 0)
                return index;
        }
        return std::nullopt;
    }

    bool readKind(TablePlace& place, std::size_t opener) const {
        place.statement = statementOf(opener);
        place.kind =
            place.statement ? tableKindOf(m_tree.statements[*place.statement].kind) : guessedKind(opener);
        return !place.kind.empty();
    }

    // The name that gets the value at a token: that of a key or variable, of a list for an entry list[i].
    std::string_view nameBefore(std::size_t value) const {
        const auto sign = previous(value);
        if (!sign || token(*sign).kind != TokenKind::Assign)
            return {};
        auto name = previous(*sign);
        if (name && token(*name).kind == TokenKind::CloseBracket) {
            while (name && token(*name).kind != TokenKind::OpenBracket)
                name = previous(*name);
            name = name ? previous(*name) : name;
        }
        return name && token(*name).kind == TokenKind::Name ? m_tree.text.slice(token(*name).range())
                                                            : std::string_view();
    }

    // What a table that no run has reached most likely is, by the name of the list that it stands in.
    std::string_view guessedKind(std::size_t opener) const {
        std::string_view name = nameBefore(opener);
        const bool isEntry =
            !name.empty() && token(*previous(*previous(opener))).kind == TokenKind::CloseBracket;
        const bool isList = name == "levels" || name == "branches" || name == "dungeon";
        if (isList && !isEntry)
            return {};
        if (const auto list = openerBefore(opener); list && name.empty())
            name = nameBefore(*list);
        return name.contains("level")     ? "dungeon.levels"
               : name.contains("branch")  ? "dungeon.branches"
               : name.contains("dungeon") ? "dungeon"
                                          : "";
    }

    // The statement whose table that bracket opens.
    std::optional<std::size_t> statementOf(std::size_t opener) const {
        for (std::size_t i = 0; i < m_tree.tables.size(); ++i) {
            if (m_tree.script.nodes[m_tree.tables[i]].firstToken == opener)
                return i;
        }
        return std::nullopt;
    }

    void readKey(TablePlace& place, std::size_t opener, std::size_t index) const {
        const std::size_t last = previous(index).value_or(opener);
        const TokenKind kind = token(last).kind;
        if (last == opener || kind == TokenKind::Comma || kind == TokenKind::Semicolon)
            return;
        const std::optional<std::size_t> name = previous(last);
        place.isInside = kind == TokenKind::Assign && name && token(*name).kind == TokenKind::Name;
        if (place.isInside)
            place.key = m_tree.text.slice(token(*name).range());
    }

    const DungeonScriptTree& m_tree;
    Offset m_at;
};

void addText(CompletionOffer& offer, std::string_view text, char quote) {
    offer.add(std::format("{}{}{}", quote, text, quote));
}

void addValues(CompletionOffer& offer, const ScriptFacts& facts, const DungeonModel& model,
               const TablePlace& place, char quote) {
    if (place.key == "name" && place.kind == "dungeon.branches") {
        for (const DungeonPartModel& dungeon : model.dungeons)
            addText(offer, dungeon.record.name.text, quote);
    } else if (place.key == "chainlevel") {
        for (const DungeonPartModel& dungeon : model.dungeons) {
            for (const SpecialLevelModel& level : dungeon.levels) {
                if (level.node != place.statement)
                    addText(offer, level.record.name.text, quote);
            }
        }
    } else if (const KeyRow* key = facts.functions.key(place.kind, place.key)) {
        for (const std::string_view word : key->words)
            addText(offer, word, quote);
    }
}

bool hasKey(const DungeonScriptTree& tree, const TablePlace& place, std::string_view key) {
    return place.statement &&
           lua::valueOf(tree.script, tree.text.bytes(), tree.tables[*place.statement], key).has_value();
}

class DungeonNames {
public:
    explicit DungeonNames(const DungeonModel& model)
        : m_model(model), m_tree(scriptOf(model)), m_script(m_tree.scriptText()), m_values(m_script) {}

    NameTable find() && {
        for (std::size_t i = 0; i < m_tree.tables.size(); ++i) {
            const StatementKind kind = m_model.node(i).kind;
            const bool isLevel = definesLevel(kind);
            add(isLevel ? NameKind::Level : NameKind::Dungeon, i, "name", !definesBranch(kind));
            if (isLevel || definesBranch(kind))
                add(NameKind::Level, i, "chainlevel", false);
        }
        NameTable names = std::move(m_names).taken();
        for (NamedThing& thing : names) {
            if (m_computed.contains(std::pair(thing.kind, thing.name)))
                thing.objection = say("The script computes the name “{}”.", thing.name);
        }
        return names;
    }

private:
    void add(NameKind kind, std::size_t statement, std::string_view key, bool defines) {
        const NodeIndex value = valueOf(m_script, m_tree.tables[statement], key);
        const std::optional<std::string> text = value == noNode ? std::nullopt : m_values.text(value);
        if (!text || text->empty())
            return;
        const NodeIndex written = m_values.resolved(value);
        const Range range = m_tree.script.range(written);
        const std::string_view source = m_script.slice(written);
        const bool isSpelled = source.size() == text->size() + 2 && isText(m_script.tokenOf(written)) &&
                               source.substr(1, text->size()) == *text;
        if (!isSpelled)
            m_computed.emplace(kind, *text);
        m_names.add(kind, *text,
                    {isSpelled ? Range{range.begin + 1, range.end - 1} : m_tree.script.range(value), defines,
                     isSpelled});
    }

    const DungeonModel& m_model;
    const DungeonScriptTree& m_tree;
    const script::ScriptText m_script;
    const TableValues m_values;
    NameCollector m_names;
    std::set<std::pair<NameKind, std::string>> m_computed;
};

} // namespace

Completions completionsAt(const ScriptFacts& facts, const DungeonModel& model, Offset at) {
    const DungeonScriptTree& tree = scriptOf(model);
    const std::optional<TablePlace> place = TableFinder(tree, at).find();
    if (!place)
        return {{at, at}, {}};
    const std::string_view typed = tree.text.slice({place->word.begin, at});
    CompletionOffer offer(typed, LetterCase::Alike);
    if (!place->key.empty()) {
        addValues(offer, facts, model, *place, typed.starts_with('\'') ? '\'' : '"');
    } else if (place->isInside) {
        for (const KeyRow& key : facts.functions.keysOf(place->kind)) {
            const bool isHere = tree.text.slice(place->word) == key.key;
            if (isHere || !hasKey(tree, *place, key.key))
                offer.add(std::format("{} = ", key.key), std::string(key.explanation));
        }
    }
    return {place->word, std::move(offer).taken()};
}

std::optional<Explanation> explanationAt(const ScriptFacts& facts, const DungeonModel& model, Offset at) {
    const DungeonScriptTree& tree = scriptOf(model);
    const auto token = std::ranges::upper_bound(tree.script.tokens, at, {}, &lua::Token::end);
    if (token == tree.script.tokens.end() || token->begin > at)
        return std::nullopt;
    const std::optional<TablePlace> place = TableFinder(tree, token->begin + 1).find();
    if (!place)
        return std::nullopt;
    const std::string_view name = place->key.empty() ? tree.text.slice(token->range()) : place->key;
    const KeyRow* key = facts.functions.key(place->kind, name);
    const bool isExplained = token->kind == TokenKind::Name || isText(token->kind);
    if (key == nullptr || !isExplained)
        return std::nullopt;
    const SignatureField field = fieldsOfKeys({key, 1}).front();
    return Explanation{token->range(), field.label, field.explanation};
}

std::optional<Signature> signatureAt(const ScriptFacts& facts, const DungeonModel& model, Offset at) {
    const std::optional<TablePlace> place = TableFinder(scriptOf(model), at).find();
    if (!place)
        return std::nullopt;
    const std::span<const KeyRow> keys = facts.functions.keysOf(place->kind);
    Signature signature{std::string(place->kind), fieldsOfKeys(keys), std::nullopt, true};
    const auto key = std::ranges::find(keys, place->key, &KeyRow::key);
    if (key != keys.end())
        signature.active = std::size_t(key - keys.begin());
    return signature;
}

NameTable namesIn(const ScriptFacts& facts, const DungeonModel& model) {
    const DungeonScriptTree& tree = scriptOf(model);
    NameTable names = scriptNames(facts, tree.script, tree.text.bytes());
    for (NamedThing& thing : names) {
        if (thing.name == "dungeon" && thing.kind == NameKind::Variable && thing.objection.empty())
            thing.objection = say("The game looks for a table of this name.");
    }
    NameTable own = DungeonNames(model).find();
    names.insert(names.end(), std::move_iterator(own.begin()), std::move_iterator(own.end()));
    putInOrder(names);
    return names;
}

std::vector<Mark> marksOf(const ScriptFacts& facts, const DungeonModel& model) {
    const DungeonScriptTree& tree = scriptOf(model);
    return scriptMarks(facts, tree.script, tree.text.bytes(), {});
}

} // namespace levwright::dungeonscript

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/catalog/ClassPrefixes.h"
#include "core/catalog/ThingWords.h"
#include "core/languages/script/complete/ScriptHelp.h"
#include "core/languages/script/complete/ScriptPlace.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using lua::TokenKind;
using script::KeyKind;
using script::KeyRow;
using script::PlaceKind;
using script::ScriptPlace;

class ScriptExplainer {
public:
    ScriptExplainer(const ScriptFacts& facts, const script::ScriptText& script)
        : m_facts(facts), m_script(script), m_types(facts.library, script), m_places(m_types, script) {}

    std::optional<Explanation> at(Offset at) const {
        const lua::Tokens& tokens = m_script.tree.tokens;
        const auto token = std::ranges::upper_bound(tokens, at, {}, &lua::Token::end);
        if (token == tokens.end())
            return std::nullopt;
        const ScriptPlace place = m_places.before(std::size_t(token - tokens.begin()));
        if (token->kind == TokenKind::LongString)
            return ofCell(place, at);
        if (token->kind == TokenKind::Name)
            return ofName(place, token->range());
        if (token->kind == TokenKind::QuotedString)
            return ofText(place, token->range());
        return std::nullopt;
    }

private:
    std::string_view slice(Range range) const { return m_script.text.substr(range.begin, range.size()); }

    // The key whose value or argument is at a place.
    const KeyRow* keyAt(const ScriptPlace& place) const {
        if (place.kind == PlaceKind::Value)
            return m_facts.functions.key(place.function, place.key);
        if (place.kind != PlaceKind::Argument)
            return nullptr;
        if (place.function == "des.level_flags")
            return m_facts.functions.key(place.function, "flags");
        for (const script::FormRow& form : m_facts.functions.formsOf(place.function)) {
            if (form.keys.size() > place.argument)
                return m_facts.functions.key(place.function, form.keys[place.argument]);
        }
        return nullptr;
    }

    std::optional<Explanation> ofCell(const ScriptPlace& place, Offset at) const {
        const KeyRow* key = keyAt(place);
        const Terrain* terrain = m_facts.names.catalog().terrainByCharacter(m_script.text[at]);
        const bool isMap = key != nullptr && (key->key == "map" || key->key == "mapfragment");
        if (!isMap || terrain == nullptr)
            return std::nullopt;
        return Explanation{
            {at, at + 1}, std::string(said(terrain->name)), about(m_facts.names.catalog(), *terrain)};
    }

    std::optional<Explanation> ofName(const ScriptPlace& place, Range range) const {
        const std::string_view name = slice(range);
        if (place.kind == PlaceKind::Key) {
            if (const KeyRow* key = m_facts.functions.key(place.function, name))
                return ofKey(*key, range);
            return std::nullopt;
        }
        if (place.kind == PlaceKind::Other || (place.kind != PlaceKind::Member && m_types.isOwn(name)))
            return std::nullopt;
        const std::string full =
            place.kind == PlaceKind::Member ? std::format("{}.{}", place.function, name) : std::string(name);
        const script::NameRow* row = m_facts.library.find(full);
        if (row == nullptr || row->role == script::NameRole::Missing)
            return std::nullopt;
        return Explanation{range, titleOf(*row), std::string(said(row->explanation))};
    }

    // The name with what it takes.
    std::string titleOf(const script::NameRow& row) const {
        std::string title(row.name);
        std::string forms;
        for (const script::FormRow& form : m_facts.functions.formsOf(row.name)) {
            std::string keys;
            for (const std::string_view key : form.keys)
                keys += (keys.empty() ? "" : ", ") + std::string(key);
            forms += std::format("{}({})", forms.empty() ? "" : ", ", keys);
        }
        if (m_facts.functions.takesTable(row.name))
            forms += forms.empty() ? "{ }" : ", { }";
        return forms.empty() ? title : title + ' ' + forms;
    }

    static Explanation ofKey(const KeyRow& key, Range range) {
        std::string meaning(said(key.explanation));
        const auto add = [&](const std::string& words) { meaning += (meaning.empty() ? "" : "; ") + words; };
        if (!key.words.empty()) {
            std::string words;
            for (const std::string_view word : key.words)
                words += (words.empty() ? "" : ", ") + std::string(word);
            add(words);
        }
        if (!key.usual.empty())
            add(say("left out: {}", key.usual));
        return {range, std::string(key.key), std::move(meaning)};
    }

    std::optional<Explanation> ofText(const ScriptPlace& place, Range range) const {
        const KeyRow* key = keyAt(place);
        const std::string_view text = slice(range).substr(1, range.size() - 2);
        if (key == nullptr || text.empty())
            return std::nullopt;
        if (text.size() > 1)
            return ofThing(key->kind, text, range);
        const Catalog& catalog = m_facts.names.catalog();
        if (key->kind == KeyKind::Terrain) {
            if (const Terrain* terrain = catalog.terrainByCharacter(text.front()))
                return Explanation{range, std::string(said(terrain->name)),
                                   about(m_facts.names.catalog(), *terrain)};
            return std::nullopt;
        }
        const bool isMonster = key->kind == KeyKind::Monster || key->kind == KeyKind::MonsterClass ||
                               key->kind == KeyKind::MonsterOrClass;
        const bool isObject = key->kind == KeyKind::Object || key->kind == KeyKind::ObjectClass;
        const ThingClass* found = isMonster  ? catalog.findMonsterClass(text.front())
                                  : isObject ? catalog.findObjectClass(text.front())
                                             : nullptr;
        if (found == nullptr)
            return std::nullopt;
        return Explanation{range, std::string(said(found->explanation)),
                           isMonster ? say("any of this class") : say("any object of this class")};
    }

    // A name as scripts write it, such as "scroll of fire".
    std::optional<Explanation> ofThing(KeyKind kind, std::string_view name, Range range) const {
        const auto of = [&](const auto* row, std::string facts) {
            return row == nullptr
                       ? std::nullopt
                       : std::optional(Explanation{range, std::string(row->name), std::move(facts)});
        };
        switch (kind) {
        case KeyKind::Monster:
        case KeyKind::MonsterOrClass: {
            const Monster* monster = m_facts.names.monster(name);
            return of(monster, monster != nullptr ? about(m_facts.names.catalog(), *monster) : std::string());
        }
        case KeyKind::Object: {
            const Object* object = m_facts.names.object(name);
            if (object == nullptr)
                return std::nullopt;
            return Explanation{
                range, std::format("{}{}", prefixOf(object->classSymbol), m_facts.names.nameOf(*object)),
                about(m_facts.names.catalog(), *object)};
        }
        case KeyKind::Trap:
            return of(m_facts.names.trap(name), say("a trap"));
        case KeyKind::RoomType:
            return of(m_facts.names.roomType(name), say("a type of rooms"));
        case KeyKind::LevelFlag:
            return of(m_facts.names.levelFlag(name), say("a flag of the level"));
        default:
            return std::nullopt;
        }
    }

    const ScriptFacts& m_facts;
    const script::ScriptText& m_script;
    const script::ScriptTypes m_types;
    const script::PlaceFinder m_places;
};

} // namespace

std::optional<Explanation> scriptExplanationAt(const ScriptFacts& facts, const lua::SyntaxTree& tree,
                                               std::string_view text, Offset at) {
    const script::ScriptText script{tree, text};
    return ScriptExplainer(facts, script).at(at);
}

} // namespace levwright

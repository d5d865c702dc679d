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

using script::KeyKind;
using script::KeyRow;
using script::NameRole;
using script::NameRow;
using script::PlaceKind;
using script::ScriptPlace;

class ScriptOffer {
public:
    ScriptOffer(const ScriptFacts& facts, std::string_view typed)
        : m_facts(facts), m_offer(typed, LetterCase::Alike), m_quote(typed.starts_with('\'') ? '\'' : '"') {}

    void addNames(std::span<const NameRow> rows, bool withTable) {
        for (const NameRow& row : rows) {
            if (row.role != NameRole::Missing)
                m_offer.add(std::string(withTable ? row.name : script::partsOf(row.name).member),
                            std::string(said(row.explanation)));
        }
    }

    void addKeys(const ScriptPlace& place) {
        if (!m_facts.functions.takesTable(place.function))
            return;
        for (const KeyRow& key : m_facts.functions.keysOf(place.function)) {
            const bool isOfArguments =
                place.function == "des.region" && (key.key == "selection" || key.key == "light");
            if (!isOfArguments && !std::ranges::contains(place.written, key.key))
                m_offer.add(std::format("{} = ", key.key), std::string(said(key.explanation)));
        }
    }

    void addArgument(const ScriptPlace& place) {
        const std::span<const KeyRow> keys = m_facts.functions.keysOf(place.function);
        if (place.function == "des.level_flags" && !keys.empty())
            return addValues(keys.front(), true);
        for (const script::FormRow& form : m_facts.functions.formsOf(place.function)) {
            if (form.keys.size() <= place.argument)
                continue;
            const auto key = std::ranges::find(keys, form.keys[place.argument], &KeyRow::key);
            if (key != keys.end())
                addValues(*key, true);
        }
    }

    void addValue(const ScriptPlace& place) {
        if (const KeyRow* key = m_facts.functions.key(place.function, place.key))
            addValues(*key, false);
    }

    std::vector<Completion> taken() && { return std::move(m_offer).taken(); }

private:
    const Catalog& catalog() const { return m_facts.names.catalog(); }

    void addText(std::string_view text, std::string_view explanation = {},
                 std::optional<MarkKind> thing = std::nullopt) {
        std::string source(1, m_quote);
        for (const char c : text) {
            if (c == m_quote || c == '\\')
                source += '\\';
            source += c;
        }
        m_offer.add(source + m_quote, std::string(explanation), thing);
    }

    template <class Rows>
    void addRows(const Rows& rows, std::optional<MarkKind> thing = std::nullopt) {
        for (const auto& row : rows)
            addText(row.name, {}, thing);
    }

    void addClasses(const std::vector<ThingClass>& classes) {
        for (const ThingClass& each : classes) {
            if (each.symbol != 0)
                addText(std::string_view(&each.symbol, 1), said(each.explanation));
        }
    }

    void addObjects() {
        for (const Object& each : catalog().objects()) {
            if (!each.name.empty())
                addText(std::format("{}{}", prefixOf(each.classSymbol), m_facts.names.nameOf(each)),
                        about(catalog(), each));
        }
    }

    void addTerrains() {
        for (const Terrain& terrain : catalog().terrains()) {
            if (terrain.mapCharacter != 0)
                addText(std::string_view(&terrain.mapCharacter, 1), said(terrain.name));
        }
    }

    void addValues(const KeyRow& key, bool isArgument) {
        switch (key.kind) {
        case KeyKind::Flag:
            m_offer.add("true");
            m_offer.add("false");
            return;
        case KeyKind::Terrain:
            return addTerrains();
        case KeyKind::Monster:
            if (isArgument)
                addClasses(catalog().monsterClasses());
            return addRows(catalog().monsters(), MarkKind::Monster);
        case KeyKind::MonsterOrClass:
            addClasses(catalog().monsterClasses());
            return addRows(catalog().monsters(), MarkKind::Monster);
        case KeyKind::MonsterClass:
            return addClasses(catalog().monsterClasses());
        case KeyKind::Object:
            if (isArgument)
                addClasses(catalog().objectClasses());
            return addObjects();
        case KeyKind::ObjectClass:
            return addClasses(catalog().objectClasses());
        case KeyKind::Trap:
            addText("random");
            return addRows(catalog().traps(), MarkKind::Trap);
        case KeyKind::RoomType:
            return addRows(catalog().roomTypes(), MarkKind::RoomType);
        case KeyKind::LevelFlag:
            return addRows(catalog().flags());
        case KeyKind::IntOrRandom:
            return addText("random");
        case KeyKind::Selection:
            return addNames(m_facts.library.membersOf("selection"), true);
        case KeyKind::Int:
            for (const std::string_view number : key.words)
                m_offer.add(std::string(number), std::string(said(key.explanation)));
            return;
        case KeyKind::Function:
            return m_offer.add("function() end", std::string(said(key.explanation)));
        default:
            for (const std::string_view word : key.words)
                addText(word);
        }
    }

    const ScriptFacts& m_facts;
    CompletionOffer m_offer;
    char m_quote;
};

} // namespace

Completions scriptCompletionsAt(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                                Offset at) {
    const script::ScriptText script{tree, text};
    const script::ScriptTypes types(facts.library, script);
    const ScriptPlace place = script::PlaceFinder(types, script).at(at);
    const std::string_view typed = text.substr(place.replaced.begin, at - place.replaced.begin);
    ScriptOffer offer(facts, typed);
    switch (place.kind) {
    case PlaceKind::NoCode:
    case PlaceKind::Other:
        break;
    case PlaceKind::Member:
        offer.addNames(facts.library.membersOf(place.function), false);
        break;
    case PlaceKind::Key:
        offer.addKeys(place);
        break;
    case PlaceKind::Value:
        offer.addValue(place);
        break;
    case PlaceKind::Argument:
        offer.addArgument(place);
        [[fallthrough]];
    case PlaceKind::Code:
        offer.addNames(facts.library.globals(), true);
        offer.addNames(facts.library.membersOf("des"), true);
        break;
    }
    return {place.replaced, std::move(offer).taken()};
}

} // namespace levwright

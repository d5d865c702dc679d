// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ClassicGame.h"

#include "core/base/Contract.h"
#include "core/syntax/Grammar.h"

namespace levwright {
namespace {

DialectTables tablesOf(const Catalog& catalog, const Grammar& grammar) {
    DialectTables tables;
    tables.words = wordsOf(catalog, catalog.keywords(), grammar);
    for (int c = 1; c < 256; ++c) {
        if (catalog.terrainNumber(char(c)))
            tables.mapCharacters += char(c);
    }
    tables.digitsAreRulers = catalog.rule("digits-are-rulers");
    tables.carriageReturns = catalog.rule("carriage-returns");
    tables.backslashEscapes = catalog.rule("backslash-escapes");
    if (tables.digitsAreRulers)
        tables.mapCharacters += "0123456789";
    return tables;
}

Dialect dialectOf(const Catalog& catalog) {
    const GrammarPtr grammar =
        makeClassicGrammar(catalog.rule("artifact-doors") ? DoorKeys::Artifacts : DoorKeys::None);
    return {tablesOf(catalog, *grammar), grammar};
}

} // namespace

std::vector<Word> wordsOf(const Catalog& catalog, const std::vector<Keyword>& keywords,
                          const Grammar& grammar) {
    std::vector<Word> words;
    for (const Keyword& keyword : keywords) {
        const std::optional<WordClass> wordClass = wordClassNamed(keyword.wordClass);
        const bool isKnown =
            wordClass && !keyword.spelling.empty() &&
            (*wordClass != WordClass::Statement || grammar.ruleFor(keyword.spelling) != nullptr);
        if (!isKnown && !catalog.tables().isBuiltIn())
            continue;
        require(wordClass.has_value(), "every class of words in a catalog is known to the parser");
        words.push_back({std::string(keyword.spelling), *wordClass, keyword.value.value_or(0)});
    }
    return words;
}

ClassicGame::ClassicGame(const Catalog& catalog) : m_catalog(catalog), m_dialect(dialectOf(catalog)) {}

} // namespace levwright

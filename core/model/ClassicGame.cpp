// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ClassicGame.h"

#include "core/base/Contract.h"
#include "core/syntax/Grammar.h"

namespace levwright {
namespace {

DialectTables tablesOf(const Catalog& catalog) {
    DialectTables tables;
    tables.words = wordsOf(catalog.keywords());
    for (const Terrain& terrain : catalog.terrains()) {
        if (terrain.mapCharacter != 0)
            tables.mapCharacters += terrain.mapCharacter;
    }
    tables.digitsAreRulers = catalog.rule("digits-are-rulers");
    tables.carriageReturns = catalog.rule("carriage-returns");
    tables.backslashEscapes = catalog.rule("backslash-escapes");
    if (tables.digitsAreRulers)
        tables.mapCharacters += "0123456789";
    return tables;
}

} // namespace

std::vector<Word> wordsOf(const std::vector<Keyword>& keywords) {
    std::vector<Word> words;
    for (const Keyword& keyword : keywords) {
        const std::optional<WordClass> wordClass = wordClassNamed(keyword.wordClass);
        require(wordClass.has_value(), "every class of words in a catalog is known to the parser");
        words.push_back({std::string(keyword.spelling), *wordClass, keyword.value.value_or(0)});
    }
    return words;
}

ClassicGame::ClassicGame(const Catalog& catalog)
    : m_catalog(catalog), m_dialect(tablesOf(catalog), makeClassicGrammar()) {}

} // namespace levwright

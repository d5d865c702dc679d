// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/ClassicGame.h"

#include "core/languages/classic/syntax/ClassicGrammar.h"
#include "core/model/CatalogWords.h"

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

ClassicGame::ClassicGame(const Catalog& catalog) : m_catalog(catalog), m_dialect(dialectOf(catalog)) {}

} // namespace levwright

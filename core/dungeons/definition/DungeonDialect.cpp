// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonDialect.h"

#include "core/dungeons/model/DungeonGrammar.h"
#include "core/model/CatalogWords.h"

namespace levwright {
namespace {

DialectTables dungeonTablesOf(const Catalog& catalog, const Grammar& grammar) {
    DialectTables tables;
    tables.words = wordsOf(catalog, catalog.dungeonKeywords(), grammar);
    tables.carriageReturns = catalog.rule("dungeon-carriage-returns");
    return tables;
}

} // namespace

Dialect dungeonDialectOf(const Catalog& catalog) {
    const GrammarPtr grammar = makeDungeonGrammar(catalog.rule("entry-by-branch") ? EntryLevels::OfBranches
                                                                                  : EntryLevels::OfDungeons);
    return {dungeonTablesOf(catalog, *grammar), grammar};
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonDialect.h"

#include "core/base/Phrase.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/dungeons/model/DungeonGrammar.h"
#include "core/model/CatalogWords.h"

namespace levwright {
namespace {

// Whether only a user's game has the statement that begins with the word.
bool isOwn(std::string_view word, std::optional<WordClass> wordClass, const Grammar& grammar) {
    return wordClass == WordClass::Statement && !word.empty() && grammar.ruleFor(word) == nullptr;
}

DialectTables dungeonTablesOf(const Catalog& catalog, const Grammar& grammar) {
    DialectTables tables;
    tables.words = wordsOf(catalog, catalog.dungeonKeywords(), grammar);
    // The forms are those of statements in levels. Here a statement that the language does not know is
    // opaque.
    std::erase_if(tables.words,
                  [&](const Word& word) { return isOwn(word.spelling, word.wordClass, grammar); });
    for (Word& word : tables.words)
        word.form = OwnForm::None;
    for (const Keyword& keyword : catalog.dungeonKeywords()) {
        if (isOwn(keyword.spelling, wordClassNamed(keyword.wordClass), grammar))
            tables.words.push_back({std::string(keyword.spelling), WordClass::Statement, 0, OwnForm::Opaque});
    }
    tables.carriageReturns = catalog.rule("dungeon-carriage-returns");
    return tables;
}

} // namespace

Dialect dungeonDialectOf(const Catalog& catalog) {
    const GrammarPtr grammar = makeDungeonGrammar(
        catalog.rule("entry-by-branch") ? EntryLevels::OfBranches : EntryLevels::OfDungeons,
        catalog.rule("level-titles") ? LevelTitles::Shown : LevelTitles::None);
    return {dungeonTablesOf(catalog, *grammar), grammar};
}

std::string whyDungeonsAreNotWritten(const Catalog& catalog) {
    if (catalog.rule("level-titles"))
        return say(
            "The levels of this game have titles, so its compiled dungeon has a form that only the game "
            "knows.");
    if (catalog.limit("dungeon-name-bytes") >= int(NameField::size))
        return say(
            "Names are longer in this game, so its compiled dungeon has a form that only the game knows.");
    return {};
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/CatalogWords.h"

#include "core/base/Contract.h"
#include "core/tree/Grammar.h"

#include <algorithm>

namespace levwright {
namespace {

OwnForm ownFormOf(const Catalog& catalog, std::string_view word) {
    const auto found = std::ranges::find(catalog.statementForms(), word, &GameStatement::word);
    if (found == catalog.statementForms().end())
        return OwnForm::None;
    const bool isPlaced =
        found->form == "place" || found->form == "selection" || found->form == "as FOUNTAIN";
    return isPlaced ? OwnForm::Place : OwnForm::Opaque;
}

} // namespace

std::vector<Word> wordsOf(const Catalog& catalog, const std::vector<Keyword>& keywords,
                          const Grammar& grammar) {
    std::vector<Word> words;
    for (const Keyword& keyword : keywords) {
        const std::optional<WordClass> wordClass = wordClassNamed(keyword.wordClass);
        const bool isStatement = wordClass == WordClass::Statement;
        const OwnForm form = isStatement ? ownFormOf(catalog, keyword.spelling) : OwnForm::None;
        const bool isKnown =
            wordClass && !keyword.spelling.empty() &&
            (!isStatement || form != OwnForm::None || grammar.ruleFor(keyword.spelling) != nullptr);
        if (!isKnown && !catalog.tables().isBuiltIn())
            continue;
        require(wordClass.has_value(), "every class of words in a catalog is known to the parser");
        words.push_back({std::string(keyword.spelling), *wordClass, keyword.value.value_or(0), form});
    }
    return words;
}

} // namespace levwright

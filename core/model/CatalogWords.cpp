// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/CatalogWords.h"

#include "core/base/Contract.h"
#include "core/tree/Grammar.h"

namespace levwright {

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

} // namespace levwright

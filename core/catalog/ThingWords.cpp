// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/ThingWords.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameList.h"
#include "core/catalog/OwnWords.h"

#include <algorithm>
#include <format>
#include <iterator>

namespace levwright {
namespace {

std::string gameName(const Catalog& catalog) {
    return printable(gameEntry(catalog.tables()).name());
}

// Ends a list of facts.
std::string onlyIn(const Catalog& catalog, std::string_view table, std::string_view name) {
    return isOnlyIn(catalog, table, name) ? say("; only in {}", gameName(catalog)) : "";
}

std::string_view classOf(const std::vector<ThingClass>& classes, int number) {
    const auto found = std::ranges::find(classes, number, &ThingClass::number);
    return found == classes.end() || found->explanation.empty() ? said("of no known class")
                                                                : said(found->explanation);
}

std::string rangeOf(const std::vector<Monster>& kinds, int Monster::* number) {
    const auto [least, most] = std::ranges::minmax(kinds, {}, number);
    return least.*number == most.*number ? std::to_string(least.*number)
                                         : say("{} to {}", least.*number, most.*number);
}

// A form in the words of core/sources/FormPieces.h.
std::string aboutForm(const GameStatement& form) {
    if (form.form == "selection")
        return say("like FOUNTAIN");
    return form.form.empty() || form.form == "opaque" ? "" : say("its form: {}", form.form);
}

std::string aboutStatement(const Catalog& catalog, std::string_view word) {
    std::string words;
    for (const GameStatement& form : catalog.statementForms()) {
        if (form.word == word)
            words = words.empty() ? aboutForm(form) : words;
    }
    return say("a statement{}{}", words.empty() ? "" : ", ", words);
}

} // namespace

std::string about(const Catalog& catalog, const Monster& monster) {
    const std::string_view side = monster.alignment < 0   ? said(", chaotic")
                                  : monster.alignment > 0 ? said(", lawful")
                                                          : "";
    return say("{}, level {}, speed {}, armour class {}{}{}",
               classOf(catalog.monsterClasses(), monster.classNumber), monster.level, monster.speed,
               monster.armourClass, side, onlyIn(catalog, "monsters", monster.name));
}

std::string aboutAnyOf(const Catalog& catalog, const ThingClass& monsters) {
    std::vector<Monster> kinds;
    std::ranges::copy_if(catalog.monsters(), std::back_inserter(kinds),
                         [&](const Monster& each) { return each.classNumber == monsters.number; });
    if (kinds.size() < 2)
        return kinds.empty() ? std::string() : about(catalog, kinds.front());
    return say("one of {} kinds, level {}, speed {}, armour class {}", kinds.size(),
               rangeOf(kinds, &Monster::level), rangeOf(kinds, &Monster::speed),
               rangeOf(kinds, &Monster::armourClass));
}

std::string about(const Catalog& catalog, const Object& object) {
    const bool isFood = object.nutrition > 0 && object.classSymbol == '%';
    return say("{}, weight {}, cost {}{}{}", classOf(catalog.objectClasses(), object.classNumber),
               object.weight, object.cost, isFood ? say(", nutrition {}", object.nutrition) : "",
               onlyIn(catalog, "objects", object.name));
}

std::string about(const Catalog& catalog, const Terrain& terrain) {
    return catalog.isAdded(terrain) ? say("only in {}", gameName(catalog)) : "";
}

std::string aboutOwnWord(const Catalog& catalog, std::string_view word) {
    const std::vector<OwnWord> own = ownWords(catalog);
    const auto found = std::ranges::find(own, word, &OwnWord::spelling);
    if (found == own.end())
        return {};
    const auto option = std::ranges::find(catalog.optionForms(), word, &GameOption::word);
    std::string what = say("a word");
    if (found->sort == OwnWordSort::Statement)
        what = aboutStatement(catalog, word);
    else if (found->sort == OwnWordSort::Flag)
        what = say("a level flag");
    else if (option != catalog.optionForms().end())
        what =
            say("an option of {}s{}", option->owner, option->form == "number" ? say(", with a number") : "");
    return say("{}; only in {}", what, gameName(catalog));
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/compile/ThingNames.h"

#include "core/base/LowerCase.h"

#include <algorithm>
#include <vector>

namespace levwright::program {
namespace {

bool sameLetters(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lowerCase, lowerCase);
}

template <class Thing>
FoundThing found(const Thing* exact, const std::vector<Thing>& all, std::string_view name,
                 std::optional<char> symbol) {
    if (exact != nullptr)
        return {exact->id, exact->classSymbol, exact->name, false};
    for (const Thing& thing : all) {
        if (!thing.name.empty() && (!symbol || thing.classSymbol == *symbol) && sameLetters(thing.name, name))
            return {thing.id, thing.classSymbol, thing.name, true};
    }
    return {};
}

} // namespace

FoundThing findMonster(const Catalog& catalog, std::string_view name, std::optional<char> symbol) {
    return found(catalog.findMonster(name, symbol), catalog.monsters(), name, symbol);
}

FoundThing findObject(const Catalog& catalog, std::string_view name, std::optional<char> symbol) {
    return found(catalog.findObject(name, symbol), catalog.objects(), name, symbol);
}

} // namespace levwright::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/sources/Readers.h"
#include "core/sources/TableRows.h"
#include "core/sources/TableText.h"
#include "core/sources/Things.h"
#include "core/sources/Words.h"

#include <array>
#include <format>
#include <map>

namespace levwright::sources {

namespace {

constexpr std::string_view artifactFile = "src/artifact.c";

struct PrefixedClass {
    std::string_view prefix; // of the constants of its things
    std::string_view constant;
};

constexpr std::array<PrefixedClass, 5> prefixedClasses{{{"RIN_", "RING_CLASS"},
                                                        {"POT_", "POTION_CLASS"},
                                                        {"SCR_", "SCROLL_CLASS"},
                                                        {"SPE_", "SPBOOK_CLASS"},
                                                        {"WAN_", "WAND_CLASS"}}};

using ObjectNames = std::map<std::string, std::string, std::less<>>;

// The names of objects by what the games name their constants.
ObjectNames objectsByConstant(const Unit& unit, std::string_view objects) {
    ObjectNames byConstant;
    for (const std::vector<std::string_view>& row : rowsOfTable(objects)) {
        std::string constant = constantOfWords(row[0]);
        for (const PrefixedClass& of : prefixedClasses) {
            if (numberField(unit.value(of.constant)) == row[2])
                constant.insert(0, of.prefix);
        }
        byConstant.try_emplace(std::move(constant), row[0]);
    }
    return byConstant;
}

} // namespace

void readArtifacts(GameReader& game) {
    const Unit* unit = game.unit(artifactFile);
    const std::optional<StructRows> found =
        unit == nullptr ? std::nullopt : structRows(*unit, "artifact", {"artilist", "base_artilist"});
    if (!found)
        return game.noteMissing("include/artilist.h", "artifacts");
    const StructRows& rows = *found;
    const ObjectNames objects = objectsByConstant(*unit, game.table("objects"));
    TableText table("name\tobject");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const Value* nameField = rows.field(row, "name");
        const Value* object = rows.field(row, "otyp");
        const std::string name = nameField == nullptr ? "" : textOf(nameField->tokens).value_or("");
        if (name.empty() || object == nullptr || object->tokens.empty())
            continue;
        const auto found = objects.find(object->tokens.front().text);
        if (found == objects.end())
            game.note(object->tokens.front(), say("The object of {} is not known.", inQuotes(name)));
        else
            table.add({name, found->second});
    }
    game.add("artifacts", table.take(), "include/artilist.h");
}

} // namespace levwright::sources

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/catalog/LanguageNames.h"
#include "core/sources/Generation.h"
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"
#include "core/sources/Things.h"

#include <format>

namespace levwright::sources {

namespace {

constexpr std::string_view objectFile = "src/objects.c";

std::string described(const StructRows& names, std::size_t row, std::string_view field) {
    const Value* value = row < names.size() ? names.field(row, field) : nullptr;
    return value == nullptr ? std::string() : textOf(value->tokens).value_or("");
}

std::string objectNumber(GameReader& game, const StructRows& rows, std::size_t row, std::string_view field,
                         std::int64_t mask = -1) {
    const std::optional<std::int64_t> number = rows.number(row, field);
    if (!number && rows.field(row, field) != nullptr && rows.place(row) != nullptr)
        game.note(*rows.place(row), say("The field {} of this object is not a known number.", field));
    return std::to_string(number.value_or(0) & mask);
}

} // namespace

void readObjects(GameReader& game) {
    const Unit* unit = game.unit(objectFile);
    if (unit == nullptr)
        return game.noteMissing(objectFile, "objects");
    const std::optional<StructRows> names = structRows(*unit, "objdescr", {"obj_descr", "obj_descr_init"});
    const std::optional<StructRows> rows = structRows(*unit, "objclass", {"objects", "obj_init"});
    if (!names || !rows)
        return game.noteMissing(objectFile, "objects");
    constexpr int colors = 15;
    // Scripts store no numbers of objects, so those without a name are of no use to them.
    const bool keepsNameless = game.base().levelLanguage() != language::script;
    ObjectGeneration generation(game, *unit, *rows);
    TableText table("name\tappearance\tclass\tweight\tcost\tnutrition\tcolor");
    for (std::size_t row = 0; row < rows->size(); ++row) {
        const std::string name = described(*names, row, "oc_name");
        if (name.empty() && (!keepsNameless || row + 1 == rows->size()))
            continue;
        const auto text = [&](std::string_view field) { return objectNumber(game, *rows, row, field); };
        table.add({name, described(*names, row, "oc_descr"), text("oc_class"), text("oc_weight"),
                   text("oc_cost"), text("oc_nutrition"),
                   objectNumber(game, *rows, row, "oc_color", colors)});
        generation.add(row, name, described(*names, row, "oc_descr"));
    }
    game.add("objects", table.take(), objectFile);
    generation.finish();
}

} // namespace levwright::sources

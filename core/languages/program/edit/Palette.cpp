// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/Palette.h"

#include "core/edit/PaletteThings.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>
#include <format>
#include <map>

namespace levwright::program {
namespace {

constexpr ThingSpelling spelling{
    [](std::string_view word, char symbol) { return std::format("{}:'{}',{{}}", word, symbol); },
    [](std::string_view word, char symbol, std::string_view name) {
        return std::format("{}:('{}',\"{}\"),{{}}", word, symbol, name);
    },
    " {\n  OBJECT:random\n}"};

// To get their looks, this puts them into a map.
void addLooks(const LevelLanguage& language, std::vector<PaletteThing>& things) {
    std::string text = "MAZE:\"a\",' '\nNOMAP\n";
    std::map<Offset, PaletteThing*> placed; // by the place where their statement begins
    for (PaletteThing& thing : things) {
        if (thing.placedBy == PlacedBy::Nothing || thing.isOfRooms || thing.kind == program::roomDoor)
            continue;
        placed[text.size()] = &thing;
        text += sampleOf(thing) + '\n';
    }
    const FileTree file = language.parse(TextSnapshot(text));
    const LevelModelPtr level =
        language.lower(file.levels.front().tree, text, LongSize::Bits64, Checks::OfCompiler);
    for (const Placement& shown : language.view({*level, text}, 0).placements) {
        const auto thing = placed.find(level->tree->statements[shown.statement].range.begin);
        if (thing != placed.end())
            takeLook(*thing->second, shown);
    }
}

} // namespace

std::vector<PaletteThing> paletteOf(const Catalog& catalog, const LevelLanguage& language,
                                    const Grammar& grammar) {
    std::vector<PaletteThing> things;
    for (const AddedForm& form : grammar.forms()) {
        const StatementRule& rule = grammar.ruleFor(form.kind);
        PaletteThing& thing = things.emplace_back(thingOf(form, rule, catalog));
        thing.glyph = rule.look.glyph;
        thing.color = rule.look.color;
        thing.areaUse = thing.isOfRooms ? AreaUse::Region : rule.areaUse;
    }
    addLooks(language, things);
    return things;
}

std::vector<PaletteThing> namedThingsOf(const Catalog& catalog) {
    return namedThingsOf(catalog, spelling);
}

} // namespace levwright::program

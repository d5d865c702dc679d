// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/edit/Palette.h"

#include "core/languages/classic/lower/Placements.h"
#include "core/languages/classic/syntax/LevelCutter.h"

#include <format>

namespace levwright {
namespace {

std::string_view firstLine(std::string_view lines) {
    return lines.substr(0, lines.find('\n'));
}

// To get their looks, this puts them into a map.
void addLooks(const Game& game, const ClassicGame& classic, std::vector<PaletteThing>& things) {
    std::string text = "MAZE:\"a\",' '\nNOMAP\n";
    std::vector<PaletteThing*> placed;
    for (PaletteThing& thing : things) {
        const StatementRule& rule = classic.dialect().grammar().ruleFor(thing.kind);
        thing.glyph = rule.look.glyph;
        thing.color = rule.look.color;
        thing.areaUse = rule.inMaze ? rule.areaUse : AreaUse::Region;
        if (thing.placedBy == PlacedBy::Nothing || !rule.inMaze || rule.section != Section::Body)
            continue;
        text += std::string(firstLine(sampleOf(thing))) + '\n';
        placed.push_back(&thing);
    }
    const LevelPlace level = LevelCutter(classic.dialect(), text, LexMode::Tolerant).cut();
    constexpr std::size_t before = 2; // statements
    for (const Placement& shown :
         placementsOf(game, *lower(classic, level.tree, text, LongSize::Bits64, Checks::OfCompiler), text, 0))
        takeLook(*placed[shown.statement - before], shown);
}

} // namespace

const ThingSpelling classicSpelling{
    [](std::string_view word, char symbol) { return std::format("{}:'{}',random,{{}}", word, symbol); },
    [](std::string_view word, char symbol, std::string_view name) {
        return std::format("{}:'{}',\"{}\",{{}}", word, symbol, name);
    },
    "\nOBJECT:random,random,contained"};

std::vector<PaletteThing> paletteOf(const Game& game, const ClassicGame& classic) {
    std::vector<PaletteThing> things;
    for (const AddedForm& form : classic.dialect().grammar().forms()) {
        const StatementRule& rule = classic.dialect().grammar().ruleFor(form.kind);
        if (classic.dialect().find(rule.word))
            things.push_back(thingOf(form, rule, classic.catalog()));
    }
    addLooks(game, classic, things);
    return things;
}

} // namespace levwright

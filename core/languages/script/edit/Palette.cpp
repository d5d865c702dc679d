// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/Palette.h"

#include "core/base/Phrase.h"
#include "core/catalog/ClassPrefixes.h"
#include "core/checks/WallShape.h"
#include "core/edit/FormGaps.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/PaletteThings.h"
#include "core/edit/RoomEdit.h"
#include "core/edit/ThingPlaces.h"
#include "core/languages/script/edit/ScriptEdit.h"
#include "core/languages/script/syntax/Kinds.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

using S = StatementKind;

constexpr std::string_view xGap = "{x}";
constexpr std::string_view yGap = "{y}";
constexpr std::string_view areaGap = "{area}"; // four numbers with commas between them

constexpr AddedForm forms[] = {
    {S::Monster, phrase("monster"), PlacedBy::Cell, "des.monster({ x = {x}, y = {y} })", true},
    {S::Object, phrase("object"), PlacedBy::Cell, "des.object({ x = {x}, y = {y} })", true},
    {S::Object, phrase("chest with an object"), PlacedBy::Cell,
     "des.object({ id = \"chest\", x = {x}, y = {y}, contents = function()\n  des.object()\nend })"},
    {S::Gold, phrase("gold"), PlacedBy::Cell, "des.gold({ amount = 100, x = {x}, y = {y} })"},
    {S::Trap, phrase("trap"), PlacedBy::Cell, "des.trap(\"random\", {x}, {y})", true},
    {S::Door, phrase("door"), PlacedBy::Cell, "des.door(\"closed\", {x}, {y})", true},
    {S::Door, secretDoorName, PlacedBy::Cell, "des.door(\"secret\", {x}, {y})"},
    {S::Drawbridge, phrase("drawbridge"), PlacedBy::Cell,
     "des.drawbridge({ x = {x}, y = {y}, dir = \"{wall}\", state = \"closed\" })"},
    {S::Stair, phrase("stairs up"), PlacedBy::Cell, "des.stair(\"up\", {x}, {y})", true},
    {S::Stair, phrase("stairs down"), PlacedBy::Cell, "des.stair(\"down\", {x}, {y})", true},
    {S::Ladder, phrase("ladder up"), PlacedBy::Cell, "des.ladder(\"up\", {x}, {y})"},
    {S::Ladder, phrase("ladder down"), PlacedBy::Cell, "des.ladder(\"down\", {x}, {y})"},
    {S::Region, phrase("lit area"), PlacedBy::Area, "des.region(selection.area({area}), \"lit\")", true},
    {S::Region, phrase("unlit area"), PlacedBy::Area, "des.region(selection.area({area}), \"unlit\")", true},
    {S::Region, phrase("zoo"), PlacedBy::Area,
     "des.region({ region = {{area}}, lit = 1, type = \"zoo\", filled = 1 })"},
    {S::Region, phrase("shop"), PlacedBy::Area,
     "des.region({ region = {{area}}, lit = 1, type = \"shop\", filled = 1 })"},
    {S::Region, phrase("temple"), PlacedBy::Area,
     "des.region({ region = {{area}}, lit = 1, type = \"temple\", filled = 2 })"},
    {S::TeleportRegion, phrase("arrival"), PlacedBy::Area, "des.teleport_region({ region = {{area}} })"},
    {script::levelRegion, phrase("branch"), PlacedBy::Area,
     "des.levregion({ region = {{area}}, type = \"branch\" })"},
    {script::levelRegion, phrase("stairs up in an area"), PlacedBy::Area,
     "des.levregion({ region = {{area}}, type = \"stair-up\" })"},
    {script::levelRegion, phrase("stairs down in an area"), PlacedBy::Area,
     "des.levregion({ region = {{area}}, type = \"stair-down\" })"},
    {script::exclusion, phrase("exclusion"), PlacedBy::Area,
     "des.exclusion({ region = {{area}}, type = \"teleport\" })"},
    {script::feature, phrase("fountain"), PlacedBy::Cell, "des.feature(\"fountain\", {x}, {y})", true},
    {script::feature, phrase("sink"), PlacedBy::Cell, "des.feature(\"sink\", {x}, {y})"},
    {script::feature, phrase("throne"), PlacedBy::Cell, "des.feature(\"throne\", {x}, {y})"},
    {script::feature, phrase("pool"), PlacedBy::Cell, "des.feature(\"pool\", {x}, {y})"},
    {script::feature, phrase("tree"), PlacedBy::Cell, "des.feature(\"tree\", {x}, {y})"},
    {S::Altar, phrase("altar"), PlacedBy::Cell,
     "des.altar({ x = {x}, y = {y}, align = \"random\", type = \"altar\" })", true},
    {S::Engraving, phrase("engraving"), PlacedBy::Cell, "des.engraving({{x},{y}}, \"engrave\", \"Elbereth\")",
     true},
    {script::grave, phrase("grave"), PlacedBy::Cell, "des.grave({x},{y}, \"R.I.P.\")"},
    {S::NonDiggable, phrase("undiggable walls"), PlacedBy::Area, "des.non_diggable(selection.area({area}))"},
    {S::NonPasswall, phrase("impassable walls"), PlacedBy::Area, "des.non_passwall(selection.area({area}))"},
    {S::Mazewalk, phrase("maze from here"), PlacedBy::Cell, "des.mazewalk({x}, {y}, \"{out}\")"},
    {S::Room, phrase("room"), PlacedBy::Nothing, "des.room({ contents = function()\nend })"},
    {S::RandomCorridors, phrase("random corridors"), PlacedBy::Nothing, "des.random_corridors()"},
};

bool isOfRooms(S kind) {
    return kind == S::Room || kind == S::RandomCorridors;
}

void fillNumbers(std::string& form, Point cell, const Area& area) {
    fillGap(form, xGap, std::to_string(cell.x));
    fillGap(form, yGap, std::to_string(cell.y));
    fillGap(form, areaGap, std::format("{},{},{},{}", area.x1, area.y1, area.x2, area.y2));
}

PaletteThing named(std::string_view name, S kind, StatementGroup group, std::string_view function,
                   std::string_view written) {
    return {.name = std::string(name),
            .kind = kind,
            .group = group,
            .isGamesWord = true,
            .form = std::format("{}(\"{}\", {{x}}, {{y}})", function, written)};
}

std::string escaped(char symbol) {
    return symbol == '\\' || symbol == '"' ? std::string{'\\', symbol} : std::string(1, symbol);
}

const PartModel* partOf(const LevelModel& level, std::size_t section) {
    const auto part = std::ranges::find(level.parts, section, &PartModel::section);
    return part == level.parts.end() ? nullptr : &*part;
}

// A door in the wall of a room is written with the side of the wall.
std::string formAt(const LevelSource& level, const Catalog& catalog, const PaletteThing& thing,
                   const ThingSpot& spot) {
    std::string form = thing.form;
    const Point cell = spot.place.cell;
    const PartModel* part = partOf(level.level, spot.place.section);
    const MapModel* map = part != nullptr && part->map ? &*part->map : nullptr;
    fillDirections(form, catalog, map, cell);
    fillNumbers(form, cell, spot.drawn ? spot.drawn->ordered() : roomAround(catalog, map, cell));
    return form;
}

// The call for a door in the wall of a room.
std::expected<std::string, Refusal> doorForm(const LevelLanguage& language, const LevelSource& level,
                                             const PaletteThing& thing, const AddPlace& place) {
    const RoomsView view = language.rooms(level);
    const auto room = std::ranges::find(view.rooms, place.section, &RoomView::section);
    std::optional<Area> stated;
    if (room != view.rooms.end() && room->shape.size)
        stated = Area{0, 0, room->shape.size->x - 1, room->shape.size->y - 1};
    const auto wall = wallPlaceAt(stated, place);
    if (!wall)
        return std::unexpected(wall.error());
    if (!*wall)
        return refuse(say("A door goes into the wall of a room."));
    return std::format("des.door({{ state = \"{}\", wall = \"{}\", pos = {} }})",
                       thing.name == secretDoorName ? "secret" : "closed", wordOf(*(*wall)->side),
                       (*wall)->position.value_or(-1));
}

std::expected<PlacedThing, Refusal> placed(const LevelLanguage& language, const Catalog& catalog,
                                           const LevelSource& level, const PaletteThing& thing,
                                           const ThingSpot& spot) {
    const LevelTree& tree = *level.level.tree;
    const bool hasSection = spot.place.section < tree.sections.size();
    if (auto objection = objectionToScriptThing(
            level, hasSection ? std::optional(spot.place.section) : std::nullopt, thing))
        return std::unexpected(*std::move(objection));
    std::string form = formAt(level, catalog, thing, spot);
    if (thing.kind == S::Door && tree.kind == LevelSyntax::Rooms) {
        std::expected<std::string, Refusal> inWall = doorForm(language, level, thing, spot.place);
        if (!inWall)
            return std::unexpected(std::move(inWall).error());
        form = *std::move(inWall);
    }
    const bool isInside = !isOfRooms(thing.kind) && hasSection;
    std::vector<Replacement> edit =
        (isInside ? insertInScript(level, spot.place.section, form) : insertAtEnd(level, form))
            .replacements();
    if (edit.empty())
        return refuse(std::string(said(noContents)));
    const Replacement inserted = edit.front();
    Offset begin = inserted.range.begin + Offset(inserted.text.find("des."));
    const PartModel* part = isInside ? partOf(level.level, spot.place.section) : nullptr;
    if (thing.terrain != 0 && part != nullptr && part->map &&
        part->map->cells.atOr(spot.place.cell, '\0') != thing.terrain) {
        const EditOutcome painted = language.paint(level, std::size_t(part - level.level.parts.data()),
                                                   {{spot.place.cell, thing.terrain}});
        if (!painted)
            return std::unexpected(painted.error());
        begin = painted->map(begin, Bias::After);
        edit.insert(edit.begin(), painted->replacements().begin(), painted->replacements().end());
    }
    TextEdit all(std::move(edit));
    if (auto objection = EditTrial(language, level.text).objectionTo(all))
        return std::unexpected(*std::move(objection));
    const FileTree file = language.parse(TextSnapshot(all.apply(level.text)));
    const std::vector<StatementNode>& after = file.levels.front().tree->statements;
    const auto own = std::ranges::find_if(after, [&](const StatementNode& node) {
        return node.range.begin == begin && node.kind == thing.kind;
    });
    if (own == after.end())
        return refuse(say("Correct the text before it first: Lua cannot read it."));
    return PlacedThing{std::move(all), own->range};
}

} // namespace

std::vector<PaletteThing> scriptPalette(const Grammar& grammar) {
    std::vector<PaletteThing> things;
    for (const AddedForm& form : forms) {
        const StatementRule& rule = grammar.ruleFor(form.kind);
        PaletteThing& thing = things.emplace_back(PaletteThing{.name = std::string(form.name),
                                                               .kind = form.kind,
                                                               .group = rule.group,
                                                               .placedBy = form.placedBy,
                                                               .isOfRooms = isOfRooms(form.kind),
                                                               .form = std::string(form.text)});
        thing.glyph = rule.look.glyph;
        thing.color = rule.look.color;
        thing.areaUse = rule.areaUse;
        if (form.kind == S::Door)
            thing.terrain = form.name == secretDoorName ? 'S' : '+';
    }
    return things;
}

std::vector<PaletteThing> scriptNamedThings(const Catalog& catalog) {
    std::vector<PaletteThing> things;
    const auto add = [&](std::string_view name, S kind, StatementGroup group, std::string_view function,
                         std::string_view written, char glyph, int color, KindChoice choice) {
        PaletteThing thing = named(name, kind, group, function, written);
        thing.glyph = glyph;
        thing.color = color;
        thing.kindChoice = choice;
        things.push_back(std::move(thing));
    };
    constexpr int plain = 7;
    constexpr int brightMagenta = 13;
    const auto addClasses = [&](const std::vector<ThingClass>& classes, S kind, StatementGroup group,
                                std::string_view function) {
        for (const ThingClass& each : classes) {
            if (each.symbol == 0 || each.count == 0)
                continue;
            add(nameOfClass(each.symbol, each.explanation), kind, group, function, escaped(each.symbol),
                each.symbol, plain, KindChoice::OfClass);
            things.back().ofClass = each.explanation;
        }
    };
    addClasses(catalog.monsterClasses(), S::Monster, StatementGroup::Monsters, "des.monster");
    for (const Monster& each : catalog.monsters())
        add(each.name, S::Monster, StatementGroup::Monsters, "des.monster", each.name, each.classSymbol,
            each.color, KindChoice::Named);
    addClasses(catalog.objectClasses(), S::Object, StatementGroup::Objects, "des.object");
    const script::ObjectNames names(catalog.tables());
    for (const Object& each : catalog.objects()) {
        if (each.name.empty() || each.name.starts_with("generic "))
            continue;
        const std::string full = std::string(prefixOf(each.classSymbol)) + std::string(names.of(each.name));
        const bool needsTable = std::ranges::contains(
            std::array<std::string_view, 5>{"statue", "corpse", "egg", "tin", "figurine"}, each.name);
        add(full, S::Object, StatementGroup::Objects, "des.object", full, each.classSymbol, each.color,
            KindChoice::Named);
        if (needsTable) // the game accepts no numbers after these names
            things.back().form = std::format("des.object({{ id = \"{}\", x = {{x}}, y = {{y}} }})", full);
    }
    for (const NamedNumber& each : catalog.traps())
        add(each.name, S::Trap, StatementGroup::Traps, "des.trap", each.name, '^', brightMagenta,
            KindChoice::Named);
    return things;
}

std::optional<Refusal> objectionToScriptThing(const LevelSource& level, std::optional<std::size_t> section,
                                              const PaletteThing& thing) {
    const LevelTree& tree = *level.level.tree;
    const bool isRooms = tree.kind == LevelSyntax::Rooms;
    if (isOfRooms(thing.kind))
        return isRooms || tree.statements.size() == 1 || thing.kind == S::Room
                   ? std::nullopt
                   : std::optional(Refusal{say("This level has no rooms to join.")});
    if (isRooms && thing.placedBy == PlacedBy::Area)
        return Refusal{say("Only maps have areas, but this level is made of rooms.")};
    if (!section)
        return Refusal{say("This level has no part yet.")};
    const std::size_t opener = tree.sections[*section].firstStatement;
    if (isRooms && thing.kind == S::Door && !tree.statements[opener].parent)
        return Refusal{say(
            "The game makes such doors only in rooms in rooms; corridors bring the doors of outer rooms.")};
    const bool needsMap = thing.kind == S::Drawbridge || (thing.kind == S::Door && !isRooms);
    const PartModel* part = partOf(level.level, *section);
    if (needsMap && (part == nullptr || !part->map))
        return Refusal{say("This part has no map.")};
    return std::nullopt;
}

std::expected<PlacedThing, Refusal> placeScriptThing(const LevelLanguage& language, const Catalog& catalog,
                                                     const LevelSource& level, const PaletteThing& thing,
                                                     const ThingSpot& spot) {
    if (spot.place.cell.x < 0 || spot.place.cell.y < 0) {
        const bool isDoor = thing.kind == S::Door && level.level.isOfRooms();
        if (!isDoor)
            return refuse(say("({},{}) lies outside.", spot.place.cell.x, spot.place.cell.y));
    }
    return placed(language, catalog, level, thing, spot);
}

std::expected<std::vector<AddableThing>, Refusal> scriptThingsToAdd(const LevelLanguage& language,
                                                                    const Catalog& catalog,
                                                                    const LevelSource& level,
                                                                    const AddPlace& place) {
    std::vector<AddableThing> things;
    std::optional<Refusal> first;
    for (const AddedForm& form : forms) {
        if (!form.inMapMenu)
            continue;
        PaletteThing thing{.name = std::string(form.name),
                           .kind = form.kind,
                           .placedBy = form.placedBy,
                           .form = std::string(form.text)};
        const auto made = placeScriptThing(language, catalog, level, thing, {place, {}});
        if (made) {
            const std::string after = made->edit.apply(level.text);
            things.push_back(
                {form.name, form.kind, after.substr(made->statement.begin, made->statement.size())});
        } else if (!first) {
            first = made.error();
        }
    }
    if (things.empty() && first)
        return std::unexpected(*first);
    return things;
}

std::string scriptSampleOf(const PaletteThing& thing) {
    std::string sample = thing.form;
    fillGap(sample, wallGap, "north");
    fillGap(sample, outGap, "north");
    fillNumbers(sample, {1, 1}, {1, 1, 1, 1});
    return sample;
}

} // namespace levwright

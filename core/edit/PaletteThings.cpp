// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/PaletteThings.h"

#include "core/base/Phrase.h"
#include "core/checks/WallShape.h"
#include "core/edit/FormGaps.h"

#include <algorithm>
#include <format>
#include <span>
#include <utility>

namespace levwright {
namespace {

using Kind = StatementKind;
constexpr int brightMagenta = 13;

bool isOfRooms(Section section, Kind kind) {
    const bool isInside = section == Section::Body || section == Section::Registers;
    return !isInside || kind == Kind::Name || kind == Kind::Chance;
}

// A thing with a name of its own, in a statement of that kind.
PaletteThing namedThing(std::string_view name, Kind kind, std::string form) {
    const bool isMonster = kind == Kind::Monster;
    return {.name = std::string(name),
            .kind = kind,
            .group = isMonster              ? StatementGroup::Monsters
                     : kind == Kind::Object ? StatementGroup::Objects
                                            : StatementGroup::Traps,
            .isGamesWord = true,
            .form = std::move(form)};
}

void addClasses(std::span<const ThingClass> classes, Kind kind, std::string_view word,
                const ThingSpelling& spelling, std::vector<PaletteThing>& things) {
    for (const ThingClass& each : classes) {
        if (each.symbol == 0 || each.count == 0 || each.explanation.starts_with("illegal"))
            continue;
        // SLASH'EM explains two of its classes with no word.
        PaletteThing thing =
            namedThing(nameOfClass(each.symbol, each.explanation), kind, spelling.ofClass(word, each.symbol));
        thing.ofClass = each.explanation;
        thing.glyph = each.symbol;
        thing.kindChoice = KindChoice::OfClass;
        things.push_back(std::move(thing));
    }
}

// A monster or an object.
template <class Row>
PaletteThing namedThingOf(const Row& row, Kind kind, std::string_view word, const ThingSpelling& spelling) {
    PaletteThing thing = namedThing(row.name, kind, spelling.named(word, row.classSymbol, row.name));
    thing.glyph = row.classSymbol;
    thing.color = row.color;
    return thing;
}

void addMonsters(const Catalog& catalog, const ThingSpelling& spelling, std::vector<PaletteThing>& things) {
    addClasses(catalog.monsterClasses(), Kind::Monster, "MONSTER", spelling, things);
    for (const Monster& each : catalog.monsters()) {
        if (catalog.findMonster(each.name, each.classSymbol) == &each)
            things.push_back(namedThingOf(each, Kind::Monster, "MONSTER", spelling));
    }
}

void addObjects(const Catalog& catalog, const ThingSpelling& spelling, std::vector<PaletteThing>& things) {
    addClasses(catalog.objectClasses(), Kind::Object, "OBJECT", spelling, things);
    for (const Object& each : catalog.objects()) {
        if (!each.name.empty() && catalog.findObject(each.name, each.classSymbol) == &each)
            things.push_back(namedThingOf(each, Kind::Object, "OBJECT", spelling));
    }
}

// The usual container has a form of its own.
void addContainers(const Catalog& catalog, const ThingSpelling& spelling, std::vector<PaletteThing>& things) {
    for (const std::string_view name : catalog.containers()) {
        const Object* object = catalog.findObject(name, std::nullopt);
        if (object == nullptr || name == "chest")
            continue;
        PaletteThing thing = namedThing(std::format("{} with an object", name), Kind::Container,
                                        spelling.named("CONTAINER", object->classSymbol, name) +
                                            std::string(spelling.contents));
        thing.container = name;
        thing.group = StatementGroup::Objects;
        thing.glyph = object->classSymbol;
        thing.color = object->color;
        things.push_back(std::move(thing));
    }
}

} // namespace

PaletteThing thingOf(const AddedForm& form, const StatementRule& rule, const Catalog& catalog) {
    const WallTerrain walls(catalog);
    PaletteThing thing{.name = std::string(form.name),
                       .kind = form.kind,
                       .group =
                           form.placedBy == PlacedBy::Area ? rule.areaGroup.value_or(rule.group) : rule.group,
                       .placedBy = form.placedBy,
                       .isOfRooms = isOfRooms(rule.section, form.kind),
                       .form = std::string(form.text)};
    if (form.kind == Kind::Door)
        thing.terrain = form.name == secretDoorName ? walls.secretDoor : walls.door;
    return thing;
}

void takeLook(PaletteThing& thing, const Placement& shown) {
    thing.glyph = shown.glyph;
    thing.color = shown.color;
    thing.kindChoice = shown.kindChoice;
    thing.areaUse = shown.areaUse;
    thing.isDark = shown.isDark;
}

std::string sampleOf(const PaletteThing& thing) {
    std::string sample = thing.form;
    fillGap(sample, placeGap,
            thing.placedBy == PlacedBy::Area ? writtenPlace(Area{1, 1, 1, 1}) : writtenPlace(Point{1, 1}));
    fillGap(sample, wallGap, "north");
    fillGap(sample, outGap, "north");
    return sample;
}

std::vector<PaletteThing> namedThingsOf(const Catalog& catalog, const ThingSpelling& spelling) {
    std::vector<PaletteThing> things;
    addMonsters(catalog, spelling, things);
    addObjects(catalog, spelling, things);
    addContainers(catalog, spelling, things);
    for (const NamedNumber& each : catalog.traps()) {
        things.push_back(namedThing(each.name, Kind::Trap, std::format("TRAP:\"{}\",{{}}", each.name)));
        things.back().glyph = '^';
        things.back().color = brightMagenta;
    }
    return things;
}

} // namespace levwright

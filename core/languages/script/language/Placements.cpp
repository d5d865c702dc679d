// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/language/Placements.h"

#include "core/base/Phrase.h"
#include "core/languages/script/syntax/Kinds.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

using S = StatementKind;

constexpr int plainColor = 7;

struct ScriptLook {
    char glyph = 0;
    int color = plainColor;
    std::string label;
    KindChoice choice = KindChoice::Named;
};

const StatementNode& callNode(const LevelSource& level, std::size_t statement) {
    return level.level.tree->statements.at(statement);
}

std::string classLabel(const ThingClass* found, char symbol) {
    return found != nullptr && !found->explanation.empty() ? std::string(said(found->explanation))
                                                           : std::format("'{}'", symbol);
}

ScriptLook lookOfThing(const ScriptKnowledge& known, const ScriptStatement& call, bool isMonster) {
    const Catalog& catalog = known.names.catalog();
    const auto* id = call.values().find("id");
    const auto* kind = id == nullptr ? call.values().find("class") : id;
    if (kind == nullptr)
        return {'?', plainColor, isMonster ? say("random monster") : say("random object"), KindChoice::Any};
    const std::optional<std::string> name = script::textIn(call.script(), kind->value);
    if (!name)
        return {'?', plainColor, std::string(call.script().slice(kind->value)), KindChoice::Any};
    if (name->size() == 1) {
        const char symbol = name->front();
        const ThingClass* found =
            isMonster ? catalog.findMonsterClass(symbol) : catalog.findObjectClass(symbol);
        return {symbol, plainColor, classLabel(found, symbol), KindChoice::OfClass};
    }
    if (isMonster) {
        const Monster* monster = known.names.monster(*name);
        return monster == nullptr ? ScriptLook{'?', plainColor, *name}
                                  : ScriptLook{monster->classSymbol, monster->color, *name};
    }
    const Object* object = known.names.object(*name);
    return object == nullptr ? ScriptLook{'?', plainColor, *name}
                             : ScriptLook{object->classSymbol, object->color, *name};
}

std::string spaced(std::string_view word) {
    std::string words(word);
    std::ranges::replace(words, '_', ' ');
    return words;
}

char arrowOf(std::string_view direction, char other) {
    return direction == "north"   ? '^'
           : direction == "south" ? 'v'
           : direction == "east"  ? '>'
           : direction == "west"  ? '<'
                                  : other;
}

ScriptLook lookOfFeature(const ScriptKnowledge& known, const std::string& type) {
    constexpr std::array<std::pair<std::string_view, int>, 5> colors{
        {{"fountain", 12}, {"sink", plainColor}, {"pool", 4}, {"throne", 11}, {"tree", 2}}};
    for (const Terrain& terrain : known.names.catalog().terrains()) {
        if (terrain.name != type)
            continue;
        const auto* color = std::ranges::find(colors, type, &std::pair<std::string_view, int>::first);
        return {terrain.mapCharacter, color == colors.end() ? plainColor : color->second, type};
    }
    return {'{', plainColor, type.empty() ? say("feature") : type};
}

ScriptLook lookOfTerrain(const ScriptKnowledge& known, const StatementRule& rule,
                         const std::string& written) {
    const Terrain* terrain =
        written.size() == 1 ? known.names.catalog().terrainByCharacter(written.front()) : nullptr;
    return terrain == nullptr ? ScriptLook{0, plainColor, std::string(said(rule.look.label))}
                              : ScriptLook{written.front(), plainColor, std::string(said(terrain->name))};
}

std::string regionLabel(const script::CallValues& values) {
    if (const auto light = values.text("light"))
        return say("region {}", *light);
    return say("region {}", values.text("type").value_or("ordinary"));
}

char glyphOf(S kind, char usual, const script::CallValues& values) {
    if (kind == S::Stair || kind == S::Ladder)
        return values.text("dir") == "up" ? '<' : '>';
    return kind == S::Mazewalk ? arrowOf(values.text("dir").value_or(""), usual) : usual;
}

bool isSecretDoor(S kind, const script::CallValues& values) {
    return kind == S::Door && values.text("state") == "secret";
}

std::string labelOf(S kind, const StatementRule& rule, const script::CallValues& values) {
    if (kind == S::Trap) {
        const std::string type = values.text("type").value_or("random");
        return type == "random" ? say("random trap") : type;
    }
    if (isSecretDoor(kind, values))
        return std::string(said(secretDoorName));
    if (kind == S::Engraving) {
        const std::optional<std::string> text = values.text("text");
        return text ? say("engraving “{}”", *text) : say("engraving");
    }
    if (kind == S::Stair || kind == S::Ladder)
        return std::string(said(std::format("{} {}", rule.look.label, values.text("dir").value_or("down"))));
    return rule.look.label.empty() ? spaced(rule.word.substr(rule.word.find('.') + 1))
                                   : std::string(said(rule.look.label));
}

ScriptLook lookOf(const ScriptKnowledge& known, const LevelSource& level, const StatementNode& node,
                  const ScriptStatement& call) {
    const StatementRule& rule = level.level.tree->ruleOf(node);
    const script::CallValues& values = call.values();
    const auto written = [&](std::string_view key, std::string_view usual) {
        return values.text(key).value_or(std::string(usual));
    };
    if (node.kind == script::feature)
        return lookOfFeature(known, written("type", ""));
    if (node.kind == script::levelRegion)
        return {0, plainColor, written("type", "stair-down")};
    if (node.kind == S::TeleportRegion)
        return {0, plainColor, say("teleport region {}", written("dir", "both"))};
    if (node.kind == script::terrain || node.kind == script::replaceTerrain)
        return lookOfTerrain(known, rule, written(node.kind == script::terrain ? "typ" : "toterrain", ""));
    if (node.kind == S::Monster || node.kind == S::Object)
        return lookOfThing(known, call, node.kind == S::Monster);
    if (node.kind == S::Region)
        return {0, plainColor, regionLabel(values)};
    return {glyphOf(node.kind, rule.look.glyph, values), rule.look.color, labelOf(node.kind, rule, values)};
}

bool isPlaced(S kind) {
    constexpr std::array placed{S::Monster,    S::Object,       S::Trap,         S::Door,
                                S::Drawbridge, S::Stair,        S::Ladder,       S::Altar,
                                S::Gold,       S::Engraving,    script::feature, script::grave,
                                S::Mazewalk,   script::terrain, script::gasCloud};
    return std::ranges::contains(placed, kind);
}

// Whether the place counts in columns and rows of the level, or in a grid of rooms, and so is not on a map.
bool countsElsewhere(const ScriptStatement& call, S kind) {
    return kind == script::gasCloud || call.values().flag("region_islev").value_or(false);
}

// The thing in whose contents or inventory the statement stands; empty if it lies on the floor.
std::optional<std::size_t> holderOf(const LevelTree& tree, std::size_t statement) {
    const std::optional<std::size_t> parent = tree.statements[statement].parent;
    const bool isHeld =
        parent && (tree.statements[*parent].kind == S::Object || tree.statements[*parent].kind == S::Monster);
    return isHeld ? parent : std::nullopt;
}

std::size_t outermostHolder(const LevelTree& tree, std::size_t statement) {
    while (const std::optional<std::size_t> holder = holderOf(tree, statement))
        statement = *holder;
    return statement;
}

void addPlace(const ScriptKnowledge& known, const LevelSource& level, const ScriptStatement& call,
              Placement& placement) {
    const StatementNode& node = callNode(level, call.index());
    const std::optional<Point> origin = originOfPlaces(known, level, call.index());
    if (const auto area = scriptArea(call); area && speaksOfArea(node.kind)) {
        const Point by = origin.value_or(Point{});
        placement.area = area->area.ordered().shifted(by);
        placement.origin = Point{placement.area->x1, placement.area->y1};
        placement.areaUse = level.level.tree->ruleOf(node).areaUse;
        placement.isDark = call.values().text("light") == "unlit" || call.values().number("lit") == 0;
        return;
    }
    if (!isPlaced(node.kind))
        return;
    if (call.values().find("selection") != nullptr)
        return; // the script computes the cells
    if (!call.values().saysPlace()) {
        placement.isRandomPlace = true;
        placement.certainty = Certainty::Drawn;
    } else if (const auto place = call.values().place(); place && origin) {
        placement.cells = {Point{place->place.x + origin->x, place->place.y + origin->y}};
        placement.origin = placement.cells.front();
    } else if (std::vector<Point> listed = script::listedPlacesIn(call.script(), call.values().placeNode());
               !listed.empty() && origin) {
        for (Point& cell : listed)
            cell = {cell.x + origin->x, cell.y + origin->y};
        placement.cells = std::move(listed);
        placement.isRandomPlace = true;
        placement.certainty = Certainty::Drawn;
    }
}

Placement placementOf(const ScriptKnowledge& known, const LevelSource& level, const ScriptStatement& call) {
    const std::size_t index = call.index();
    const LevelTree& tree = *level.level.tree;
    const StatementNode& node = tree.statements[index];
    ScriptLook look = lookOf(known, level, node, call);
    Placement placement{.statement = index,
                        .kind = node.kind,
                        .isSecret = isSecretDoor(node.kind, call.values()),
                        .glyph = look.glyph,
                        .color = look.color,
                        .kindChoice = look.choice,
                        .label = std::move(look.label)};
    if (node.kind == S::Region) // those that only say light are ordinary, too
        placement.roomType = call.values().text("type").value_or("ordinary");
    const std::size_t outer = outermostHolder(tree, index);
    placement.isContained = outer != index;
    if (placement.isContained) {
        addPlace(known, level, ScriptStatement(known, level, outer), placement);
        placement.origin.reset();
        placement.area.reset();
    } else {
        addPlace(known, level, call, placement);
    }
    if (call.call().certainty == lua::Certainty::Conditional)
        placement.certainty = Certainty::Conditional;
    if (std::optional<Range> computed = scriptComputedAt(known, level, call)) {
        placement.computedAt = computed;
        placement.certainty = Certainty::Computed;
        placement.origin.reset();
    }
    return placement;
}

bool isShown(S kind, const ScriptStatement& call) {
    return !countsElsewhere(call, kind) &&
           (isPlaced(kind) || (speaksOfArea(kind) && scriptArea(call).has_value()));
}

bool isRoom(const LevelTree& tree, std::size_t statement) {
    return tree.statements[statement].kind == S::Room;
}

bool isInOtherRoom(const LevelTree& tree, std::size_t statement, std::size_t section) {
    for (auto outer = tree.statements[statement].parent; outer; outer = tree.statements[*outer].parent) {
        if (isRoom(tree, *outer))
            return *outer != tree.sections[section].firstStatement;
    }
    return false;
}

std::optional<WallSide> sideNamed(const std::optional<std::string>& name) {
    return name == "north"   ? std::optional(WallSide::North)
           : name == "south" ? std::optional(WallSide::South)
           : name == "east"  ? std::optional(WallSide::East)
           : name == "west"  ? std::optional(WallSide::West)
                             : std::nullopt;
}

bool isDoorInWall(S kind, const ScriptStatement& call) {
    return kind == S::Door && !call.values().saysPlace();
}

RoomView roomView(const ScriptKnowledge& known, const LevelSource& level, std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    const SectionNode& node = tree.sections[section];
    const ScriptStatement call(known, level, node.firstStatement);
    const script::CallValues& values = call.values();
    const auto pair = [&](std::string_view first, std::string_view second) -> std::optional<Point> {
        const auto x = values.number(first);
        const auto y = values.number(second);
        return x && y ? std::optional(Point{int(*x), int(*y)}) : std::nullopt;
    };
    const std::string type = values.text("type").value_or("ordinary");
    const auto place = values.place();
    RoomView view{.section = section,
                  .statement = node.firstStatement,
                  .parent = tree.outerOf(section),
                  .isNested = tree.statements[node.firstStatement].parent.has_value(),
                  .label = type == "ordinary" ? say("room") : type,
                  .isOrdinary = type == "ordinary",
                  .isDark = values.number("lit") == 0,
                  .shape = {place ? std::optional(place->place) : std::nullopt, pair("w", "h")},
                  .doors = {},
                  .placements = scriptPlacements(known, level, section)};
    for (std::size_t i = node.firstStatement + 1; i < node.endStatement; ++i) {
        if (tree.sectionOf(i) != section || tree.statements[i].kind != S::Door)
            continue;
        const ScriptStatement door(known, level, i);
        if (!isDoorInWall(S::Door, door))
            continue;
        const auto position = door.values().number("pos");
        view.doors.push_back({i,
                              {sideNamed(door.values().text("wall")),
                               position && *position >= 0 ? std::optional(int(*position)) : std::nullopt}});
    }
    return view;
}

std::string flagsLabel(const ScriptStatement& call) {
    std::string flags;
    for (const script::CallValue& value : call.values().all())
        flags += (flags.empty() ? "" : ", ") + script::textIn(call.script(), value.value).value_or("?");
    return say("flags: {}", flags);
}

} // namespace

std::vector<Placement> scriptPlacements(const ScriptKnowledge& known, const LevelSource& level,
                                        std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    std::vector<Placement> placements;
    const SectionNode& node = tree.sections.at(section);
    for (std::size_t i = node.firstStatement + 1; i < node.endStatement; ++i) {
        const S kind = tree.statements[i].kind;
        const bool isOwn = tree.sectionOf(i) == section && !isInOtherRoom(tree, i, section);
        if (!isOwn || kind == S::Unknown || kind == script::script)
            continue;
        const ScriptStatement call(known, level, i);
        if (isShown(kind, call) && !(tree.kind == LevelSyntax::Rooms && isDoorInWall(kind, call)))
            placements.push_back(placementOf(known, level, call));
    }
    return placements;
}

std::string scriptLabel(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement) {
    const StatementNode& node = callNode(level, statement);
    if (node.kind == script::script)
        return say("script");
    if (node.kind == S::Unknown)
        return std::string(level.slice(node.keyword));
    const ScriptStatement call(known, level, statement);
    if (node.kind == S::Flags)
        return flagsLabel(call);
    if (node.kind == S::InitMap)
        return say("filled: {}", call.values().text("style").value_or("solidfill"));
    if (node.kind == S::Message)
        return say("message: {}", call.values().text("text").value_or(""));
    if (node.kind == S::Room)
        return say("{} room", call.values().text("type").value_or("ordinary"));
    return lookOf(known, level, node, call).label;
}

RoomsView scriptRooms(const ScriptKnowledge& known, const LevelSource& level) {
    RoomsView view;
    const LevelTree& tree = *level.level.tree;
    if (!level.level.isOfRooms())
        return view;
    for (std::size_t i = 0; i < tree.sections.size(); ++i)
        view.rooms.push_back(roomView(known, level, i));
    for (std::size_t i = 0; i < tree.statements.size(); ++i) {
        if (tree.statements[i].kind == S::Corridor)
            view.corridors.push_back({i, {}, {}});
    }
    return view;
}

SectionWords scriptRoomWords(const ScriptKnowledge& known, const LevelSource& level, std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    const std::size_t opener = tree.sections[section].firstStatement;
    const ScriptStatement call(known, level, opener);
    const auto isNested = [&](std::size_t other) { return tree.outerOf(other).has_value(); };
    return {roomTitle(section, isNested), call.values().text("type").value_or(""), false,
            tree.outerOf(section)};
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/language/Placements.h"

#include "core/base/Phrase.h"
#include "core/languages/program/compile/ThingNames.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;
using program::Own;

constexpr int gray = 7;

const StatementNode& nodeOf(const LevelSource& level, std::size_t statement) {
    return level.level.tree->statements[statement];
}

std::string_view textOf(const LevelSource& level, Range range) {
    return level.text.substr(range.begin, range.size());
}

// The argument with the place of a statement.
const Argument* placeArgument(const StatementNode& node) {
    for (const Field field : {F::Place, F::Selection, F::Area}) {
        if (const Argument* found = node.find(field))
            return found;
    }
    return nullptr;
}

bool isWritten(const Argument& where) {
    return where.kind == K::Point || where.kind == K::Area || where.kind == K::LevregionArea;
}

// rect(…) and fillrect(…) with a written area are treated like that area.
// where must be one of the statement's arguments.
const Argument& shapeOf(const StatementNode& node, const Argument& where) {
    using program::Cells;
    const auto cells = Cells(where.number());
    const std::size_t index = std::size_t(&where - node.arguments.data());
    const bool isRect = where.kind == K::Selection && (cells == Cells::Rect || cells == Cells::FillRect);
    return node.arguments[isRect && index + 1 < node.arguments.size() ? index + 1 : index];
}

// Looks at the blocks around a statement, from the innermost one outwards, until one gives a result.
template <class Result, class Look>
std::optional<Result> around(const LevelTree& tree, std::size_t statement, Look look) {
    for (std::optional<std::size_t> next = tree.statements[statement].parent; next;
         next = tree.statements[*next].parent) {
        if (std::optional<Result> found = look(*next))
            return found;
    }
    return std::nullopt;
}

std::optional<Range> loopAround(const LevelTree& tree, std::size_t statement) {
    return around<Range>(tree, statement, [&](std::size_t block) {
        const StatementNode& node = tree.statements[block];
        const bool loops = node.kind == program::forBlock || node.kind == program::loopBlock;
        return loops ? std::optional(node.keyword) : std::nullopt;
    });
}

bool isConditional(const LevelTree& tree, std::size_t statement) {
    return around<bool>(tree, statement,
                        [&](std::size_t block) -> std::optional<bool> {
                            const std::optional<Own> own = program::ownOf(tree.statements[block].kind);
                            const bool decides = own == Own::If || own == Own::Else ||
                                                 own == Own::Condition || own == Own::Switch;
                            return decides ? std::optional(true) : std::nullopt;
                        })
        .has_value();
}

// The room, container or monster in whose block it stands.
std::optional<std::size_t> blockOfKind(const LevelTree& tree, std::size_t statement,
                                       std::initializer_list<S> kinds) {
    return around<std::size_t>(tree, statement, [&](std::size_t block) {
        return std::ranges::contains(kinds, tree.statements[block].kind) ? std::optional(block)
                                                                         : std::nullopt;
    });
}

struct Look {
    char glyph = 0;
    int color = gray;
    std::string label;
    KindChoice choice = KindChoice::Named;
};

Look lookOfThing(const Catalog& catalog, const LevelSource& level, const StatementNode& node) {
    const bool isMonster = node.kind == S::Monster;
    const Argument* name = node.find(F::Name);
    if (name == nullptr || name->kind == K::Random)
        return {'?', gray, isMonster ? say("random monster") : say("random object"), KindChoice::Any};
    if (name->kind == K::Variable || name->kind == K::Element)
        return {'?', gray, std::string(textOf(level, name->range)), KindChoice::Any};
    if (name->kind == K::Character) {
        const auto symbol = char(name->number());
        const ThingClass* found =
            isMonster ? catalog.findMonsterClass(symbol) : catalog.findObjectClass(symbol);
        return {symbol, gray,
                found != nullptr && !found->explanation.empty() ? std::string(said(found->explanation))
                                                                : std::format("'{}'", symbol),
                KindChoice::OfClass};
    }
    const std::string_view written = textOf(level, name->text);
    const std::optional<char> symbol =
        name->kind == K::ClassAndName ? std::optional(char(name->number())) : std::nullopt;
    const program::FoundThing found = isMonster ? program::findMonster(catalog, written, symbol)
                                                : program::findObject(catalog, written, symbol);
    if (!found.id)
        return {'?', gray, std::string(written), KindChoice::Named};
    const auto id = std::size_t(*found.id);
    const char glyph = found.symbol == '\0' ? '?' : found.symbol;
    return {glyph, isMonster ? catalog.monsters()[id].color : catalog.objects()[id].color,
            std::string(found.name), KindChoice::Named};
}

// The terrain that it writes over the cells, unless that is computed.
Look lookOfTerrain(const Catalog& catalog, const StatementNode& node, const StatementRule& rule) {
    const Argument* to = node.find(F::Terrain);
    const bool isCharacter = to != nullptr && (to->kind == K::Character || to->kind == K::LitCharacter);
    const Terrain* written = isCharacter ? catalog.terrainByCharacter(char(to->number())) : nullptr;
    return written != nullptr ? Look{char(to->number()), gray, std::string(said(written->name))}
                              : Look{0, gray, std::string(said(rule.look.label))};
}

// What is written as a name; "random" if the name is drawn, and empty if there is none.
std::string writtenName(const LevelSource& level, const StatementNode& node, Field field) {
    const Argument* argument = node.find(field);
    return argument == nullptr           ? ""
           : argument->kind == K::Random ? "random"
                                         : std::string(textOf(level, argument->text));
}

Look lookOfSteps(const StatementNode& node, const StatementRule& rule) {
    const Argument* direction = node.find(F::UpDown);
    const bool up = direction != nullptr && direction->number() == 1;
    const std::string_view label = node.kind == S::Ladder ? (up ? said("ladder up") : said("ladder down"))
                                                          : (up ? said("stairs up") : said("stairs down"));
    return {up ? '<' : '>', rule.look.color, std::string(label)};
}

// An arrow, as well as a character can show one.
char arrowOf(const StatementNode& node, char other) {
    const Argument* direction = node.find(F::Direction);
    const std::int64_t way = direction != nullptr ? direction->number() : -1;
    return way == 1 ? '^' : way == 2 ? 'v' : way == 4 ? '>' : way == 8 ? '<' : other;
}

Look lookOf(const Catalog& catalog, const LevelSource& level, const StatementNode& node) {
    const StatementRule& rule = level.level.tree->ruleOf(node);
    if (node.kind == program::terrain || node.kind == program::replaceTerrain)
        return lookOfTerrain(catalog, node, rule);
    if (node.kind == S::Monster || node.kind == S::Object || node.kind == S::Container)
        return lookOfThing(catalog, level, node);
    if (node.kind == S::Stair || node.kind == S::Ladder)
        return lookOfSteps(node, rule);
    if (node.kind == S::Region)
        return {0, gray, say("region {}", writtenName(level, node, F::RoomType))};
    if (node.kind == S::Trap) {
        const std::string name = writtenName(level, node, F::Name);
        return {rule.look.glyph, rule.look.color, name == "random" ? say("random trap") : name};
    }
    const char glyph = node.kind == S::Mazewalk ? arrowOf(node, rule.look.glyph) : rule.look.glyph;
    return {glyph, rule.look.color, std::string(said(rule.look.label.empty() ? rule.word : rule.look.label))};
}

Area areaOf(const Argument& argument) {
    const auto number = [&](std::size_t i) {
        return int(std::clamp<std::int64_t>(argument.numbers[i], -9999, 9999));
    };
    return {std::min(number(0), number(2)), std::min(number(1), number(3)), std::max(number(0), number(2)),
            std::max(number(1), number(3))};
}

// Fills in the cells or the area of a written or random place.
void place(const LevelSource& level, const StatementNode& node, Placement& placement) {
    const Argument* where = placeArgument(node);
    if (where == nullptr)
        return;
    const Argument& shape = shapeOf(node, *where);
    placement.isRandomPlace = shape.kind == K::Random || shape.kind == K::RandomOf;
    if (placement.isRandomPlace)
        placement.certainty = Certainty::Drawn;
    if (shape.kind == K::Point) {
        const auto number = [&](std::size_t i) {
            return int(std::clamp<std::int64_t>(shape.numbers[i], -9999, 9999));
        };
        placement.cells = {Point{number(0), number(1)}};
        placement.origin = placement.cells.front();
    } else if (shape.kind == K::Area) {
        placement.area = areaOf(shape);
        placement.origin = Point{placement.area->x1, placement.area->y1};
    }
    const StatementRule& rule = level.level.tree->ruleOf(node);
    placement.areaUse = rule.areaUse;
    const Argument* light = node.find(F::Light);
    placement.isDark = light != nullptr && light->kind == K::Light && light->number() == 0;
}

Placement placementOf(const Catalog& catalog, const LevelSource& level, std::size_t index) {
    const LevelTree& tree = *level.level.tree;
    const StatementNode& node = tree.statements[index];
    const Look look = lookOf(catalog, level, node);
    Placement placement{.statement = index,
                        .kind = node.kind,
                        .glyph = look.glyph,
                        .color = look.color,
                        .kindChoice = look.choice,
                        .label = programLabel(catalog, level, index)};
    if (const Argument* type = node.find(F::RoomType); node.kind == S::Region && type != nullptr)
        placement.roomType = type->kind == K::Random ? "random" : std::string(textOf(level, type->text));
    const std::optional<std::size_t> holder = blockOfKind(tree, index, {S::Container, S::Monster});
    placement.isContained = holder.has_value();
    place(level, holder ? tree.statements[*holder] : node, placement);
    if (holder) {
        placement.origin.reset();
        placement.area.reset();
    }
    if (isConditional(tree, index))
        placement.certainty = Certainty::Conditional;
    if (std::optional<Range> computed = computedAt(level, index)) {
        placement.computedAt = computed;
        placement.certainty = Certainty::Computed;
        placement.origin.reset();
    }
    return placement;
}

// Whether it has a place, or lies in something that has one.
bool isPlaced(const LevelTree& tree, std::size_t statement) {
    const StatementNode& node = tree.statements[statement];
    const Argument* where = placeArgument(node);
    const bool isHeld = blockOfKind(tree, statement, {S::Container, S::Monster}).has_value() &&
                        (node.kind == S::Object || node.kind == S::Container);
    return (where != nullptr && where->kind != K::LevregionArea) || isHeld;
}

} // namespace

const Argument* writtenPlace(const StatementNode& node) {
    const Argument* where = placeArgument(node);
    if (where == nullptr)
        return nullptr;
    const Argument& shape = shapeOf(node, *where);
    return isWritten(shape) ? &shape : nullptr;
}

std::optional<Range> computedAt(const LevelSource& level, std::size_t statement) {
    const LevelTree& tree = *level.level.tree;
    if (std::optional<Range> loop = loopAround(tree, statement))
        return loop;
    const StatementNode& node = tree.statements[statement];
    const Argument* where = placeArgument(node);
    if (where == nullptr)
        return std::nullopt;
    const Argument& shape = shapeOf(node, *where);
    const bool isDrawn = shape.kind == K::Random || shape.kind == K::RandomOf;
    return isWritten(shape) || isDrawn ? std::nullopt : std::optional(shape.range);
}

std::optional<PartAlignment> programAlignment(const LevelSource& level, std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    const std::size_t opening = tree.sections.at(section).firstStatement;
    const StatementNode& node = tree.statements[opening];
    const Argument* across = node.find(F::HorizontalAlign);
    const Argument* down = node.find(F::VerticalAlign);
    const bool isSaid = node.kind == S::Geometry && !node.broken && across != nullptr && down != nullptr &&
                        across->kind == K::HorizontalAlign && down->kind == K::VerticalAlign;
    return isSaid && !loopAround(tree, opening)
               ? std::optional(PartAlignment{int(across->number()), int(down->number())})
               : std::nullopt;
}

std::string reasonOf(const LevelSource& level, Range computed) {
    return say("This is computed by “{}”.", textOf(level, computed));
}

std::vector<Placement> programPlacements(const Catalog& catalog, const LevelSource& level,
                                         std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    std::vector<Placement> placements;
    const SectionNode& part = tree.sections.at(section);
    for (std::size_t i = part.firstStatement; i < part.endStatement; ++i) {
        const StatementNode& node = tree.statements[i];
        // The place of a GEOMETRY is not on its map; what stands in rooms counts from their corner.
        if (node.broken || node.kind == S::Geometry || node.kind == program::assign ||
            blockOfKind(tree, i, {S::Room, S::Subroom}))
            continue;
        if (isPlaced(tree, i))
            placements.push_back(placementOf(catalog, level, i));
    }
    return placements;
}

std::vector<Placement> programRoomPlacements(const Catalog& catalog, const LevelSource& level,
                                             std::size_t section) {
    const LevelTree& tree = *level.level.tree;
    std::vector<Placement> placements;
    const SectionNode& room = tree.sections.at(section);
    for (std::size_t i = room.firstStatement + 1; i < room.endStatement; ++i) {
        const StatementNode& node = tree.statements[i];
        const bool isThing = !node.broken && node.kind != program::assign && isPlaced(tree, i);
        if (isThing && tree.sectionOf(i) == section)
            placements.push_back(placementOf(catalog, level, i));
    }
    return placements;
}

std::string programLabel(const Catalog& catalog, const LevelSource& level, std::size_t statement) {
    const StatementNode& node = nodeOf(level, statement);
    if (node.broken || node.kind == S::Unknown)
        return std::string(textOf(level, node.keyword));
    if (const std::optional<Own> own = program::ownOf(node.kind); own && *own >= Own::Assign) {
        // The first line describes a computing statement best.
        std::string_view text = textOf(level, node.range);
        text = text.substr(0, text.find_first_of("\r\n{"));
        return std::string(text.substr(0, text.find_last_not_of(" \t") + 1));
    }
    return lookOf(catalog, level, node).label;
}

} // namespace levwright

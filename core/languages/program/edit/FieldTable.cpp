// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/FieldTable.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;

constexpr FieldKey at(F field, std::uint8_t part = 0) {
    return {field, {}, part};
}

constexpr FieldKey option(Key key) {
    return {F::Attribute, K::Option, std::uint8_t(key)};
}

// Each of these door states is a flag, with a field of its own.
constexpr std::uint8_t lockedState = 8;
constexpr std::uint8_t brokenState = 1;
constexpr FieldKey lock(std::uint8_t state) {
    return {F::Attribute, K::DoorState, state};
}

constexpr FieldKey roomFlag(Key key) {
    return {F::RoomFlag, {}, std::uint8_t(key)};
}

constexpr FieldRow flag(S statement, Key key, std::string_view word, std::string_view label = {}) {
    return {.statement = statement,
            .key = option(key),
            .form = FieldForm::Flag,
            .use = Use::Option,
            .label = label.empty() ? word : label,
            .word = word};
}

constexpr FieldRow amount(S statement, Key key, std::string_view word, std::string_view label,
                          std::string_view hint) {
    return {.statement = statement,
            .key = option(key),
            .form = FieldForm::Number,
            .use = Use::Option,
            .label = label,
            .hint = hint,
            .word = word};
}

constexpr FieldRow needed(S statement, F field, FieldForm form, ArgumentSet words = {},
                          std::string_view label = {}, std::string_view hint = {}) {
    return {.statement = statement,
            .key = at(field),
            .form = form,
            .use = Use::Needed,
            .words = words,
            .label = label,
            .hint = hint};
}

constexpr FieldRow alternative(S statement, F field, FieldForm form, ArgumentSet words = {},
                               std::string_view label = {}, std::string_view hint = {}) {
    FieldRow made = needed(statement, field, form, words, label, hint);
    made.use = Use::Alternative;
    return made;
}

constexpr FieldRow tail(S statement, F field, FieldForm form, ArgumentSet words, std::string_view usual,
                        std::string_view absent, std::string_view label, std::string_view hint = {}) {
    FieldRow made = needed(statement, field, form, words, label, hint);
    made.use = Use::Tail;
    made.usual = usual;
    made.absent = absent;
    return made;
}

constexpr FieldRow chosen(S statement, FieldKey key, ArgumentSet words, std::string_view label,
                          std::string_view absent = {}, std::string_view hint = {}) {
    return {.statement = statement,
            .key = key,
            .form = FieldForm::Word,
            .use = Use::Option,
            .words = words,
            .label = label,
            .hint = hint,
            .absent = absent};
}

constexpr FieldRow pair(S statement, F field, std::string_view label, std::string_view hint,
                        std::array<std::string_view, 2> parts) {
    FieldRow made = needed(statement, field, FieldForm::Pair, K::Random, label, hint);
    made.parts = parts;
    return made;
}

constexpr FieldRow percent(S statement, F field, Use use, std::string_view label,
                           std::string_view hint = {}) {
    FieldRow made = needed(statement, field, FieldForm::Percent, {}, label, hint);
    made.use = use;
    made.bounds = {.lowest = 0, .highest = certainChance, .usual = std::nullopt};
    if (use == Use::Option)
        made.bounds = {.lowest = 1, .highest = certainChance, .usual = certainChance};
    return made;
}

constexpr FieldRow thingClass(S statement) {
    return {.statement = statement,
            .key = at(F::Class),
            .form = FieldForm::Class,
            .use = Use::Option,
            .hint = phrase("Not needed if the name is given"),
            .absent = phrase("any")};
}

constexpr FieldRow terrainLight(S statement, Use use) {
    return {.statement = statement,
            .key = at(F::Light),
            .form = FieldForm::Light,
            .use = use,
            .words = K::Light | K::Random,
            .label = phrase("light"),
            .absent = phrase("as it is")};
}

// A field of MINERALIZE; its fields are only written together.
constexpr FieldRow ore(std::uint8_t part, std::string_view label, std::string_view hint) {
    return {.statement = program::mineralize,
            .key = at(F::Amount, part),
            .form = FieldForm::Number,
            .use = Use::Tail,
            .label = label,
            .hint = hint,
            .usual = "(-1)"};
}

constexpr std::string_view ofLevel = phrase("Where somebody may arrive");
constexpr std::string_view notThere = phrase("The part of it where nobody arrives");
constexpr std::string_view roomTypeHint = phrase("The type decides what the game puts into the room");
constexpr std::string_view filledHint = phrase(
    "Whether the game fills the room according to its type; it does if none of the words for rooms is given");
constexpr std::string_view withoutEffect = phrase("The game’s compiler reads it, but ignores it");
constexpr std::string_view roomChance =
    phrase("Chance, in per cent, that the room has its type; otherwise it is ordinary");

constexpr std::array<std::string_view, 2> cell{phrase("column"), phrase("row")};
constexpr std::array<std::string_view, 2> extent{phrase("wide"), phrase("high")};

constexpr ArgumentSet alignments = K::Alignment | K::AlignRegister;
constexpr ArgumentSet yesOrNo = K::Bool;

// The rows of one kind are consecutive.
constexpr FieldRow rows[] = {
    needed(S::Maze, F::LevelName, FieldForm::Text),
    needed(S::Maze, F::FillingTerrain, FieldForm::Terrain, K::Random, phrase("around its maps"),
           phrase("The terrain of the level outside its maps")),
    needed(S::Level, F::LevelName, FieldForm::Text),
    needed(S::Flags, F::Flag, FieldForm::Words, K::LevelFlag, phrase("in this level"),
           phrase("Tick what applies to the level")),

    needed(S::InitMap, F::Type, FieldForm::Style, K::Style, phrase("style")),
    alternative(S::InitMap, F::Foreground, FieldForm::Terrain, {}, phrase("floor"),
                phrase("The terrain inside the cave")),
    alternative(S::InitMap, F::Background, FieldForm::Terrain, {}, phrase("rock"),
                phrase("The terrain outside the cave")),
    alternative(S::InitMap, F::Smoothed, FieldForm::Word, yesOrNo, phrase("smooth edges")),
    alternative(S::InitMap, F::Joined, FieldForm::Word, yesOrNo, phrase("one cave"),
                phrase("Whether all its parts are joined")),
    alternative(S::InitMap, F::Lit, FieldForm::Word, K::Light | K::Random),
    alternative(S::InitMap, F::Walled, FieldForm::Word, K::Bool | K::Random, phrase("walls around it")),
    tail(S::InitMap, F::FillingTerrain, FieldForm::Terrain, {}, {}, {}, phrase("filling"),
         phrase("The terrain that fills the level at first")),
    terrainLight(S::InitMap, Use::Option),

    needed(S::Message, F::Text, FieldForm::Text),

    alternative(S::Geometry, F::HorizontalAlign, FieldForm::Word, K::HorizontalAlign, phrase("across"),
                phrase("The position of the map in the level")),
    alternative(S::Geometry, F::VerticalAlign, FieldForm::Word, K::VerticalAlign, phrase("down"),
                phrase("The position of the map in the level")),
    alternative(S::Geometry, F::Place, FieldForm::Place, K::Random, {},
                phrase("Of the map’s upper left corner")),
    tail(S::Geometry, F::Filling, FieldForm::Word, yesOrNo, {}, phrase("yes"), phrase("places count from it"),
         phrase("Whether the statements below count from this map’s corner")),

    thingClass(S::Monster),
    needed(S::Monster, F::Name, FieldForm::Thing),
    needed(S::Monster, F::Place, FieldForm::Place, K::Random),
    chosen(S::Monster, option(Key::Attitude), {}, phrase("attitude")),
    chosen(S::Monster, option(Key::Alertness), {}, phrase("alertness")),
    chosen(S::Monster, at(F::Alignment), alignments, phrase("alignment")),
    {.statement = S::Monster,
     .key = at(F::GivenName),
     .form = FieldForm::Text,
     .use = Use::Option,
     .label = phrase("given name")},
    {.statement = S::Monster,
     .key = option(Key::Appearance),
     .form = FieldForm::Source,
     .use = Use::Option,
     .label = phrase("looks like"),
     .hint = phrase("m_monster, m_object or m_feature and a name in quotes")},
    {.statement = S::Monster,
     .key = {F::Attribute, K::TrapList},
     .form = FieldForm::Source,
     .use = Use::Option,
     .label = phrase("knows traps"),
     .hint = phrase("all, or names such as \"pit\"|\"web\""),
     .word = "seen_traps"},
    amount(S::Monster, Key::Fleeing, "fleeing", phrase("flees"), phrase("For this many turns")),
    amount(S::Monster, Key::Blinded, "blinded", phrase("is blind"), phrase("For this many turns")),
    amount(S::Monster, Key::Paralyzed, "paralyzed", phrase("is paralyzed"), phrase("For this many turns")),
    flag(S::Monster, Key::Female, phrase("female")),
    flag(S::Monster, Key::Invisible, phrase("invisible")),
    flag(S::Monster, Key::Stunned, phrase("stunned")),
    flag(S::Monster, Key::Confused, phrase("confused")),
    flag(S::Monster, Key::Cancelled, phrase("cancelled")),
    flag(S::Monster, Key::Revived, phrase("revived")),
    flag(S::Monster, Key::Avenge, "avenge", phrase("avenges itself")),

    thingClass(S::Object),
    needed(S::Object, F::Name, FieldForm::Thing),
    {.statement = S::Object,
     .key = at(F::Place),
     .form = FieldForm::Place,
     .use = Use::Option,
     .words = K::Random,
     .label = phrase("place")},
    amount(S::Object, Key::Quantity, "quantity", phrase("quantity"), phrase("How many there are")),
    chosen(S::Object, option(Key::CurseState), {}, phrase("curse")),
    {.statement = S::Object,
     .key = at(F::Enchantment),
     .form = FieldForm::Number,
     .use = Use::Option,
     .label = phrase("enchantment"),
     .hint = phrase("Or charges")},
    {.statement = S::Object,
     .key = option(Key::Name),
     .form = FieldForm::Text,
     .use = Use::Option,
     .label = phrase("given name"),
     .word = "name"},
    {.statement = S::Object,
     .key = option(Key::MonType),
     .form = FieldForm::Thing,
     .use = Use::Option,
     .label = phrase("of monster"),
     .hint = phrase("Whose corpse, egg, statue or figurine it is"),
     .word = "montype"},
    amount(S::Object, Key::Eroded, "eroded", phrase("eroded"), phrase("How far, from 0 to 3")),
    amount(S::Object, Key::Recharged, "recharged", phrase("recharged"), phrase("How often it was")),
    chosen(S::Object, option(Key::TrappedState), {}, phrase("trap")),
    chosen(S::Object, option(Key::Light), {}, phrase("light")),
    flag(S::Object, Key::Erodeproof, phrase("erodeproof")),
    flag(S::Object, Key::Greased, phrase("greased")),
    flag(S::Object, Key::Buried, phrase("buried")),
    flag(S::Object, Key::Invisible, phrase("invisible")),
    {.statement = S::Object,
     .key = lock(lockedState),
     .form = FieldForm::Flag,
     .use = Use::Option,
     .label = phrase("locked"),
     .word = "locked"},
    {.statement = S::Object,
     .key = lock(brokenState),
     .form = FieldForm::Flag,
     .use = Use::Option,
     .label = phrase("broken lock"),
     .word = "broken"},

    needed(S::Trap, F::Name, FieldForm::Name),
    needed(S::Trap, F::Place, FieldForm::Place, K::Random),

    needed(S::Door, F::DoorState, FieldForm::Word, K::DoorState | K::Random),
    needed(S::Door, F::Selection, FieldForm::Cells, K::Random, phrase("place")),

    needed(program::roomDoor, F::Secret, FieldForm::Word, K::Bool | K::Random),
    needed(program::roomDoor, F::DoorState, FieldForm::Word, K::DoorState | K::Random),
    needed(program::roomDoor, F::Wall, FieldForm::Word, K::Direction | K::Random),
    needed(program::roomDoor, F::Position, FieldForm::Number, K::Random, phrase("along the wall"),
           phrase("Counted from the wall’s first cell")),

    needed(S::Drawbridge, F::DoorState, FieldForm::Word, K::DoorState | K::Random),
    needed(S::Drawbridge, F::Place, FieldForm::Place, K::Random),
    needed(S::Drawbridge, F::Direction, FieldForm::Word, K::Direction),

    needed(S::Mazewalk, F::Place, FieldForm::Place, K::Random),
    needed(S::Mazewalk, F::Direction, FieldForm::Word, K::Direction),
    tail(S::Mazewalk, F::Filling, FieldForm::Word, yesOrNo, "true", phrase("yes"), phrase("filled"),
         phrase("Whether the game adds what belongs in mazes")),
    tail(S::Mazewalk, F::Terrain, FieldForm::Terrain, {}, {}, phrase("corridor or room floor"),
         phrase("paths"), phrase("What the paths of the maze are made of")),

    tail(S::Wallify, F::Selection, FieldForm::Cells, K::Random, {}, {}, phrase("cells"),
         phrase("Where walls are put up; the whole map if this is not given")),

    needed(S::Region, F::Light, FieldForm::Word, K::Light | K::Random),
    needed(S::Region, F::RoomType, FieldForm::Name, {}, {}, roomTypeHint),
    needed(S::Region, F::Area, FieldForm::Area),
    chosen(S::Region, roomFlag(Key::Filling), {}, phrase("filled"), {}, filledHint),
    chosen(S::Region, roomFlag(Key::Shape), {}, phrase("form"), "regular"),
    chosen(S::Region, roomFlag(Key::Joining), {}, phrase("corridors"), "joined"),

    needed(S::Room, F::RoomType, FieldForm::Name, {}, phrase("type"), roomTypeHint),
    needed(S::Room, F::Light, FieldForm::Word, K::Light | K::Random),
    pair(S::Room, F::Position, phrase("place"), phrase("The game lays rooms out in 5 by 5 places of a level"),
         cell),
    needed(S::Room, F::Alignments, FieldForm::Alignments, K::AlignPair, phrase("within it"),
           phrase("Its position within its place")),
    pair(S::Room, F::Size, phrase("size"), phrase("Of its floor, in cells"), extent),
    percent(S::Room, F::Condition, Use::Option, phrase("chance"), roomChance),
    chosen(S::Room, roomFlag(Key::Filling), {}, phrase("filled"), {}, withoutEffect),
    chosen(S::Room, roomFlag(Key::Shape), {}, phrase("form"), {}, withoutEffect),
    chosen(S::Room, roomFlag(Key::Joining), {}, phrase("corridors"), {}, withoutEffect),

    needed(S::Subroom, F::RoomType, FieldForm::Name, {}, phrase("type"), roomTypeHint),
    needed(S::Subroom, F::Light, FieldForm::Word, K::Light | K::Random),
    pair(S::Subroom, F::Position, phrase("place"),
         phrase("The cell of the outer room where its floor begins"), cell),
    pair(S::Subroom, F::Size, phrase("size"), phrase("Of its floor, in cells"), extent),
    percent(S::Subroom, F::Condition, Use::Option, phrase("chance"), roomChance),
    chosen(S::Subroom, roomFlag(Key::Filling), {}, phrase("filled"), {}, filledHint),
    chosen(S::Subroom, roomFlag(Key::Shape), {}, phrase("form"), "regular"),
    chosen(S::Subroom, roomFlag(Key::Joining), {}, phrase("corridors"), "joined"),

    needed(S::Altar, F::AltarType, FieldForm::Word, K::AltarType | K::Random),
    needed(S::Altar, F::Alignment, FieldForm::Word, alignments | K::Random),
    needed(S::Altar, F::Place, FieldForm::Place, K::Random),

    needed(S::Ladder, F::UpDown, FieldForm::Word, K::UpDown),
    needed(S::Ladder, F::Place, FieldForm::Place, K::Random),

    needed(S::Stair, F::UpDown, FieldForm::Word, K::UpDown),
    alternative(S::Stair, F::Place, FieldForm::Place, K::Random),
    alternative(S::Stair, F::Area, FieldForm::AnyArea, {}, {}, phrase("Where the stairs may be")),
    alternative(S::Stair, F::Excluded, FieldForm::AnyArea, {}, {},
                phrase("The part of that area where no stairs are made")),

    needed(S::Portal, F::Destination, FieldForm::Text, {}, phrase("leads to"),
           phrase("The level at its other end")),
    needed(S::Portal, F::Area, FieldForm::AnyArea, {}, {}, phrase("Where it may be")),
    needed(S::Portal, F::Excluded, FieldForm::AnyArea, {}, {},
           phrase("The part of that area where the portal is not")),

    needed(S::TeleportRegion, F::Area, FieldForm::AnyArea, {}, {}, ofLevel),
    needed(S::TeleportRegion, F::Excluded, FieldForm::AnyArea, {}, {}, notThere),
    tail(S::TeleportRegion, F::UpDown, FieldForm::Word, K::UpDown, {}, phrase("from anywhere"),
         phrase("for arrivals"), phrase("The direction in which they travel")),

    needed(S::Branch, F::Area, FieldForm::AnyArea, {}, {}, phrase("Where the stairs may be")),
    needed(S::Branch, F::Excluded, FieldForm::AnyArea, {}, {},
           phrase("The part of that area where no stairs are made")),

    needed(S::Fountain, F::Selection, FieldForm::Cells, K::Random, phrase("place")),

    needed(program::terrain, F::Terrain, FieldForm::Terrain),
    terrainLight(program::terrain, Use::Option),
    needed(program::terrain, F::Selection, FieldForm::Cells, K::Random, phrase("cells")),

    needed(program::replaceTerrain, F::Replaced, FieldForm::Terrain, {}, phrase("in place of")),
    needed(program::replaceTerrain, F::Terrain, FieldForm::Terrain),
    percent(program::replaceTerrain, F::Chance, Use::Needed, phrase("chance"),
            phrase("Per cent of the cells")),
    needed(program::replaceTerrain, F::Area, FieldForm::Area),
    terrainLight(program::replaceTerrain, Use::Option),

    needed(S::NonDiggable, F::Area, FieldForm::Area),

    needed(program::grave, F::Place, FieldForm::Place, K::Random),
    tail(program::grave, F::Text, FieldForm::Name, {}, {}, {}, phrase("epitaph"), phrase("Or random")),

    alternative(program::added, F::Place, FieldForm::Place, K::Random),
    alternative(program::added, F::Selection, FieldForm::Cells, K::Random, phrase("cells")),
    alternative(program::added, F::Area, FieldForm::AnyArea),
    alternative(program::added, F::Terrain, FieldForm::Terrain),
    alternative(program::added, F::Amount, FieldForm::Number),
    alternative(program::added, F::Text, FieldForm::Text),

    needed(S::Gold, F::Amount, FieldForm::Number),
    needed(S::Gold, F::Place, FieldForm::Place, K::Random),

    needed(S::Engraving, F::EngravingType, FieldForm::Word, K::EngravingType | K::Random),
    needed(S::Engraving, F::Text, FieldForm::Text),
    needed(S::Engraving, F::Place, FieldForm::Place, K::Random),

    ore(0, phrase("kelp in pools"), phrase("In one of this many cells")),
    ore(1, phrase("kelp in moats"), phrase("In one of this many cells")),
    ore(2, phrase("gold in the rock"), phrase("In this many of 1000 cells")),
    ore(3, phrase("gems in the rock"), phrase("In this many of 1000 cells")),

    tail(S::RandomCorridors, F::Amount, FieldForm::Number, K::Random, {}, {}, phrase("amount")),

    needed(S::Corridor, F::From, FieldForm::Source, {}, phrase("from"),
           phrase("The number of a room, its wall, and which door of that wall")),
    needed(S::Corridor, F::To, FieldForm::Source, {}, phrase("to"),
           phrase("The number of a room, its wall, and which door of that wall")),

    needed(program::assign, F::Name, FieldForm::Source),
    alternative(program::assign, F::Type, FieldForm::Source),
    needed(program::assign, F::Value, FieldForm::Source),

    needed(program::shuffle, F::Name, FieldForm::List, {}, phrase("list")),

    percent(program::ifBlock, F::Condition, Use::Needed, phrase("condition")),

    needed(program::forBlock, F::Name, FieldForm::Source, {}, phrase("variable")),
    needed(program::forBlock, F::From, FieldForm::Number),
    needed(program::forBlock, F::To, FieldForm::Number),
    needed(program::loopBlock, F::Turns, FieldForm::Number, {}, phrase("turns"), phrase("How often it runs")),
    needed(program::switchBlock, F::Value, FieldForm::Number, {}, phrase("value"),
           phrase("For a plain number, a random smaller number is chosen")),
    needed(program::caseLabel, F::Value, FieldForm::Number),
};

// A kind with the same fields.
constexpr StatementKind rowsKind(StatementKind kind) {
    if (kind == S::Container)
        return S::Object;
    if (program::isFurnishing(kind))
        return S::Fountain;
    if (kind == S::NonPasswall)
        return S::NonDiggable;
    return kind == program::condition ? program::ifBlock : kind;
}

const Argument* argumentOf(const StatementNode& node, const FieldRow& row) {
    if (row.form == FieldForm::Class)
        return thingOf(node);
    if (row.form == FieldForm::Light)
        return terrainOf(node);
    std::size_t before = row.key.field == F::Amount ? row.key.part : 0;
    const Argument* found = nullptr;
    forEachArgument(node, [&](const Argument& argument) {
        if (found == nullptr && isOf(argument, row.key) && before-- == 0)
            found = &argument;
    });
    return found;
}

// The token of that kind in a value such as ('D',"red dragon").
Range tokenIn(const LevelTree& tree, Range range, TokenKind kind) {
    const std::span<const Token> tokens = tokensIn(tree, range);
    const auto found = std::ranges::find(tokens, kind, &Token::kind);
    return found == tokens.end() ? Range{range.begin, range.begin} : found->range();
}

// The range after the argument's word and colon.
Range behindColon(const LevelSource& level, const Argument& argument) {
    const std::span<const Token> tokens = tokensIn(*level.level.tree, argument.range);
    const auto colon = std::ranges::find(tokens, TokenKind::Colon, &Token::kind);
    const auto value = std::find_if(colon, tokens.end(), [](const Token& token) {
        return token.kind != TokenKind::Colon && !isSkipped(token.kind);
    });
    return value == tokens.end() ? argument.range : Range{value->begin, argument.range.end};
}

bool isComputed(const Argument& argument) {
    return argument.kind == K::Variable || argument.kind == K::Element;
}

} // namespace

std::span<const FieldRow> fieldRows(StatementKind statement) {
    const auto isOther = [kind = rowsKind(statement)](const FieldRow& row) { return row.statement != kind; };
    const auto* first = std::ranges::find_if_not(rows, isOther);
    return {first, std::find_if(first, std::end(rows), isOther)};
}

std::span<const Token> tokensIn(const LevelTree& tree, Range range) {
    const auto first = std::ranges::lower_bound(tree.tokens, range.begin, {}, &Token::begin);
    return {first, std::ranges::lower_bound(first, tree.tokens.end(), range.end, {}, &Token::begin)};
}

bool isOf(const Argument& argument, const FieldKey& key) {
    if (argument.field != key.field)
        return false;
    if (key.field == F::RoomFlag)
        return argument.number() == key.part;
    if (key.kind == K::Option)
        return argument.kind == K::Option && argument.number() == key.part;
    if (key.kind == K::DoorState)
        return argument.kind == K::Option && argument.number() == std::int64_t(Key::DoorState) &&
               argument.numbers[1] == key.part;
    return !key.kind || argument.kind == *key.kind;
}

const Argument* thingOf(const StatementNode& node) {
    return node.find(F::Name);
}

const Argument* terrainOf(const StatementNode& node) {
    const Argument* terrain = node.find(F::Terrain);
    return terrain != nullptr ? terrain : node.find(F::FillingTerrain);
}

bool isMonster(const FieldRow& row) {
    return row.statement == S::Monster || row.key == option(Key::MonType);
}

bool isHeld(const LevelTree& tree, const StatementNode& node) {
    for (std::optional<std::size_t> block = node.parent; block; block = tree.statements[*block].parent) {
        const StatementKind kind = tree.statements[*block].kind;
        if (kind == S::Container || kind == S::Monster)
            return true;
    }
    return false;
}

FieldValue valueOf(const LevelSource& level, const StatementNode& node, const FieldRow& row) {
    const LevelTree& tree = *level.level.tree;
    const Argument* argument = argumentOf(node, row);
    if (argument == nullptr)
        return {};
    FieldValue found{argument, argument, argument->range};
    if (argument->kind == K::TrapList) {
        found.range = behindColon(level, *argument);
    } else if (argument->kind == K::Option && argument->operands > 0 && row.form != FieldForm::Source) {
        found.value = argument + 1;
        found.range = behindColon(level, *argument);
    }
    const K kind = found.value->kind;
    switch (row.form) {
    case FieldForm::Class:
        if (kind != K::Character && kind != K::ClassAndName)
            return {};
        found.range = tokenIn(tree, argument->range, TokenKind::Character);
        return found;
    case FieldForm::Thing:
        if (kind == K::ClassAndName)
            found.range = {found.value->text.begin - 1, found.value->text.end + 1};
        return found;
    case FieldForm::Light:
        if (kind != K::LitCharacter)
            return {};
        found.range = tokenIn(tree, argument->range, TokenKind::Word);
        return found;
    case FieldForm::Words:
        found.range.end = node.arguments.back().range.end;
        return found;
    default:
        return found;
    }
}

bool hasField(const LevelSource& level, const StatementNode& node, const FieldRow& row) {
    const Argument* argument = argumentOf(node, row);
    const auto style = [&] {
        const Argument* written = node.find(F::Type);
        return written == nullptr ? Key::None : Key(written->number());
    };
    if (row.form == FieldForm::Class || row.form == FieldForm::Light) {
        const bool fits = row.statement != S::InitMap || style() == Key::SolidFill;
        return argument != nullptr && !isComputed(*argument) && fits;
    }
    if (argument != nullptr)
        return true;
    if (row.statement == S::InitMap && row.key.field == F::FillingTerrain)
        return style() == Key::Mines;
    if (row.statement == S::Object && row.key.field == F::Place)
        return !isHeld(*level.level.tree, node);
    return row.use != Use::Alternative;
}

bool isOptional(const LevelSource& level, const StatementNode& node, const FieldRow& row) {
    if (row.statement == S::InitMap && row.key.field == F::FillingTerrain)
        return Key(node.find(F::Type)->number()) == Key::Mines;
    if (row.statement == S::Object && row.key.field == F::Place)
        return isHeld(*level.level.tree, node);
    return row.use == Use::Option || row.use == Use::Tail;
}

} // namespace levwright::program

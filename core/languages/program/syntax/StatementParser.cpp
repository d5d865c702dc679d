// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/StatementParser.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Numbers.h"

#include <algorithm>

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;
using S = StatementKind;

struct FormRow {
    Key key;
    StatementForm form;
};

constexpr FormRow forms[] = {
    {Key::Message, {S::Message}},
    {Key::NoMap, {S::NoMap}},
    {Key::InitMap, {S::InitMap}},
    {Key::Geometry, {S::Geometry, Body::Map}},
    {Key::Object, {S::Object}},
    {Key::Container, {S::Container, Body::Block}},
    {Key::Monster, {S::Monster, Body::MayBeBlock}},
    {Key::Trap, {S::Trap}},
    {Key::Door, {S::Door}},
    {Key::RoomDoor, {roomDoor}},
    {Key::Drawbridge, {S::Drawbridge}},
    {Key::Mazewalk, {S::Mazewalk}},
    {Key::Wallify, {S::Wallify}},
    {Key::Region, {S::Region, Body::MayBeBlock}},
    {Key::Altar, {S::Altar}},
    {Key::Ladder, {S::Ladder}},
    {Key::Stair, {S::Stair}},
    {Key::Portal, {S::Portal}},
    {Key::TeleportRegion, {S::TeleportRegion}},
    {Key::Branch, {S::Branch}},
    {Key::Furnishing, {S::Fountain}}, // or another one: the word tells
    {Key::Furniture, {furniture}},
    {Key::NonDiggable, {S::NonDiggable}},
    {Key::NonPasswall, {S::NonPasswall}},
    {Key::If, {ifBlock, Body::Block}},
    {Key::Exit, {exitLevel}},
    {Key::Room, {S::Room, Body::Block}},
    {Key::Subroom, {S::Subroom, Body::Block}},
    {Key::RandomCorridors, {S::RandomCorridors}},
    {Key::Corridor, {S::Corridor}},
    {Key::Terrain, {terrain}},
    {Key::ReplaceTerrain, {replaceTerrain}},
    {Key::Gold, {S::Gold}},
    {Key::Grave, {grave}},
    {Key::Engraving, {S::Engraving}},
    {Key::Mineralize, {mineralize}},
    {Key::For, {forBlock, Body::Block}},
    {Key::Loop, {loopBlock, Body::Block}},
    {Key::Switch, {switchBlock, Body::Cases}},
    {Key::Break, {breakOut}},
    {Key::Shuffle, {shuffle}},
    {Key::AddedStatement, {added}},
    {Key::OpaqueStatement, {opaque}},
};

} // namespace

StatementForm formOf(Key key) {
    const auto* row = std::ranges::find(forms, key, &FormRow::key);
    return row == std::end(forms) ? StatementForm{} : row->form;
}

bool StatementParser::colon(StatementNode& node) {
    node.colon = m_cursor.peek().range();
    return m_values.colon();
}

bool StatementParser::arguments(Key key, StatementNode& node) {
    m_values.beginStatement();
    const std::span<const FormPiece> forms = m_cursor.words().formsOf(m_cursor.last().word);
    switch (key) {
    case Key::NoMap:
    case Key::Exit:
    case Key::Break:
        return true;
    case Key::Wallify:
    case Key::RandomCorridors:
    case Key::Mineralize:
        if (!m_cursor.is(TokenKind::Colon))
            return true;
        break;
    case Key::If:
        return condition();
    case Key::Loop:
        return bracketed(F::Turns);
    case Key::Switch:
        return bracketed(F::Value);
    case Key::For:
        return forLoop();
    case Key::Case:
        return m_values.anyNumber(F::Value);
    default: // the word is followed by a colon
        break;
    }
    if (!ownCondition() || !colon(node))
        return false;
    return forms.empty() ? afterColon(key) : afterColonOfGame(key, node, forms);
}

bool StatementParser::afterColon(Key key) {
    switch (key) {
    case Key::Maze:
        return maze();
    case Key::Level:
        return m_values.stringLiteral(F::LevelName);
    case Key::Flags:
        return flags();
    case Key::Message:
        return m_values.text(F::Text);
    case Key::InitMap:
        return initMap();
    case Key::Geometry:
        return geometry();
    case Key::Monster:
        return monster();
    case Key::Object:
    case Key::Container:
        return object();
    case Key::Trap:
        return m_values.stringOrRandom(F::Name) && m_values.comma() && m_values.place(F::Place);
    case Key::Door:
        m_values.material();
        return m_values.wordOrRandom(F::DoorState, K::DoorState, Key::DoorState) && m_values.comma() &&
               m_values.selection(F::Selection);
    case Key::RoomDoor:
        return roomDoor();
    case Key::Drawbridge:
        return drawbridge();
    case Key::Mazewalk:
        return mazewalk();
    case Key::Wallify:
    case Key::Furnishing:
    case Key::Furniture:
        return m_values.selection(F::Selection);
    case Key::Region:
        return region();
    case Key::Altar:
        return altar();
    case Key::Ladder:
        return m_values.place(F::Place) && m_values.comma() &&
               m_values.word(F::UpDown, K::UpDown, Key::UpDown);
    case Key::Stair:
        return stair();
    case Key::Portal:
        return twoRegions() && m_values.comma() && m_values.stringLiteral(F::Destination);
    case Key::TeleportRegion:
        return twoRegions() && (!m_values.skipComma() || m_values.word(F::UpDown, K::UpDown, Key::UpDown));
    case Key::Branch:
        return twoRegions();
    case Key::NonDiggable:
    case Key::NonPasswall:
        return m_values.area(F::Area);
    case Key::Terrain:
        return m_values.selection(F::Selection) && m_values.comma() && m_values.terrain(F::Terrain);
    case Key::ReplaceTerrain:
        return replaceTerrain();
    case Key::Gold:
        return m_values.expression(F::Amount) && m_values.comma() && m_values.place(F::Place);
    case Key::Grave:
        return grave();
    case Key::Engraving:
        return engraving();
    case Key::Mineralize:
        return mineralize();
    case Key::Room:
        return room();
    case Key::Subroom:
        return subroom();
    case Key::RandomCorridors:
        return m_values.anyNumberOrRandom(F::Amount);
    case Key::Corridor:
        return corridor();
    case Key::Shuffle:
        return shuffle();
    default: // begins no statement
        return m_values.fail(say("a statement"));
    }
}

bool StatementParser::maze() {
    if (!(m_values.stringLiteral(F::LevelName) && m_values.comma()))
        return false;
    return m_cursor.key() == Key::Random ? m_values.leaf(F::FillingTerrain, K::Random)
                                         : m_values.character(F::FillingTerrain);
}

bool StatementParser::flags() {
    do {
        if (!m_values.unknownOption() && !m_values.word(F::Flag, K::LevelFlag, Key::LevelFlag))
            return false;
    } while (m_values.skipComma());
    return true;
}

bool StatementParser::initMap() {
    const Key style = m_cursor.key();
    if (style != Key::SolidFill && style != Key::MazeGrid && style != Key::Rogue && style != Key::Mines)
        return m_values.fail(describe(K::Style));
    m_values.begin(F::Type, K::Style, style);
    m_cursor.take();
    if (style == Key::Rogue)
        return true;
    if (!m_values.comma())
        return false;
    if (style == Key::Mines)
        return mines();
    if (style == Key::MazeGrid || m_cursor.is(TokenKind::Character))
        return m_values.character(F::FillingTerrain);
    // No variable can stand here.
    return m_cursor.is(TokenKind::OpenParen) ? m_values.terrain(F::FillingTerrain)
                                             : m_values.fail(describe(K::Character));
}

bool StatementParser::mines() {
    const auto boolean = [&](Field field) { return m_values.word(field, K::Bool, Key::Bool); };
    if (!(m_values.character(F::Foreground) && m_values.comma() && m_values.character(F::Background) &&
          m_values.comma() && boolean(F::Smoothed) && m_values.comma() && boolean(F::Joined) &&
          m_values.comma() && m_values.wordOrRandom(F::Lit, K::Light, Key::Light) && m_values.comma() &&
          m_values.wordOrRandom(F::Walled, K::Bool, Key::Bool)))
        return false;
    return !m_values.skipComma() || m_values.character(F::FillingTerrain);
}

bool StatementParser::geometry() {
    const auto align = [&](Field field, ArgumentKind kind, Key key) {
        return m_values.word(field, kind, m_cursor.key() == Key::CenterPlace ? Key::CenterPlace : key);
    };
    const bool isAligned = m_cursor.key() == Key::HorizontalPlace || m_cursor.key() == Key::CenterPlace;
    if (isAligned && !(align(F::HorizontalAlign, K::HorizontalAlign, Key::HorizontalPlace) &&
                       m_values.comma() && align(F::VerticalAlign, K::VerticalAlign, Key::VerticalPlace)))
        return false;
    if (!isAligned && !m_values.place(F::Place))
        return false;
    return !m_values.skipComma() || m_values.word(F::Filling, K::Bool, Key::Bool);
}

// ---- doors, walls and areas

bool StatementParser::roomDoor() {
    m_values.material();
    if (!(m_values.wordOrRandom(F::Secret, K::Bool, Key::Bool) && m_values.comma() &&
          m_values.wordOrRandom(F::DoorState, K::DoorState, Key::DoorState) && m_values.comma()))
        return false;
    const bool wall =
        m_cursor.key() == Key::Random ? m_values.leaf(F::Wall, K::Random) : m_values.directions(F::Wall);
    return wall && m_values.comma() && m_values.numberOrRandom(F::Position);
}

bool StatementParser::drawbridge() {
    return m_values.place(F::Place) && m_values.comma() &&
           m_values.word(F::Direction, K::Direction, Key::Direction) && m_values.comma() &&
           m_values.wordOrRandom(F::DoorState, K::DoorState, Key::DoorState);
}

bool StatementParser::mazewalk() {
    if (!(m_values.place(F::Place) && m_values.comma() &&
          m_values.word(F::Direction, K::Direction, Key::Direction)))
        return false;
    if (!m_values.skipComma())
        return true;
    if (!m_values.word(F::Filling, K::Bool, Key::Bool))
        return false;
    return !m_values.skipComma() || m_values.character(F::Terrain);
}

bool StatementParser::roomFlags() {
    while (m_values.skipComma()) {
        if (m_values.unknownOption())
            continue;
        const Key key = m_cursor.key();
        if (key != Key::Filling && key != Key::Shape && key != Key::Joining)
            return m_values.fail(describe(K::RoomFlag));
        const std::size_t made = m_values.begin(F::RoomFlag, K::RoomFlag, key);
        m_values.arguments()[made].numbers[1] = m_cursor.value();
        m_cursor.take();
    }
    return true;
}

bool StatementParser::region() {
    return m_values.area(F::Area) && m_values.comma() &&
           m_values.wordOrRandom(F::Light, K::Light, Key::Light) && m_values.comma() &&
           m_values.stringOrRandom(F::RoomType) && roomFlags();
}

bool StatementParser::altar() {
    if (!(m_values.place(F::Place) && m_values.comma()))
        return false;
    const bool isRandom = m_cursor.key() == Key::Random;
    if (!(isRandom ? m_values.leaf(F::Alignment, K::Random) : alignment(Key::Altar)))
        return false;
    return m_values.comma() && m_values.wordOrRandom(F::AltarType, K::AltarType, Key::AltarType);
}

bool StatementParser::stair() {
    const bool isArea =
        m_cursor.key() == Key::Levregion ||
        (m_cursor.beginsCoordinates() && m_cursor.isNumber(3) && m_cursor.is(TokenKind::Comma, 4));
    if (!(isArea ? twoRegions() : m_values.place(F::Place)))
        return false;
    return m_values.comma() && m_values.word(F::UpDown, K::UpDown, Key::UpDown);
}

bool StatementParser::twoRegions() {
    return m_values.levregion(F::Area) && m_values.comma() && m_values.levregion(F::Excluded);
}

bool StatementParser::replaceTerrain() {
    if (!(m_values.area(F::Area) && m_values.comma() && m_values.terrain(F::Replaced) && m_values.comma() &&
          m_values.terrain(F::Terrain) && m_values.comma()))
        return false;
    if (!m_cursor.is(TokenKind::PlainPercent))
        return m_values.fail(say("a chance such as 50%"));
    const std::size_t made = m_values.begin(F::Chance, K::Percent);
    m_values.arguments()[made].numbers[0] = saturated(m_cursor.textOf(m_cursor.take()));
    return true;
}

bool StatementParser::grave() {
    if (!m_values.place(F::Place))
        return false;
    if (!m_values.skipComma())
        return true;
    return m_cursor.key() == Key::Random ? m_values.leaf(F::Text, K::Random) : m_values.text(F::Text);
}

bool StatementParser::engraving() {
    return m_values.place(F::Place) && m_values.comma() &&
           m_values.wordOrRandom(F::EngravingType, K::EngravingType, Key::EngravingType) &&
           m_values.comma() && m_values.text(F::Text);
}

bool StatementParser::mineralize() {
    constexpr int amounts = 4;
    for (int i = 0; i < amounts; ++i) {
        if ((i > 0 && !m_values.comma()) || !m_values.expression(F::Amount))
            return false;
    }
    return true;
}

} // namespace levwright::program

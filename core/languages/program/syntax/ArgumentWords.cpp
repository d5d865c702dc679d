// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/ArgumentWords.h"

#include <algorithm>

namespace levwright::program {
namespace {

using K = ArgumentKind;

struct Row {
    ArgumentKind kind;
    Key key;
};
constexpr Row rows[] = {
    {K::Random, Key::Random},
    {K::UpDown, Key::UpDown},
    {K::Light, Key::Light},
    {K::Bool, Key::Bool},
    {K::Filling, Key::Filling},
    {K::DoorState, Key::DoorState},
    {K::Direction, Key::Direction},
    {K::Directions, Key::Direction},
    {K::Alignment, Key::Alignment},
    {K::AlignRegister, Key::Align},
    {K::AltarType, Key::AltarType},
    {K::EngravingType, Key::EngravingType},
    {K::CurseState, Key::CurseState},
    {K::Attitude, Key::Attitude},
    {K::Alertness, Key::Alertness},
    {K::Appearance, Key::Appearance},
    {K::LevelFlag, Key::LevelFlag},
    {K::HorizontalAlign, Key::HorizontalPlace},
    {K::HorizontalAlign, Key::CenterPlace},
    {K::VerticalAlign, Key::VerticalPlace},
    {K::VerticalAlign, Key::CenterPlace},
    {K::RoomFlag, Key::Filling},
    {K::RoomFlag, Key::Shape},
    {K::RoomFlag, Key::Joining},
    {K::Comparison, Key::Comparison},
    {K::RandomOf, Key::RandomOf},
    {K::RandomCell, Key::RndCoord},
    {K::LevregionArea, Key::Levregion},
    {K::Style, Key::MazeGrid},
    {K::Style, Key::SolidFill},
    {K::Style, Key::Mines},
    {K::Style, Key::Rogue},
    {K::TypeWord, Key::TypeObject},
    {K::TypeWord, Key::TypeMonster},
    {K::TypeWord, Key::TypeTerrain},
    {K::TypeWord, Key::TypeSelection},
    {K::Selection, Key::Rect},
    {K::Selection, Key::FillRect},
    {K::Selection, Key::Line},
    {K::Selection, Key::RandLine},
    {K::Selection, Key::Grow},
    {K::Selection, Key::FloodFill},
    {K::Selection, Key::Circle},
    {K::Selection, Key::Ellipse},
    {K::Selection, Key::Filter},
    {K::Selection, Key::Gradient},
    {K::Selection, Key::Complement},
    {K::TrapList, Key::SeenTraps},
    {K::Option, Key::Quantity},
    {K::Option, Key::Buried},
    {K::Option, Key::Eroded},
    {K::Option, Key::Erodeproof},
    {K::Option, Key::Recharged},
    {K::Option, Key::Greased},
    {K::Option, Key::MonType},
    {K::Option, Key::Name},
    {K::Option, Key::Invisible},
    {K::Option, Key::Female},
    {K::Option, Key::Cancelled},
    {K::Option, Key::Revived},
    {K::Option, Key::Avenge},
    {K::Option, Key::Fleeing},
    {K::Option, Key::Blinded},
    {K::Option, Key::Paralyzed},
    {K::Option, Key::Stunned},
    {K::Option, Key::Confused},
    {K::Option, Key::TrappedState},
};

} // namespace

std::vector<std::string> wordsFor(const Words& words, ArgumentSet accepts) {
    std::vector<std::string> found;
    for (const Word& word : words.all()) {
        const bool fits = std::ranges::any_of(
            rows, [&](const Row& row) { return row.key == word.key && accepts.has(row.kind); });
        if (fits && !std::ranges::contains(found, word.spelling))
            found.emplace_back(word.spelling);
    }
    return found;
}

} // namespace levwright::program

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/Ground.h"

#include <algorithm>
#include <array>

namespace levwright::playtest {
namespace {

constexpr char floorCharacter = '.';

constexpr auto kinds = std::to_array<GroundKind>({
    {' ', "solid rock", false, false},
    {'|', "wall", false, false},
    {'-', "wall", false, false},
    {'D', "gate of a raised drawbridge", false, false},
    {'T', "tree", false, false},
    {'S', "secret door", false, false},
    {'s', "secret door in a vertical wall", false, false},
    {'Z', "locked secret door", false, false},
    {'z', "locked secret door in a vertical wall", false, false},
    {'H', "secret corridor", false, false},
    {'P', "pool", false, true},
    {'}', "moat", false, true},
    {'W', "water", false, true},
    {'L', "lava", false, true},
    {'r', "raised drawbridge", false, true},
    {'F', "iron bars", false, true},
    {'+', "closed door", false, false},
    {'=', "locked door", false, false},
    {'/', "open door", true, true},
    {floorCharacter, "floor", true, true},
    {'#', "corridor", true, true},
    {'{', "fountain", true, true},
    {'\\', "throne", true, true},
    {'K', "sink", true, true},
    {'G', "grave", true, true},
    {'_', "altar", true, true},
    {'I', "ice", true, true},
    {'b', "lowered drawbridge", true, true},
    {'A', "air", true, true},
    {'C', "cloud", true, false},
});

constexpr int doorYields = 30;
constexpr int doorFound = 30;
constexpr int always = 100;

using enum world::TerrainRule;

constexpr auto links = std::to_array<world::TerrainLink>({
    {Opens, '+', '/'},
    {Closes, '/', '+'},
    {Kicked, '+', floorCharacter, doorYields},
    {Kicked, '=', floorCharacter, doorYields},
    // There is no other way here to lower a bridge.
    {Kicked, 'D', floorCharacter, always},
    {Kicked, 'r', 'b', always},
    {Found, 'S', '+', doorFound},
    {Found, 's', '+', doorFound},
    {Found, 'Z', '=', doorFound},
    {Found, 'z', '=', doorFound},
    {Found, 'H', '#', doorFound},
    {Seems, 'S', '-'},
    {Seems, 's', '|'},
    {Seems, 'Z', '-'},
    {Seems, 'z', '|'},
    {Seems, 'H', ' '},
});

// By number of roll::Terrain; doors depend on more than that.
constexpr std::string_view characters = " |-"
                                        "-------||"
                                        "DTSHP}WrLF+#..."
                                        "{\\KG_IbACKL";
static_assert(characters.size() == roll::terrainCount);

bool isPartOfWall(const roll::LevelInstance& level, Point cell) {
    if (!roll::onMap(cell))
        return false;
    const std::uint8_t terrain = level.terrain[std::size_t(roll::cellOf(cell))];
    return roll::isWall(terrain) || terrain == roll::SecretDoor || terrain == roll::Door;
}

char secretDoor(const roll::LevelInstance& level, Point cell, bool locked) {
    const bool isVertical =
        isPartOfWall(level, {cell.x, cell.y - 1}) && isPartOfWall(level, {cell.x, cell.y + 1});
    if (isVertical)
        return locked ? 'z' : 's';
    return locked ? 'Z' : 'S';
}

char door(std::uint8_t detail) {
    if ((detail & roll::LockedDoor) != 0)
        return '=';
    if ((detail & roll::ClosedDoor) != 0)
        return '+';
    return (detail & roll::OpenDoor) != 0 ? '/' : floorCharacter;
}

} // namespace

std::span<const GroundKind> groundKinds() {
    return kinds;
}

const GroundKind* groundKind(char character) {
    const auto found = std::ranges::find(kinds, character, &GroundKind::character);
    return found == kinds.end() ? nullptr : &*found;
}

std::span<const world::TerrainLink> groundLinks() {
    return links;
}

char groundOf(const roll::LevelInstance& level, Point cell) {
    const std::size_t index = std::size_t(roll::cellOf(cell));
    const std::uint8_t terrain = level.terrain[index];
    const std::uint8_t detail = level.detail[index];
    switch (terrain) {
    case roll::SecretDoor:
        return secretDoor(level, cell, (detail & roll::LockedDoor) != 0);
    case roll::Door:
        return door(detail);
    default:
        return characters[terrain];
    }
}

} // namespace levwright::playtest

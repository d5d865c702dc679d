// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/InstanceText.h"

#include "core/base/Phrase.h"

#include <array>
#include <format>

namespace levwright::roll {
namespace {

char characterOf(int terrain, int detail) {
    constexpr std::array<char, terrainCount> plain{
        ' ', '|', '-', '-', '-', '-', '-', '-', '-', '-',  '-', '|', '#', '#', '+', '#', '}', '}', '}',
        '}', '}', '#', '+', '#', '.', '<', '<', '{', '\\', '#', '|', '_', '.', '.', ' ', '#', '#', 'Z'};
    switch (terrain) {
    case SecretDoor:
        return 'S';
    case SecretCorridor:
        return 'H';
    case Lava:
        return 'L';
    case Door:
        return (detail & (ClosedDoor | LockedDoor)) != 0 ? '+' : (detail & OpenDoor) != 0 ? '\'' : '.';
    case Stairs:
    case Ladder:
        return (detail & LeadsUp) != 0 ? '<' : '>';
    default:
        return plain[std::size_t(terrain)];
    }
}

std::string mapOf(const LevelInstance& level, const RollPlan& plan) {
    std::array<std::string, rows> map;
    for (int y = 0; y < rows; ++y) {
        for (int x = 1; x < columns; ++x) {
            const auto cell = std::size_t(cellOf(x, y));
            map[std::size_t(y)] += characterOf(level.terrain[cell], level.detail[cell]);
        }
    }
    const auto draw = [&](CellPlace place, char symbol) {
        map[std::size_t(place.y)][std::size_t(place.x - 1)] = symbol;
    };
    for (const RolledTrap& trap : level.traps)
        draw(trap.place, '^');
    for (const RolledObject& object : level.objects) {
        if (object.container < 0 && !object.buried && !object.carried)
            draw(object.place, object.kind == plan.named.boulder
                                   ? '0'
                                   : plan.tables->objects()[std::size_t(object.kind)].symbol);
    }
    for (const RolledMonster& monster : level.monsters)
        draw(monster.place, plan.tables->monsters()[std::size_t(monster.kind)].symbol);
    std::string text;
    for (std::string& row : map)
        text += row.erase(row.find_last_not_of(' ') + 1) + '\n';
    return text;
}

std::string recordOf(std::int32_t statement) {
    return statement < 0 ? std::string() : std::format(" [{}]", statement);
}

std::string textOf(const RolledObject& object, const RollPlan& plan) {
    constexpr std::array<std::string_view, 3> curses{phrase("blessed "), "", phrase("cursed ")};
    const std::string monster =
        object.ofMonster < 0 ? std::string()
                             : say(" of {}", plan.tables->monsters()[std::size_t(object.ofMonster)].name);
    return say("object {},{}{}: {} {}{}{:+}{}{}{}\n", int(object.place.x), int(object.place.y),
               object.container >= 0 ? say(" in {}", object.container)
               : object.buried       ? say(" buried")
               : object.carried      ? say(" carried")
                                     : std::string(),
               object.quantity, said(curses[std::size_t(object.curse)]),
               plan.tables->objects()[std::size_t(object.kind)].shown, object.enchantment, monster,
               object.mineral ? said(" (mineral)") : "", recordOf(object.statement));
}

std::string endOf(const LevelInstance& level) {
    if (level.fatal == Fatal::MazeInstead)
        return say("the script fails: {}; the game makes a maze instead", whyFatal(level));
    if (level.fatal == Fatal::NotFinished)
        return say("not rolled to its end: {}", whyFatal(level));
    return say("the game ends: {}", whyFatal(level));
}

} // namespace

std::string lineWords(std::int32_t line) {
    return line > 0 ? say("line {}: ", line) : std::string();
}

std::string whyFatal(const LevelInstance& level) {
    return level.fatalText.empty() ? std::string(said(nameOf(level.fatal)))
                                   : lineWords(level.fatalLine) + std::string(said(level.fatalText));
}

std::string_view nameOf(Fatal fatal) {
    constexpr std::array<std::string_view, 10> names{
        "none",
        phrase("no cell fits a thing that is placed at random"),
        phrase("there are more than 9 parts"),
        phrase("a subroom lies in a subroom"),
        phrase("a door has a random position in a wall of one cell"),
        phrase("a thing finds no floor in its room"),
        phrase("the program asks for what it does not have"),
        phrase("the script fails, and the game makes a maze instead"),
        phrase("the program goes on for more than 65537 instructions"),
        longerThanWaited};
    return names[std::size_t(fatal)];
}

std::string toText(const LevelInstance& level, const RollPlan& plan) {
    std::string text = mapOf(level, plan);
    if (level.fatal != Fatal::None)
        text += endOf(level) + recordOf(level.fatalStatement) + '\n';
    for (const Complaint& complaint : level.complaints)
        text += (complaint.about == Complaint::About::GivenUp
                     ? say("the game gives up: {}{}{}", lineWords(complaint.line), said(complaint.text),
                           recordOf(complaint.statement))
                     : say("the game complains: {}{}{}", lineWords(complaint.line), complaint.text,
                           recordOf(complaint.statement))) +
                '\n';
    for (const RolledMonster& monster : level.monsters)
        text += say("monster {},{}: {}{}{}{}{}{}\n", int(monster.place.x), int(monster.place.y),
                    plan.tables->monsters()[std::size_t(monster.kind)].name,
                    monster.peaceful ? said(", peaceful") : "", monster.asleep ? said(", asleep") : "",
                    monster.disguised ? said(", disguised") : "",
                    monster.levelChange == 0 ? "" : say(", level {:+}", monster.levelChange),
                    recordOf(monster.statement));
    for (const RolledObject& object : level.objects)
        text += textOf(object, plan);
    for (const RolledTrap& trap : level.traps)
        text += say("trap {},{}: {}{}\n", int(trap.place.x), int(trap.place.y),
                    plan.tables->traps()[std::size_t(trap.kind)].shown, recordOf(trap.statement));
    for (const RolledRoom& room : level.rooms)
        text += say("room {},{} to {},{}: type {}{}\n", room.area.x1, room.area.y1, room.area.x2,
                    room.area.y2, room.type, recordOf(room.statement));
    text += say("arrival from above {},{}, from below {},{}\n", int(level.arrivalFromAbove.x),
                int(level.arrivalFromAbove.y), int(level.arrivalFromBelow.x), int(level.arrivalFromBelow.y));
    return text;
}

} // namespace levwright::roll

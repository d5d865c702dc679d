// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/ViewText.h"

#include "core/base/Contract.h"

#include <format>

namespace levwright::world {
namespace {

void appendRows(std::string& text, std::string_view cells, std::size_t length) {
    for (std::size_t first = 0; first < cells.size(); first += length) {
        text += cells.substr(first, length);
        text += '\n';
    }
}

// What the player sees: terrain, then the objects on it, then the actors on it.
std::string seenMap(const WorldState& state, const Thing& player) {
    const std::array<char, terrainKinds> looks = state.looks();
    std::string cells(std::size_t(state.length) * std::size_t(state.length), unknownCell);
    for (int cell = 0; cell < int(cells.size()); ++cell) {
        if (state.map && player.sees(cell))
            cells[std::size_t(cell)] = looks[std::size_t((*state.map)[std::size_t(cell)])];
    }
    const auto draw = [&](bool animate, bool consumable) {
        for (const Thing& thing : state.things) {
            const ThingType& type = state.typeOf(thing);
            if (!thing.hidden && type.animate() == animate &&
                (animate || (type.consumable != 0) == consumable) && player.sees(thing.cell))
                cells[std::size_t(thing.cell)] = type.symbol;
        }
    };
    draw(false, false);
    draw(false, true);
    draw(true, false);
    return cells;
}

std::string rememberedMap(const WorldState& state, const Rules& rules, const Thing& player) {
    const std::size_t length = std::size_t(state.length);
    std::string cells(length * length, unknownCell);
    if (!player.mind)
        return cells;
    for (std::size_t row = 0; player.mind->hasTerrain() && row < length; ++row)
        cells.replace(row * length, length, player.mind->terrainRow(int(row), state.length));
    for (const bool consumable : {false, true}) {
        for (const MemoryEntry& entry : player.mind->things) {
            const ThingType* type = state.remembered(entry, rules.memoryNames);
            if (type == nullptr || (type->consumable != 0) != consumable)
                continue;
            const std::size_t cell = std::size_t(entry.place.y) * length + std::size_t(entry.place.x);
            require(cell < cells.size(), "what is remembered lies on the map");
            cells[cell] = type->symbol;
        }
    }
    return cells;
}

} // namespace

std::string viewText(const WorldState& state, const Rules& rules) {
    const Thing* player = state.player();
    if (player == nullptr)
        return {};
    std::string text = std::format("{}\n{}\n{}\n{}\n{}\n", state.turn, state.godMood, state.godFavor,
                                   player->lifepoints, player->satiation);
    for (const Id item : player->inventory) {
        if (const Thing* carried = state.things.find(item))
            text += state.typeOf(*carried).name + '\n';
    }
    if (player->inventory.empty())
        text += "(none)\n";
    text += std::format("%\n{}\n{}\n{}\n", player->place.y, player->place.x, state.length);
    appendRows(text, seenMap(state, *player), std::size_t(state.length));
    appendRows(text, rememberedMap(state, rules, *player), std::size_t(state.length));
    return text;
}

} // namespace levwright::world

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/BreakWatch.h"

#include "core/base/LowerCase.h"

#include <algorithm>
#include <utility>

namespace levwright::playtest {
namespace {

bool contains(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, lowerCase, lowerCase).empty() || part.empty();
}

} // namespace

BreakWatch::BreakWatch(BreakCondition condition, const world::WorldState& state)
    : m_condition(std::move(condition)), m_before(found(state)) {}

std::optional<std::string> BreakWatch::check(const world::WorldState& state) {
    std::set<world::Id> now = found(state);
    std::optional<std::string> name;
    for (const world::Id id : now) {
        if (!m_before.contains(id)) {
            name = state.typeOf(*state.things.find(id)).name;
            break;
        }
    }
    m_before = std::move(now);
    return name;
}

bool BreakWatch::concerns(const world::WorldState& state, const world::Thing& thing) const {
    if (thing.id == world::playerId || thing.carried || thing.hidden)
        return false;
    const bool wanted = !m_condition.name.empty() || thing.living();
    return wanted && contains(state.typeOf(thing).name, m_condition.name);
}

std::set<world::Id> BreakWatch::found(const world::WorldState& state) const {
    std::set<world::Id> ids;
    const world::Thing* player = state.player();
    if (player == nullptr)
        return ids;
    for (const world::Thing& thing : state.things) {
        if (!concerns(state, thing))
            continue;
        const bool so = m_condition.when == BreakWhen::Seen ? player->sees(thing.cell)
                                                            : thing.living() && thing.sees(player->cell);
        if (so)
            ids.insert(thing.id);
    }
    return ids;
}

} // namespace levwright::playtest

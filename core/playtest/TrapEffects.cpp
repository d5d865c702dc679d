// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/TrapEffects.h"

#include "core/base/Contract.h"
#include "core/catalog/TableReader.h"
#include "core/world/KindCommands.h"

#include <optional>

namespace levwright::playtest {
namespace {

constexpr std::string_view table = "trap-effects";

} // namespace

std::vector<TrapAct> trapEffectsOf(const Catalog& catalog) {
    std::vector<TrapAct> acts;
    if (!catalog.tables().has(table))
        return acts;
    TableReader reader(catalog.tables(), table, "name\teffect\tpower");
    while (reader.next()) {
        const NamedNumber* trap = catalog.findTrap(reader.text(0));
        const std::optional<world::TrapEffect> effect = world::trapEffect(reader.text(1));
        if (!catalog.tables().isBuiltIn() && (trap == nullptr || !effect))
            continue; // the traps of the base are not all in a user's game
        require(trap != nullptr && effect.has_value(), "the table of trap effects names traps and effects");
        if (std::size_t(trap->number) >= acts.size())
            acts.resize(std::size_t(trap->number) + 1);
        acts[std::size_t(trap->number)] = {*effect, reader.number(2)};
    }
    return acts;
}

} // namespace levwright::playtest

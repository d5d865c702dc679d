// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/SaveText.h"

#include "core/world/KindCommands.h"
#include "core/world/Lines.h"
#include "core/world/Tokens.h"

#include <array>
#include <format>
#include <iterator>

namespace levwright::world {
namespace {

constexpr std::string_view rulesMark = "# rules ";

class SaveWriter {
public:
    SaveWriter(const WorldState& state, const Rules& rules) : m_state(state), m_rules(rules) {}

    std::string write() {
        if (m_rules.namedInSaves)
            m_text = rulesLine(m_rules);
        for (const std::string_view key : m_rules.order.worldLines)
            worldLine(key);
        extensionLines();
        if (m_state.map)
            rows("MAP", *m_state.map);
        for (const ThingAction& action : m_state.actions) {
            line("TA_ID", action.id);
            line("TA_EFFORT", action.effort);
            line("TA_NAME", quotedString(actionName(action.kind)));
        }
        types();
        for (const Thing& thing : m_state.things)
            thingLines(thing);
        for (const Thing& thing : m_state.things) {
            if (thing.inventory.empty())
                continue;
            line("T_ID", thing.id);
            for (const Id item : thing.inventory)
                line("T_CARRIES", item);
        }
        line("SEED_RANDOMNESS", m_state.random.state);
        m_text += "WORLD_ACTIVE 1";
        return std::move(m_text);
    }

private:
    template <class Value>
    void line(std::string_view key, const Value& value) {
        std::format_to(std::back_inserter(m_text), "{} {}\n", key, value);
    }

    void worldLine(std::string_view key) {
        if (key == "TURN")
            line(key, m_state.turn);
        else if (key == "MAP_LENGTH")
            line(key, m_state.length);
        else if (key == "PLAYER_TYPE")
            line(key, m_state.playerType);
        else if (key == "GOD_MOOD")
            line(key, m_state.godMood);
        else if (key == "GOD_FAVOR")
            line(key, m_state.godFavor);
        else if (key == "GAME_WON")
            line(key, int(m_state.gameWon));
        else if (key == "SLIPPERS")
            line(key, m_state.slippers);
        else if (m_state.altar)
            line(key, std::format("({}, {})", m_state.altar->y, m_state.altar->x));
    }

    void extensionLines() {
        if (m_state.topology == Topology::Square)
            line("MAP_TOPOLOGY", "square");
        const TerrainTable ordinary = ordinaryTerrain();
        for (std::size_t c = 0; c < ordinary.size(); ++c) {
            const TerrainKind kind = m_state.terrain[c];
            if (kind != ordinary[c])
                line("TERRAIN", std::format("{} {} {}", quotedString(std::string(1, char(c))),
                                            int(kind.passable), int(kind.transparent)));
        }
        for (const TerrainLink& link : m_state.links)
            linkLine(link);
        if (m_state.factions)
            line("FACTIONS", 1);
        if (m_state.waking != Waking{})
            line("WAKING", std::format("{} {}", m_state.waking.distance, m_state.waking.chance));
        if (!m_state.exit.empty())
            line("EXIT", quotedString(m_state.exit));
    }

    void linkLine(const TerrainLink& link) {
        const TerrainRuleName& name = terrainRuleNames[std::size_t(link.rule)];
        std::string value =
            quotedString(std::string(1, link.from)) + ' ' + quotedString(std::string(1, link.to));
        if (name.hasChance)
            value += std::format(" {}", link.chance);
        line(name.command, value);
    }

    void rows(std::string_view key, std::string_view cells) {
        const std::size_t length = std::size_t(m_state.length);
        for (std::size_t row = 0; row < length; ++row)
            rowLine(key, int(row), cells.substr(row * length, length));
    }

    void rowLine(std::string_view key, int row, std::string_view cells) {
        m_text.append(std::format("{} {} ", key, row)).append(quotedString(cells)) += '\n';
    }

    void types() {
        const std::vector<int> order = m_state.typesInOrder(m_rules);
        for (const int index : order) {
            const ThingType& type = m_state.types[std::size_t(index)];
            line("TT_ID", type.id);
            for (const std::string_view key : m_rules.order.typeLines)
                typeLine(key, type);
            typeExtensions(type);
        }
        for (const int index : order) {
            line("TT_ID", m_state.types[std::size_t(index)].id);
            line("TT_CORPSE_ID", m_state.types[std::size_t(index)].corpse);
        }
    }

    void typeExtensions(const ThingType& type) {
        if (type.speed != ordinarySpeed)
            line("TT_SPEED", type.speed);
        if (type.attack != ThingType{}.attack)
            line("TT_ATTACK", type.attack);
        if (type.trap != TrapEffect::None || type.trapPower != 0)
            line("TT_TRAP", std::format("{} {}", trapName(type.trap), type.trapPower));
        if (type.exit)
            line("TT_EXIT", 1);
        if (type.fixed)
            line("TT_FIXED", 1);
        if (type.pushed)
            line("TT_PUSHED", 1);
    }

    void typeLine(std::string_view key, const ThingType& type) {
        if (key == "TT_NAME")
            line(key, quotedString(type.name));
        else if (key == "TT_CONSUMABLE")
            line(key, type.consumable);
        else if (key == "TT_LIFEPOINTS")
            line(key, type.lifepoints);
        else if (key == "TT_PROLIFERATE")
            line(key, type.proliferate);
        else if (key == "TT_START_NUMBER")
            line(key, type.startNumber);
        else if (key == "TT_STORAGE")
            line(key, type.storage);
        else
            line(key, quotedString(std::string(1, type.symbol)));
    }

    void thingLines(const Thing& thing) {
        line("T_ID", thing.id);
        for (const std::string_view key : m_rules.order.thingLines)
            thingLine(key, thing);
        if (thing.energy != 0)
            line("T_ENERGY", thing.energy);
        if (thing.held != 0)
            line("T_HELD", thing.held);
        if (thing.peaceful)
            line("T_PEACEFUL", 1);
        if (thing.asleep)
            line("T_ASLEEP", 1);
        if (thing.hidden)
            line("T_HIDDEN", 1);
    }

    void thingLine(std::string_view key, const Thing& thing) {
        if (key == "T_LIFEPOINTS")
            line(key, thing.lifepoints);
        else if (key == "T_ARGUMENT")
            line(key, thing.argument);
        else if (key == "T_PROGRESS")
            line(key, thing.progress);
        else if (key == "T_SATIATION")
            line(key, thing.satiation);
        else if (key == "T_COMMAND")
            line(key, thing.command);
        else if (key == "T_PLAYERDROP")
            line(key, int(thing.playerDrop));
        else if (key == "T_TYPE")
            line(key, m_state.typeOf(thing).id);
        else if (key == "T_POSY")
            line(key, thing.place.y);
        else if (key == "T_POSX")
            line(key, thing.place.x);
        else if (thing.mind)
            memoryLines(key, *thing.mind);
    }

    void memoryLines(std::string_view key, const Mind& mind) {
        if (key == "T_MEMTHING") {
            for (const MemoryEntry& entry : mind.things)
                line(key, std::format("{} {} {}", entry.what, entry.place.y, entry.place.x));
            return;
        }
        const bool depths = key == "T_MEMDEPTHMAP";
        if (depths ? !mind.hasDepths() : !mind.hasTerrain())
            return;
        for (int row = 0; row < m_state.length; ++row)
            rowLine(key, row,
                    depths ? mind.depthRow(row, m_state.length) : mind.terrainRow(row, m_state.length));
    }

    const WorldState& m_state;
    const Rules& m_rules;
    std::string m_text;
};

} // namespace

std::string rulesLine(const Rules& rules) {
    return std::format("{}{}\n", rulesMark, rules.name);
}

std::optional<std::string> rulesNamedBy(std::string_view commands) {
    for (const std::string_view line : linesOf(commands)) {
        if (!line.empty() && !line.starts_with('#'))
            return std::nullopt;
        const bool named = line.starts_with(rulesMark) && line.find(' ', rulesMark.size()) == line.npos;
        if (named)
            return std::string(line.substr(rulesMark.size()));
    }
    return std::nullopt;
}

std::string saveText(const WorldState& state, const Rules& rules) {
    return SaveWriter(state, rules).write();
}

} // namespace levwright::world

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Timeline.h"

#include "core/base/Contract.h"

namespace levwright::world {
namespace {

constexpr std::size_t firstSpacing = 16;  // commands between two snapshots
constexpr std::size_t mostSnapshots = 64; // if there are more, every second one is dropped

} // namespace

Timeline::Timeline(World& world) : m_world(world), m_spacing(firstSpacing) {
    m_snapshots.emplace(0, world.snapshot());
}

Reply Timeline::execute(std::string_view command) {
    Reply reply = m_world.execute(command);
    if (reply.disposition != Disposition::Obeyed)
        return reply;
    m_steps.resize(m_position);
    m_snapshots.erase(m_snapshots.upper_bound(m_position), m_snapshots.end());
    m_steps.push_back({std::string(command), m_world.state().turn, m_world.checkNumber()});
    ++m_position;
    keepSnapshot();
    return reply;
}

void Timeline::keepSnapshot() {
    if (m_position - m_snapshots.rbegin()->first < m_spacing)
        return;
    m_snapshots.emplace(m_position, m_world.snapshot());
    if (m_snapshots.size() > mostSnapshots)
        thinOut();
}

void Timeline::thinOut() {
    m_spacing *= 2;
    bool keep = true;
    std::erase_if(m_snapshots, [&](const auto&) {
        const bool goes = !keep;
        keep = !keep;
        return goes;
    });
}

void Timeline::goTo(std::size_t position) {
    require(position <= m_steps.size(), "a moment of the history");
    const auto snapshot = std::prev(m_snapshots.upper_bound(position));
    if (position < m_position || snapshot->first > m_position) {
        m_world.restore(snapshot->second);
        m_position = snapshot->first;
    }
    for (; m_position < position; ++m_position)
        m_world.execute(m_steps[m_position].command);
}

void Timeline::stepBack(std::int64_t turns) {
    const std::int64_t wanted = m_world.state().turn - turns;
    std::size_t position = m_position;
    while (position > 0 && m_steps[position - 1].turn > wanted)
        --position;
    goTo(position);
}

std::optional<std::size_t> Timeline::firstDifference() {
    goTo(0);
    std::optional<std::size_t> different;
    while (m_position < m_steps.size()) {
        m_world.execute(m_steps[m_position].command);
        if (!different && m_world.checkNumber() != m_steps[m_position].check)
            different = m_position;
        ++m_position;
    }
    return different;
}

} // namespace levwright::world

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SmallRoll.h"

#include "core/base/RandomStream.h"

namespace levwright {
namespace {

class SmallMachine : public roll::RollMachine {
public:
    explicit SmallMachine(const SmallPlan& plan) : m_plan(plan) {}

    const roll::LevelInstance& roll(std::uint64_t seed) override {
        m_level = {};
        m_level.seed = seed;
        const Point corner = m_plan.cornerOfPart(0);
        for (int y = 0; y < m_plan.terrain.height(); ++y) {
            for (int x = 0; x < m_plan.terrain.width(); ++x)
                m_level.terrain[std::size_t(roll::cellOf(corner.x + x, corner.y + y))] =
                    m_plan.terrain.at({x, y});
        }
        RandomStream random(seed);
        for (const SmallDeed& deed : m_plan.deeds) {
            const Point at{corner.x + deed.cell.x, corner.y + deed.cell.y};
            const int quantity = random.die(6);
            if (!roll::onMap(at))
                continue;
            m_level.objects.push_back({.place = {std::int8_t(at.x), std::int8_t(at.y)},
                                       .kind = deed.object,
                                       .statement = deed.number,
                                       .quantity = quantity});
            m_level.origins.push_back({deed.number, std::int16_t(roll::cellOf(at)), deed.turn});
        }
        m_level.arrivalFromAbove = m_level.arrivalFromBelow = {std::int8_t(corner.x + 1), 0};
        return m_level;
    }

private:
    const SmallPlan& m_plan;
    roll::LevelInstance m_level;
};

} // namespace

std::unique_ptr<roll::RollMachine> SmallPlan::makeMachine() const {
    return std::make_unique<SmallMachine>(*this);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The first shapes of shapeshifters (format document on loading of 3.6, section 15.8).
#include "core/roll/Monsters.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace levwright::roll {
namespace {

class ShapeDraw {
public:
    explicit ShapeDraw(RollState& state)
        : m_state(state), m_kinds(state.plan->tables->monsters()),
          m_drawn(int(std::ranges::find(m_kinds, "long worm tail", &MonsterKind::name) - m_kinds.begin())) {}

    int draw(int kind) {
        constexpr int mostTries = 20;
        const std::string_view name = m_kinds[std::size_t(kind)].name;
        if (name == "vampire" || name == "vampire lord" || name == "vampire leader")
            return vampire(name != "vampire");
        if (m_kinds[std::size_t(kind)].symbol == 'V')
            return kind;
        for (int tries = 0; tries < mostTries; ++tries) {
            const int shape = tryShape(name);
            const MonsterKind& traits = m_kinds[std::size_t(shape)];
            if (traits.is(MonsterTrait::Placeholder))
                continue;
            if (traits.is(MonsterTrait::Role) || shape == kind || !traits.is(MonsterTrait::NoShape))
                return shape;
        }
        return kind;
    }

    // One draw, whether the shape is acceptable or not.
    int drawAny(int kind) {
        const std::string_view name = m_kinds[std::size_t(kind)].name;
        return m_kinds[std::size_t(kind)].symbol == 'V' ? vampire(name != "vampire") : tryShape(name);
    }

private:
    int named(std::string_view name) const {
        return int(std::ranges::find(m_kinds, name, &MonsterKind::name) - m_kinds.begin());
    }

    int vampire(bool lord) {
        if (lord && m_state.random.oneIn(10))
            return named("wolf");
        return named(m_state.random.oneIn(4) ? "fog cloud" : "vampire bat");
    }

    int any() { return m_state.random.below(m_drawn); }

    int anyWith(MonsterTrait trait) {
        std::vector<int> kinds;
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            if (m_kinds[i].is(trait))
                kinds.push_back(int(i));
        }
        return kinds.empty() ? any() : kinds[std::size_t(m_state.random.below(int(kinds.size())))];
    }

    // One of the nasty kinds, but a milder one in place of the worst.
    int nasty(std::string_view shifter) {
        const int kind = anyWith(MonsterTrait::Nasty);
        const std::string_view name = m_kinds[std::size_t(kind)].name;
        if (!m_state.plan->holds(RollRule::StatesAreTold))
            return kind;
        if (name == "arch-lich")
            return named("master lich");
        return shifter == "doppelganger" && name == "master mind flayer" ? named("mind flayer") : kind;
    }

    // The guardian of the hero's own role stands for any kind. The others are no shapes, so it does not
    // matter which of them it is.
    int guardian() {
        const auto isGuardian = [](const MonsterKind& kind) { return kind.is(MonsterTrait::Guardian); };
        const auto guardians = int(std::ranges::count_if(m_kinds, isGuardian));
        return m_state.random.oneIn(guardians) ? any() : anyWith(MonsterTrait::Guardian);
    }

    int tryShape(std::string_view name) {
        RandomStream& random = m_state.random;
        if (name == "chameleon")
            return random.oneIn(3) ? anyWith(MonsterTrait::Animal) : any();
        if (name == "sandestin")
            return random.oneIn(7) ? any() : nasty(name);
        if (name != "doppelganger")
            return any();
        if (random.oneIn(7))
            return nasty(name);
        if (!random.oneIn(3))
            return anyWith(MonsterTrait::Role);
        if (random.oneIn(3))
            return guardian();
        for (int tries = 0; tries < 5; ++tries) {
            const int kind = any();
            const MonsterKind& traits = m_kinds[std::size_t(kind)];
            if (traits.is(MonsterTrait::Humanoid) && !traits.is(MonsterTrait::NoShape))
                return kind;
        }
        return any();
    }

    RollState& m_state;
    const std::vector<MonsterKind>& m_kinds;
    int m_drawn; // kinds before this one have been drawn
};

} // namespace

int shapeOf(RollState& state, int kind) {
    if (state.plan->holds(RollRule::ShapesByKind))
        return ShapeDraw(state).draw(kind);
    const int shape = state.randomKind();
    return shape == anyKind ? kind : shape;
}

int drawnShapeOf(RollState& state, int kind) {
    return ShapeDraw(state).drawAny(kind);
}

} // namespace levwright::roll

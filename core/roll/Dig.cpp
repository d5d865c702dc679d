// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Objects.h"
#include "core/roll/Steps.h"

#include <cstdlib>

namespace levwright::roll {
namespace {

constexpr int mostSteps = 500;

// Digs a cell; returns whether the tunnel may continue from there.
bool digCell(RollState& state, const Tunnel& tunnel, Point p) {
    const int here = state.terrain(p);
    if (here != tunnel.through)
        return here == tunnel.terrain || here == SecretCorridor;
    if (tunnel.terrain == Corridor && !state.plan->hidesNoWays() && state.random.oneIn(100)) {
        state.setTerrain(p, SecretCorridor);
        return true;
    }
    state.setTerrain(p, tunnel.terrain);
    if (tunnel.deadEnds && state.random.oneIn(50))
        makeObject(state, p, state.plan->named.boulder, Contents::None, noStatement);
    return true;
}

Point firstDirection(Point from, Point to) {
    if (to.x > from.x)
        return {1, 0};
    if (to.y > from.y)
        return {0, 1};
    return to.x < from.x ? Point{-1, 0} : Point{0, -1};
}

Point nextDirection(RollState& state, const Tunnel& tunnel, Point at, Point direction) {
    const auto isFree = [&](Point step) {
        const Point p{at.x + step.x, at.y + step.y};
        if (!onMap(p))
            return false;
        const int there = state.terrain(p);
        return there == tunnel.through || there == tunnel.terrain || there == SecretCorridor;
    };
    int dx = std::abs(at.x - tunnel.to.x);
    int dy = std::abs(at.y - tunnel.to.y);
    if (state.plan->holds(RollRule::TunnelsBend)) {
        if (dx > dy && dy > 0 && state.random.below(dx - dy + 1) == 0)
            dx = 0;
        else if (dy > dx && dx > 0 && state.random.below(dy - dx + 1) == 0)
            dy = 0;
    }
    const Point sideways{at.x > tunnel.to.x ? -1 : 1, 0};
    const Point upOrDown{0, at.y > tunnel.to.y ? -1 : 1};
    if (direction.y != 0 && dx > dy && isFree(sideways))
        return sideways;
    if (direction.x != 0 && dy > dx && isFree(upOrDown))
        return upOrDown;
    if (isFree(direction))
        return direction;
    const Point turn = direction.x != 0 ? upOrDown : sideways;
    return isFree(turn) ? turn : Point{-turn.x, -turn.y};
}

} // namespace

Dug digAlong(RollState& state, const Tunnel& tunnel) {
    Dug dug;
    Point direction = firstDirection(tunnel.from, tunnel.to);
    Point at{tunnel.from.x - direction.x, tunnel.from.y - direction.y};
    for (int steps = 0; at != tunnel.to; ++steps) {
        if (steps > mostSteps || (tunnel.deadEnds && state.random.oneIn(35)))
            return dug;
        at = {at.x + direction.x, at.y + direction.y};
        if (at.x <= 0 || at.x >= columns - 1 || at.y <= 0 || at.y >= rows - 1)
            return dug;
        dug.cells += state.terrain(at) == tunnel.through ? 1 : 0;
        if (!digCell(state, tunnel, at))
            return dug;
        if (at != tunnel.to)
            direction = nextDirection(state, tunnel, at, direction);
    }
    dug.arrived = true;
    return dug;
}

bool dig(RollState& state, const Tunnel& tunnel) {
    return digAlong(state, tunnel).arrived;
}

} // namespace levwright::roll

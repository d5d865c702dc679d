// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Thing.h"

#include <atomic>

namespace levwright::world {
namespace {

bool sameTarget(const std::shared_ptr<const CellSet>& a, const std::shared_ptr<const CellSet>& b) {
    return a == b || (a && b && *a == *b);
}

bool sameTarget(const std::shared_ptr<Mind>& a, const std::shared_ptr<Mind>& b) {
    return a == b || (a && b && *a == *b);
}

} // namespace

bool equalByValue(const Thing& a, const Thing& b) {
    return a.place == b.place && a.type == b.type && a.lifepoints == b.lifepoints &&
           a.argument == b.argument && a.progress == b.progress && a.satiation == b.satiation &&
           a.command == b.command && a.playerDrop == b.playerDrop && a.carried == b.carried &&
           a.inventory == b.inventory && sameTarget(a.sight, b.sight) && sameTarget(a.mind, b.mind);
}

Mind& changeMind(Thing& thing) {
    if (!thing.mind) {
        thing.mind = std::make_shared<Mind>();
    } else if (thing.mind.use_count() > 1) {
        thing.mind = std::make_shared<Mind>(*thing.mind);
    } else {
        // Another thread may just have dropped a snapshot: its reads must come before our writes.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    return *thing.mind;
}

} // namespace levwright::world

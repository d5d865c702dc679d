// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/LevelOutcome.h"

#include <algorithm>

namespace levwright {

void LevelOutcome::follow(const TextEdit& edit) {
    for (OutcomeThing& thing : things)
        thing.begin = edit.map(thing.begin, Bias::After);
}

const OutcomeThing* LevelOutcome::of(Offset statement) const {
    const auto found = std::ranges::lower_bound(things, statement, {}, &OutcomeThing::begin);
    return found == things.end() || found->begin != statement ? nullptr : &*found;
}

} // namespace levwright

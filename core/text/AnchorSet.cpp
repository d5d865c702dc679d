// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/AnchorSet.h"

#include <algorithm>

namespace levwright {

void AnchorSet::follow(const TextEdit& edit) {
    const std::vector<Replacement>& replacements = edit.replacements();
    for (Anchor& anchor : m_anchors) {
        const auto behind = std::ranges::upper_bound(replacements, anchor.at, {},
                                                     [](const Replacement& r) { return r.range.begin; });
        if (behind != replacements.begin() && anchor.at < (behind - 1)->range.end)
            anchor.isLost = true;
        anchor.at = edit.map(anchor.at, anchor.bias);
    }
}

std::optional<std::size_t> AnchorSet::find(Offset at) const {
    const auto found = std::ranges::find(m_anchors, at, &Anchor::at);
    return found == m_anchors.end() ? std::nullopt : std::optional(std::size_t(found - m_anchors.begin()));
}

} // namespace levwright

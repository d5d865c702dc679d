// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextEdit.h"

#include <optional>
#include <vector>

namespace levwright {

// Places in a text that keep pointing at the same bytes through all edits. Places are numbered from 0, in the
// order in which they were added.
class AnchorSet {
public:
    // If text is inserted exactly at the place, the place stays before it with Bias::Before and moves after
    // it with Bias::After.
    std::size_t add(Offset at, Bias bias) {
        m_anchors.push_back({at, bias, false});
        return m_anchors.size() - 1;
    }
    // edit applies to the text as it is now.
    void follow(const TextEdit& edit);

    std::size_t count() const { return m_anchors.size(); }
    Offset operator[](std::size_t number) const { return m_anchors[number].at; }
    // Whether the byte that the anchor pointed at has been deleted since.
    bool isLost(std::size_t number) const { return m_anchors[number].isLost; }
    // The number of the first place at that offset; empty if there is none.
    std::optional<std::size_t> find(Offset at) const;

private:
    struct Anchor {
        Offset at = 0;
        Bias bias = Bias::Before;
        bool isLost = false;
    };

    std::vector<Anchor> m_anchors;
};

} // namespace levwright

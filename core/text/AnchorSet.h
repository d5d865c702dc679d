// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextEdit.h"

#include <optional>
#include <vector>

namespace levwright {

// Places of a text that stay with what they point at, whatever is edited. Each has the number in which order
// it was added.
class AnchorSet {
public:
    // With Bias::Before it stays where it is when text is put in there, else it goes behind that.
    std::size_t add(Offset at, Bias bias) {
        m_anchors.push_back({at, bias, false});
        return m_anchors.size() - 1;
    }
    // edit is one of the text as it is now.
    void follow(const TextEdit& edit);

    std::size_t count() const { return m_anchors.size(); }
    Offset operator[](std::size_t number) const { return m_anchors[number].at; }
    // Whether what it pointed at, the byte behind it, has been taken away since.
    bool isLost(std::size_t number) const { return m_anchors[number].isLost; }
    // The first one that is there.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

namespace levwright {

// Decides which typed changes form one undo step: the characters of a word and the blanks after it, or a
// sequence of erased characters.
class TypingSteps {
public:
    // The key for a change that the user typed into the session's text.
    MergeKey keyFor(Session& session, const Replacement& change);
    // The next typed change starts a new step.
    void end() { m_key = MergeKey::None; }

private:
    bool continues(const Replacement& change) const;

    MergeKey m_key = MergeKey::None;
    bool m_erases = false;
    bool m_wordEnded = false;
    Offset m_end = 0; // end of the current step in the current text
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

namespace levwright {

// Which typed changes are one undo step: the characters of a word with the blanks behind it, or a row of
// erased characters.
class TypingSteps {
public:
    // The key of a change of the session's text that the user typed.
    MergeKey keyFor(Session& session, const Replacement& change);
    // Whatever is typed next is a step of its own.
    void end() { m_key = MergeKey::None; }

private:
    bool continues(const Replacement& change) const;

    MergeKey m_key = MergeKey::None;
    bool m_erases = false;
    bool m_wordEnded = false;
    Offset m_end = 0; // where the step so far ends in the text as it is now
};

} // namespace levwright

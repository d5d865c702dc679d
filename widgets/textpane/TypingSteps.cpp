// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/TypingSteps.h"

namespace levwright {
namespace {

bool isBlank(char byte) {
    return byte == ' ' || byte == '\t';
}
bool isLineEnd(char byte) {
    return byte == '\n' || byte == '\r';
}

} // namespace

MergeKey TypingSteps::keyFor(Session& session, const Replacement& change) {
    if (!continues(change))
        m_key = session.newMergeKey();
    m_erases = change.text.empty();
    m_wordEnded = !m_erases && (isBlank(change.text.back()) || isLineEnd(change.text.back()));
    m_end = change.range.begin + change.text.size();
    return m_key;
}

bool TypingSteps::continues(const Replacement& change) const {
    if (m_key == MergeKey::None || m_erases != change.text.empty())
        return false;
    if (m_erases)
        return change.range.begin == m_end || change.range.end == m_end;
    if (!change.range.empty() || change.range.begin != m_end || isLineEnd(change.text.front()))
        return false;
    return !m_wordEnded || isBlank(change.text.front());
}

} // namespace levwright

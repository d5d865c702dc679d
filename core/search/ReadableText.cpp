// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ReadableText.h"

#include "core/base/Printable.h"

#include <algorithm>
#include <iterator>

namespace levwright::search {
namespace {

bool isSameInAll(char byte) {
    return (byte >= ' ' && byte < '\x7F') || byte == '\n' || byte == '\t';
}

Character characterIn(std::string_view bytes, Offset at, const Coding& coding) {
    if (bytes.substr(at).starts_with("\r\n"))
        return {2, U'\n'};
    const Character read = coding.read(bytes, at);
    return {std::clamp<std::size_t>(read.bytes, 1, bytes.size() - at), read.code};
}

} // namespace

ReadableText::ReadableText(std::string_view bytes, const Coding& coding) : m_bytes(bytes), m_utf8(bytes) {
    const auto next = [&](Offset at) {
        return Offset(std::ranges::find_if_not(bytes.substr(at), isSameInAll) - bytes.begin());
    };
    Offset at = next(0);
    if (at == bytes.size())
        return;
    m_own = bytes.substr(0, at);
    while (at < bytes.size()) {
        const Character character = characterIn(bytes, at, coding);
        const Offset before = m_own.size();
        addAsUtf8(character.code, m_own);
        at += character.bytes;
        if (m_own.size() - before != character.bytes)
            m_anchors.push_back({m_own.size(), at});
        const Offset plain = next(at);
        m_own += bytes.substr(at, plain - at);
        at = plain;
    }
    m_utf8 = m_own;
}

Offset ReadableText::inBytes(Offset at) const {
    const auto behind = std::ranges::upper_bound(m_anchors, at, {}, &Anchor::readable);
    const Anchor& anchor = *std::prev(behind);
    const Offset there = anchor.original + (at - anchor.readable);
    // The character before the next anchor has another size there; only its two ends are places.
    return behind == m_anchors.end() ? there : std::min(there, behind->original);
}

Offset ReadableText::inUtf8(Offset at) const {
    const auto behind = std::ranges::upper_bound(m_anchors, at, {}, &Anchor::original);
    const Anchor& anchor = *std::prev(behind);
    Offset there = anchor.readable + (at - anchor.original);
    if (behind != m_anchors.end())
        there = std::min(there, behind->readable);
    const auto isInside = [&] { return there < m_utf8.size() && isContinuation(m_utf8[there]); };
    while (isInside() || inBytes(there) > at)
        --there;
    return there;
}

} // namespace levwright::search

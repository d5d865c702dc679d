// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/AtCaret.h"

#include "core/services/Names.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace levwright {
namespace {

constexpr std::chrono::milliseconds restOfCaret(120); // longer than between two keys

} // namespace

AtCaret::AtCaret(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restOfCaret);
    connect(&m_rest, &QTimer::timeout, this, &AtCaret::find);
    connect(&m_rest, &QTimer::timeout, this, &AtCaret::rested);
}

const std::vector<NameUse>& AtCaret::uses() const {
    static const std::vector<NameUse> none;
    const bool isAtOne =
        isNew() && std::ranges::any_of(m_uses, [caret = m_session.selection().caret](const NameUse& use) {
            return use.range.touches(caret);
        });
    return isAtOne ? m_uses : none;
}

std::optional<services::Pair> AtCaret::pair() const {
    const Offset caret = m_session.selection().caret;
    const bool isAtIt = isNew() && m_pair && (m_pair->open.touches(caret) || m_pair->close.touches(caret));
    return isAtIt ? m_pair : std::nullopt;
}

void AtCaret::follow() {
    m_rest.start();
}

void AtCaret::find() {
    const Offset caret = m_session.selection().caret;
    const std::optional<services::NamedPlace> name = services::nameAt(m_session.analysis(), caret);
    std::vector<NameUse> uses = name ? name->thing.uses : std::vector<NameUse>();
    const std::optional<services::Pair> pair = services::pairAt(m_session.analysis(), caret);
    if (isNew() && uses == m_uses && pair == m_pair)
        return;
    m_uses = std::move(uses);
    m_pair = pair;
    m_revision = m_session.document().revision();
    Q_EMIT changed();
}

} // namespace levwright

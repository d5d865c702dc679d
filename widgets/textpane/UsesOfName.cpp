// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/UsesOfName.h"

#include "core/services/Names.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace levwright {
namespace {

constexpr std::chrono::milliseconds restOfCaret(120); // longer than between two keys

} // namespace

UsesOfName::UsesOfName(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restOfCaret);
    connect(&m_rest, &QTimer::timeout, this, &UsesOfName::find);
}

const std::vector<NameUse>& UsesOfName::all() const {
    static const std::vector<NameUse> none;
    return m_revision == m_session.document().revision() && isAtOne() ? m_uses : none;
}

bool UsesOfName::isAtOne() const {
    return std::ranges::any_of(m_uses, [caret = m_session.selection().caret](const NameUse& use) {
        return use.range.touches(caret);
    });
}

void UsesOfName::follow() {
    m_rest.start();
}

void UsesOfName::find() {
    const std::optional<services::NamedPlace> name =
        services::nameAt(m_session.analysis(), m_session.selection().caret);
    std::vector<NameUse> found = name ? name->thing.uses : std::vector<NameUse>();
    if (m_revision == m_session.document().revision() && found == m_uses)
        return;
    m_uses = std::move(found);
    m_revision = m_session.document().revision();
    Q_EMIT changed();
}

} // namespace levwright

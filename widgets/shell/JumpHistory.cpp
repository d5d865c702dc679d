// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/JumpHistory.h"

#include <algorithm>

namespace levwright {
namespace {

constexpr std::size_t nearLines = 10; // so far a reader finds back without help
constexpr std::size_t mostPlaces = 100;

} // namespace

JumpHistory::JumpHistory(Workspace& workspace, PageTabs& tabs, QObject* parent)
    : QObject(parent), m_workspace(workspace) {
    connect(&tabs, &PageTabs::pageOpened, this, [this](EditorPage& page) { follow(page.session()); });
    connect(&tabs, &PageTabs::pageActivated, this, [this](EditorPage& page) { note(page.session()); });
    connect(&workspace, &Workspace::closing, this, [this](const Session& session) { forget(session); });
}

void JumpHistory::follow(Session& session) {
    connect(&session, &Session::changed, this,
            [this, &session](const Change& change) { move(session, change.edit); });
    connect(&session, &Session::selectionChanged, this, [this, &session] {
        if (&m_workspace.active() == &session)
            note(session);
    });
}

void JumpHistory::forget(const Session& session) {
    const auto isThere = [&](const Place& place) { return place.session.data() == &session; };
    std::erase_if(m_before, isThere);
    std::erase_if(m_behind, isThere);
    if (m_current && isThere(*m_current))
        m_current.reset();
}

void JumpHistory::move(const Session& session, const TextEdit& edit) {
    const auto moveOne = [&](Place& place) {
        if (place.session.data() == &session)
            place.caret = edit.map(place.caret, Bias::Before);
    };
    std::ranges::for_each(m_before, moveOne);
    std::ranges::for_each(m_behind, moveOne);
    if (m_current)
        moveOne(*m_current);
}

bool JumpHistory::isNear(const Place& a, const Place& b) {
    if (a.session != b.session)
        return false;
    const TextSnapshot& text = a.session->text();
    const std::size_t lineA = text.position(std::min(a.caret, text.size())).line;
    const std::size_t lineB = text.position(std::min(b.caret, text.size())).line;
    return std::max(lineA, lineB) - std::min(lineA, lineB) < nearLines;
}

void JumpHistory::note(Session& session) {
    Place now{&session, session.selection().caret};
    if (m_current && !isNear(*m_current, now)) {
        if (m_before.size() == mostPlaces)
            m_before.erase(m_before.begin());
        m_before.push_back(std::move(*m_current));
        m_behind.clear();
    }
    m_current = std::move(now);
}

void JumpHistory::go(Places& from, Places& to) {
    if (from.empty())
        return;
    if (m_current)
        to.push_back(std::move(*m_current));
    const Place place = from.back();
    from.pop_back();
    m_current = place;
    const Offset caret = std::min(place.caret, place.session->text().size());
    place.session->select(Range{caret, caret});
    m_workspace.activate(*place.session);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/UnknownBar.h"

#include "core/catalog/GameList.h"
#include "core/diag/UnknownThings.h"

#include <vector>

namespace levwright {
namespace {

// Fewer unknown things may be typing errors.
constexpr std::size_t fewest = 3;

} // namespace

UnknownBar::UnknownBar(Session& session, QWidget* parent) : MessageBar(parent), m_session(session) {
    setObjectName(QStringLiteral("unknownBar"));
    connect(&m_session, &Session::readAnew, this, &UnknownBar::consider);
    connect(&m_session, &Session::changed, this, &UnknownBar::follow);
}

void UnknownBar::leaveInPeace(bool inPeace) {
    if (m_inPeace == inPeace)
        return;
    m_inPeace = inPeace;
    consider();
}

QString UnknownBar::sentence() const {
    const std::vector<UnknownThing> things = unknownThings(m_session.analysis().diagnostics());
    if (things.size() < fewest)
        return {};
    return tr("%2 does not know %1 of this file. Is it for another game?")
        .arg(QString::fromStdString(countsOf(things)),
             QString::fromStdString(gameEntry(m_session.game().catalog().tables()).name()));
}

void UnknownBar::consider() {
    const QString text = sentence();
    m_isOfOtherGame = !text.isEmpty();
    Q_EMIT rowsWanted(m_inPeace         ? UnknownRows::None
                      : m_isOfOtherGame ? UnknownRows::Grouped
                                        : UnknownRows::All);
    if (m_inPeace || !m_isOfOtherGame) {
        hide();
        return;
    }
    std::vector<MessageChoice> choices{{tr("Add Its Sources…"), [this] { Q_EMIT sourcesWanted(); }},
                                       {tr("Choose Game…"), [this] { Q_EMIT chooseGameWanted(); }}};
    if (!m_session.path().isEmpty())
        choices.push_back({tr("Ignore Them in This Folder"), [this] { Q_EMIT peaceWanted(); }});
    showError(text, choices);
}

// Keeps the numbers right while the bar is shown. Does not show a hidden bar.
void UnknownBar::follow() {
    if (isHidden())
        return;
    const QString text = sentence();
    if (text.isEmpty())
        consider();
    else
        setText(text);
}

} // namespace levwright

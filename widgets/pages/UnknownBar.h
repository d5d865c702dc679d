// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/MessageBar.h"
#include "widgets/problems/ProblemsModel.h"
#include "widgets/session/Session.h"

namespace levwright {

// Says once that the game does not know many things in the document, in place of a problem for each place.
// The bar appears when a document is opened or read for another game, not while somebody types.
class UnknownBar : public MessageBar {
    Q_OBJECT

public:
    // The session must outlive the bar.
    explicit UnknownBar(Session& session, QWidget* parent = nullptr);

    // If inPeace, the bar stays hidden, and the list of problems leaves out unknown things.
    void leaveInPeace(bool inPeace);

public Q_SLOTS:
    void consider();

Q_SIGNALS:
    void rowsWanted(levwright::UnknownRows rows);
    void sourcesWanted();
    void chooseGameWanted();
    // The user wants peace for all documents of the folder.
    void peaceWanted();
    void peaceEnded();

private:
    void follow();
    QString sentence() const;

    Session& m_session;
    bool m_inPeace = false;
    bool m_isOfOtherGame = false;
};

} // namespace levwright

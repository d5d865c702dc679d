// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QTreeWidget>

#include <vector>

namespace levwright {

// Pops up a list of places in the text, each with its line. The chosen place is selected; Escape closes the
// list. The list deletes itself.
class PlaceList : public QTreeWidget {
    Q_OBJECT

public:
    // Shows the list below the caret of an editor. current: an index of the places, which must not be empty.
    static void show(Session& session, QPlainTextEdit& editor, const std::vector<Range>& places,
                     std::size_t current);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    PlaceList(Session& session, QPlainTextEdit& editor, const std::vector<Range>& places);

    void choose(int row);

    Session& m_session;
    std::vector<Range> m_places;
    Revision m_revision;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QComboBox>
#include <QList>

namespace levwright {

// The levels and parts of the document in text order; themed rooms and their contents under headings. The
// part on the map is selected.
class PartChoice : public QComboBox {
    Q_OBJECT

public:
    explicit PartChoice(QWidget* parent = nullptr);

    void follow(Session& session);

private:
    // Compares only levels that have changed.
    bool listsAsIs(const LevelsAnalysis* now) const;
    void list(const LevelsAnalysis* levels);
    void addHeading(const QString& words);
    void choose(int index);

    Session* m_session = nullptr;
    QList<PartRef> m_shown; // in order
    QList<int> m_rows;      // by the same numbers; headings have rows of their own
    AnalysisPtr m_listed;
    QString m_listedPath;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/rollview/RollModel.h"

#include <QAbstractScrollArea>
#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace levwright {

// The strip over the map. It tells that the map shows a roll, or one possible layout of a room level, with
// its seed and a button to leave it. It is hidden while the map shows only what the text says. It lies over
// the lower edge of the map, so that the map stays where it is when the strip comes and goes.
class RollBar : public QFrame {
    Q_OBJECT

public:
    // map: what it lies over, inside the parent.
    RollBar(RollModel& model, QAbstractScrollArea& map, QWidget* parent);

    void tellCovered();

Q_SIGNALS:
    // It covers that many pixels at the lower edge of the map. stays: as long as the level is shown.
    void covers(int pixels, bool stays);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void update();
    QStringList sentences() const;
    QString rollSentence() const;
    QStringList layoutSentences() const;
    void rollDice();

    RollModel& m_model;
    QAbstractScrollArea& m_map;
    QLabel* m_sentence = nullptr;
    QToolButton* m_pin = nullptr;
    QToolButton* m_mirror = nullptr;
    QToolButton* m_leave = nullptr;
};

} // namespace levwright

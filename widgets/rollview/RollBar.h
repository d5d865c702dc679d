// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/rollview/RollModel.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace levwright {

// The strip over the map: says what of the map the text does not say, because a roll is shown or the rooms
// are those of one possible layout; with its seed, and how to leave it. Hidden while the map is the text. It
// lies over the lower edge of its parent, so that the map stays where it is when the strip comes and goes.
class RollBar : public QFrame {
    Q_OBJECT

public:
    RollBar(RollModel& model, QWidget* parent);

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
    QLabel* m_sentence = nullptr;
    QToolButton* m_pin = nullptr;
    QToolButton* m_mirror = nullptr;
    QToolButton* m_leave = nullptr;
};

} // namespace levwright

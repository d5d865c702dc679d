// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/playtest/PlayController.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

namespace levwright {

// The history of a game: a slider over all commands, buttons to step back and forward, and replay.
class TimeBar : public QWidget {
    Q_OBJECT

public:
    explicit TimeBar(PlayController& controller, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& tip);
    void arrange();
    void follow();
    void toggleReplay();

    PlayController& m_controller;
    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;
    QHBoxLayout* m_moves;
    QHBoxLayout* m_replays;
    QToolButton* m_replay = nullptr;
    QList<QToolButton*> m_backwards;
    QList<QToolButton*> m_forwards;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/Game.h"
#include "widgets/theme/Theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QWidget>

namespace levwright {

// How the player is: life, food, turn, kills.
class StatusPanel : public QWidget {
    Q_OBJECT

public:
    explicit StatusPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // place is what the player's place is called.
    void follow(const playtest::Game& game, const QString& place);

private:
    void colorLife();

    Theme m_theme = Theme::light();
    QLabel* m_name;
    QProgressBar* m_life;
    QLabel* m_numbers;
};

} // namespace levwright

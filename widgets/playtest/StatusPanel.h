// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/Playthrough.h"
#include "widgets/theme/Theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QWidget>

namespace levwright {

// The state of the player: life, food, turn, kills.
class StatusPanel : public QWidget {
    Q_OBJECT

public:
    explicit StatusPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // place: the name of the player's place.
    void follow(const playtest::Playthrough& game, const QString& place);

private:
    void colorLife();

    Theme m_theme = Theme::light();
    QLabel* m_name;
    QProgressBar* m_life;
    QLabel* m_numbers;
};

} // namespace levwright

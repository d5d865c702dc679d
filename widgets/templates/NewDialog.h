// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/games/Games.h"
#include "widgets/session/DocumentText.h"
#include "widgets/templates/DocumentTemplate.h"
#include "widgets/theme/Theme.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace levwright {

// Asks what a new document should start with. Pictures are drawn one after the other in idle time.
class NewDialog : public QDialog {
    Q_OBJECT

public:
    // games must outlive it.
    NewDialog(Games& games, const GamePtr& game, const Theme& theme, QWidget* parent = nullptr);

    // The chosen document; valid after the dialog was accepted.
    DocumentText chosen() const;

private:
    void build();
    void offer();
    void drawNext();
    void describe();
    QString game() const;

    Games& m_games;
    Theme m_theme;
    QList<DocumentTemplate> m_templates; // one for each item, in order
    qsizetype m_nextDrawn = 0;           // items before it have their pictures
    QTimer m_idle;
    QComboBox* m_game;
    QListWidget* m_list;
    QLabel* m_tip;
    QPushButton* m_create = nullptr;
};

} // namespace levwright

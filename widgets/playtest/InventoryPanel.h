// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/Playthrough.h"
#include "widgets/playtest/PlayKeys.h"

#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace levwright {

// What the player carries, with the letters for dropping and using it; and what lies on the cell.
class InventoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit InventoryPanel(QWidget* parent = nullptr);

    // here: what lies on the player's cell, in words.
    void follow(const playtest::Playthrough& game, const QStringList& here);

Q_SIGNALS:
    void dropWanted(int slot);
    void useWanted(int slot);
    void pickUpWanted();

private:
    void updateButtons();
    int slot() const { return m_carried->currentRow(); }

    QListWidget* m_here;
    QListWidget* m_carried;
    QPushButton* m_pickUp;
    QPushButton* m_drop;
    QPushButton* m_use;
    int m_count = 0; // number of carried things
};

} // namespace levwright

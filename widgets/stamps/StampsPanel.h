// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/session/Session.h"
#include "widgets/stamps/StampShelf.h"

#include <QPointer>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

namespace levwright {

// The stamps with picture, number and name. A click, Enter or the number picks one up; F2 renames, Delete
// removes.
class StampsPanel : public QWidget {
    Q_OBJECT

public:
    StampsPanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    // Shows the stamps of that shelf from now on. There are none before.
    void setShelf(StampShelf* shelf);
    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);
    // Stamps are drawn only while somebody sees them.
    void setActive(bool active);

Q_SIGNALS:
    // The user wants to put it on the map.
    void wanted(int number);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(const char* name, const QString& text, const QString& tip);
    void update();
    void updateButtons();
    // 0 if none is chosen.
    int chosen() const;
    void pickUpChosen();
    void renameChosen();
    void removeChosen();
    void takeName(const QStandardItem& item);
    bool obeyKey(int key);

    Session& m_session;
    Theme m_theme;
    MapLook m_look;
    QPointer<StampShelf> m_shelf;
    bool m_isActive = false;
    QStandardItemModel m_model;
    QTreeView* m_list;
    QToolButton* m_rename;
    QToolButton* m_remove;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picker/ThingModel.h"

#include <QListView>
#include <QTimer>

#include <optional>

namespace levwright {

// Things to take: a click or Return takes one into the hand, a drag puts it where it is dropped. The recent
// ones are a row of pictures with names below, of a height that never changes.
class ThingPalette : public QListView {
    Q_OBJECT

public:
    ThingPalette(Session& session, const Theme& theme, ThingTab tab, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) { m_model.setTheme(theme); }
    void setMapLook(const MapLook& look) { m_model.setMapLook(look); }
    void showMatching(const QString& words);
    void setRecent(const QStringList& names) { m_model.setRecent(names); }
    bool isEmpty() const { return m_model.rowCount() == 0; }
    // False if nothing that is shown can be taken.
    bool takeFirstShown();
    // Marks the thing in the hand; empty if nothing is held.
    void showHeld(const std::optional<PaletteThing>& thing);

Q_SIGNALS:
    void taken(const levwright::PaletteThing& thing);
    // Emitted while a thing is dragged, and when it is dropped.
    void dragged(const QPoint& globalPosition);
    void dropped(const QPoint& globalPosition);
    void letGo();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void beRow();
    void arrangeCells();
    int cellWidth() const;
    bool take(const QModelIndex& index);

    ThingTab m_tab;
    ThingModel m_model;
    QTimer m_update; // updates what is allowed, when nobody is typing
    QModelIndex m_pressed;
    QPoint m_pressedAt;
    bool m_isDragged = false;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/EditorPage.h"

#include <QPoint>
#include <QTabBar>
#include <QTabWidget>

#include <optional>

namespace levwright {

// Tabs that keep their names readable: they scroll instead of shrinking, and a long name keeps its end. The
// tab in front has a line of the accent colour while its side is the active one. A tab that is scrolled out
// up to its button shows no button, because nobody could tell what that closes.
class DocumentTabBar : public QTabBar {
    Q_OBJECT

public:
    explicit DocumentTabBar(QWidget* parent);

    void setActive(bool active);

Q_SIGNALS:
    // A tab, which is the current one, is dragged and let go; the pointer may be anywhere.
    void dragged(const QPoint& globalPosition);
    void letGo(const QPoint& globalPosition);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    QSize tabSizeHint(int tab) const override;
    QSize minimumTabSizeHint(int tab) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showButtonsOfNames();

    bool m_active = true;
    std::optional<QPoint> m_pressed; // where a tab was pressed
    bool m_isDragged = false;        // far enough that it is not a click
};

// One side of the window: the pages of some documents, each with its tab.
class TabPane : public QTabWidget {
    Q_OBJECT

public:
    // barName: the object name of the bar with the tabs.
    TabPane(const QString& barName, QWidget* parent);

    EditorPage* pageAt(int tab) const { return qobject_cast<EditorPage*>(widget(tab)); }
    // Whether what the user does goes to this side.
    void setActive(bool active);
    // Without a signal that another page is in front.
    void insertPage(int tab, EditorPage& page);
    void takePage(EditorPage& page);
    void setTitle(EditorPage& page, const QString& title, const QString& toolTip);

Q_SIGNALS:
    // The user chose the page, which may be in front already.
    void chosen(levwright::EditorPage& page);
    void closeWanted(levwright::EditorPage& page);
    void menuWanted(levwright::EditorPage& page, const QPoint& globalPosition);
    // Its tab is dragged and let go; the pointer may be anywhere.
    void dragged(levwright::EditorPage& page, const QPoint& globalPosition);
    void letGo(levwright::EditorPage& page, const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DocumentTabBar* m_bar;
};

} // namespace levwright

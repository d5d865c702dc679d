// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QToolButton>
#include <QWidget>

namespace levwright {

// Buttons in columns, with as many columns as the height requires, so that all buttons are always visible.
class ToolGrid : public QWidget {
    Q_OBJECT

public:
    explicit ToolGrid(const QList<QAction*>& actions, QWidget* parent = nullptr);

    // The size of the icons, in percent of the usual size.
    void setScale(int percent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    int columnsFor(int height) const;

    QList<QToolButton*> m_buttons;
    QSize m_button;
};

} // namespace levwright

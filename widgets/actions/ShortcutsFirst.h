// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

namespace levwright {

// The shortcuts of a window's actions mean the same wherever its focus is: without this, a field or a text
// takes Ctrl+Z or Ctrl+E for an editing command of its own.
class ShortcutsFirst : public QObject {
    Q_OBJECT

public:
    explicit ShortcutsFirst(QWidget& window);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget& m_window;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

namespace levwright {

// Gives the shortcuts of a window's actions priority wherever the focus is. Otherwise a field or a text takes
// Ctrl+Z or Ctrl+E for its own editing commands.
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

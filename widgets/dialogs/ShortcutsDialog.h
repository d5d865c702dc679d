// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace levwright {

// All commands with their keys, from the table of actions, and the keys of the map.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget* parent = nullptr);
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace levwright {

// The page of keys of a playtest.
class PlayKeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit PlayKeysDialog(QWidget* parent = nullptr);
};

} // namespace levwright

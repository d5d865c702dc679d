// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/BreakWatch.h"

#include <QComboBox>
#include <QLineEdit>
#include <QWidget>

#include <optional>

namespace levwright {

// Chooses when walks and replays stop.
class BreakBar : public QWidget {
    Q_OBJECT

public:
    explicit BreakBar(QWidget* parent = nullptr);

    std::optional<playtest::BreakCondition> condition() const;

Q_SIGNALS:
    void changed();
    // The user pressed Return; the focus should go elsewhere.
    void left();

private:
    QLineEdit* m_name;
    QComboBox* m_when;
};

} // namespace levwright

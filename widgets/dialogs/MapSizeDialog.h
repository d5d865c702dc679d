// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace levwright {

// Asks how large the map of a part is to be, and where in it everything goes.
class MapSizeDialog : public QDialog {
    Q_OBJECT

public:
    // Columns and rows of the map as it is, and how many a map may have.
    MapSizeDialog(Point size, Point limit, QWidget* parent = nullptr);

    // What the map becomes, in cells of the map as it is.
    Area wanted() const;
    // A sentence about what is asked for; isPossible: it can be done.
    void say(const QString& sentence, bool isPossible);

Q_SIGNALS:
    void changed(const levwright::Area& wanted);

private:
    QSpinBox* addNumber(const QString& name, int lowest, int highest, int value);

    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QSpinBox* m_right;
    QSpinBox* m_down;
    QLabel* m_said;
    QPushButton* m_accept = nullptr;
};

} // namespace levwright

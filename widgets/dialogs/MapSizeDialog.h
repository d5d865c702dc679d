// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace levwright {

// Asks for the new size of a part's map, and for the place of the old map in it.
class MapSizeDialog : public QDialog {
    Q_OBJECT

public:
    // size: columns and rows of the map now. limit: the most that a map may have.
    MapSizeDialog(Point size, Point limit, QWidget* parent = nullptr);

    // The new area of the map, in cells of the map as it is.
    Area wanted() const;
    // Shows a sentence about the requested size; isPossible: whether the size is possible.
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

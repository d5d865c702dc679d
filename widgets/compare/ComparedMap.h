// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QPixmap>
#include <QScrollArea>

#include <optional>

namespace levwright {

// A picture of a map of which cells can be selected, with the mouse or with the arrow keys and Shift.
class ComparedMap : public QScrollArea {
    Q_OBJECT

public:
    ComparedMap(const QString& name, QWidget* parent);

    // cell: its size in the picture.
    void show(const QPixmap& picture, QSize cell);
    // Shows a sentence in place of a picture.
    void showWords(const QString& words);
    void setSelection(const std::optional<Area>& cells);
    void makeVisible(Point cell);
    // What stands in the selected cells, for those who hear it.
    void describe(const QString& words);

Q_SIGNALS:
    // By the user; the corners are in order and inside of the picture.
    void selected(const levwright::Area& cells);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paintSheet();
    std::optional<Point> cellAt(QPoint at) const;
    bool moveBy(Point step, bool extends);
    void select(Point from, Point to);

    QPixmap m_picture;
    QSize m_cellSize{1, 1};
    QString m_words;
    QWidget* m_sheet;
    std::optional<Area> m_selection;
    Point m_anchor;             // where the selection began
    std::optional<Point> m_end; // where it ends; kept if the selection could not be made
};

} // namespace levwright

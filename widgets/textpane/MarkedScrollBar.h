// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QScrollBar>

#include <vector>

namespace levwright {

// A vertical scroll bar with marks for lines of the text. A click on a mark asks for its line.
class MarkedScrollBar : public QScrollBar {
    Q_OBJECT

public:
    struct Mark {
        int line = 0;
        QColor color;
        bool operator==(const Mark&) const = default;
    };

    explicit MarkedScrollBar(QWidget* parent) : QScrollBar(Qt::Vertical, parent) {}

    // Marks that come later lie over those before. lines: in the text, at least 1.
    void setMarks(std::vector<Mark> marks, int lines);
    const std::vector<Mark>& marks() const { return m_marks; }
    // Where the mark of a line is, in the coordinates of the scroll bar.
    QRect placeOf(int line) const { return placeOf(line, groove()); }

Q_SIGNALS:
    void lineWanted(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRect groove() const;
    // Asking for the groove takes time, so it is asked for once for all marks.
    QRect placeOf(int line, const QRect& all) const;

    std::vector<Mark> m_marks;
    int m_lines = 1;
};

} // namespace levwright

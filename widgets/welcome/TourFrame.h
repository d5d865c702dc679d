// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace levwright {

// A widget of the window, or a part of one.
struct TourPlace {
    QPointer<QWidget> widget;
    QRect part; // in coordinates of the widget; empty for all of it
};

// Lines around places of a window. They cover nothing else, take no clicks, and follow the places when these
// move, change their size, or hide.
class TourFrame : public QObject {
    Q_OBJECT

public:
    explicit TourFrame(QWidget* window);

    // Nothing is framed without places.
    void surround(const QList<TourPlace>& places);
    // In coordinates of the window; empty while nothing is framed.
    QRegion lines() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QRegion around(const TourPlace& place) const;
    void follow();

    QWidget* m_window;
    QList<TourPlace> m_places;
    QList<QPointer<QWidget>> m_watched; // the places and all that they lie in
    QList<QWidget*> m_lines;
    bool m_isBehind = false; // something moved since the lines were put
};

} // namespace levwright

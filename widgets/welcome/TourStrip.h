// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace levwright {

// The words of one step of the tour.
struct TourText {
    QString title;
    QString text;
};

// Explains one step of the tour after the other. It stands above the documents and covers nothing. Escape
// leaves, the arrow keys go through the buttons.
class TourStrip : public QFrame {
    Q_OBJECT

public:
    explicit TourStrip(QWidget* parent = nullptr);

    // step: from 0, below count. The strip gets the keyboard.
    void explain(const TourText& words, int step, int count);

Q_SIGNALS:
    void nextWanted();
    void backWanted();
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* makeButton(const char* name, const QString& text);

    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
};

} // namespace levwright

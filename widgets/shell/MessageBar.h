// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <functional>

namespace levwright {

// A line above the editor that tells what did not work and stays until it is closed or replaced; never in the
// way of the keyboard.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const QString& text);
    // With a button that leads on, e.g. to the place.
    void showError(const QString& text, const QString& button, std::function<void()> run);
    QString text() const { return m_text->text(); }

private:
    QLabel* m_text;
    QPushButton* m_button;
    std::function<void()> m_run;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

#include <functional>
#include <vector>

class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace levwright {

// An action offered with a message.
struct MessageChoice {
    QString text;
    std::function<void()> run;
};

// A line above the editor that says what did not work. It stays until it is closed or replaced, and never
// takes the focus.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    // Each choice gets a button. Taking one closes the message.
    void showError(const QString& text, const std::vector<MessageChoice>& choices = {});
    QString text() const { return m_text->text(); }

Q_SIGNALS:
    void told();

protected:
    void setText(const QString& text) { m_text->setText(text); }
    void changeEvent(QEvent* event) override;

private:
    void inkClose();

    QLabel* m_text;
    QHBoxLayout* m_buttonRow;
    QToolButton* m_close;
    std::vector<QPushButton*> m_buttons;
};

} // namespace levwright

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

// What can be done about a message.
struct MessageChoice {
    QString text;
    std::function<void()> run;
};

// A line above the editor that tells what did not work and stays until it is closed or replaced; never in the
// way of the keyboard.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    // With a button for each choice; the message goes when one is taken.
    void showError(const QString& text, const std::vector<MessageChoice>& choices = {});
    QString text() const { return m_text->text(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void inkClose();

    QLabel* m_text;
    QHBoxLayout* m_buttonRow;
    QToolButton* m_close;
    std::vector<QPushButton*> m_buttons;
};

} // namespace levwright

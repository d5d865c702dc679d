// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QStringList>

namespace levwright {

// A line for commands of the world server: it completes their names, and the vertical arrow keys bring back
// what was sent before.
class CommandLine : public QLineEdit {
    Q_OBJECT

public:
    explicit CommandLine(QWidget* parent = nullptr);

Q_SIGNALS:
    void sent(const QString& command);
    // Escape: the keyboard is wanted elsewhere.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void send();
    void recall(int by);

    QStringList m_history;
    qsizetype m_recalled = 0; // index into it; its size: a new line
};

} // namespace levwright

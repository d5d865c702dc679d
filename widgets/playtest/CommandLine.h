// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QStringList>

namespace levwright {

// A line for commands to the world server. It completes their names, and the vertical arrow keys recall
// earlier commands.
class CommandLine : public QLineEdit {
    Q_OBJECT

public:
    explicit CommandLine(QWidget* parent = nullptr);

Q_SIGNALS:
    void sent(const QString& command);
    // The user pressed Escape; the focus should go elsewhere.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void send();
    void recall(int by);

    QStringList m_history;
    qsizetype m_recalled = 0; // index into the history; its size stands for a new line
};

} // namespace levwright

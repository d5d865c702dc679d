// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/CommandLine.h"

#include "core/world/Command.h"

#include <QCompleter>
#include <QFontDatabase>
#include <QKeyEvent>

#include <algorithm>

namespace levwright {

CommandLine::CommandLine(QWidget* parent) : QLineEdit(parent) {
    setObjectName(QStringLiteral("commandLine"));
    setAccessibleName(tr("Command for the world server"));
    setPlaceholderText(tr("A command, e.g. T_LIFEPOINTS 20"));
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QStringList names;
    for (const world::CommandRule& rule : world::allCommands())
        names << QString::fromLatin1(rule.name);
    auto* completer = new QCompleter(names, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::InlineCompletion);
    setCompleter(completer);
    connect(this, &QLineEdit::returnPressed, this, &CommandLine::send);
}

void CommandLine::send() {
    const QString command = text();
    if (command.isEmpty())
        return;
    m_history.removeAll(command);
    m_history << command;
    m_recalled = m_history.size();
    clear();
    Q_EMIT sent(command);
}

void CommandLine::recall(int by) {
    m_recalled = std::clamp<qsizetype>(m_recalled + by, 0, m_history.size());
    setText(m_recalled < m_history.size() ? m_history[m_recalled] : QString());
}

void CommandLine::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
        recall(-1);
        return;
    case Qt::Key_Down:
        recall(1);
        return;
    case Qt::Key_Escape:
        Q_EMIT left();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace levwright

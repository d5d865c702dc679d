// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/Terminal.h"

#include "core/base/Phrase.h"
#include "widgets/session/FilePath.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <array>
#include <unistd.h>

namespace levwright {
namespace {

struct TerminalProgram {
    const char* name;
    const char* runs; // the words before the command
};

constexpr std::array<TerminalProgram, 6> terminals{{{"x-terminal-emulator", "-e"},
                                                    {"konsole", "-e"},
                                                    {"gnome-terminal", "--"},
                                                    {"xfce4-terminal", "-x"},
                                                    {"alacritty", "-e"},
                                                    {"xterm", "-e"}}};

bool isInstalled(const QString& program) {
    return !QStandardPaths::findExecutable(program).isEmpty();
}

// The words to put before a command to run it in a terminal; empty if there is no terminal.
QStringList terminalWords() {
    const QString chosen = qEnvironmentVariable("TERMINAL");
    if (!chosen.isEmpty() && isInstalled(chosen))
        return {chosen, QStringLiteral("-e")};
    for (const TerminalProgram& terminal : terminals) {
        if (isInstalled(QString::fromLatin1(terminal.name)))
            return {QString::fromLatin1(terminal.name), QString::fromLatin1(terminal.runs)};
    }
    return {};
}

} // namespace

Result<void> startGame(const InstalledGame& game, const Playground& playground) {
    const QString command =
        QString::fromStdString(shellCommand(launchOf(game, playground.folder, ::geteuid() == 0)));
    const QString transcript = fromPath(transcriptIn(playground.folder));
    if (QFile file(transcript); !file.open(QIODevice::WriteOnly))
        return failure(say("Cannot write {}", transcript.toStdString()));
    QStringList words = game.isInTerminal ? terminalWords() : QStringList{QStringLiteral("env")};
    if (words.isEmpty())
        return failure(
            say("There is no terminal to play in. On Debian and Ubuntu, the package xterm installs one."));
    const bool canWriteDown = game.isInTerminal && isInstalled(QStringLiteral("script"));
    if (canWriteDown)
        words << QStringLiteral("script") << QStringLiteral("-q") << QStringLiteral("-f")
              << QStringLiteral("-c") << command << transcript;
    else
        words << QStringLiteral("sh") << QStringLiteral("-c") << command;
    const QString program = words.takeFirst();
    if (!QProcess::startDetached(program, words))
        return failure(say("Cannot start {}", program.toStdString()));
    return {};
}

} // namespace levwright

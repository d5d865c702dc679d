// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/cli/Shells.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace levwright::shells_test {
namespace {

// Completion in zsh needs a terminal. These functions stand for what it calls: they print the words that
// begin as the one under the cursor.
constexpr const char* zshFrame = R"(
setopt extended_glob null_glob
typed() { print -l -- ${(M)@:#$PREFIX*} }
compadd() { [[ $1 != -- ]] || shift; typed "$@" }
_files() {
  case "$1" in
    (-/) typed *(/) ;;
    (-g) typed *(/) ${~2} ;;
    (*) typed * ;;
  esac
}
complete_() { source $1 }
words=(levwright-cli "${@[2,-1]}") CURRENT=$#words PREFIX=$words[-1]
complete_ $1
)";

QStringList argumentsOf(const QString& shell, const QString& words) {
    const QString folder = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/completion/");
    if (shell == "bash")
        return {"--norc", "-c",
                "source \"$0\"; COMP_WORDS=(levwright-cli " + words +
                    "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _levwright_cli; printf '%s\\n' "
                    "\"${COMPREPLY[@]}\"",
                folder + "levwright-cli.bash"};
    QStringList typed = words.split(' ');
    typed.replaceInStrings("''", "");
    if (shell == "zsh")
        return QStringList{"-f", "-c", zshFrame, "zsh", folder + "_levwright-cli"} + typed;
    return {"--no-config", "-c", "source $argv[1]; complete -C $argv[2] | string split -f 1 \\t",
            folder + "levwright-cli.fish", "levwright-cli " + typed.join(' ')};
}

} // namespace

std::optional<Offer> offerOf(const QString& shell, const QString& words, const QString& folder) {
    const QString program = QStandardPaths::findExecutable(shell);
    if (program.isEmpty())
        return std::nullopt;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", QFileInfo(LEVWRIGHT_CLI).path() + ':' + environment.value("PATH"));
    environment.insert("HOME", folder); // nothing of the user's shell
    environment.insert("XDG_CONFIG_HOME", folder + "/folder");
    environment.insert("XDG_DATA_HOME", folder + "/folder");
    environment.insert("XDG_CACHE_HOME", folder + "/folder");
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(program, argumentsOf(shell, words));
    if (!process.waitForFinished())
        return Offer{{}, process.errorString()};
    Offer offer{QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts),
                QString::fromUtf8(process.readAllStandardError())};
    for (QString& word : offer.words) {
        if (word.endsWith('/'))
            word.chop(1);
    }
    offer.words.sort();
    return offer;
}

} // namespace levwright::shells_test

// SPDX-License-Identifier: GPL-3.0-or-later
// Compares our compiler of NetHack 3.6 levels with another one, on random descriptions.
//     compare_lev_comp COMPILER COUNT
// COMPILER is a lev_comp of NetHack 3.6, such as that of Debian's nethack-common. If the two differ in exit
// status, messages or files, the description and both results are printed, and the exit status is 1. The
// first eight bytes of a file, which hold the version, are not compared. One difference is accepted: for a
// statement that ends in a syntax error, the other compiler may also report errors in its beginning, while
// ours reports only the syntax error.
#include "app/cli/LevComp.h"
#include "tests/support/RandomPrograms.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

using namespace levwright;

namespace {

struct Outcome {
    int status = 0;
    QByteArray messages;
    QMap<QString, QByteArray> files;
};

constexpr qsizetype versionSize = 8;

Outcome ours(const std::string& text) {
    MemoryFileStore store;
    Outcome outcome;
    if (!store.replace("t.des", text))
        return outcome;
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const std::vector<std::string> arguments{"--target", "nethack-3.6", "t.des"};
    outcome.status = cli::levComp(arguments, cli::Console{store, in, out, errors});
    outcome.messages = QByteArray::fromStdString(errors.str());
    for (const auto& [path, bytes] : store.files()) {
        if (path != "t.des")
            outcome.files.insert(QString::fromStdString(path.string()),
                                 QByteArray::fromStdString(bytes).mid(versionSize));
    }
    return outcome;
}

Outcome theirs(const QString& compiler, const std::string& text) {
    const QTemporaryDir folder;
    QFile source(folder.filePath(QStringLiteral("t.des")));
    Outcome outcome;
    if (!source.open(QIODevice::WriteOnly) || source.write(QByteArray::fromStdString(text)) < 0)
        return outcome;
    source.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(compiler, {QStringLiteral("t.des")});
    process.waitForFinished();
    outcome.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    outcome.messages = process.readAllStandardError();
    const QDir made(folder.path());
    for (const QString& name : made.entryList({QStringLiteral("*.lev")}, QDir::Files | QDir::Hidden)) {
        QFile level(made.filePath(name));
        if (level.open(QIODevice::ReadOnly))
            outcome.files.insert(name, level.readAll().mid(versionSize));
    }
    return outcome;
}

// Whether our messages only lack lines directly before the syntax error.
bool isShorterBySyntaxError(const QByteArray& theirs, const QByteArray& ours) {
    const QList<QByteArray> expected = theirs.split('\n');
    const QList<QByteArray> got = ours.split('\n');
    const qsizetype lacking = expected.size() - got.size();
    const auto isSyntaxError = [](const QByteArray& line) { return line.contains(": syntax error"); };
    const auto error = std::ranges::find_if(got, isSyntaxError);
    if (lacking <= 0 || error == got.end())
        return false;
    const qsizetype before = error - got.begin();
    return expected.first(before) == got.first(before) && expected.mid(before + lacking) == got.mid(before);
}

bool agree(const Outcome& theirs, const Outcome& ours) {
    return theirs.status == ours.status && theirs.files == ours.files &&
           (theirs.messages == ours.messages || isShorterBySyntaxError(theirs.messages, ours.messages));
}

void show(const char* whose, const Outcome& outcome) {
    std::printf("-- %s: status %d\n%s", whose, outcome.status, outcome.messages.constData());
    for (auto file = outcome.files.begin(); file != outcome.files.end(); ++file)
        std::printf("%s: %lld bytes\n", qPrintable(file.key()), static_cast<long long>(file->size()));
}

} // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::fputs("usage: compare_lev_comp COMPILER COUNT\n", stderr);
        return 2;
    }
    const QString compiler = QString::fromLocal8Bit(words[1]);
    const unsigned long number = std::strtoul(words[2], nullptr, 10);
    unsigned long differing = 0;
    unsigned long accepted = 0;
    for (std::uint32_t seed = 0; seed < number; ++seed) {
        const std::string text = seed % 2 == 0 ? randomProgram(seed) : randomWrongProgram(seed);
        const Outcome expected = theirs(compiler, text);
        const Outcome got = ours(text);
        accepted += expected.status == 0 ? 1 : 0;
        if (agree(expected, got))
            continue;
        constexpr unsigned long shown = 10;
        if (++differing > shown)
            continue;
        std::printf("== seed %u\n%s", seed, text.c_str());
        show("theirs", expected);
        show("ours", got);
    }
    std::printf("%lu descriptions compared (%lu accepted), %lu differ\n", number, accepted, differing);
    return differing == 0 && number > 0 ? 0 : 1;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Real levels of variants. No command refuses one because of a word that it does not know.
#include "app/cli/Program.h"
#include "core/base/FileStore.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

namespace levwright::variants_test {
namespace {

struct Outcome {
    int status = 0;
    std::string errors;
};

Outcome run(const std::vector<std::string>& arguments, MemoryFileStore& files) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{files, in, out, errors});
    return {status, errors.str()};
}

// The name of the first level; empty in a script.
std::string firstLevel(const QByteArray& text) {
    static const QRegularExpression header(QStringLiteral("^(?:MAZE|LEVEL)\\s*:\\s*\"([^\"]*)\""),
                                           QRegularExpression::MultilineOption);
    return header.match(QString::fromLatin1(text)).captured(1).toStdString();
}

} // namespace

class VariantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commandsWork_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("newer"); // the game that it is converted for
        const std::pair<QString, QString> folders[] = {
            {QStringLiteral("evilhack/des"), QStringLiteral("nethack-3.7")},
            {QStringLiteral("slashthem/des"), QStringLiteral("nethack-3.6")},
            {QStringLiteral("crecellehack/lua"), QStringLiteral("nethack-3.6")}};
        // These files describe no level.
        const QStringList others{QStringLiteral("dungeon.lua"), QStringLiteral("quest.lua"),
                                 QStringLiteral("nhcore.lua"), QStringLiteral("nhlib.lua"),
                                 QStringLiteral("themerms.lua")};
        for (const auto& [folder, newer] : folders) {
            const QDir files(sharedFolder() + QStringLiteral("/corpus/variants/") + folder);
            for (const QString& name : files.entryList({QStringLiteral("*.des"), QStringLiteral("*.lua")})) {
                if (!others.contains(name))
                    QTest::addRow("%s/%s", qPrintable(folder), qPrintable(name))
                        << files.filePath(name) << newer;
            }
        }
    }
    void commandsWork() {
        QFETCH(const QString, path);
        QFETCH(const QString, newer);
        const QByteArray text = fileBytes(path);
        const std::string name = path.endsWith(QStringLiteral(".lua")) ? "f.lua" : "f.des";
        MemoryFileStore files;
        QVERIFY(files.replace(name, text.toStdString()));
        QVERIFY(run({"check", name}, files).status <= 1);
        std::vector<std::string> level;
        if (const std::string first = firstLevel(text); !first.empty())
            level = {"--level", first};
        const auto works = [&](std::vector<std::string> arguments, const std::vector<std::string>& more,
                               int mostStatus) {
            arguments.insert(arguments.end(), level.begin(), level.end());
            arguments.insert(arguments.end(), more.begin(), more.end());
            const Outcome outcome = run(arguments, files);
            if (outcome.status > mostStatus)
                qWarning("%s: %s", arguments.front().c_str(), outcome.errors.c_str());
            return outcome.status <= mostStatus;
        };
        QVERIFY(works({"roll", name}, {}, 1)); // the game may end
        QVERIFY(works({"stats", name, "--rolls", "4"}, {}, 0));
        QVERIFY(works({"minihack", name, "-o", "m.txt"}, {}, 0));
        const Outcome converted = run({"convert", name, "--to", newer.toStdString(), "-o", "made"}, files);
        QVERIFY2(converted.status == 0, converted.errors.c_str());
    }
};

LEVWRIGHT_TEST(VariantsTest)

} // namespace levwright::variants_test

#include "VariantsTest.moc"

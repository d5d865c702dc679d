// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "app/cli/Program.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <array>
#include <sstream>

namespace levwright::command_line_test {
namespace {

constexpr std::array<cli::OptionRule, 6> rules{{{"-w"},
                                                {"--json"},
                                                {"--target", cli::OptionValue::Required},
                                                {"-o", cli::OptionValue::Required},
                                                {"--turn", cli::OptionValue::Optional},
                                                {"-s", cli::OptionValue::Optional}}};

std::vector<std::string> split(const QString& words) {
    std::vector<std::string> list;
    for (const QString& word : words.isEmpty() ? QStringList() : words.split(' '))
        list.push_back(word.toStdString());
    return list;
}

QString textOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        QTest::qFail(qPrintable(path), __FILE__, __LINE__);
    return QString::fromUtf8(file.readAll());
}

// The options in the first lines of each command's help.
QMap<QString, QSet<QString>> optionsOfCommands() {
    MemoryFileStore store;
    std::istringstream in;
    std::ostringstream out;
    cli::runProgram("", std::vector<std::string>{"--help"}, {store, in, out, out});
    static const QRegularExpression synopsis(QStringLiteral("^levwright-cli ([a-z_-]+)( .*)?$"),
                                             QRegularExpression::MultilineOption);
    static const QRegularExpression option(QStringLiteral("(?<![a-z0-9-])--?[a-z][a-z-]*"));
    QMap<QString, QSet<QString>> named;
    for (const auto& match : synopsis.globalMatch(QString::fromStdString(out.str()))) {
        if (match.captured(1).startsWith('-'))
            continue;
        QSet<QString>& options = named[match.captured(1)];
        options << "--help";
        for (const auto& word : option.globalMatch(match.captured(2)))
            options << word.captured();
    }
    return named;
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void words_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("words"); // option=value or [operand], or else the error
        QTest::newRow("nothing") << "" << "";
        QTest::newRow("operands") << "a b" << "[a] [b]";
        QTest::newRow("flags") << "-w a --json" << "-w= [a] --json=";
        QTest::newRow("value behind") << "--target x -o y z" << "--target=x -o=y [z]";
        QTest::newRow("value attached") << "--target=x -oy z" << "--target=x -o=y [z]";
        QTest::newRow("equals in the value") << "--target=x=y -o=z" << "--target=x=y -o==z";
        QTest::newRow("empty value") << "--target= a" << "--target= [a]";
        QTest::newRow("value like an option") << "-o -w --target --json" << "-o=-w --target=--json";
        QTest::newRow("value --") << "-o -- a" << "-o=-- [a]";
        QTest::newRow("end of options") << "-w -- --json -o -- a" << "-w= [--json] [-o] [--] [a]";
        QTest::newRow("standard input") << "- -o -" << "[-] -o=-";
        QTest::newRow("optional, missing") << "-s -w --turn" << "-s= -w= --turn=";
        QTest::newRow("optional, there") << "-s 3 --turn x a" << "-s=3 --turn=x [a]";
        QTest::newRow("optional, attached") << "-s3 --turn=x a" << "-s=3 --turn=x [a]";
        QTest::newRow("optional, negative") << "-s -3 --turn -- a" << "-s=-3 --turn= [a]";
        QTest::newRow("last value missing") << "a --target" << "--target needs a value; see --help";
        QTest::newRow("short value missing") << "-o" << "-o needs a value; see --help";
        QTest::newRow("value of a flag") << "--json=1" << "--json takes no value; see --help";
        QTest::newRow("unknown") << "a --foo=1" << "unknown option “--foo=1”; see --help";
        QTest::newRow("unknown, short") << "-x" << "unknown option “-x”; see --help";
        QTest::newRow("flags do not join") << "-ww" << "unknown option “-ww”; see --help";
        QTest::newRow("no prefixes") << "--targ x" << "unknown option “--targ”; see --help";
    }
    void words() {
        QFETCH(const QString, arguments);
        QFETCH(const QString, words);
        const auto read = cli::readCommandLine(split(arguments), rules, cli::SingleDash::IsError);
        QStringList found;
        for (const cli::CommandWord& word : read.value_or(std::vector<cli::CommandWord>()))
            found << (word.option.empty()
                          ? QStringLiteral("[%1]").arg(QString::fromStdString(word.value))
                          : QString::fromStdString(std::string(word.option) + "=" + word.value));
        QCOMPARE(read ? found.join(' ') : QString::fromStdString(read.error().message), words);
    }

    void singleDash() {
        const auto read = cli::readCommandLine(split("-x -ox -"), rules, cli::SingleDash::IsOperand);
        QVERIFY(read);
        const std::vector<cli::CommandWord> wanted{{{}, "-x"}, {"-o", "x"}, {{}, "-"}};
        QVERIFY(*read == wanted);
    }

    // All commands word their usage errors alike.
    void refusals_data() {
        QTest::addColumn<QString>("command");
        for (const char* command : {"lev_comp", "dgn_comp", "check", "decompile", "roll", "stats", "lens",
                                    "survey", "roll-dungeon", "playtest", "archive", "world"})
            QTest::newRow(command) << command;
    }
    void refusals() {
        QFETCH(const QString, command);
        const std::string name = command.toStdString();
        MemoryFileStore store;
        const auto told = [&](std::vector<std::string> words, int status) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream errors;
            words.insert(words.begin(), name);
            const int found = cli::runProgram("levwright-cli", words, {store, in, out, errors});
            return found == status ? errors.str() + out.str() : "status " + std::to_string(found);
        };
        QCOMPARE(told({"--foo"}, 2), name + ": unknown option “--foo”; see --help\n");
        QCOMPARE(told({"--foo\x1b"}, 2), name + ": unknown option “--foo\\x1b”; see --help\n");
        QVERIFY(told({"--help"}, 0).starts_with("levwright-cli lev_comp"));
        if (command != "world")
            QVERIFY(!told({"--", "--help"}, 2).starts_with("levwright-cli"));
    }

    // The help, the completion of each shell and the manual page list the same options.
    void completionIsInStep_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("row"); // of a command; the options are captured
        QTest::newRow("bash") << "completion/levwright-cli.bash" << "^ +%1\\) words='([^']*)'";
        QTest::newRow("zsh") << "completion/_levwright-cli" << "^ +\\(%1\\) offered='([^']*)'";
        QTest::newRow("fish") << "completion/levwright-cli.fish" << "^ +case %1\\n +set options '([^']*)'";
    }
    void completionIsInStep() {
        QFETCH(const QString, file);
        QFETCH(const QString, row);
        const QString completion = textOf(LEVWRIGHT_SOURCE_DIR "/packaging/" + file);
        const QMap<QString, QSet<QString>> named = optionsOfCommands();
        QCOMPARE(named.size(), 24);
        for (const auto& [command, options] : named.asKeyValueRange()) {
            const QRegularExpression pattern(row.arg(command), QRegularExpression::MultilineOption);
            const QRegularExpressionMatch match = pattern.match(completion);
            QVERIFY2(match.hasMatch(), qPrintable(command));
            const QStringList words = match.captured(1).split(' ');
            QCOMPARE(QSet<QString>(words.begin(), words.end()), options);
        }
    }

    // The page of the command line has a section for each command, those of the two compilers all of their
    // options.
    void manualIsInStep() {
        const auto pageOf = [](const QString& name) {
            return textOf(LEVWRIGHT_MANUALS "/" + name + ".6").replace("\\-", "-");
        };
        const QStringList sections = pageOf("levwright-cli").split("\n.SS \"");
        const QMap<QString, QSet<QString>> named = optionsOfCommands();
        for (const auto& [command, options] : named.asKeyValueRange()) {
            const auto section = std::ranges::find_if(
                sections, [&](const QString& text) { return text.startsWith(command + '"'); });
            QVERIFY2(section != sections.end(), qPrintable(command));
            for (const QString& option : options) {
                const QRegularExpression whole("(?<![a-z0-9-])" + option + "(?![a-z-])");
                QVERIFY2(option == "--help" || section->contains(whole), qPrintable(command + ' ' + option));
                if (command.endsWith("_comp"))
                    QVERIFY2(pageOf("levwright-" + command).contains("\n.B" + QString(" ") + option) ||
                                 pageOf("levwright-" + command).contains("\n.BI " + option + " "),
                             qPrintable(command + ' ' + option));
            }
        }
    }

    void manualOfTheEditorIsInStep() {
        QProcess process;
        process.start(LEVWRIGHT_EDITOR, {"--help"});
        QVERIFY(process.waitForFinished());
        const QString help = QString::fromUtf8(process.readAllStandardOutput());
        const QString page = textOf(LEVWRIGHT_MANUALS "/levwright.6").replace("\\-", "-");
        static const QRegularExpression option(QStringLiteral("--?[a-z][a-z-]*(?=[ ,\n])"));
        int found = 0;
        for (const auto& match : option.globalMatch(help)) {
            const QRegularExpression whole(match.captured() + "(?![a-z-])");
            QVERIFY2(page.contains(whole), qPrintable(match.captured()));
            ++found;
        }
        QVERIFY(found >= 14);
    }

    void manualIsWellFormed_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"levwright", "levwright-cli", "levwright-lev_comp", "levwright-dgn_comp"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void manualIsWellFormed() {
        QFETCH(const QString, page);
        const QString tool = QStandardPaths::findExecutable("mandoc");
        if (tool.isEmpty())
            QSKIP("no mandoc here");
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(tool, {"-T", "lint", "-W", "warning", LEVWRIGHT_MANUALS "/" + page + ".6"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(QString::fromUtf8(process.readAll()), QString());
        QVERIFY(!textOf(LEVWRIGHT_MANUALS "/" + page + ".6").contains('@'));
    }
};

LEVWRIGHT_TEST(CommandLineTest)

} // namespace levwright::command_line_test

#include "CommandLineTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "app/cli/Program.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

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

    // The help and the completion list the same options.
    void completionIsInStep() {
        MemoryFileStore store;
        std::istringstream in;
        std::ostringstream out;
        QCOMPARE(int(cli::runProgram("", std::vector<std::string>{"--help"}, {store, in, out, out})), 0);
        QFile file(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/packaging/completion/levwright-cli.bash"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString completion = QString::fromUtf8(file.readAll());
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
        QCOMPARE(named.size(), 24);
        for (const auto& [command, options] : named.asKeyValueRange()) {
            const QRegularExpression row("^ +" + command + "\\) words='([^']*)'",
                                         QRegularExpression::MultilineOption);
            const QRegularExpressionMatch match = row.match(completion);
            QVERIFY2(match.hasMatch(), qPrintable(command));
            const QStringList words = match.captured(1).split(' ');
            QCOMPARE(QSet<QString>(words.begin(), words.end()), options);
        }
    }
};

LEVWRIGHT_TEST(CommandLineTest)

} // namespace levwright::command_line_test

#include "CommandLineTest.moc"

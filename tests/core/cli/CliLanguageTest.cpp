// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Language.h"
#include "core/base/Phrase.h"
#include "tests/support/TestProgram.h"

#include <QMap>
#include <QTest>

namespace levwright::cli_language_test {

using Variables = QMap<QString, QByteArray>;

class CliLanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void environmentsChoose_data() {
        QTest::addColumn<Variables>("variables");
        QTest::addColumn<QString>("language");
        QTest::newRow("nothing") << Variables{} << "";
        QTest::newRow("LANG") << Variables{{"LANG", "de_DE.UTF-8"}} << "de";
        QTest::newRow("LC_MESSAGES over LANG")
            << Variables{{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "ja_JP.utf8"}} << "ja";
        QTest::newRow("LC_ALL over all")
            << Variables{{"LC_ALL", "C"}, {"LC_MESSAGES", "ja_JP.utf8"}, {"LANGUAGE", "de"}} << "";
        QTest::newRow("C in UTF-8") << Variables{{"LC_ALL", "C.UTF-8"}, {"LANG", "de_DE.UTF-8"}} << "";
        QTest::newRow("an empty one does not count")
            << Variables{{"LC_ALL", ""}, {"LANG", "de_DE.UTF-8"}} << "de";
        QTest::newRow("the first known one of LANGUAGE")
            << Variables{{"LANG", "fr_FR.UTF-8"}, {"LANGUAGE", "fr:ja:de"}} << "ja";
        QTest::newRow("English in LANGUAGE")
            << Variables{{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "en_GB:de"}} << "";
        QTest::newRow("another encoding") << Variables{{"LANG", "ja_JP.eucJP"}} << "";
        QTest::newRow("no encoding") << Variables{{"LANG", "de_AT"}} << "de";
        QTest::newRow("another language") << Variables{{"LANG", "fr_FR.UTF-8"}} << "";
    }
    void environmentsChoose() {
        QFETCH(const Variables, variables);
        QFETCH(const QString, language);
        const Phrasebook* book = cli::phrasebookFor([&](const char* name) -> const char* {
            const auto found = variables.constFind(QString::fromLatin1(name));
            return found == variables.constEnd() ? nullptr : found->constData();
        });
        QCOMPARE(book == nullptr ? QString() : QString::fromUtf8(book->language), language);
    }

    void programsGetEnglish_data() {
        QTest::addColumn<QByteArray>("calledAs");
        QTest::addColumn<QByteArrayList>("arguments");
        QTest::addColumn<bool>("isForPrograms");
        const QByteArray cli = "levwright-cli";
        QTest::newRow("for people") << cli << QByteArrayList{"check", "f.des"} << false;
        QTest::newRow("json") << cli << QByteArrayList{"check", "--json", "f.des"} << true;
        QTest::newRow("compiler") << cli << QByteArrayList{"lev_comp", "f.des"} << true;
        QTest::newRow("called as a compiler")
            << QByteArray("/usr/games/dgn_comp") << QByteArrayList{} << true;
        QTest::newRow("world server") << cli << QByteArrayList{"world"} << true;
        QTest::newRow("language server") << cli << QByteArrayList{"lsp"} << true;
        QTest::newRow("behind the folder of games")
            << cli << QByteArrayList{"--game-dir", "here", "world"} << true;
        QTest::newRow("a file of that name") << cli << QByteArrayList{"check", "world"} << false;
        QTest::newRow("nothing") << cli << QByteArrayList{} << false;
        QTest::newRow("an option without its value") << cli << QByteArrayList{"--game-dir"} << false;
    }
    void programsGetEnglish() {
        QFETCH(const QByteArray, calledAs);
        QFETCH(const QByteArrayList, arguments);
        QFETCH(const bool, isForPrograms);
        std::vector<std::string> words;
        for (const QByteArray& argument : arguments)
            words.push_back(argument.toStdString());
        QCOMPARE(cli::isForPrograms(calledAs.toStdString(), words), isForPrograms);
    }
};

LEVWRIGHT_TEST(CliLanguageTest)

} // namespace levwright::cli_language_test

#include "CliLanguageTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Even indentation: what it looks like, and that games read the same.
#include "core/services/Formatting.h"

#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "tests/support/CompiledLevels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::formatting_test {
namespace {

AnalysisPtr analysisOf(const char* game, const QByteArray& text) {
    return Analysis::make(loadGame(game).value(), TextSnapshot(text.toStdString()), DocumentKind::Levels);
}

} // namespace

class FormattingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("even");
        const auto row = [](const char* name, const char* game, const char* text, const char* even) {
            QTest::newRow(name) << QByteArray(game) << QByteArray(text) << QByteArray(even);
        };
        row("classic", "nethack-3.4.3",
            "  MAZE:\"a\",' ' \nGEOMETRY:left,top\nMAP\n  ..  \nENDMAP\n\tGOLD:1,(0,0)\t\n",
            "MAZE:\"a\",' '\nGEOMETRY:left,top\nMAP\n  ..  \nENDMAP\nGOLD:1,(0,0)\n");
        row("line ends", "nethack-3.4.3", "MAZE:\"a\",' ' \r\nNOMAP\t\r\n", "MAZE:\"a\",' '\r\nNOMAP\r\n");
        row("behind a comment", "nethack-3.4.3", "MAZE:\"a\",' '\nNOMAP\n# Gold.\n  GOLD:1,(0,0)\n",
            "MAZE:\"a\",' '\nNOMAP\n# Gold.\nGOLD:1,(0,0)\n");
        row("blocks", "nethack-3.6",
            "LEVEL:\"a\"\nROOM:\"ordinary\",random,random,random,random {\nIF [50%] {\nSINK:random\n} ELSE "
            "{\n"
            "      SINK:random\n  }\n}\n",
            "LEVEL:\"a\"\nROOM:\"ordinary\",random,random,random,random {\n  IF [50%] {\n    SINK:random\n"
            "  } ELSE {\n    SINK:random\n  }\n}\n");
        row("a statement over lines", "nethack-3.6",
            "MAZE:\"a\",' '\nNOMAP\nMONSTER:('D',\"dragon\"),\n     random\n",
            "MAZE:\"a\",' '\nNOMAP\nMONSTER:('D',\"dragon\"),\n     random\n");
        row("script", "nethack-3.7",
            "for i=1,3 do\nif i == 2 then\ndes.monster({ id=\"newt\",\nx=1, y=1 })\nelse\ndes.map([[\n ..  "
            "\n]])\n"
            "end\nend\n",
            "for i=1,3 do\n  if i == 2 then\n    des.monster({ id=\"newt\",\n      x=1, y=1 })\n  else\n"
            "    des.map([[\n ..  \n]])\n  end\nend\n");
        row("long comment", "nethack-3.7", "--[[ a \n   b  \n]]\n  x = 1  \n",
            "--[[ a \n   b  \n]]\nx = 1\n");
    }
    void lines() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, even);
        const EditOutcome edit = services::formatted(*analysisOf(game.constData(), text), {.width = 2});
        QVERIFY(edit.has_value());
        QCOMPARE(QByteArray::fromStdString(edit->apply(text.toStdString())), even);
    }

    void refusals_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("map without geometry")
            << QByteArray("nethack-3.4.3") << QByteArray("MAZE:\"a\",' '\nMAP\n ..\n");
        QTest::newRow("open text") << QByteArray("nethack-3.4.3") << QByteArray("MAZE:\"a ,' ' \n");
        QTest::newRow("open string of a script")
            << QByteArray("nethack-3.7") << QByteArray("des.map([[\n ..\n");
    }
    void refusals() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        const EditOutcome edit = services::formatted(*analysisOf(game.constData(), text), {});
        QVERIFY(!edit);
        QVERIFY2(edit.error().reason.starts_with("Fix line "), edit.error().reason.c_str());
    }

    // A word with a bracket begins a statement only where a line begins.
    void blanksThatMean() {
        const EditOutcome edit = services::formatted(*analysisOf("nethack-3.6", "a\n io("), {});
        QVERIFY(!edit);
        QVERIFY2(edit.error().reason.starts_with("The indentation stays"), edit.error().reason.c_str());
    }

    void tabs() {
        const QByteArray text = "if x then\n  y = 1\nend\n";
        const EditOutcome edit =
            services::formatted(*analysisOf("nethack-3.7", text), {.width = 8, .isTab = true});
        QCOMPARE(QByteArray::fromStdString(edit.value().apply(text.toStdString())),
                 QByteArray("if x then\n\ty = 1\nend\n"));
    }

    void stockFiles_data() { addStockFolders(); }
    // The game makes the same of them, and what is even stays as it is.
    void stockFiles() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        const QDir files(sharedFolder() + "/corpus/" + folder);
        const QStringList names = files.entryList({"*.des", "*.def", "*.lua"}, QDir::Files, QDir::Name);
        QVERIFY(!names.isEmpty());
        for (const QString& name : names) {
            const std::string text = fileBytes(files.filePath(name)).toStdString();
            const AnalysisPtr analysis =
                Analysis::make(loaded, TextSnapshot(text), documentKindOf(name.toStdString(), text));
            const EditOutcome edit = services::formatted(*analysis, {.width = 3});
            QVERIFY2(edit.has_value(), qPrintable(name));
            const AnalysisPtr after = analysis->updated(*edit, TextSnapshot(edit->apply(text)));
            QVERIFY2(compiled(*after) == compiled(*analysis), qPrintable(name));
            QCOMPARE(after->diagnostics().size(), analysis->diagnostics().size());
            const EditOutcome again = services::formatted(*after, {.width = 3});
            QVERIFY2(again && again->changesNothing(after->text().bytes()), qPrintable(name));
        }
    }
};

LEVWRIGHT_TEST(FormattingTest)

} // namespace levwright::formatting_test

#include "FormattingTest.moc"

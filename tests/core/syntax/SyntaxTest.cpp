// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/language/ClassicLanguage.h"
#include "core/languages/classic/syntax/FileParser.h"
#include "core/languages/classic/syntax/LevelPatch.h"
#include "core/languages/games/Games.h"
#include "core/model/Game.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <random>

namespace levwright::syntax_test {
namespace {

TextSnapshot textOf(const QByteArray& bytes) {
    return TextSnapshot(bytes.toStdString());
}

QByteArray codesOf(const FileTree& tree) {
    QByteArrayList codes;
    for (const LevelPlace& level : tree.levels) {
        for (const Diagnostic& diagnostic : level.tree->diagnostics) {
            const auto line = tree.text.position(level.start + diagnostic.range.begin).line + 1;
            codes << QByteArray::number(qulonglong(line)) + ' ' +
                         QByteArray(kindOf(diagnostic.code).name.data());
        }
    }
    return codes.join(", ");
}

// Whether two trees of one text have the same meaning.
bool sameTrees(const FileTree& a, const FileTree& b) {
    if (a.levels.size() != b.levels.size())
        return false;
    for (std::size_t i = 0; i < a.levels.size(); ++i) {
        const LevelTree& x = *a.levels[i].tree;
        const LevelTree& y = *b.levels[i].tree;
        if (a.levels[i].start != b.levels[i].start || x.tokens != y.tokens || x.statements != y.statements ||
            x.sections != y.sections || x.diagnostics != y.diagnostics || x.firstError != y.firstError ||
            x.kind != y.kind)
            return false;
    }
    return true;
}

} // namespace

class SyntaxTest : public QObject {
    Q_OBJECT

    const GamePtr game = loadGame("nethack-3.4.3").value();
    const Dialect& dialect = classicGameOf(*game)->dialect();

private Q_SLOTS:
    void stockFilesAreClean_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles("nethack-3.4.3"))
            QTest::newRow(qPrintable(path.section('/', -1))) << path;
    }
    void stockFilesAreClean() {
        QFETCH(const QString, path);
        const QByteArray bytes = fileBytes(path);
        for (const LexMode mode : {LexMode::Tolerant, LexMode::Exact}) {
            const FileTree tree = parseFile(dialect, textOf(bytes), mode);
            QCOMPARE(QByteArray::fromStdString(printed(tree)), bytes);
            QCOMPARE(codesOf(tree), QByteArray());
            for (const LevelPlace& level : tree.levels)
                QVERIFY(!level.tree->firstError);
        }
    }

    void everyPrefixPrintsItself() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const QString name : {"/tower.des", "/oracle.des"}) {
            const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des" + name);
            for (qsizetype length = 0; length <= bytes.size(); ++length) {
                const QByteArray prefix = bytes.first(length);
                for (const LexMode mode : {LexMode::Tolerant, LexMode::Exact})
                    QCOMPARE(QByteArray::fromStdString(printed(parseFile(dialect, textOf(prefix), mode))),
                             prefix);
            }
        }
    }

    void everyMissingTokenPrintsItself() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des/knox.des");
        const FileTree whole = parseFile(dialect, textOf(bytes));
        for (const LevelPlace& level : whole.levels) {
            for (const Token& token : level.tree->tokens) {
                QByteArray without = bytes;
                without.remove(qsizetype(level.start + token.begin), qsizetype(token.end - token.begin));
                QCOMPARE(QByteArray::fromStdString(printed(parseFile(dialect, textOf(without)))), without);
            }
        }
    }

    void problems_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("codes");
        const QByteArray maze = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\n...\nENDMAP\n";
        const auto row = [&](const char* name, const QByteArray& text, const QByteArray& codes) {
            QTest::newRow(name) << text << codes;
        };
        row("empty", "", "");
        row("comments only", "# hello\n", "");
        row("clean", maze + "MONSTER:'a',random,(1,1)\n", "");
        row("one statement broken, the next fine", maze + "MONSTER:'a',\nTRAP:random,random\n",
            "7 unfinished-statement");
        row("bad argument", maze + "MONSTER:'a',bad,(1,1)\nTRAP:random,random\n", "7 unexpected-token");
        row("unknown word", maze + "MONSTR:'a',random,(1,1)\nTRAP:random,random\n", "7 unknown-statement");
        row("word run on", maze + "ROOMS\n", "7 unknown-statement");
        row("unclosed text breaks its own line", maze + "MONSTER:'a',\"ant,(1,1)\nTRAP:\"pit\",random\n",
            "7 unclosed-string");
        row("text over two lines", maze + "ENGRAVING:(1,1),burn,\"two\nlines\"\n", "");
        row("registers too late", maze + "TRAP:random,random\nRANDOM_PLACES:(1,1)\n",
            "8 misplaced-statement");
        row("not in a maze", maze + "SINK:(1,1)\n", "7 misplaced-statement");
        row("no part", "MAZE:\"a\",random\nFLAGS:noteleport\n", "1 missing-part");
        row("no level", "MONSTER:'a',random,random\n", "1 misplaced-statement");
        row("no map", "MAZE:\"a\",random\nGEOMETRY:left,top\nTRAP:random,random\n", "2 missing-map");
        row("no geometry", "MAZE:\"a\",random\nMAP\n..\nENDMAP\n", "2 map-without-geometry");
        row("no ENDMAP", "MAZE:\"a\",random\nGEOMETRY:left,top\nMAP\n...\nTRAP:random,random\n",
            "3 unclosed-map");
        row("header out of order", "MAZE:\"a\",random\nMESSAGE:\"x\"\nFLAGS:noteleport\nNOMAP\n",
            "3 misplaced-statement");
        row("object tails",
            maze + "OBJECT:'(',\"chest\",(1,1),cursed,3\nOBJECT:'(',\"chest\",(1,1),\"newt\",random,none\n"
                   "OBJECT:'(',\"chest\",(1,1),random,\"newt\",-1,\"Bob\"\nOBJECT:random,random,contained\n",
            "");
        row("object tail cut", maze + "OBJECT:'(',\"chest\",(1,1),cursed\n", "7 unfinished-statement");
        row("object tail begins wrongly", maze + "OBJECT:'(',\"chest\",(1,1),5\n", "7 unexpected-token");
        row("stairs",
            maze + "STAIR:(1,1),up\nSTAIR:levregion(1,1,2,2),(0,0,1,1),down\nSTAIR:(1,1,2,2),(0,0,1,1),"
                   "up\nSTAIR:place[0],up\n",
            "");
        row("NUL ends the file for the game", maze + QByteArray("\0", 1) + "\nTRAP:random,random\n",
            "7 ignored-after-byte");
        row("room level",
            "LEVEL:\"r\"\nROOM:\"ordinary\",lit,(1,2),(left,top),random,true\nNAME:\"x\"\nDOOR:false,closed,"
            "north,random\n"
            "SUBROOM:random,random,(1,1),(2,2),\"x\"\nSINK:random\nCORRIDOR:(0,north,random),(1,east,2)\n",
            "");
        row("rooms and corridors", "LEVEL:\"r\"\nRANDOM_CORRIDORS\nCORRIDOR:(0,north,0),(1,east,2)\n",
            "3 misplaced-statement");
        row("two on a line", maze + "TRAP:random,random TRAP:random,random\n", "");
    }
    void problems() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, codes);
        const FileTree tree = parseFile(dialect, textOf(text));
        QCOMPARE(codesOf(tree), codes);
        QCOMPARE(QByteArray::fromStdString(printed(tree)), text);
    }

    void exactReadingWinsWhenItIsClean() {
        const QByteArray text = "MAZE:\"a\",random\nNOMAP\nENGRAVING:random,burn,\"two\nNOMAP\nlines\"\n";
        const FileTree tree = parseFile(dialect, textOf(text));
        QCOMPARE(codesOf(tree), QByteArray());
        QCOMPARE(tree.levels.back().tree->statements.size(), std::size_t(3));
    }

    void reparsingEqualsParsing() {
        LEVWRIGHT_NEEDS_SHARED();
        const std::string pieces[] = {
            "\"", "MAZE:\"x\",' '\n", "MAP\n", "ENDMAP\n", "\n", "x", "'", "#", " ", "(1,2)", "LEVEL", "", "",
            ":"};
        std::mt19937 random(3);
        for (const char* name : {"/tower.des", "/mines.des", "/medusa.des", "/yendor.des"}) {
            const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/des" + name);
            FileTree tree = parseFile(dialect, textOf(bytes));
            for (int round = 0; round < 300; ++round) {
                const Offset begin = random() % (tree.text.size() + 1);
                const Offset end =
                    std::min<Offset>(tree.text.size(), begin + (random() % 3 == 0 ? random() % 40 : 0));
                const TextEdit edit = TextEdit::replace({begin, end}, pieces[random() % std::size(pieces)]);
                TextSnapshot after(edit.apply(tree.text.bytes()));
                tree = reparse(dialect, tree, edit, after);
                QCOMPARE(printed(tree), std::string(after.bytes()));
                QVERIFY2(sameTrees(tree, parseFile(dialect, after)),
                         qPrintable(QString("%1 round %2").arg(name).arg(round)));
            }
        }
    }

    // Edits within lines of a level with many statements, whole and broken ones.
    void readingLinesAnewEqualsParsing() {
        std::string text =
            "# first\nMAZE:\"a\",' '\nFLAGS:noteleport\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        for (int i = 0; i < 12; ++i)
            text +=
                "MONSTER:'D',\"red dragon\",(1,2),asleep\n# between\nTRAP[20%]:random,random\n\n"
                "OBJECT:'[',random,(0,0),cursed,2,\n  \"two\"\nCONTAINER:'(',\"chest\",random\nSTAIR:(1\n";
        const std::string pieces[] = {
            "x",    "7",      ",",       "\n",        ":", "(1,2)",  "",  "",
            " ",    "\"",     "NOMAP\n", "# said\n",  "'", "random", "[", "STAIR:random,up\n",
            "\r\n", "BRANCH", "MAP\n",   "MAZEWALK:", "%"};
        std::mt19937 random(5);
        for (int start = 0; start < 150; ++start) {
            FileTree tree = parseFile(dialect, TextSnapshot(text));
            for (int round = 0; round < 8; ++round) {
                const Offset begin = random() % (tree.text.size() + 1);
                const Offset end =
                    std::min<Offset>(tree.text.size(), begin + (random() % 3 == 0 ? random() % 40 : 0));
                const TextEdit edit = TextEdit::replace({begin, end}, pieces[random() % std::size(pieces)]);
                if (edit.changesNothing(tree.text.bytes()))
                    continue;
                const TextSnapshot after(edit.apply(tree.text.bytes()));
                tree = reparse(dialect, tree, edit, after);
                QVERIFY2(sameTrees(tree, parseFile(dialect, after)),
                         qPrintable(QString("%1, %2").arg(start).arg(round)));
            }
        }
    }

    // Each key in a long level would otherwise take as long as opening it.
    void keysReadOnlyLinesAnew_data() {
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<QByteArray>("typed");
        QTest::newRow("name") << QByteArray("\"red") << QByteArray("7");
        QTest::newRow("comment") << QByteArray("# be") << QByteArray("x");
        QTest::newRow("new statement") << QByteArray("# between\n") << QByteArray("TRAP:random,random\n");
        QTest::newRow("broken statement") << QByteArray("# between\n") << QByteArray("TRAP:\n");
        QTest::newRow("new line") << QByteArray("# between") << QByteArray("\n");
    }
    void keysReadOnlyLinesAnew() {
        QFETCH(const QByteArray, behind);
        QFETCH(const QByteArray, typed);
        std::string text = "MAZE:\"a\",' '\nNOMAP\n";
        for (int i = 0; i < 40; ++i)
            text += "MONSTER:'D',\"red dragon\",(1,2)\n# between\n";
        const Offset at = text.find(behind.toStdString(), text.size() / 2) + Offset(behind.size());
        const TextEdit edit = TextEdit::insert(at, typed.toStdString());
        const std::string after = edit.apply(text);
        const FileTree before = parseFile(dialect, TextSnapshot(text));
        const std::optional<LevelTree> tree =
            patchedLevel(dialect, *before.levels[0].tree, {after, 0, {at, at}, Offset(typed.size())});
        QVERIFY(tree.has_value());
        const FileTree anew = parseFile(dialect, TextSnapshot(after));
        QCOMPARE(tree->lookedAt, anew.levels[0].tree->lookedAt);
        QVERIFY(sameTrees(reparse(dialect, before, edit, TextSnapshot(after)), anew));
    }

    // A statement goes on after a comment that is longer than what a word looks ahead.
    void newLineGoesOnWithStatement() {
        std::string text = "MAZE:\"a\",' '\nNOMAP\n";
        for (int i = 0; i < 40; ++i)
            text += "MONSTER:'D',\"red dragon\",(1,2)\n# between this monster and the next one\n";
        const FileTree before = parseFile(dialect, TextSnapshot(text));
        const TextEdit edit = TextEdit::insert(text.find("MONSTER", text.size() / 2), ",asleep\n");
        const TextSnapshot after(edit.apply(text));
        const FileTree anew = parseFile(dialect, after);
        QCOMPARE(codesOf(anew), "");
        QVERIFY(sameTrees(reparse(dialect, before, edit, after), anew));
    }

    // An edit in one level changes how the level before it is parsed.
    void reparsingLooksBack_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("added");
        QTest::newRow("comment without line end")
            << QByteArray("# A\n# in MAZE:\"a\",' '") << QByteArray("\n");
        QTest::newRow("longer word") << QByteArray("MAZE:\"a\",' '\nNOMAP\nMAZEWAL") << QByteArray("K");
    }
    void reparsingLooksBack() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, added);
        const FileTree before = parseFile(dialect, textOf(text));
        QCOMPARE(before.levels.size(), std::size_t(2));
        const TextEdit edit = TextEdit::insert(Offset(text.size()), added.toStdString());
        const TextSnapshot after(edit.apply(before.text.bytes()));
        const FileTree anew = parseFile(dialect, after);
        QCOMPARE(anew.levels.size(), std::size_t(1));
        QVERIFY(sameTrees(reparse(dialect, before, edit, after), anew));
    }

    void reparsingKeepsUntouchedLevels() {
        const QByteArray text = "MAZE:\"a\",random\nNOMAP\nMAZE:\"b\",random\nNOMAP\nTRAP:random,"
                                "random\nMAZE:\"c\",random\nNOMAP\n";
        const FileTree before = parseFile(dialect, textOf(text));
        QCOMPARE(before.levels.size(), std::size_t(3));
        const TextEdit edit = TextEdit::insert(Offset(text.indexOf("TRAP")), "# more\n");
        const FileTree after = reparse(dialect, before, edit, TextSnapshot(edit.apply(before.text.bytes())));
        QVERIFY(after.levels[0].tree == before.levels[0].tree);
        QVERIFY(after.levels[1].tree != before.levels[1].tree);
        QVERIFY(after.levels[2].tree == before.levels[2].tree);
        QCOMPARE(after.levels[2].start, before.levels[2].start + 7);
    }
};

LEVWRIGHT_TEST(SyntaxTest)

} // namespace levwright::syntax_test

#include "SyntaxTest.moc"

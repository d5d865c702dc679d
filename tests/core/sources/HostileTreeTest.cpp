// SPDX-License-Identifier: GPL-3.0-or-later
// Trees that somebody made to do harm: reading them ends within seconds, with messages.
#include "core/sources/SourceTree.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::hostile_tree_test {
namespace {

constexpr qint64 mostMilliseconds = 30000; // seconds, and the machine may be busy

class Tree {
public:
    Tree() { write("util/lev_comp.y", "%%\n"); }

    void write(const QString& path, const QByteArray& text) const {
        QDir(m_folder.path()).mkpath(QFileInfo(path).path());
        QFile file(m_folder.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    Result<SourceGame> read() const { return readSourceTree(m_folder.path().toStdString()); }

private:
    QTemporaryDir m_folder;
};

QByteArray doublingMacros() {
    QByteArray text = "#define a0 x x x x x x x x\n";
    for (int i = 1; i <= 60; ++i)
        text += QStringLiteral("#define a%1 a%2 a%2\n").arg(i).arg(i - 1).toUtf8();
    return text + "struct permonst mons[] = { a60 };\n";
}

QByteArray manyIncludes() {
    QByteArray text;
    for (int i = 0; i < 1000; ++i)
        text += "#include \"large.h\"\n";
    return text;
}

bool hasNote(const SourceGame& game, const std::string& file, const std::string& words) {
    return std::ranges::any_of(
        game.notes, [&](const SourceNote& note) { return note.file == file && note.text.contains(words); });
}

} // namespace

class HostileTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sources_data() {
        QTest::addColumn<QByteArray>("monsters");
        QTest::addColumn<QString>("message");
        QTest::newRow("includes itself")
            << QByteArray("#include \"monst.c\"\n#include \"monst.c\"\n") << "without an end";
        QTest::newRow("includes the same again") << manyIncludes() << "larger than";
        QTest::newRow("macros") << doublingMacros() << "more text";
        QTest::newRow("arguments") << "#define f(x) x x\nint mons[] = { " + QByteArray("f(").repeated(90) +
                                          "1" + QByteArray(")").repeated(90) + " };\n"
                                   << "more text";
        QTest::newRow("strings")
            << "#define s(x) t(#x #x)\n#define t(x) s(x)\n#define f(x) s(x) s(x) s(x)\n" +
                   QByteArray("f(f(f(f(f(f(f(f(f(f(f(f(f(1)))))))))))))\n").repeated(1000)
            << "";
        QTest::newRow("brackets") << "int mons[] = { " + QByteArray("{").repeated(3000000) << "";
        QTest::newRow("enums") << QByteArray("enum { a").repeated(400000) << "";
        QTest::newRow("structs") << QByteArray("struct permonst { int mons[ ] = ").repeated(100000) << "";
        QTest::newRow("expression") << "struct permonst { int mlet; };\nint mons[] = { { " +
                                           QByteArray("(-1?").repeated(1000000) + " } };\n"
                                    << "";
        QTest::newRow("zeros") << QByteArray(4000000, '\0') << "";
    }
    void sources() {
        QFETCH(const QByteArray, monsters);
        QFETCH(const QString, message);
        const Tree tree;
        tree.write("src/monst.c", monsters);
        tree.write("include/large.h", QByteArray("int x;\n").repeated(100000));
        QElapsedTimer timer;
        timer.start();
        const Result<SourceGame> game = tree.read();
        QVERIFY(timer.elapsed() < mostMilliseconds);
        QVERIFY(game);
        QVERIFY(!game->notes.empty());
        QVERIFY(message.isEmpty() || hasNote(*game, "src/monst.c", message.toStdString()));
    }

    void largeFile() {
        const Tree tree;
        tree.write("src/monst.c", "#include \"huge.h\"\n");
        tree.write("include/huge.h", "");
        QVERIFY(QFile(tree.path("include/huge.h")).resize(qint64(1) << 30U));
        QElapsedTimer timer;
        timer.start();
        const Result<SourceGame> game = tree.read();
        QVERIFY(timer.elapsed() < mostMilliseconds);
        QVERIFY(game);
        QVERIFY(hasNote(*game, "include/huge.h", "huge.h"));
    }

    void largeMonsters() {
        const Tree tree;
        tree.write("src/monst.c", "");
        QVERIFY(QFile(tree.path("src/monst.c")).resize(qint64(1) << 30U));
        const Result<SourceGame> game = tree.read();
        QVERIFY(!game);
        QVERIFY2(game.error().message.contains("monst.c"), game.error().message.c_str());
    }

    void noFiles() {
        const Tree tree;
        tree.write("src/monst.c", "#include \"device.h\"\n#include \"folder.h\"\n#include \"circle.h\"\n");
        QVERIFY(QFile::link("/dev/zero", tree.path("src/device.h")));
        QVERIFY(QDir(tree.path("src")).mkdir("folder.h"));
        QVERIFY(QFile::link(tree.path("src/circle.h"), tree.path("src/circle.h")));
        const Result<SourceGame> game = tree.read();
        QVERIFY(game);
        QVERIFY(hasNote(*game, "src/device.h", "device.h"));
    }

    void oddRules() {
        const Tree tree;
        tree.write("src/monst.c", "");
        tree.write("util/lev_comp.y", "%%\n" + QByteArray("a : a a | b ':' a ; {").repeated(20000));
        tree.write("util/lev_comp.l", "%%\n" + QByteArray("(a|b)?(c|d)? {\n").repeated(100000));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(tree.read());
        QVERIFY(timer.elapsed() < mostMilliseconds);
    }

    void noTree() {
        QVERIFY(!readSourceTree("/nowhere"));
        QVERIFY(!readSourceTree(""));
    }
};

LEVWRIGHT_TEST(HostileTreeTest)

} // namespace levwright::hostile_tree_test

#include "HostileTreeTest.moc"

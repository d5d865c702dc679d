// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the source tree against its own rules: which module may include which (the module lines of core and
// widgets), no Qt in core, a licence line in every source, and nothing at the top level that the design does
// not name.
#include "tests/support/TestProgram.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::structure_test {
namespace {

struct Module {
    QString target; // e.g. core_text
    QSet<QString> reaches;
};

using Modules = QMap<QString, Module>; // by target

struct Line {
    int number = 0;
    QString text;
};

QList<Line> linesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Line> lines;
    for (const QByteArray& line : file.readAll().split('\n'))
        lines << Line{int(lines.size()) + 1, QString::fromUtf8(line)};
    return lines;
}

class Inspection {
public:
    explicit Inspection(const QString& root) : m_root(root) {}

    QStringList problems() {
        readModules("core");
        readModules("widgets");
        for (const char* house : {"core", "widgets"})
            checkIncludes(house);
        checkLicences();
        checkTopLevel();
        return m_problems;
    }

private:
    void report(const QString& path, int line, const QString& what) {
        m_problems << QStringLiteral("%1:%2: %3").arg(path).arg(line).arg(what);
    }

    void readModules(const QString& house) {
        static const QRegularExpression moduleLine(
            QStringLiteral("^levwright_(?:core|widgets)_module\\((\\w+)([^)]*)\\)"),
            QRegularExpression::MultilineOption);
        static const QRegularExpression blanks(QStringLiteral("\\s+"));
        const QString path = house + QStringLiteral("/CMakeLists.txt");
        QFile file(m_root.filePath(path));
        const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        for (const QRegularExpressionMatch& match : moduleLine.globalMatch(text)) {
            const auto line = int(text.left(match.capturedStart()).count('\n')) + 1;
            Module module{house + '_' + match.captured(1), {}};
            for (QString used : match.captured(2).split(blanks, Qt::SkipEmptyParts)) {
                if (house == QStringLiteral("core"))
                    used.prepend(QStringLiteral("core_"));
                addUse(module, used, path, line);
            }
            m_modules.insert(module.target, module);
        }
    }

    void addUse(Module& module, const QString& used, const QString& path, int line) {
        const bool ours = used.startsWith("core_") || used.startsWith("widgets_");
        if (ours && !m_modules.contains(used))
            return report(path, line, used + QStringLiteral(" is used before it is declared"));
        module.reaches << used;
        if (ours)
            module.reaches += m_modules[used].reaches;
    }

    void checkIncludes(const QString& house) {
        QDirIterator files(m_root.filePath(house), {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = m_root.relativeFilePath(files.next());
            const QString own = house + '_' + path.section('/', 1, 1);
            if (!m_modules.contains(own)) {
                report(path, 1, QStringLiteral("%1 has no module line in %2/CMakeLists.txt").arg(own, house));
                continue;
            }
            for (const Line& line : linesOf(m_root.filePath(path)))
                checkInclude(path, line, own);
        }
    }

    void checkInclude(const QString& path, const Line& line, const QString& own) {
        static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)"));
        const QRegularExpressionMatch match = include.match(line.text);
        if (!match.hasMatch())
            return;
        const QString file = match.captured(2);
        if (match.captured(1) == QStringLiteral("<")) {
            if (own.startsWith("core_") && (file.startsWith('Q') || file.startsWith("KSyntax")))
                report(path, line.number, QStringLiteral("core knows no Qt, but includes <%1>").arg(file));
            return;
        }
        const QString house = file.section('/', 0, 0);
        const QString wanted = house == QStringLiteral("resources") ? QStringLiteral("levwright_resources")
                                                                    : house + '_' + file.section('/', 1, 1);
        if (wanted != own && !m_modules[own].reaches.contains(wanted))
            report(path, line.number, QStringLiteral("%1 may not include \"%2\"").arg(own, file));
    }

    void checkLicences() {
        static const QStringList sources{"*.cpp", "*.h",   "*.cmake",  "CMakeLists.txt",
                                         "*.svg", "*.xml", "*.desktop"};
        constexpr int lines = 3;
        for (const char* folder : {"app", "core", "widgets", "resources", "tests", "packaging", ".ci"}) {
            QDirIterator files(m_root.filePath(folder), QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                const QList<Line> text = linesOf(path);
                const bool script = !text.isEmpty() && text.front().text.startsWith("#!");
                if (!script && !QDir::match(sources, QFileInfo(path).fileName()))
                    continue;
                if (!std::ranges::any_of(
                        text.first(std::min<qsizetype>(lines, text.size())),
                        [](const Line& line) { return line.text.contains("SPDX-License-Identifier: "); }))
                    report(m_root.relativeFilePath(path), 1, QStringLiteral("has no SPDX line"));
            }
        }
    }

    void checkTopLevel() {
        static const QSet<QString> known{"app",
                                         "core",
                                         "widgets",
                                         "resources",
                                         "tests",
                                         "packaging",
                                         "CMakeLists.txt",
                                         "CMakePresets.json",
                                         "README.md",
                                         "ARCHITECTURE.md",
                                         "CHANGELOG.md",
                                         "CONTRIBUTING.md",
                                         "doc",
                                         "LICENSE",
                                         ".git",
                                         ".gitignore",
                                         ".gitattributes",
                                         ".editorconfig",
                                         ".clang-format",
                                         ".clang-tidy",
                                         ".ci",
                                         ".github"};
        QSet<QString> ignored;
        for (const Line& line : linesOf(m_root.filePath(".gitignore")))
            ignored << line.text.trimmed().remove('/');
        for (const QString& name :
             m_root.entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
            if (!known.contains(name) && !ignored.contains(name))
                report(name, 1, QStringLiteral("has no place at the top level"));
        }
    }

    QDir m_root;
    Modules m_modules;
    QStringList m_problems;
};

} // namespace

class StructureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thisTree() {
        const QStringList problems = Inspection(QStringLiteral(LEVWRIGHT_SOURCE_DIR)).problems();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
    }

    // Widgets ask the model or the language what a level or dungeon contains.
    void widgetsKnowNoTrees() {
        static const QRegularExpression ofTrees(
            QStringLiteral("\\b(LevelTree|DungeonTree)(Ptr)?\\b|\\b(Section|Map|Statement)Node\\b|\\btree->|"
                           "\\bmodel\\(\\)\\.node\\("));
        QDirIterator files(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/widgets"), {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            for (const Line& line : linesOf(path))
                QVERIFY2(!ofTrees.match(line.text).hasMatch(),
                         qPrintable(QStringLiteral("%1:%2: %3").arg(path).arg(line.number).arg(line.text)));
        }
    }

    // Kinds of statements have the same names in several languages. Whether a file is not of another language
    // than the game's.
    static bool mayBeOf(const QString& game, const QString& path) {
        const auto isIn = [&](std::initializer_list<const char*> places) {
            return std::ranges::any_of(
                places, [&](const char* place) { return path.startsWith(QLatin1String(place)); });
        };
        const bool isClassic = isIn({"core/syntax/", "core/model/", "core/edit/", "core/compile/",
                                     "core/languages/classic/decompile/Statements", "core/formats/lev34/"});
        const bool isProgram =
            isIn({"core/languages/program/syntax/", "core/languages/program/compile/",
                  "core/languages/program/edit/", "core/decompile/Program", "core/languages/convert/tolua/",
                  "core/languages/program/roll/", "core/compiled/Opcode", "core/compiled/LevelProgram"});
        const bool isLua = isIn({"core/languages/script/roll/", "core/languages/script/syntax/",
                                 "core/languages/script/edit/", "core/languages/script/checks/"});
        if (game == QStringLiteral("nethack-3.6"))
            return !isClassic && !isLua;
        return game == QStringLiteral("nethack-3.7") ? !isClassic && !isProgram : !isProgram && !isLua;
    }

    // The files that know one item of a kind, and so those that a new item would touch; see ARCHITECTURE.md.
    void filesOfOne_data() {
        QTest::addColumn<QString>("named");
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("game");
        const QString classic = QStringLiteral("nethack-3.4.3");
        // For the classic languages. Also the list of all kinds, core/tree/Statement.h.
        QTest::newRow("kind of statement")
            << QStringLiteral("\\bPOOL\\b|\\bPoolRecord\\b|\\bS(tatementKind)?::Pool\\b")
            << QStringList{"core/compiled/CompiledLevel.h",
                           "core/languages/classic/decompile/Statements.cpp",
                           "core/formats/lev34/Layout.h",
                           "core/languages/classic/lower/StatementLowering.cpp",
                           "core/roll/ThingMaker.h",
                           "core/languages/classic/syntax/ClassicGrammar.cpp",
                           "resources/catalog/nethack-3.4.3/keywords.tsv"}
            << classic;
        // Also the list of all kinds, core/tree/Statement.h.
        QTest::newRow("kind of statement of 3.6")
            << QStringLiteral("\\bPOOL\\b|\\bS(tatementKind)?::Pool\\b|\\bOpcode::Pool\\b")
            << QStringList{"core/languages/program/compile/StatementLowering.cpp",
                           "core/compiled/Opcode.h",
                           "core/languages/convert/tolua/StatementScript.cpp",
                           "core/languages/program/decompile/Statements.cpp",
                           "core/languages/program/roll/Instructions.cpp",
                           "core/languages/program/syntax/Kinds.h",
                           "resources/catalog/nethack-3.6/keywords.tsv"}
            << QStringLiteral("nethack-3.6");
        QTest::newRow("function of scripts") << QStringLiteral("\\bmineralize\\b")
                                             << QStringList{"core/languages/convert/fromlua/CallLevel.cpp",
                                                            "core/languages/convert/fromlua/CallWriter.cpp",
                                                            "core/languages/convert/fromlua/CallWriter.h",
                                                            "core/languages/script/roll/DesFunctions.cpp",
                                                            "core/languages/script/syntax/Grammar.cpp",
                                                            "core/languages/script/syntax/Kinds.h",
                                                            "resources/catalog/nethack-3.7/lua-keys.tsv",
                                                            "resources/catalog/nethack-3.7/lua-names.tsv"}
                                             << QStringLiteral("nethack-3.7");
        // Also its drawing.
        QTest::newRow("painting tool")
            << QStringLiteral("\\bEllipse\\b|\\btool\\.ellipse\\b")
            << QStringList{"core/tools/PaintTool.cpp", "core/tools/PaintTool.h"} << classic;
        // Also its own folder.
        QTest::newRow("panel") << QStringLiteral("\\b(HistoryPanel|historyDock|widgets_history)\\b|"
                                                 "levwright_widgets_module\\(history\\b")
                               << QStringList{"widgets/CMakeLists.txt", "widgets/pages/PanelTable.cpp"}
                               << classic;
    }
    void filesOfOne() {
        QFETCH(const QString, named);
        QFETCH(const QStringList, files);
        QFETCH(const QString, game);
        const QRegularExpression pattern(named);
        const QDir root(QStringLiteral(LEVWRIGHT_SOURCE_DIR));
        QStringList found;
        const QString catalog = "resources/catalog/" + game;
        for (const QString& house : {QStringLiteral("app"), QStringLiteral("core"), QStringLiteral("widgets"),
                                     QStringLiteral("resources/syntax"), catalog}) {
            QDirIterator walk(root.filePath(house), QDir::Files, QDirIterator::Subdirectories);
            while (walk.hasNext()) {
                QFile file(walk.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString path = root.relativeFilePath(file.fileName());
                if (!path.startsWith("widgets/history/") && mayBeOf(game, path) &&
                    pattern.match(QString::fromUtf8(file.readAll())).hasMatch())
                    found << path;
            }
        }
        found.sort();
        QCOMPARE(found, files);
    }

    // Each rule detects what it is meant for.
    void findsWhatIsWrong_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const QByteArray spdx = "// SPDX-License-Identifier: GPL-3.0-or-later\n";
        QTest::newRow("fine") << "core/text/A.h" << QByteArray(spdx + "#include \"core/base/B.h\"\n") << "";
        QTest::newRow("through another")
            << "core/model/A.h" << QByteArray(spdx + "#include \"core/base/B.h\"\n") << "";
        QTest::newRow("wider than its line")
            << "core/base/A.h" << QByteArray(spdx + "\n#include \"core/text/B.h\"\n")
            << "core/base/A.h:3: core_base may not include \"core/text/B.h\"";
        QTest::newRow("core and widgets")
            << "core/text/A.cpp" << QByteArray(spdx + "#include \"widgets/canvas/B.h\"\n")
            << "core/text/A.cpp:2: core_text may not include \"widgets/canvas/B.h\"";
        QTest::newRow("Qt in core") << "core/text/A.cpp" << QByteArray(spdx + "#include <QString>\n")
                                    << "core/text/A.cpp:2: core knows no Qt, but includes <QString>";
        QTest::newRow("Qt in widgets")
            << "widgets/canvas/A.cpp" << QByteArray(spdx + "#include <QString>\n") << "";
        QTest::newRow("panel and panel")
            << "widgets/canvas/A.cpp" << QByteArray(spdx + "#include \"widgets/outline/B.h\"\n")
            << "widgets/canvas/A.cpp:2: widgets_canvas may not include \"widgets/outline/B.h\"";
        QTest::newRow("no module line")
            << "core/extra/A.cpp" << spdx
            << "core/extra/A.cpp:1: core_extra has no module line in core/CMakeLists.txt";
        QTest::newRow("no licence") << "app/A.cpp" << QByteArray("int x;\n")
                                    << "app/A.cpp:1: has no SPDX line";
        QTest::newRow("script without licence")
            << "packaging/a" << QByteArray("#!/bin/sh\n") << "packaging/a:1: has no SPDX line";
        QTest::newRow("top level") << "notes.txt" << QByteArray()
                                   << "notes.txt:1: has no place at the top level";
        QTest::newRow("order of modules")
            << "core/CMakeLists.txt"
            << QByteArray("# SPDX-License-Identifier: x\nlevwright_core_module(text base)\n"
                          "levwright_core_module(base)\n")
            << "core/CMakeLists.txt:2: core_base is used before it is declared";
    }
    void findsWhatIsWrong() {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, problem);
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(name).path()));
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        write("core/CMakeLists.txt", "# SPDX-License-Identifier: x\nlevwright_core_module(base)\n"
                                     "levwright_core_module(text base)\nlevwright_core_module(model text)\n");
        write("widgets/CMakeLists.txt",
              "# SPDX-License-Identifier: x\nlevwright_widgets_module(outline core_model)\n"
              "levwright_widgets_module(canvas core_model Qt6::Svg)\n");
        write(path, text);
        const QStringList problems = Inspection(folder.path()).problems();
        if (problem.isEmpty())
            QCOMPARE(problems, QStringList());
        else
            QVERIFY2(problems.contains(problem), qPrintable(problems.join('\n')));
    }
};

LEVWRIGHT_TEST(StructureTest)

} // namespace levwright::structure_test

#include "StructureTest.moc"

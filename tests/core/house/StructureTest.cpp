// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the source tree against its own rules: a module includes exactly the modules that its line in core
// or widgets names, no language includes another, what all languages share includes none, only two modules
// see more than one, no Qt in core, no default in a switch over kinds of statements, a licence line in every
// source, and nothing at the top level that the design does not name.
#include "tests/support/TestProgram.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::structure_test {
namespace {

// A folder with a line of its own in core/CMakeLists.txt or widgets/CMakeLists.txt, such as core/text or
// core/languages/classic/lower.
struct Module {
    QString path; // of the CMakeLists.txt with its line
    int line = 0; // in that file
    QSet<QString> uses;
    QSet<QString> unused; // what its line names and none of its files has included so far
};

using Modules = QMap<QString, Module>; // by folder

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
        checkUnused();
        checkLanguages();
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
            QStringLiteral("^levwright_(?:core|widgets)_module\\(([\\w/]+)([^)]*)\\)"),
            QRegularExpression::MultilineOption);
        static const QRegularExpression blanks(QStringLiteral("\\s+"));
        const QString path = house + QStringLiteral("/CMakeLists.txt");
        QFile file(m_root.filePath(path));
        const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        for (const QRegularExpressionMatch& match : moduleLine.globalMatch(text)) {
            const auto line = int(text.left(match.capturedStart()).count('\n')) + 1;
            Module module{path, line, {}, {}};
            for (const QString& used : match.captured(2).split(blanks, Qt::SkipEmptyParts)) {
                const QString folder = house == QStringLiteral("core") ? "core/" + used : folderOf(used);
                if (!folder.isEmpty())
                    addUse(module, folder);
            }
            module.unused = module.uses;
            m_modules.insert(house + '/' + match.captured(1), module);
            m_targets.insert((house + '/' + match.captured(1)).replace('/', '_'),
                             house + '/' + match.captured(1));
        }
    }

    // The folder of a library; empty for libraries that are not ours.
    QString folderOf(const QString& target) const {
        if (target.contains(QStringLiteral("::")))
            return {};
        return m_targets.value(target, QString(target).replace('_', '/'));
    }

    void addUse(Module& module, const QString& folder) {
        const bool ours = folder.startsWith("core/") || folder.startsWith("widgets/");
        if (ours && !m_modules.contains(folder))
            return report(module.path, module.line,
                          folder + QStringLiteral(" is used before it is declared"));
        module.uses << folder;
    }

    // The module that a file belongs to: the longest folder with a line. Empty if there is none.
    QString moduleOf(const QString& path) const {
        QString folder = path.section('/', 0, -2);
        while (!folder.isEmpty() && !m_modules.contains(folder))
            folder = folder.section('/', 0, -2);
        return folder;
    }

    void checkIncludes(const QString& house) {
        QDirIterator files(m_root.filePath(house), {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = m_root.relativeFilePath(files.next());
            const QString own = moduleOf(path);
            if (own.isEmpty()) {
                report(path, 1, QStringLiteral("has no module line in %1/CMakeLists.txt").arg(house));
                continue;
            }
            const QList<Line> lines = linesOf(m_root.filePath(path));
            for (const Line& line : lines)
                checkInclude(path, line, own);
            checkSwitches(path, lines);
        }
    }

    // A switch over kinds of statements names them all: with a default, a new kind compiles where it is
    // forgotten.
    void checkSwitches(const QString& path, const QList<Line>& lines) {
        static const QRegularExpression alias(QStringLiteral("^using (\\w+) = StatementKind;"));
        static const QRegularExpression label(QStringLiteral("^( *)case (?:\\w+::)*(\\w+)::\\w+:"));
        QSet<QString> kinds{"StatementKind", "Own"};
        QSet<qsizetype> ofKinds; // the columns of the switches that are open
        for (const Line& line : lines) {
            const qsizetype column = line.text.indexOf(line.text.trimmed());
            if (const auto match = alias.match(line.text); match.hasMatch())
                kinds << match.captured(1);
            if (line.text.contains(QStringLiteral("switch (")))
                ofKinds.remove(column);
            if (const auto match = label.match(line.text);
                match.hasMatch() && kinds.contains(match.captured(2)))
                ofKinds << column;
            if (line.text.trimmed().startsWith(QStringLiteral("default:")) && ofKinds.contains(column))
                report(path, line.number, QStringLiteral("a switch over kinds of statements has a default"));
        }
    }

    void checkInclude(const QString& path, const Line& line, const QString& own) {
        static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)"));
        const QRegularExpressionMatch match = include.match(line.text);
        if (!match.hasMatch())
            return;
        const QString file = match.captured(2);
        if (match.captured(1) == QStringLiteral("<")) {
            if (own.startsWith("core/") && (file.startsWith('Q') || file.startsWith("KSyntax")))
                report(path, line.number, QStringLiteral("core knows no Qt, but includes <%1>").arg(file));
            return;
        }
        const QString wanted = file.startsWith(QStringLiteral("resources/"))
                                   ? QStringLiteral("levwright/resources")
                                   : moduleOf(file);
        if (wanted == own)
            return;
        if (wanted.isEmpty() || !m_modules[own].uses.contains(wanted))
            return report(path, line.number, QStringLiteral("%1 may not include \"%2\"").arg(own, file));
        m_modules[own].unused.remove(wanted);
    }

    void checkUnused() {
        for (const auto& [folder, module] : m_modules.asKeyValueRange()) {
            for (const QString& name : module.unused)
                report(module.path, module.line,
                       QStringLiteral("%1 names %2, but includes none of its files").arg(folder, name));
        }
    }

    // Languages stand side by side, and what all languages share knows none of them.
    void checkLanguages() {
        static const QStringList languages{"core/languages/classic/", "core/languages/program/",
                                           "core/languages/script/"};
        // Whole tasks; all other folders of core beside the languages and the forms of dungeons serve them
        // all.
        static const QSet<QString> tasks{"core/levcomp",    "core/lsp",     "core/minihack",
                                         "core/playground", "core/sources", "core/importer"};
        const auto isNeutral = [](const QString& folder) {
            return folder.startsWith("core/") && !folder.startsWith("core/languages/") &&
                   (!folder.startsWith("core/dungeons/") ||
                    folder == QStringLiteral("core/dungeons/model")) &&
                   !tasks.contains(folder);
        };
        const auto languageOf = [&](const QString& folder) {
            for (const QString& language : languages) {
                if (folder.startsWith(language))
                    return language;
            }
            return QString();
        };
        for (const auto& [folder, module] : m_modules.asKeyValueRange()) {
            const QString own = languageOf(folder);
            QSet<QString> others;
            for (const QString& used : module.uses) {
                const QString other = languageOf(used);
                if (!other.isEmpty())
                    others << other;
                if (!own.isEmpty() && !other.isEmpty() && own != other)
                    report(module.path, module.line,
                           QStringLiteral("%1 is one language and may not use %2").arg(folder, used));
                const bool ofDungeons =
                    used.startsWith("core/dungeons/") && used != QStringLiteral("core/dungeons/model");
                if (isNeutral(folder) && (used.startsWith("core/languages/") || ofDungeons))
                    report(module.path, module.line,
                           QStringLiteral("%1 serves all languages and may not use %2").arg(folder, used));
            }
            if (others.size() > 1 && folder != QStringLiteral("core/languages/games") &&
                folder != QStringLiteral("core/languages/convert"))
                report(module.path, module.line,
                       QStringLiteral("%1 may not use more than one language").arg(folder));
        }
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
                                         ".git-blame-ignore-revs",
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
    QMap<QString, QString> m_targets; // the folders of the libraries, such as core_dungeons_model
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

    // Each folder of sources has a README.md, and the files that it names are there: in the folder, below it,
    // or at a path from the top, from core or from widgets.
    void readmesNameWhatIsThere() {
        static const QRegularExpression named(QStringLiteral("`([\\w./]+\\.(?:h|cpp))`"));
        const QDir root(QStringLiteral(LEVWRIGHT_SOURCE_DIR));
        for (const char* house : {"core", "widgets"}) {
            QMap<QString, QStringList> files; // by folder
            QDirIterator walk(root.filePath(house), {"*.h", "*.cpp"}, QDir::Files,
                              QDirIterator::Subdirectories);
            while (walk.hasNext()) {
                const QFileInfo file(walk.next());
                files[file.path()] << file.fileName();
            }
            for (const QString& folder : files.keys()) {
                QFile readme(folder + "/README.md");
                QVERIFY2(readme.open(QIODevice::ReadOnly), qPrintable(readme.fileName()));
                for (const auto& match : named.globalMatch(QString::fromUtf8(readme.readAll()))) {
                    const QString name = match.captured(1);
                    const auto holds = [&](const auto& other) {
                        return other.first.startsWith(folder) && other.second.contains(name);
                    };
                    const auto all = files.asKeyValueRange();
                    QVERIFY2(QFile::exists(folder + '/' + name) || root.exists(name) ||
                                 root.exists(QLatin1String(house) + '/' + name) ||
                                 std::ranges::any_of(all, holds),
                             qPrintable(readme.fileName() + " names " + name));
                }
            }
        }
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
        const bool isClassic =
            isIn({"core/languages/classic/", "core/dungeons/definition/", "core/formats/lev34/"});
        const bool isProgram = isIn({"core/languages/program/", "core/languages/convert/toscript/",
                                     "core/compiled/Opcode", "core/compiled/LevelProgram"});
        const bool isLua = isIn({"core/languages/script/"});
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
                           "core/formats/lev34/Layout.h",
                           "core/languages/classic/decompile/Statements.cpp",
                           "core/languages/classic/lower/StatementLowering.cpp",
                           "core/languages/classic/syntax/ClassicGrammar.cpp",
                           "core/roll/ThingMaker.h",
                           "core/scene/Ground.cpp",
                           "resources/catalog/nethack-3.4.3/keywords.tsv"}
            << classic;
        // Also the list of all kinds, core/tree/Statement.h.
        QTest::newRow("kind of statement of 3.6")
            << QStringLiteral("\\bPOOL\\b|\\bS(tatementKind)?::Pool\\b|\\bOpcode::Pool\\b")
            << QStringList{"core/compiled/Opcode.h",
                           "core/languages/convert/toscript/StatementScript.cpp",
                           "core/languages/program/compile/StatementLowering.cpp",
                           "core/languages/program/decompile/Statements.cpp",
                           "core/languages/program/roll/Instructions.cpp",
                           "core/languages/program/syntax/Kinds.h",
                           "core/scene/Ground.cpp",
                           "resources/catalog/nethack-3.6/keywords.tsv"}
            << QStringLiteral("nethack-3.6");
        QTest::newRow("function of scripts")
            << QStringLiteral("\\bmineralize\\b")
            << QStringList{"core/languages/convert/fromscript/CallLevel.cpp",
                           "core/languages/convert/fromscript/CallWriter.cpp",
                           "core/languages/convert/fromscript/CallWriter.h",
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
        QTest::newRow("only through another")
            << "core/model/A.h" << QByteArray(spdx + "#include \"core/base/B.h\"\n")
            << "core/model/A.h:2: core/model may not include \"core/base/B.h\"";
        QTest::newRow("unused")
            << "core/text/Used.h" << spdx
            << "core/CMakeLists.txt:3: core/text names core/base, but includes none of its files";
        QTest::newRow("folder of a folder")
            << "core/languages/program/syntax/A.h" << QByteArray(spdx + "#include \"core/languages/B.h\"\n")
            << "core/languages/program/syntax/A.h:2: core/languages/program/syntax may not include "
               "\"core/languages/B.h\"";
        QTest::newRow("language and language")
            << "core/CMakeLists.txt"
            << QByteArray("# SPDX-License-Identifier: x\nlevwright_core_module(languages/classic/syntax)\n"
                          "levwright_core_module(languages/script/edit languages/classic/syntax)\n")
            << "core/CMakeLists.txt:3: core/languages/script/edit is one language and may not use "
               "core/languages/classic/syntax";
        QTest::newRow("language in what all share")
            << "core/CMakeLists.txt"
            << QByteArray("# SPDX-License-Identifier: x\nlevwright_core_module(languages/classic/syntax)\n"
                          "levwright_core_module(edit languages/classic/syntax)\n")
            << "core/CMakeLists.txt:3: core/edit serves all languages and may not use "
               "core/languages/classic/syntax";
        QTest::newRow("two languages")
            << "core/CMakeLists.txt"
            << QByteArray("# SPDX-License-Identifier: x\nlevwright_core_module(languages/program/compile)\n"
                          "levwright_core_module(languages/script/roll)\n"
                          "levwright_core_module(lsp languages/program/compile languages/script/roll)\n")
            << "core/CMakeLists.txt:4: core/lsp may not use more than one language";
        QTest::newRow("language in rolls")
            << "core/CMakeLists.txt"
            << QByteArray("# SPDX-License-Identifier: x\nlevwright_core_module(languages/program/compile)\n"
                          "levwright_core_module(roll languages/program/compile)\n")
            << "core/CMakeLists.txt:3: core/roll serves all languages and may not use "
               "core/languages/program/compile";
        QTest::newRow("dungeons in what all share")
            << "core/CMakeLists.txt"
            << QByteArray("# SPDX-License-Identifier: x\nlevwright_core_module(dungeons/script)\n"
                          "levwright_core_module(document dungeons/script)\n")
            << "core/CMakeLists.txt:3: core/document serves all languages and may not use "
               "core/dungeons/script";
        QTest::newRow("wider than its line")
            << "core/base/A.h" << QByteArray(spdx + "\n#include \"core/text/B.h\"\n")
            << "core/base/A.h:3: core/base may not include \"core/text/B.h\"";
        QTest::newRow("core and widgets")
            << "core/text/A.cpp" << QByteArray(spdx + "#include \"widgets/canvas/B.h\"\n")
            << "core/text/A.cpp:2: core/text may not include \"widgets/canvas/B.h\"";
        QTest::newRow("Qt in core") << "core/text/A.cpp" << QByteArray(spdx + "#include <QString>\n")
                                    << "core/text/A.cpp:2: core knows no Qt, but includes <QString>";
        QTest::newRow("Qt in widgets")
            << "widgets/canvas/A.cpp" << QByteArray(spdx + "#include <QString>\n") << "";
        QTest::newRow("panel and panel")
            << "widgets/canvas/A.cpp" << QByteArray(spdx + "#include \"widgets/outline/B.h\"\n")
            << "widgets/canvas/A.cpp:2: widgets/canvas may not include \"widgets/outline/B.h\"";
        QTest::newRow("switch with a default")
            << "core/base/A.cpp"
            << QByteArray(spdx +
                          "using S = StatementKind;\nvoid f(S s) {\n    switch (s) {\n    case S::Trap:\n"
                          "        return;\n    default:\n        return;\n    }\n}\n")
            << "core/base/A.cpp:7: a switch over kinds of statements has a default";
        QTest::newRow("switch over something else")
            << "core/base/A.cpp"
            << QByteArray(spdx + "    switch (a) {\n    case S::Trap:\n        return;\n    }\n"
                                 "    switch (b) {\n    case B::One:\n    default:\n        return;\n    }\n")
            << "";
        QTest::newRow("no module line")
            << "core/extra/A.cpp" << spdx << "core/extra/A.cpp:1: has no module line in core/CMakeLists.txt";
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
            << "core/CMakeLists.txt:2: core/base is used before it is declared";
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
                                     "levwright_core_module(text base)\nlevwright_core_module(model text)\n"
                                     "levwright_core_module(languages/program/syntax)\n");
        write("widgets/CMakeLists.txt",
              "# SPDX-License-Identifier: x\nlevwright_widgets_module(outline core_model)\n"
              "levwright_widgets_module(canvas core_model Qt6::Svg)\n");
        // A file for each use that a line names.
        const QByteArray spdx = "// SPDX-License-Identifier: GPL-3.0-or-later\n";
        write("core/text/Used.h", spdx + "#include \"core/base/B.h\"\n");
        write("core/model/Used.h", spdx + "#include \"core/text/B.h\"\n");
        write("widgets/outline/Used.h", spdx + "#include \"core/model/B.h\"\n");
        write("widgets/canvas/Used.h", spdx + "#include \"core/model/B.h\"\n");
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

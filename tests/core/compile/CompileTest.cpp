// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "core/languages/classic/compile/LevelCompiler.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "core/languages/classic/syntax/FileParser.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <algorithm>

namespace levwright::compile_test {

class CompileTest : public QObject {
    Q_OBJECT

    const GamePtr game = loadGame("nethack-3.4.3").value();

    // Compiles every level of a file and compares each with the golden file of the same name.
    int compareWithGoldens(const QString& path, const QString& goldens, Abi abi) {
        const Target target = usualTarget("nethack-3.4.3", abi).value();
        const FileTree tree =
            parseFile(classicGameOf(*game)->dialect(), TextSnapshot(fileBytes(path).toStdString()));
        int compared = 0;
        for (std::size_t i = 0; i < tree.levels.size(); ++i) {
            const LevelTreePtr& level = tree.levels[i].tree;
            if (!level->hasHeader)
                continue;
            const auto model = lower(*classicGameOf(*game), level, tree.textOf(i),
                                     abi.longs64 ? LongSize::Bits64 : LongSize::Bits32);
            for (const Diagnostic& diagnostic : model->diagnostics) {
                if (diagnostic.severity() == Severity::Error ||
                    kindOf(diagnostic.code).finder == Finder::Game)
                    qWarning("%s: %s", qPrintable(path), diagnostic.message().c_str());
            }
            const Result<CompiledLevel> compiled = compileLevel(*model);
            if (!compiled) {
                QTest::qFail(compiled.error().message.c_str(), __FILE__, __LINE__);
                continue;
            }
            const QString golden = goldens + '/' + QString::fromStdString(compiled->name) + ".lev";
            const std::string bytes = lev34::encode(*compiled, target).value();
            QTest::qCompare(QByteArray::fromStdString(bytes).toHex(), fileBytes(golden).toHex(),
                            compiled->name.c_str(), "golden", __FILE__, __LINE__);
            ++compared;
        }
        return compared;
    }

private Q_SLOTS:
    void stockLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("goldens");
        QTest::addColumn<bool>("longs64");
        const QString corpus = sharedFolder() + "/corpus/nethack-3.4.3/";
        for (const bool longs64 : {true, false}) {
            const QString golden = longs64 ? "golden-lp64" : "golden-ilp32";
            for (const QString& path : stockFiles("nethack-3.4.3"))
                QTest::newRow(qPrintable(golden + ' ' + QFileInfo(path).fileName()))
                    << path << corpus + golden << longs64;
            QTest::newRow(qPrintable(golden + " example"))
                << corpus + "example/fortress.des" << corpus + "example/" + golden << longs64;
        }
    }
    void stockLevels() {
        QFETCH(const QString, path);
        QFETCH(const QString, goldens);
        QFETCH(const bool, longs64);
        const int compared =
            compareWithGoldens(path, goldens, {.longs64 = longs64, .byteOrder = std::endian::little});
        QVERIFY(compared > 0);
    }

    // The game's compiler names each statement that is one too many, problems only the first hundred.
    void tooManyStatements() {
        constexpr int statements = 500;
        std::string text = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        for (int i = 0; i < statements; ++i)
            text += "TRAP:\"pit\",(1,0)\n";
        const FileTree tree = parseFile(classicGameOf(*game)->dialect(), TextSnapshot(text));
        const auto told = [&](Checks checks) {
            const auto model = lower(*classicGameOf(*game), tree.levels.front().tree, tree.textOf(0),
                                     LongSize::Bits64, checks);
            return std::ranges::count(model->diagnostics, DiagnosticCode::TooManyOfKind, &Diagnostic::code);
        };
        QCOMPARE(told(Checks::OfCompiler), statements - game->catalog().limit("list-entries"));
        QCOMPARE(told(Checks::All), 100);
    }
};

LEVWRIGHT_TEST(CompileTest)

} // namespace levwright::compile_test

#include "CompileTest.moc"

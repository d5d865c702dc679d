// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"
#include "core/formats/lev34/LevFile.h"
#include "core/levcomp/LevelImport.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <sstream>

namespace levwright::golden_test {
namespace {

using Files = std::map<std::filesystem::path, std::string>;

QDir goldenFolder(const QString& game) {
    return QDir(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/golden/") + game);
}

QStringList descriptionsOf(const QString& game) {
    return goldenFolder(game).entryList({"*.des", "*.def"}, QDir::Files, QDir::Name);
}

Files compile(const QString& game, const QString& abi, const QString& name, const std::string& text) {
    MemoryFileStore store;
    if (!store.replace(name.toStdString(), text))
        QTest::qFail("the text cannot be stored", __FILE__, __LINE__);
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const std::vector<std::string> arguments{"--target", game.toStdString(), "--abi", abi.toStdString(),
                                             name.toStdString()};
    const int status = cli::runProgram(name.endsWith(".def") ? "dgn_comp" : "lev_comp", arguments,
                                       cli::Console{store, in, out, errors});
    if (status != 0)
        QTest::qFail(errors.str().c_str(), __FILE__, __LINE__);
    Files files = store.files();
    files.erase(name.toStdString());
    return files;
}

void addDescriptions() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("abi");
    QTest::addColumn<QString>("name");
    for (const char* game : {"nethack-3.4.3", "nethack-3.2.2"}) {
        for (const char* abi : {"lp64", "ilp32"}) {
            for (const QString& name : descriptionsOf(game))
                QTest::addRow("%s %s %s", game, abi, qPrintable(name)) << game << abi << name;
        }
    }
}

} // namespace

// Our own descriptions with the files they compile to: tests/data/golden/README.md. If LEVWRIGHT_BLESS is
// set, the files are written again.
class GoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compiles_data() { addDescriptions(); }
    void compiles() {
        QFETCH(const QString, game);
        QFETCH(const QString, abi);
        QFETCH(const QString, name);
        const QDir folder = goldenFolder(game);
        const Files files = compile(game, abi, name, fileBytes(folder.filePath(name)).toStdString());
        QVERIFY(!files.empty());
        for (const auto& [path, bytes] : files) {
            const QString golden = folder.filePath(abi + '/' + QString::fromStdString(path.string()));
            if (qEnvironmentVariableIsSet("LEVWRIGHT_BLESS")) {
                QFile file(golden);
                QVERIFY(folder.mkpath(abi) && file.open(QIODevice::WriteOnly));
                QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
            }
            QCOMPARE(QByteArray::fromStdString(bytes).toHex(), fileBytes(golden).toHex());
        }
    }

    void everyGoldenHasItsDescription() {
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2"}) {
            for (const char* abi : {"lp64", "ilp32"}) {
                QStringList compiled;
                for (const QString& name : descriptionsOf(game)) {
                    for (const auto& [path, bytes] :
                         compile(game, abi, name, fileBytes(goldenFolder(game).filePath(name)).toStdString()))
                        compiled << QString::fromStdString(path.string());
                }
                compiled.sort();
                QCOMPARE(QDir(goldenFolder(game).filePath(abi)).entryList(QDir::Files, QDir::Name), compiled);
            }
        }
    }

    void decompiles_data() { addDescriptions(); }
    void decompiles() {
        QFETCH(const QString, game);
        QFETCH(const QString, abi);
        QFETCH(const QString, name);
        if (name.endsWith(".def"))
            return fuzz::checkDungeonFile(
                fileBytes(goldenFolder(game).filePath(abi + '/' + name.chopped(4))).toStdString());
        for (const auto& [path, bytes] :
             compile(game, abi, name, fileBytes(goldenFolder(game).filePath(name)).toStdString())) {
            const Result<ImportedLevel> imported = importLevel(bytes, path);
            QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
            QCOMPARE(imported->warnings.size(), std::size_t(0));
            QCOMPARE(compile(game, abi, "f.des", imported->text), (Files{{path, bytes}}));
            fuzz::checkDecoding(bytes);
        }
    }

    // Everything that must hold for any text holds for these, both whole and cut off after each line.
    void reads_data() { addDescriptions(); }
    void reads() {
        QFETCH(const QString, game);
        QFETCH(const QString, name);
        const std::string text = fileBytes(goldenFolder(game).filePath(name)).toStdString();
        if (name.endsWith(".def"))
            return fuzz::checkDungeon(text);
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', end + 1))
            fuzz::checkParsing(std::string_view(text).substr(0, end + 1));
        fuzz::checkRolling(text);
    }
};

LEVWRIGHT_TEST(GoldenTest)

} // namespace levwright::golden_test

#include "GoldenTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries of scripts that lie beside levels.
#include "core/languages/games/ScriptLibrary.h"

#include "core/base/FileStore.h"
#include "core/instance/InstanceText.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/WhyNoLevel.h"
#include "core/model/LevelLanguage.h"
#include "core/roll/Roller.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::script_library_test {
namespace {

constexpr const char* level =
    "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
    "des.map({ halign = \"center\", valign = \"center\", map = [[\n...\n...\n]] })\n"
    "drain_pond(1, 1)\n";

class Desk {
public:
    void write(const QString& name, const std::string& text) {
        QVERIFY(DiskFileStore().replace(path(name), text).has_value());
    }
    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    GamePtr game(const std::string& text) const {
        const GameChoice choice{.id = "nethack-3.7", .file = path(QStringLiteral("pond.lua"))};
        return gameFor(choice, DocumentKind::Levels, TextSnapshot(text)).value();
    }
    // The first problem of the level, or what stands at the given cell of its only roll.
    static std::string made(const Game& game, const std::string& text) {
        const FileTree file = game.language().parse(TextSnapshot(text), LexMode::Tolerant);
        const auto model = game.language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
        if (!model->diagnostics.empty())
            return model->diagnostics[0].message();
        const auto plan = game.language().plan({*model, file.textOf(0)}, {});
        if (!plan)
            return plan.error().message;
        roll::Roller roller(*plan);
        const roll::LevelInstance& rolled = roller.roll(1);
        return rolled.fatal == roll::Fatal::None ? "rolled" : roll::whyFatal(rolled);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class ScriptLibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void functionsAreKnown() {
        Desk desk;
        QCOMPARE(QString::fromStdString(Desk::made(*desk.game(level), level)),
                 QStringLiteral("There is nothing named “drain_pond” here."));
        desk.write(QStringLiteral("nhlib.lua"),
                   "function drain_pond(x, y)\n   des.terrain(x, y, \".\")\nend\n");
        const GamePtr game = desk.game(level);
        QCOMPARE(game->catalog().gameId(), "nethack-3.7");
        QVERIFY(game->catalog().tables().isBuiltIn());
        QCOMPARE(Desk::made(*game, level), "rolled");
        // A fault in the library is one when the level is made.
        desk.write(QStringLiteral("nhlib.lua"), "function drain_pond(x, y)\n   nothing()\nend\n");
        QVERIFY(Desk::made(*desk.game(level), level).contains("nothing"));
    }

    // A library like that of the game itself changes nothing.
    void stockLibrariesAreLeftOut() {
        Desk desk;
        const GamePtr plain = loadGame("nethack-3.7").value();
        QCOMPARE(withLibraryBeside(plain, desk.path(QStringLiteral("pond.lua"))), plain);
        desk.write(QStringLiteral("nhlib.lua"), "align = { }\nfunction percent(n)\n   return true\nend\n");
        QCOMPARE(withLibraryBeside(plain, desk.path(QStringLiteral("pond.lua"))), plain);
        const GamePtr other = loadGame("nethack-3.6").value();
        QCOMPARE(withLibraryBeside(other, desk.path(QStringLiteral("pond.des"))), other);
    }

    void brokenLibraries_data() {
        QTest::addColumn<QByteArray>("library");
        QTest::newRow("syntax") << QByteArray("function drain_pond(x, y)\n");
        QTest::newRow("error") << QByteArray("function drain_pond(x, y)\nend\nnothing()\n");
        QTest::newRow("endless") << QByteArray("function drain_pond(x, y)\nend\nwhile true do end\n");
        QTest::newRow("bytes") << QByteArray("function drain_pond(x, y)\nend\n") + '\0' + '\xFF';
    }
    void brokenLibraries() {
        QFETCH(const QByteArray, library);
        Desk desk;
        desk.write(QStringLiteral("nhlib.lua"), library.toStdString());
        QVERIFY(!Desk::made(*desk.game(level), level).empty());
    }

    void librariesAreNoLevels() {
        const GamePtr game = loadGame("nethack-3.7").value();
        const TextSnapshot text("function percent(n)\n   if n > 1 then error(\"x\") end\nend\n");
        for (const char* name : {"nhlib.lua", "a/nhcore.lua", "quest.lua"})
            QCOMPARE(whyNoLevel(*game, name, text),
                     "it is a script that makes no level; it is read as a library");
        QVERIFY(!isLibraryName("pond.lua"));
        QVERIFY(isVaultList("a/vaults.dat", "0 1 vlt-0001\n3 20 vlt-0002\n"));
        QVERIFY(!isVaultList("a/vaults.dat", "LEVEL:\"vaults\"\n") &&
                !isVaultList("a/vaults.des", "0 1 a\n"));
        QCOMPARE(whyNoLevel(*game, "vaults.dat", TextSnapshot("0 1 vlt-0001\n")),
                 "it lists the vaults of a game and is not a level");
        // They may use more than levels may.
        const FileTree file = game->language().parse(text, LexMode::Tolerant);
        QVERIFY(game->language()
                    .lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)
                    ->diagnostics.empty());
    }
};

LEVWRIGHT_TEST(ScriptLibraryTest)

} // namespace levwright::script_library_test

#include "ScriptLibraryTest.moc"

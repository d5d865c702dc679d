// SPDX-License-Identifier: GPL-3.0-or-later
// Portals lead to levels of the dungeon description beside a level.
#include "core/languages/games/Neighbours.h"

#include "core/languages/games/GameOfText.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

namespace levwright::neighbours_test {
namespace {

const std::string script = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                           "des.map({ halign = \"center\", valign = \"center\", map = [[\n...\n...\n]] })\n"
                           "des.stair(\"up\", 0, 0)\n"
                           "des.levregion({ region = {1,1,2,1}, type = \"portal\", name = \"NAME\" })\n";
const std::string description = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\n...\nENDMAP\n"
                                "STAIR:(0,0),up\nPORTAL:(1,1,2,1),(0,0,0,0),\"NAME\"\n";
const std::string scriptDungeon = "dungeon = { { name = \"The Bog\", bonetag = \"B\", base = 5, range = 0, "
                                  "levels = { { name = \"marsh\", base = 2 } } } }\n";
const std::string definition = "DUNGEON: \"The Bog\" \"B\" (5, 0)\nLEVEL: \"marsh\" \"none\" @ (2, 0)\n";

std::string naming(std::string text, std::string_view name) {
    return text.replace(text.find("NAME"), 4, name);
}

class Desk {
public:
    void write(const QString& name, const std::string& text) const {
        QVERIFY(DiskFileStore().replace(path(name), text).has_value());
    }
    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    Diagnostics check(const std::string& id, const QString& name, const std::string& text) const {
        const TextSnapshot snapshot(text);
        const GamePtr game = gameFor({.id = id, .file = path(name)}, DocumentKind::Levels, snapshot).value();
        const FileTree file = game->language().parse(snapshot, LexMode::Tolerant);
        Diagnostics found =
            game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)->diagnostics;
        std::erase_if(found,
                      [](const Diagnostic& each) { return each.code != DiagnosticCode::NoSuchDestination; });
        return found;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class NeighboursTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void portals_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("dungeon");
        QTest::newRow("3.4.3") << QStringLiteral("nethack-3.4.3") << QStringLiteral("dungeon.def");
        QTest::newRow("SLASH'EM") << QStringLiteral("slashem") << QStringLiteral("dungeon.def");
        QTest::newRow("3.6") << QStringLiteral("nethack-3.6") << QStringLiteral("dungeon.def");
        QTest::newRow("3.7") << QStringLiteral("nethack-3.7") << QStringLiteral("dungeon.lua");
    }
    void portals() {
        QFETCH(const QString, game);
        QFETCH(const QString, dungeon);
        const bool isScript = dungeon.endsWith(QStringLiteral(".lua"));
        const QString level = isScript ? QStringLiteral("a.lua") : QStringLiteral("a.des");
        const std::string& form = isScript ? script : description;
        const std::string id = game.toStdString();
        const Desk desk;
        const std::string wrong = naming(form, "mersh");
        QVERIFY(desk.check(id, level, wrong).empty());
        desk.write(dungeon, isScript ? scriptDungeon : definition);
        for (const char* right : {"marsh", "Marsh", "The Bog"})
            QVERIFY(desk.check(id, level, naming(form, right)).empty());
        const Diagnostics found = desk.check(id, level, wrong);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].severity(), Severity::Hint);
        QCOMPARE(QString::fromStdString(found[0].message()),
                 QStringLiteral("The %1 beside this level has no level or dungeon “mersh”.").arg(dungeon));
        QCOMPARE(found[0].fixes.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(found[0].fixes[0].label), QStringLiteral("Change it to “marsh”"));
        QCOMPARE(found[0].fixes[0].edit.apply(wrong), naming(form, "marsh"));
        // Nothing like it
        const Diagnostics other = desk.check(id, level, naming(form, "volcano"));
        QVERIFY(other.size() == 1 && other[0].fixes.empty());
        // A description that cannot be read says nothing.
        desk.write(dungeon, isScript ? "dungeon = {" : "DUNGEON: oops\n");
        QVERIFY(desk.check(id, level, wrong).empty());
    }

    void onlyLevelsWithPortals() {
        const GamePtr game = loadGame("nethack-3.7").value();
        const Desk desk;
        desk.write(QStringLiteral("dungeon.lua"), scriptDungeon);
        QCOMPARE(withNeighbours(game, desk.path(QStringLiteral("a.lua")), "des.room()"), game);
        QCOMPARE(withNeighbours(game, desk.path(QStringLiteral("dungeon.lua")), scriptDungeon + "portal"),
                 game);
        QVERIFY(withNeighbours(game, desk.path(QStringLiteral("a.lua")), script) != game);
    }
};

LEVWRIGHT_TEST(NeighboursTest)

} // namespace levwright::neighbours_test

#include "NeighboursTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Names of levels that go through a dungeon, the descriptions of its levels and the portals between them.
#include "core/services/FolderNames.h"

#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::folder_names_test {
namespace {

const char* const definition = "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n"
                               "LEVEL: \"oracle\" \"O\" @ (5,5)\n"
                               "CHAINLEVEL: \"bigrm\" \"B\" \"oracle\" + (5,3) 40\n"
                               "RNDLEVEL: \"medusa\" \"none\" @ (-5,4) 2\n"
                               "LEVEL: \"x-strt\" \"none\" @ (1,1)\n";
const char* const levels = "MAZE:\"oracle\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                           "MAZE:\"medusa-1\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
const char* const others = "MAZE:\"medusa-2\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                           "PORTAL:(0,0,1,0),(0,0,0,0),\"oracle\"\n"
                           "MAZE:\"Arc-strt\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
const char* const dungeonScript = "dungeon = { { name = \"The Dungeons of Doom\", base = 25, range = 5,\n"
                                  " levels = { { name = \"oracle\", base = 5, range = 5 },\n"
                                  "  { name = \"medusa\", base = -5, range = 4, nlevels = 2 } } } }\n";
const char* const portalScript =
    "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
    "des.levregion({ region = {1,1,2,2}, type = \"portal\", name = \"oracle\" })\n";
const char* const plainScript = "des.level_init({ style = \"solidfill\", fg = \" \" })\n";

struct Folder {
    explicit Folder(const char* game) : game(loadGame(game).value()) {}
    void add(const char* name, const std::string& text) {
        files.push_back({name, Analysis::make(game, TextSnapshot(text), documentKindOf(name, text))});
    }
    // "word" in the file with that number.
    auto rename(std::size_t file, const std::string& word, const char* name) const {
        const std::string text(files[file].analysis->text().bytes());
        return services::levelRenamed(files, file, text.find(word) + 1, name);
    }
    // The replaced names, such as "0:oracle>delphi".
    QStringList changes(const services::FolderRename& rename) const {
        QStringList all;
        for (const services::FileChange& change : rename.changes) {
            for (const Replacement& each : change.edit.replacements())
                all << QStringLiteral("%1:%2>%3")
                           .arg(change.file)
                           .arg(QString::fromUtf8(files[change.file].analysis->text().slice(each.range)),
                                QString::fromStdString(each.text));
        }
        return all;
    }
    GamePtr game;
    std::vector<services::NamedFile> files;
};

Folder folderOf(const QString& kind) {
    if (kind == "scripts") {
        Folder made("nethack-3.7");
        made.add("dungeon.lua", dungeonScript);
        made.add("air.lua", portalScript);
        made.add("oracle.lua", plainScript);
        made.add("medusa-1.lua", plainScript);
        return made;
    }
    Folder made(kind == "program" ? "nethack-3.6" : "nethack-3.4.3");
    made.add("dungeon.def", definition);
    made.add("one.des", levels);
    made.add("two.des", others);
    return made;
}

} // namespace

class FolderNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void renames_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("file");
        QTest::addColumn<QByteArray>("word"); // the place is after its first letter
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("changes");
        QTest::addColumn<QString>("note"); // a part of it; empty for none
        const char* const oracle = "0:oracle>delphi 0:oracle>delphi 1:oracle>delphi 2:oracle>delphi";
        const char* const medusa = "0:medusa>gorgon 1:medusa-1>gorgon-1 2:medusa-2>gorgon-2";
        for (const char* kind : {"classic", "program"}) {
            const auto row = [kind](const char* name, int file, const char* word, const char* to,
                                    const char* changes, const char* note = "") {
                QTest::addRow("%s: %s", kind, name) << QString(kind) << file << QByteArray(word)
                                                    << QByteArray(to) << QString(changes) << QString(note);
            };
            row("from the dungeon", 0, "\"oracle", "delphi", oracle);
            row("from a chain", 0, "\"oracle\" +", "delphi", oracle);
            row("from the level", 1, "\"oracle", "delphi",
                "1:oracle>delphi 0:oracle>delphi 0:oracle>delphi 2:oracle>delphi");
            row("from a portal", 2, "\"oracle", "delphi",
                "2:oracle>delphi 0:oracle>delphi 0:oracle>delphi 1:oracle>delphi");
            row("variants", 0, "\"medusa", "gorgon", medusa);
            row("from a variant", 2, "\"medusa-2", "gorgon-2",
                "2:medusa-2>gorgon-2 0:medusa>gorgon 1:medusa-1>gorgon-1");
            row("another number", 2, "\"medusa-2", "medusa-3", "2:medusa-2>medusa-3");
            row("of roles", 0, "\"x-strt", "x-begin", "0:x-strt>x-begin", "such as Arc-strt");
        }
        QTest::newRow("scripts: from the dungeon")
            << "scripts" << 0 << QByteArray("\"oracle") << QByteArray("delphi")
            << "0:oracle>delphi 1:oracle>delphi" << "Rename the file to delphi.lua";
        QTest::newRow("scripts: from a portal")
            << "scripts" << 1 << QByteArray("\"oracle") << QByteArray("delphi")
            << "1:oracle>delphi 0:oracle>delphi" << "Rename the file to delphi.lua";
        QTest::newRow("scripts: variants")
            << "scripts" << 0 << QByteArray("\"medusa") << QByteArray("gorgon") << "0:medusa>gorgon"
            << "Rename the file to gorgon-1.lua";
    }
    void renames() {
        QFETCH(const QString, kind);
        QFETCH(const int, file);
        QFETCH(const QByteArray, word);
        QFETCH(const QByteArray, name);
        QFETCH(const QString, changes);
        QFETCH(const QString, note);
        const Folder folder = folderOf(kind);
        const auto renamed = folder.rename(std::size_t(file), word.toStdString(), name.constData());
        QVERIFY2(renamed.has_value(), renamed ? "" : renamed.error().reason.c_str());
        QCOMPARE(folder.changes(*renamed).join(' '), changes);
        QCOMPARE(renamed->notes.size(), note.isEmpty() ? 0U : 1U);
        if (!note.isEmpty())
            QVERIFY2(renamed->notes[0].contains(note.toStdString()), renamed->notes[0].c_str());
    }

    void refuses_data() {
        QTest::addColumn<int>("file");
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("reason"); // a part of it
        const auto row = [](const char* name, int file, const char* word, const char* to,
                            const char* reason) {
            QTest::newRow(name) << file << QByteArray(word) << QByteArray(to) << QByteArray(reason);
        };
        row("no level", 0, "\"D", "x", "no name of a level");
        row("taken", 0, "\"oracle", "bigrm", "dungeon.def: “bigrm” is the name of another level");
        row("taken elsewhere", 0, "\"oracle", "Arc-strt", "two.des: “Arc-strt”");
        row("variants that are there", 0, "\"oracle", "medusa-1", "one.des: “medusa-1”");
        row("a lost number", 1, "\"medusa-1", "gorgon", "has to end with “-1”");
        row("nothing", 0, "\"oracle", "", "at least one character");
        row("quotes", 0, "\"oracle", "a\"b", "quotes");
        row("too long for a file", 0, "\"oracle", "a-name-of-many-letters-and-more-of-them", "");
    }
    void refuses() {
        QFETCH(const int, file);
        QFETCH(const QByteArray, word);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, reason);
        const auto renamed =
            folderOf("classic").rename(std::size_t(file), word.toStdString(), name.constData());
        QVERIFY(!renamed);
        QVERIFY2(renamed.error().reason.contains(reason.toStdString()), renamed.error().reason.c_str());
    }

    // Nobody knows the level of a portal whose file is not here.
    void undefined() {
        Folder folder("nethack-3.4.3");
        folder.add("two.des", others);
        const auto renamed = folder.rename(0, "\"oracle", "delphi");
        QVERIFY(!renamed && renamed.error().reason.contains("is not defined"));
    }

    void finds_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("found");
        QTest::newRow("a level") << "classic" << QByteArray("oracle") << "1:oracle";
        QTest::newRow("variants") << "classic" << QByteArray("medusa") << "1:medusa-1 2:medusa-2";
        QTest::newRow("a variant") << "program" << QByteArray("medusa-2") << "2:medusa-2";
        QTest::newRow("of roles") << "classic" << QByteArray("x-strt") << "2:Arc-strt";
        QTest::newRow("none") << "classic" << QByteArray("castle") << "";
        QTest::newRow("a script") << "scripts" << QByteArray("oracle") << "2:oracle";
        QTest::newRow("scripts") << "scripts" << QByteArray("medusa") << "3:medusa-1";
    }
    void finds() {
        QFETCH(const QString, kind);
        QFETCH(const QByteArray, name);
        QFETCH(const QString, found);
        const Folder folder = folderOf(kind);
        QStringList all;
        for (const services::FoundLevel& level :
             services::levelsNamed(name.toStdString(), folder.game->catalog(), folder.files))
            all << QStringLiteral("%1:%2").arg(level.file).arg(QString::fromStdString(level.name));
        QCOMPARE(all.join(' '), found);
    }

    // Each level of each stock dungeon gets another name, and its own one back: the bytes are the same again.
    void stockFolders_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("3.2") << "nethack-3.2.2/des" << QByteArray("nethack-3.2.2");
        QTest::newRow("3.4.3") << "nethack-3.4.3/des" << QByteArray("nethack-3.4.3");
        QTest::newRow("3.6") << "nethack-3.6/des" << QByteArray("nethack-3.6");
        QTest::newRow("3.7") << "nethack-3.7/lua" << QByteArray("nethack-3.7");
        QTest::newRow("5.0") << "nethack-5.0/lua" << QByteArray("nethack-5.0");
    }
    void stockFolders() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QByteArray, game);
        Folder stock(game.constData());
        const QDir files(sharedFolder() + "/corpus/" + folder);
        std::size_t dungeon = 0;
        for (const QString& name :
             files.entryList({"*.des", "dungeon.def", "*.lua"}, QDir::Files, QDir::Name)) {
            if (name.startsWith("dungeon."))
                dungeon = stock.files.size();
            stock.add(qPrintable(name), fileBytes(files.filePath(name)).toStdString());
        }
        int renamed = 0;
        for (const NamedThing& thing : services::namesOf(*stock.files[dungeon].analysis)) {
            if (thing.kind != NameKind::Level || !thing.objection.empty())
                continue;
            const Offset at = thing.uses.front().range.begin;
            const auto there = services::levelRenamed(stock.files, dungeon, at, "zqx");
            QVERIFY2(there.has_value(), there ? "" : there.error().reason.c_str());
            Folder after = stock;
            for (const services::FileChange& change : there->changes) {
                const AnalysisPtr& old = stock.files[change.file].analysis;
                after.files[change.file].analysis =
                    old->updated(change.edit, TextSnapshot(change.edit.apply(old->text().bytes())));
            }
            const auto back = services::levelRenamed(after.files, dungeon, at, thing.name);
            // Variants of scripts keep the names of their files, so there is no way back for notes.
            QVERIFY2(back.has_value(), back ? "" : back.error().reason.c_str());
            QCOMPARE(back->changes.size(), there->changes.size());
            for (const services::FileChange& change : back->changes)
                QCOMPARE(change.edit.apply(after.files[change.file].analysis->text().bytes()),
                         stock.files[change.file].analysis->text().bytes());
            renamed += int(there->changes.size());
        }
        qInfo("%d files", renamed);
        QVERIFY(renamed > 20);
    }
};

LEVWRIGHT_TEST(FolderNamesTest)

} // namespace levwright::folder_names_test

#include "FolderNamesTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SLASH'EM, whose levels differ from those of NetHack 3.4.3 in some records. Its levels as packaged by Debian
// are reproduced exactly.
#include "core/archive/Archive.h"
#include "core/base/FileStore.h"
#include "core/formats/FileForms.h"
#include "core/language/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTest>

namespace levwright::slashem_test {
namespace {

const std::string library = "/usr/lib/games/slashem/nhushare";

Archive shipped() {
    return Archive::parse(DiskFileStore().read(library, 1 << 24).value()).value();
}

Result<std::string> compiled(std::string_view text, const Target& target) {
    const GamePtr game = loadGame(target.gameId).value();
    const FileTree file = game->language().parse(TextSnapshot(std::string(text)), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        if (file.levels[i].tree->hasHeader) {
            const LevelModelPtr level =
                game->language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
            return game->language().compile({*level, file.textOf(i)}, target);
        }
    }
    return failure("no level");
}

std::string compiledFor(const char* game, std::string_view text) {
    return compiled(text, usualTarget(game, {}).value()).value();
}

const std::string maze = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n---\n|.+\n---\nENDMAP\n";

} // namespace

class SlashemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // What each statement has in addition to NetHack 3.4.3.
    void records_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("more"); // bytes
        QTest::addColumn<QByteArray>("holds");
        const auto row = [](const char* name, const char* lines, int more, const QByteArray& holds) {
            QTest::newRow(name) << QByteArray(lines) << more << holds;
        };
        constexpr int lists = 1; // the list after the level regions; the list of places has its own count
        row("nothing", "", lists, {});
        row("a door", "DOOR:closed,(2,1)\n", lists + 3, QByteArray("\2\1\4\0\0\0", 6));
        row("an object", "OBJECT:'%',random,(1,1)\n", lists + 8, QByteArray("\1\1\x64%\0\xff", 6));
        row("anywhere", "FOUNTAIN:random\n", lists, "\xf4\xf4");
        row("places", "RANDOM_PLACES:(1,1),(2,1)\nFOUNTAIN:place[1]\n", lists + 1,
            QByteArray("\1\2\1\2\1\1", 6));
        row("a place", "RANDOM_PLACES:(1,1),(2,1)\nFOUNTAIN:place[1]\n", lists + 1, "\xff\xfe");
    }
    void records() {
        QFETCH(const QByteArray, lines);
        QFETCH(const int, more);
        QFETCH(const QByteArray, holds);
        const std::string text = maze + lines.toStdString();
        const QByteArray bytes = QByteArray::fromStdString(compiledFor("slashem", text));
        QCOMPARE(bytes.size() - qsizetype(compiledFor("nethack-3.4.3", text).size()), more);
        QVERIFY2(bytes.contains(holds), bytes.toHex(' ').constData());
        const Result<DecodedFile> decoded = decodeLevelFile(bytes.toStdString());
        QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
        QCOMPARE(decoded->target.gameId, "slashem");
        const FileForm* form = formNamed(decoded->target.form);
        QCOMPARE(QByteArray::fromStdString(form->encode(decoded->contents, decoded->target).value()), bytes);
    }

    void roomDoors() {
        const std::string text = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\n"
                                 "DOOR:false,closed,east,1\nROOM:\"black market\",lit,random,random,random\n";
        const QByteArray bytes = QByteArray::fromStdString(compiledFor("slashem", text));
        QVERIFY(bytes.contains(QByteArray("\4\1\0\4\0\0", 6)));
        QVERIFY(decodeLevelFile(bytes.toStdString()));
    }

    void namesOfItsOwn() {
        const std::string text =
            maze + "MONSTER:'@',\"Yeoman Warder\",random\nOBJECT:')',\"silver dagger\",random\n";
        const auto problems = [&text](const char* id) {
            const GamePtr game = loadGame(id).value();
            const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Exact);
            return game->language()
                .lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)
                ->diagnostics.size();
        };
        QCOMPARE(problems("slashem"), std::size_t(0));
        QCOMPARE(problems("nethack-3.4.3"), std::size_t(1));
    }

    void refusesWhatNoDescriptionSays_data() {
        QTest::addColumn<int>("offset"); // from the start of a door
        QTest::addColumn<QString>("reason");
        QTest::newRow("an artifact") << 4 << QStringLiteral("expected a door that no artifact opens");
        QTest::newRow("a place of no list") << 0 << QStringLiteral("expected a place");
    }
    void refusesWhatNoDescriptionSays() {
        QFETCH(const int, offset);
        QFETCH(const QString, reason);
        std::string bytes = compiledFor("slashem", maze + "DOOR:closed,(2,1)\n");
        const std::size_t door = bytes.find(std::string("\2\1\4\0\0\0", 6));
        bytes[door + std::size_t(offset)] = '\x80';
        const Result<DecodedFile> decoded = decodeLevelFile(bytes);
        QVERIFY(!decoded);
        QVERIFY2(QString::fromStdString(decoded.error().message).contains(reason),
                 decoded.error().message.c_str());
    }

    void shippedLevels_data() {
        QTest::addColumn<QString>("file");
        if (!QFileInfo::exists(QString::fromStdString(library))) {
            QTest::newRow("none") << QString();
            return;
        }
        const Archive all = shipped();
        for (const ArchiveEntry& entry : all.entries()) {
            if (entry.name.ends_with(".lev"))
                QTest::newRow(entry.name.c_str()) << QString::fromStdString(entry.name);
        }
    }
    void shippedLevels() {
        QFETCH(const QString, file);
        if (file.isEmpty())
            QSKIP("no SLASH'EM here (Debian: slashem): its levels are not compared");
        const Archive all = shipped();
        const std::string& bytes = all.find(file.toStdString())->content;
        const Result<ImportedLevel> level = importLevel(bytes, file.toStdString());
        // Flags without a known word, and a door that an artifact opens.
        const QStringList unsaid{QStringLiteral("castle.lev"), QStringLiteral("nightmar.lev"),
                                 QStringLiteral("tower1.lev")};
        if (unsaid.contains(file)) {
            QVERIFY(!level);
            return;
        }
        QVERIFY2(level, level ? "" : level.error().message.c_str());
        QVERIFY(level->warnings.empty());
        const Result<std::string> again = compiled(level->text, level->target);
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QVERIFY(*again == bytes);
    }

    void shippedDungeon() {
        if (!QFileInfo::exists(QString::fromStdString(library)))
            QSKIP("no SLASH'EM here (Debian: slashem): its dungeon is not compared");
        const Archive all = shipped();
        const std::string& bytes = all.find("dungeon")->content;
        const FileForm* form = formOf(bytes);
        QVERIFY(form != nullptr);
        const Result<DecodedFile> decoded = form->decode(bytes);
        QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
        QCOMPARE(std::get<CompiledDungeon>(decoded->contents).dungeons.size(), std::size_t(20));
        QVERIFY(form->encode(decoded->contents, decoded->target).value() == bytes);
    }
};

LEVWRIGHT_TEST(SlashemTest)

} // namespace levwright::slashem_test

#include "SlashemTest.moc"

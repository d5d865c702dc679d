// SPDX-License-Identifier: GPL-3.0-or-later
// Small inputs of developers of variants that came out wrong once, each with what must come out
// (corpus/field/README.md). The tests of Python programs, of SLASH'EM and of variants' levels have the
// others.
#include "tests/support/GameDesk.h"
#include "tests/support/SaidWords.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::field_descriptions_test {
namespace {

struct Row {
    const char* file;
    std::vector<std::string> arguments;
    QStringList words; // see wrongWords()
};

const std::vector<std::string> check{"check", "FILE"};
std::vector<std::string> checkAs(const char* game) {
    return {"check", "--target", game, "FILE"};
}
const std::vector<std::string> compile{"lev_comp", "--target", "nethack-3.6", "FILE"};

std::vector<Row> rows() {
    return {
        {"01-stray-map-character-hides-map.des", check, {":6:3: error: .*“g”", "!:1:", "nethack-3\\.6"}},
        {"01-stray-map-character-hides-map.des",
         {"roll", "FILE"},
         {"\\.\\.\\.\\.\\.", "line 9: MONSTER", "rolled without"}},
        {"03-slashem-not-recognised.des", check, {"slashem", "!error", "!warning"}},
        {"03-slashem-not-recognised.des",
         {"convert", "--to", "nethack-3.6", "FILE", "-o", "-"},
         {"note: .*“High Flame Mage”", "note: .*“magic candle”"}},
        {"03-slashem-not-recognised.des",
         {"minihack", "--target", "nethack-3.4.3", "FILE"},
         {"note: .*“High Flame Mage”", "note: .*“magic candle”"}},
        {"04-slashem-flag-lethe.des", checkAs("slashem"), {"!error", "!warning"}},
        {"05-slashem-artifact-door.des", checkAs("slashem"), {"!error", "!warning"}},
        {"06-slashem-dungeon.def", checkAs("slashem"), {"!error"}},
        {"07-evilhack-statements.des", {"roll", "FILE"}, {"rolled without: .*“FORGE”.*“MAGIC_CHEST”"}},
        {"08-evilhack-door-material.des", {"roll", "FILE"}, {"rolled without: .*“iron”", "gnome"}},
        {"09-wrong-game-on-a-tie.des", check, {"nethack-3\\.6", "!:11:", "!:12:"}},
        {"10-unnethack-own-statements.des", {"roll", "FILE"}, {"rolled without: .*“SPILL”"}},
        {"11-gnollhack.des", {"roll", "FILE"}, {"rolled without: .*“TILESET”", "watchman", "chest"}},
        {"13-plane-of-water-343.des",
         {"stats", "--target", "nethack-3.4.3", "FILE"},
         {"1000 rolls", "!loading-ends"}},
        {"13-plane-of-water-343.des",
         {"roll", "--target", "nethack-3.4.3", "FILE"},
         {"line 8: MONSTER", "!ends"}},
        {"14-joined-message-missing.des",
         compile,
         {"line 4, pos 0: INIT_MAP: Invalid foreground type\\.\n",
          "line 4, pos 0: INIT_MAP: Invalid foreground type for joined map\\.", "2 errors"}},
        {"15-map-row-position.des", compile, {"line 6, pos 1: syntax error at \"\\.\"", "!pos 0"}},
        {"16-ends-in-statement.des", compile, {"line 3, pos 5: syntax error at \":\"", "!pos 6"}},
        {"18-lit-unchanged.lua", checkAs("nethack-3.7"), {"!warning", "!error"}},
        {"20-minihack-python.py", check, {"!error", "!warning"}},
    };
}

using Tables = std::vector<std::pair<const char*, const char*>>;

// What the files use of the games that they are for.
struct KnownGame {
    const char* file;
    Tables tables;
};

std::vector<KnownGame> knownGames() {
    const std::pair<const char*, const char*> base{"game", "name\tvalue\nbase\tnethack-3.6\n"};
    const Tables evilHack{
        base,
        {"flags", "name\tnumber\nrndvault\t16384\n"},
        {"rooms", "name\tnumber\nrndvault\t26\n"},
        {"keywords", "spelling\tclass\tvalue\nrndvault\tlevel flag\t16384\nVAULTGEN\tstatement word\t\n"
                     "MINDEPTH\tstatement word\t\nFORGE\tstatement word\t\nMAGIC_CHEST\tstatement word\t\n"
                     "dead\tmonster option word\t\niron\tDOOR_MATERIAL\t12\n"},
        {"statements", "word\tform\nVAULTGEN\tinteger\nMINDEPTH\tinteger\nFORGE\tas FOUNTAIN\n"
                       "MAGIC_CHEST\tas FOUNTAIN\nDOOR\t[ <DOOR_MATERIAL> , ] <DOOR_STATE> , selection\n"},
        {"statement-options", "owner\tword\tform\nmonster\tdead\t\n"}};
    const Tables unNetHack{
        base,
        {"keywords", "spelling\tclass\tvalue\nMON_GENERATION\tstatement word\t\nSPILL\tstatement word\t\n"},
        {"statements", "word\tform\nMON_GENERATION\tpercent , { '(' number , ( character | string ) ')' }\n"
                       "SPILL\tplace , cell , <direction> , number\n"},
        {"value-forms", "value\tform\nselection\t'line' place '-' place\nstatement\tcall\n"}};
    const Tables gnollHack{base,
                           {"keywords", "spelling\tclass\tvalue\nTILESET\tstatement word\t\n"
                                        "garden_tileset\tCMAP_TYPE\t8\nwaitforu\tmonster option word\t\n"
                                        "special_quality\tobject option word\t\n"},
                           {"statements", "word\tform\nTILESET\t<CMAP_TYPE>\n"},
                           {"statement-options", "owner\tword\tform\nmonster\twaitforu\t\n"
                                                 "object\tspecial_quality\tnumber\n"}};
    return {{"07-evilhack-statements.des", evilHack},
            {"08-evilhack-door-material.des", evilHack},
            {"10-unnethack-own-statements.des", unNetHack},
            {"11-gnollhack.des", gnollHack}};
}

QByteArray textOf(const char* file) {
    return fileBytes(sharedFolder() + QStringLiteral("/corpus/field/des/") + QLatin1String(file));
}

} // namespace

class FieldDescriptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeOutRight_data() {
        QTest::addColumn<int>("row");
        const std::vector<Row> all = rows();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s %s", all[i].file, all[i].arguments.front().c_str()) << int(i);
    }
    void comeOutRight() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const int, row);
        const Row wanted = rows()[std::size_t(row)];
        const QString said = saidOf(wanted.file, textOf(wanted.file), wanted.arguments);
        const QStringList wrong = wrongWords(said, wanted.words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n') + QStringLiteral("\nin: ") + said));
    }

    // With the game known, there is nothing to say.
    void knownGamesAreQuiet_data() {
        QTest::addColumn<int>("row");
        const std::vector<KnownGame> all = knownGames();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].file) << int(i);
    }
    void knownGamesAreQuiet() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const int, row);
        const KnownGame game = knownGames()[std::size_t(row)];
        const GameDesk desk("mine", game.tables);
        QCOMPARE(desk.said("check", textOf(game.file)), QString());
    }
};

LEVWRIGHT_TEST(FieldDescriptionsTest)

} // namespace levwright::field_descriptions_test

#include "FieldDescriptionsTest.moc"

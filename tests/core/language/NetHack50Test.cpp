// SPDX-License-Identifier: GPL-3.0-or-later
// NetHack 5.0 as a game of its own beside 3.7: its tables, which scripts are taken for it, and what it finds
// in them.
#include "core/catalog/GameList.h"
#include "core/languages/convert/Conversion.h"
#include "core/languages/games/GameOfText.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QJsonObject>
#include <QSet>
#include <QTest>

namespace levwright::nethack50_test {
namespace {

constexpr const char* older = "nethack-3.7";
constexpr const char* newer = "nethack-5.0";

GamePtr game(const QByteArray& id) {
    static Games games(loadGame(newer).value());
    return games.get(id.toStdString()).value();
}

QByteArray idOf(const GamePtr& game) {
    return QByteArray::fromStdString(std::string(game->catalog().gameId()));
}

Diagnostics found(const QByteArray& id, const std::string& text) {
    const LevelLanguage& language = game(id)->language();
    const FileTree file = language.parse(TextSnapshot(text));
    return language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64)->diagnostics;
}

QStringList codesOf(const Diagnostics& diagnostics) {
    QStringList codes;
    for (const Diagnostic& each : diagnostics) {
        if (each.severity() != Severity::Hint)
            codes += QString::fromStdString(std::string(kindOf(each.code).name));
    }
    return codes;
}

// The first columns of a table, in its order; a table of the corpus has none of the numbers that words roll
// as.
QByteArrayList rowsOf(QByteArray text, qsizetype columns) {
    QByteArrayList rows;
    for (const QByteArray& line : text.split('\n')) {
        QByteArrayList fields = line.split('\t');
        while (fields.size() > columns || (!fields.isEmpty() && fields.back().isEmpty()))
            fields.removeLast();
        rows << fields.join('\t');
    }
    return rows;
}

// The measured tables of rolls show traits of these monsters that no list tells.
bool isCorrected(const QString& table, const QByteArray& row) {
    // The catalog gives them the pictures of lava and stone.
    const bool hasOwnPicture = table == QStringLiteral("terrain") &&
                               (row.startsWith("'Z'\twall of lava\t\tlava-wall\tlava\t") ||
                                row.startsWith("'x'\tleft as it is\tsee-through\tas-it-is\tstone\t"));
    if (hasOwnPicture)
        return true;
    return table == QStringLiteral("monster-generation") &&
           QByteArrayList{"displacer beast", "dwarf", "gnome", "genetic engineer"}.contains(
               row.left(row.indexOf('\t')));
}

// Which monsters have no eyes is in the catalog of monsters only.
QByteArray withoutOwnTraits(QByteArray row) {
    return row.replace(" eyeless", "").replace("\teyeless", "\t");
}

QDir stockFolder() {
    return QDir(sharedFolder() + QStringLiteral("/corpus/nethack-5.0/lua"));
}

} // namespace

class NetHack50Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("columns");
        const auto row = [](const char* table, int columns) { QTest::newRow(table) << table << columns; };
        for (const char* whole :
             {"artifacts", "containers", "flags", "monsters", "monster-generation", "objects",
              "object-generation", "rooms", "shop-articles", "traps", "trap-effects", "quest-enemies"})
            row(whole, 100);
        row("monster-names", 3);
        row("terrain", 6);
    }
    // The rows are those that the game has, in its order.
    void tables() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, table);
        QFETCH(const int, columns);
        const QByteArray wanted =
            fileBytes(QStringLiteral("%1/catalog/nethack-5.0/%2.tsv").arg(sharedFolder(), table));
        const std::string_view made = game(newer)->catalog().tables().text(table.toStdString()).value_or("");
        const QByteArrayList rows = rowsOf(QByteArray(made.data(), qsizetype(made.size())), columns);
        const QByteArrayList wantedRows = rowsOf(wanted, columns);
        QCOMPARE(rows.size(), wantedRows.size());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (!isCorrected(table, rows[i]))
                QCOMPARE(withoutOwnTraits(rows[i]), wantedRows[i]);
        }
    }

    void names_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("columns");
        QTest::newRow("names") << "lua-names" << 1;
        QTest::newRow("keys") << "lua-keys" << 4;
        QTest::newRow("forms") << "lua-forms" << 2;
    }
    void names() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, table);
        QFETCH(const int, columns);
        const auto set = [&](const QByteArray& text) {
            QByteArrayList rows = rowsOf(text, columns);
            rows.removeAll("obj.new\ttable"); // here, its keys say that it takes a table
            rows.removeAll(QByteArray());
            return QSet<QByteArray>(rows.begin(), rows.end());
        };
        const QByteArray wanted =
            fileBytes(QStringLiteral("%1/catalog/nethack-5.0/%2.tsv").arg(sharedFolder(), table));
        const std::string_view made = game(newer)->catalog().tables().text(table.toStdString()).value_or("");
        const QSet<QByteArray> own = set(QByteArray(made.data(), qsizetype(made.size())));
        const auto missing = set(wanted) - own;
        QVERIFY2(missing.isEmpty(), QByteArrayList(missing.values()).join("; "));
    }

    // Only the differences are in its folder.
    void standsOnAnother() {
        const GameTablesPtr tables = builtInTables(newer);
        QVERIFY(tables->isBuiltIn());
        QCOMPARE(tables->base(), newer);
        QVERIFY(builtInTable(newer, "objects")->size() < builtInTable(older, "objects")->size() / 10);
        QCOMPARE(tables->text("rooms"), builtInTables(older)->text("rooms"));
        QCOMPARE(gameEntry(*tables).menu, "NetHack &5.0");
        QCOMPARE(gameEntry(*tables).language, gameEntry(older).language);
        QVERIFY(!gameEntry(*tables).usual);
    }

    void stockScripts_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        const QStringList names = stockFolder().entryList({QStringLiteral("*.lua")}, QDir::Files);
        QCOMPARE(names.size(), 129);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << stockFolder().filePath(name);
    }
    void stockScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const std::string text = fileBytes(path).toStdString();
        const LevelLanguage& language = game(newer)->language();
        QCOMPARE(printed(language.parse(TextSnapshot(text))), text);
        const bool isWrong =
            path.endsWith(QStringLiteral("Wiz-goal.lua")); // it gives an altar a key for others
        QCOMPARE(codesOf(found(newer, text)), isWrong ? QStringList{"unknown-key"} : QStringList());
    }

    void answers_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QJsonObject>("answer");
        QTest::addColumn<QString>("script");
        const auto rows = corpusRows(QStringLiteral("nethack-5.0"), QStringLiteral("errors.jsonl"));
        QCOMPARE(rows.size(), 11);
        for (const QJsonObject& row : rows) {
            const QByteArray name = row[QStringLiteral("id")].toString().toUtf8();
            const QString script = row[QStringLiteral("script")].toString();
            QTest::newRow((name + " in 5.0").constData()) << QByteArray(newer) << row << script;
            QTest::newRow((name + " in 3.7").constData())
                << QByteArray(older) << row[QStringLiteral("in_3.7")].toObject() << script;
        }
    }
    void answers() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, id);
        QFETCH(const QJsonObject, answer);
        QFETCH(const QString, script);
        const std::string text = script.toStdString();
        const Diagnostics diagnostics = found(id, text);
        const QString result = answer[QStringLiteral("result")].toString();
        QCOMPARE(hasErrors(diagnostics), result == QStringLiteral("refused"));
        if (result == QStringLiteral("loads"))
            QCOMPARE(codesOf(diagnostics), QStringList());
        else
            QVERIFY(!diagnostics.empty());
        if (hasErrors(diagnostics)) {
            const auto at = std::ptrdiff_t(diagnostics.front().range.begin);
            QCOMPARE(1 + std::count(text.begin(), text.begin() + at, '\n'),
                     answer[QStringLiteral("line")].toInt());
        }
    }

    void problems_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QStringList>("inOlder");
        QTest::addColumn<QStringList>("inNewer");
        const auto row = [](const char* name, const char* script, const QStringList& inOlder,
                            const QStringList& inNewer) {
            QTest::newRow(name) << QByteArray(script) << inOlder << inNewer;
        };
        row("nothing", "des.monster('newt', 3, 4)", {}, {});
        row("gold", "des.gold(5, 3, 7)", {"value-ignored"}, {});
        row("a level's change", "des.monster({ id = 'newt', m_lev_adj = 3 })", {"unknown-key"}, {});
        row("a flag that is no number", "des.object({ id = 'chest', trap_known = 'yess' })", {"unknown-key"},
            {"wrong-kind-of-value"});
        row("a numbered name", "des.object({ id = 'dagger', name = 3 })", {}, {"wrong-kind-of-value"});
        row("a name that is made", "des.object({ id = 'dagger', name = function() return 'x' end })",
            {"wrong-kind-of-value"}, {});
        row("a text that is needed", "des.engraving({ coord = {1,1}, text = 5 })", {}, {});
        row("a pattern", "des.replace_terrain({ mapfragment = 5, toterrain = '.' })", {}, {});
        row("a class that has the name", "des.object({ id = 'light', class = '/' })", {}, {});
        row("a class that has it not", "des.object({ id = 'newt', class = '/' })", {"no-such-thing"},
            {"no-such-thing"});
        row("another class", "des.object({ id = 'dagger', class = '/' })", {}, {"no-such-thing"});
        row("an object by a table", "local o = obj.new({ id = 'dagger', class = ')' })",
            {"wrong-kind-of-value"}, {});
        row("an object by a wrong table", "local o = obj.new({ id = 'daggger' })", {"wrong-kind-of-value"},
            {"no-such-thing"});
        row("eels", "des.object({ id = 'statue', montype = ';' })", {"no-such-thing"}, {});
        row("dogs", "des.object({ id = 'statue', montype = 'd' })", {}, {});
        row("numbers", "local n = nhc.NUMMONS + 1", {}, {});
    }
    void problems() {
        QFETCH(const QByteArray, script);
        QFETCH(const QStringList, inOlder);
        QFETCH(const QStringList, inNewer);
        QCOMPARE(codesOf(found(older, script.toStdString())), inOlder);
        QCOMPARE(codesOf(found(newer, script.toStdString())), inNewer);
    }

    void fieldTest() {
        LEVWRIGHT_NEEDS_SHARED();
        const std::string text =
            fileBytes(sharedFolder() + QStringLiteral("/corpus/field/lua/16-words-of-5.lua")).toStdString();
        QCOMPARE(codesOf(found(newer, text)), QStringList());
        QVERIFY(codesOf(found(older, text)).size() > 7);
    }

    void guessed_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("byFaults"); // in the window
        QTest::addColumn<bool>("isForBoth");
        const auto row = [](const char* name, const char* script, const char* id, bool isForBoth) {
            QTest::newRow(name) << "des.map([[\n...\n]])\n" + QByteArray(script) + '\n'
                                << QByteArray(id) << isForBoth;
        };
        row("both", "des.monster('newt', 1, 0)", older, true);
        row("an object", "des.object('silver mace', 1, 0)", newer, false);
        row("a key", "des.monster({ id = 'newt', m_lev_adj = 1 })", newer, false);
        row("a function", "local x = nh.is_genocided('newt')", newer, false);
        row("a text that is made", "des.object({ id = function() return 'dagger' end })", newer, false);
        row("a numbered name", "des.object({ id = 'dagger', name = 3 })", older, false);
        row("a mistake in both", "des.object('silvr mace', 1, 0) des.monster('newt', 'x')", older, false);
    }
    void guessed() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, byFaults);
        QFETCH(const bool, isForBoth);
        const TextSnapshot text(script.toStdString());
        Games games(loadGame("nethack-3.4.3").value());
        const GamePtr chosen = gameOfText(games, games.get("nethack-3.4.3").value(), text);
        QCOMPARE(idOf(chosen), byFaults);
        QCOMPARE(idOf(gameFor({}, DocumentKind::Levels, text).value()), byFaults);
        const auto others = otherGamesOf(games, chosen, DocumentKind::Levels, text);
        QCOMPARE(!others.empty(), isForBoth);
        if (isForBoth) {
            QCOMPARE(idOf(others.front()), QByteArray(newer));
            // Somebody who has chosen one of them gets it.
            QCOMPARE(idOf(gameOfText(games, games.get(newer).value(), text)), QByteArray(newer));
        }
    }

    void converted_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("converted");
        QTest::addColumn<int>("notes");
        const auto row = [](const char* name, const char* from, const char* to, const char* script,
                            const char* converted, int notes) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(script)
                                << QByteArray(converted) << notes;
        };
        row("nothing", older, newer, "des.monster('newt', 3, 4) -- x\n", "des.monster('newt', 3, 4) -- x\n",
            0);
        row("gold", newer, older, "des.gold(5, 3, 7)\n", "des.gold(5, {3, 7})\n", 0);
        row("gold, twice", newer, older, "des.gold(5, 3, 7) des.gold(6, 1, 2)\n",
            "des.gold(5, {3, 7}) des.gold(6, {1, 2})\n", 0);
        row("texts", older, newer, "des.object({ id = 'dagger', name = 3 })\n",
            "des.object({ id = 'dagger', name = \"3\" })\n", 0);
        row("themed rooms", older, newer,
            "themerooms = { function() des.object({ id = 'dagger', name = 3 }) end }\n",
            "themerooms = { function() des.object({ id = 'dagger', name = \"3\" }) end }\n", 0);
        row("an object", newer, older, "des.object('silver mace')\n", "des.object('silver mace')\n", 1);
        row("a mistake of its own", older, newer, "des.object('slver mace')\n", "des.object('slver mace')\n",
            0);
    }
    void converted() {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, converted);
        QFETCH(const int, notes);
        const auto made = convertDescription(*game(from), *game(to), script.toStdString());
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(made->texts.front().text), converted);
        QCOMPARE(int(made->notes.size()), notes);
    }

    void convertsFromAndToOthers() {
        const std::string level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\nGOLD:5,(1,0)\n";
        const auto script = convertDescription(*loadGame("nethack-3.4.3").value(), *game(newer), level);
        QVERIFY2(script, script ? "" : script.error().message.c_str());
        QCOMPARE(codesOf(found(newer, script->texts.front().text)), QStringList());
        const auto back =
            convertDescription(*game(newer), *loadGame("nethack-3.6").value(), script->texts.front().text);
        QVERIFY2(back, back ? "" : back.error().message.c_str());
        QVERIFY(back->texts.front().text.contains("GOLD"));
    }
};

LEVWRIGHT_TEST(NetHack50Test)

} // namespace levwright::nethack50_test

#include "NetHack50Test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Runs level scripts of NetHack 3.7 like the game: its replies to errors, what no script may do, and levels
// that can be rolled.
#include "core/languages/script/roll/Plan.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/LoadingTables.h"
#include "tests/support/ScriptComplaints.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TableCheck.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace levwright::script_roll_test {
using scriptroll::Ending;
using scriptroll::ScriptOutcome;

namespace {

const std::shared_ptr<const Catalog>& catalog() {
    static const std::shared_ptr<const Catalog> known = Catalog::load("nethack-3.7").value();
    return known;
}

ScriptOutcome outcomeOf(const std::string& script, std::uint64_t seed = 1) {
    return scriptroll::tryScript(catalog(), script, "FILE", {}, seed).value();
}

QString shown(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString verdictOf(const ScriptOutcome& outcome) {
    switch (outcome.end.ending) {
    case Ending::Refused:
        return QStringLiteral("refused");
    case Ending::Aborted:
        return outcome.end.message.starts_with("the game crashes") ? QStringLiteral("crashes")
                                                                   : QStringLiteral("aborts");
    case Ending::Done:
        break;
    }
    return scriptComplaints(outcome, false).empty() ? QStringLiteral("loads") : QStringLiteral("complains");
}

} // namespace

class ScriptRollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Lua cuts off long names of files in its messages.
    void errorsHaveTheirLine_data() {
        QTest::addColumn<std::string>("file");
        QTest::newRow("short") << std::string("castle");
        for (const std::size_t length : {44U, 45U, 46U, 47U, 200U})
            QTest::addRow("%zu", length) << std::string(length, 'a');
    }
    void errorsHaveTheirLine() {
        QFETCH(const std::string, file);
        const auto end = [&](const char* script) {
            return scriptroll::tryScript(catalog(), script, file, {}, 1).value().end;
        };
        const scriptroll::ScriptEnd broken = end("\nlocal = 1\n");
        QCOMPARE(broken.line, 2);
        QCOMPARE(broken.message, "<name> expected near '='");
        const scriptroll::ScriptEnd refused = end("\n\nnothing()\n");
        QCOMPARE(refused.line, 3);
        QCOMPARE(refused.message, "attempt to call a nil value (global 'nothing')");
    }

    void answersAsTheGameDoes_data() {
        QTest::addColumn<QJsonObject>("row");
        if (sharedFolder().isEmpty())
            return;
        for (const QJsonObject& row :
             corpusRows(QStringLiteral("nethack-3.7"), QStringLiteral("errors.jsonl")))
            QTest::newRow(qPrintable(row[QStringLiteral("id")].toString())) << row;
    }
    void answersAsTheGameDoes() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(QJsonObject, row);
        const ScriptOutcome outcome = outcomeOf(row[QStringLiteral("script")].toString().toStdString());
        const QString message = row[QStringLiteral("message")].toString();
        QVERIFY2(verdictOf(outcome) == row[QStringLiteral("result")].toString(),
                 qPrintable(QStringLiteral("%1 (%2), not %3 (%4)")
                                .arg(verdictOf(outcome), shown(outcome.end.message),
                                     row[QStringLiteral("result")].toString(), message)));
        if (const QJsonValue line = row[QStringLiteral("line")];
            line.isDouble() && outcome.end.ending != Ending::Done)
            QCOMPARE(outcome.end.line, line.toInt());
        if (outcome.end.ending == Ending::Refused)
            QCOMPARE(shown(outcome.end.message), message);
        if (const QJsonArray says = row[QStringLiteral("says")].toArray(); !says.isEmpty())
            QCOMPARE(shown(scriptComplaints(outcome, true).at(0)), says.first().toString());
    }

    void nothingGetsOut_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("message"); // a part of the message
        const auto row = [](const char* name, const char* script, const char* message) {
            QTest::newRow(name) << QByteArray(script) << QByteArray(message);
        };
        row("endless loop", "while true do end", "Lua time exceeded");
        row("endless loops caught", "while true do pcall(function() while true do end end) end",
            "Lua time exceeded");
        row("endless coroutines",
            "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
            "Lua time exceeded");
        row("endless in a coroutine", "coroutine.wrap(function() while true do end end)()",
            "Lua time exceeded");
        row("endless contents", "while true do des.object({ id = 'chest', contents = function() end }) end",
            "longer than Levwright waits");
        row("endless cells", "selection.negate():iterate(function() while true do end end)",
            "Lua time exceeded");
        row("endless memory", "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end",
            "not enough memory");
        row("memory caught",
            "local t = {} local function f() t[#t + 1] = ('x'):rep(10000) .. #t end while true do pcall(f) "
            "end",
            "longer than Levwright waits");
        row("deep recursion", "local function f() return 1 + f() end f()", "not enough memory");
        row("deep contents", "local function f() des.object({ id='sack', contents = f }) end f()",
            "C stack overflow");
        row("deep patterns", "string.find(('a'):rep(3000), ('.-'):rep(20) .. 'b')",
            "longer than Levwright waits");
        row("deep nesting", nullptr, "");
        row("a billion characters", "local s = ('x'):rep(1000000000)", "not enough memory");
        row("empty repetition", "local s = (''):rep(1e15)", "longer than Levwright waits");
        row("endless move", "table.move({}, 1, 1e15, 2)", "longer than Levwright waits");
        row("os", "os.execute('true')", "attempt to index a nil value (global 'os')");
        row("io", "io.open('/etc/passwd')", "attempt to index a nil value (global 'io')");
        row("require", "require('os')", "attempt to call a nil value (global 'require')");
        row("load", "load('\\27Lua')()", "attempt to call a nil value (global 'load')");
        row("dump", "string.dump(function() end)", "attempt to call a nil value (field 'dump')");
        row("byte code", "\x1bLuaS", "attempt to load a binary chunk");
        row("debug", "debug.getregistry()", "attempt to index a nil value (global 'debug')");
        row("metatables", "getmetatable('').__index = nil",
            "attempt to call a nil value (global 'getmetatable')");
    }
    void nothingGetsOut() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, message);
        if (script.isNull()) {
            script = QByteArray("local x = ") + QByteArray(100000, '(');
            message = "overflow";
        }
        QElapsedTimer timer;
        timer.start();
        const ScriptOutcome outcome = outcomeOf(script.toStdString());
        const qint64 taken = timer.elapsed();
        QVERIFY2(outcome.end.message.contains(message.toStdString()), outcome.end.message.c_str());
        // Normally half a second; the rest is for slow machines.
        QVERIFY2(taken < 5'000, qPrintable(QString::number(taken)));
    }

    void rollsAllStockScripts_data() {
        QTest::addColumn<QString>("path");
        if (sharedFolder().isEmpty())
            return;
        const QDir folder(sharedFolder() + QStringLiteral("/corpus/nethack-3.7/lua"));
        for (const QString& name : folder.entryList({QStringLiteral("*.lua")}, QDir::Files)) {
            if (name != QStringLiteral("dungeon.lua"))
                QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
    void rollsAllStockScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(QString, path);
        const int seeds = wantedNumber("LEVWRIGHT_SEEDS", 5);
        const Result<roll::RollPlanPtr> plan = scriptroll::planScript(
            catalog(), fileBytes(path).toStdString(), QFileInfo(path).completeBaseName().toStdString(), {});
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        roll::Roller roller(*plan);
        for (int seed = 1; seed <= seeds; ++seed) {
            const roll::LevelInstance& level = roller.roll(std::uint64_t(seed));
            QVERIFY2(level.fatal == roll::Fatal::None,
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(int(level.fatal))));
            QCOMPARE(roll::Roller(*plan).roll(std::uint64_t(seed)) == level, true);
        }
    }

    void agrees_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString folder : {"", "small/"}) {
            const QDir tables(sharedFolder() + "/corpus/loading-3.7/" + folder);
            for (const QFileInfo& file : tables.entryInfoList({QStringLiteral("*.json")}, QDir::Files))
                QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
        }
    }
    void agrees() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        constexpr int usualRolls = 600;
        const int rolls = wantedNumber("LEVWRIGHT_ROLLS", usualRolls);
        const QByteArray json = fileBytes(path);
        const QJsonObject table = QJsonDocument::fromJson(json).object();
        const QFileInfo script(QFileInfo(path).dir().filePath(table["lev"].toString()));
        const Result<roll::RollContext> context = roll::parseContext(contextOf(table));
        QVERIFY2(context, context ? "" : context.error().message.c_str());
        const auto plan = scriptroll::planScript(catalog(), fileBytes(script.filePath()).toStdString(),
                                                 script.completeBaseName().toStdString(), *context, {}, {});
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        roll::StatisticsJob job(*plan);
        job.run({1, std::uint64_t(rolls)});
        QCOMPARE(
            tableDifferences(json, job.statistics(), rolls < enoughRolls ? slackOfFewRolls : 0).join('\n'),
            QString());
    }
};

LEVWRIGHT_TEST(ScriptRollTest)

} // namespace levwright::script_roll_test

#include "ScriptRollTest.moc"

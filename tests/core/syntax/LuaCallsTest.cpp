// SPDX-License-Identifier: GPL-3.0-or-later
// The calls that a script contains literally, and how certain each is.
#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/lua/ScriptCalls.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::lua_calls_test {
using lua::Certainty;

class LuaCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCallOfStockScriptsIsFound() {
        LEVWRIGHT_NEEDS_SHARED();
        const QDir folder(sharedFolder() + QStringLiteral("/corpus/nethack-3.7/lua"));
        int maps = 0;
        for (const QString& name : folder.entryList({QStringLiteral("*.lua")}, QDir::Files)) {
            const std::string text = fileBytes(folder.filePath(name)).toStdString();
            const auto tree = lua::parseScript(text);
            for (const lua::ScriptCall& call : callsOf(tree, text, "des")) {
                const Range range = tree.range(call.name);
                maps += text.substr(range.begin, range.size()) == "map" ? 1 : 0;
                QCOMPARE(call.certainty == Certainty::Once, call.cause == lua::noNode);
            }
        }
        QCOMPARE(maps, 104);
    }

    void certainty_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("certainties"); // one letter per call
        const std::pair<const char*, const char*> rows[] = {
            {"des.trap('pit') des.trap{}", "11"},
            {"if x then des.trap() else des.gold() end des.trap()", "cc1"},
            {"for i = 1, 3 do des.trap() end while des.gold() do end", "**"},
            {"repeat des.trap() until true", "*"},
            {"local function f() des.trap() end f()", "*"},
            {"des.room({ contents = function() des.trap() des.gold() end })", "111"},
            {"des.room({ chance = 5, contents = function() des.trap() end })", "1c"},
            {"des.room({ other = function() des.trap() end })", "1*"},
            {"des.room({ contents = function() des.trap() end, contents = function() des.gold() end })",
             "1*1"},
            {"des.trap('pit', { contents = function() des.gold() end })", "1*"},
            {"if x then des.object({ contents = function() des.object() end }) end", "cc"},
            {"local x = a and des.trap() or des.gold()", "cc"},
            {"des.trap() if x then return end des.gold()", "1c"},
            {"des.map({ contents = function() if x then return end des.trap() end }) des.gold()", "1c1"},
            {"::again:: des.trap() if x then goto again end", "*"},
            {"do des.trap() end selection.area():iterate(function() des.gold() end)", "1*"},
            {"des.trap(", "1"},
            {"des.object('chest').des.trap() other.trap() des:trap()", "1"},
            {"xdes.trap() de.trap() if x then dos.trap() end", "11c"},
            {"dos.trap() dos", ""},
            {"local dos = {} dos.trap() des.gold()", "1"},
            {"function f(dos) dos.trap() end dea = f dea.trap()", ""},
            {"desk.trap() desks.trap() eds.trap() obj.new('dart')", "1"},
        };
        for (const auto& [script, certainties] : rows)
            QTest::newRow(script) << QByteArray(script) << QByteArray(certainties);
    }
    void certainty() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, certainties);
        const std::string text = script.toStdString();
        QByteArray found;
        for (const lua::ScriptCall& call : callsOf(lua::parseScript(text), text, "des"))
            found += "1c*"[int(call.certainty)];
        QCOMPARE(found, certainties);
    }

    void contentsAreNested() {
        const std::string text = "des.room({ contents = function() des.object({ contents = function() "
                                 "des.gold() end }) des.trap() end }) des.stair()";
        const auto calls = callsOf(lua::parseScript(text), text, "des");
        QCOMPARE(calls.size(), 5U);
        QVERIFY(!calls[0].container);
        QCOMPARE(calls[1].container, 0U);
        QCOMPARE(calls[2].container, 1U);
        QCOMPARE(calls[3].container, 0U);
        QVERIFY(!calls[4].container);
    }
};

LEVWRIGHT_TEST(LuaCallsTest)

} // namespace levwright::lua_calls_test

#include "LuaCallsTest.moc"

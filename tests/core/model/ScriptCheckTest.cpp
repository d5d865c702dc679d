// SPDX-License-Identifier: GPL-3.0-or-later
// Diagnostics for level scripts of NetHack 3.7 before anything runs, compared with those of the game.
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

namespace levwright::script_check_test {
namespace {

Diagnostics found(const std::string& text) {
    static const GamePtr game = loadGame("nethack-3.7").value();
    const FileTree file = game->language().parse(TextSnapshot(text));
    return game->language().lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64)->diagnostics;
}

int lineOf(const std::string& text, const Diagnostic& diagnostic) {
    const auto at = std::ptrdiff_t(diagnostic.anchor.value_or(diagnostic.range.begin));
    return 1 + int(std::count(text.begin(), text.begin() + at, '\n'));
}

QString shown(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QStringList codesOf(const Diagnostics& diagnostics) {
    QStringList codes;
    for (const Diagnostic& each : diagnostics)
        codes += shown(kindOf(each.code).name);
    return codes;
}

struct Judged {
    QString result;
    int line = 0; // 0 if the game names none
    std::string script;
};

std::map<QString, Judged> judgedScripts() {
    std::map<QString, Judged> scripts;
    for (const QJsonObject& row : corpusRows(QStringLiteral("nethack-3.7"), QStringLiteral("errors.jsonl")))
        scripts[row["id"].toString()] = {row["result"].toString(), row["line"].toInt(),
                                         row["script"].toString().toStdString()};
    return scripts;
}

// Those that can only be found by running the script.
const QStringList& seenByRunningOnly() {
    static const QStringList names{
        // The end of memory, and objects that no longer exist.
        "endless-recursion", "memory", "nh-gettrap-none",
        // Whether a place can be found.
        "no-dry-place", "no-dry-place-monster", "no-dry-place-stair", "no-init-no-map-object",
        "no-init-no-map-stair", "whole-level-stone-object", "levregion-no-room", "drawbridge-no-wall",
        // How often something is done, and in which level.
        "object-contents-deep", "region-45-rooms", "object-achievement", "levregion-portal-unknown"};
    return names;
}

} // namespace

class ScriptCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stockScriptsAreRight() {
        LEVWRIGHT_NEEDS_SHARED();
        const QDir folder(sharedFolder() + QStringLiteral("/corpus/nethack-3.7/lua"));
        const QStringList names = folder.entryList({QStringLiteral("*.lua")}, QDir::Files);
        QCOMPARE(names.size(), 125);
        // What the game ignores in them; ScriptLanguageTest says what that is.
        const QStringList mistakes{QStringLiteral("Wiz-goal.lua"), QStringLiteral("medusa-3.lua"),
                                   QStringLiteral("tower1.lua")};
        for (const QString& name : names) {
            const std::string text = fileBytes(folder.filePath(name)).toStdString();
            for (const Diagnostic& each : found(text)) {
                if (mistakes.contains(name))
                    continue;
                if (each.severity() != Severity::Hint) // MapChecksTest and CheckTableTest count hints
                    QFAIL(qPrintable(name + ':' + QString::number(lineOf(text, each)) + ' ' +
                                     shown(each.message())));
            }
        }
    }

    // The work does not grow with wrong names times right ones.
    void manyWrongNames() {
        std::string text;
        for (int i = 0; i < 3000; ++i)
            text += "local abcdefghijk" + std::to_string(i) + " = 1\n";
        for (int i = 0; i < 3000; ++i)
            text += "des.monster({ id = \"newt\", x = abcdefghjik" + std::to_string(i) + ", y = 1 })\n";
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(codesOf(found(text)).count(QStringLiteral("never-set")), 3000);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void agreesWithTheGame_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("result");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("script");
        const auto scripts = judgedScripts();
        QCOMPARE(scripts.size(), 448UZ);
        for (const auto& [name, script] : scripts)
            QTest::newRow(qPrintable(name))
                << script.result << script.line << QByteArray::fromStdString(script.script);
        for (const QString& name : seenByRunningOnly())
            QVERIFY2(scripts.contains(name), qPrintable(name));
    }
    void agreesWithTheGame() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, result);
        QFETCH(const int, line);
        QFETCH(const QByteArray, script);
        const std::string text = script.toStdString();
        const Diagnostics diagnostics = found(text);
        const bool isSeen = !seenByRunningOnly().contains(QString::fromUtf8(QTest::currentDataTag()));
        const bool isStopped = result != QStringLiteral("loads") && result != QStringLiteral("complains");
        const auto severe = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
        QCOMPARE(severe != diagnostics.end(), isStopped && isSeen);
        if (!isSeen)
            QVERIFY(diagnostics.empty());
        else if (result == QStringLiteral("complains"))
            QVERIFY(!diagnostics.empty());
        if (isStopped && isSeen && line != 0)
            QCOMPARE(lineOf(text, *severe), line);
    }

    void says_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char* name, const char* script, const QStringList& codes) {
            QTest::newRow(name) << QByteArray(script) << codes;
        };
        row("nothing", "des.monster('newt', 3, 4)", {});
        row("its own functions", "function des.more() end des.more() local function print() end print(1)",
            {});
        row("its own tables", "local nh = { foo = 1 } nh.foo()", {});
        row("names by way of _G", "_G.f = 1 f()", {});
        row("several errors", "des.foo() des.monster({ id = 'nwet' })",
            {"no-such-function", "no-such-thing"});
        row("a function of the game, misspelt", "percnt(5)", {"undefined-name"});
        row("in a function", "local function f() des.foo() end f()", {"no-such-function"});
        row("in a function that pcall calls", "pcall(function() des.foo() end)", {"error-unless-caught"});
        row("any number of values", "des.object('apple', unpack2()) function unpack2() return 1, 2 end", {});
        row("a method of a selection", "local s = selection.new() s:nosuch()", {"no-such-function"});
        row("a method of a text", "local s = ('x'):rep(3) local t = s", {});
        row("keys that are computed", "des.region({ ['region'] = {1,1,2,2} })", {});
        row("a key", "des.region({ region = {1,1,2,2}, lite = 1 })", {"unknown-key"});
        row("a reversed flag", "des.monster({ id = 'newt', asleep = 'true' })", {"value-reversed"});
        row("a rank", "des.monster({ id = 'plunderer' })", {});
        row("a loop that is left", "while true do if percent(5) then break end end", {});
        row("a loop that is not", "repeat des.gold() until false", {"endless-loop"});
        row("gold by its column", "des.gold(5, 3, 4)", {"value-ignored"});
        row("gold on the diagonal", "des.gold(5, 3, 3)", {});
        row("stairs in a table without keys", "des.stair({3, 1})", {"value-ignored", "value-ignored"});
        row("contents of a region that lights",
            "des.region({ region = {1,1,2,2}, contents = function() end })", {"value-ignored"});
        row("chance", "des.room({ type = 'zoo', chance = 0 })", {"odd-call"});
        row("mazegrid", "des.level_init({ style = 'mazegrid' })", {"odd-call"});
        row("no random monsters", "des.level_flags('nomongen') des.monster()", {"odd-call"});
        row("off the map of contents",
            "des.map({ x = 3, y = 3, map = [[\n...\n...\n]], contents = function()\n"
            "des.trap('pit', 2, 1) des.trap('pit', 3, 1) end })",
            {"beyond-map"});
        row("beside a map in a cave",
            "des.level_init({ style = 'mines', fg = '.', bg = ' ' }) des.map([[...]]) des.trap('pit', 9, 0)",
            {});
        row("behind a map with contents",
            "des.map({ x = 3, y = 3, map = [[...]], contents = function() end }) des.trap('pit', 9, 0)", {});
        row("half typed", "des.monster({ id = ", {"lua-syntax"});
        row("half a function", "des.", {"lua-syntax"});
    }
    void says() {
        QFETCH(const QByteArray, script);
        QFETCH(const QStringList, codes);
        QStringList said = codesOf(found(script.toStdString()));
        if (codes == QStringList{"lua-syntax"}) // more diagnostics may follow from it
            QVERIFY(!said.isEmpty() && said.front() == codes.front());
        else
            QCOMPARE(said, codes);
    }

    void fixes_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("fixed");
        const auto row = [](const char* name, const char* script, const char* fixed) {
            QTest::newRow(name) << QByteArray(script) << QByteArray(fixed);
        };
        row("function", "des.monstr('newt')", "des.monster('newt')");
        row("global", "percnt(5)", "percent(5)");
        row("method", "selection.new():gorw()", "selection.new():grow()");
        row("monster", "des.monster('gaint ant')", "des.monster('giant ant')");
        row("object", "des.object({ id = \"daggr\" })", "des.object({ id = \"dagger\" })");
        row("trap", "des.trap(\"bear trap\")", "des.trap(\"bear\")");
        row("flag", "des.level_flags('mazelvel')", "des.level_flags('mazelevel')");
        row("word", "des.altar({ align = 'Law' })", "des.altar({ align = 'law' })");
        row("key", "des.monster({ id = 'newt', peacefull = true })",
            "des.monster({ id = 'newt', peaceful = true })");
        row("reversed flag", "des.monster({ id = 'newt', asleep = 'true' })",
            "des.monster({ id = 'newt', asleep = true })");
        row("gold", "des.gold(5, 3, 4)", "des.gold(5, {3, 4})");
        row("statue", "des.object('statue', 3, 4)", "des.object('statue', {3, 4})");
        row("row of a map", "des.map([[\n...\n..\n...\n]])", "des.map([[\n...\n.. \n...\n]])");
    }
    void fixes() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, fixed);
        const Diagnostics diagnostics = found(script.toStdString());
        QCOMPARE(diagnostics.size(), 1UZ);
        QVERIFY(!diagnostics.front().fixes.empty());
        const std::string after = diagnostics.front().fixes.front().edit.apply(script.toStdString());
        QCOMPARE(QByteArray::fromStdString(after), fixed);
        QCOMPARE(codesOf(found(after)), QStringList());
    }
};

LEVWRIGHT_TEST(ScriptCheckTest)

} // namespace levwright::script_check_test

#include "ScriptCheckTest.moc"

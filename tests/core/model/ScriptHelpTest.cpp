// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions and explanations while a level script of NetHack 3.7 is written.
#include "core/completion/Completion.h"
#include "core/completion/Explanation.h"
#include "core/languages/games/Games.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::script_help_test {
namespace {

// A level, with | at the place in question.
class Script {
public:
    explicit Script(const QByteArray& written)
        : m_at(Offset(written.indexOf('|'))), m_game(loadGame("nethack-3.7").value()) {
        std::string text = written.toStdString();
        text.erase(m_at, 1);
        m_file = m_game->language().parse(TextSnapshot(std::move(text)));
        m_level = m_game->language().lower(m_file.levels.front().tree, m_file.textOf(0), LongSize::Bits64);
    }

    Completions completions() const { return completionsAt(m_game->language(), source(), m_at); }
    std::optional<Explanation> explanation() const { return explanationAt(*m_game, source(), m_at); }
    std::string with(const Completions& completions, const Completion& taken) const {
        return TextEdit::replace(completions.replaced, taken.source).apply(source().text);
    }

private:
    LevelSource source() const { return {*m_level, m_file.textOf(0)}; }

    Offset m_at;
    GamePtr m_game;
    FileTree m_file;
    LevelModelPtr m_level;
};

} // namespace

class ScriptHelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The first suggestion, after it has been written.
    void offers_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("taken");
        const auto row = [](const char* name, const char* script, const char* taken) {
            QTest::newRow(name) << QByteArray(script) << QByteArray(taken);
        };
        row("function", "des.mons|", "des.monster");
        row("function, from its middle", "des.mo|n('newt')", "des.monster('newt')");
        row("function without its table", "monst|", "des.monster");
        row("global", "perc|", "percent");
        row("hero", "local r = u.ro|", "local r = u.role");
        row("selection", "local s = selection.flo|", "local s = selection.floodfill");
        row("method of a variable", "local s = selection.new() s:gro|", "local s = selection.new() s:grow");
        row("method of a call", "selection.new():gro|", "selection.new():grow");
        row("key", "des.monster({ pea|", "des.monster({ peaceful = ");
        row("key behind others", "des.monster({ id = 'newt', pea| })",
            "des.monster({ id = 'newt', peaceful =  })");
        row("key without parentheses", "des.monster{ pea|", "des.monster{ peaceful = ");
        row("flag of a key", "des.monster({ asleep = t|", "des.monster({ asleep = true");
        row("word", "des.altar({ align = \"no|\" })", "des.altar({ align = \"noalign\" })");
        row("word without its quotes", "des.altar({ align = chao|", "des.altar({ align = \"chaos\"");
        row("word of an argument", "des.door('lo|', 1, 2)", "des.door('locked', 1, 2)");
        row("word of a method", "selection.new():grow(\"we|\")", "selection.new():grow(\"west\")");
        row("monster", "des.monster(\"giant an|", "des.monster(\"giant ant\"");
        row("object", "des.object({ id = 'dagg|' })", "des.object({ id = 'dagger' })");
        row("object of a class", "des.object('scroll of enchant w|')",
            "des.object('scroll of enchant weapon')");
        row("trap", "des.trap(\"spik|\", 1, 2)", "des.trap(\"spiked pit\", 1, 2)");
        row("level flag", "des.level_flags('noflip', \"mazel|\")",
            "des.level_flags('noflip', \"mazelevel\")");
        row("room type", "des.room({ type = 'armo|', contents = function() end })",
            "des.room({ type = 'armor shop', contents = function() end })");
        row("terrain", "des.terrain(1, 2, \"}|\")", "des.terrain(1, 2, \"}\")");
        row("in contents", "des.room({ contents = function()\n des.monst|",
            "des.room({ contents = function()\n des.monster");
    }
    void offers() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, taken);
        const Script level(script);
        const Completions found = level.completions();
        QVERIFY(!found.all.empty());
        QCOMPARE(QByteArray::fromStdString(level.with(found, found.all.front())), taken);
    }

    void offersNothing_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("in a comment") << QByteArray("-- des.mo|");
        QTest::newRow("in a map") << QByteArray("des.map([[..|..]])");
        QTest::newRow("in a number") << QByteArray("des.trap('pit', 1|2, 3)");
        QTest::newRow("of the script's own table") << QByteArray("local t = {} t.mo|");
        QTest::newRow("in a message") << QByteArray("des.message(\"des|\")");
        QTest::newRow("a key that is written") << QByteArray("des.trap({ seen = true, see| })");
    }
    void offersNothing() {
        QFETCH(const QByteArray, script);
        QVERIFY(Script(script).completions().all.empty());
    }

    void offersAllMembersBehindADot() {
        const Completions found = Script("des.|").completions();
        QVERIFY(found.all.size() > 30);
        QCOMPARE(found.all.front(), (Completion{"altar", "an altar, with a priest if it is a shrine"}));
        QVERIFY(std::ranges::contains(found.all, "monster", &Completion::source));
    }

    void explains_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("title");
        QTest::addColumn<QByteArray>("meaning");
        const auto row = [](const char* name, const char* script, const char* title, const char* meaning) {
            QTest::newRow(name) << QByteArray(script) << QByteArray(title) << QByteArray(meaning);
        };
        row("function", "des.gra|ve(1, 2, 'x')", "des.grave (x, y, text), { }", "a grave");
        row("global", "|percent(5)", "percent (chance)", "true by that chance");
        row("method", "selection.new():neg|ate()", "selection.negate (), (selection)", "all other cells");
        row("value", "local r = u.ro|le", "u.role", "the hero's role");
        row("key", "des.altar({ ty|pe = 'altar' })", "type",
            "with a priest if not altar; altar, shrine, sanctum; left out: altar");
        row("class", "des.monster('|D', 1, 2)", "dragon", "any of this class");
        row("class of a key", "des.object({ class = \"|!\" })", "potion", "any object of this class");
        row("terrain", "des.terrain(1, 2, '|T')", "tree", "");
        row("cell of a map", "des.map([[\n|..]])", "room floor", "");
    }
    void explains() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, title);
        QFETCH(const QByteArray, meaning);
        const auto found = Script(script).explanation();
        QVERIFY(found);
        QCOMPARE(QByteArray::fromStdString(found->title), title);
        QCOMPARE(QByteArray::fromStdString(found->meaning), meaning);
    }
};

LEVWRIGHT_TEST(ScriptHelpTest)

} // namespace levwright::script_help_test

#include "ScriptHelpTest.moc"

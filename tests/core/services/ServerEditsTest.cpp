// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of edits through the protocol, one after the other, leave the language server with the text of
// its client and with the problems of a fresh start. LEVWRIGHT_EDITS: another number of edits.
#include "core/languages/games/Games.h"
#include "tests/fuzz/Properties.h"
#include "tests/fuzz/ServerClient.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QTest>

namespace levwright::server_edits_test {
namespace {

constexpr int usualEdits = 500;

// Edits a text here and there and takes edits back, so that it never is far from what it was.
class Walk {
public:
    explicit Walk(fuzz::ServerClient& client) : m_client(client) {}

    void step(int number) {
        fuzz::Input input("step " + std::to_string(number));
        constexpr std::size_t farthest = 24; // edits
        const bool goesOn = m_way.empty() || (m_way.size() < farthest && input.choose(2) == 0);
        if (!goesOn)
            return goBack();
        const std::string before(m_client.text().bytes());
        TextEdit edit = fuzz::someEdit(input, before);
        if (input.choose(3) == 0) { // two changes in one message
            const Offset end = edit.replacements().front().range.end;
            const TextEdit other = fuzz::someEdit(input, std::string_view(before).substr(end));
            const Replacement& second = other.replacements().front();
            if (second.range.begin > 0)
                edit = TextEdit({edit.replacements().front(), {second.range.shifted(end), second.text}});
        }
        m_way.push_back(m_client.change(edit).inverse(before));
    }

    bool isBack() const { return m_way.empty(); }
    void goBack() {
        m_client.change(m_way.back());
        m_way.pop_back();
    }

private:
    fuzz::ServerClient& m_client;
    std::vector<TextEdit> m_way; // back
};

} // namespace

class ServerEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyEdits_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<bool>("countsBytes");
        const auto row = [](const char* name, const char* file, const char* game, bool countsBytes) {
            QTest::newRow(name) << QString(file) << QByteArray(game) << countsBytes;
        };
        row("3.4.3", "nethack-3.4.3/des/castle.des", "nethack-3.4.3", false);
        row("3.4.3, several levels", "nethack-3.4.3/des/medusa.des", "nethack-3.4.3", true);
        row("3.6", "nethack-3.6/des/medusa.des", "nethack-3.6", false);
        row("3.7", "nethack-3.7/lua/medusa-3.lua", "nethack-3.7", true);
        row("dungeon.def", "nethack-3.4.3/des/dungeon.def", "nethack-3.4.3", false);
        row("dungeon.lua", "nethack-3.7/lua/dungeon.lua", "nethack-3.7", false);
    }
    void manyEdits() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, file);
        QFETCH(const QByteArray, game);
        QFETCH(const bool, countsBytes);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        const std::string path = file.toStdString();
        const std::string text = fuzz::sent(fileBytes(sharedFolder() + "/corpus/" + file).toStdString());
        const lsp::ColumnUnit unit = countsBytes ? lsp::ColumnUnit::Utf8 : lsp::ColumnUnit::Utf16;
        fuzz::ServerClient client(loaded, path, text, unit);
        Walk walk(client);
        const auto compare = [&] {
            fuzz::ServerClient fresh(loaded, path, std::string(client.text().bytes()), unit);
            QCOMPARE(client.problems(), fresh.problems());
            QCOMPARE(client.askAt("textDocument/documentSymbol", 0),
                     fresh.askAt("textDocument/documentSymbol", 0));
        };
        const int edits = wantedNumber("LEVWRIGHT_EDITS", usualEdits);
        constexpr int between = 50; // edits from one comparison to the next
        for (int i = 0; i < edits; ++i) {
            walk.step(i);
            QVERIFY2(client.hasTextOfServer(), qPrintable(QString::number(i)));
            if (i % between == 0)
                compare();
            if (QTest::currentTestFailed())
                return;
        }
        compare();
        while (!walk.isBack())
            walk.goBack();
        QCOMPARE(client.text().bytes(), text);
        compare();
    }

    void scriptBecomesADungeon() {
        const GamePtr game = loadGame("nethack-3.7").value();
        fuzz::ServerClient client(game, "a.lua", "-- nothing yet\n");
        client.change(TextEdit::replace({0, 0}, "dungeon = { { name = \"Main\", base = 3 } }\n"));
        fuzz::ServerClient fresh(game, "a.lua", std::string(client.text().bytes()));
        const JsonRead symbols = client.askAt("textDocument/documentSymbol", 0);
        QCOMPARE(symbols, fresh.askAt("textDocument/documentSymbol", 0));
        QVERIFY(toLine(symbols.at("result")).contains("Main"));
    }
};

LEVWRIGHT_TEST(ServerEditsTest)

} // namespace levwright::server_edits_test

#include "ServerEditsTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Every stock file of every game: all is found, replaced as one step, and undone to the same bytes.
#include "core/document/Document.h"
#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "core/search/Substitute.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::stock_search_test {
namespace {

using namespace search;

struct Case {
    const char* name;
    const char* query;
    const char* by;
    bool isExpression;
};
constexpr Case cases[] = {
    {"a letter", "a", "bcd", false},      {"numbers", "(\\d+)", "<\\1>", true},
    {"lines", "^(.*)$", "# $1\\n", true}, {"all", "(?s).+", "", true},
    {"line ends", "\\n", "\\n\\n", true},
};

} // namespace

class StockSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data() { addStockFolders(); }
    void comesBack() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        QFETCH(const QString, game);
        const QDir files(sharedFolder() + QStringLiteral("/corpus/") + folder);
        const QStringList names =
            files.entryList({"*.des", "*.def", "*.pdf", "*.lua"}, QDir::Files, QDir::Name);
        QVERIFY(!names.isEmpty());
        for (const QString& name : names)
            tryFile(loadGame(game.toStdString()).value(), files.filePath(name));
    }

private:
    static void tryFile(const GamePtr& game, const QString& path) {
        const std::string bytes = fileBytes(path).toStdString();
        Document document(game, bytes, documentKindOf(path.toStdString(), bytes));
        for (const Case& each : cases) {
            const Query query{.text = each.query, .isExpression = each.isExpression};
            const Pattern pattern = Pattern::of(query).value();
            const Matches matches = pattern.findIn(ReadableText(bytes));
            const Substitute substitute = Substitute::of(each.by, query, pattern).value();
            const std::vector<Replacement> changes = substitute.replacementsFor(matches.all, bytes);
            const std::string what = path.toStdString() + ": " + each.name;
            QVERIFY2(!matches.trouble && !changes.empty(), what.c_str());
            QVERIFY(document.apply(document.revision(), TextEdit(changes), "Replace", MergeKey::None, {}));
            QVERIFY(document.text().bytes() != bytes);
            document.undo();
            QVERIFY2(document.text().bytes() == bytes && !document.canUndo(), what.c_str());
        }
    }
};

LEVWRIGHT_TEST(StockSearchTest)

} // namespace levwright::stock_search_test

#include "StockSearchTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quickopen/QuickRow.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::quick_row_test {
namespace {

std::vector<QuickRow> rows(const QStringList& texts) {
    std::vector<QuickRow> made;
    for (const QString& text : texts)
        made.push_back({.text = text, .id = text});
    return made;
}

QStringList fitting(const QStringList& texts, const QString& typed, const QStringList& recent = {},
                    std::size_t most = 100) {
    QStringList found;
    for (const std::size_t row : fittingRows(rows(texts), typed, recent, most))
        found << texts[qsizetype(row)];
    return found;
}

} // namespace

class QuickRowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bestFirst() {
        const QStringList texts{"Resave", "Scan Areas", "Export", "Undo Save", "Save As"};
        QCOMPARE(fitting(texts, "save"), (QStringList{"Save As", "Undo Save", "Resave"}));
        QCOMPARE(fitting(texts, "SAS"), (QStringList{"Save As", "Scan Areas"}));
        QCOMPARE(fitting(texts, "nothing"), QStringList());
    }
    void recentFirstAmongEquals() {
        const QStringList texts{"Go Back", "Go Forward", "Go to Line", "Logo"};
        QCOMPARE(fitting(texts, "go", {"Logo", "Go to Line"}),
                 (QStringList{"Go to Line", "Go Back", "Go Forward", "Logo"}));
        QCOMPARE(fitting(texts, "", {"Go Forward"}),
                 (QStringList{"Go Forward", "Go Back", "Go to Line", "Logo"}));
    }
    void noMoreThanAsked() { QCOMPARE(fitting({"a1", "a2", "a3"}, "a", {}, 2), (QStringList{"a1", "a2"})); }
    void aliasCountsIfItFitsBetter() {
        const std::vector<QuickRow> made{{.text = "Raster zeigen", .alias = "Show Grid"},
                                         {.text = "Gridlock"},
                                         {.text = "Show Grid", .alias = "Show Grid"}};
        QCOMPARE(fittingRows(made, "grid", {}, 10), (std::vector<std::size_t>{1, 0, 2}));
        QVERIFY(fitsByAlias(made[0], "grid"));
        QVERIFY(!fitsByAlias(made[0], "raster"));
        QVERIFY(!fitsByAlias(made[0], "nothing"));
        QVERIFY(!fitsByAlias(made[0], QString()));
        QVERIFY(!fitsByAlias(made[1], "grid"));
        QVERIFY(!fitsByAlias(made[2], "grid"));
    }
    void rowsWithoutIdAreNotRemembered() {
        std::vector<QuickRow> made = rows({"first", "second"});
        for (QuickRow& row : made)
            row.id.clear();
        QCOMPARE(fittingRows(made, QString(), {QString()}, 10), (std::vector<std::size_t>{0, 1}));
    }
};

LEVWRIGHT_TEST(QuickRowTest)

} // namespace levwright::quick_row_test

#include "QuickRowTest.moc"

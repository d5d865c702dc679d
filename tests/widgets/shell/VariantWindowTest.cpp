// SPDX-License-Identifier: GPL-3.0-or-later
// A level of a variant, drawn with mouse and keys: its terrain and monsters are in the palette, a property is
// set, the level is rolled, saved and compiled, and nothing else in its text changes.
#include "core/formats/FileForms.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/VariantTables.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/rollview/RollPanel.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTreeView>

namespace levwright::variant_window_test {
namespace {

const QByteArray described = "# a pond\nMAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n"
                             "-----\n|...|\n|...|\n-----\nENDMAP\nSTAIR:(1,1),up\n";
const QByteArray scripted =
    "-- a pond\ndes.map([[\n-----\n|...|\n|...|\n-----\n]])\ndes.stair(\"up\", 1,1)\n";

struct Desk : PaletteDesk {
    explicit Desk(const Variant& variant) {
        for (const TableFile& file : tablesOf(variant)) {
            const QString path = folder.filePath(QStringLiteral(".levwright/%1/%2.tsv")
                                                     .arg(QLatin1String(variant.name))
                                                     .arg(QString::fromStdString(file.table)));
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QVERIFY(DiskFileStore().replace(path.toStdU16String(), file.text).has_value());
        }
    }
    int problems() { return child<QTreeView>("problems.list").model()->rowCount(); }
    // Draws one cell with terrain from the palette.
    void paint(const QString& terrain, Point cell) {
        showTab(0);
        QVERIFY2(row(terrain).isValid(), qPrintable(rows().join(u',')));
        take(terrain);
        trigger("tool.pencil");
        put(cell.x, cell.y);
    }
    // Searches the palette as somebody does who leaves the mouse alone.
    void placeNamed(const QString& name, Point cell) {
        key(Qt::Key_A, Qt::AltModifier);
        QTest::keyClicks(&search(), name);
        key(Qt::Key_Return);
        put(cell.x, cell.y);
        key(Qt::Key_Escape);
    }
    void setProperty(const QString& field, const QString& value) {
        raise("inspectorDock");
        auto* editor = window.findChild<QWidget*>(QStringLiteral("field.") + field);
        QStringList fields;
        for (const auto* each : window.findChildren<QWidget*>(QRegularExpression(QStringLiteral("^field"))))
            fields << each->objectName();
        QVERIFY2(editor != nullptr, qPrintable(fields.join(u',')));
        auto* choice = editor->findChild<QComboBox*>();
        QVERIFY(choice != nullptr);
        choice->setFocus();
        if (choice->isEditable())
            choice->lineEdit()->selectAll();
        QTest::keyClicks(QApplication::focusWidget(), value);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
};

} // namespace

class VariantWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLevelIsDrawn_data() {
        QTest::addColumn<const Variant*>("variant");
        QTest::addColumn<QString>("terrain");
        QTest::addColumn<char>("cell");
        QTest::addColumn<QString>("monster");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("EvilHack") << &evilHack() << "s   Sewage" << 's' << "Abominable Snowman" << "Attitude"
                                  << "peaceful"
                                  << QByteArray("MONSTER:('Y',\"Abominable Snowman\"),(3,2),peaceful\n");
        QTest::newRow("SlashTHEM") << &slashThem() << "w   Puddle" << 'w' << "Acidsnort" << "Attitude"
                                   << "peaceful" << QByteArray("MONSTER:'@',\"Acidsnort\",(3,2),peaceful\n");
        QTest::newRow("CrecelleHack")
            << &crecelleHack() << "T   Tree" << 'T' << "Arch Cleric" << "Alignment"
            << "chaos"
            << QByteArray("des.monster({ id = \"Arch Cleric\", x = 3, y = 2, align = \"chaos\" })\n");
    }
    void aLevelIsDrawn() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const Variant*, variant);
        QFETCH(const QString, terrain);
        QFETCH(const char, cell);
        QFETCH(const QString, monster);
        QFETCH(const QString, field);
        QFETCH(const QString, value);
        QFETCH(const QByteArray, statement);
        const bool isScript = std::string_view(variant->base) == "nethack-3.7";
        const QByteArray before = isScript ? scripted : described;
        Desk desk(*variant);
        const QString path =
            desk.folder.filePath(isScript ? QStringLiteral("pond.lua") : QStringLiteral("pond.des"));
        desk.open(before, path);
        QVERIFY2(desk.session().game().catalog().gameId() == variant->name,
                 qPrintable(desk.window.statusBar()->currentMessage()));
        QCOMPARE(desk.problems(), 0);
        desk.paint(terrain, {2, 1});
        desk.placeNamed(monster, {3, 2});
        desk.setProperty(field, value);
        QCOMPARE(desk.problems(), 0);
        desk.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!desk.session().isModified());
        QByteArray after =
            QByteArray(before).replace("|...|\n|", QByteArray("|.") + cell + ".|\n|") + statement;
        QCOMPARE(QByteArray::fromStdString(desk.files.read(path.toStdU16String(), 10000).value()), after);
        desk.key(Qt::Key_R, Qt::ControlModifier);
        const RollModel& rolls = desk.window.page().panel<RollPanel>()->model();
        QTRY_VERIFY(rolls.isUpToDate());
        QVERIFY(rolls.isShown() && rolls.problem().isEmpty());
        if (isScript)
            return; // the game reads scripts itself
        const Game& game = desk.session().game();
        const LevelsAnalysis& levels = desk.session().levels();
        const Result<std::string> bytes =
            game.language().compile(levels.source(levels.levelCount() - 1), usualTarget(game.catalog(), {}));
        QVERIFY2(bytes.has_value(), bytes ? "" : bytes.error().message.c_str());
    }
};

LEVWRIGHT_TEST(VariantWindowTest)

} // namespace levwright::variant_window_test

#include "VariantWindowTest.moc"

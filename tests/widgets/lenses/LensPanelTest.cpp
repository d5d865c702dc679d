// SPDX-License-Identifier: GPL-3.0-or-later
// Lenses over the map of the real window, chosen with keys and mouse.
#include "widgets/lenses/LensPanel.h"

#include "core/lens/Ground.h"
#include "core/lens/WayLens.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QTreeWidget>

namespace levwright::lens_panel_test {
namespace {

// Two rooms with a door between them, and a closet.
const QByteArray rows = "-----------\n"
                        "|...+...|.|\n"
                        "|...|...|.|\n"
                        "-----------\n";
const QByteArray statements = "DOOR:closed,(4,1)\nSTAIR:(1,1),up\nSTAIR:(7,2),down\n";

struct Desk : WindowDesk {
    explicit Desk(const Theme& theme = Theme::light()) : WindowDesk(mazeWith(rows, statements), theme) {
        canvas().setFocus();
    }
    LensPanel& panel() const { return child<LensPanel>("lens"); }
    std::shared_ptr<const LensPicture> picture() const { return panel().model()->picture(); }
    void press(Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key, Qt::ControlModifier | Qt::AltModifier);
    }
    void wait() {
        QTRY_VERIFY(panel().model()->isUpToDate());
        QTRY_VERIFY(picture() != nullptr);
    }
    // Of the level, for a cell of the part.
    int cell(int x, int y) const {
        const Point corner = panel().model()->rolls().partCorner();
        return roll::cellOf(corner.x + x, corner.y + y);
    }
    std::optional<double> numberAt(int x, int y) const { return picture()->numberAt(cell(x, y)); }
    QString valueOf(lens::Measure measure) const {
        const std::string_view label = lens::labelOf(measure);
        const QList<QTreeWidgetItem*> found =
            child<QTreeWidget>("lens.rows")
                .findItems(QString::fromUtf8(label.data(), qsizetype(label.size())), Qt::MatchExactly);
        return found.isEmpty() ? QString() : found.first()->text(1);
    }
    // Chooses with the keyboard, as the box shows it.
    void choose(const char* box, const QVariant& data) {
        auto& choice = child<QComboBox>(box);
        const int index = choice.findData(data);
        QVERIFY(index >= 0);
        choice.setFocus();
        while (choice.currentIndex() != index)
            QTest::keyClick(&choice, choice.currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
    QImage look() { return canvas().viewport()->grab().toImage(); }
};

} // namespace

class LensPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLensHasACommand_data() {
        QTest::addColumn<int>("kind");
        for (const lens::LensKind kind : lens::allLenses())
            QTest::newRow(std::string(lens::wordOf(kind)).c_str()) << int(kind);
    }
    void everyLensHasACommand() {
        QFETCH(const int, kind);
        Desk desk;
        const QByteArray id =
            "lens." + QByteArray::fromStdString(std::string(lens::wordOf(lens::LensKind(kind))));
        desk.trigger(id.constData());
        desk.wait();
        QCOMPARE(int(desk.picture()->kind()), kind);
        QVERIFY(desk.window.actions().action(QString::fromLatin1(id))->isChecked());
        QVERIFY(desk.child<QTreeWidget>("lens.rows").topLevelItemCount() > 0);
        desk.trigger(id.constData()); // once more takes it away
        QTRY_VERIFY(desk.picture() == nullptr);
        QVERIFY(desk.window.actions().action(QStringLiteral("lens.off"))->isChecked());
    }

    void distancesAreShown() {
        Desk desk;
        const QImage before = desk.look();
        desk.press(Qt::Key_1);
        desk.wait();
        QCOMPARE(desk.numberAt(1, 1), 0.0);
        QCOMPARE(desk.numberAt(3, 1), 2.0);
        QCOMPARE(desk.numberAt(4, 1), 3.0);
        QCOMPARE(desk.numberAt(9, 1), std::nullopt);
        QVERIFY(desk.look() != before);
        QVERIFY(desk.valueOf(lens::Measure::WayLength).startsWith(QLatin1String("6 ")));
        QVERIFY(desk.valueOf(lens::Measure::Closets).startsWith(QLatin1String("1")));
        desk.moveTo(desk.at(3, 1));
        QVERIFY(desk.canvas().sight().describe({3, 1}).contains(QLatin1String("2 moves")));
        QVERIFY(desk.window.actions().action(QStringLiteral("lens.off"))->isEnabled());
        desk.press(Qt::Key_6);
        QTRY_VERIFY(desk.picture() == nullptr);
        QCOMPARE(desk.panel().shown(), std::nullopt);
    }

    // The picture follows the text without a question.
    void strokesAreFollowed() {
        Desk desk;
        desk.press(Qt::Key_1);
        desk.wait();
        const auto door = Offset(desk.text().indexOf("DOOR"));
        const auto stairs = Offset(desk.text().indexOf("STAIR"));
        QVERIFY(desk.session().apply(TextEdit::replace({door, stairs}, "NON_DIGGABLE:(0,0,1,1)\n"),
                                     QStringLiteral("Change")));
        const auto plus = Offset(desk.text().indexOf('+'));
        QVERIFY(desk.session().apply(TextEdit::replace({plus, plus + 1}, "|"), QStringLiteral("Wall")));
        desk.wait();
        QCOMPARE(desk.numberAt(5, 1), std::nullopt);
        desk.session().undo();
        desk.session().undo();
        desk.wait();
        QCOMPARE(desk.numberAt(5, 1), 4.0);
    }

    void switchesChangeTheWay() {
        Desk desk;
        desk.press(Qt::Key_1);
        desk.wait();
        QTest::mouseClick(&desk.child<QCheckBox>("lens.doors"), Qt::LeftButton, {}, {8, 8});
        desk.wait();
        QCOMPARE(desk.numberAt(5, 1), std::nullopt);
        QTest::mouseClick(&desk.child<QCheckBox>("lens.dig"), Qt::LeftButton, {}, {8, 8});
        desk.wait();
        QVERIFY(desk.numberAt(9, 1).has_value());
    }

    void pointerIsFollowed() {
        Desk desk;
        desk.press(Qt::Key_1);
        desk.wait();
        desk.choose("lens.start", int(lens::StartAt::Cell));
        desk.moveTo(desk.at(7, 2));
        desk.wait();
        QCOMPARE(desk.numberAt(7, 2), 0.0);
        desk.moveTo(desk.at(5, 1));
        desk.wait();
        QCOMPARE(desk.numberAt(7, 2), 2.0);
    }

    // Lines through the middle of the map, or along an edge of its cells, and their words in the legend.
    void axesAreDrawn() {
        Desk desk;
        desk.press(Qt::Key_5);
        desk.wait();
        const std::vector<lens::MirrorAxis> axes = desk.picture()->axes();
        QCOMPARE(axes.size(), 2U);
        QVERIFY(axes[0].isUpright && !axes[1].isUpright);
        QCOMPARE(desk.valueOf(lens::Measure::AxisLevel),
                 QString::fromStdString(lens::inWords(axes[1].place, lens::Unit::HalfCells)));
        QCOMPARE(axes[1].place, 2 * desk.panel().model()->rolls().partCorner().y + 3); // between rows 1 and 2
        const QRect cell = desk.canvas().cellRect({20, 1}); // beside the level, where nothing else is drawn
        const QImage seen = desk.look();
        int differs = 0; // from the same line without the axis
        desk.press(Qt::Key_6);
        QTRY_VERIFY(desk.picture() == nullptr);
        const QImage without = desk.look();
        for (int x = cell.left(); x < cell.right(); ++x)
            differs += seen.pixel(x, cell.bottom()) != without.pixel(x, cell.bottom()) ? 1 : 0;
        QVERIFY(differs > 0);
        desk.press(Qt::Key_5);
        desk.wait();
        QVERIFY(desk.child<QWidget>("lens.legend").accessibleName().contains(QLatin1String("level axis")));
        desk.press(Qt::Key_1);
        desk.wait();
        QTRY_VERIFY(desk.picture()->axes().empty());
    }

    // The test game has stock levels at the usual depth of 12.
    void dangerIsCompared() {
        Desk desk;
        desk.press(Qt::Key_4);
        desk.wait();
        const QList<QTreeWidgetItem*> rows =
            desk.child<QTreeWidget>("lens.rows")
                .findItems(QStringLiteral("harder than stock levels at depth 10 to 14"), Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows.first()->text(1).endsWith(QLatin1String("%")));
    }

    void manyRollsAreAdded() {
        Desk desk;
        desk.press(Qt::Key_1);
        desk.wait();
        desk.choose("lens.rolls", 100);
        QTRY_VERIFY(desk.picture() && desk.picture()->isOfManyRolls());
        QCOMPARE(desk.numberAt(3, 1), 2.0);
        QVERIFY(desk.picture()->describe(roll::placeOf(desk.cell(3, 1))).contains(QLatin1String("2.0")));
        QVERIFY(desk.valueOf(lens::Measure::WayLength).startsWith(QLatin1String("6 ")));
    }
};

LEVWRIGHT_TEST(LensPanelTest)

} // namespace levwright::lens_panel_test

#include "LensPanelTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that draws maps has the look that the preferences choose, at once.
#include "tests/support/TestProgram.h"
#include "tests/widgets/DialogsByHand.h"
#include "tests/widgets/PaletteDesk.h"
#include "widgets/dialogs/TilesetPicker.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/mapdrawing/Tileset.h"
#include "widgets/picker/ReplaceTerrainDialog.h"
#include "widgets/playtest/PlayMap.h"
#include "widgets/preferences/PreferencesDialog.h"
#include "widgets/shell/CompareController.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

namespace levwright::looks_everywhere_test {
namespace {

const QColor jackalColor(250, 0, 250);
const QColor floorColor(0, 240, 250);

// The levels that are drawn have a jackal at 1,1 in the middle of floor.
const QByteArray level =
    mazeWith("-----\n|...|\n|...|\n-----\n", "MONSTER:'d',\"jackal\",(1,1)\nSTAIR:(2,2),up\n");

struct Desk : PaletteDesk {
    Desk() : PaletteDesk(level) {
        for (const auto& [name, color] : {std::pair{"jackal", jackalColor}, {"floor", floorColor}}) {
            QImage tile(16, 16, QImage::Format_RGB32);
            tile.fill(color);
            QVERIFY(folderOfTiles().mkpath(QStringLiteral(".")));
            QVERIFY(tile.save(folderOfTiles().filePath(QString::fromLatin1(name) + ".png")));
        }
    }
    QDir folderOfTiles() const { return QDir(folder.filePath("tiles")); }
    TilesetPicker& picker() {
        trigger("view.tileset");
        return *window.findChild<TilesetPicker*>();
    }
    // Goes on with the window.
    TilesetPicker& hiddenPicker() {
        TilesetPicker& made = picker();
        window.findChild<PreferencesDialog*>()->hide();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        return made;
    }
    QImage picture(QWidget& widget) { return widget.grab().toImage(); }
};

// Whether the colour is in the picture, or a paler one, as of a thing in the hand.
bool has(const QImage& picture, const QColor& color) {
    constexpr int little = 70;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            if (qAbs(pixel.red() - color.red()) < little && qAbs(pixel.green() - color.green()) < little &&
                qAbs(pixel.blue() - color.blue()) < little)
                return true;
        }
    }
    return false;
}

// Shows it, if that has not happened yet, and takes its picture.
using Surface = QImage (*)(Desk& desk);

QImage ofMap(Desk& desk) {
    return desk.picture(*desk.canvas().viewport());
}

QImage ofTerrainPalette(Desk& desk) {
    return desk.picture(*desk.child<QListView>("terrainPalette").viewport());
}

void showJackals(Desk& desk) {
    desk.showTab(1);
    desk.search().setText(QStringLiteral("jackal"));
    // Few things are left, which need no scroll bar.
    if (!QTest::qWaitFor([&] { return !desk.list().verticalScrollBar()->isVisible(); }))
        qFatal("the list is not laid out");
}

QImage ofThingPalette(Desk& desk) {
    showJackals(desk);
    return desk.picture(*desk.list().viewport());
}

QImage ofStamps(Desk& desk) {
    auto& list = desk.child<QTreeView>("stamps.list");
    if (list.model()->rowCount() == 0) {
        desk.raise("stampsDock");
        desk.canvas().setFocus();
        desk.trigger("tool.selectCells");
        QTest::mousePress(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(1, 1));
        desk.moveTo(desk.at(2, 1), Qt::LeftButton);
        QTest::mouseRelease(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(2, 1));
        desk.key(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    }
    const auto icon = list.model()->index(0, 0).data(Qt::DecorationRole).value<QIcon>();
    return icon.pixmap(list.iconSize()).toImage();
}

QImage ofPlaytest(Desk& desk) {
    if (desk.window.playtest().window() == nullptr)
        desk.trigger("play.test");
    return desk.picture(*desk.window.playtest().window()->map().viewport());
}

QImage ofComparison(Desk& desk) {
    if (desk.window.findChild<CompareDialog*>() == nullptr)
        desk.window.findChild<CompareController*>()->compareWithText(
            desk.session(), QStringLiteral("before"), desk.text().replace("up", "down").toStdString());
    return desk.picture(*desk.child<ComparedMap>("compare.myMap").widget());
}

// The question is asked anew each time.
QImage ofReplacedTerrain(Desk& desk) {
    desk.trigger("draw.replace");
    auto* dialog = desk.window.findChild<ReplaceTerrainDialog*>();
    const auto* box = dialog->findChild<QComboBox*>(QStringLiteral("replaceTerrain.from"));
    const QImage icon = box->itemIcon(box->findData(QChar(u'.'))).pixmap(box->iconSize()).toImage();
    delete dialog;
    return icon;
}

// The thing of the palette over the map, far from the jackal of the level.
QImage ofThingInTheHand(Desk& desk) {
    if (!desk.canvas().controls().held.thing()) {
        showJackals(desk);
        desk.take(QStringLiteral("Jackal"));
    }
    desk.moveTo(desk.at(0, 0)); // cells of another tileset have another size
    desk.moveTo(desk.at(3, 2));
    return desk.canvas().viewport()->grab(desk.canvas().cellRect({3, 2})).toImage();
}

struct SurfaceRow {
    const char* name;
    Surface picture;
    bool hasThings;
};

constexpr SurfaceRow surfaces[] = {
    {"map", ofMap, true},
    {"palette of terrain", ofTerrainPalette, false},
    {"palette of things", ofThingPalette, true},
    {"stamps", ofStamps, true},
    {"playtest", ofPlaytest, true},
    {"comparison", ofComparison, true},
    {"replaced terrain", ofReplacedTerrain, false},
    {"thing in the hand", ofThingInTheHand, true},
};

} // namespace

class LooksEverywhereTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesetIsShownEverywhere_data() {
        QTest::addColumn<int>("surface");
        for (int i = 0; i < int(std::size(surfaces)); ++i)
            QTest::newRow(surfaces[i].name) << i;
    }
    void tilesetIsShownEverywhere() {
        QFETCH(const int, surface);
        const SurfaceRow& shown = surfaces[surface];
        const QColor color = shown.hasThings ? jackalColor : floorColor;
        Desk desk;
        TilesetPicker& picker = desk.hiddenPicker();
        QVERIFY(!has(shown.picture(desk), color));
        QVERIFY(picker.choose(desk.folderOfTiles().path()));
        QVERIFY(has(shown.picture(desk), color));
        desk.trigger("view.ascii");
        QVERIFY(!has(shown.picture(desk), color));
        desk.trigger("view.ascii");
        QVERIFY(has(shown.picture(desk), color));
        QVERIFY(picker.choose(QString()));
        QVERIFY(!has(shown.picture(desk), color));
    }

    // What is opened later has it from the beginning.
    void laterOnesHaveIt_data() { tilesetIsShownEverywhere_data(); }
    void laterOnesHaveIt() {
        QFETCH(const int, surface);
        const SurfaceRow& shown = surfaces[surface];
        Desk desk;
        QVERIFY(desk.hiddenPicker().choose(desk.folderOfTiles().path()));
        QVERIFY(has(shown.picture(desk), shown.hasThings ? jackalColor : floorColor));
    }

    // Letters are shown everywhere, too.
    void lettersAreShownEverywhere_data() { tilesetIsShownEverywhere_data(); }
    void lettersAreShownEverywhere() {
        QFETCH(const int, surface);
        const SurfaceRow& shown = surfaces[surface];
        Desk desk;
        const QImage tiles = shown.picture(desk);
        desk.trigger("view.ascii");
        QVERIFY(shown.picture(desk) != tiles);
        desk.trigger("view.ascii");
        QCOMPARE(shown.picture(desk), tiles);
    }

    void mergeQuestionHasIt() {
        Desk desk;
        const DialogPtr dialog = conflictDialog(desk);
        auto* question = qobject_cast<ConflictDialog*>(dialog.get());
        const auto picture = [&] {
            return desk.picture(*question->findChildren<ComparedMap*>()[1]->widget());
        };
        QVERIFY(!has(picture(), floorColor));
        question->setMapLook({Look::Tiles, loadTileset(desk.folderOfTiles().path()).value()});
        QVERIFY(has(picture(), floorColor));
    }

    void preferencesTellWhatFits() {
        Desk desk;
        TilesetPicker& picker = desk.picker();
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("tileset.file"));
        auto& name = desk.child<QLabel>("tileset.name");
        auto& said = desk.child<QLabel>("tileset.said");
        auto& reset = desk.child<QToolButton>("reset.tileset");
        QVERIFY(said.isHidden());
        QVERIFY(!reset.isEnabled());
        const auto save = [&](int columns, int rows, int side) {
            QImage sheet(columns * side, rows * side, QImage::Format_RGB32);
            sheet.fill(Qt::blue);
            const QString path = desk.folder.filePath("sheet.png");
            return sheet.save(path) ? path : QString();
        };
        QVERIFY(!picker.choose(save(3, 3, 20)));
        QVERIFY2(said.text().contains("60 × 60 pixels"), qPrintable(said.text()));
        QVERIFY(said.isVisible());
        QVERIFY(picker.choose(save(40, 27, 16)));
        QVERIFY(said.isHidden());
        QCOMPARE(
            name.text(),
            QStringLiteral("Maps show sheet.png: %1 tiles of 16 × 16 pixels.").arg(QLocale().toString(1080)));
        QVERIFY(picker.choose(save(40, 28, 32)));
        QCOMPARE(name.text(), QStringLiteral("Maps show sheet.png: %1 tiles of 32 × 32 pixels. This game has "
                                             "1057 tiles, so they may be those of another game or version.")
                                  .arg(QLocale().toString(1120)));
        desk.trigger("view.ascii");
        QVERIFY(name.text().endsWith("Now maps are shown as letters."));
        desk.trigger("view.ascii");
        QVERIFY(reset.isEnabled());
        reset.click();
        QCOMPARE(name.text(), "Maps show Levwright’s drawings.");
        QVERIFY(!reset.isEnabled());
        QVERIFY(picker.choose(desk.folderOfTiles().path()));
        QVERIFY(name.text().startsWith("Maps show the pictures of tiles: 2 picture"));
    }

    // The preferences say why the chosen tileset is not shown.
    void lostTilesetIsTold() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        settings.setValue("tileset", folder.filePath("gone.png"));
        MapLooks looks(settings);
        looks.restore();
        const TilesetPicker picker(looks, Catalog::load("nethack-3.4.3").value());
        const auto* said = picker.findChild<QLabel*>(QStringLiteral("tileset.said"));
        QVERIFY2(said->text().contains("gone.png"), qPrintable(said->text()));
        QVERIFY(!said->isHidden());
        QCOMPARE(settings.value("tileset").toString(), folder.filePath("gone.png"));
    }

    void lostTilesetIsForgotten() {
        Desk desk;
        desk.settings.setValue("tileset", desk.folder.filePath("gone.png"));
        Workspace workspace(testGame(), desk.files);
        MainWindow later(workspace, desk.settings, Theme::light());
        later.actions().action(QStringLiteral("view.tileset"))->trigger();
        const auto& said = childOf<QLabel>(later, "tileset.said");
        QVERIFY(!said.isHidden());
        auto& reset = childOf<QToolButton>(later, "reset.tileset");
        QVERIFY(reset.isEnabled());
        reset.click();
        QVERIFY(said.isHidden());
        QVERIFY(!reset.isEnabled());
    }
};

LEVWRIGHT_TEST(LooksEverywhereTest)

} // namespace levwright::looks_everywhere_test

#include "LooksEverywhereTest.moc"

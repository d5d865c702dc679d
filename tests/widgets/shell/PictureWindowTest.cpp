// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the level in the window: exported, copied and printed.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/dialogs/TilesetPicker.h"
#include "widgets/lenses/LensPanel.h"
#include "widgets/pictures/PictureDialog.h"
#include "widgets/pictures/PicturePrint.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QClipboard>
#include <QMimeData>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QSpinBox>
#include <QSvgRenderer>

namespace levwright::picture_window_test {
namespace {

const QByteArray level = mazeWith("-------\n|.}.L.|\n|.....|\n-------\n",
                                  "MONSTER:'d',\"jackal\",(1,1)\nOBJECT:'(',\"chest\",(3,1)\n"
                                  "REGION:(1,1,5,2),unlit,\"ordinary\"\nTRAP:\"pit\",random\n");
const QByteArray rooms = "LEVEL:\"r\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,3)\n";

struct Desk : WindowDesk {
    using WindowDesk::WindowDesk;
    PictureDialog& dialog() {
        trigger("file.exportPicture");
        return child<PictureDialog>("picture");
    }
    QByteArray saved(PictureDialog& dialog, const char* name) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        if (!dialog.saveTo(path))
            return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void choose(PictureDialog& dialog, const char* name, int index) {
    auto* box = dialog.findChild<QComboBox*>(QStringLiteral("picture.") + QString::fromLatin1(name));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(box, Qt::Key_Down);
}

QSize previewSize(PictureDialog& dialog) {
    return dialog.findChild<QLabel*>(QStringLiteral("picture.preview"))->pixmap().size();
}

} // namespace

class PictureWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void savesWhatThePreviewShows() {
        Desk desk(level);
        PictureDialog& dialog = desk.dialog();
        QCOMPARE(previewSize(dialog), (QSize(7 * 6, 4 * 9) + QSize(12, 12)) * 2);
        const QImage tiles = QImage::fromData(desk.saved(dialog, "tiles.png"));
        QCOMPARE(tiles.size(), previewSize(dialog));
        choose(dialog, "look", 1);
        const QImage characters = QImage::fromData(desk.saved(dialog, "characters.png"));
        QCOMPARE(characters.size(), tiles.size());
        QVERIFY(characters != tiles);
        auto* scale = dialog.findChild<QSpinBox*>(QStringLiteral("picture.scale"));
        scale->setFocus();
        QTest::keyClick(scale, Qt::Key_Up);
        QCOMPARE(previewSize(dialog), (QSize(7 * 6, 4 * 9) + QSize(12, 12)) * 3);
        QTest::mouseClick(dialog.findChild<QCheckBox*>(QStringLiteral("picture.things")), Qt::LeftButton, {},
                          QPoint(8, 8));
        QVERIFY(!dialog.choice().things);
        choose(dialog, "form", 1);
        QVERIFY(!dialog.findChild<QComboBox*>(QStringLiteral("picture.look"))->isEnabled());
        QSvgRenderer svg(desk.saved(dialog, "level.svg"));
        QCOMPARE(svg.defaultSize(), previewSize(dialog));
    }

    void savesTexts() {
        Desk desk(level);
        PictureDialog& dialog = desk.dialog();
        choose(dialog, "form", 2);
        const QByteArray text = desk.saved(dialog, "level.txt");
        QCOMPARE(text, "-------\n|d}(L.|\n|.....|\n-------\n");
        QCOMPARE(dialog.findChild<QPlainTextEdit*>(QStringLiteral("picture.text"))->toPlainText(),
                 QString::fromUtf8(text));
        choose(dialog, "form", 3);
        QVERIFY(desk.saved(dialog, "level.wiki").contains("{{brown|d}}{{blue|&#125;}}"));
        QVERIFY(!dialog.saveTo(desk.folder.filePath(QStringLiteral("none/level.wiki"))));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("picture.said"))->text().contains("none"));
    }

    // What was chosen is chosen again.
    void remembers() {
        Desk desk(level);
        PictureDialog& first = desk.dialog();
        choose(first, "form", 1);
        choose(first, "look", 1);
        const PictureChoice choice = first.choice();
        QTest::keyClick(&first, Qt::Key_Escape);
        QTRY_VERIFY(desk.window.findChild<PictureDialog*>() == nullptr);
        QCOMPARE(desk.dialog().choice(), choice);
    }

    // The picture is that of the roll while a roll is shown.
    void showsTheRoll() {
        Desk desk(level);
        QVERIFY(desk.dialog().choice().of == PictureOf::Written);
        QTest::keyClick(&desk.child<PictureDialog>("picture"), Qt::Key_Escape);
        QTRY_VERIFY(desk.window.findChild<PictureDialog*>() == nullptr);
        desk.trigger("view.roll");
        QTRY_VERIFY(desk.window.page().panel<RollPanel>()->model().shown() != nullptr);
        PictureDialog& dialog = desk.dialog();
        QVERIFY(dialog.choice().of == PictureOf::Roll);
        choose(dialog, "form", 2);
        QVERIFY(desk.saved(dialog, "roll.txt").contains('^'));
    }

    // Its map is made by a roll.
    void showsRooms() {
        Desk desk(rooms);
        PictureDialog& dialog = desk.dialog();
        QVERIFY(dialog.choice().of == PictureOf::Roll);
        choose(dialog, "form", 2);
        QVERIFY(desk.saved(dialog, "rooms.txt").contains("....."));
    }

    void showsHeat() {
        Desk desk(level);
        desk.raise("statisticsDock");
        auto* statistics = desk.window.page().panel<StatisticsPanel>();
        statistics->findChild<QSpinBox*>(QStringLiteral("statistics.rolls"))->setValue(100);
        statistics->toggle();
        QTRY_VERIFY_WITH_TIMEOUT(statistics->report() != nullptr, 20000);
        desk.caretTo("TRAP");
        QTRY_VERIFY(statistics->overlay().heatMap().has_value());
        PictureDialog& dialog = desk.dialog();
        QVERIFY(dialog.choice().of == PictureOf::Heat);
        QCOMPARE(previewSize(dialog), (QSize(79 * 6, 21 * 9) + QSize(12, 12)) * 2);
    }

    // A picture takes the lens that is shown.
    void showsTheLens() {
        Desk desk(level);
        desk.trigger("lens.shape");
        QTRY_VERIFY(desk.window.page().panel<LensPanel>()->model()->picture() != nullptr);
        PictureDialog& dialog = desk.dialog();
        QVERIFY(dialog.choice().of == PictureOf::Lens);
        QCOMPARE(previewSize(dialog), (QSize(79 * 6, 21 * 9) + QSize(12, 12)) * 2);
        const QImage lens = QImage::fromData(desk.saved(dialog, "lens.png"));
        choose(dialog, "form", 1);
        QVERIFY(desk.saved(dialog, "lens.svg").contains("h474v1h-474z")); // the level axis
        choose(dialog, "of", 1);
        choose(dialog, "form", 0);
        QVERIFY(QImage::fromData(desk.saved(dialog, "roll.png")) != lens);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(desk.window.findChild<PictureDialog*>() == nullptr);
        // Without a lens, it is the level again.
        desk.trigger("lens.off");
        QTRY_VERIFY(desk.window.page().panel<LensPanel>()->model()->picture() == nullptr);
        QVERIFY(desk.dialog().choice().of == PictureOf::Written);
    }

    void copies() {
        Desk desk(level);
        desk.trigger("edit.copyPicture");
        QCOMPARE(QGuiApplication::clipboard()->image().size(), (QSize(7 * 6, 4 * 9) + QSize(12, 12)) * 2);
        desk.trigger("edit.copyText");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("-------\n|d}"));
        desk.trigger("edit.copyWiki");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("<div class=\"ttymap\">"));
        PictureDialog& dialog = desk.dialog();
        choose(dialog, "form", 1);
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Copy"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(QGuiApplication::clipboard()->mimeData()->data("image/svg+xml").startsWith("<svg"));
    }

    // The user's tiles are square.
    void showsTilesOfTheUser() {
        Desk desk(level);
        QImage tile(16, 16, QImage::Format_RGB32);
        tile.fill(Qt::magenta);
        QVERIFY(tile.save(desk.folder.filePath(QStringLiteral("jackal.png"))));
        desk.trigger("view.tileset");
        QVERIFY(desk.window.findChild<TilesetPicker*>()->choose(desk.folder.path()));
        PictureDialog& dialog = desk.dialog();
        QCOMPARE(previewSize(dialog), (QSize(7 * 8, 4 * 8) + QSize(12, 12)) * 2);
        const QImage picture = QImage::fromData(desk.saved(dialog, "own.png"));
        QCOMPARE(picture.pixelColor(12 + 16 + 8, 12 + 16 + 8), QColor(Qt::magenta));
    }

    void prints() {
        Desk desk(level);
        PictureDialog& dialog = desk.dialog();
        const QString path = desk.folder.filePath(QStringLiteral("level.pdf"));
        const auto print = [&](const PictureSubject& subject) {
            QPdfWriter writer(path);
            printPicture(writer, subject, dialog.choice());
        };
        Scene scene;
        scene.terrain = Grid<char>(3, 2, '.');
        print({.catalog = desk.session().game().catalogPtr(), .name = "a", .written = scene});
        const qint64 small = QFileInfo(path).size();
        scene.terrain = Grid<char>(30, 20, '}');
        print({.catalog = desk.session().game().catalogPtr(), .name = "b", .written = scene});
        QVERIFY(small > 500 && QFileInfo(path).size() > small);
        print({.catalog = desk.session().game().catalogPtr(), .name = "nothing"});
        desk.trigger("file.print");
        auto& preview = desk.child<QPrintPreviewDialog>("printPreview");
        QVERIFY(preview.isVisible());
        QTest::keyClick(&preview, Qt::Key_Escape);
        QTRY_VERIFY(desk.window.findChild<QPrintPreviewDialog*>() == nullptr);
    }
};

LEVWRIGHT_TEST(PictureWindowTest)

} // namespace levwright::picture_window_test

#include "PictureWindowTest.moc"

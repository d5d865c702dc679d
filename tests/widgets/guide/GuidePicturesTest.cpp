// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the chapters after the tutorial show what the windows look like.
#include "tests/widgets/guide/GuidePictures.h"

#include "resources/Resources.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaletteDesk.h"

#include <QTest>

#include <array>

namespace levwright::guide_pictures_test {
namespace {

QByteArray templateText(const char* name) {
    return fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/resources/templates/") +
                     QString::fromLatin1(name));
}

struct Picture {
    const char* name;
    const char* file; // what is open
    QWidget* (*show)(PaletteDesk& desk);
};

const std::array pictures{
    Picture{"palette.png", "drawn.des",
            [](PaletteDesk& desk) -> QWidget* { return &desk.child<QWidget>("terrainDock"); }},
    Picture{"things.png", "drawn.des",
            [](PaletteDesk& desk) -> QWidget* {
                desk.showTab(1);
                return &desk.child<QWidget>("terrainDock");
            }},
    Picture{"rooms.png", "rooms.des", [](PaletteDesk& desk) -> QWidget* { return &desk.window.page(); }},
    Picture{"outline.png", "town.des",
            [](PaletteDesk& desk) -> QWidget* { return &desk.child<QWidget>("outlineDock"); }},
    Picture{"rolls.png", "drawn.des",
            [](PaletteDesk& desk) -> QWidget* {
                desk.trigger("view.roll");
                desk.raise("rollsDock");
                return &desk.child<QWidget>("rollsDock");
            }},
    Picture{"dungeon.png", "dungeon.def", [](PaletteDesk& desk) -> QWidget* { return &desk.window.page(); }},
};

} // namespace

class GuidePicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }

    void showsTheProgram_data() {
        QTest::addColumn<int>("picture");
        for (std::size_t i = 0; i < pictures.size(); ++i)
            QTest::newRow(pictures[i].name) << int(i);
    }
    void showsTheProgram() {
        QFETCH(const int, picture);
        const Picture& wanted = pictures[std::size_t(picture)];
        PaletteDesk desk;
        desk.window.resize(1300, 800);
        desk.open(templateText(wanted.file), u'/' + QString::fromLatin1(wanted.file));
        if (QTest::currentTestFailed())
            return;
        checkGuidePicture(*wanted.show(desk), QString::fromLatin1(wanted.name));
    }
};

LEVWRIGHT_TEST(GuidePicturesTest)

} // namespace levwright::guide_pictures_test

#include "GuidePicturesTest.moc"

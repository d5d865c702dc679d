// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with all settings, in the real window: each works at once, in step with the menus, and stays.
#include "widgets/shell/Preferences.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/preferences/PreferencesDialog.h"
#include "widgets/quickopen/QuickBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontComboBox>
#include <QFontInfo>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

namespace levwright::preferences_test {
namespace {

const QByteArray level = mazeWith("-----\n|...|\n-----\n", "TRAP:\"pit\",(1,1)\n");

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level) : WindowDesk(text) {}
    PreferencesDialog& dialog() {
        if (window.findChild<PreferencesDialog*>() == nullptr)
            QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
        return *window.findChild<PreferencesDialog*>();
    }
    template <class Widget>
    Widget& field(const char* key) {
        dialog();
        return child<Widget>(QByteArray("setting.").append(key).constData());
    }
    void reset(const char* key) { child<QToolButton>(QByteArray("reset.").append(key).constData()).click(); }
    // As with the keyboard.
    void choose(const char* key, const char* word) {
        auto& box = field<QComboBox>(key);
        box.setCurrentIndex(box.findData(QString::fromLatin1(word)));
        Q_EMIT box.activated(box.currentIndex());
    }
    bool isOn(const char* action) {
        return window.actions().action(QString::fromLatin1(action))->isChecked();
    }
};

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySettingHasItsPlace() {
        Desk desk;
        QSet<QString> seen;
        for (const SettingSpec& spec : settingSpecs()) {
            QVERIFY2(!seen.contains(QString::fromLatin1(spec.key)), spec.key);
            seen << QString::fromLatin1(spec.key);
            const auto& editor = desk.field<QWidget>(spec.key);
            QVERIFY2(!editor.accessibleName().isEmpty(), spec.key);
            const auto isItsPage = [&](const SettingPage& page) {
                return QLatin1String(page.id) == spec.page;
            };
            QVERIFY2(std::ranges::any_of(settingPages(), isItsPage), spec.key);
            const auto& reset = desk.child<QToolButton>(QByteArray("reset.").append(spec.key).constData());
            QVERIFY2(!reset.isEnabled(), spec.key);
        }
    }

    void togglesKeepInStepWithMenus_data() {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("action");
        for (const SettingSpec& spec : settingSpecs()) {
            if (spec.action != nullptr)
                QTest::newRow(spec.key) << QByteArray(spec.key) << QByteArray(spec.action);
        }
    }
    void togglesKeepInStepWithMenus() {
        QFETCH(const QByteArray, key);
        QFETCH(const QByteArray, action);
        Desk desk;
        auto& box = desk.field<QCheckBox>(key.constData());
        const bool usual = settingSpec(QString::fromLatin1(key)).usual.toBool();
        QCOMPARE(box.isChecked(), usual);
        box.click();
        QCOMPARE(desk.isOn(action.constData()), !usual);
        QCOMPARE(desk.settings.value(QString::fromLatin1(key)).toBool(), !usual);
        desk.window.actions().action(QString::fromLatin1(action))->setChecked(usual);
        QCOMPARE(box.isChecked(), usual);
        box.click();
        desk.reset(key.constData());
        QCOMPARE(box.isChecked(), usual);
        QCOMPARE(desk.isOn(action.constData()), usual);
    }

    void themesChangeAtOnceAndStay() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        {
            Desk desk;
            QVERIFY(!desk.isOn("view.dark"));
            desk.choose("theme", "contrast");
            QCOMPARE(desk.window.page().themes().theme(), Theme::contrast());
            QVERIFY(desk.isOn("view.dark"));
            QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
            desk.trigger("view.dark");
            QCOMPARE(desk.window.page().themes().theme(), Theme::light());
            QCOMPARE(desk.field<QComboBox>("theme").currentData().toString(), "light");
            desk.trigger("view.dark");
            QCOMPARE(desk.field<QComboBox>("theme").currentData().toString(), "dark");
            QCOMPARE(themeOf(Settings(desk.settings), Qt::ColorScheme::Light), Theme::dark());
            desk.reset("theme");
            QCOMPARE(themeOf(Settings(desk.settings), Qt::ColorScheme::Light), Theme::light());
            QCOMPARE(themeOf(Settings(desk.settings), Qt::ColorScheme::Dark), Theme::dark());
        }
        // As earlier versions stored it.
        settings.setValue("dark", true);
        Settings old(settings);
        QCOMPARE(themeOf(old, Qt::ColorScheme::Light), Theme::dark());
        old.reset("theme");
        QCOMPARE(themeOf(old, Qt::ColorScheme::Light), Theme::light());
        QApplication::setPalette(Theme::light().palette());
    }

    void nonsenseInTheFileIsTheUsualValue() {
        QTemporaryDir folder;
        QSettings store(folder.filePath("settings.ini"), QSettings::IniFormat);
        store.setValue("theme", "pink");
        store.setValue("interfaceSize", "huge");
        store.setValue("textSize", 4000);
        store.setValue("game", "no-such-game");
        const Settings settings(store);
        QCOMPARE(settings.value("theme").toString(), "desktop");
        QCOMPARE(settings.value("interfaceSize").toInt(), 100);
        QCOMPARE(settings.value("textSize").toInt(), 48);
        QVERIFY(settings.isUsual("game"));
    }

    void fontsOfTextChangeAtOnce() {
        Desk desk;
        const int before = QFontInfo(desk.editor().font()).pointSize();
        desk.field<QSpinBox>("textSize").setValue(23);
        QCOMPARE(QFontInfo(desk.editor().font()).pointSize(), 23);
        desk.open(level, "/second.des"); // a page that comes later has it, too
        QCOMPARE(
            QFontInfo(desk.window.page().findChild<QPlainTextEdit*>("textpane.editor")->font()).pointSize(),
            23);
        desk.reset("textSize");
        QCOMPARE(QFontInfo(desk.editor().font()).pointSize(), before);
    }

    void fontOfTheMapIsThatOfTheTheme() {
        Desk desk;
        auto& box = desk.field<QFontComboBox>("mapFont");
        const QString family = box.currentFont().family();
        Q_EMIT box.activated(box.currentIndex());
        QCOMPARE(desk.window.page().themes().theme().mapFont(), family);
        desk.trigger("view.dark");
        QCOMPARE(desk.window.page().themes().theme().mapFont(), family);
        desk.reset("mapFont");
        QCOMPARE(desk.window.page().themes().theme(), Theme::dark());
        desk.trigger("view.dark");
    }

    void interfaceGrowsAndShrinks() {
        const QFont usual = QApplication::font();
        {
            Desk desk;
            const int row = desk.window.menuBar()->fontMetrics().height();
            const int text = QFontInfo(desk.editor().font()).pointSize();
            desk.field<QSpinBox>("interfaceSize").setValue(200);
            QCOMPARE(QApplication::font().pointSizeF(), usual.pointSizeF() * 2);
            QCoreApplication::processEvents();
            QVERIFY(desk.window.menuBar()->fontMetrics().height() >= 2 * row - 2);
            QVERIFY(QFontInfo(desk.editor().font()).pointSize() >= 2 * text - 1);
            QCOMPARE(desk.child<QToolBar>("mainBar").iconSize(), QSize(40, 40));
        }
        QCOMPARE(QApplication::font(), usual);
    }

    void formatUsesTheIndentation() {
        const QByteArray script = "if true then\ndes.map(\"...\")\nend\n";
        for (const auto& [word, blanks] : {std::pair{"2", "  "}, {"tab", "\t"}, {"4", "    "}}) {
            Desk desk;
            desk.open(script, "/level.lua");
            desk.choose("indentation", word);
            desk.trigger("text.format");
            QCOMPARE(desk.text(),
                     QByteArray("if true then\n").append(blanks).append("des.map(\"...\")\nend\n"));
        }
    }

    void newDocumentsHaveTheLineEnds() {
        Desk desk;
        desk.choose("lineEnds", "crlf");
        desk.trigger("file.newEmpty");
        QCOMPARE(desk.text().count("\r\n"), desk.text().count('\n'));
        QVERIFY(desk.text().contains("\r\n") && !desk.text().contains("\r\r"));
        QVERIFY(!desk.session().isModified());
        desk.open("MAZE:\"a\",' '\n", "/third.des");
        QVERIFY(!desk.text().contains('\r'));
    }

    void gameAndTargetKeepInStep() {
        Desk desk;
        desk.choose("game", "nethack-3.6");
        QCOMPARE(desk.workspace.game()->catalog().gameId(), "nethack-3.6");
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.4.3"); // what is open stays
        desk.trigger("game.slashem");
        QCOMPARE(desk.field<QComboBox>("game").currentData().toString(), "slashem");
        desk.choose("target", "target.ilp32");
        QVERIFY(desk.isOn("target.ilp32"));
        desk.trigger("target.lp64");
        QCOMPARE(desk.field<QComboBox>("target").currentData().toString(), "target.lp64");
    }

    void savesByItself() {
        FileFolder folder;
        FileDesk desk(folder.root());
        QVERIFY(desk.window.openFile(folder.path("castle.des")));
        desk.type("# more");
        QTest::keyClick(&desk.window, Qt::Key_Comma, Qt::ControlModifier);
        auto& box = desk.child<QComboBox>("setting.autosave");
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(desk.session().isModified()); // never, unless somebody wants it
        box.setCurrentIndex(box.findData("leaving"));
        Q_EMIT box.activated(box.currentIndex());
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(!desk.session().isModified());
        QVERIFY(folder.written("castle.des").endsWith("# more"));
        // What another program wrote is not written over.
        desk.type("#");
        folder.write("castle.des", "theirs\n");
        Q_EMIT qApp->applicationStateChanged(Qt::ApplicationInactive);
        QCOMPARE(folder.written("castle.des"), QByteArray("theirs\n"));
        QVERIFY(desk.session().isModified());
        desk.session().undo();
    }

    void searchHidesWhatDoesNotFit() {
        Desk desk;
        desk.dialog();
        auto& field = desk.child<QLineEdit>("preferences.search");
        auto& pages = desk.child<QListWidget>("preferences.pages");
        QTest::keyClicks(&field, "contrast");
        QVERIFY(desk.field<QWidget>("theme").isVisible());
        QVERIFY(!desk.field<QWidget>("grid").isVisible());
        int shown = 0;
        for (int i = 0; i < pages.count(); ++i)
            shown += pages.item(i)->isHidden() ? 0 : 1;
        QCOMPARE(shown, 1);
        field.clear();
        QTest::keyClicks(&field, "line ends");
        QVERIFY(desk.field<QWidget>("lineEnds").isVisible());
        field.clear();
        QVERIFY(!pages.item(0)->isHidden());
    }

    void paletteFindsSettings_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("focused");
        QTest::newRow("theme") << "preferences theme" << "setting.theme";
        QTest::newRow("a rare one") << "prefline ends" << "setting.lineEnds";
        QTest::newRow("far down") << "prefside by side" << "setting.sideBySide";
        QTest::newRow("with buttons") << "preftileset" << "tileset.file";
    }
    void paletteFindsSettings() {
        QFETCH(const QString, typed);
        QFETCH(const QString, focused);
        Desk desk;
        QTest::keyClick(&desk.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* box = desk.window.findChild<QuickBox*>();
        QVERIFY(box != nullptr);
        auto* field = box->findChild<QLineEdit*>();
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(QTest::qWaitForWindowActive(&desk.dialog()));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), focused);
        QTRY_VERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty());
    }
};

LEVWRIGHT_TEST(PreferencesTest)

} // namespace levwright::preferences_test

#include "PreferencesTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Another language is chosen in the preferences while documents are open: everything is said in it, and
// nothing is lost.
#include "core/base/Phrase.h"
#include "resources/Resources.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/guide/GuideWindow.h"
#include "widgets/language/Language.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/preferences/PreferencesDialog.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/GuideController.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/shell/Preferences.h"
#include "widgets/shell/SessionKeeper.h"
#include "widgets/shell/WindowHost.h"
#include "widgets/textpane/TextPane.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTimer>

namespace levwright::language_change_test {
namespace {

const QByteArray level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n-----\n|...|\n|...+\n-----\nENDMAP\n"
                         "MONSTER:'d',\"jackel\",(1,1)\nOBJECT:'(',\"chest\",(2,1)\nTRAP:\"pit\",(3,1)\n"
                         "REGION:(1,1,3,2),lit,\"ordinary\"\nDOOR:closed,(4,2)\nFOUNTAIN:(2,2)\n"
                         "STAIR:random,up\nENGRAVING:(1,2),burn,\"x\"\n";
const QByteArray other = "MAZE:\"b\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";

// The program over files in memory.
struct Desk {
    explicit Desk(const char* language)
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat), workspace(testGame(), files) {
        settings.setValue("language", QString::fromLatin1(language));
        settings.setValue("rollInBackground", false); // what it finds is told when it is ready
        useLanguage(languageSet(settings));
        host = std::make_unique<WindowHost>(workspace, settings, Theme::light());
        host->keepWork(folder.path());
        window().resize(1440, 900);
        window().show();
        if (!QTest::qWaitForWindowActive(&window()))
            qFatal("no window");
        timer.setInterval(1);
        QObject::connect(&timer, &QTimer::timeout, &timer, [this] { answerQuestion(); });
        timer.start();
    }
    MainWindow& window() { return host->window(); }
    Session& session() { return window().session(); }
    QByteArray text() { return QByteArray::fromStdString(std::string(session().text().bytes())); }
    void open(const QByteArray& bytes, const QString& path) {
        QVERIFY(files.replace(path.toStdU16String(), bytes.toStdString()).has_value());
        QVERIFY(window().openFile(path));
    }
    void trigger(const char* action) { window().actions().action(QString::fromLatin1(action))->trigger(); }
    void caretTo(const QByteArray& words) {
        const auto offset = Offset(text().indexOf(words));
        session().select(Selection{offset, offset});
    }
    // In the dialog, as with the keyboard.
    void choose(const char* language) {
        if (window().preferences().shownDialog() == nullptr)
            trigger("edit.preferences");
        auto* box = window().findChild<QComboBox*>("setting.language");
        box->setCurrentIndex(box->findData(QString::fromLatin1(language)));
        Q_EMIT box->activated(box->currentIndex());
    }
    void change(const char* language) {
        QSignalSpy replaced(host.get(), &WindowHost::replaced);
        choose(language);
        QCOMPARE(replaced.size(), 0); // not while the dialog is at work
        QTRY_COMPARE(replaced.size(), 1);
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        settle();
    }
    // Until all is told that comes later.
    void settle() {
        QCoreApplication::processEvents();
        if (auto* rolls = window().page().panel<RollPanel>())
            QTRY_VERIFY(rolls->model().isUpToDate());
        QCoreApplication::processEvents();
    }
    void answerQuestion() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        questions << box->objectName();
        if (!agrees)
            return box->reject();
        for (QAbstractButton* button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::AcceptRole)
                return button->click();
        }
    }
    // Two documents side by side, steps of many kinds, a problem with a fix, and a roll.
    void work() {
        open(other, QStringLiteral("/b.des"));
        open(level, QStringLiteral("/a.des"));
        trigger("tool.pencil");
        auto& editor = childOf<QPlainTextEdit>(window(), "textpane.editor");
        editor.setFocus();
        editor.moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor, QStringLiteral("# by hand"));
        QTest::keyClick(&editor, Qt::Key_Return);
        session().endStep();
        MapCanvas& canvas = window().canvas();
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.cellRect({2, 1}).center());
        caretTo("FOUNTAIN");
        trigger("edit.deleteStatement");
        const auto problem = std::ranges::find_if(session().analysis().diagnostics(),
                                                  [](const Diagnostic& each) { return !each.fixes.empty(); });
        QVERIFY(problem != session().analysis().diagnostics().end());
        const Fix fix = problem->fixes.front();
        QVERIFY(session().apply(EditOutcome(fix.edit), StepName::ofSaid(fix.label)));
        caretTo("TRAP");
        trigger("text.comment");
        trigger("edit.undo");
        caretTo("OBJECT");
        window().page().panel<RollPanel>()->model().showSeed(7);
        QVERIFY(window().page().panel<RollPanel>()->model().isShown());
        for (const char* dock : {"problemsDock", "outlineDock", "historyDock"}) {
            auto* found = window().findChild<QDockWidget*>(QString::fromLatin1(dock));
            found->show();
            found->raise();
        }
        window().preferences().showSetting(QStringLiteral("language"));
        settle();
    }

    QTemporaryDir folder;
    MemoryFileStore files;
    QSettings settings;
    Workspace workspace;
    std::unique_ptr<WindowHost> host;
    QTimer timer;
    QStringList questions; // that were asked
    bool agrees = false;
};

void add(QStringList& all, const QString& where, const QString& text) {
    if (!text.isEmpty())
        all << where + QStringLiteral(": ") + text;
}

void addRows(QStringList& all, const QString& where, const QAbstractItemModel& model,
             const QModelIndex& parent = {}) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                                   Qt::AccessibleDescriptionRole, Qt::StatusTipRole})
                add(all, QStringLiteral("%1[%2,%3] %4").arg(where).arg(row).arg(column).arg(role),
                    index.data(role).toString());
        }
        addRows(all, where, model, model.index(row, 0, parent));
    }
    for (int column = 0; column < model.columnCount(); ++column)
        add(all, where + QStringLiteral(" head"), model.headerData(column, Qt::Horizontal).toString());
}

QString placeOf(const QObject& object) {
    const QString name = object.objectName();
    return QString::fromLatin1(object.metaObject()->className()) + u' ' +
           (name.startsWith(QLatin1String("qt_")) ? QString() : name);
}

enum class Of : bool { Visible, All };

// The sentences of the window and of what belongs to it, in the order of their places. Actions count as
// visible.
QStringList sentencesIn(MainWindow& window, Of which) {
    QStringList all;
    QList<QObject*> objects = window.findChildren<QObject*>();
    objects << &window;
    for (QObject* object : objects) {
        const QString place = placeOf(*object);
        if (const auto* action = qobject_cast<QAction*>(object)) {
            for (const QString& text : {action->text(), action->toolTip(), action->statusTip()})
                add(all, place, text);
        }
        const auto* widget = qobject_cast<QWidget*>(object);
        if (widget == nullptr || (which == Of::Visible && !widget->isVisible()))
            continue;
        for (const QString& text : {widget->toolTip(), widget->statusTip(), widget->whatsThis(),
                                    widget->accessibleName(), widget->accessibleDescription()})
            add(all, place, text);
        if (widget->isWindow() || qobject_cast<const QDockWidget*>(widget) != nullptr)
            add(all, place, widget->windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(all, place, label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(all, place, button->text());
        if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            add(all, place, group->title());
        if (const auto* menu = qobject_cast<const QMenu*>(widget))
            add(all, place, menu->title());
        if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
            add(all, place, line->text());
            add(all, place, line->placeholderText());
        }
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            addRows(all, place, *box->model());
        if (const auto* page = qobject_cast<const QTextEdit*>(widget))
            add(all, place, page->toPlainText());
        if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < bar->count(); ++tab)
                add(all, place, bar->tabText(tab) + u' ' + bar->tabToolTip(tab));
        }
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (view != nullptr && view->model() != nullptr && !view->inherits("QComboBoxListView"))
            addRows(all, place, *view->model());
    }
    all.sort();
    return all;
}

// Those in sight, with their places.
QStringList docksOf(const MainWindow& window) {
    QStringList docks;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        const QRect place = dock->geometry();
        if (dock->isVisible() && !dock->visibleRegion().isEmpty())
            docks << QStringLiteral("%1 %2,%3 %4x%5")
                         .arg(dock->objectName())
                         .arg(place.x())
                         .arg(place.y())
                         .arg(place.width())
                         .arg(place.height());
    }
    docks.sort();
    return docks;
}

// What is only in one of them.
QString differenceOf(const QStringList& seen, const QStringList& wanted) {
    QStringList lines;
    QStringList rest = wanted;
    for (const QString& line : seen) {
        if (!rest.removeOne(line))
            lines << QStringLiteral("+ ") + line;
    }
    for (const QString& line : rest)
        lines << QStringLiteral("- ") + line;
    return lines.join(u'\n');
}

// Without their places.
QSet<QString> textsOf(const QStringList& sentences) {
    QSet<QString> texts;
    for (const QString& each : sentences)
        texts << each.mid(each.indexOf(QStringLiteral(": ")) + 2);
    return texts;
}

// Of a window that was started in the language.
struct Started {
    QStringList visible;
    QSet<QString> texts; // of what is hidden, too
};

Started startedIn(const char* language) {
    Desk desk(language);
    desk.work();
    desk.window().statusBar()->clearMessage();
    return {sentencesIn(desk.window(), Of::Visible), textsOf(sentencesIn(desk.window(), Of::All))};
}

} // namespace

class LanguageChangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void everythingIsSaidInIt() {
        QMap<QByteArray, Started> wanted;
        for (const char* language : {"en", "de", "ja"})
            wanted[language] = startedIn(language);
        QVERIFY(wanted["en"].visible.size() > 500);
        Desk desk("en");
        desk.work();
        const char* before = "en";
        for (const char* language : {"de", "ja", "en"}) {
            desk.change(language);
            QCOMPARE(languageInUse(), QString::fromLatin1(language));
            const QString difference =
                differenceOf(sentencesIn(desk.window(), Of::Visible), wanted[language].visible);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
            const QSet<QString> others = wanted[before].texts - wanted[language].texts;
            QVERIFY(others.size() > 500);
            const QStringList left = (textsOf(sentencesIn(desk.window(), Of::All)) & others).values();
            QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
            before = language;
        }
        QCOMPARE(desk.questions, QStringList());
    }

    void nothingIsLost() {
        Desk desk("en");
        desk.work();
        const auto chest = Offset(desk.text().indexOf("chest"));
        desk.session().select(Selection{chest, chest + 5});
        EditorPage& before = desk.window().page();
        desk.window().tabs().moveToOtherSide(before);
        desk.trigger("view.zoomIn");
        before.canvas()->horizontalScrollBar()->setValue(40);
        const QByteArray text = desk.text();
        const std::vector<std::string> steps = desk.session().document().stepLabels();
        const std::size_t done = desk.session().document().doneSteps();
        const QSize cell = desk.window().canvas().cellRect({0, 0}).size();
        const QRect geometry = desk.window().geometry();
        const QStringList docks = docksOf(desk.window());
        QVERIFY(desk.session().isModified());
        QVERIFY(before.panel<RollPanel>()->model().isShown());

        desk.change("de");
        QCOMPARE(desk.window().geometry(), geometry);
        QCOMPARE(desk.workspace.count(), std::size_t(2));
        QCOMPARE(desk.session().path(), QStringLiteral("/a.des"));
        QVERIFY(desk.window().tabs().isOnSecondSide(desk.window().page()));
        QCOMPARE(desk.text(), text);
        QVERIFY(desk.session().isModified());
        QCOMPARE(desk.session().selection().anchor, chest);
        QCOMPARE(desk.session().selection().caret, chest + 5);
        const QTextCursor cursor = childOf<QPlainTextEdit>(desk.window(), "textpane.editor").textCursor();
        QCOMPARE(cursor.anchor(), int(chest));
        QCOMPARE(cursor.position(), int(chest) + 5);
        QCOMPARE(desk.session().document().stepLabels().size(), steps.size());
        QCOMPARE(desk.session().document().doneSteps(), done);
        QCOMPARE(desk.window().canvas().cellRect({0, 0}).size(), cell);
        QCOMPARE(docksOf(desk.window()), docks);
        const RollModel& rolls = desk.window().page().panel<RollPanel>()->model();
        QCOMPARE(rolls.seed(), std::uint64_t(7));
        QVERIFY(rolls.isShown());
        QVERIFY(desk.window().actions().action(QStringLiteral("tool.pencil"))->isChecked());
        QVERIFY(desk.window().actions().action(QStringLiteral("view.roll"))->isChecked());

        desk.trigger("edit.redo");
        QCOMPARE(desk.session().document().doneSteps(), done + 1);
        while (desk.session().document().canUndo())
            desk.trigger("edit.undo");
        QCOMPARE(desk.text(), level);
        QVERIFY(!desk.session().isModified());
        while (desk.session().document().canRedo())
            desk.trigger("edit.redo");
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), text);
        desk.change("en");
        QCOMPARE(desk.session().document().stepLabels(), steps);
        QCOMPARE(desk.questions, QStringList());
    }

    // The journal is never without a keeper, and there is one only.
    void unsavedWorkIsKept() {
        Desk desk("en");
        desk.work();
        QVERIFY(desk.window().files().flushJournals());
        const QDir journals(desk.folder.filePath("journals"));
        const QStringList before = journals.entryList(QDir::Files);
        QVERIFY(!before.isEmpty());
        desk.change("ja");
        QVERIFY(!desk.window().files().offerRecovery());
        QVERIFY(desk.window().files().flushJournals());
        QCOMPARE(journals.entryList(QDir::Files).size(), before.size());
        auto& editor = childOf<QPlainTextEdit>(desk.window(), "textpane.editor");
        editor.moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor, QStringLiteral(" and more"));
        QVERIFY(desk.window().files().flushJournals());
        const QByteArray text = desk.text();
        desk.host.reset(); // as if it were killed
        const std::vector<LeftWork> left = findLeftWork(journals.path(), desk.files);
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(left[0].recovered->text), text);
    }

    void filesAreStillWatched() {
        Desk desk("en");
        desk.open(level, QStringLiteral("/a.des"));
        desk.change("de");
        QVERIFY(desk.files.replace(std::filesystem::path("/a.des"), other.toStdString()).has_value());
        desk.window().files().lookAtFiles();
        QCOMPARE(desk.text(), other);
        QCOMPARE(desk.session().document().stepLabels(),
                 std::vector<std::string>{"Von einem anderen Programm geändert"});
    }

    // The user sees the change where it was made.
    void preferencesAreOpenAgain() {
        Desk desk("en");
        desk.change("de");
        PreferencesDialog* dialog = desk.window().preferences().shownDialog();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Einstellungen"));
        const auto* box = dialog->findChild<QComboBox*>("setting.language");
        QCOMPARE(box->currentData().toString(), QStringLiteral("de"));
        QCOMPARE(dialog->focusWidget(), box);
    }

    // For the same language under another name nothing happens.
    void languageOfTheSystem() {
        Desk desk("en");
        QSignalSpy replaced(desk.host.get(), &WindowHost::replaced);
        desk.choose("system"); // which is C here
        QCoreApplication::processEvents();
        QCOMPARE(replaced.size(), 0);
        desk.change("de");
        desk.change("system");
        QCOMPARE(languageInUse(), QStringLiteral("en"));
    }

    void welcomeStays() {
        Desk desk("en");
        desk.window().showWelcome();
        desk.change("de");
        QVERIFY(desk.window().showsWelcome());
        QCOMPARE(desk.workspace.count(), std::size_t(1));
    }

    void guideShowsTheSamePage() {
        Desk desk("en");
        desk.window().guide().open({QStringLiteral("rolls"), {}});
        desk.change("de");
        QVERIFY(desk.window().guide().shown() != nullptr);
        QCOMPARE(desk.window().guide().shown()->place().page, QStringLiteral("rolls"));
    }

    void playtestEndsOnlyIfWanted() {
        Desk desk("en");
        desk.open(level, QStringLiteral("/a.des"));
        desk.trigger("play.test");
        QVERIFY(desk.window().playtest().window()->isVisible());
        desk.choose("de");
        QTRY_COMPARE(desk.questions, QStringList{"languageQuestion"});
        QTRY_COMPARE(desk.settings.value("language").toString(), QStringLiteral("en"));
        QCOMPARE(desk.window().findChild<QComboBox*>("setting.language")->currentData().toString(),
                 QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(languageInUse(), QStringLiteral("en"));
        QVERIFY(desk.window().playtest().window()->isVisible());
        desk.agrees = true;
        desk.change("de");
        QCOMPARE(languageInUse(), QStringLiteral("de"));
        QVERIFY(desk.window().playtest().window() == nullptr);
    }

    // What the background rolls find is found anew.
    void rolledProblemsAreToldAnew() {
        Desk desk("en");
        desk.open(level, QStringLiteral("/a.des"));
        desk.session().takeRolledProblems(desk.session().analysis().diagnostics());
        desk.change("de");
        QVERIFY(desk.session().rolledProblems().empty());
    }
};

LEVWRIGHT_TEST(LanguageChangeTest)

} // namespace levwright::language_change_test

#include "LanguageChangeTest.moc"

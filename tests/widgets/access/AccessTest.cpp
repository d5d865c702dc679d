// SPDX-License-Identifier: GPL-3.0-or-later
// No function needs a mouse, and whatever takes the keyboard has a name and a role for screen readers.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/DialogsByHand.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/actions/ActionSpecs.h"
#include "widgets/pages/PanelTable.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QAccessible>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTimer>

#include <functional>

namespace levwright::access_test {
namespace {

const QByteArray level =
    mazeWith("-----\n|...|\n-----\n", "MONSTER:'d',\"jackal\",(2,1)\nTRAP:\"pitt\",(1,1)\n");
const QByteArray dungeon =
    "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\nLEVEL: \"castle\" \"none\" @ (-1)\n";

struct DialogOfCommand {
    const char* name; // of its class
    const char* command;
};
constexpr DialogOfCommand commandsOfDialogs[] = {
    {"NewDialog", "file.new"},
    {"PictureDialog", "file.exportPicture"},
    {"PreferencesDialog", "edit.preferences"},
    {"KeysPage", "help.shortcuts"},
    {"FindDialog", "edit.findInFiles"},
    {"MapSizeDialog", "map.size"},
    {"ReplaceTerrainDialog", "draw.replace"},
    {"QuickBox", "edit.goToAnything"},
    {"QuickBox of commands", "help.commands"},
    {"GuideWindow", "help.guide"},
    {"QMessageBox", "help.about"},
};

// Fields inside other fields speak with the name of the outer one. The tabs of panels are Qt's own; View >
// Panels does their work.
bool isInner(const QWidget& widget) {
    return widget.inherits("QMainWindowTabBar") || widget.objectName().startsWith(QLatin1String("qt_")) ||
           widget.focusProxy() != nullptr;
}

QStringList nameless(QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || isInner(*widget))
            continue;
        const QAccessibleInterface* access =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        const bool isNamed = access != nullptr && !access->text(QAccessible::Name).isEmpty();
        const bool hasRole = access != nullptr && access->role() != QAccessible::NoRole;
        if (!isNamed || !hasRole)
            found << QStringLiteral("%1 “%2” in %3")
                         .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                              widget->parentWidget()->objectName());
    }
    return found;
}

// Each command opens something with fields; it is looked at and closed with Escape.
QStringList namelessOf(WindowDesk& desk, const char* command) {
    QStringList found;
    QTimer look;
    look.setInterval(1);
    const auto seen = [&](QWidget* dialog) {
        found << nameless(*dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
    };
    bool isSeen = false;
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog != nullptr && dialog->isVisible()) {
            seen(dialog);
            isSeen = true;
        }
    });
    look.start();
    desk.trigger(command);
    const bool isOpen = QTest::qWaitFor(
        [&] {
            return isSeen || QApplication::activeWindow() != &desk.window ||
                   QApplication::activePopupWidget() != nullptr;
        },
        2000);
    look.stop();
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!isSeen && window != &desk.window && window->isVisible() && window->parentWidget() != nullptr) {
            seen(window);
            isSeen = true;
        }
    }
    if (!isSeen || !isOpen)
        found << QStringLiteral("nothing was opened");
    return found;
}

// Goes through an open menu, and through its submenus, with the arrow keys.
void walk(QMenu& menu, QSet<QString>& reached) {
    for (QAction* action : menu.actions())
        action->setEnabled(true); // the arrows pass by what is grey
    for (qsizetype i = 0; i < menu.actions().size(); ++i) {
        const QAction* active = menu.activeAction();
        QMenu* below = active == nullptr ? nullptr : active->menu();
        if (below != nullptr && !below->isEmpty()) {
            QTest::keyClick(&menu, Qt::Key_Right);
            QTRY_VERIFY(below->isVisible());
            walk(*below, reached);
            QTest::keyClick(below, Qt::Key_Left);
            QTRY_VERIFY(!below->isVisible());
        } else if (active != nullptr) {
            reached << active->objectName();
        }
        QTest::keyClick(&menu, Qt::Key_Down);
    }
}

} // namespace

class AccessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowIsNamed() {
        WindowDesk desk(level);
        desk.caretTo("MONSTER");
        QCOMPARE(nameless(desk.window).join(u'\n'), QString());
    }

    void panelsAreNamed_data() {
        QTest::addColumn<QString>("dock");
        for (const PanelSpec& spec : panelSpecs())
            QTest::newRow(spec.dock) << QString::fromLatin1(spec.dock);
        QTest::newRow("projectDock") << "projectDock";
    }
    void panelsAreNamed() {
        QFETCH(const QString, dock);
        for (const auto& [text, path] : {std::pair{level, "/level.des"}, {dungeon, "/dungeon.def"}}) {
            WindowDesk desk;
            desk.open(text, QString::fromLatin1(path));
            if (desk.text().contains("LEVEL:"))
                desk.caretTo("LEVEL:");
            desk.raise(dock.toLatin1().constData());
            QCOMPARE(nameless(desk.window).join(u'\n'), QString());
        }
    }

    void dialogsAreNamed_data() {
        QTest::addColumn<QByteArray>("command");
        for (const auto& [name, command] : commandsOfDialogs)
            QTest::newRow(command) << QByteArray(command);
    }
    void dialogsAreNamed() {
        QFETCH(const QByteArray, command);
        WindowDesk desk(level);
        QCOMPARE(namelessOf(desk, command.constData()).join(u'\n'), QString());
    }

    void dialogsByHandAreNamed_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < std::size(dialogsByHand); ++i)
            QTest::newRow(dialogsByHand[i].name) << int(i);
    }
    void dialogsByHandAreNamed() {
        QFETCH(const int, index);
        WindowDesk desk(level);
        const DialogPtr dialog = dialogsByHand[index].make(desk);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QCOMPARE(nameless(*dialog).join(u'\n'), QString());
    }

    void theWelcomePageIsNamed() {
        WindowDesk desk;
        desk.window.showWelcome();
        QCOMPARE(nameless(desk.window).join(u'\n'), QString());
    }

    // Whatever has a page of the guide is looked at here.
    void everyDialogIsLookedAt() {
        QSet<QString> seen{QStringLiteral("PlaytestWindow"), QStringLiteral("WelcomePage")};
        for (const auto& [name, command] : commandsOfDialogs)
            seen << QString::fromLatin1(name);
        for (const DialogByHand& each : dialogsByHand)
            seen << QString::fromLatin1(each.name);
        const QString topics = QString::fromUtf8(
            fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/widgets/guide/GuideTopics.cpp")));
        static const QRegularExpression dialog(QStringLiteral("\\{\"(\\w+(?:Dialog|Window|Page|Box))\", \""));
        QStringList missing;
        int topicCount = 0;
        for (const QRegularExpressionMatch& match : dialog.globalMatch(topics)) {
            ++topicCount;
            if (!seen.contains(match.captured(1)))
                missing << match.captured(1);
        }
        QVERIFY(topicCount > 15);
        QCOMPARE(missing.join(u' '), QString());
    }

    void barsAreNamed() {
        WindowDesk desk(level);
        for (const char* command : {"edit.replace", "edit.goToLine"}) {
            desk.trigger(command);
            QCOMPARE(nameless(desk.window).join(u'\n'), QString());
        }
    }

    void playtestIsNamed() {
        WindowDesk desk(level);
        desk.trigger("play.test");
        QCOMPARE(nameless(*desk.window.playtest().window()).join(u'\n'), QString());
    }

    // Alt and the letter of a menu, arrows to each of its entries.
    void everyCommandIsReachedByKeys() {
        WindowDesk desk(level);
        desk.canvas().setFocus();
        QSet<QString> reached;
        for (const QAction* title : desk.window.menuBar()->actions()) {
            QMenu* menu = title->menu();
            const QKeySequence key = QKeySequence::mnemonic(title->text());
            QVERIFY2(!key.isEmpty(), qPrintable(title->text()));
            QTest::keyClick(&desk.window, key[0].key(), key[0].keyboardModifiers());
            QTRY_VERIFY2(menu->isVisible(), qPrintable(title->text()));
            walk(*menu, reached);
            QTest::keyClick(menu, Qt::Key_Escape);
            QTRY_VERIFY(!menu->isVisible());
            QTest::keyClick(&desk.window, Qt::Key_Escape);
        }
        QStringList missing;
        for (const ActionSpec& spec : actionSpecs()) {
            const QString id = QString::fromLatin1(spec.id);
            const QAction* action = desk.window.actions().action(id);
            if (action->isVisible() && !reached.contains(id))
                missing << id;
        }
        QCOMPARE(missing.join(u' '), QString());
    }

    // Tab goes from field to field, and Ctrl+F6 from panel to panel, also out of the text, where Tab types.
    void everyFieldIsReachedByKeys() {
        WindowDesk desk(level);
        desk.caretTo("MONSTER");
        desk.canvas().setFocus();
        QSet<const QWidget*> reached;
        constexpr int panels = 12;
        constexpr int most = 500;
        for (int panel = 0; panel < panels; ++panel) {
            for (int i = 0; i < most && QApplication::focusWidget() != &desk.editor(); ++i) {
                QWidget* focused = QApplication::focusWidget();
                if (reached.contains(focused) && i > 0)
                    break;
                reached << focused;
                QTest::keyClick(focused, Qt::Key_Tab);
            }
            reached << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ControlModifier);
        }
        desk.canvas().setFocus();
        for (int i = 0; i < most && QApplication::focusWidget() != &desk.editor(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
            reached << QApplication::focusWidget();
            if (QApplication::focusWidget() == &desk.canvas())
                break;
        }
        QStringList missing;
        for (const QWidget* widget : desk.window.findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                !isInner(*widget) && !reached.contains(widget) && !widget->visibleRegion().isEmpty())
                missing << QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }
};

LEVWRIGHT_TEST(AccessTest)

} // namespace levwright::access_test

#include "AccessTest.moc"

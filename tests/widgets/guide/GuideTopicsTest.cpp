// SPDX-License-Identifier: GPL-3.0-or-later
// Every panel, tool, dialog, field and kind of problem has a page in the guide, and F1 opens it.
#include "widgets/guide/GuideTopics.h"

#include "core/diag/Diagnostic.h"
#include "core/tools/ToolTable.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/guide/GuideWindow.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/pages/PanelTable.h"
#include "widgets/templates/NewDialog.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

#include <algorithm>

namespace levwright::guide_topics_test {
namespace {

const QByteArray level =
    mazeWith("-------\n|.....|\n|.....|\n-------\n", "MONSTER:'d',\"jackal\",(1,1)\nTRAP:\"pitt\",(2,2)\n"
                                                     "REGION:(1,1,5,2),lit,\"ordinary\"\n");

const GuideBook& book() {
    static const GuideBook english(QStringLiteral("en"));
    return english;
}

// The classes of dialogs and of other windows, as the sources declare them.
QStringList windowClasses() {
    const QRegularExpression declared(QStringLiteral("class (\\w+) (final )?: public (QDialog|QWizard)\\b"));
    QStringList classes;
    for (QDirIterator it(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/widgets"), QDirIterator::Subdirectories);
         it.hasNext();) {
        const QString path = it.next();
        if (!path.endsWith(QLatin1String(".h")) && !path.endsWith(QLatin1String(".cpp")))
            continue;
        for (const QRegularExpressionMatch& match : declared.globalMatch(QString::fromUtf8(fileBytes(path))))
            classes << match.captured(1);
    }
    return classes;
}

QString written(const GuidePlace& place) {
    return place.page + (place.anchor.isEmpty() ? QString() : u'#' + place.anchor);
}

// A widget that has the keyboard, and the place that F1 opens.
struct Spot {
    const char* name;
    const char* place;
    QWidget* (*find)(WindowDesk& desk);
};

const std::array spots{
    Spot{"map", "things#select", [](WindowDesk& desk) -> QWidget* { return &desk.canvas(); }},
    Spot{"map with a tool", "painting#tools",
         [](WindowDesk& desk) -> QWidget* {
             desk.trigger("tool.pencil");
             return &desk.canvas();
         }},
    Spot{"text", "text", [](WindowDesk& desk) -> QWidget* { return &desk.editor(); }},
    Spot{"problem in the text", "problem-list#unknown-trap",
         [](WindowDesk& desk) -> QWidget* {
             desk.caretTo("pitt");
             return &desk.editor();
         }},
    Spot{"problem in the list", "problem-list#unknown-trap",
         [](WindowDesk& desk) -> QWidget* {
             desk.raise("problemsDock");
             auto& list = desk.child<QTreeView>("problems.list");
             list.setCurrentIndex(list.model()->index(0, 0));
             return &list;
         }},
    Spot{"outline", "things#the-outline",
         [](WindowDesk& desk) -> QWidget* { return &desk.child<QTreeView>("outline.tree"); }},
    Spot{"field", "regions#the-fields-of-a-region",
         [](WindowDesk& desk) -> QWidget* {
             desk.caretTo("REGION");
             return desk.child<InspectorPanel>("inspector").editor({Field::Light, {}})->focusProxy();
         }},
    Spot{"tabs of panels", "things#stamps",
         [](WindowDesk& desk) -> QWidget* {
             desk.raise("stampsDock");
             QCoreApplication::processEvents();
             for (QTabBar* tabs : desk.window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
                 if (tabs->tabText(tabs->currentIndex()) == QStringLiteral("Stamps"))
                     return tabs;
             }
             return nullptr;
         }},
    Spot{"find field", "text#find-and-replace",
         [](WindowDesk& desk) -> QWidget* {
             desk.trigger("edit.find");
             return &desk.child<QLineEdit>("textpane.find.text");
         }},
};

} // namespace

class GuideTopicsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyToolHasAPage() {
        for (const ToolRow& tool : toolTable()) {
            const GuidePlace place = topicOfTool(tool.action);
            QVERIFY2(!place.page.isEmpty() && book().has(place), tool.action);
        }
    }

    void everyPanelHasAPage() {
        for (const PanelSpec& panel : panelSpecs())
            QVERIFY2(book().has(guidePlace(QString::fromLatin1(panel.guide))), panel.dock);
    }

    void everyDialogHasAPage() {
        const QStringList classes = windowClasses();
        QVERIFY(classes.size() >= 9);
        for (const QString& name : classes) {
            const GuidePlace place = topicOfClass(name.toStdString());
            QVERIFY2(!place.page.isEmpty(),
                     qPrintable(name + QStringLiteral(" needs a row in widgets/guide/GuideTopics.cpp")));
            QVERIFY2(book().has(place), qPrintable(name + u' ' + written(place)));
        }
    }

    void everyProblemHasALine() {
        for (const DiagnosticKind& kind : diagnosticKinds())
            QVERIFY2(book().has(topicOfProblem(kind.name)), std::string(kind.name).c_str());
    }

    void everyFieldHasAPage() {
        for (int field = 0; field <= int(Field::Size); ++field)
            QVERIFY2(book().has(topicOfField(Field(field))), qPrintable(QString::number(field)));
    }

    // A click on the tab of a panel brings the keyboard there.
    void followsClicksOnTabs() {
        WindowDesk desk(level);
        desk.editor().setFocus();
        for (QTabBar* tabs : desk.window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                if (tabs->tabText(tab) == QStringLiteral("Stamps"))
                    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
            }
        }
        const auto& stamps = desk.child<QDockWidget>("stampsDock");
        QTRY_VERIFY(stamps.isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        auto* guide = desk.window.findChild<GuideWindow*>();
        QVERIFY(guide != nullptr);
        QCOMPARE(written(guide->place()), QStringLiteral("things#stamps"));
    }

    void opensThePageAbout_data() {
        QTest::addColumn<int>("spot");
        for (std::size_t i = 0; i < spots.size(); ++i)
            QTest::newRow(spots[i].name) << int(i);
    }
    void opensThePageAbout() {
        QFETCH(const int, spot);
        const Spot& where = spots[std::size_t(spot)];
        WindowDesk desk(level);
        QWidget* focused = where.find(desk);
        QVERIFY(focused != nullptr);
        focused->setFocus();
        QTest::keyClick(focused, Qt::Key_F1);
        auto* guide = desk.window.findChild<GuideWindow*>();
        QVERIFY(guide != nullptr && guide->isVisible());
        QCOMPARE(written(guide->place()), QString::fromLatin1(where.place));
    }

    // The guide over a modal dialog can be read, and goes with it.
    void opensOverADialog() {
        WindowDesk desk(level);
        desk.trigger("file.new");
        auto* dialog = desk.window.findChild<NewDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        QPointer<GuideWindow> guide = desk.window.findChild<GuideWindow*>();
        QVERIFY(guide != nullptr && QTest::qWaitForWindowActive(guide));
        QCOMPARE(written(guide->place()), QStringLiteral("files#begin-and-open"));
        if (dialog->isModal())
            QCOMPARE(guide->parentWidget(), dialog);
        auto* search = guide->findChild<QLineEdit*>(QStringLiteral("guide.search"));
        QTest::keyClicks(search, QStringLiteral("moat"));
        QCOMPARE(search->text(), QStringLiteral("moat"));
        delete dialog;
        QVERIFY(!guide || guide->parentWidget() == &desk.window);
    }
};

LEVWRIGHT_TEST(GuideTopicsTest)

} // namespace levwright::guide_topics_test

#include "GuideTopicsTest.moc"

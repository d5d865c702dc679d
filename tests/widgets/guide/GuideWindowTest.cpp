// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in its window: contents, links, back and forward, and the search with words, commands and keys.
// And what the guide says about the program: menus, keys and names.
#include "widgets/guide/GuideWindow.h"

#include "core/catalog/GameList.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/actions/ActionSpecs.h"
#include "widgets/guide/GuideSearch.h"
#include "widgets/playtest/PlayKeys.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>

namespace levwright::guide_window_test {
namespace {

const QByteArray level = mazeWith(".....\n.....\n", "MONSTER:'d',\"jackal\",(1,1)\n");

QString plain(QString text) {
    return text.remove(u'&').remove(u'…');
}

// Every entry of the menus as the guide names it, such as “File > Open Recent”.
void addPaths(QSet<QString>& paths, const QMenu& menu, const QString& within) {
    for (const QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        paths << within + QStringLiteral(" > ") + plain(action->text());
        if (action->menu() != nullptr)
            addPaths(paths, *action->menu(), within + QStringLiteral(" > ") + plain(action->text()));
    }
}

QSet<QString> menuPaths(const MainWindow& window) {
    QSet<QString> paths;
    for (const QAction* action : window.menuBar()->actions())
        addPaths(paths, *action->menu(), plain(action->text()));
    for (const ActionSpec& spec : actionSpecs()) // some change their texts with what is selected
        paths << plain(QString::fromUtf8(spec.menu)) + QStringLiteral(" > ") +
                     plain(QString::fromUtf8(spec.text));
    return paths;
}

// Keys in texts for the user, such as the tip “… (Ctrl+Space in the text)”.
void addWrittenKeys(QSet<QString>& keys, const QString& text) {
    const QRegularExpression key(QStringLiteral("(?:(?:Ctrl|Alt|Shift)\\+)+[^\\s,;)]+|\\bF\\d+\\b"));
    for (const QRegularExpressionMatch& match : key.globalMatch(text))
        keys << QKeySequence(match.captured()).toString();
}

void addKeys(QSet<QString>& keys, const QWidget& window) {
    for (const QAction* action : window.findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString();
        addWrittenKeys(keys, action->toolTip() + u' ' + action->statusTip());
    }
}

// The keys of both windows. What edits a text, moves a cursor or runs in a game is no command.
QSet<QString> knownKeys(WindowDesk& desk) {
    QSet<QString> keys;
    addKeys(keys, desk.window);
    desk.trigger("play.test");
    addKeys(keys, *desk.window.playtest().window());
    for (const PlayKeyHelp& help : playKeyHelp())
        addWrittenKeys(keys, help.keys);
    for (const char* other :
         {"Return", "Esc", "Del", "Ins", "Tab", "Space", "Backspace", "Ctrl+End", "Shift+L", "Down"})
        keys << QString::fromLatin1(other);
    return keys;
}

// The key that a piece of code in the guide names; empty for other code.
QString keyIn(const QString& code) {
    static const QRegularExpression form(QStringLiteral(
        "^((Ctrl|Alt|Shift)\\+)+.+$|^F\\d+$|^(Enter|Escape|Del|Insert|Tab|Space|Backspace|Down)$"));
    if (!form.match(code).hasMatch())
        return {};
    return QKeySequence(code == QLatin1String("Enter") || code.endsWith(QLatin1String("+Enter"))
                            ? QString(code).replace(QLatin1String("Enter"), QLatin1String("Return"))
                            : code)
        .toString();
}

// All texts between quotes in the sources of the windows, and the names of games, templates and terrain.
QSet<QString> namesInSources() {
    const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)+)\""));
    QSet<QString> names;
    for (const char* house : {"/widgets", "/core/tools"}) {
        for (QDirIterator it(QStringLiteral(LEVWRIGHT_SOURCE_DIR) + QLatin1String(house),
                             {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            for (const QString& line : QString::fromUtf8(fileBytes(it.next())).split(u'\n')) {
                for (const QRegularExpressionMatch& match : literal.globalMatch(line)) {
                    QString name = plain(match.captured(1));
                    while (name.endsWith(u':'))
                        name.chop(1);
                    names << name.toLower();
                }
            }
        }
    }
    const QString templates = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/resources/templates/templates.tsv");
    for (const QString& row : QString::fromUtf8(fileBytes(templates)).split(u'\n'))
        names << row.section(u'\t', 1, 1).toLower();
    return names;
}

// Calls found with the page and each span of the written English pages.
template <class Found>
void forEachSpan(const Found& found) {
    const QDir folder(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/doc/guide"));
    for (const QString& file : folder.entryList({QStringLiteral("*.md")})) {
        for (const guide::Block& block : guide::blocksOf(fileBytes(folder.filePath(file)).toStdString())) {
            if (block.kind == guide::BlockKind::Code)
                continue;
            for (const guide::Span& span : guide::spansOf(block.text))
                found(file, span);
            for (const std::vector<std::string>& row : block.rows) {
                for (const std::string& cell : row) {
                    for (const guide::Span& span : guide::spansOf(cell))
                        found(file, span);
                }
            }
        }
    }
}

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) {
        trigger("help.guide");
        guide = window.findChild<GuideWindow*>();
        if (guide == nullptr || !QTest::qWaitForWindowActive(guide))
            qFatal("no guide");
    }
    template <class Widget>
    Widget& part(const char* name) {
        auto* found = guide->findChild<Widget*>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no %s", name);
        return *found;
    }
    QTextBrowser& page() { return part<QTextBrowser>("guide.page"); }
    QString title() { return page().document()->begin().text(); }

    GuideWindow* guide = nullptr;
};

} // namespace

class GuideWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void menusAndNamesExist() {
        WindowDesk desk(level);
        const QSet<QString> paths = menuPaths(desk.window);
        const QSet<QString> names = namesInSources();
        QStringList wrong;
        int seen = 0;
        forEachSpan([&](const QString& file, const guide::Span& span) {
            if (span.kind != guide::SpanKind::Name)
                return;
            ++seen;
            const QString name = plain(QString::fromStdString(span.text));
            const bool isPath = name.contains(QLatin1String(" > "));
            if (isPath ? !paths.contains(name) : !names.contains(name.toLower()))
                wrong << file + QStringLiteral(": ") + name;
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY(seen > 150);
    }

    void keysExist() {
        WindowDesk desk(level);
        const QSet<QString> keys = knownKeys(desk);
        QStringList wrong;
        int seen = 0;
        forEachSpan([&](const QString& file, const guide::Span& span) {
            const QString key =
                span.kind == guide::SpanKind::Code ? keyIn(QString::fromStdString(span.text)) : QString();
            if (key.isEmpty())
                return;
            ++seen;
            if (!keys.contains(key))
                wrong << file + QStringLiteral(": ") + key;
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY(seen > 200);
    }

    // “**File > Save As** (`Ctrl+Shift+S`)”: the key is that of the command.
    void keysBelongToTheirCommands() {
        WindowDesk desk(level);
        QHash<QString, QStringList> keys;
        for (const QAction* menu : desk.window.menuBar()->actions()) {
            for (const QAction* action : menu->menu()->actions()) {
                for (const QKeySequence& key : action->shortcuts())
                    keys[plain(menu->text()) + QStringLiteral(" > ") + plain(action->text())]
                        << key.toString();
            }
        }
        const QRegularExpression pair(QStringLiteral("\\*\\*([^*]+ > [^*]+)\\*\\*\\s+\\(`([^`]+)`\\)"));
        const QDir folder(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/doc/guide"));
        int seen = 0;
        for (const QString& file : folder.entryList({QStringLiteral("*.md")})) {
            const QString text = QString::fromUtf8(fileBytes(folder.filePath(file)));
            for (const QRegularExpressionMatch& match : pair.globalMatch(text)) {
                const QStringList known = keys.value(match.captured(1).simplified());
                if (known.isEmpty())
                    continue; // a key of the text or the map, which has no menu entry
                ++seen;
                QVERIFY2(known.contains(keyIn(match.captured(2))), qPrintable(match.captured()));
            }
        }
        QVERIFY(seen > 40);
    }

    void everyPageOpens() {
        Desk desk;
        auto& contents = desk.part<QTreeWidget>("guide.contents");
        QVERIFY(contents.topLevelItemCount() > 25);
        for (int i = 0; i < contents.topLevelItemCount(); ++i) {
            contents.setCurrentItem(contents.topLevelItem(i));
            const QRect row = contents.visualItemRect(contents.topLevelItem(i));
            QTest::mouseClick(contents.viewport(), Qt::LeftButton, {}, row.center());
            const QString text = desk.page().toPlainText();
            QVERIFY2(text.size() > 200, qPrintable(text));
            QVERIFY2(!text.contains(QLatin1String("has no page")), qPrintable(text));
        }
    }

    void translatedPagesKeepTheirAnchors() {
        const GuideBook german(QStringLiteral("de"));
        QCOMPARE(german.chapters().at(2).title, QStringLiteral("Ein erstes Level in zehn Bildern"));
        QVERIFY(german.html(QStringLiteral("tutorial"))
                    .contains(QStringLiteral("<h2 id=\"a-moat\">Ein Wassergraben</h2>")));
        QVERIFY(german.has({QStringLiteral("painting"), QStringLiteral("the-size-of-the-map")}));
        const QString english = QStringLiteral("problem-list"); // made from tables
        QCOMPARE(german.html(english), GuideBook(QStringLiteral("en")).html(english));
    }

    void picturesAreShown() {
        Desk desk;
        desk.guide->open({QStringLiteral("tutorial"), {}});
        const QUrl picture(QStringLiteral("pictures/tutorial-2.png"));
        QVERIFY(!desk.page().loadResource(QTextDocument::ImageResource, picture).value<QImage>().isNull());
    }

    void linksLeadOnAndBack() {
        Desk desk;
        desk.guide->open({QStringLiteral("painting"), {}});
        QCOMPARE(desk.title(), QStringLiteral("Painting"));
        Q_EMIT desk.page().anchorClicked(QUrl(QStringLiteral("things.html#cells")));
        desk.page().setSource(QUrl(QStringLiteral("things.html#cells")));
        QCOMPARE(desk.guide->place(), (GuidePlace{QStringLiteral("things"), QStringLiteral("cells")}));
        QCOMPARE(desk.title(), QStringLiteral("Things"));
        QTest::keyClick(&desk.page(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(desk.title(), QStringLiteral("Painting"));
        QTest::keyClick(&desk.page(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(desk.title(), QStringLiteral("Things"));
        QVERIFY(desk.part<QTreeWidget>("guide.contents").currentItem()->text(0) == QLatin1String("Things"));
    }

    void headingsHaveAnchors() {
        Desk desk;
        desk.guide->open({QStringLiteral("painting"), QStringLiteral("the-size-of-the-map")});
        QCoreApplication::processEvents();
        QVERIFY(desk.page().verticalScrollBar()->value() > 0);
    }

    void finds_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first"); // the first row
        QTest::addColumn<QString>("place"); // where it leads
        const auto row = [](const char* typed, const char* first, const char* place) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromUtf8(first)
                                 << QString::fromLatin1(place);
        };
        row("ctrl+t", "Map > Rotate Clockwise", "things#turn");
        row("F8", "Level > Next Problem", "problems#problems");
        row("straighten", "Draw > Straighten Walls", "painting#many-cells-at-once");
        row("magic wand", "Tools > Magic Wand", "things#cells");
        row("map size", "Map > Map Size", "painting#the-size-of-the-map");
        row("data libraries", "Data libraries", "files#data-libraries");
        row("slurm array", "A Slurm array", "machines#a-slurm-array");
        row("hourglass xyz", "", "");
    }
    void finds() {
        QFETCH(const QString, typed);
        QFETCH(const QString, first);
        WindowDesk desk(level);
        const GuideBook book(QStringLiteral("en"));
        const QList<GuideHit> hits = findInGuide(book, desk.window.actions(), typed);
        QCOMPARE(hits.isEmpty(), first.isEmpty());
        if (hits.isEmpty())
            return;
        QCOMPARE(hits.front().title, first);
        QTEST(hits.front().place.page + u'#' + hits.front().place.anchor, "place");
    }

    void searchIsUsedWithTheKeyboard() {
        Desk desk;
        auto& search = desk.part<QLineEdit>("guide.search");
        desk.guide->activateWindow(); // a window manager does this by itself
        QTRY_COMPARE(QApplication::activeWindow(), desk.guide);
        QTest::keyClick(&desk.page(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(search.hasFocus());
        QTest::keyClicks(&search, QStringLiteral("lasso"));
        QVERIFY(desk.part<QListWidget>("guide.hits").isVisible());
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(desk.guide->place(), (GuidePlace{QStringLiteral("things"), QStringLiteral("cells")}));
        QTest::keyClick(&search, Qt::Key_Escape);
        QVERIFY(search.text().isEmpty() && desk.part<QTreeWidget>("guide.contents").isVisible());
        QPointer<GuideWindow> guide = desk.guide;
        QTest::keyClick(&search, Qt::Key_Escape);
        QTRY_VERIFY(guide == nullptr || !guide->isVisible());
    }
};

LEVWRIGHT_TEST(GuideWindowTest)

} // namespace levwright::guide_window_test

#include "GuideWindowTest.moc"

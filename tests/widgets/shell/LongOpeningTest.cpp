// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a slow or large file shows that it goes on, and can be cancelled.
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/ProgressKeys.h"
#include "tests/widgets/WaitingDisk.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/MainWindow.h"

#include <QLabel>
#include <QTemporaryDir>

namespace levwright::long_opening_test {
namespace {

const std::string level = "MAZE:\"slow\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";

// Too large to be analysed at once.
std::string largeText() {
    constexpr std::size_t size = std::size_t(300) << 10U;
    std::string text = level;
    while (text.size() < size)
        text += "MONSTER:'d',\"jackal\",(1,0)\n";
    return text;
}

struct Desk {
    Desk() {
        QVERIFY(disk.replace(path(), level).has_value());
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    std::string path() const { return folder.filePath(QStringLiteral("slow.des")).toStdString(); }
    bool open() { return window.openFile(QString::fromStdString(path())); }

    QTemporaryDir folder;
    WaitingDisk disk{"slow.des"};
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Workspace workspace{testGame(), disk};
    MainWindow window{workspace, settings, Theme::light()};
};

} // namespace

class LongOpeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void escapeEndsOpening() {
        Desk desk;
        desk.disk.waits = true;
        const ProgressKeys keys(Qt::Key_Escape, [&] { desk.disk.goOn.release(); });
        QVERIFY(!desk.open());
        QCOMPARE(keys.shown(), 1);
        QVERIFY(desk.workspace.isBlank());
        const QList<QLabel*> labels = desk.window.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("you have cancelled it"));
        }));
        // It is only not open; the next time it is.
        QVERIFY(desk.open());
        QCOMPARE(desk.workspace.active().text().bytes(), level);
    }

    void slowFilesOpen() {
        Desk desk;
        desk.disk.waits = true;
        const ProgressKeys keys(Qt::Key_F5, [&] { desk.disk.goOn.release(); }); // the key does nothing
        QVERIFY(desk.open());
        QCOMPARE(keys.shown(), 1);
        QCOMPARE(desk.workspace.active().text().bytes(), level);
    }

    // For a large text, the user also waits for what it means. It is the same in the end.
    void largeTextsAreAnalysedMeanwhile_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("works");
        QTest::newRow("small") << QByteArray::fromStdString(level) << 1;
        QTest::newRow("large") << QByteArray::fromStdString(largeText()) << 2;
    }
    void largeTextsAreAnalysedMeanwhile() {
        QFETCH(const QByteArray, text);
        QFETCH(const int, works);
        MemoryFileStore files;
        QVERIFY(files.replace("/a.des", text.toStdString()).has_value());
        Workspace workspace(testGame(), files);
        int waited = 0;
        workspace.waitWith([&](const QString& what, const std::function<void()>& work) {
            work();
            return what == QStringLiteral("Opening a.des…") && ++waited > 0;
        });
        const Result<Session*> opened = workspace.open(QStringLiteral("/a.des"));
        QVERIFY(opened);
        QCOMPARE(waited, works);
        const Document anew(testGame(), text.toStdString());
        QCOMPARE((*opened)->text().bytes(), anew.text().bytes());
        QCOMPARE((*opened)->analysis().diagnostics().size(), anew.analysis()->diagnostics().size());
        QVERIFY(!(*opened)->isModified());
        QVERIFY((*opened)->knownFile());
    }

    // Whoever gives up the last of it has nothing open either.
    void theAnalysisCanBeGivenUp() {
        MemoryFileStore files;
        QVERIFY(files.replace("/a.des", largeText()).has_value());
        Workspace workspace(testGame(), files);
        int waited = 0;
        workspace.waitWith([&](const QString&, const std::function<void()>& work) {
            work();
            return ++waited < 2;
        });
        const Result<Session*> opened = workspace.open(QStringLiteral("/a.des"));
        QVERIFY(!opened);
        QCOMPARE(opened.error().message, "“a.des” was not opened: you have cancelled it.");
        QVERIFY(workspace.isBlank());
    }
};

LEVWRIGHT_TEST(LongOpeningTest)

} // namespace levwright::long_opening_test

#include "LongOpeningTest.moc"

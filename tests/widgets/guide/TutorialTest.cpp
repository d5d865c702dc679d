// SPDX-License-Identifier: GPL-3.0-or-later
// A reader does what the tutorial says, word by word, with mouse and keys, and ends with a played level. The
// steps are the numbered lists of doc/guide/tutorial.md. Where a picture stands, the window looks like it.
#include "core/guide/GuideText.h"
#include "resources/Resources.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaletteDesk.h"
#include "tests/widgets/guide/GuidePictures.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QDialog>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QTimer>

#include <deque>
#include <functional>

namespace levwright::tutorial_test {
namespace {

// Something that the tutorial tells the reader to do, or a picture of what is then seen.
struct Step {
    QString text;
    std::function<void()> act;
    bool mayWait = true; // for the steps after it, in a dialog
};

class Reader : public PaletteDesk {
public:
    Reader() { window.resize(1300, 800); }

    // Plans the steps of a page. Fails for an instruction that it does not understand.
    void read(const std::string& markdown) {
        for (const guide::Block& block : guide::blocksOf(markdown)) {
            if (block.kind == guide::BlockKind::Picture) {
                const QString picture = QString::fromStdString(block.detail).section(u'/', -1);
                m_steps.push_back({picture, [this, picture] { look(picture); }, false});
            }
            if (block.kind != guide::BlockKind::List || block.number == 0)
                continue;
            for (const std::vector<std::string>& item : block.rows)
                readItem(QString::fromStdString(item.front()));
        }
    }

    std::size_t planned() const { return m_steps.size(); }

    // Each step runs from the event loop, because some open a dialog that the next ones answer.
    void follow() {
        QTimer::singleShot(0, &window, [this] { next(); });
        QTRY_VERIFY_WITH_TIMEOUT((m_steps.empty() && !m_isBusy) || QTest::currentTestFailed(), 60'000);
    }

private:
    struct Pattern {
        const char* words;
        void (Reader::*act)(const QStringList& values);
    };

    static const QList<Pattern>& patterns() {
        static const QList<Pattern> all{
            {"[Tt]ype `([^`]+)` and press `Enter`", &Reader::enter},
            {"[Pp]ress `([^`]+)`", &Reader::press},
            {"[Tt]ype `([^`]+)`", &Reader::type},
            {"[Dd]rag from column (\\d+), row (\\d+) to column (\\d+), row (\\d+)", &Reader::drag},
            {"[Cc]lick column (\\d+), row (\\d+)", &Reader::click},
            {"[Cc]lick \\*\\*([^*]+)\\*\\* in the list", &Reader::clickRow},
            {"[Cc]lick the field \\*([^*]+)\\* in the inspector", &Reader::clickField},
        };
        return all;
    }

    void readItem(const QString& item) {
        QMap<qsizetype, Step> found; // by their places
        QString rest = item;
        for (const Pattern& pattern : patterns()) {
            const QRegularExpression words(QString::fromLatin1(pattern.words));
            for (const QRegularExpressionMatch& match : words.globalMatch(QString(rest))) {
                found.insert(
                    match.capturedStart(),
                    {match.captured(), [this, act = pattern.act, values = match.capturedTexts().mid(1)] {
                         (this->*act)(values);
                     }});
                rest.replace(match.capturedStart(), match.capturedLength(),
                             QString(match.capturedLength(), u' '));
            }
        }
        const QRegularExpression verb(
            QStringLiteral("\\b([Pp]ress|[Tt]ype|[Dd]rag|[Cc]lick|[Cc]hoose|[Oo]pen) "));
        QVERIFY2(!found.isEmpty() && !rest.contains(verb), qPrintable(item));
        for (const Step& step : found)
            m_steps.push_back(step);
    }

    void next() {
        if (m_steps.empty() || QTest::currentTestFailed())
            return;
        m_isBusy = true;
        const Step step = m_steps.front();
        m_steps.pop_front();
        waitForKeyboard();
        qInfo("%s", qPrintable(step.text));
        const auto goOn = [this] { QTimer::singleShot(0, &window, [this] { next(); }); };
        if (step.mayWait)
            goOn();
        step.act();
        if (!step.mayWait)
            goOn();
        m_isBusy = false;
    }

    QWidget* front() {
        if (QWidget* modal = QApplication::activeModalWidget())
            return modal;
        return window.playtest().window() != nullptr ? window.playtest().window()
                                                     : static_cast<QWidget*>(&window);
    }
    // A window manager does this by itself.
    void waitForKeyboard() {
        if (openMenu() != nullptr)
            return;
        QWidget* wanted = openDialog() != nullptr ? openDialog() : front();
        if (QApplication::activeWindow() != wanted)
            wanted->activateWindow();
        if (!QTest::qWaitForWindowActive(wanted))
            QFAIL("another window keeps the keyboard");
        QTRY_VERIFY(QApplication::focusWidget() != nullptr || wanted == &window);
    }

    // What gets the keys.
    QWidget* keyboard() {
        if (QWidget* menu = openMenu())
            return menu;
        return QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window;
    }

    void press(const QStringList& values) {
        const QKeySequence keys(values.front());
        QCOMPARE(keys.count(), 1);
        const Qt::Key key = keys[0].key() == Qt::Key_Enter ? Qt::Key_Return : keys[0].key();
        const QString& name = values.front();
        if (name.size() == 1)
            QTest::keyClicks(keyboard(), name);
        else
            QTest::keyClick(keyboard(), key, keys[0].keyboardModifiers());
    }
    void type(const QStringList& values) { QTest::keyClicks(keyboard(), values.front()); }
    void enter(const QStringList& values) {
        if (auto* name = keyboard()->window()->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))) {
            // At once: the list of files may still put a name of its own there.
            name->setText(values.front());
            QTest::keyClick(name, Qt::Key_Return);
            return;
        }
        type(values);
        m_steps.push_front({QStringLiteral("Enter"), [this] { press({QStringLiteral("Enter")}); }});
    }
    void drag(const QStringList& values) {
        drawArea({values[0].toInt(), values[1].toInt()}, {values[2].toInt(), values[3].toInt()});
    }
    void click(const QStringList& values) { put(values[0].toInt(), values[1].toInt()); }
    void clickRow(const QStringList& values) {
        auto* list = window.findChild<QDialog*>()->findChild<QListWidget*>();
        QVERIFY(list != nullptr);
        const QList<QListWidgetItem*> rows = list->findItems(values.front(), Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(rows.front()).center());
    }
    void clickField(const QStringList& values) {
        QStringList labels;
        for (const FieldEditor* editor : child<InspectorPanel>("inspector").findChildren<FieldEditor*>()) {
            labels << editor->objectName().section(u'.', 1);
            if (labels.back().compare(values.front(), Qt::CaseInsensitive) == 0) {
                QTest::mouseClick(editor->focusProxy(), Qt::LeftButton);
                return;
            }
        }
        QFAIL(
            qPrintable(values.front() + QStringLiteral(" is none of: ") + labels.join(QStringLiteral(", "))));
    }
    // The dialog or the playtest, or of the window what the name says, such as “…-inspector”: a panel;
    // otherwise map and text.
    void look(const QString& picture) {
        QWidget* over = openDialog();
        if (over == nullptr)
            over = window.playtest().window();
        if (over != nullptr) {
            over->resize(700, 560); // as wide as a page of the guide
            return checkGuidePicture(*over, picture);
        }
        const QString panel = picture.section(u'.', 0, 0).section(u'-', 2);
        checkGuidePicture(panel.isEmpty() ? window.page()
                                          : child<QWidget>(qPrintable(panel + QStringLiteral("Dock"))),
                          picture);
    }
    QWidget* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    QDialog* openDialog() {
        auto* dialog = window.findChild<QDialog*>();
        return dialog != nullptr && dialog->isVisible() ? dialog : nullptr;
    }

    std::deque<Step> m_steps;
    bool m_isBusy = false;
};

} // namespace

class TutorialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        registerResources();
        // The dialog that asks for a name shows the files of the current folder.
        QVERIFY(m_folder.isValid() && QDir::setCurrent(m_folder.path()));
    }

    void endsWithAPlayedLevel() {
        Reader reader;
        reader.read(fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/doc/guide/tutorial.md")).toStdString());
        QVERIFY(reader.planned() > 45);
        reader.follow();
        if (QTest::currentTestFailed())
            return;
        const QByteArray text = reader.text();
        for (const char* line :
             {"REGION:(24,1,31,6),lit,\"ordinary\"", "MONSTER:'D',\"red dragon\",(29,3),\"Smaug\"",
              "STAIR:(2,2),up", "STAIR:(31,5),down", "TRAP:\"pit\",(10,4)", "DOOR:closed,(23,3)",
              "REGION:(1,1,19,6),lit,\"ordinary\""})
            QVERIFY2(text.contains(line), text.constData());
        QVERIFY(!reader.session().isModified());
        QVERIFY(reader.session().path().endsWith(QLatin1String("/first.des")));
        PlaytestWindow* played = reader.window.playtest().window();
        QVERIFY(played != nullptr && played->playsLevel());
        QCOMPARE_GE(played->controller().game().timeline().position(), 2);
    }

private:
    QTemporaryDir m_folder;
};

LEVWRIGHT_TEST(TutorialTest)

} // namespace levwright::tutorial_test

#include "TutorialTest.moc"

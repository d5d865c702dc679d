// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of random steps with a text pane on files with arbitrary bytes. After each step the pane shows
// exactly the document. LEVWRIGHT_FUZZ_SEEDS=N tries more seeds than the default ones.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"

#include <QClipboard>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace levwright::text_pane_fuzz_test {
namespace {

constexpr int stepsPerFile = 400;
constexpr std::size_t longestFile = 4000;

// The contents of files, whole and in pieces: statements, UTF-8 of every length, invalid bytes, everything
// that a QTextDocument takes for something else, line ends, Japanese.
const std::array<std::string, 36> pieces{
    "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n",
    "}-----}\n|.....+\n",
    "ENDMAP\n",
    "MONSTER:'@',\"Andr\xE9\",place[0]\n",
    "MONSTER:'@',Andr\xE9,place[0]\n",
    "OBJECT:'\xFF',\"caf\xC3\xA9\",(1,2)\r\n",
    "REGION:(0,0,5,5),lit,\"ordinary\"\n",
    "# \xF0\x9F\x98\x80 TODO: \xE9\n",
    "ENGRAVING:(1,1),burn,\"\xE2\x80\xA8\"\n",
    "\xC3",
    "\xA9",
    "\xF0\x9F",
    "\x98\x80",
    "\xED\xA0\xBD\xED\xB8\x80",
    "\xED\xB3\xA9",
    "\xEF\xBF\xBC",
    "\xEF\xBF\xBF",
    "\xEF\xB7\x90",
    "\xEE\x93\xA9",
    "\xE2\x80\xA9",
    "\xC2\x85",
    "\xC2\xA0",
    std::string("\0", 1),
    "\r",
    "\r\n",
    "\n",
    "\t",
    "\x0C",
    "\x1B[0m",
    "'",
    "\"",
    "e\xCC\x81\xD7\x90",
    "\xA4\xCE\x8E\xC4",
    "\x82\xCC\x95\\",
    "\x8F\xB0\xA1",
    "\x8F",
};

class Play {
public:
    explicit Play(quint32 seed) : m_random(seed), m_before(file()), m_desk(m_before) {}

    PaneDesk& desk() { return m_desk; }
    // The initial contents of the file.
    const std::string& before() const { return m_before; }

    std::string file() {
        std::string bytes;
        switch (below(5)) {
        case 0:
            for (int i = below(900); i > 0; --i)
                bytes += char(below(256));
            return bytes;
        case 1: // by a program
            for (int i = below(900); i > 0; --i)
                bytes += char(below(3) == 0 ? below(256) : 0);
            return bytes;
        case 2:
            return inUtf16(mixture(12));
        case 3:
            return damaged(mixture(20));
        default:
            return mixture(20);
        }
    }

    void step() {
        static constexpr std::array steps{
            &Play::select,        &Play::select,     &Play::editElsewhere, &Play::editElsewhere,
            &Play::typeKey,       &Play::typeKey,    &Play::typeKey,       &Play::press,
            &Play::press,         &Play::erase,      &Play::undo,          &Play::redo,
            &Play::pasteText,     &Play::pasteBytes, &Play::cut,           &Play::compose,
            &Play::drop,          &Play::find,       &Play::goToLine,      &Play::point,
            &Play::openMenu,      &Play::click,      &Play::changeLooks,   &Play::paint,
            &Play::changeEncoding};
        (this->*steps[std::size_t(below(int(steps.size())))])();
    }

private:
    int below(int bound) { return int(m_random.bounded(bound)); }
    const std::string& piece() { return pieces[std::size_t(below(int(pieces.size())))]; }
    Offset place() { return Offset(m_random.bounded(quint32(m_desk.session.text().size() + 1))); }
    QPoint spot() { return {below(m_desk.editor().width()), below(m_desk.editor().height())}; }

    std::string mixture(int most) {
        std::string bytes;
        for (int i = below(most); i > 0; --i)
            bytes += piece();
        return bytes;
    }
    static std::string inUtf16(const std::string& bytes) {
        std::string wide = "\xFF\xFE";
        for (const QChar unit : QString::fromUtf8(bytes)) {
            wide += char(unit.cell());
            wide += char(unit.row());
        }
        return wide;
    }
    std::string damaged(std::string bytes) {
        for (int i = below(8); i > 0 && !bytes.empty(); --i)
            bytes[std::size_t(below(int(bytes.size())))] = char(below(256));
        return bytes;
    }
    // Any text that a clipboard or an input method may bring.
    QString anyText() {
        QString text = QString::fromUtf8(mixture(4)) + decodeLine(mixture(2));
        for (int i = below(4); i > 0; --i)
            text.insert(below(int(text.size()) + 1), QChar(char16_t(below(0x10000))));
        return text;
    }

    void select() { m_desk.select(place(), place()); }
    void editElsewhere() {
        const Offset begin = place();
        const Offset end = std::min(m_desk.session.text().size(), begin + Offset(below(6)));
        m_desk.replace({begin, end}, m_desk.session.text().size() > longestFile ? "" : piece());
    }
    void typeKey() {
        static const QString keys = QStringLiteral("a'\"\\#:[(é€\u00A0");
        const QString key(keys[below(int(keys.size()))]);
        QTest::simulateEvent(&m_desk.editor(), true, Qt::Key_unknown, Qt::NoModifier, key, false);
    }
    void press() {
        static constexpr std::array keys{Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Left,
                                         Qt::Key_Right,  Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Home,
                                         Qt::Key_End,    Qt::Key_PageDown,  Qt::Key_Tab};
        static constexpr std::array<Qt::KeyboardModifier, 3> modifiers{Qt::NoModifier, Qt::ShiftModifier,
                                                                       Qt::ControlModifier};
        m_desk.press(keys[std::size_t(below(int(keys.size())))], modifiers[std::size_t(below(3))]);
    }
    void erase() { m_desk.press(below(2) == 0 ? Qt::Key_Backspace : Qt::Key_Delete); }
    void undo() { m_desk.session.undo(); }
    void redo() { m_desk.session.redo(); }
    void pasteText() {
        QGuiApplication::clipboard()->setText(anyText());
        m_desk.press(Qt::Key_V, Qt::ControlModifier);
    }
    void pasteBytes() {
        m_desk.press(Qt::Key_C, Qt::ControlModifier);
        select();
        m_desk.press(Qt::Key_V, Qt::ControlModifier);
        if (m_desk.session.text().size() > longestFile)
            m_desk.session.undo();
    }
    void cut() {
        m_desk.select(place(), place());
        m_desk.press(Qt::Key_X, Qt::ControlModifier);
    }
    void compose() {
        QInputMethodEvent composing(anyText(), {});
        QCoreApplication::sendEvent(&m_desk.editor(), &composing);
        QInputMethodEvent done;
        if (below(4) != 0)
            done.setCommitString(anyText(), below(3) - 1, below(2));
        QCoreApplication::sendEvent(&m_desk.editor(), &done);
    }
    void drop() {
        QMimeData dropped;
        dropped.setText(anyText());
        QDropEvent event(spot(), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_desk.editor().viewport(), &event);
    }
    void find() {
        m_desk.pane.showFind();
        auto& field = m_desk.child<QLineEdit>("textpane.find.text");
        if (below(2) == 0)
            field.setText(anyText());
        QTest::keyClick(&field, Qt::Key_Return);
        QTest::keyClick(&field, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(&field, Qt::Key_Escape);
        m_desk.editor().setFocus();
    }
    void goToLine() {
        m_desk.pane.showGoToLine();
        auto& field = m_desk.child<QLineEdit>("textpane.gotoline.line");
        field.setText(QString::number(below(60)));
        QTest::keyClick(&field, Qt::Key_Return);
    }
    void point() {
        const QPoint at = spot();
        QHelpEvent help(QEvent::ToolTip, at, m_desk.editor().viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(m_desk.editor().viewport(), &help);
    }
    void openMenu() {
        QContextMenuEvent ask(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(m_desk.editor().viewport(), &ask);
        auto* menu = m_desk.editor().findChild<QMenu*>(QStringLiteral("textpane.menu"));
        const QList<QAction*> entries = menu->actions();
        const bool hasFix = !entries.front()->icon().isNull();
        if (hasFix && below(2) == 0)
            entries.front()->trigger();
        delete menu;
    }
    void click() {
        const bool isDouble = below(3) == 0;
        QWidget* area = m_desk.editor().viewport();
        isDouble ? QTest::mouseDClick(area, Qt::LeftButton, Qt::NoModifier, spot())
                 : QTest::mouseClick(area, Qt::LeftButton, Qt::NoModifier, spot());
    }
    void changeLooks() { m_desk.pane.setTheme(below(2) == 0 ? Theme::dark() : Theme::light()); }
    void paint() { m_desk.pane.grab(); }
    void changeEncoding() {
        m_desk.session.showIn(textEncodings[std::size_t(below(int(textEncodings.size())))]);
    }

    QRandomGenerator m_random;
    std::string m_before;
    PaneDesk m_desk;
};

void fail(PaneDesk& desk, const char* what, int step) {
    QFAIL(qPrintable(
        QStringLiteral("%1 after step %2: %3")
            .arg(QLatin1String(what))
            .arg(step)
            .arg(QString::fromLatin1(QByteArray::fromStdString(desk.bytes()).toPercentEncoding()))));
}

void playAFile(quint32 seed) {
    Play play(seed);
    PaneDesk& desk = play.desk();
    const std::string& before = play.before();
    QVERIFY(desk.inStep());
    for (int step = 0; step < stepsPerFile; ++step) {
        play.step();
        if (!desk.inStep())
            return fail(desk, "the pane shows something else", step);
        const Selection s = desk.session.selection();
        if (s.anchor > desk.session.text().size() || s.caret > desk.session.text().size())
            return fail(desk, "the selection lies outside", step);
    }
    while (desk.session.document().canUndo())
        desk.session.undo();
    QVERIFY(desk.inStep());
    QCOMPARE(QByteArray::fromStdString(desk.bytes()), QByteArray::fromStdString(before));
}

} // namespace

class TextPaneFuzzTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheDocumentHolds_data() {
        QTest::addColumn<quint32>("seed");
        const int seeds = qEnvironmentVariableIntValue("LEVWRIGHT_FUZZ_SEEDS");
        for (int seed = 1; seed <= std::max(seeds, 24); ++seed)
            QTest::addRow("seed %d", seed) << quint32(seed);
    }
    void showsWhatTheDocumentHolds() {
        QFETCH(const quint32, seed);
        playAFile(seed);
    }

    // Stock files in Latin-1 and in UTF-16 with a byte order mark: the pane keeps every byte.
    void opensStockFilesInOtherEncodings() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.4.3"))) {
            const QString text = QString::fromLatin1(fileBytes(path)).replace(u'o', QChar(0xF6));
            for (const QStringConverter::Encoding encoding :
                 {QStringConverter::Latin1, QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
                const QByteArray bytes = QStringEncoder(encoding, QStringConverter::Flag::WriteBom)(text);
                PaneDesk desk(bytes.toStdString());
                QVERIFY2(desk.inStep(), qPrintable(path));
            }
        }
    }
};

LEVWRIGHT_TEST(TextPaneFuzzTest)

} // namespace levwright::text_pane_fuzz_test

#include "TextPaneFuzzTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// How the application ends after a fault of its own. Ending by signals is tested in KillTest.cpp.
#include "app/editor/EditorApplication.h"

#include "resources/Resources.h"
#include "tests/support/Levels.h"
#include "widgets/session/Rescue.h"
#include "widgets/shell/MainWindow.h"

#include <QDir>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace levwright;

namespace {

// Breaks a contract with each event.
class Broken : public QObject {
public:
    int faults = 0;

protected:
    bool event(QEvent* event) override {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        ++faults;
        require(false, "a test breaks its promise");
        return true;
    }
};

} // namespace

class EditorApplicationTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    DiskFileStore m_files;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QByteArray written(const QString& name) const {
        return QByteArray::fromStdString(m_files.read(path(name).toStdU16String(), 1000).value_or("(none)"));
    }
    void write(const QString& name, const char* bytes) {
        QVERIFY(m_files.replace(path(name).toStdU16String(), bytes).has_value());
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QVERIFY(QDir().mkpath(path("levels")));
        write("levels/castle.des", "# castle\n");
    }

    void rescues_data() {
        QTest::addColumn<QString>("file"); // empty: untitled
        QTest::addColumn<QString>("inTheWay");
        QTest::addColumn<QString>("rescued");
        QTest::newRow("beside") << "levels/castle.des" << QString() << "levels/castle.des.rescued";
        QTest::newRow("again") << "levels/castle.des" << "levels/castle.des.rescued"
                               << "levels/castle.des.rescued.2";
        QTest::newRow("folder gone") << "levels/castle.des" << "levels" << "data/castle.des.rescued";
        QTest::newRow("untitled") << QString() << QString() << "data/untitled.des.rescued";
    }
    void rescues() {
        QFETCH(const QString, file);
        QFETCH(const QString, inTheWay);
        QFETCH(const QString, rescued);
        DocumentText start{.game = testGame()};
        if (!file.isEmpty())
            start = readDocument(m_files, testGame(), path(file)).value();
        Session session(start, m_files);
        QVERIFY(session.apply(TextEdit::insert(0, "# new\n"), "Typing", MergeKey::None, Selection{}));
        const std::string text(session.text().bytes());
        if (inTheWay == "levels")
            QVERIFY(QDir(path("levels")).removeRecursively());
        else if (!inTheWay.isEmpty())
            write(inTheWay, "older");
        const Result<QString> done = rescueText(session, m_files, path("data"));
        QVERIFY(done);
        QCOMPARE(*done, path(rescued));
        QCOMPARE(written(rescued).toStdString(), text);
        if (inTheWay.endsWith("rescued"))
            QCOMPARE(written(inTheWay), QByteArray("older"));
    }

    void saysWhereItCannotRescue() {
        Session session({.game = testGame()}, m_files);
        write("data", "no folder");
        const Result<QString> done = rescueText(session, m_files, path("data"));
        QVERIFY(!done && !done.error().message.empty());
    }

    // Only one fault is reported, and the program ends with all texts saved.
    void endsAfterAFault() {
        QSettings settings(path("settings.ini"), QSettings::IniFormat);
        Workspace workspace(testGame(), m_files);
        MainWindow window(workspace, settings, Theme::light());
        window.files().keepJournals(path("journals"));
        static_cast<EditorApplication*>(qApp)->watch(workspace, window.files());
        write("levels/saved.des", "# saved\n");
        write("levels/other.des", "# other\n");
        for (const char* file : {"levels/castle.des", "levels/saved.des", "levels/other.des"})
            QVERIFY(window.openFile(path(file)));
        for (const std::size_t changed : {0U, 2U})
            QVERIFY(workspace.session(changed).apply(TextEdit::insert(0, "# new\n"), "Typing", MergeKey::None,
                                                     Selection{}));

        Broken broken;
        QString message;
        QTimer answer;
        answer.setInterval(1);
        connect(&answer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            if (broken.faults == 1) { // the window behind the message has the fault again
                message = box->text();
                QCoreApplication::postEvent(&broken, new QEvent(QEvent::User));
            } else {
                box->accept();
            }
        });
        answer.start();
        QCoreApplication::postEvent(&broken, new QEvent(QEvent::User));
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression("a test breaks its promise"));
        for (int text = 0; text < 2; ++text)
            QTest::ignoreMessage(QtCriticalMsg, QRegularExpression("revision 1, .* bytes; Your text is in"));
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression("a test breaks its promise"));
        QCOMPARE(QApplication::exec(), 1);
        QCOMPARE(broken.faults, 2);
        for (const QString name : {"castle", "other"}) {
            const QString file = "levels/" + name + ".des";
            QVERIFY2(message.contains(file + ".rescued"), qPrintable(message));
            QCOMPARE(written(file + ".rescued"), "# new\n# " + name.toUtf8() + '\n');
            QCOMPARE(written(file), "# " + name.toUtf8() + '\n');
        }
        QVERIFY(!QFile::exists(path("levels/saved.des.rescued")));
        QCOMPARE(QDir(path("journals")).entryList(QDir::Files).size(), 2);
    }
};

int main(int argc, char** argv) {
    EditorApplication application(argc, argv);
    registerResources();
    EditorApplicationTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "EditorApplicationTest.moc"

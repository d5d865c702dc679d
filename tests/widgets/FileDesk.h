// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Levels.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/session/JournalKeeper.h"
#include "widgets/shell/CompareController.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MainWindow.h"

#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace levwright {

inline const QByteArray castle = "MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";

// Answers the next dialogs in order, each as soon as it appears.
class Answers : public QObject {
public:
    using Answer = std::function<void(QWidget& dialog)>;
    explicit Answers(std::vector<std::pair<QString, Answer>> answers) : m_answers(std::move(answers)) {
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, &Answers::look);
        m_timer.start();
    }
    ~Answers() override {
        if (m_given != m_answers.size())
            QTest::qFail("a question was not asked", __FILE__, __LINE__);
    }

private:
    void look() {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr)
            return;
        if (m_given == m_answers.size()) {
            // The previous dialog may take some time to close.
            constexpr int moments = 5000;
            if (++m_unanswered > moments)
                qFatal("nobody answers %s", qPrintable(dialog->objectName()));
            return;
        }
        const auto& [name, answer] = m_answers[m_given];
        if (dialog->objectName() != name)
            qFatal("%s instead of %s", qPrintable(dialog->objectName()), qPrintable(name));
        ++m_given;
        answer(*dialog);
    }

    std::vector<std::pair<QString, Answer>> m_answers;
    std::size_t m_given = 0;
    int m_unanswered = 0; // how often a dialog without an answer was seen
    QTimer m_timer;
};

inline Answers::Answer press(QMessageBox::StandardButton button) {
    return [button](QWidget& dialog) { qobject_cast<QMessageBox*>(&dialog)->button(button)->click(); };
}

inline Answers::Answer saveUnder(const QString& name) {
    return [name](QWidget& dialog) {
        auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
        // Set at once: the list that is still being read may put its own selection into the field between two
        // keys.
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
    };
}

inline Answers::Answer giveUp() {
    return [](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); };
}

// The real window over files on a real disk, with journals.
struct FileDesk {
    explicit FileDesk(const QString& folder)
        : settings(folder + "/settings.ini", QSettings::IniFormat), workspace(testGame(), files),
          window(workspace, settings, Theme::light()) {
        window.files().keepJournals(folder + "/data/journals");
        window.comparisons().keepVersions(folder + "/data/versions");
        window.resize(1200, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    template <class Widget>
    Widget& child(const char* name) const {
        return childOf<Widget>(window, name);
    }
    MessageBar& bar() { return child<MessageBar>("fileBar"); }
    MessageBar& errors() { return child<MessageBar>("messageBar"); }
    QPlainTextEdit& editor() { return child<QPlainTextEdit>("textpane.editor"); }
    Session& session() const { return window.session(); }
    QByteArray text() const { return QByteArray::fromStdString(std::string(session().text().bytes())); }
    void type(const char* keys) {
        editor().moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor(), QString::fromLatin1(keys));
    }
    void save() { QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); }
    void choose(const char* button) {
        for (QPushButton* found : bar().findChildren<QPushButton*>("messageButton")) {
            if (found->text() == QString::fromUtf8(button)) {
                QTest::mouseClick(found, Qt::LeftButton);
                return;
            }
        }
        qFatal("no %s", button);
    }

    DiskFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow window;
};

// A folder on the disk with one level, for each test anew.
class FileFolder {
public:
    FileFolder() { write("castle.des", castle); }

    QString root() const { return m_folder.path(); }
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    // In place, as a shell does it.
    void write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray written(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QStringList journals() const { return QDir(path("data/journals")).entryList(QDir::Files); }
    // As left by a process that ends without asking.
    void leaveWork(const QString& file, const char* text) const {
        DiskFileStore files;
        DocumentText start{.game = testGame()};
        if (!file.isEmpty())
            start = readDocument(files, testGame(), file).value();
        Session session(start, files);
        JournalKeeper keeper(session, path("data/journals"));
        const Offset end = session.text().size();
        QVERIFY(session.apply(TextEdit::insert(end, text), "Typing", MergeKey::None, Selection{end, end}));
        QVERIFY(keeper.flush());
    }

private:
    QTemporaryDir m_folder;
};

// A test with a folder of its own for each function.
class FolderTest : public QObject {
protected:
    void makeFolder() { m_folder = std::make_unique<FileFolder>(); }
    QString path(const char* name) const { return m_folder->path(name); }
    void write(const char* name, const QByteArray& bytes) const { m_folder->write(name, bytes); }
    QByteArray written(const char* name) const { return m_folder->written(name); }
    QStringList journals() const { return m_folder->journals(); }
    void leaveWork(const QString& file, const char* text) const { m_folder->leaveWork(file, text); }

    std::unique_ptr<FileFolder> m_folder;
};

} // namespace levwright

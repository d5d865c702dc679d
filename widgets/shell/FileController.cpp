// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/FileController.h"

#include "widgets/session/FilePath.h"
#include "widgets/session/LeftWork.h"
#include "widgets/shell/MessageBar.h"
#include "widgets/shell/RecoveryDialog.h"
#include "widgets/shell/SaveName.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace levwright {
namespace {

constexpr int mostRecentFiles = 10;

// What a new document holds: a small room to begin with.
constexpr std::string_view newLevel = "MAZE:\"newlevel\",' '\n"
                                      "GEOMETRY:center,center\n"
                                      "MAP\n"
                                      "---------------------\n"
                                      "|...................|\n"
                                      "|...................|\n"
                                      "|...................|\n"
                                      "|...................+\n"
                                      "|...................|\n"
                                      "|...................|\n"
                                      "---------------------\n"
                                      "ENDMAP\n";

} // namespace

FileController::FileController(Session& session, FileStore& files, QSettings& settings, FileMessages messages,
                               QWidget* window)
    : QObject(window), m_session(session), m_files(files), m_settings(settings), m_errors(messages.errors),
      m_fileBar(messages.file), m_window(window), m_watch(session) {
    connect(&m_watch, &FileWatch::touched, this, &FileController::lookAtFile);
    connect(&session, &Session::documentReplaced, this, [this] {
        m_told = FileFate::AsKnown;
        m_fileBar.hide();
        m_farewell.reset();
    });
    window->installEventFilter(this);
}

void FileController::setJournal(JournalKeeper& journal) {
    m_journal = &journal;
    connect(&journal, &JournalKeeper::failed, this, [this](const QString& reason) {
        m_errors.showError(
            tr("If Levwright ended now, what is not saved would be lost: %1 It tries again.").arg(reason),
            {{tr("Save"), [this] { save(); }}});
    });
}

void FileController::setRecentMenu(QMenu& menu) {
    m_recent = &menu;
    fillRecentMenu();
}

bool FileController::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::WindowActivate)
        lookAtFile();
    return QObject::eventFilter(watched, event);
}

void FileController::startNew() {
    m_session.startNew(std::string(newLevel));
    m_errors.hide();
}

bool FileController::open(const QString& path) {
    const Result<void> opened = m_session.open(path);
    if (!opened) {
        m_errors.showError(QString::fromStdString(opened.error().message));
        return false;
    }
    m_errors.hide();
    remember(absolutePath(path));
    return true;
}

void FileController::openWithDialog() {
    if (!mayDiscard())
        return;
    const QString folder = m_session.path().isEmpty() ? QString() : QFileInfo(m_session.path()).path();
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open a Description"), folder,
        tr("Levels and dungeons (*.des *.lev *.def *.pdf);;Level descriptions (*.des);;Compiled levels "
           "(*.lev);;Dungeon descriptions (*.def *.pdf);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

bool FileController::save() {
    if (m_session.path().isEmpty())
        return saveAs();
    const Result<FileFate> fate = m_session.lookAtFile();
    if (fate && *fate == FileFate::Changed) {
        showChanged();
        return false;
    }
    const Result<void> saved = m_session.save();
    if (!saved) {
        m_errors.showError(QString::fromStdString(saved.error().message),
                           {{tr("Save As…"), [this] { saveAs(); }}});
        return false;
    }
    m_told = FileFate::AsKnown;
    m_fileBar.hide();
    Q_EMIT said(tr("Saved %1").arg(m_session.displayName()));
    return true;
}

bool FileController::saveAs() {
    const QString suggestion = m_session.path().isEmpty() ? m_session.suggestedFileName() : m_session.path();
    const QString path = askSaveName(m_window, suggestion, m_session.analysis().kind(), m_files);
    return !path.isEmpty() && saveTo(path);
}

bool FileController::saveTo(const QString& path) {
    const Result<void> saved = m_session.saveAs(path);
    if (!saved) {
        m_errors.showError(QString::fromStdString(saved.error().message));
        return false;
    }
    m_told = FileFate::AsKnown;
    m_fileBar.hide();
    remember(m_session.path());
    Q_EMIT said(tr("Saved %1").arg(m_session.displayName()));
    return true;
}

bool FileController::mayDiscard() {
    if (!m_session.isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved Changes"),
                         tr("Save the changes to “%1”?").arg(m_session.displayName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setObjectName(QStringLiteral("unsavedQuestion"));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool FileController::mayClose() {
    const bool decided = m_farewell && m_farewell->revision == m_session.document().revision();
    if (!decided && !mayDiscard())
        return false;
    if (m_journal && !(decided && m_farewell->keep))
        m_journal->discard();
    return true;
}

// The windows are closed only later, if all other programs agree.
bool FileController::mayEndSession(bool mayAsk) {
    m_farewell.reset();
    if (mayAsk && !mayDiscard())
        return false;
    if (m_journal)
        m_journal->flush();
    m_farewell = Farewell{m_session.document().revision(), !mayAsk};
    return true;
}

void FileController::lookAtFile() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate)
        return; // saving tells
    if (*fate == FileFate::AsKnown) {
        m_told = FileFate::AsKnown;
        m_fileBar.hide();
        return;
    }
    const std::optional<TextSnapshot>& found = m_session.foundFile();
    const auto content = found.transform([](const TextSnapshot& text) { return ByteSum::of(text.bytes()); });
    if (*fate == FileFate::Changed && m_session.knownFile() &&
        m_session.text().bytes() == m_session.knownFile()->bytes())
        takeTheirs();
    else if (*fate == m_told && content == m_toldContent)
        return;
    else if (*fate == FileFate::Changed)
        showChanged();
    else
        showGone();
    m_told = *fate;
    m_toldContent = content;
}

void FileController::showChanged() {
    m_fileBar.showError(tr("“%1” has been changed by another program, and here. Nothing is written until you "
                           "choose.")
                            .arg(m_session.displayName()),
                        {{tr("Load Theirs"), [this] { takeTheirs(); }},
                         {tr("Save Mine"), [this] { saveMine(); }},
                         {tr("Save As…"), [this] { saveAs(); }}});
}

void FileController::showGone() {
    m_fileBar.showError(
        tr("“%1” has been deleted or moved. Saving makes it anew.").arg(m_session.displayName()),
        {{tr("Save"), [this] { save(); }}, {tr("Save As…"), [this] { saveAs(); }}});
}

// The file is looked at again: it is the newest content that counts, and it may have gone since.
void FileController::takeTheirs() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (!fate || *fate != FileFate::Changed)
        return lookAtFile();
    m_session.takeFoundFile();
    m_fileBar.hide();
    Q_EMIT said(
        tr("“%1” has been changed by another program: this is what it holds now. Undo brings back what "
           "was here.")
            .arg(m_session.displayName()));
}

void FileController::saveMine() {
    const Result<FileFate> fate = m_session.lookAtFile();
    if (fate && *fate == FileFate::Changed)
        m_session.keepTextOverFoundFile();
    save();
}

bool FileController::offerRecovery() {
    if (!m_journal)
        return false;
    std::vector<LeftWork> found = findLeftWork(m_journal->folder(), m_files);
    if (found.empty())
        return false;
    auto* dialog = new RecoveryDialog(
        std::move(found), m_files, [this](const RecoveredText& text) { return restore(text); }, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return true;
}

// The old journal goes only when the new one is on the disk.
bool FileController::restore(const RecoveredText& recovered) {
    if (!mayDiscard())
        return false;
    m_session.restore(recovered);
    m_errors.hide();
    return m_journal->flush();
}

void FileController::remember(const QString& path) {
    QStringList files = m_settings.value(QStringLiteral("recentFiles")).toStringList();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(QStringLiteral("recentFiles"),
                        QStringList(files.first(std::min<qsizetype>(files.size(), mostRecentFiles))));
    fillRecentMenu();
}

void FileController::fillRecentMenu() {
    if (!m_recent)
        return;
    m_recent->clear();
    const QStringList files = m_settings.value(QStringLiteral("recentFiles")).toStringList();
    for (const QString& path : files) {
        m_recent->addAction(QFileInfo(path).fileName() + QStringLiteral("  —  ") + QFileInfo(path).path(),
                            this, [this, path] {
                                if (mayDiscard())
                                    open(path);
                            });
    }
    m_recent->setEnabled(!files.isEmpty());
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/FileWatch.h"
#include "widgets/session/JournalKeeper.h"
#include "widgets/session/Session.h"

#include <QMenu>
#include <QSettings>

#include <optional>

namespace levwright {

class MessageBar;

// What the window tells about files: errors, and what has become of the document's file.
struct FileMessages {
    MessageBar& errors;
    MessageBar& file;
};

// Opens and saves the session's document, and asks the user where work might be lost: by closing, by another
// program that writes the file, by a process that ended before it saved.
class FileController : public QObject {
    Q_OBJECT

public:
    // Questions are asked over the window. All outlive this.
    FileController(Session& session, FileStore& files, QSettings& settings, FileMessages messages,
                   QWidget* window);

    // Without one, nothing is kept of what is not saved.
    void setJournal(JournalKeeper& journal);
    // Filled with the files that were opened last.
    void setRecentMenu(QMenu& menu);

    void startNew();
    // Says so if that fails, and keeps what is open. Asks nothing.
    bool open(const QString& path);
    void openWithDialog();
    bool save();
    bool saveAs();
    // True if nothing is lost by going on: saved now, or the user does not mind.
    bool mayDiscard();
    // The same, for good: what was not saved then is not kept either.
    bool mayClose();
    // The desktop session ends: true if it may. Where nothing may be asked, the next start brings back what
    // is not saved.
    bool mayEndSession(bool mayAsk);
    // Compares the document with its file.
    void lookAtFile();
    // Shows unsaved work of processes that are gone; false if there is none.
    bool offerRecovery();

Q_SIGNALS:
    // For the status bar.
    void said(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // What was decided about unsaved work when the desktop session began to end.
    struct Farewell {
        Revision revision{};
        bool keep = false; // in the journal
    };

    bool saveTo(const QString& path);
    void showChanged();
    void showGone();
    void takeTheirs();
    void saveMine();
    bool restore(const RecoveredText& recovered);
    void remember(const QString& path);
    void fillRecentMenu();

    Session& m_session;
    FileStore& m_files;
    QSettings& m_settings;
    MessageBar& m_errors;
    MessageBar& m_fileBar;
    QWidget* m_window;
    FileWatch m_watch;
    JournalKeeper* m_journal = nullptr;
    QMenu* m_recent = nullptr;
    // What the bar told last, so that it does not come again when the user has closed it.
    FileFate m_told = FileFate::AsKnown;
    std::optional<ByteSum> m_toldContent;
    std::optional<Farewell> m_farewell;
};

} // namespace levwright

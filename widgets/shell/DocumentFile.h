// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/FileWatch.h"
#include "widgets/session/JournalKeeper.h"
#include "widgets/session/Session.h"

#include <memory>
#include <optional>

namespace levwright {

class MessageBar;

// What the page tells about files: errors, and what has become of the document's file.
struct FileMessages {
    MessageBar& errors;
    MessageBar& file;
};

// The file of one open document, and its journal. Asks the user where work might be lost: by closing, or by
// another program that writes the file.
class DocumentFile : public QObject {
    Q_OBJECT

public:
    // Questions are asked over the window. All outlive this.
    DocumentFile(Session& session, FileStore& files, FileMessages messages, QWidget& window);

    Session& session() const { return m_session; }
    // Keeps what is not saved in that folder from now on.
    void keepJournal(const QString& folder);
    // Waits until the journal is on the disk; false if that fails.
    bool flushJournal();

    bool save();
    bool saveAs();
    // True if nothing is lost by going on: saved now, or the user does not mind.
    bool mayDiscard();
    // The same, for good: what was not saved then is not kept either, once that is said by discard().
    bool mayClose();
    void discard();
    // The desktop session ends: true if it may. Where nothing may be asked, the next start brings back what
    // is not saved.
    bool mayEndSession(bool mayAsk);
    // Compares the document with its file.
    void lookAtFile();

Q_SIGNALS:
    // For the status bar.
    void said(const QString& message);
    // Under a name of its own.
    void savedAs(const QString& path);
    // A question is about to be asked: the document should be in sight.
    void asking();

private:
    // What was decided about unsaved work when the desktop session began to end.
    struct Farewell {
        Revision revision{};
        bool keep = false; // in the journal
    };

    bool saveTo(const QString& path);
    void becomeKnown();
    void showChanged();
    void showGone();
    void takeTheirs();
    void saveMine();

    Session& m_session;
    FileStore& m_files;
    MessageBar& m_errors;
    MessageBar& m_fileBar;
    QWidget& m_window;
    FileWatch m_watch;
    std::unique_ptr<JournalKeeper> m_journal;
    // What the bar told last, so that it does not come again when the user has closed it.
    FileFate m_told = FileFate::AsKnown;
    std::optional<ByteSum> m_toldContent;
    std::optional<Farewell> m_farewell;
};

} // namespace levwright

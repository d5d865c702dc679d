// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/session/FileWatch.h"
#include "widgets/session/JournalKeeper.h"
#include "widgets/session/Session.h"
#include "widgets/theme/Themes.h"

#include <functional>
#include <memory>
#include <optional>

namespace levwright {

class MessageBar;
struct MessageChoice;

// Shows the page's messages about files: errors, and what has happened to the document's file.
struct FileMessages {
    MessageBar& errors;
    MessageBar& file;
    const Themes& themes; // of maps in questions, as are the looks
    const MapLooks& looks;
};

// What the user wants when a document with unsaved work is to close.
enum class Parting : quint8 { Stay, Go, Keep };

// The file of one open document, and its journal. Asks the user when work might be lost: by closing, or
// because another program wrote the file.
class DocumentFile : public QObject {
    Q_OBJECT

public:
    // Questions open over the window. All arguments must outlive this.
    DocumentFile(Session& session, FileStore& files, FileMessages messages, QWidget& window);

    Session& session() const { return m_session; }
    // Keeps unsaved work in that folder from now on.
    void keepJournal(const QString& folder);
    // Goes on with the journal that another window has kept.
    void keepJournal(std::unique_ptr<JournalKeeper> journal);
    // Passes the journal on, and keeps none from now on. Null if there is none.
    std::unique_ptr<JournalKeeper> handOverJournal();
    // Waits until the journal is on the disk. False if that fails.
    bool flushJournal();

    bool save();
    bool saveAs();
    // Saves, unless that would need a question or a decision of the user.
    void saveByItself();
    // Takes the text from the file again, after a question if there is something to lose.
    void revert();
    // Returns true if nothing would be lost: the document is saved, was saved now, or the user does not mind.
    bool mayDiscard();
    // Like mayDiscard(), before the document closes for good. discard() then also gives up what was not
    // saved.
    bool mayClose();
    void discard();
    // Like mayClose(), before the program ends. The answer may also be to keep unsaved work for the next
    // time.
    Parting mayQuit();
    // Puts unsaved work into the journal for the next time; discard() then leaves it there. False if that
    // fails; an error is shown.
    bool keepForNextTime();
    // The id of the journal that is kept for the next time; empty if there is none.
    QString keptJournal() const;
    // Returns true if the desktop session may end. If no question is allowed, the next start restores unsaved
    // work.
    bool mayEndSession(bool mayAsk);
    // The program goes on after all: what was answered before its end does not count any more.
    void stay() { m_farewell.reset(); }
    // Compares the document with its file.
    void lookAtFile();

Q_SIGNALS:
    // A message for the status bar.
    void said(const QString& message);
    // The document is about to be saved, and was.
    void writing();
    void written();
    // The document was saved under a new name.
    void savedAs(const QString& path);
    // A question follows; the document should be made visible.
    void asking();
    // The user wants to see how the document differs from its file, whose text that is.
    void compareWanted(const std::string& bytes);

private:
    // The user's decision about unsaved work when the desktop session began to end.
    struct Farewell {
        Revision revision{};
        bool keep = false; // keep unsaved work in the journal
    };

    enum class Keeping : bool { NotOffered, Offered };
    Parting ask(Keeping keeping);
    bool isDecided() const;
    bool mayRevert();
    bool saveTo(const QString& path);
    void becomeKnown();
    void showChanged();
    void showGone();
    MessageChoice choice(const QString& text, std::function<void()> run);
    void takeTheirs();
    void saveMine();
    void compareWithTheirs();
    void mergeTheirs();

    Session& m_session;
    FileStore& m_files;
    MessageBar& m_errors;
    MessageBar& m_fileBar;
    const Themes& m_themes;
    const MapLooks& m_looks;
    QWidget& m_window;
    FileWatch m_watch;
    std::unique_ptr<JournalKeeper> m_journal;
    // What the message bar showed last, so that it does not reappear after the user has closed it.
    FileFate m_told = FileFate::AsKnown;
    std::optional<ByteSum> m_toldContent;
    std::optional<Farewell> m_farewell;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/Archive.h"
#include "core/catalog/GameList.h"
#include "core/python/PythonLevels.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/session/LeftWork.h"
#include "widgets/session/Workspace.h"
#include "widgets/shell/DocumentFile.h"

#include <QMenu>
#include <QSettings>

#include <map>
#include <memory>
#include <vector>

namespace levwright {

// The journals of all documents, which one window passes on to the next.
struct KeptJournals {
    QString folder; // empty if nothing is kept
    std::map<const Session*, std::unique_ptr<JournalKeeper>> keepers;
};

// Opens, saves and closes the documents of the workspace, and restores unsaved work of processes that are
// gone.
class FileController : public QObject {
    Q_OBJECT

public:
    // Questions open over the window. All arguments must outlive this.
    FileController(Workspace& workspace, PageTabs& tabs, QSettings& settings, const Themes& themes,
                   const MapLooks& looks, QWidget* window);
    ~FileController() override;

    // Keeps unsaved work in that folder. If it is empty, nothing is kept.
    void keepJournals(const QString& folder);
    // Takes over from a window that is gone: its journals, and what it told about documents that cannot be
    // changed.
    void takeOver(KeptJournals journals);
    // Passes the journals on. Nothing is kept from now on.
    KeptJournals handOverJournals();
    // Waits until all journals are on the disk. False if that fails.
    bool flushJournals();
    // The menu is filled with the files that were opened last.
    void setRecentMenu(QMenu& menu);
    // Paths, the last one first.
    QStringList recentFiles() const;

    // Opens a file. For a data library, shows what can be opened. An error is shown, and the open documents
    // stay.
    bool open(const QString& path);
    // Shows the result of opening a file in the workspace, or that the file is a data library.
    bool tell(const QString& path, const Result<Session*>& opened);
    void openWithDialog();
    // Begins a document with the level in the clipboard, which may stand in a Python string.
    bool startFromClipboard();
    // Asks what a new document should start with.
    void startWithDialog(const Theme& theme);
    // Converts the active description for another game and opens the result as a new document. Shows errors,
    // and what has no equivalent in that game.
    bool convert(std::string_view gameId);
    // save() and saveAs() act on the active document.
    bool save();
    bool saveAs();
    // Saves all documents with changes. One that cannot be saved shows why, and the others are saved.
    void saveAll();
    bool hasUnsaved() const;
    // Saves the changed documents that have a file which nobody else has changed, without a question.
    void saveByItself();
    // Takes the text of the active document from its file again.
    void revert();
    // Compares all documents with their files.
    void lookAtFiles();
    // Returns false if the user wants to keep it open.
    bool close(Session& session);
    // Asks about each document with unsaved changes among these files. Returns true if the saved contents of
    // the files may be used.
    bool mayUseFiles(const QStringList& paths);
    // Asks about all documents before the window closes. Returns true if nothing would be lost.
    bool mayCloseAll();
    // Returns true if the desktop session may end.
    bool mayEndSession(bool mayAsk);
    // Shows unsaved work of processes that are gone, but not that of the journals with these ids. False if
    // there is none.
    bool offerRecovery(const QStringList& butNot = {});
    // The same work, youngest first, for as long as the result lives: nobody else finds it meanwhile.
    std::vector<LeftWork> findLeft() const;
    // Opens it and removes its journal. False if it is not safe to do so: it is open, and its journal stays.
    bool restore(const LeftWork& work);
    // The id of the journal that is kept for the next time; empty if the document has none.
    QString keptJournal(const Session& session) const { return m_files.at(&session)->keptJournal(); }

Q_SIGNALS:
    // A message for the status bar.
    void said(const QString& message);
    // The user wants to see how the document differs from that text.
    void compareWanted(levwright::Session& session, const QString& name, const std::string& bytes);
    // A document is about to be saved, and was.
    void writing(levwright::Session& session);
    void written(levwright::Session& session);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPage(EditorPage& page);
    // Offers to read a document that is shown as plain text.
    void offerReading(EditorPage& page);
    // Lets the user choose from a data library; tells the user if it is empty.
    bool showLibrary(const QString& path);
    // Says that the document cannot be changed, if so, and offers a copy.
    void tellObjection(const Session& session);
    // Shows the levels in a Python file.
    bool showPython(const QString& path, python::PythonForm form);
    void openInside(const QString& path, std::size_t number);
    void openEntries(const std::vector<const ArchiveEntry*>& entries);
    DocumentFile& active() const { return *m_files.at(&m_workspace.active()); }
    // Checks the documents in the order of their tabs, up to the first for which it is false. Returns whether
    // it holds for all.
    bool allOf(const std::function<bool(DocumentFile&)>& holds) const;
    // The same before the program ends. If one does not agree, no answer counts any more.
    bool allAgree(const std::function<bool(DocumentFile&)>& agrees) const;
    bool restore(const RecoveredText& recovered);
    void remember(const QString& path);
    void fillRecentMenu();

    Workspace& m_workspace;
    PageTabs& m_tabs;
    QSettings& m_settings;
    const Themes& m_themes;
    const MapLooks& m_looks;
    QWidget* m_window;
    std::map<const Session*, std::unique_ptr<DocumentFile>> m_files;
    QString m_journals; // folder; if empty, nothing is kept
    QMenu* m_recent = nullptr;
    bool m_isGivenUp = false; // whether the user has cancelled the last long opening
};

} // namespace levwright

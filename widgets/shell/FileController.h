// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/Archive.h"
#include "core/catalog/GameList.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/session/Workspace.h"
#include "widgets/shell/DocumentFile.h"

#include <QMenu>
#include <QSettings>

#include <map>
#include <memory>
#include <vector>

namespace levwright {

// Opens, saves and closes the documents of the workspace, and brings back what a process that is gone did not
// save.
class FileController : public QObject {
    Q_OBJECT

public:
    // Questions are asked over the window. All outlive this.
    FileController(Workspace& workspace, PageTabs& tabs, QSettings& settings, QWidget* window);
    ~FileController() override;

    // Keeps what is not saved in that folder; without one, nothing is kept.
    void keepJournals(const QString& folder);
    // Waits until all journals are on the disk; false if that fails.
    bool flushJournals();
    // Filled with the files that were opened last.
    void setRecentMenu(QMenu& menu);

    // Of a data library, shows what can be opened. Says so if that fails, and keeps what is open.
    bool open(const QString& path);
    // Says what has come of a file that the workspace has opened, or not, as a data library.
    bool tell(const QString& path, const Result<Session*>& opened);
    void openWithDialog();
    // Asks what a new document begins with.
    void startWithDialog(const Theme& theme);
    // Opens the active description, converted for a newer game, as a new document; says so if that fails, and
    // what has no equivalent there.
    bool convert(const GameEntry& game);
    // Of the active document.
    bool save();
    bool saveAs();
    // Compares all documents with their files.
    void lookAtFiles();
    // False if the user wants to keep it open.
    bool close(Session& session);
    // Asks about each document with changes among these files: true if what the files hold will do.
    bool mayUseFiles(const QStringList& paths);
    // About all of them, at the end of the window: true if nothing is lost by going on.
    bool mayCloseAll();
    // The desktop session ends: true if it may.
    bool mayEndSession(bool mayAsk);
    // Shows unsaved work of processes that are gone; false if there is none.
    bool offerRecovery();

Q_SIGNALS:
    // For the status bar.
    void said(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPage(EditorPage& page);
    // Of a document that is shown as text alone.
    void offerReading(EditorPage& page);
    // Lets the user choose; says so if there is nothing to choose.
    bool showLibrary(const QString& path);
    void openEntries(const std::vector<const ArchiveEntry*>& entries);
    DocumentFile& active() const { return *m_files.at(&m_workspace.active()); }
    // Whether it is true of every document, in the order of their tabs, up to the first of which it is not.
    bool allOf(const std::function<bool(DocumentFile&)>& holds) const;
    bool restore(const RecoveredText& recovered);
    void remember(const QString& path);
    void fillRecentMenu();

    Workspace& m_workspace;
    PageTabs& m_tabs;
    QSettings& m_settings;
    QWidget* m_window;
    std::map<const Session*, std::unique_ptr<DocumentFile>> m_files;
    QString m_journals; // folder; empty: nothing is kept
    QMenu* m_recent = nullptr;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/JournalFile.h"
#include "widgets/shell/LeftDocuments.h"
#include "widgets/shell/MainWindow.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <optional>
#include <vector>

namespace levwright {

// Whether files were named that are to be opened.
enum class FilesNamed : bool { No, Yes };

// Reopens what was open in the last window, and notes what is open in this one. Of several processes only the
// first does so. A window that was started for some files, and shows only these, leaves the last session as
// it is and adds to it the documents whose unsaved work is kept.
class SessionKeeper : public QObject {
    Q_OBJECT

public:
    // folder: where the process that reopens and notes holds a lock. Both references must outlive this.
    SessionKeeper(Workspace& workspace, QSettings& settings, const std::filesystem::path& folder,
                  FilesNamed files);

    // Opens the files of the last session, if that is to be. To be called before the window is made, which
    // would otherwise make a page for the new document that the first of them replaces.
    void openFiles();
    // Brings back the unsaved work that was kept, and how the documents were shown. To be called once, after
    // FileController::keepJournals(). From then on, notes what is open.
    void restoreInto(MainWindow& window);
    // Notes what is open in this window from now on, which has taken the place of the first one.
    void follow(MainWindow& window);
    // The ids of journals that a later window reopens.
    QStringList keptForLater() const;

private:
    bool reopens() const;
    void restoreKept();
    void restoreViews();
    std::vector<LeftDocument> openDocuments() const;
    void note();

    Workspace& m_workspace;
    QSettings& m_settings;
    LockedFile m_lock;
    FilesNamed m_files;
    std::vector<LeftDocument> m_left;
    std::vector<Session*> m_reopened; // by the rows of m_left; null for what could not be opened
    QStringList m_missing;            // names of files that could not be opened
    std::optional<std::vector<LeftDocument>> m_noted; // what the settings hold by now
    MainWindow* m_window = nullptr;
    QTimer m_soon; // several documents may open or close at once
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/FolderNames.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/search/FolderSearch.h"
#include "widgets/shell/FileController.h"

#include <QObject>

#include <functional>
#include <vector>

namespace levwright {

// Levels that a text names and other files of its folder hold: goes there, and renames them everywhere.
class LevelNames : public QObject {
    Q_OBJECT

public:
    struct Window {
        Workspace& workspace;
        PageTabs& tabs;
        FileController& files;
        std::function<QString()> folder; // that is shown in the window; empty if there is none
    };
    // All that the window refers to must outlive the object. Questions open over parent.
    LevelNames(Window window, QWidget& parent);

private:
    // The files that may be about a level; the document that asks comes first.
    struct Files {
        std::vector<services::NamedFile> named;
        std::vector<FileFinding> found; // the same ones, without places
    };

    QString folderOf(const Session& asker) const;
    Files filesAbout(std::string_view level, Session& asker);
    void goTo(EditorPage& page, Offset at);
    void open(const QPointer<Session>& session, const QString& path, Range shown);
    void rename(EditorPage& page, Offset at, const std::string& name);

    Window m_window;
    QWidget& m_parent;
};

} // namespace levwright

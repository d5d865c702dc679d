// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"
#include "widgets/compare/CompareDialog.h"
#include "widgets/session/KeptVersions.h"
#include "widgets/session/Workspace.h"
#include "widgets/shell/GitHistory.h"
#include "widgets/theme/Themes.h"

#include <QObject>

namespace levwright {

// Compares the active document with a file, with its file on the disk, or with a version that git keeps or
// that was saved here.
class CompareController : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it.
    CompareController(Workspace& workspace, const Themes& themes, MapLooks& looks, QWidget* window);

    // Asks for the other file.
    void compareWithFile();
    void compareWith(const QString& path);
    void compareWithText(Session& session, const QString& name, const std::string& bytes);
    // From now on keeps in that folder what is saved.
    void keepVersions(const QString& folder);
    // Keeps what the file of the session holds.
    void keepFile(Session& session);
    // Lists the versions of the active document's file.
    void showVersions();

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void show(Session& session, OtherVersion other);
    // The newest first. Error: nobody keeps any.
    Result<QList<FileVersion>> allVersions(const QString& path) const;

    Workspace& m_workspace;
    const Themes& m_themes;
    MapLooks& m_looks;
    QWidget* m_window;
    KeptVersions m_kept;
};

} // namespace levwright

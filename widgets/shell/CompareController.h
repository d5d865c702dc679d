// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/Analysis.h"
#include "widgets/compare/CompareDialog.h"
#include "widgets/session/Workspace.h"
#include "widgets/theme/Themes.h"

#include <QObject>

namespace levwright {

// Compares the active document with a file, with its file on the disk, or with a version that git keeps.
class CompareController : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it.
    CompareController(Workspace& workspace, const Themes& themes, QWidget* window);

    // Asks for the other file.
    void compareWithFile();
    void compareWith(const QString& path);
    void compareWithText(Session& session, const QString& name, const std::string& bytes);
    // Lists the versions that git keeps of the active document's file.
    void showVersions();

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void show(Session& session, OtherVersion other);

    Workspace& m_workspace;
    const Themes& m_themes;
    QWidget* m_window;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/FolderExport.h"
#include "widgets/session/Workspace.h"

#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

namespace levwright {

// The descriptions of one folder, to open one or export all.
class ProjectPanel : public QWidget {
    Q_OBJECT

public:
    // The workspace must outlive the panel.
    explicit ProjectPanel(Workspace& workspace, QWidget* parent = nullptr);

    // Lists the folder's dungeon file first, then its .des and .lua files.
    void setFolder(const QString& folder);
    QString folder() const { return m_folder; }
    QStringList files() const;
    // False if there is nothing to export.
    bool exportAll(const Target& target);

Q_SIGNALS:
    void fileChosen(const QString& path);
    void exportWanted();

private:
    void showProgress(int done, int total, const QString& path);
    void showSummary(int written, const QStringList& failures, bool cancelled);
    void openRow(const QListWidgetItem* item);
    void followOpenFiles();
    void markOpenFiles();

    Workspace& m_workspace;
    FolderExport* m_export;
    QString m_folder;
    QStringList m_openFiles; // as marked last
    QLabel* m_name;
    QListWidget* m_list;
    QPushButton* m_exportAll;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    QLabel* m_summary;
    QListWidget* m_failures;
};

} // namespace levwright

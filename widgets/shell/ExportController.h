// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/target/Target.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"

#include <QSettings>

#include <optional>

namespace levwright {

class FileController;
class ProjectPanel;

// Writes the compiled form of the active document, and of a folder's, for the target that is chosen.
class ExportController : public QObject {
    Q_OBJECT

public:
    // All outlive this; dialogs open over the window.
    ExportController(PageTabs& tabs, FileStore& files, QSettings& settings, const ActionTable& actions,
                     QWidget* window);

    // Beside the description; asks where if it has no file.
    void exportBesideFile();
    void exportWithDialog();
    // The current level's NAME.lev, or the dungeon file; says on the page if that fails.
    bool exportTo(const QString& folder);
    // The current level, as text for the Python program that has it as an environment.
    void copyForMiniHack();
    Target target() const;

Q_SIGNALS:
    // For the status bar.
    void said(const QString& message);

private:
    // The current level of the document; none, and it is said, where none has begun.
    std::optional<std::size_t> levelToWrite(const LevelsAnalysis& analysis);
    bool exportLevelTo(const QString& folder, const LevelsAnalysis& analysis);
    bool exportDungeonTo(const QString& folder, const DungeonModel& dungeon);
    bool fail(const QString& reason);
    void reportExported(const std::filesystem::path& path, std::size_t size);
    void reportErrors(const Diagnostics& diagnostics);
    Session& session() const { return m_tabs.active().session(); }

    PageTabs& m_tabs;
    FileStore& m_files;
    QSettings& m_settings;
    const ActionTable& m_actions;
    QWidget* m_window;
};

} // namespace levwright

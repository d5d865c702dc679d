// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/target/Target.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"

#include <QSettings>

#include <optional>

namespace levwright {

// Writes the compiled form of the active document, or of a whole folder, for the chosen target.
class ExportController : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive this. Dialogs open over the window.
    ExportController(PageTabs& tabs, FileStore& files, QSettings& settings, const ActionTable& actions,
                     QWidget* window);

    // Exports to the folder of the description. Asks where if the document has no file.
    void exportBesideFile();
    void exportWithDialog();
    // Writes the current level's NAME.lev, or the dungeon file. An error is shown on the page.
    bool exportTo(const QString& folder);
    // Copies the current level as text for the Python program that uses it as an environment.
    void copyForMiniHack();
    Target target() const;

Q_SIGNALS:
    // A message for the status bar.
    void said(const QString& message);

private:
    // The current level of the document. Empty, with a message, if no level has begun.
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

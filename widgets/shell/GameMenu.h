// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importer/CellLooks.h"
#include "core/importer/GameImport.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/session/GameWatch.h"
#include "widgets/session/SourceWatch.h"
#include "widgets/session/Workspace.h"

#include <QObject>
#include <QSettings>
#include <QToolButton>

#include <filesystem>
#include <optional>
#include <vector>

namespace levwright {

// The game of the active document: the choice in the menu Level and on a button of the status bar, for the
// document alone or for its folder. Games of the user come and go with their folders, and documents follow
// the changes of their tables.
class GameMenu : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it, except that the parent owns it.
    GameMenu(Workspace& workspace, QSettings& settings, ActionTable& actions, QWidget* parent);

    // Takes the game that was chosen last, and tells which games of open files cannot be used.
    void restore();
    // The game of new documents from now on; those that are open stay as they are.
    void setUsual(const QString& game);
    // The ids and names of all games, in the order of the menu.
    QList<std::pair<QString, QString>> games() const;
    // Marks the game of the active document.
    void show();
    // Makes a game from the sources of a variant in that folder, and reads the active document as one of it.
    void addGame(const QString& sources);
    // Reads a document as a level of the game whose sources it lies in; they are imported if need be.
    void takeTreeOf(Session& session);
    // The same, for a folder that the user chooses.
    void addGameWithDialog();
    // For the status bar, which owns it.
    QToolButton* makeButton();
    // The actions that choose a game, in the order of the menu.
    QList<QAction*> choices() const;

Q_SIGNALS:
    void said(const QString& message);
    // Another game was chosen for new documents.
    void usualChosen();

private:
    // Games whose sources have changed are imported again, if documents use them.
    void followSources();
    void importAgain();
    // The user may see how long these take, and cancel them.
    Result<SourceGame> readTree(const std::filesystem::path& tree);
    Result<AddedGame> importTree(SourceGame source, const ImportRequest& request);
    std::optional<std::vector<CellLook>> looksFor(const SourceGame& source);
    std::vector<UserGame> usedGames() const;
    // From now on, descriptions are read in the game's language.
    void choose(const QString& game);
    // Takes the games that the user has now.
    void followGames();
    void readAgain();
    void tellTrouble(const Session& session);
    // Says on the button which other games the level could be for.
    void tellOtherGames();
    void fillButton();
    void keepForFolder();
    QAction* actionOf(const QString& game) const;

    QWidget* m_window;
    Workspace& m_workspace;
    QSettings& m_settings;
    ActionTable& m_actions;
    GameWatch m_watch;
    SourceWatch m_sources;
    std::vector<std::filesystem::path> m_seenTrees; // source trees whose levels were opened
    QStringList m_games;                            // the ids, in the order of the menu
    QToolButton* m_button = nullptr;
    bool m_imports = false; // now, while the user may wait
};

} // namespace levwright

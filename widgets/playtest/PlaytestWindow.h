// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/base/Geometry.h"
#include "core/catalog/Catalog.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/playtest/PlayController.h"
#include "widgets/playtest/PlaySource.h"
#include "widgets/session/ScriptWorker.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>

#include <memory>
#include <optional>

namespace levwright {

class BreakBar;
class InventoryPanel;
class MessagePane;
class PlayInput;
class PlayMap;
class ProtocolPane;
class StatusPanel;
class TimeBar;

// Plays a world: a level of the editor, or a world of the world server.
class PlaytestWindow : public QMainWindow {
    Q_OBJECT

public:
    // files must outlive the window.
    PlaytestWindow(FileStore& files, const Theme& theme);

    // Starts a game in a world of the source. After an error, which the window shows, everything is
    // unchanged.
    bool play(PlaySource source, std::uint64_t seed, std::optional<world::Place> place = {});
    // Asks for a file to open.
    void openWithDialog();
    // Opens a save or a configuration of the world server, a record or a run.
    bool openFile(const QString& path);
    bool saveRun(const QString& path);
    // The source has changed: starts again with the same seed, at the player's current place.
    void reload();
    // Whether a level of the editor is played.
    bool playsLevel() const { return m_source.catalog != nullptr; }
    // From now on the level cannot be rolled again.
    void forgetSource();
    std::uint64_t seed() const { return m_seed; }
    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);

    PlayController& controller() { return *m_controller; }
    PlayMap& map() { return *m_map; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPanels();
    QWidget* makeSide(QWidget* page);
    void buildActions();
    void buildBar();
    void connectPanels();
    bool hasSource() const { return m_source.make != nullptr; }
    QAction* makeAction(QMenu* menu, const QString& name, const QString& text, const QKeySequence& key);

    void restart();
    void playSeed(std::uint64_t seed);
    void nextSeed();
    void saveWithDialog();
    bool openRun(const std::string& bytes);
    bool openWorld(const std::string& bytes, const QString& name);
    bool begin(Result<std::unique_ptr<playtest::Playthrough>> game, std::shared_ptr<const Catalog> names,
               PlaceNames places);
    void updateSource();
    bool take(Result<PlayedWorld> made, PlaySource source, std::uint64_t seed,
              const std::optional<world::Place>& place);
    void tellOfReload(const std::optional<world::Place>& place);
    bool refuse(const Error& error);

    void startAnew();
    void follow();
    void followProtocol(const QString& command, const playtest::Exchange& exchange);
    void describe(std::optional<Point> cell);
    QStringList namesAt(Point cell);
    void say(const QString& text);

    FileStore& m_files;
    Theme m_theme;
    PlayController* m_controller;
    PlayInput* m_input;
    PlaySource m_source;
    std::uint64_t m_seed = 1;
    PlayMap* m_map = nullptr;
    MessagePane* m_messages = nullptr;
    StatusPanel* m_status = nullptr;
    InventoryPanel* m_inventory = nullptr;
    ProtocolPane* m_protocol = nullptr;
    TimeBar* m_time = nullptr;
    BreakBar* m_break = nullptr;
    QLabel* m_prompt = nullptr;
    QLabel* m_look = nullptr;
    QLabel* m_banner = nullptr;
    QLineEdit* m_seedField = nullptr;
    QAction* m_restart = nullptr;
    QAction* m_next = nullptr;
    QAction* m_save = nullptr;
    QAction* m_seeAll = nullptr;
    std::shared_ptr<const Catalog> m_names; // for names of what is shown; null if none
    PlaceNames m_places;
    std::optional<Point> m_lookedAt;
    ScriptWorker m_reloading; // last, so that it is destroyed first
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The file protocol of the world server (world-server.md, section 1; core/world/PROTOCOL.md).
#pragma once

#include "app/cli/Console.h"
#include "app/cli/WorldHost.h"
#include "core/world/Lines.h"
#include "core/world/ServerSession.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace levwright::cli {

// Made by the user in the folder of a world server: the commands for a new world.
constexpr std::string_view newWorldFile = "confserver/world";
// The server's own folder, in the same place.
constexpr std::string_view serverFolder = "server";

struct WorldRequest {
    std::optional<world::Rules> rules; // empty: use those of the save
    bool legacyOrder = false;
    std::filesystem::path folder = ".";
    std::string save = "save";
    std::optional<std::int64_t> replayTo; // a turn, 1 or more; empty: play
    bool verbose = false;
};

class WorldServer {
public:
    // messages: a stream for the operator.
    WorldServer(WorldRequest request, WorldHost& host, std::ostream& messages);

    // Serves until QUIT, a stop signal or another server ends it. Success: an orderly end, even if there was
    // nothing to play. Failure: the system reported an error, or another server serves the folder.
    Status run();

private:
    enum class Owner { Us, Nobody, Another };

    std::filesystem::path path(std::string_view name) const { return m_request.folder / name; }
    std::optional<std::string> readIfThere(const std::filesystem::path& path);
    void claim();
    void checkLeftOvers();
    void open();
    void start();
    void replay();
    void play();
    void makeSession(const world::StoredGame& stored);
    void serve();
    void obey(const std::string& line);
    // Checks whether server/out is still ours. If not, the session ends.
    bool checkOwner();
    Owner owner();
    void perform(const world::Effects& effects);
    void perform(const world::Effect& effect);
    // Copies save and place to new names.
    void keepCopies(std::string_view why);
    void flushOut();
    void tell(std::string_view kind, std::string_view text);
    void leave();

    WorldRequest m_request;
    WorldHost& m_host;
    std::ostream& m_messages;
    std::optional<world::ServerSession> m_session; // set once its rules are known
    world::LineReader m_lines;
    std::filesystem::path m_in;
    std::filesystem::path m_out;
    std::filesystem::path m_view;
    std::filesystem::path m_save;
    std::filesystem::path m_record;
    std::filesystem::path m_place;
    std::string m_firstLine;
    std::string m_pendingOut;
    bool m_ended = false;
    bool m_takenOver = false;
};

} // namespace levwright::cli

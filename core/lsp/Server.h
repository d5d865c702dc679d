// SPDX-License-Identifier: GPL-3.0-or-later
// A language server: messages of JSON-RPC in, messages out.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/lsp/OpenFile.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::lsp {

// The game of a file by its path, kind and text.
using FindGame =
    std::function<Result<GamePtr>(const std::string& path, DocumentKind kind, const TextSnapshot& text)>;

class Server {
public:
    explicit Server(FindGame findGame, std::string version)
        : m_findGame(std::move(findGame)), m_version(std::move(version)) {}

    // The messages that answer a message, whatever it holds.
    std::vector<std::string> handle(std::string_view message);
    // The client has said “exit”.
    bool isDone() const { return m_isDone; }
    // The client asked for the end before it said “exit”.
    bool wasShutDown() const { return m_wasShutDown; }

private:
    struct Failure {
        int code = 0;
        std::string message;
    };
    using Outcome = std::expected<JsonToWrite, Failure>;

    Outcome request(const std::string& method, const JsonRead& parameters);
    Outcome askAbout(OpenFile& file, const std::string& method, const JsonRead& parameters) const;
    Outcome initialize(const JsonRead& parameters);
    void notify(const std::string& method, const JsonRead& parameters);
    void open(const JsonRead& document);
    void change(const JsonRead& parameters);
    void close(const std::string& uri);
    void publish(const OpenFile& file);
    void send(const std::string& method, const JsonToWrite& parameters);

    FindGame m_findGame;
    std::string m_version;
    ColumnUnit m_unit = ColumnUnit::Utf16;
    std::map<std::string, OpenFile, std::less<>> m_files; // by URI
    std::vector<std::string> m_out;
    bool m_wasShutDown = false;
    bool m_isDone = false;
};

// The path of a file's URI; the URI itself if it is no file's.
std::string pathOf(std::string_view uri);

} // namespace levwright::lsp

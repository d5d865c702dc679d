// SPDX-License-Identifier: GPL-3.0-or-later
// A language server: messages of JSON-RPC in, messages out.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/lsp/Workspace.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::lsp {

class Server {
public:
    explicit Server(Outside outside, std::string version)
        : m_outside(std::move(outside)), m_version(std::move(version)) {}

    // The messages that answer a message, whatever it holds.
    std::vector<std::string> handle(std::string_view message);
    // The text of an open document; null if it is not open.
    const TextSnapshot* openText(std::string_view uri) const;
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
    Outcome askAbout(OpenFile& file, const std::string& method, const JsonRead& parameters);
    Outcome askAboutPlace(OpenFile& file, std::string_view what, const JsonRead& parameters);
    static Outcome refusal(const Refusal& why);
    JsonToWrite definitionOf(const OpenFile& file, Offset at) const;
    Outcome renamed(const OpenFile& file, Offset at, const std::string& name);
    JsonToWrite resolved(const JsonRead& item) const;
    Outcome roll(const OpenFile& file, const JsonRead& parameters) const;
    Outcome initialize(const JsonRead& parameters);
    void notify(const std::string& method, const JsonRead& parameters);
    AnalysisPtr analysisOf(const std::string& uri, const TextSnapshot& text);
    AnalysisPtr updated(const OpenFile& file, const TextEdit& edit, const TextSnapshot& text);
    void open(const JsonRead& document);
    void change(const JsonRead& parameters);
    void save(const std::string& uri);
    void changeFolders(const JsonRead& event);
    void close(const std::string& uri);
    void publish(const OpenFile& file);
    void send(const std::string& method, const JsonToWrite& parameters);

    Outside m_outside;
    std::string m_version;
    ColumnUnit m_unit = ColumnUnit::Utf16;
    OpenFiles m_files;
    Workspace m_workspace;
    std::vector<std::string> m_out;
    bool m_isInitialized = false;
    bool m_pulls = false;          // the client asks for problems, so none are sent unasked
    bool m_takesRefreshes = false; // and can be told to ask again
    bool m_wasShutDown = false;
    bool m_isDone = false;
};

} // namespace levwright::lsp

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/lsp/Server.h"
#include "tests/fuzz/Properties.h"

#include <array>
#include <nlohmann/json.hpp>
#include <ranges>

namespace levwright::fuzz {
namespace {

// A text as it arrives: messages carry UTF-8 only.
std::string sent(std::string_view text) {
    return readJson(toLine(JsonToWrite(std::string(text))))->get<std::string>();
}

// An editor that keeps a text of its own beside the server's.
class Client {
public:
    Client(GamePtr game, const std::string& path, std::string text)
        : m_uri("file:///" + path),
          m_server(
              {.gameOf = [game = std::move(game)](const std::string&, DocumentKind,
                                                  const TextSnapshot&) -> Result<GamePtr> { return game; },
               .filesIn = [](const std::string&) { return std::vector<FolderFile>(); },
               .read = [](const std::string&) -> Result<std::string> { return failure("nothing"); }},
              "1"),
          m_text(std::move(text)) {
        ask("initialize", {});
        note("textDocument/didOpen", {{"textDocument", {{"uri", m_uri}, {"text", m_text.bytes()}}}});
    }

    const TextSnapshot& text() const { return m_text; }
    // As they were sent last.
    const JsonRead& problems() const { return m_problems; }

    // Both cut at the same characters, though not always at the bytes of the edit.
    void change(const TextEdit& edit) {
        JsonToWrite changes = JsonToWrite::array();
        for (const Replacement& each : edit.replacements() | std::views::reverse) {
            const JsonToWrite range = lsp::rangeIn(m_text, each.range, lsp::ColumnUnit::Utf16);
            const Range taken = lsp::bytesIn(m_text, *readJson(toLine(range)), lsp::ColumnUnit::Utf16);
            const std::string text = sent(each.text);
            changes.push_back({{"range", range}, {"text", text}});
            m_text = TextSnapshot(TextEdit::replace(taken, text).apply(m_text.bytes()));
        }
        note("textDocument/didChange", {{"textDocument", {{"uri", m_uri}}}, {"contentChanges", changes}});
    }

    void askAt(const char* method, Offset at) {
        const JsonToWrite place = lsp::positionIn(m_text, at, lsp::ColumnUnit::Utf16);
        const JsonRead answer = ask(method, {{"textDocument", {{"uri", m_uri}}},
                                             {"position", place},
                                             {"positions", JsonToWrite::array({place})},
                                             {"range", {{"start", place}, {"end", place}}},
                                             {"newName", "zq"}});
        constexpr int requestFailed = -32803;
        require(answer.contains("result") || answer.at("error").at("code") == requestFailed,
                "a request is answered, or refused with a reason");
    }

    // Bytes that need not be a message.
    void disturb(std::string_view bytes) { m_server.handle(bytes); }

private:
    JsonRead ask(const char* method, const JsonToWrite& parameters) {
        const std::vector<std::string> answers =
            m_server.handle(toLine({{"id", 1}, {"method", method}, {"params", parameters}}));
        require(answers.size() == 1, "a request has one answer");
        return *readJson(answers.front());
    }
    void note(const char* method, const JsonToWrite& parameters) {
        for (const std::string& answer :
             m_server.handle(toLine({{"method", method}, {"params", parameters}})))
            m_problems = readJson(answer)->at("params").at("diagnostics");
    }

    std::string m_uri;
    lsp::Server m_server;
    TextSnapshot m_text;
    JsonRead m_problems;
};

struct Reading {
    GamePtr game;
    const char* path;
};

Reading readingOf(Input& input) {
    switch (input.choose(5)) {
    case 0:
        return {game(), "a.des"};
    case 1:
        return {gameOfPrograms(), "a.des"};
    case 2:
        return {gameOfScripts(), "a.lua"};
    case 3:
        return {gameOfScripts(), "dungeon.lua"};
    default:
        return {game(), "dungeon.def"};
    }
}

} // namespace

void checkLanguageServer(std::string_view bytes) {
    Input input(bytes);
    const Reading reading = readingOf(input);
    Client client(reading.game, reading.path, sent(input.text()));
    constexpr int mostEdits = 8;
    for (int i = 0; i < mostEdits && input.hasChoices(); ++i)
        client.change(someEdit(input, client.text().bytes()));
    const Client fresh(reading.game, reading.path, std::string(client.text().bytes()));
    require(client.problems() == fresh.problems(), "after edits there are the problems of a fresh start");
    constexpr std::array methods{"textDocument/completion",
                                 "textDocument/hover",
                                 "textDocument/signatureHelp",
                                 "textDocument/definition",
                                 "textDocument/references",
                                 "textDocument/documentHighlight",
                                 "textDocument/prepareRename",
                                 "textDocument/rename",
                                 "textDocument/codeAction",
                                 "textDocument/documentSymbol",
                                 "textDocument/foldingRange",
                                 "textDocument/selectionRange",
                                 "textDocument/diagnostic",
                                 "textDocument/formatting",
                                 "textDocument/semanticTokens/full",
                                 "workspace/symbol",
                                 "levwright/roll"};
    constexpr int questions = 4;
    for (int i = 0; i < questions; ++i)
        client.askAt(methods[input.choose(methods.size())], input.choose(client.text().size() + 1));
    client.disturb(input.text());
}

} // namespace levwright::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Inbox.h"
#include "tests/fuzz/Properties.h"
#include "tests/fuzz/ServerClient.h"

#include <array>
#include <string>

namespace levwright::fuzz {
namespace {

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

// Whatever is cancelled, each request has its turn or the answer that it lost it.
void checkInbox(Input& input) {
    constexpr int mostSteps = 24;
    constexpr std::size_t ids = 4;
    lsp::Inbox inbox;
    std::size_t asked = 0;
    std::size_t settled = 0;
    for (int i = 0; i < mostSteps && input.hasChoices(); ++i) {
        const std::string id = std::to_string(input.choose(ids));
        switch (input.choose(3)) {
        case 0:
            inbox.add(R"({"id":)" + id + R"(,"method":"textDocument/hover"})");
            ++asked;
            break;
        case 1:
            inbox.add(R"({"method":"$/cancelRequest","params":{"id":)" + id + "}}");
            break;
        default:
            if (const auto message = inbox.next(); message && message->contains("hover"))
                ++settled;
        }
        settled += inbox.takeAnswers().size();
    }
    while (const auto message = inbox.next())
        settled += message->contains("hover") ? 1 : 0;
    require(settled == asked, "each request that waits has its turn or is cancelled");
}

} // namespace

void checkLanguageServer(std::string_view bytes) {
    Input input(bytes);
    const Reading reading = readingOf(input);
    ServerClient client(reading.game, reading.path, sent(input.text()));
    constexpr int mostEdits = 8;
    for (int i = 0; i < mostEdits && input.hasChoices(); ++i)
        client.change(someEdit(input, client.text().bytes()));
    require(client.hasTextOfServer(), "after edits the server has the text of the client");
    const ServerClient fresh(reading.game, reading.path, std::string(client.text().bytes()));
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
    checkInbox(input);
    client.disturb(input.text());
}

} // namespace levwright::fuzz

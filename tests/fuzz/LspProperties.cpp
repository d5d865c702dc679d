// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Properties.h"
#include "tests/fuzz/ServerClient.h"

#include <array>

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
    client.disturb(input.text());
}

} // namespace levwright::fuzz

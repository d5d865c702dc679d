// SPDX-License-Identifier: GPL-3.0-or-later
// bench_server FILE [GAME]: times what the language server needs for a key press in a file: the change, and
// the problems that it sends.
#include "core/languages/games/Games.h"
#include "core/lsp/Server.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

using namespace levwright;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int keys = 1000;

JsonToWrite placeIn(const TextSnapshot& text, Offset at) {
    const auto place = text.position(at);
    return {{"line", place.line}, {"character", at - text.lineStart(place.line)}};
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: bench_server FILE [GAME]\n";
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const GamePtr game = loadGame(argc > 2 ? argv[2] : "nethack-3.4.3").value();
    lsp::Server server({.gameOf = [&](const std::string&, DocumentKind, const TextSnapshot&) { return game; },
                        .filesIn = [](const std::string&) { return std::vector<FolderFile>(); },
                        .read = [](const std::string&) -> Result<std::string> { return failure("none"); }},
                       "bench");
    const auto send = [&](const JsonToWrite& message) { return server.handle(toLine(message)); };
    const std::string uri = std::string("file://") + argv[1];
    send({{"id", 1}, {"method", "initialize"}, {"params", JsonToWrite::object()}});
    send({{"method", "textDocument/didOpen"},
          {"params", {{"textDocument", {{"uri", uri}, {"text", bytes}}}}}});
    const TextSnapshot text(bytes);
    std::vector<double> times;
    for (int key = 0; key < keys; ++key) {
        // A letter is typed and taken back, all over the file.
        const Offset at = Offset(key / 2) * text.size() / (keys / 2);
        const bool isTyped = key % 2 == 0;
        const JsonToWrite begin = placeIn(text, at);
        JsonToWrite end = begin;
        end["character"] = begin["character"].get<std::size_t>() + (isTyped ? 0 : 1);
        const std::string message =
            toLine({{"method", "textDocument/didChange"},
                    {"params",
                     {{"textDocument", {{"uri", uri}, {"version", key}}},
                      {"contentChanges", JsonToWrite::array({{{"range", {{"start", begin}, {"end", end}}},
                                                              {"text", isTyped ? "x" : ""}}})}}}});
        const Clock::time_point start = Clock::now();
        const auto answers = server.handle(message);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        if (answers.empty())
            std::cerr << "no problems were sent\n";
    }
    std::ranges::sort(times);
    std::cout << std::format("{} bytes, {} keys: median {:.2f} ms, p99 {:.2f} ms, slowest {:.2f} ms\n",
                             bytes.size(), keys, times[times.size() / 2], times[times.size() * 99 / 100],
                             times.back());
    return 0;
}

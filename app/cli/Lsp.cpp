// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Lsp.h"

#include "app/cli/CommandLine.h"
#include "core/base/FileStore.h"
#include "core/languages/games/FolderFiles.h"
#include "core/languages/games/GameOfText.h"
#include "core/lsp/Framing.h"
#include "core/lsp/Inbox.h"
#include "core/lsp/Server.h"

#include <algorithm>
#include <array>
#include <format>
#include <optional>
#include <string>
#include <vector>

namespace levwright::cli {
namespace {

constexpr std::array<OptionRule, 2> optionsOfLsp{{{"--target", OptionValue::Required}, {"--stdio"}}};

// The bytes that are there, at least one; empty at the end.
std::string someOf(std::istream& input) {
    std::array<char, 65536> buffer{};
    const int first = input.get();
    if (first == std::istream::traits_type::eof())
        return {};
    buffer[0] = char(first);
    const std::streamsize more = input.readsome(buffer.data() + 1, std::streamsize(buffer.size()) - 1);
    return std::string(buffer.data(), std::size_t(more) + 1);
}

// What has arrived while the server was busy; never waits.
std::string arrived(std::istream& input) {
    std::array<char, 65536> buffer{};
    const std::streamsize count = input.readsome(buffer.data(), std::streamsize(buffer.size()));
    return std::string(buffer.data(), std::size_t(std::max<std::streamsize>(count, 0)));
}

void print(const std::vector<std::string>& messages, std::ostream& output) {
    for (const std::string& message : messages)
        output << lsp::framed(message);
}

// A client that does not wait for answers fills its pipe, not our memory.
constexpr std::size_t mostWaiting = 1000;

// Looks for further messages before each, so that one that waits can be cancelled.
Status serve(lsp::Server& server, const Console& console) {
    lsp::MessageReader reader;
    lsp::Inbox inbox;
    while (!server.isDone()) {
        std::string bytes;
        if (inbox.isEmpty()) {
            bytes = someOf(console.input);
            if (bytes.empty())
                return Failure;
        } else if (!reader.isBroken() && inbox.size() < mostWaiting) {
            bytes = arrived(console.input);
        }
        reader.add(bytes);
        for (auto message = reader.next(); message; message = reader.next())
            inbox.add(*std::move(message));
        print(inbox.takeAnswers(), console.output);
        if (const std::optional<std::string> message = inbox.next())
            print(server.handle(*message), console.output);
        console.output.flush();
        if (reader.isBroken() && inbox.isEmpty() && !server.isDone()) {
            console.errors << "levwright-cli: the input is not a sequence of messages\n";
            return Failure;
        }
    }
    return server.wasShutDown() ? Success : Failure;
}

} // namespace

Status serveLanguages(std::span<const std::string> arguments, const Console& console) {
    const auto words = readCommandLine(arguments, optionsOfLsp, SingleDash::IsError);
    if (!words) {
        console.errors << std::format("levwright-cli: {}\n", words.error().message);
        return Unusable;
    }
    std::optional<std::string> target;
    for (const CommandWord& word : *words) {
        if (word.option.empty()) {
            console.errors << "levwright-cli: lsp takes no files; see --help\n";
            return Unusable;
        }
        if (word.option == "--target")
            target = word.value;
    }
    const auto gameOf = [&](const std::string& path, DocumentKind kind, const TextSnapshot& text) {
        return gameFor({target, path, console.games}, kind, text);
    };
    const auto read = [](const std::string& path) { return DiskFileStore().read(path, largestFolderFile); };
    const auto filesIn = [](const std::string& folder) { return descriptionsIn(folder); };
    lsp::Server server({gameOf, filesIn, read}, LEVWRIGHT_VERSION);
    return serve(server, console);
}

} // namespace levwright::cli

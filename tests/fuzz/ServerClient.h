// SPDX-License-Identifier: GPL-3.0-or-later
// An editor of the language server that keeps a text of its own beside the server's.
#pragma once

#include "core/base/Contract.h"
#include "core/base/Printable.h"
#include "core/lsp/Server.h"

#include <nlohmann/json.hpp>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

namespace levwright::fuzz {

// A text as it arrives: messages carry UTF-8 only.
inline std::string sent(std::string_view text) {
    return readJson(toLine(JsonToWrite(std::string(text))))->get<std::string>();
}

class ServerClient {
public:
    ServerClient(GamePtr game, const std::string& path, std::string text,
                 lsp::ColumnUnit unit = lsp::ColumnUnit::Utf16)
        : m_unit(unit), m_uri("file:///" + path),
          m_server(
              {.gameOf = [game = std::move(game)](const std::string&, DocumentKind,
                                                  const TextSnapshot&) -> Result<GamePtr> { return game; },
               .filesIn = [](const std::string&) { return std::vector<FolderFile>(); },
               .read = [](const std::string&) -> Result<std::string> { return failure("nothing"); }},
              "1"),
          m_text(std::move(text)) {
        const char* encoding = unit == lsp::ColumnUnit::Utf8 ? "utf-8" : "utf-16";
        ask("initialize",
            {{"capabilities",
              {{"general", {{"positionEncodings", JsonToWrite::array({std::string(encoding)})}}}}}});
        note("textDocument/didOpen", {{"textDocument", {{"uri", m_uri}, {"text", m_text.bytes()}}}});
    }

    const TextSnapshot& text() const { return m_text; }
    // As they were sent last.
    const JsonRead& problems() const { return m_problems; }
    bool hasTextOfServer() const {
        const TextSnapshot* text = m_server.openText(m_uri);
        return text != nullptr && text->bytes() == m_text.bytes();
    }

    // Both cut at the same characters, though not always at the bytes of the edit. Returns what was done.
    TextEdit change(const TextEdit& edit) {
        JsonToWrite changes = JsonToWrite::array();
        std::vector<TextEdit> done;
        for (const Replacement& each : edit.replacements() | std::views::reverse) {
            const JsonToWrite range = lsp::rangeIn(m_text, ofWholeCharacters(each.range), m_unit);
            const Range taken = lsp::bytesIn(m_text, *readJson(toLine(range)), m_unit);
            const std::string text = sent(each.text);
            changes.push_back({{"range", range}, {"text", text}});
            done.push_back(TextEdit::replace(taken, text));
            m_text = TextSnapshot(done.back().apply(m_text.bytes()));
        }
        note("textDocument/didChange", {{"textDocument", {{"uri", m_uri}}}, {"contentChanges", changes}});
        return TextEdit::composed(done);
    }

    JsonRead askAt(const char* method, Offset at) {
        const JsonToWrite place = lsp::positionIn(m_text, at, m_unit);
        JsonRead answer = ask(method, {{"textDocument", {{"uri", m_uri}}},
                                       {"position", place},
                                       {"positions", JsonToWrite::array({place})},
                                       {"range", {{"start", place}, {"end", place}}},
                                       {"newName", "zq"}});
        constexpr int requestFailed = -32803;
        require(answer.contains("result") || answer.at("error").at("code") == requestFailed,
                "a request is answered, or refused with a reason");
        return answer;
    }

    // Bytes that need not be a message.
    void disturb(std::string_view bytes) { m_server.handle(bytes); }

private:
    // No editor cuts a character.
    Range ofWholeCharacters(Range range) const {
        const std::string_view bytes = m_text.bytes();
        while (range.begin > 0 && range.begin < bytes.size() && isContinuation(bytes[range.begin]))
            --range.begin;
        while (range.end < bytes.size() && isContinuation(bytes[range.end]))
            ++range.end;
        return range;
    }

    JsonRead ask(const char* method, const JsonToWrite& parameters) {
        const std::vector<std::string> answers =
            m_server.handle(toLine({{"id", 1}, {"method", method}, {"params", parameters}}));
        require(!answers.empty(), "a request has an answer"); // with a message for the user, maybe
        return *readJson(answers.back());
    }
    void note(const char* method, const JsonToWrite& parameters) {
        for (const std::string& answer :
             m_server.handle(toLine({{"method", method}, {"params", parameters}})))
            m_problems = readJson(answer)->at("params").at("diagnostics");
    }

    lsp::ColumnUnit m_unit;
    std::string m_uri;
    lsp::Server m_server;
    TextSnapshot m_text;
    JsonRead m_problems;
};

} // namespace levwright::fuzz

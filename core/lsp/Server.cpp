// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Server.h"

#include "core/base/Phrase.h"
#include "core/languages/games/KindOfText.h"
#include "core/lsp/Answers.h"
#include "core/lsp/RolledLevel.h"
#include "core/lsp/Selections.h"
#include "core/services/Names.h"
#include "core/trial/TrialRolls.h"

#include <algorithm>
#include <format>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace levwright::lsp {
namespace {

// Of JSON-RPC and the protocol.
constexpr int parseError = -32700;
constexpr int invalidRequest = -32600;
constexpr int methodNotFound = -32601;
constexpr int invalidParams = -32602;
constexpr int notInitialized = -32002;
constexpr int requestFailed = -32803;

// Reading keeps numbers as they are.
JsonToWrite copied(const JsonRead& value) {
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    return value.is_string() ? JsonToWrite(value.get<std::string>()) : JsonToWrite();
}

// The paths of the folders in a list of WorkspaceFolders.
std::vector<std::string> foldersIn(const JsonRead& list) {
    std::vector<std::string> paths;
    if (list.is_array()) {
        for (const JsonRead& folder : list)
            paths.push_back(pathOf(textOf(member(folder, "uri"))));
    }
    return paths;
}

} // namespace

const TextSnapshot* Server::openText(std::string_view uri) const {
    const auto found = m_files.find(uri);
    return found == m_files.end() ? nullptr : &found->second.analysis->text();
}

Server::Outcome Server::refusal(const Refusal& why) {
    return std::unexpected(Failure{requestFailed, why.reason});
}

std::vector<std::string> Server::handle(std::string_view message) {
    const Result<JsonRead> read = readJson(message);
    const JsonRead nothing;
    const JsonRead& content = read ? *read : nothing;
    const std::string method = textOf(member(content, "method"));
    const JsonRead& parameters = member(content, "params");
    const bool isRequest = content.is_object() && content.contains("id");
    const bool isAnswer =
        isRequest && method.empty() && (content.contains("result") || content.contains("error"));
    if (isAnswer)
        return {};
    if (read && !isRequest && !method.empty()) {
        notify(method, parameters);
        return std::exchange(m_out, {});
    }
    const Outcome outcome = !read ? Outcome(std::unexpected(Failure{parseError, read.error().message}))
                            : method.empty() ? Outcome(std::unexpected(Failure{invalidRequest, "no method"}))
                                             : request(method, parameters);
    JsonToWrite answer{{"jsonrpc", "2.0"}, {"id", copied(member(content, "id"))}};
    if (outcome)
        answer["result"] = *outcome;
    else
        answer["error"] = {{"code", outcome.error().code}, {"message", outcome.error().message}};
    m_out.push_back(toLine(answer));
    return std::exchange(m_out, {});
}

Server::Outcome Server::request(const std::string& method, const JsonRead& parameters) {
    if (m_wasShutDown)
        return std::unexpected(Failure{invalidRequest, "The server has been shut down."});
    if (method == "initialize")
        return initialize(parameters);
    if (method == "shutdown") {
        m_wasShutDown = true;
        return nullptr;
    }
    if (!m_isInitialized)
        return std::unexpected(Failure{notInitialized, "The first request must be “initialize”."});
    if (method == "completionItem/resolve")
        return resolved(parameters);
    if (method == "workspace/symbol")
        return m_workspace.symbols(textOf(member(parameters, "query")), m_files, m_outside, m_unit);
    if (!method.starts_with("textDocument/") && method != "levwright/roll")
        return std::unexpected(Failure{methodNotFound, std::format("unknown method {}", method)});
    const auto file = m_files.find(textOf(member(member(parameters, "textDocument"), "uri")));
    if (file == m_files.end())
        return std::unexpected(Failure{invalidParams, "This document is not open."});
    return askAbout(file->second, method, parameters);
}

Server::Outcome Server::initialize(const JsonRead& parameters) {
    const JsonRead& encodings =
        member(member(member(parameters, "capabilities"), "general"), "positionEncodings");
    const bool takesBytes = encodings.is_array() && std::ranges::contains(encodings, JsonRead("utf-8"));
    m_unit = takesBytes ? ColumnUnit::Utf8 : ColumnUnit::Utf16;
    const JsonRead& abilities = member(member(parameters, "capabilities"), "textDocument");
    m_pulls = member(abilities, "diagnostic").is_object();
    const JsonRead& ofWorkspace = member(member(parameters, "capabilities"), "workspace");
    m_takesRefreshes = member(member(ofWorkspace, "diagnostics"), "refreshSupport") == JsonRead(true);
    m_workspace.setFolders(foldersIn(member(parameters, "workspaceFolders")));
    if (const std::string root = textOf(member(parameters, "rootUri"));
        m_workspace.folders().empty() && !root.empty())
        m_workspace.setFolders({pathOf(root)});
    // The server is a process of its own, so the language of its client is that of the process.
    if (const std::string locale = textOf(member(parameters, "locale")); !locale.empty())
        usePhrasebook(phrasebookFor(locale));
    m_isInitialized = true;
    return JsonToWrite{{"capabilities", capabilities(m_unit)},
                       {"serverInfo", {{"name", "levwright"}, {"version", m_version}}}};
}

Server::Outcome Server::askAbout(OpenFile& file, const std::string& method, const JsonRead& parameters) {
    const TextSnapshot& text = file.analysis->text();
    const std::string_view what = std::string_view(method).substr(method.find('/') + 1);
    if (method == "levwright/roll")
        return roll(file, parameters);
    if (what == "diagnostic")
        return JsonToWrite{{"kind", "full"}, {"items", diagnosticList(file, m_unit)}};
    if (what == "codeAction")
        return codeActions(file, bytesIn(text, member(parameters, "range"), m_unit), m_unit);
    if (what == "documentSymbol")
        return documentSymbols(file, m_unit);
    if (what == "foldingRange")
        return foldingRanges(file);
    if (what == "selectionRange")
        return selectionRanges(file, member(parameters, "positions"), m_unit);
    if (what == "semanticTokens/full")
        return semanticTokens(file, m_unit);
    return askAboutPlace(file, what, parameters);
}

Server::Outcome Server::askAboutPlace(OpenFile& file, std::string_view what, const JsonRead& parameters) {
    const Offset at = offsetIn(file.analysis->text(), member(parameters, "position"), m_unit);
    const auto tried = [](std::expected<JsonToWrite, Refusal> outcome) -> Outcome {
        return outcome ? Outcome(*std::move(outcome)) : refusal(outcome.error());
    };
    if (what == "completion")
        return completion(file, at, m_unit);
    if (what == "hover")
        return hover(file, at, m_unit);
    if (what == "signatureHelp")
        return signatureHelp(file, at);
    if (what == "definition")
        return definitionOf(file, at);
    if (what == "documentHighlight")
        return highlights(file, at, m_unit);
    if (what == "references") {
        const JsonRead& wanted = member(member(parameters, "context"), "includeDeclaration");
        return references(file, at, wanted != JsonRead(false), m_unit);
    }
    if (what == "formatting")
        return tried(formatting(file, member(parameters, "options"), m_unit));
    if (what == "prepareRename")
        return tried(prepareRename(file, at, m_unit));
    if (what == "rename")
        return renamed(file, at, textOf(member(parameters, "newName")));
    return std::unexpected(Failure{methodNotFound, std::format("unknown method textDocument/{}", what)});
}

// A level that a dungeon names, or to which a portal leads, is defined in a file of its own.
JsonToWrite Server::definitionOf(const OpenFile& file, Offset at) const {
    const auto name = services::nameAt(*file.analysis, at);
    const bool isElsewhere =
        name && name->thing.kind == NameKind::Level &&
        (file.analysis->levels() == nullptr || !services::definitionOf(*name).has_value());
    if (!isElsewhere)
        return definition(file, at, m_unit);
    const auto [uris, files] = m_workspace.filesAbout(name->thing.name, file, m_files, m_outside);
    JsonToWrite places = JsonToWrite::array();
    for (const services::FoundLevel& level :
         services::levelsNamed(name->thing.name, file.analysis->game().catalog(), files))
        places.push_back({{"uri", uris[level.file]},
                          {"range", rangeIn(files[level.file].analysis->text(), level.shown, m_unit)}});
    return places.empty() ? definition(file, at, m_unit) : places;
}

// The name of a level goes through all files of its folder.
Server::Outcome Server::renamed(const OpenFile& file, Offset at, const std::string& name) {
    const auto old = services::nameAt(*file.analysis, at);
    if (!old || old->thing.kind != NameKind::Level) {
        std::expected<JsonToWrite, Refusal> changes = rename(file, at, name, m_unit);
        return changes ? Outcome(*std::move(changes)) : refusal(changes.error());
    }
    const auto [uris, files] = m_workspace.filesAbout(old->thing.name, file, m_files, m_outside);
    const auto renamed = services::levelRenamed(files, 0, at, name);
    if (!renamed)
        return refusal(renamed.error());
    JsonToWrite changes = JsonToWrite::object();
    for (const services::FileChange& each : renamed->changes)
        changes[uris[each.file]] = editsIn(files[each.file].analysis->text(), each.edit, m_unit);
    constexpr int information = 3;
    for (const std::string& note : renamed->notes)
        send("window/showMessage", {{"type", information}, {"message", note}});
    return JsonToWrite{{"changes", std::move(changes)}};
}

// Adds what the game knows about the thing. The file may have changed since, or be closed.
JsonToWrite Server::resolved(const JsonRead& item) const {
    JsonToWrite answer = item;
    const JsonRead& data = member(item, "data");
    const auto file = m_files.find(textOf(member(data, "uri")));
    const bool isOpen = file != m_files.end();
    const bool isCurrent = isOpen && numberOf(member(data, "version"), -1) == file->second.version;
    if (isCurrent)
        document(answer, file->second, item, m_unit);
    return answer;
}

Server::Outcome Server::roll(const OpenFile& file, const JsonRead& parameters) const {
    const Offset at = offsetIn(file.analysis->text(), member(parameters, "position"), m_unit);
    constexpr std::int64_t largestScale = 8;
    const RollRequest request{
        .seed = std::uint64_t(std::max<std::int64_t>(numberOf(member(parameters, "seed"), 1), 0)),
        .picture = textOf(member(parameters, "picture")),
        .scale = int(std::clamp<std::int64_t>(numberOf(member(parameters, "scale"), 2), 1, largestScale)),
        .ground = textOf(member(parameters, "theme")) == "dark" ? Ground::Dark : Ground::Light};
    std::expected<JsonToWrite, std::string> rolled = rolledLevel(file, at, request);
    if (!rolled)
        return std::unexpected(Failure{requestFailed, rolled.error()});
    return *std::move(rolled);
}

void Server::notify(const std::string& method, const JsonRead& parameters) {
    if (method == "exit")
        m_isDone = true;
    else if (method == "textDocument/didOpen")
        open(member(parameters, "textDocument"));
    else if (method == "textDocument/didChange")
        change(parameters);
    else if (method == "textDocument/didSave")
        save(textOf(member(member(parameters, "textDocument"), "uri")));
    else if (method == "textDocument/didClose")
        close(textOf(member(member(parameters, "textDocument"), "uri")));
    else if (method == "workspace/didChangeWorkspaceFolders")
        changeFolders(member(parameters, "event"));
}

// Null, and the client is told why, if there is no game for the file.
AnalysisPtr Server::analysisOf(const std::string& uri, const TextSnapshot& text) {
    const std::string path = pathOf(uri);
    const DocumentKind kind = documentKindOf(path, text.bytes());
    const Result<GamePtr> game = m_outside.gameOf(path, kind, text);
    if (game)
        return Analysis::make(*game, text, kind);
    constexpr int error = 1;
    send("window/showMessage", {{"type", error}, {"message", game.error().message}});
    return nullptr;
}

void Server::open(const JsonRead& document) {
    OpenFile file{.uri = textOf(member(document, "uri")), .analysis = nullptr};
    file.analysis = analysisOf(file.uri, TextSnapshot(textOf(member(document, "text"))));
    if (!file.analysis)
        return;
    file.version = numberOf(member(document, "version"), 0);
    publish(file);
    const std::string uri = file.uri;
    m_files.insert_or_assign(uri, std::move(file));
}

// A script may become a dungeon while it is written, and the other way round.
AnalysisPtr Server::updated(const OpenFile& file, const TextEdit& edit, const TextSnapshot& text) {
    const bool isOfKind = documentKindOf(pathOf(file.uri), text.bytes()) == file.analysis->kind();
    const AnalysisPtr other = isOfKind ? nullptr : analysisOf(file.uri, text);
    return other ? other : file.analysis->updated(edit, text);
}

void Server::change(const JsonRead& parameters) {
    const JsonRead& document = member(parameters, "textDocument");
    const auto found = m_files.find(textOf(member(document, "uri")));
    const JsonRead& changes = member(parameters, "contentChanges");
    if (found == m_files.end() || !changes.is_array())
        return;
    OpenFile& file = found->second;
    // Each place counts in the text after the changes before it; the result alone is analysed.
    TextSnapshot text = file.analysis->text();
    std::vector<TextEdit> edits;
    for (const JsonRead& each : changes) {
        const JsonRead& range = member(each, "range");
        const Range replaced = range.is_object() ? bytesIn(text, range, m_unit) : Range{0, text.size()};
        edits.push_back(TextEdit::replace(replaced, textOf(member(each, "text"))));
        text = TextSnapshot(edits.back().apply(text.bytes()));
    }
    const TextEdit edit = TextEdit::composed(edits);
    if (!edit.changesNothing(file.analysis->text().bytes()))
        file.analysis = updated(file, edit, text);
    file.rolled.clear();
    file.version = numberOf(member(document, "version"), file.version);
    publish(file);
}

// Rolls tell more than checks do, but take longer: up to about a second for each level. No other message is
// answered meanwhile.
void Server::save(const std::string& uri) {
    const auto found = m_files.find(uri);
    if (found == m_files.end() || found->second.analysis->levels() == nullptr)
        return;
    found->second.rolled =
        trialRolls(*found->second.analysis->levels(), {roll::contextOfFile(pathOf(uri)), {}, {}});
    publish(found->second);
    if (m_pulls && m_takesRefreshes)
        m_out.push_back(
            toLine({{"jsonrpc", "2.0"}, {"id", "rolled"}, {"method", "workspace/diagnostic/refresh"}}));
}

void Server::changeFolders(const JsonRead& event) {
    std::vector<std::string> folders = m_workspace.folders();
    for (const std::string& gone : foldersIn(member(event, "removed")))
        std::erase(folders, gone);
    std::ranges::move(foldersIn(member(event, "added")), std::back_inserter(folders));
    m_workspace.setFolders(std::move(folders));
}

void Server::close(const std::string& uri) {
    if (m_files.erase(uri) > 0 && !m_pulls)
        send("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", JsonToWrite::array()}});
}

void Server::publish(const OpenFile& file) {
    if (!m_pulls)
        send("textDocument/publishDiagnostics", diagnosticsOf(file, m_unit));
}

void Server::send(const std::string& method, const JsonToWrite& parameters) {
    m_out.push_back(toLine({{"jsonrpc", "2.0"}, {"method", method}, {"params", parameters}}));
}

} // namespace levwright::lsp

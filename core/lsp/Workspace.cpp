// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Workspace.h"

#include "core/languages/games/KindOfText.h"
#include "core/lsp/Answers.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <format>
#include <nlohmann/json.hpp>
#include <set>

namespace levwright::lsp {
namespace {

std::string lowered(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char byte) { return char(std::tolower(byte)); });
    return result;
}

// Collects what matches.
class Search {
public:
    Search(std::string_view query, ColumnUnit unit) : m_query(lowered(query)), m_unit(unit) {}

    void add(const std::string& uri, const TextSnapshot& text, const std::vector<services::Symbol>& symbols,
             const std::string& container = {}) {
        for (const services::Symbol& symbol : symbols) {
            if (isFull())
                return;
            const bool isListed =
                symbol.kind != services::SymbolKind::Group && symbol.kind != services::SymbolKind::Statement;
            if (isListed && lowered(symbol.name).contains(m_query))
                m_found.push_back(
                    {{"name", symbol.name},
                     {"kind", symbolKindOf(symbol.kind)},
                     {"containerName", container},
                     {"location", {{"uri", uri}, {"range", rangeIn(text, symbol.shown, m_unit)}}}});
            add(uri, text, symbol.children, isListed ? symbol.name : container);
        }
    }

    bool isFull() const { return m_found.size() >= Workspace::mostSymbols; }
    JsonToWrite taken() && { return std::move(m_found); }

private:
    std::string m_query;
    ColumnUnit m_unit;
    JsonToWrite m_found = JsonToWrite::array();
};

bool isIn(const std::string& folder, const std::string& path) {
    return !folder.empty() && path.starts_with(folder) &&
           (folder.ends_with('/') || path.substr(folder.size()).starts_with('/'));
}

std::string nameOfFile(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

} // namespace

const Workspace::Known& Workspace::known(const FolderFile& file, const Outside& outside) {
    const std::string path = file.path.string();
    if (const auto found = m_known.find(path); found != m_known.end() && found->second.stamp == file.stamp)
        return found->second;
    Known known{.stamp = file.stamp};
    if (Result<std::string> bytes = outside.read(path)) {
        const TextSnapshot text(*std::move(bytes));
        const DocumentKind kind = documentKindOf(path, text.bytes());
        if (const Result<GamePtr> game = outside.gameOf(path, kind, text)) {
            known.symbols = services::Symbols().of(*Analysis::make(*game, text, kind), path);
            known.text = text;
        }
    }
    return m_known.insert_or_assign(path, std::move(known)).first->second;
}

void Workspace::eachFile(OpenFiles& open, const Outside& outside,
                         const std::function<bool(const std::string& uri, const TextSnapshot& text,
                                                  const std::vector<services::Symbol>& symbols)>& visit) {
    std::set<std::string> listed; // paths, as a URI may be spelled in several ways
    for (auto& [uri, file] : open) {
        listed.insert(pathOf(uri));
        if (!visit(uri, file.analysis->text(), file.symbols.of(*file.analysis, pathOf(uri))))
            return;
    }
    for (const std::string& folder : m_folders) {
        for (const FolderFile& each : outside.filesIn(folder)) {
            const std::string path = each.path.string();
            if (!listed.insert(path).second)
                continue;
            const Known& found = known(each, outside);
            if (!visit(uriOf(path), found.text, found.symbols))
                return;
        }
    }
    std::erase_if(m_known, [&](const auto& each) { return !listed.contains(each.first); });
}

JsonToWrite Workspace::symbols(std::string_view query, OpenFiles& open, const Outside& outside,
                               ColumnUnit unit) {
    Search search(query, unit);
    eachFile(open, outside, [&](const auto& uri, const auto& text, const auto& symbols) {
        search.add(uri, text, symbols);
        return !search.isFull();
    });
    return std::move(search).taken();
}

// That of the client, or else the one in which the file is.
std::string Workspace::folderOf(const std::string& path) const {
    const auto found = std::ranges::find_if(m_folders, [&](const auto& each) { return isIn(each, path); });
    return found == m_folders.end() ? std::filesystem::path(path).parent_path().string() : *found;
}

Result<TextSnapshot> Workspace::textOf(const FolderFile& file, const Outside& outside) const {
    const std::string path = file.path.string();
    if (const auto found = m_known.find(path); found != m_known.end() && found->second.stamp == file.stamp)
        return found->second.text;
    return outside.read(path).transform([](std::string bytes) { return TextSnapshot(std::move(bytes)); });
}

Workspace::LevelFiles Workspace::filesAbout(std::string_view level, const OpenFile& asker,
                                            const OpenFiles& open, const Outside& outside) const {
    const std::string folder = folderOf(pathOf(asker.uri));
    LevelFiles found{{asker.uri}, {{nameOfFile(pathOf(asker.uri)), asker.analysis}}};
    std::set<std::string> listed{pathOf(asker.uri)};
    for (const auto& [uri, file] : open) {
        const std::string path = pathOf(uri);
        if (!isIn(folder, path) || !listed.insert(path).second)
            continue;
        found.uris.push_back(uri);
        found.files.push_back({nameOfFile(path), file.analysis});
    }
    if (!std::ranges::contains(m_folders, folder))
        return found;
    for (const FolderFile& each : outside.filesIn(folder)) {
        const std::string path = each.path.string();
        if (!listed.insert(path).second)
            continue;
        const Result<TextSnapshot> text = textOf(each, outside);
        if (!text || !services::mayName(level, nameOfFile(path), text->bytes()))
            continue;
        const DocumentKind kind = documentKindOf(path, text->bytes());
        if (const Result<GamePtr> game = outside.gameOf(path, kind, *text)) {
            found.uris.push_back(uriOf(path));
            found.files.push_back({nameOfFile(path), Analysis::make(*game, *text, kind)});
        }
    }
    return found;
}

std::string pathOf(std::string_view uri) {
    constexpr std::string_view scheme = "file://";
    if (!uri.starts_with(scheme))
        return std::string(uri);
    uri.remove_prefix(scheme.size());
    uri.remove_prefix(std::min(uri.find('/'), uri.size())); // the name of the machine
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        unsigned char byte = 0;
        const char* digits = uri.data() + i + 1;
        const bool isEscape = uri[i] == '%' && i + 2 < uri.size() &&
                              std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
        path += isEscape ? char(byte) : uri[i];
        i += isEscape ? 2 : 0;
    }
    return path;
}

std::string uriOf(std::string_view path) {
    std::string uri = "file://";
    for (const char each : path) {
        const auto byte = static_cast<unsigned char>(each);
        const bool isPlain =
            byte < 0x80 && (std::isalnum(byte) != 0 || std::string_view("/-._~").contains(each));
        uri += isPlain ? std::string(1, each) : std::format("%{:02X}", byte);
    }
    return uri;
}

} // namespace levwright::lsp

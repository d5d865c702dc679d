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

// "medusa" and "medusa-2", but not "medusa-b".
bool isVariantOf(std::string_view name, std::string_view level) {
    if (!level.starts_with(name))
        return false;
    const std::string_view rest = level.substr(name.size());
    const bool isNumbered = rest.size() > 1 && rest.front() == '-' &&
                            std::ranges::all_of(rest.substr(1), [](char c) { return c >= '0' && c <= '9'; });
    return rest.empty() || isNumbered;
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
            known.symbols = services::Symbols().of(*Analysis::make(*game, text, kind));
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
        if (!visit(uri, file.analysis->text(), file.symbols.of(*file.analysis)))
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

JsonToWrite Workspace::levelsNamed(std::string_view name, OpenFiles& open, const Outside& outside,
                                   ColumnUnit unit) {
    JsonToWrite places = JsonToWrite::array();
    eachFile(open, outside, [&](const auto& uri, const auto& text, const auto& symbols) {
        for (const services::Symbol& symbol : symbols) {
            const bool isUnnamed = symbol.name == services::noName;
            const std::string level =
                isUnnamed ? std::filesystem::path(pathOf(uri)).stem().string() : symbol.name;
            if (symbol.kind == services::SymbolKind::Level && isVariantOf(name, level))
                places.push_back({{"uri", uri}, {"range", rangeIn(text, symbol.shown, unit)}});
        }
        return places.size() < mostSymbols;
    });
    return places;
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

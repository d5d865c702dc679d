// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importer/TreeState.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameShelf.h"
#include "core/catalog/GameTableText.h"
#include "core/sources/GameFolder.h"

#include <algorithm>
#include <format>
#include <optional>
#include <set>
#include <system_error>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largestList = std::size_t(1) << 20;
constexpr std::size_t largestSource = std::size_t(16) << 20;

struct KnownFile {
    std::string name;
    ByteSum sum;
    bool isTable = false; // of the game; else a file of its tree
};

// The list stands in a folder of the user, so it may hold anything.
std::vector<KnownFile> knownFiles(const UserGame& game, const FileStore& files) {
    std::vector<KnownFile> known;
    const Result<std::string> list =
        game.source.empty() ? failure({}) : files.read(game.folder / sourcesFile, largestList);
    if (!list)
        return known;
    std::string_view text = *list;
    while (!text.empty()) {
        std::vector<std::string_view> fields = fieldsOf(takeLine(text));
        if (fields.size() != 2)
            continue;
        const bool isTable = fields[0].starts_with('=');
        fields[0].remove_prefix(isTable ? 1 : 0);
        const fs::path path = fs::path(fields[0]).lexically_normal();
        const std::size_t blank = std::min(fields[1].find(' '), fields[1].size());
        const std::optional<ByteSum> sum = ByteSum::read(
            fields[1].substr(0, blank), fields[1].substr(std::min(blank + 1, fields[1].size())));
        if (sum && !path.empty() && !path.is_absolute() && *path.begin() != "..")
            known.push_back({path.string(), *sum, isTable});
    }
    return known;
}

bool isAsKnown(const KnownFile& file, const fs::path& folder, const FileStore& files) {
    const Result<std::string> bytes = files.read(folder / file.name, largestSource);
    return !bytes || ByteSum::of(*bytes) == file.sum;
}

std::set<std::string_view> linesOf(std::string_view text) {
    std::set<std::string_view> lines;
    while (!text.empty())
        lines.insert(takeLine(text));
    return lines;
}

// "monsters: moor hen, newt" for few rows, "monsters: 12 rows" for more.
std::string changeOf(std::string_view table, std::string_view before, std::string_view now) {
    constexpr std::size_t few = 3;
    const std::set<std::string_view> old = linesOf(before);
    const std::set<std::string_view> made = linesOf(now);
    std::set<std::string> names;
    const auto add = [&](const std::set<std::string_view>& from, const std::set<std::string_view>& other) {
        for (const std::string_view line : from) {
            if (!other.contains(line))
                names.insert(printable(line.substr(0, line.find('\t'))));
        }
    };
    add(old, made);
    add(made, old);
    if (names.empty())
        return {};
    if (names.size() > few)
        return say("{}: {} rows", table, names.size());
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return std::format("{}: {}", table, list);
}

} // namespace

std::vector<fs::path> treeFilesOf(const UserGame& game, const FileStore& files) {
    std::vector<fs::path> paths;
    for (const KnownFile& file : knownFiles(game, files)) {
        if (!file.isTable)
            paths.push_back(fs::path(game.source) / file.name);
    }
    return paths;
}

bool treeHasChanged(const UserGame& game, const FileStore& files) {
    return std::ranges::any_of(knownFiles(game, files), [&](const KnownFile& file) {
        return !file.isTable && !isAsKnown(file, game.source, files);
    });
}

bool tablesHaveChanged(const UserGame& game, const FileStore& files) {
    return std::ranges::any_of(knownFiles(game, files), [&](const KnownFile& file) {
        return file.isTable && !isAsKnown(file, game.folder, files);
    });
}

Result<ImportedAgain> importAgain(const UserGame& game, FileStore& files, const std::stop_token& abandoned) {
    std::vector<TableFile> before;
    Result<SourceGame> source = readSourceTree(game.source, abandoned);
    if (!source)
        return std::unexpected(source.error());
    const ImportRequest request{.tree = game.source, .folder = game.folder.parent_path(), .name = game.id};
    std::error_code error;
    for (fs::directory_iterator at(game.folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().extension() != ".tsv")
            continue;
        if (Result<std::string> text = files.read(at->path(), largestTable))
            before.push_back({at->path().stem().string(), {}, *std::move(text)});
    }
    return addGame(*std::move(source), request, files, abandoned).transform([&](AddedGame&& added) {
        ImportedAgain again{std::move(added), {}};
        for (const TableFile& table : again.added.game.files) {
            const auto old = std::ranges::find(before, table.table, &TableFile::table);
            std::string change = changeOf(table.table, old == before.end() ? "" : old->text, table.text);
            if (!change.empty() && table.table != "game")
                again.changes.push_back(std::move(change));
        }
        for (const TableFile& old : before) {
            if (!std::ranges::contains(again.added.game.files, old.table, &TableFile::table))
                again.changes.push_back(say("{}: now the same as in the base", old.table));
        }
        return again;
    });
}

fs::path treeAround(const fs::path& file) {
    std::error_code error;
    fs::path folder = fs::absolute(file, error).lexically_normal().parent_path();
    for (; !error && !folder.empty() && folder != folder.parent_path(); folder = folder.parent_path()) {
        const bool isTree = fs::is_regular_file(folder / "src" / "monst.c", error) &&
                            fs::is_directory(folder / "include", error) &&
                            (fs::is_regular_file(folder / "util" / "lev_comp.y", error) ||
                             fs::is_regular_file(folder / "src" / "nhlua.c", error));
        error.clear();
        if (isTree)
            return folder;
    }
    return {};
}

} // namespace levwright

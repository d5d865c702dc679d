// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the tables that are read from a game's source tree with those that are expected.
//     compare_sources TREE [FOLDER]
// FOLDER holds expected tables, such as resources/catalog/nethack-3.6. For each table, one line gives the
// rows that are expected, found and equal; then come the rows that differ ("-" expected, "+" found). Columns
// of the expected table that are empty, or that the found one lacks, are not compared. Rows of things have to
// be in the same order. An empty nutrition is not compared, because some catalogs give only that of food.
// Without FOLDER, all notes and the whole tables are printed.
#include "core/sources/SourceTree.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <format>
#include <fstream>
#include <iterator>
#include <ranges>
#include <sstream>
#include <string>
#include <vector>

using namespace levwright;

namespace {

using Row = std::vector<std::string>;

struct Table {
    Row columns;
    std::vector<Row> rows;
};

Row fieldsOf(std::string_view line) {
    Row fields;
    for (const auto field : line | std::views::split('\t'))
        fields.emplace_back(std::string_view(field));
    return fields;
}

Table tableOf(std::string_view text) {
    Table table;
    for (const auto part : text | std::views::split('\n')) {
        const std::string_view line(part);
        if (table.columns.empty())
            table.columns = fieldsOf(line);
        else if (!line.empty())
            table.rows.push_back(fieldsOf(line));
    }
    return table;
}

// The order of traits says nothing.
std::string sortedWords(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    std::ranges::sort(words);
    std::string sorted;
    for (const std::string& word : words)
        sorted += word + ' ';
    return sorted;
}

// The fields of these columns, as one text for each row.
std::vector<std::string> rowsOf(const Table& table, const Row& columns) {
    std::vector<std::string> rows;
    for (const Row& row : table.rows) {
        std::string& text = rows.emplace_back();
        for (const std::string& column : columns) {
            const auto at = std::size_t(std::ranges::find(table.columns, column) - table.columns.begin());
            const std::string field = at < row.size() ? row[at] : std::string();
            text += (column == "traits" ? sortedWords(field) : field) + '\t';
        }
    }
    return rows;
}

Row columnsInCommon(const Table& expected, const Table& found) {
    Row columns;
    for (std::size_t at = 0; at < expected.columns.size(); ++at) {
        const bool isGiven = std::ranges::any_of(
            expected.rows, [&](const Row& row) { return at < row.size() && !row[at].empty(); });
        if (isGiven && std::ranges::find(found.columns, expected.columns[at]) != found.columns.end())
            columns.push_back(expected.columns[at]);
    }
    return columns;
}

bool isOrdered(std::string_view name) {
    return name == "monsters" || name == "objects" || name.ends_with("-classes") ||
           name.ends_with("-generation");
}

void leaveOutNutrition(const Table& expected, Table& found) {
    const auto column = std::ranges::find(expected.columns, "nutrition");
    const auto at = std::size_t(column - expected.columns.begin());
    for (std::size_t row = 0; row < std::min(expected.rows.size(), found.rows.size()); ++row) {
        if (column != expected.columns.end() && at < found.rows[row].size() &&
            at < expected.rows[row].size() && expected.rows[row][at].empty())
            found.rows[row][at].clear();
    }
}

std::size_t printDifferences(std::string_view name, std::vector<std::string> expected,
                             std::vector<std::string> found) {
    if (!isOrdered(name)) {
        std::ranges::sort(expected);
        std::ranges::sort(found);
        std::vector<std::string> less;
        std::vector<std::string> more;
        std::ranges::set_difference(expected, found, std::back_inserter(less));
        std::ranges::set_difference(found, expected, std::back_inserter(more));
        for (const std::string& row : less)
            std::printf("  - %s\n", row.c_str());
        for (const std::string& row : more)
            std::printf("  + %s\n", row.c_str());
        return expected.size() - less.size();
    }
    std::size_t equal = 0;
    for (std::size_t row = 0; row < std::max(expected.size(), found.size()); ++row) {
        const std::string& left = row < expected.size() ? expected[row] : std::string("(none)");
        const std::string& right = row < found.size() ? found[row] : std::string("(none)");
        if (left == right)
            ++equal;
        else
            std::printf("  %zu\n  - %s\n  + %s\n", row, left.c_str(), right.c_str());
    }
    return equal;
}

std::string readFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void compare(const SourceGame& game, const std::filesystem::path& folder) {
    for (const SourceTable& each : game.tables) {
        const std::filesystem::path path = folder / (each.name + ".tsv");
        if (!std::filesystem::exists(path)) {
            std::printf("%s: %zu rows, nothing to compare with\n", each.name.c_str(),
                        tableOf(each.text).rows.size());
            continue;
        }
        Table found = tableOf(each.text);
        const Table expected = tableOf(readFile(path));
        leaveOutNutrition(expected, found);
        const Row columns = columnsInCommon(expected, found);
        const std::vector<std::string> left = rowsOf(expected, columns);
        const std::vector<std::string> right = rowsOf(found, columns);
        const std::size_t equal = printDifferences(each.name, left, right);
        std::printf("%s: expected %zu, found %zu, equal %zu\n", each.name.c_str(), left.size(), right.size(),
                    equal);
    }
}

void print(const SourceGame& game) {
    for (const SourceTable& each : game.tables)
        std::printf("== %s\n%s", each.name.c_str(), each.text.c_str());
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::fputs("usage: compare_sources TREE [FOLDER]\n", stderr);
        return 2;
    }
    const auto begin = std::chrono::steady_clock::now();
    const Result<SourceGame> game = readSourceTree(arguments[1]);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    if (!game) {
        std::fprintf(stderr, "%s\n", game.error().message.c_str());
        return 1;
    }
    std::printf("%s: base %s, %.2f s, %zu notes\n", game->name.c_str(), game->base.c_str(), seconds.count(),
                game->notes.size());
    for (const SourceNote& note : game->notes)
        std::printf("  %s:%d: %s\n", note.file.c_str(), note.line, note.text.c_str());
    if (count > 2)
        compare(*game, arguments[2]);
    else
        print(*game);
    return 0;
}

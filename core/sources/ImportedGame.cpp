// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/ImportedGame.h"

#include "core/base/Contract.h"
#include "core/base/Numbers.h"
#include "core/catalog/GameComposer.h"
#include "core/catalog/LanguageNames.h"
#include "core/sources/TableDifference.h"

#include <algorithm>
#include <format>
#include <map>
#include <ranges>
#include <set>
#include <span>

namespace levwright {
namespace {

using sources::changesBetween;
using sources::countDifferences;

// Tables in which each row stands for itself, and the rows of the base that a tree does not have stay.
constexpr std::string_view added[] = {"keywords", "dungeon-keywords", "limits", "terrain", "map-cells"};

constexpr std::size_t terrainNumber = 6; // the column
constexpr std::size_t wordColumn = 4;    // of the keys of scripts; the kind stands two before it

struct KindName {
    std::string_view call; // of the function that reads the key, without "_opt"
    std::string_view kind; // of a key of scripts
};
constexpr KindName kindNames[] = {{"int", "int"},       {"integer", "int"},   {"str", "str"},
                                  {"boolean", "bool"},  {"option", "str"},    {"mapchr", "char"},
                                  {"region", "region"}, {"number", "number"}, {"monclass", "monster class"}};

std::string_view kindOf(std::string_view call) {
    if (call.ends_with("_opt"))
        call.remove_suffix(4);
    const auto* found = std::ranges::find(kindNames, call, &KindName::call);
    return found == std::end(kindNames) ? "any" : found->kind;
}

class Importer {
public:
    Importer(const SourceGame& source, std::string id, std::string_view origin)
        : m_source(source), m_origin(origin), m_base(builtInTables(source.base)) {
        require(m_base != nullptr, "the base is a built-in game");
        m_game.id = std::move(id);
    }

    Result<ImportedGame> import() {
        addScriptNames();
        for (const TableRule& rule : tableRules()) {
            if (const SourceTable* table = tableOf(rule.name))
                m_wanted.emplace(rule.name, wantedRows(rule, table->text));
        }
        keepClasses("monster-classes", "monsters");
        keepClasses("object-classes", "objects");
        numberKeys();
        numberFlags();
        forgetNumbers();
        cutMapCells();
        // A table that does not come out as wanted is written whole.
        while (true) {
            writeFiles();
            Result<GameTablesPtr> made = composeGame(m_game.id, *m_base, m_game.files);
            if (!made)
                return std::unexpected(made.error());
            if (!addWhole(**made)) {
                m_game.tables = *std::move(made);
                for (const SourceFile& file : m_source.files)
                    m_game.sources += std::format("{}\t{}\n", file.path, file.sum.text());
                return std::move(m_game);
            }
        }
    }

private:
    const SourceTable* tableOf(std::string_view name) const {
        const auto found = std::ranges::find(m_source.tables, name, &SourceTable::name);
        return found == m_source.tables.end() ? nullptr : &*found;
    }

    // The columns of the rule, by name. What the tree does not tell is that of the base.
    TableRows wantedRows(const TableRule& rule, std::string_view text) const {
        TableRows rows;
        std::vector<std::optional<std::size_t>> places;
        const TableRows before = baseRows(rule);
        while (!text.empty()) {
            const std::vector<std::string_view> fields = fieldsOf(takeLine(text));
            if (places.empty()) {
                for (const ColumnRule& column : rule.columns) {
                    const auto found = std::ranges::find(fields, column.name);
                    places.push_back(found == fields.end()
                                         ? std::nullopt
                                         : std::optional(std::size_t(found - fields.begin())));
                }
                continue;
            }
            rows.push_back(wantedRow(rule, places, fields, before));
            if (rule.name == "terrain" && rows.back().fields[terrainNumber].empty())
                rows.back().fields[terrainNumber] = std::to_string(rows.size() - 1);
        }
        return rows;
    }

    static TableRow wantedRow(const TableRule& rule, const std::vector<std::optional<std::size_t>>& places,
                              const std::vector<std::string_view>& fields, const TableRows& before) {
        TableRow row;
        for (std::size_t i = 0; i < places.size(); ++i)
            row.fields.emplace_back(places[i] && *places[i] < fields.size() ? fields[*places[i]]
                                                                            : rule.columns[i].usual);
        for (const TableRow& old : before) {
            const auto isSame = [&](std::size_t i) {
                return rule.columns[i].role != ColumnRole::Key || old.fields[i] == row.fields[i];
            };
            if (!std::ranges::all_of(std::views::iota(std::size_t(0), row.fields.size()), isSame))
                continue;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (!places[i])
                    row.fields[i] = old.fields[i];
            }
            break;
        }
        return row;
    }

    TableRows baseRows(const TableRule& rule) const {
        const std::optional<std::string_view> text = m_base->text(rule.name);
        TableRows rows = text ? rowsOf(*text, rule) : TableRows();
        // The terrain of a built-in game has the numbers of its rows.
        for (std::size_t i = 0; rule.name == "terrain" && i < rows.size(); ++i)
            rows[i].fields[terrainNumber] = std::to_string(i);
        return rows;
    }

    // How many things a class has is worked out from the things. Things name their class by its number, so
    // other classes need a whole table of things.
    void keepClasses(std::string_view classes, std::string_view things) {
        const auto found = m_wanted.find(classes);
        if (found == m_wanted.end())
            return;
        if (!m_wanted.contains(things)) {
            m_wanted.erase(found);
            return;
        }
        const TableRows before = baseRows(*tableRule(classes));
        const auto symbol = [](const TableRow& row) { return std::string_view(row.fields[0]); };
        if (!std::ranges::equal(before, found->second, {}, symbol, symbol))
            m_whole.insert({std::string(classes), std::string(things)});
        for (TableRow& row : found->second) {
            const auto same = findRow(before, row.fields[0]);
            row.fields[1] = same == before.end() ? "0" : same->fields[1];
            row.fields[2] = same == before.end() ? "0" : same->fields[2];
        }
    }

    // Artifacts that open doors go by their numbers, which count from 1.
    void numberKeys() {
        const SourceTable* artifacts = tableOf("artifacts");
        if (artifacts == nullptr || !m_base->has("door-keys"))
            return;
        TableRows& keys = m_wanted["door-keys"];
        for (const TableRow& artifact : wantedRows(*tableRule("artifacts"), artifacts->text))
            keys.push_back({{artifact.fields[0], std::to_string(keys.size() + 1)}});
    }

    // Scripts name flags, and games give them no numbers: each gets a free bit.
    void numberFlags() {
        const auto found = m_wanted.find("flags");
        if (found == m_wanted.end())
            return;
        std::int64_t taken = 0;
        for (const TableRow& row : found->second)
            taken |= wholeNumber<int>(row.fields[1]).value_or(0);
        for (TableRow& row : found->second) {
            if (!row.fields[1].empty())
                continue;
            const std::int64_t bit = (taken + 1) & ~taken;
            row.fields[1] = std::to_string(bit);
            taken |= bit;
        }
    }

    // Scripts are not compiled, so the numbers of terrain mean nothing.
    void forgetNumbers() {
        const auto found = m_wanted.find("terrain");
        if (m_source.language != language::script || found == m_wanted.end())
            return;
        const TableRows before = baseRows(*tableRule("terrain"));
        for (TableRow& row : found->second) {
            const auto same = findRow(before, row.fields[1], 1);
            row.fields[terrainNumber] = same == before.end() ? "" : same->fields[terrainNumber];
        }
    }

    // Keeps only further characters of terrain, since terrain has a character of its own.
    void cutMapCells() {
        const auto cells = m_wanted.find("map-cells");
        const auto terrain = m_wanted.find("terrain");
        if (cells == m_wanted.end() || terrain == m_wanted.end())
            return;
        std::erase_if(cells->second, [&](const TableRow& cell) {
            const auto found = findRow(terrain->second, cell.fields[1], 1);
            return found == terrain->second.end() || found->fields[0] == cell.fields[0];
        });
        if (cells->second.empty())
            m_wanted.erase(cells);
    }

    void writeFiles() {
        m_game.files.clear();
        m_game.differences.clear();
        std::string whole;
        for (const auto& [name, rows] : m_wanted) {
            const TableRule& rule = *tableRule(name);
            const bool isWhole = m_whole.contains(name);
            if (isWhole)
                whole.append(whole.empty() ? "" : " ").append(name);
            const std::string text = isWhole ? textOf(rows, rule) : changesOf(rule, rows);
            m_game.differences.push_back(countDifferences(rule, baseRows(rule), rows));
            if (!text.empty())
                m_game.files.push_back(fileOf(name, text));
        }
        std::string game = std::format("name\tvalue\nbase\t{}\nmenu\t{}\nsource\t{}\n", m_source.base,
                                       m_source.name, m_origin);
        if (!whole.empty())
            game += std::format("whole\t{}\n", whole);
        m_game.files.push_back(fileOf("game", game));
    }

    TableFile fileOf(std::string_view table, std::string text) const {
        return {std::string(table), std::format("{}/{}.tsv", m_game.id, table), std::move(text)};
    }

    // Empty if nothing differs.
    std::string changesOf(const TableRule& rule, const TableRows& wanted) {
        const TableRows before = baseRows(rule);
        if (std::ranges::contains(added, rule.name))
            return additionsTo(rule, before, wanted);
        if (std::ranges::equal(before, wanted, {}, &TableRow::fields, &TableRow::fields))
            return {};
        return changesBetween(rule, before, wanted).value_or(textOf(wanted, rule));
    }

    // The rows that the base does not have like that.
    std::string additionsTo(const TableRule& rule, const TableRows& before, const TableRows& wanted) const {
        TableRows rows;
        for (const TableRow& row : wanted) {
            // These words name instructions; see the table opcodes.
            const bool isComparison = rule.name == "keywords" && row.fields[1] == "comparison";
            if (!isComparison && !std::ranges::contains(before, row.fields, &TableRow::fields))
                rows.push_back(row);
        }
        return rows.empty() ? std::string() : textOf(rows, rule);
    }

    // Adds the tables that did not come out as wanted to those that are written whole; whether there are any.
    bool addWhole(const GameTables& made) {
        bool isMore = false;
        for (const auto& [name, rows] : m_wanted) {
            const bool isExempt = std::ranges::contains(added, name) || name.ends_with("-classes");
            if (!isExempt && !m_whole.contains(name) &&
                made.text(name) != std::optional<std::string_view>(textOf(rows, *tableRule(name)))) {
                m_whole.insert(std::string(name));
                isMore = true;
            }
        }
        return isMore;
    }

    // Functions and keys that the base's scripts do not have.
    void addScriptNames() {
        addRows("lua-functions-added", "lua-names", [](const auto& fields) -> std::vector<std::string> {
            return {std::string(fields[0]), "function", "", ""};
        });
        addRows("lua-fields-added", "lua-names", [](const auto& fields) -> std::vector<std::string> {
            return {std::string(fields[0]), "value", "", ""};
        });
        addRows("lua-globals-added", "lua-names", [](const auto& fields) -> std::vector<std::string> {
            return {std::string(fields[0]), "function", "", ""};
        });
        addRows("lua-keys-added", "lua-keys", [](const auto& fields) -> std::vector<std::string> {
            return {
                std::string(fields[0]), std::string(fields[1]), std::string(kindOf(fields[2])), "", "", ""};
        });
        addScriptWords();
        forgetPairs();
        addResults();
    }

    // The row of the key whose words a call takes; without a name, that of the function's only key with
    // words.
    static TableRow* keyWithWords(TableRows& rows, std::string_view function, std::string_view key) {
        TableRow* found = nullptr;
        for (TableRow& row : rows) {
            const bool isMeant = key.empty() ? row.fields[wordColumn - 2] == "word" : row.fields[1] == key;
            if (row.fields[0] != function || !isMeant)
                continue;
            if (found != nullptr)
                return nullptr;
            found = &row;
        }
        return found;
    }

    // Words that keys take in scripts beyond those of the base.
    void addScriptWords() {
        constexpr std::string_view keys = "lua-keys";
        const SourceTable* table = tableOf("lua-words-added");
        if (table == nullptr || !m_base->has(keys))
            return;
        TableRows& rows = m_wanted.try_emplace(std::string(keys), baseRows(*tableRule(keys))).first->second;
        std::string_view text = table->text;
        for (bool isHeader = true; !text.empty(); isHeader = false) {
            const std::vector<std::string_view> fields = fieldsOf(takeLine(text));
            TableRow* row =
                isHeader || fields.size() < 3 ? nullptr : keyWithWords(rows, fields[0], fields[1]);
            const bool isWord = !fields.back().empty() && !fields.back().contains(' ');
            // Flags of dungeons may also be a list.
            const bool takesWords =
                row != nullptr && (row->fields[wordColumn - 2] == "word" || !row->fields[wordColumn].empty());
            if (takesWords && isWord)
                row->fields[wordColumn] += std::format(" {}", fields[2]);
        }
    }

    // What a function gives is not known if that is not a table, as in the base, but two numbers.
    void forgetPairs() {
        constexpr std::string_view names = "lua-names";
        const SourceTable* table = tableOf("lua-pairs");
        if (table == nullptr || !m_base->has(names))
            return;
        TableRows& rows = m_wanted.try_emplace(std::string(names), baseRows(*tableRule(names))).first->second;
        std::string_view text = table->text;
        takeLine(text);
        while (!text.empty()) {
            const std::string_view function = takeLine(text);
            for (TableRow& row : rows) {
                if (row.fields[0] == function)
                    row.fields[2].clear();
            }
        }
    }

    // What the added functions give.
    void addResults() {
        const SourceTable* table = tableOf("lua-results");
        const auto names = m_wanted.find("lua-names");
        if (table == nullptr || names == m_wanted.end())
            return;
        std::string_view text = table->text;
        takeLine(text);
        std::map<std::string_view, std::string_view> results;
        while (!text.empty()) {
            const std::vector<std::string_view> fields = fieldsOf(takeLine(text));
            results.try_emplace(fields.front(), fields.back());
        }
        for (TableRow& row : names->second) {
            const auto found = results.find(row.fields[0]);
            if (found != results.end() && row.fields[2].empty())
                row.fields[2] = found->second;
        }
    }

    // Puts a row for each line of the tree's table after the rows of the base; keys after those of their
    // function.
    void addRows(std::string_view from, std::string_view to, const auto& rowOf) {
        const SourceTable* table = tableOf(from);
        const TableRule& rule = *tableRule(to);
        if (table == nullptr || !m_base->has(to))
            return;
        TableRows& rows = m_wanted.try_emplace(std::string(to), baseRows(rule)).first->second;
        std::string_view text = table->text;
        for (bool isHeader = true; !text.empty(); isHeader = false) {
            const std::vector<std::string_view> fields = fieldsOf(takeLine(text));
            if (isHeader || fields.size() < (to == "lua-keys" ? 3U : 1U))
                continue;
            TableRow row{rowOf(fields)};
            const auto last = std::ranges::find_last(rows, row.fields[0],
                                                     [](const TableRow& each) { return each.fields[0]; });
            const auto place = last.empty() ? rows.end() : last.begin() + 1;
            if (to == "lua-keys" || last.empty())
                rows.insert(place, std::move(row));
        }
    }

    const SourceGame& m_source;
    std::string m_origin;
    GameTablesPtr m_base;
    ImportedGame m_game;
    std::map<std::string, TableRows, std::less<>> m_wanted;
    std::set<std::string, std::less<>> m_whole;
};

} // namespace

Result<ImportedGame> importedGame(const SourceGame& source, std::string id, std::string_view origin) {
    return Importer(source, std::move(id), origin).import();
}

} // namespace levwright

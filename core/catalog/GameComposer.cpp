// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameComposer.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <map>

namespace levwright {
namespace {

// What a user's game does not take over from its base: these words are about the base alone.
constexpr std::string_view builtInWords[] = {"menu", "tip", "usual", "minihack", "convert"};

struct Numbering {
    std::string_view classes; // the table of classes
    std::string_view things;  // the table of what they hold
    std::string_view generation;
};
constexpr Numbering numberings[] = {{"monster-classes", "monsters", "monster-generation"},
                                    {"object-classes", "objects", "object-generation"}};

class Composer {
public:
    Composer(std::shared_ptr<GameTables> made, const GameTables& base, std::span<const TableFile> files)
        : m_base(base), m_files(files), m_made(std::move(made)) {}

    Result<GameTablesPtr> compose() {
        for (const TableFile& file : m_files) {
            if (tableRule(file.table) == nullptr)
                return failure(say("{}: No game has a table of this name.", file.name));
            if (file.table == "game")
                m_whole = wordOfGame(file.text, "whole");
        }
        for (const TableRule& rule : tableRules()) {
            if (const Result<void> made = makeTable(rule); !made)
                return std::unexpected(made.error());
        }
        for (const Numbering& numbering : numberings) {
            countClasses(numbering);
            orderGeneration(numbering);
        }
        orderTraps();
        for (auto& [name, rows] : m_rows)
            m_made->put(name, textOf(rows, *tableRule(name)));
        return m_made;
    }

private:
    const TableFile* fileOf(std::string_view table) const {
        const auto found = std::ranges::find(m_files, table, &TableFile::table);
        return found == m_files.end() ? nullptr : &*found;
    }

    bool isWhole(std::string_view table) const {
        std::string_view words = m_whole;
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            if (words.substr(0, end) == table)
                return true;
            words.remove_prefix(std::min(end + 1, words.size()));
        }
        return false;
    }

    Result<void> makeTable(const TableRule& rule) {
        const std::optional<std::string_view> before = m_base.text(rule.name);
        const TableFile* file = fileOf(rule.name);
        if (!before && file == nullptr)
            return {};
        TableRows rows =
            before && !(file != nullptr && isWhole(rule.name)) ? rowsOf(*before, rule) : TableRows();
        if (rule.name == "game")
            introduce(rows);
        const auto numbering = std::ranges::find(numberings, rule.name, &Numbering::things);
        if (numbering != std::end(numberings))
            renumberClasses(rows, rule, *numbering);
        if (file != nullptr) {
            const TableRows& classes =
                numbering == std::end(numberings) ? TableRows() : m_rows.at(numbering->classes);
            if (const Result<void> changed = changeRows(rows, rule, *file, classes); !changed)
                return changed;
        }
        if (rule.keepsRows && before) {
            if (const Result<void> kept = checkRows(rows, rowsOf(*before, rule), rule); !kept)
                return kept;
        }
        if (numbering != std::end(numberings)) {
            if (const Result<void> sound = checkClasses(rows, rule, *numbering); !sound)
                return sound;
        }
        m_rows.emplace(rule.name, std::move(rows));
        return {};
    }

    void introduce(TableRows& rows) const {
        std::erase_if(rows,
                      [](const TableRow& row) { return std::ranges::contains(builtInWords, row.fields[0]); });
        const std::string id(m_made->id());
        rows.push_back({{"menu", id}, int(rows.size()) + int(std::size(builtInWords))});
        rows.push_back(
            {{"tip", "Read levels as those of " + id}, int(rows.size()) + int(std::size(builtInWords))});
    }

    // Classes may have moved: gives the things of the base the numbers that their classes have now.
    void renumberClasses(TableRows& rows, const TableRule& rule, const Numbering& numbering) const {
        const std::size_t column = *rule.column("class");
        const TableRows& classes = m_rows.at(numbering.classes);
        for (TableRow& row : rows) {
            const int before = wholeNumber<int>(row.fields[column]).value_or(0);
            const auto now = std::ranges::find(classes, before - 1, &TableRow::origin);
            if (!isWhole(numbering.classes))
                row.fields[column] = now == classes.end() ? "0" : std::to_string(now - classes.begin() + 1);
        }
    }

    // The program needs each row of the base, and no level larger than the base's.
    Result<void> checkRows(const TableRows& rows, const TableRows& before, const TableRule& rule) const {
        for (const TableRow& row : before) {
            const auto found = findRow(rows, row.fields[0]);
            if (found == rows.end())
                return failure(say("{}/{}.tsv: The row {} is needed.", m_made->id(), rule.name,
                                   inQuotes(row.fields[0])));
            const bool isSide =
                rule.name == "limits" && (row.fields[0].contains("column") || row.fields[0].contains("row"));
            if (isSide && wholeNumber<int>(found->fields[1]) > wholeNumber<int>(row.fields[1]))
                return failure(say("{}/{}.tsv: No {} can be larger than {}.", m_made->id(), rule.name,
                                   inQuotes(row.fields[0]), row.fields[1]));
        }
        return {};
    }

    Result<void> checkClasses(const TableRows& rows, const TableRule& rule,
                              const Numbering& numbering) const {
        const std::size_t column = *rule.column("class");
        const TableRows& classes = m_rows.at(numbering.classes);
        for (const TableRow& row : rows) {
            const std::string& field = row.fields[column];
            const int number = wholeNumber<int>(field).value_or(0);
            if (number < 1 || number > int(classes.size()))
                return failure(say("{}/{}.tsv: The class of {} does not exist: {}.", m_made->id(), rule.name,
                                   inQuotes(row.fields[0]), field));
        }
        return {};
    }

    void countClasses(const Numbering& numbering) {
        const std::size_t column = *tableRule(numbering.things)->column("class");
        TableRows& classes = m_rows.at(numbering.classes);
        std::vector<std::pair<int, int>> counted(classes.size(), {0, 0}); // first and count
        const TableRows& things = m_rows.at(numbering.things);
        for (std::size_t i = 0; i < things.size(); ++i) {
            auto& [first, count] = counted[*wholeNumber<std::size_t>(things[i].fields[column]) - 1];
            if (count++ == 0)
                first = int(i);
        }
        for (std::size_t i = 0; i < classes.size(); ++i) {
            classes[i].fields[1] = std::to_string(counted[i].first);
            classes[i].fields[2] = std::to_string(counted[i].second);
        }
    }

    // One row for each thing, in their order. A thing without a row is never generated.
    void orderGeneration(const Numbering& numbering) {
        const auto found = m_rows.find(numbering.generation);
        if (found == m_rows.end())
            return;
        std::multimap<std::string, const TableRow*> known;
        for (const TableRow& row : found->second)
            known.emplace(row.fields[0], &row);
        TableRows ordered;
        for (const TableRow& thing : m_rows.at(numbering.things)) {
            const auto row = known.find(thing.fields[0]);
            if (row == known.end()) {
                ordered.push_back(usualRow(*tableRule(numbering.generation), thing.fields[0]));
                continue;
            }
            ordered.push_back(*row->second);
            known.erase(row);
        }
        found->second = std::move(ordered);
    }

    static TableRow usualRow(const TableRule& rule, const std::string& name) {
        TableRow row{{name}};
        for (std::size_t i = 1; i < rule.columns.size(); ++i)
            row.fields.emplace_back(rule.columns[i].usual);
        return row;
    }

    void orderTraps() {
        const auto found = m_rows.find("trap-generation");
        if (found == m_rows.end())
            return;
        TableRows ordered;
        TableRows traps = m_rows.at("traps");
        std::ranges::stable_sort(traps, {},
                                 [](const TableRow& row) { return *wholeNumber<int>(row.fields[1]); });
        for (const TableRow& trap : traps) {
            const auto row = findRow(found->second, trap.fields[0]);
            ordered.push_back(
                row == found->second.end() ? usualRow(*tableRule("trap-generation"), trap.fields[0]) : *row);
        }
        found->second = std::move(ordered);
    }

    const GameTables& m_base;
    std::span<const TableFile> m_files;
    std::shared_ptr<GameTables> m_made;
    std::string_view m_whole; // the tables that hold all rows
    std::map<std::string_view, TableRows> m_rows;
};

} // namespace

std::string_view wordOfGame(std::string_view gameTable, std::string_view name) {
    while (!gameTable.empty()) {
        const std::string_view line = takeLine(gameTable);
        if (line.starts_with(name) && line.substr(name.size()).starts_with('\t'))
            return line.substr(name.size() + 1);
    }
    return {};
}

Result<GameTablesPtr> composeGame(std::string id, const GameTables& base, std::span<const TableFile> files) {
    auto made = std::make_shared<GameTables>(std::move(id), std::string(base.base()));
    return Composer(std::move(made), base, files).compose();
}

Result<GameTablesPtr> composeBuiltIn(std::string_view id, const GameTables& base,
                                     std::span<const TableFile> files) {
    return Composer(std::make_shared<GameTables>(id), base, files).compose();
}

} // namespace levwright

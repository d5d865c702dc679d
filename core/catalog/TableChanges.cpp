// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TableChanges.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/TableLines.h"

#include <algorithm>
#include <format>
#include <optional>
#include <set>
#include <vector>

namespace levwright {
namespace {

constexpr std::string_view changeColumn = "change";
constexpr std::string_view afterColumn = "after";
constexpr std::string_view removedWord = "removed";
constexpr std::size_t mostLines = 20'000;

// What a column of the file is about.
struct FileColumn {
    std::string_view name;
    std::optional<std::size_t> target; // the column of the table; empty for "change" and "after"
};

class Changes {
public:
    Changes(TableRows& rows, const TableRule& rule, const TableFile& file, const TableRows& classes)
        : m_rows(rows), m_rule(rule), m_file(file), m_classes(classes) {}

    Result<void> carryOut() {
        std::string_view text = m_file.text;
        while (!text.empty()) {
            const std::string_view line = takeLine(text);
            if (++m_line > mostLines)
                return wrong(say("A table may have at most {} lines.", mostLines));
            if (isComment(line))
                continue;
            const Result<void> done = m_columns.empty() ? readHeader(line) : readRow(fieldsOf(line));
            if (!done)
                return done;
        }
        return {};
    }

private:
    std::unexpected<Error> wrong(std::string_view message) const {
        return failure(std::format("{}:{}: {}", m_file.name, m_line, message));
    }

    Result<void> readHeader(std::string_view line) {
        for (const std::string_view name : fieldsOf(line)) {
            const std::optional<std::size_t> target = m_rule.column(name);
            if (!target && name != changeColumn && name != afterColumn)
                return wrong(say("There is no column {}; the columns are: {}, change and after.",
                                 inQuotes(name), columnsInWords()));
            if (std::ranges::contains(m_columns, name, &FileColumn::name))
                return wrong(say("There are two columns {}.", inQuotes(name)));
            m_columns.push_back({name, target});
        }
        for (const ColumnRule& rule : m_rule.columns) {
            if (rule.role == ColumnRole::Key &&
                !std::ranges::contains(m_columns, rule.name, &FileColumn::name))
                return wrong(say("The column {} is missing, which names the rows.", inQuotes(rule.name)));
        }
        return {};
    }

    std::string columnsInWords() const {
        std::string words;
        for (const ColumnRule& rule : m_rule.columns)
            words.append(words.empty() ? "" : ", ").append(rule.name);
        return words;
    }

    Result<void> readRow(const std::vector<std::string_view>& fields) {
        if (fields.size() > m_columns.size())
            return wrong(say("This line has {} fields, but the first line names {} columns.", fields.size(),
                             m_columns.size()));
        std::vector<std::string> given(m_rule.columns.size());
        std::string_view change;
        std::string_view after;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (m_columns[i].target)
                given[*m_columns[i].target] = fields[i];
            else
                (m_columns[i].name == changeColumn ? change : after) = fields[i];
        }
        for (std::size_t i = 0; i < given.size(); ++i) {
            if (const std::optional<std::string> fault = understand(m_rule.columns[i], given[i]))
                return wrong(*fault);
        }
        return carryOut(given, change, after);
    }

    // Checks a field, and replaces the symbol of a class by its number. Returns what is wrong.
    std::optional<std::string> understand(const ColumnRule& rule, std::string& field) const {
        if (field.empty())
            return std::nullopt;
        if (const std::optional<std::string> why = whyNot(rule, field))
            return say("The {} {} {}.", rule.name, inQuotes(field), *why);
        const bool isClass = rule.kind == FieldKind::MonsterClass || rule.kind == FieldKind::ObjectClass;
        if (!isClass || !field.starts_with('\''))
            return std::nullopt;
        const auto found = findRow(m_classes, field);
        if (found == m_classes.end())
            return say("There is no class {}.", field);
        field = std::to_string(found - m_classes.begin() + 1);
        return std::nullopt;
    }

    Result<void> carryOut(const std::vector<std::string>& given, std::string_view change,
                          std::string_view after) {
        const std::optional<std::size_t> row = meantBy(given);
        if (change == removedWord) {
            if (!row)
                return wrong(say("This row cannot be removed: the base has no row of that name."));
            m_rows.erase(m_rows.begin() + std::ptrdiff_t(*row));
            return {};
        }
        if (!change.empty())
            return wrong(say("A change is {} or empty, not {}.", inQuotes(removedWord), inQuotes(change)));
        if (!row)
            return add(given, after);
        for (std::size_t i = 0; i < given.size(); ++i) {
            if (!given[i].empty())
                m_rows[*row].fields[i] = given[i];
        }
        m_met.insert(m_rows[*row].origin);
        return {};
    }

    // The row with the same keys. Among several, tiebreakers decide, then the first that no line has met.
    std::optional<std::size_t> meantBy(const std::vector<std::string>& given) const {
        std::vector<std::size_t> found;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_rows[row].origin >= 0 && agrees(m_rows[row], given, ColumnRole::Key))
                found.push_back(row);
        }
        if (found.size() > 1)
            std::erase_if(found, [&](std::size_t row) {
                return !agrees(m_rows[row], given, ColumnRole::Tiebreaker) ||
                       m_met.contains(m_rows[row].origin);
            });
        return found.empty() ? std::nullopt : std::optional(found.front());
    }

    bool agrees(const TableRow& row, const std::vector<std::string>& given, ColumnRole role) const {
        for (std::size_t i = 0; i < given.size(); ++i) {
            if (m_rule.columns[i].role == role && (role == ColumnRole::Key || !given[i].empty()) &&
                row.fields[i] != given[i])
                return false;
        }
        return true;
    }

    Result<void> add(const std::vector<std::string>& given, std::string_view after) {
        TableRow row;
        for (std::size_t i = 0; i < given.size(); ++i) {
            const ColumnRule& rule = m_rule.columns[i];
            if (given[i].empty() && rule.isNeeded)
                return wrong(say("This row is new, so it must give the column “{}”.", rule.name));
            row.fields.emplace_back(given[i].empty() ? rule.usual : std::string_view(given[i]));
        }
        if (after.empty()) {
            m_rows.push_back(std::move(row));
            return {};
        }
        const std::size_t nameColumn = nameOfRows();
        const auto place = std::ranges::find_last(
            m_rows, after, [&](const TableRow& each) { return std::string_view(each.fields[nameColumn]); });
        if (place.empty())
            return wrong(say("This row cannot come after {}: there is no such row.", inQuotes(after)));
        m_rows.insert(place.begin() + 1, std::move(row));
        return {};
    }

    std::size_t nameOfRows() const {
        return std::size_t(std::ranges::find(m_rule.columns, ColumnRole::Key, &ColumnRule::role) -
                           m_rule.columns.begin());
    }

    TableRows& m_rows;
    const TableRule& m_rule;
    const TableFile& m_file;
    const TableRows& m_classes;
    std::size_t m_line = 0;
    std::vector<FileColumn> m_columns;
    std::set<int> m_met; // the places in the base of rows that a line has changed
};

} // namespace

Result<void> changeRows(TableRows& rows, const TableRule& rule, const TableFile& file,
                        const TableRows& classes) {
    return Changes(rows, rule, file, classes).carryOut();
}

} // namespace levwright

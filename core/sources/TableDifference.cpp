// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/TableDifference.h"

#include "core/catalog/TableChanges.h"

#include <algorithm>
#include <map>

namespace levwright::sources {
namespace {

// What tells a row from others.
std::string keyOf(const TableRule& rule, const TableRow& row) {
    std::string key;
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
        if (rule.columns[i].role != ColumnRole::Value)
            key.append(row.fields[i]).append("\t");
    }
    return key;
}

std::map<std::string, const TableRow*> byKey(const TableRule& rule, const TableRows& rows) {
    std::map<std::string, const TableRow*> found;
    for (const TableRow& row : rows)
        found.emplace(keyOf(rule, row), &row);
    return found;
}

std::size_t nameColumn(const TableRule& rule) {
    return std::size_t(std::ranges::find(rule.columns, ColumnRole::Key, &ColumnRule::role) -
                       rule.columns.begin());
}

class Writer {
public:
    Writer(const TableRule& rule, const TableRows& base, const TableRows& wanted)
        : m_rule(rule), m_base(base), m_wanted(wanted), m_ofBase(byKey(rule, base)),
          m_ofWanted(byKey(rule, wanted)), m_text(rule.header() + "\tafter\tchange\n") {}

    std::optional<std::string> write() {
        for (const TableRow& row : m_base) {
            if (!m_ofWanted.contains(keyOf(m_rule, row)))
                writeRemoved(row);
        }
        for (std::size_t i = 0; i < m_wanted.size(); ++i) {
            const auto before = m_ofBase.find(keyOf(m_rule, m_wanted[i]));
            if (before == m_ofBase.end())
                writeAdded(i);
            else if (!writeChanged(*before->second, m_wanted[i]))
                return std::nullopt;
        }
        return isRight() ? std::optional(m_text) : std::nullopt;
    }

private:
    void writeRemoved(const TableRow& row) {
        for (std::size_t i = 0; i < row.fields.size(); ++i)
            m_text.append(m_rule.columns[i].role != ColumnRole::Value ? row.fields[i] : "").append("\t");
        m_text += "\tremoved\n";
    }

    void writeAdded(std::size_t index) {
        for (const std::string& field : m_wanted[index].fields)
            m_text.append(field).append("\t");
        if (index > 0)
            m_text += m_wanted[index - 1].fields[nameColumn(m_rule)];
        m_text += "\t\n";
    }

    // False if a field that the base has is to be empty.
    bool writeChanged(const TableRow& before, const TableRow& wanted) {
        if (before.fields == wanted.fields)
            return true;
        std::string line;
        for (std::size_t i = 0; i < wanted.fields.size(); ++i) {
            const bool isSame = before.fields[i] == wanted.fields[i];
            if (!isSame && wanted.fields[i].empty())
                return false;
            line.append(isSame && m_rule.columns[i].role == ColumnRole::Value ? "" : wanted.fields[i])
                .append("\t");
        }
        m_text += line + "\t\n";
        return true;
    }

    bool isRight() const {
        TableRows made = m_base;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i].origin = int(i);
        return changeRows(made, m_rule, {std::string(m_rule.name), {}, m_text}) &&
               std::ranges::equal(made, m_wanted, {}, &TableRow::fields, &TableRow::fields);
    }

    const TableRule& m_rule;
    const TableRows& m_base;
    const TableRows& m_wanted;
    std::map<std::string, const TableRow*> m_ofBase;
    std::map<std::string, const TableRow*> m_ofWanted;
    std::string m_text;
};

} // namespace

TableDifference countDifferences(const TableRule& rule, const TableRows& base, const TableRows& wanted) {
    TableDifference counted{.table = std::string(rule.name), .rows = wanted.size()};
    const auto before = byKey(rule, base);
    const auto now = byKey(rule, wanted);
    for (const auto& [key, row] : now) {
        const auto found = before.find(key);
        counted.added += found == before.end() ? 1 : 0;
        counted.changed += found != before.end() && found->second->fields != row->fields ? 1 : 0;
    }
    counted.removed = std::size_t(
        std::ranges::count_if(before, [&](const auto& each) { return !now.contains(each.first); }));
    return counted;
}

std::optional<std::string> changesBetween(const TableRule& rule, const TableRows& base,
                                          const TableRows& wanted) {
    return Writer(rule, base, wanted).write();
}

} // namespace levwright::sources

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameTableText.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {

std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::vector<std::string_view> fieldsOf(std::string_view line) {
    std::vector<std::string_view> fields;
    while (true) {
        const std::size_t tab = line.find('\t');
        fields.push_back(line.substr(0, tab));
        if (tab == std::string_view::npos)
            return fields;
        line.remove_prefix(tab + 1);
    }
}

TableRows rowsOf(std::string_view text, const TableRule& rule) {
    TableRows rows;
    for (bool isHeader = true; !text.empty(); isHeader = false) {
        const std::vector<std::string_view> fields = fieldsOf(takeLine(text));
        require(fields.size() == rule.columns.size(), "the table has the columns of its rule");
        if (!isHeader)
            rows.push_back({{fields.begin(), fields.end()}, int(rows.size())});
    }
    return rows;
}

std::string textOf(const TableRows& rows, const TableRule& rule) {
    std::string text = rule.header() + '\n';
    for (const TableRow& row : rows) {
        for (std::size_t i = 0; i < row.fields.size(); ++i)
            text.append(i == 0 ? "" : "\t").append(row.fields[i]);
        text += '\n';
    }
    return text;
}

} // namespace levwright

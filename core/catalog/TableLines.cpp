// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TableLines.h"

#include "core/catalog/GameTableText.h"

#include <algorithm>
#include <optional>

namespace levwright {
namespace {

// Calls visit with each line that is not a comment, and with its place in the text, until that returns false.
template <class Visit>
void eachLine(std::string_view text, Visit visit) {
    const std::string_view all = text;
    while (!text.empty()) {
        const std::size_t begin = all.size() - text.size();
        const std::string_view line = takeLine(text);
        if (!isComment(line) && !visit(line, begin, all.size() - text.size()))
            return;
    }
}

std::string lineOf(const std::vector<std::string_view>& columns, const GivenRow& row) {
    std::string line;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto given = std::ranges::find(row.fields, columns[i], &GivenField::column);
        line.append(i == 0 ? "" : "\t").append(given == row.fields.end() ? "" : given->value);
    }
    line.resize(line.find_last_not_of('\t') + 1);
    return line;
}

// The first line of the table, and where it ends; empty if there is none yet.
struct Header {
    std::vector<std::string_view> columns;
    std::size_t end = 0;
};

Header headerOf(std::string_view text) {
    Header header;
    eachLine(text, [&](std::string_view line, std::size_t begin, std::size_t /*end*/) {
        header = {fieldsOf(line), begin + line.size()};
        return false;
    });
    return header;
}

} // namespace

bool isComment(std::string_view line) {
    return line.empty() || line == "#" || line.starts_with("# ");
}

std::string withRow(std::string_view text, const GivenRow& row) {
    const std::string_view lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    Header header = headerOf(text);
    std::string more;
    for (const GivenField& field : row.fields) {
        if (std::ranges::contains(header.columns, field.column))
            continue;
        more.append(header.columns.empty() ? "" : "\t").append(field.column);
        header.columns.push_back(field.column);
    }
    std::string result(text);
    if (header.end == 0) {
        if (!result.empty() && !result.ends_with('\n'))
            result += lineEnd;
        result.append(more).append(lineEnd);
    } else {
        result.insert(header.end, more);
    }
    if (!result.ends_with('\n'))
        result += lineEnd;
    return result.append(lineOf(header.columns, row)).append(lineEnd);
}

std::string withoutRow(std::string_view text, const GivenRow& row) {
    const Header header = headerOf(text);
    const std::string wanted = lineOf(header.columns, row);
    std::optional<std::pair<std::size_t, std::size_t>> found;
    eachLine(text, [&](std::string_view line, std::size_t begin, std::size_t end) {
        const std::size_t last = line.find_last_not_of('\t');
        if (begin >= header.end && line.substr(0, last + 1) == wanted)
            found = {begin, end};
        return true;
    });
    std::string result(text);
    if (found)
        result.erase(found->first, found->second - found->first);
    return result;
}

} // namespace levwright

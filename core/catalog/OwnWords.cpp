// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/OwnWords.h"

#include "core/catalog/GameTableText.h"

#include <algorithm>
#include <set>

namespace levwright {
namespace {

OwnWordSort sortOf(const Keyword& word) {
    if (word.wordClass == "statement word" || word.wordClass == "statement")
        return OwnWordSort::Statement;
    return word.wordClass == "level flag" ? OwnWordSort::Flag : OwnWordSort::Value;
}

// The fields of the first column of a table.
std::vector<std::string_view> firstColumn(const GameTables& tables, std::string_view table) {
    std::vector<std::string_view> fields;
    std::string_view text = tables.text(table).value_or("");
    takeLine(text);
    while (!text.empty())
        fields.push_back(fieldsOf(takeLine(text)).front());
    return fields;
}

// Reads no more of the rows than it must, because lists ask for each of their entries.
bool hasRow(const GameTables& tables, std::string_view table, std::string_view name) {
    std::string_view text = tables.text(table).value_or("");
    takeLine(text);
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        if (line.starts_with(name) && (line.size() == name.size() || line[name.size()] == '\t'))
            return true;
    }
    return false;
}

void addKeywords(const Catalog& catalog, const GameTables& base, std::vector<OwnWord>& words) {
    const std::vector<std::string_view> column = firstColumn(base, "keywords");
    const std::set<std::string_view> known(column.begin(), column.end());
    for (const Keyword& word : catalog.keywords()) {
        if (!known.contains(word.spelling))
            words.push_back({word.spelling, sortOf(word)});
    }
}

// Of a name such as des.forge, each part that no name of the base has.
void addScriptNames(const Catalog& catalog, const GameTables& base, std::vector<OwnWord>& words) {
    const auto eachPart = [](std::string_view name, auto visit) {
        for (std::size_t dot = name.find('.'); dot != name.npos; dot = name.find('.')) {
            visit(name.substr(0, dot));
            name.remove_prefix(dot + 1);
        }
        visit(name);
    };
    std::set<std::string_view> known;
    for (const std::string_view name : firstColumn(base, "lua-names"))
        eachPart(name, [&](std::string_view part) { known.insert(part); });
    for (const std::string_view name : firstColumn(catalog.tables(), "lua-names"))
        eachPart(name, [&](std::string_view part) {
            if (known.insert(part).second)
                words.push_back({part, OwnWordSort::Library});
        });
}

} // namespace

std::vector<OwnWord> ownWords(const Catalog& catalog) {
    std::vector<OwnWord> words;
    if (catalog.tables().isBuiltIn())
        return words;
    const GameTablesPtr base = builtInTables(catalog.tables().base());
    addKeywords(catalog, *base, words);
    addScriptNames(catalog, *base, words);
    return words;
}

bool isOnlyIn(const Catalog& catalog, std::string_view table, std::string_view name) {
    return !catalog.tables().isBuiltIn() && !hasRow(*builtInTables(catalog.tables().base()), table, name);
}

std::string ownMapCharacters(const Catalog& catalog) {
    std::string characters;
    if (catalog.tables().isBuiltIn())
        return characters;
    std::string known;
    const GameTablesPtr base = builtInTables(catalog.tables().base());
    for (const std::string_view field : firstColumn(*base, "terrain"))
        known += field.size() == 3 ? field.substr(1, 1) : std::string_view();
    for (int c = ' ' + 1; c < 127; ++c) {
        if (catalog.terrainNumber(char(c)) && !known.contains(char(c)))
            characters += char(c);
    }
    return characters;
}

} // namespace levwright

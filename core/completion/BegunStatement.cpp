// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/completion/BegunStatement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <ranges>
#include <unordered_set>

namespace levwright {
namespace {

// A value of each form, and the signs between values, in the order in which they are tried.
constexpr std::array<std::string_view, 13> samples{":",         ",", "random", "(0,0)", "0", "\"x\"", "'x'",
                                                   "(0,0,0,0)", ")", "]",      "=",     "{", "}"};
constexpr std::size_t mostVariables = 100; // that are tried out
constexpr int mostSamples = 40;            // more than any statement needs

// The text of a block up to its first statement, and that statement, which may be the label that the others
// need.
std::string headOf(const LevelSource& level, std::size_t block, std::size_t behindLast) {
    const std::vector<StatementNode>& statements = level.level.tree->statements;
    const std::size_t first = block + 1;
    Offset end = statements[first].range.begin;
    const bool opensBlock = std::ranges::contains(statements, std::optional(first), &StatementNode::parent);
    if (first < behindLast && !opensBlock && !statements[first].broken)
        end = statements[first].range.end;
    return std::string(level.slice({statements[block].range.begin, end}));
}

// Adds the variables that a text mentions.
void addVariablesIn(std::string_view text, std::unordered_set<std::string_view>& names) {
    for (std::size_t at = text.find('$'); at != std::string_view::npos; at = text.find('$', at + 1)) {
        std::size_t end = at + 1;
        while (end < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
            ++end;
        names.insert(text.substr(at, end - at));
    }
}

// The statements of the header, and those that give values to variables: the last ones before the statement
// and all that it needs.
std::vector<std::size_t> statementsToKeep(const LevelSource& level, std::size_t statement, Range begun) {
    const LevelTree& tree = *level.level.tree;
    std::vector<std::size_t> kept;
    std::unordered_set<std::string_view> needed;
    addVariablesIn(level.slice(begun), needed);
    std::size_t variables = 0;
    for (std::size_t i = statement; i-- > 0;) {
        const StatementNode& node = tree.statements[i];
        const std::string_view word = level.slice(node.keyword);
        const bool isVariable = word.starts_with('$') && (variables < mostVariables || needed.contains(word));
        if (node.broken || !(isVariable || tree.ruleOf(node).section < Section::PartStart))
            continue;
        kept.push_back(i);
        if (isVariable) {
            ++variables;
            addVariablesIn(level.slice(node.range), needed);
        }
    }
    std::ranges::reverse(kept);
    return kept;
}

std::string surroundings(const LevelSource& level, std::size_t statement, Range begun) {
    const LevelTree& tree = *level.level.tree;
    std::string text;
    const auto add = [&](std::string_view part) { text.append(part).append("\n"); };
    for (const std::size_t i : statementsToKeep(level, statement, begun))
        add(level.slice(tree.statements[i].range));
    std::vector<std::size_t> blocks;
    for (std::optional<std::size_t> block = tree.statements[statement].parent; block;
         block = tree.statements[*block].parent)
        blocks.push_back(*block);
    for (const std::size_t block : blocks | std::views::reverse)
        add(headOf(level, block, statement));
    const std::optional<std::size_t> section = blocks.empty() ? tree.sectionOf(statement) : std::nullopt;
    if (section && tree.sections[*section].firstStatement < statement) {
        const SectionNode& node = tree.sections[*section];
        Range opener = tree.statements[node.firstStatement].range;
        if (node.map)
            opener.end = std::max(opener.end, node.map->range.end);
        add(level.slice(opener));
    }
    return text;
}

} // namespace

BegunStatement::BegunStatement(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                               Range begun)
    : m_language(language), m_text(surroundings(level, statement, begun)), m_begin(m_text.size()) {
    m_text += level.slice(begun);
}

FileTree BegunStatement::parsed(std::string_view words) const {
    return m_language.parse(TextSnapshot(m_text + std::string(words)));
}

bool BegunStatement::mayGoOnWith(std::string_view words) const {
    return isRightUntil(parsed(words), m_text.size() + words.size());
}

// Whether there is no error before that place.
bool BegunStatement::isRightUntil(const FileTree& file, Offset end) {
    return std::ranges::all_of(file.levels, [&](const LevelPlace& level) {
        const std::optional<SyntaxError>& error = level.tree->firstError;
        return !error || level.start + error->at >= end;
    });
}

bool BegunStatement::isWholeWith(std::string_view words) const {
    const FileTree file = parsed(words);
    const LevelPlace& level = file.levels[file.levelAt(m_begin)];
    const std::optional<std::size_t> statement = level.tree->statementAt(m_begin - level.start);
    return statement && !level.tree->statements[*statement].broken &&
           isRightUntil(file, m_text.size() + words.size());
}

std::optional<std::string> BegunStatement::completed(const std::vector<std::string>& words) const {
    std::string tail;
    for (int i = 0; i < mostSamples; ++i) {
        if (isWholeWith(tail))
            return tail;
        const auto fits = [&](std::string_view sample) { return mayGoOnWith(tail + std::string(sample)); };
        if (const auto* sample = std::ranges::find_if(samples, fits); sample != samples.end())
            tail += *sample;
        else if (const auto word = std::ranges::find_if(words, fits); word != words.end())
            tail += *word;
        else
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace levwright

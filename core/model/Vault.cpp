// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Vault.h"

#include "core/base/Numbers.h"
#include "core/model/LevelLanguage.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <format>
#include <span>
#include <string_view>

namespace levwright {
namespace {

constexpr std::string_view vaultFlag = "rndvault";
constexpr std::string_view flagsWord = "FLAGS";

std::string_view wordOf(VaultNumber which) {
    return which == VaultNumber::Frequency ? "VAULTGEN" : "MINDEPTH";
}

// A statement before the first part or room, by its word, even if the game does not know it; null without
// one.
const StatementNode* statementOf(const LevelSource& level, std::string_view word) {
    const LevelTree& tree = *level.level.tree;
    const std::size_t count =
        tree.sections.empty() ? tree.statements.size() : tree.sections.front().firstStatement;
    const auto head = std::span(tree.statements).first(count);
    const auto found = std::ranges::find_if(
        head, [&](const StatementNode& each) { return level.slice(each.keyword) == word; });
    return found == head.end() ? nullptr : &*found;
}

// The statement up to a comment or the end of its line.
std::string_view lineOf(const LevelSource& level, const StatementNode& statement) {
    const Offset begin = statement.keyword.begin;
    const std::string_view line = level.slice({begin, endOfLine(level.text, begin)});
    return trimmed(line.substr(0, line.find_first_of("#\r\n")));
}

// What stands after the colon; empty without one.
std::string_view valueOf(const LevelSource& level, const StatementNode& statement) {
    const std::string_view line = lineOf(level, statement);
    const std::size_t colon = line.find(':');
    return colon == std::string_view::npos ? std::string_view() : trimmed(line.substr(colon + 1));
}

std::optional<int> numberOf(const LevelSource& level, VaultNumber which) {
    const StatementNode* statement = statementOf(level, wordOf(which));
    return statement == nullptr ? std::nullopt : wholeNumber<int>(valueOf(level, *statement));
}

bool isVault(const LevelSource& level) {
    const StatementNode* flags = level.level.hasHeader() ? statementOf(level, flagsWord) : nullptr;
    if (flags == nullptr)
        return false;
    std::string_view words = valueOf(level, *flags);
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(','), words.size());
        if (trimmed(words.substr(0, end)) == vaultFlag)
            return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

} // namespace

std::optional<Vault> vaultOf(const LevelSource& level) {
    if (!isVault(level))
        return std::nullopt;
    return Vault{.name = level.level.name,
                 .frequency = numberOf(level, VaultNumber::Frequency).value_or(1),
                 .leastDepth = numberOf(level, VaultNumber::LeastDepth).value_or(0)};
}

TextEdit setVaultNumber(const LevelSource& level, VaultNumber which, std::optional<int> number) {
    if (const StatementNode* statement = statementOf(level, wordOf(which))) {
        if (!number)
            return TextEdit::erase(Range{startOfLine(level.text, statement->keyword.begin),
                                         endOfLine(level.text, statement->keyword.begin)});
        const std::string_view value = valueOf(level, *statement);
        const std::string_view replaced = value.empty() ? lineOf(level, *statement) : value;
        const auto begin = Offset(replaced.data() - level.text.data());
        return TextEdit::replace(Range{begin, begin + replaced.size()},
                                 value.empty() ? std::format("{}:{}", wordOf(which), *number)
                                               : std::to_string(*number));
    }
    const StatementNode* flags = statementOf(level, flagsWord);
    if (!number || flags == nullptr)
        return {};
    return insertLineBehind(level.text, flags->keyword.begin, std::format("{}:{}", wordOf(which), *number));
}

} // namespace levwright

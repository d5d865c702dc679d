// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/FileTree.h"

#include "core/base/Contract.h"
#include "core/syntax/LevelParser.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

bool beginsLevel(const Dialect& dialect, const Token& token) {
    if (token.kind != TokenKind::Word || dialect.word(token.word).wordClass != WordClass::Statement)
        return false;
    const StatementRule* rule = ruleFor(dialect.word(token.word).spelling);
    return rule != nullptr && rule->section == Section::Start;
}

// Cuts levels off a text, one after the other.
class LevelCutter {
public:
    LevelCutter(const Dialect& dialect, std::string_view text, LexMode mode, Offset from)
        : m_dialect(dialect), m_text(text), m_mode(mode), m_lexer(dialect, text, mode, from), m_start(from) {}

    bool atEnd() const { return m_start >= m_text.size() && m_cutOne; }
    // A new level could begin at the next byte: nothing before it reaches over.
    bool betweenLevels() const { return m_pending.has_value() || m_lexer.position() >= m_text.size(); }
    Offset position() const { return m_start; }

    LevelPlace cut() {
        Tokens tokens;
        // Levels of one file are of like size: without this, the tokens of each would be copied many times.
        tokens.reserve(m_tokensOfLast + 16);
        if (m_pending)
            tokens.push_back(*std::exchange(m_pending, std::nullopt));
        while (std::optional<Token> token = m_lexer.next()) {
            if (beginsLevel(m_dialect, *token) && token->begin > m_start) {
                m_pending = token;
                break;
            }
            tokens.push_back(*token);
        }
        m_tokensOfLast = tokens.size();
        const Offset start = m_start;
        const Offset end = m_pending ? m_pending->begin : m_text.size();
        for (Token& token : tokens) {
            token.begin -= std::uint32_t(start);
            token.end -= std::uint32_t(start);
        }
        auto tree = std::make_shared<LevelTree>(
            parseLevel(m_dialect, m_text.substr(start, end - start), std::move(tokens), m_mode));
        tree->lookedAt = m_lexer.lookedAt() - start;
        tree->departed = tree->departed || m_lexer.departed();
        m_start = end;
        m_cutOne = true;
        return {start, std::move(tree)};
    }

private:
    const Dialect& m_dialect;
    std::string_view m_text;
    LexMode m_mode;
    Lexer m_lexer;
    Offset m_start;
    std::optional<Token> m_pending;
    std::size_t m_tokensOfLast = 0;
    bool m_cutOne = false;
};

bool departed(const FileTree& tree) {
    return std::ranges::any_of(tree.levels, [](const LevelPlace& level) { return level.tree->departed; });
}

bool hasSyntaxError(const FileTree& tree) {
    return std::ranges::any_of(tree.levels,
                               [](const LevelPlace& level) { return level.tree->firstError.has_value(); });
}

FileTree parseAs(const Dialect& dialect, TextSnapshot text, LexMode mode) {
    FileTree tree{std::move(text), mode, {}};
    LevelCutter cutter(dialect, tree.text.bytes(), mode, 0);
    while (!cutter.atEnd())
        tree.levels.push_back(cutter.cut());
    return tree;
}

// A tolerant reading that departed from the exact one may have broken a text that was fine.
FileTree preferExactIfClean(const Dialect& dialect, FileTree tolerant) {
    if (!departed(tolerant) || !hasSyntaxError(tolerant))
        return tolerant;
    FileTree exact = parseAs(dialect, tolerant.text, LexMode::Exact);
    const bool endsEarly = std::ranges::any_of(exact.levels.back().tree->tokens, [](const Token& token) {
        return token.kind == TokenKind::EndByte;
    });
    return hasSyntaxError(exact) || endsEarly ? std::move(tolerant) : std::move(exact);
}

} // namespace

std::size_t FileTree::levelAt(Offset at) const {
    const auto behind = std::ranges::upper_bound(levels, at, {}, &LevelPlace::start);
    return behind == levels.begin() ? 0 : std::size_t(behind - levels.begin()) - 1;
}

FileTree parseFile(const Dialect& dialect, TextSnapshot text, LexMode mode) {
    FileTree tree = parseAs(dialect, std::move(text), mode);
    return mode == LexMode::Tolerant ? preferExactIfClean(dialect, std::move(tree)) : tree;
}

FileTree reparse(const Dialect& dialect, const FileTree& old, const TextEdit& edit, TextSnapshot text) {
    if (old.mode == LexMode::Exact || edit.empty())
        return parseFile(dialect, std::move(text));
    const Range touched = edit.touchedBefore();
    const auto unaffected = [&](const LevelPlace& level) {
        return level.start + std::max(level.tree->lookedAt, level.tree->size) < touched.begin;
    };
    FileTree tree{text, LexMode::Tolerant, {}};
    auto next = old.levels.begin();
    for (; next != old.levels.end() && unaffected(*next); ++next)
        tree.levels.push_back(*next);
    const Offset from = next == old.levels.end() ? old.levels.back().start : next->start;
    if (next == old.levels.end())
        tree.levels.pop_back();

    LevelCutter cutter(dialect, text.bytes(), LexMode::Tolerant, from);
    // Old levels that lie wholly behind the edit keep their trees once the cutter meets one of their starts.
    auto behind =
        std::ranges::find_if(old.levels, [&](const LevelPlace& level) { return level.start > touched.end; });
    const auto moved = [&](const LevelPlace& level) { return edit.map(level.start, Bias::After); };
    while (!cutter.atEnd()) {
        tree.levels.push_back(cutter.cut());
        while (behind != old.levels.end() && moved(*behind) < cutter.position())
            ++behind;
        if (behind != old.levels.end() && moved(*behind) == cutter.position() && cutter.betweenLevels()) {
            for (; behind != old.levels.end(); ++behind)
                tree.levels.push_back({moved(*behind), behind->tree});
            break;
        }
    }
    return preferExactIfClean(dialect, std::move(tree));
}

std::string print(const FileTree& tree) {
    std::string bytes;
    for (std::size_t i = 0; i < tree.levels.size(); ++i) {
        const std::string_view level = tree.textOf(i);
        for (const Token& token : tree.levels[i].tree->tokens)
            bytes += level.substr(token.begin, token.end - token.begin);
    }
    return bytes;
}

CompilerLines::CompilerLines(const FileTree& tree) : m_text(tree.text) {
    for (const LevelPlace& level : tree.levels)
        add(level.tree->tokens, level.start);
}

CompilerLines::CompilerLines(TextSnapshot text, const Tokens& tokens) : m_text(std::move(text)) {
    add(tokens, 0);
}

void CompilerLines::add(const Tokens& tokens, Offset start) {
    for (const Token& token : tokens) {
        if (token.kind != TokenKind::String)
            continue;
        for (Offset at = start + token.begin; at < start + token.end; ++at) {
            if (m_text.bytes()[at] == '\n')
                m_uncounted.push_back(at);
        }
    }
}

std::size_t CompilerLines::lineOf(Offset at) const {
    const auto uncounted = std::size_t(std::ranges::lower_bound(m_uncounted, at) - m_uncounted.begin());
    return m_text.position(std::min(at, m_text.size())).line + 1 - uncounted;
}

} // namespace levwright

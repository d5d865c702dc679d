// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/Parser.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/LevelParser.h"
#include "core/languages/program/syntax/Lexer.h"

#include <algorithm>
#include <format>

namespace levwright::program {
namespace {

bool beginsLevel(const Words& words, const Token& token) {
    if (token.kind != TokenKind::Word)
        return false;
    const Key key = words[token.word].key;
    return key == Key::Level || key == Key::Maze;
}

} // namespace

// The tokens of the next level. They are read from the first byte of the level, so that the text before it
// does not matter.
std::shared_ptr<LevelTree> LevelCutter::readTokens() const {
    auto tree = std::make_shared<LevelTree>();
    tree->grammar = m_grammar;
    Lexer lexer(m_words, m_text, m_mode, m_start);
    Token token;
    Offset end = m_text.size();
    while (lexer.next(token)) {
        if (beginsLevel(m_words, token) && token.begin > m_start) {
            end = token.begin;
            break;
        }
        tree->tokens.push_back(token.shifted(-m_start));
        if (token.kind != TokenKind::EndByte)
            continue;
        const auto rest = std::uint32_t(m_text.size());
        if (token.end < rest)
            tree->tokens.push_back(Token{TokenKind::Comment, 0, token.end, rest}.shifted(-m_start));
        break;
    }
    tree->size = tree->lookedAt = end - m_start;
    return tree;
}

LevelPlace LevelCutter::cut(const KnownLevels& known) {
    std::shared_ptr<LevelTree> tree = readTokens();
    const Offset start = std::exchange(m_start, m_start + tree->size);
    m_cutOne = true;
    const std::string_view text = m_text.substr(start, tree->size);
    if (const auto found = known.find(text); found != known.end())
        return {start, found->second};
    LevelParser(m_words, text, *tree, m_mode).parse();
    const auto stop = std::ranges::find(tree->tokens, TokenKind::EndByte, &Token::kind);
    if (stop != tree->tokens.end()) {
        const unsigned byte = static_cast<unsigned char>(text[stop->begin]);
        tree->diagnostics.push_back({DiagnosticCode::TextIgnoredAfterByte,
                                     stop->range(),
                                     stop->begin,
                                     {say("the byte {}", byte)},
                                     {}});
    }
    return {start, std::move(tree)};
}

FileTree parseFile(const Words& words, const GrammarPtr& grammar, TextSnapshot text, LexMode mode) {
    FileTree tree{std::move(text), mode, {}};
    LevelCutter cutter(words, grammar, tree.text.bytes(), mode);
    while (!cutter.atEnd())
        tree.levels.push_back(cutter.cut());
    return tree;
}

FileTree reparse(const Words& words, const GrammarPtr& grammar, const FileTree& old, TextSnapshot text) {
    KnownLevels known;
    for (std::size_t i = 0; i < old.levels.size(); ++i)
        known.emplace(old.textOf(i), old.levels[i].tree);
    FileTree tree{std::move(text), old.mode, {}};
    LevelCutter cutter(words, grammar, tree.text.bytes(), old.mode);
    while (!cutter.atEnd())
        tree.levels.push_back(cutter.cut(known));
    return tree;
}

} // namespace levwright::program

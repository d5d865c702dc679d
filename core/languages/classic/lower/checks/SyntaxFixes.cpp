// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <format>

namespace levwright {
namespace {

class SyntaxFixes {
public:
    SyntaxFixes(const ClassicGame& game, const LevelTree& tree, std::string_view text)
        : m_game(game), m_tree(tree), m_text(text) {}

    void addTo(Diagnostic& found) const {
        switch (found.code) {
        case DiagnosticCode::UnknownStatement:
            return suggest(found, m_game.dialect().statementWords());
        case DiagnosticCode::UnexpectedToken:
            return suggestWord(found);
        case DiagnosticCode::MisplacedStatement:
            return moveRegisters(found);
        case DiagnosticCode::MissingPart:
            return addNoMap(found);
        case DiagnosticCode::UnclosedMap:
            return closeMap(found);
        default: // the others are found after the parser, with a fix if there is one
            return;
        }
    }

private:
    std::string_view textOf(Range range) const { return m_text.substr(range.begin, range.size()); }

    void suggest(Diagnostic& found, const std::vector<std::string_view>& words) const {
        for (const std::string& word : closestNames(textOf(found.range), words, 2))
            found.fixes.push_back({say("Change it to {}", word), TextEdit::replace(found.range, word)});
    }

    // Suggests a word for a misspelt one, where some word is expected.
    void suggestWord(Diagnostic& found) const {
        std::vector<std::string_view> words;
        for (const Word& word : m_game.dialect().tables().words) {
            // The description of what is expected may contain the very word that stands there.
            if (word.wordClass != WordClass::Statement && found.arguments[1].contains(word.spelling) &&
                word.spelling != textOf(found.range))
                words.push_back(word.spelling);
        }
        suggest(found, words);
    }

    const StatementNode* statementAt(Offset at) const {
        const std::optional<std::size_t> index = m_tree.statementAt(at);
        return index ? &m_tree.statements[*index] : nullptr;
    }

    Offset behindLine(Offset at) const {
        const std::size_t lineFeed = m_text.find('\n', at);
        return lineFeed == std::string_view::npos ? m_text.size() : lineFeed + 1;
    }

    // Moves registers that come too late to the place directly after the map.
    void moveRegisters(Diagnostic& found) const {
        const std::optional<std::size_t> index = m_tree.statementAt(found.range.begin);
        if (!index || m_tree.statements[*index].broken ||
            m_tree.ruleOf(m_tree.statements[*index]).section != Section::Registers)
            return;
        const std::optional<std::size_t> section = m_tree.sectionOf(*index);
        if (!section)
            return;
        const SectionNode& part = m_tree.sections[*section];
        const Offset opened =
            part.map ? part.map->range.end : m_tree.statements[part.firstStatement].range.end;
        const Offset to = behindLine(opened);
        const Range statement = m_tree.statements[*index].range;
        const Offset lineStart = m_text.rfind('\n', statement.begin) + 1;
        const Offset lineEnd = behindLine(statement.end);
        const bool aloneOnLine =
            textOf({lineStart, statement.begin}).find_first_not_of(" \t") == std::string_view::npos &&
            textOf({statement.end, lineEnd}).find_first_not_of(" \t\r\n") == std::string_view::npos;
        if (!aloneOnLine || to >= lineStart || !textOf({statement.end, lineEnd}).ends_with('\n'))
            return;
        const Range line{lineStart, lineEnd};
        found.fixes.push_back({say("Move it directly after the map"),
                               TextEdit({{{to, to}, std::string(textOf(line))}, {line, ""}})});
    }

    void addNoMap(Diagnostic& found) const {
        const Offset at = behindLine(m_tree.statements.back().range.end);
        const bool ownLine = at > 0 && m_text[at - 1] == '\n';
        found.fixes.push_back({say("Add a part without a map (NOMAP)"),
                               TextEdit::insert(at, ownLine ? "NOMAP\n" : "\nNOMAP\n")});
    }

    void closeMap(Diagnostic& found) const {
        for (const SectionNode& section : m_tree.sections) {
            if (!section.map || section.map->end || !section.map->range.contains(found.range))
                continue;
            const Offset at = section.map->range.end;
            const bool ownLine = at > 0 && m_text[at - 1] == '\n';
            found.fixes.push_back({say("Add ENDMAP after the last row"),
                                   TextEdit::insert(at, ownLine ? "ENDMAP\n" : "\nENDMAP\n")});
        }
    }

    const ClassicGame& m_game;
    const LevelTree& m_tree;
    std::string_view m_text;
};

} // namespace

Diagnostics withFixes(const ClassicGame& game, const LevelTree& tree, std::string_view levelText) {
    Diagnostics diagnostics = tree.diagnostics;
    const SyntaxFixes fixes(game, tree, levelText);
    for (Diagnostic& found : diagnostics)
        fixes.addTo(found);
    return diagnostics;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/LevelPatch.h"

#include "core/languages/classic/syntax/LevelCutter.h"
#include "core/languages/classic/syntax/LevelParser.h"
#include "core/languages/classic/syntax/Lexer.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>

namespace levwright {
namespace {

constexpr std::size_t fewestStatements = 16; // a level with fewer is parsed as fast
constexpr int mostLines = 8;                 // by which the lines that are read anew may grow

// Whatever reaches beyond its line, or changes how other lines are read.
bool isFarReaching(TokenKind kind) {
    constexpr std::array farReaching{TokenKind::UnclosedString, TokenKind::EndByte, TokenKind::MapStart,
                                     TokenKind::MapRow, TokenKind::BadMapRow};
    return std::ranges::contains(farReaching, kind);
}

bool isOfMaps(DiagnosticCode code) {
    constexpr std::array ofMaps{DiagnosticCode::MissingPart, DiagnosticCode::MissingMap,
                                DiagnosticCode::MapWithoutGeometry, DiagnosticCode::UnclosedMap};
    return std::ranges::contains(ofMaps, code);
}

class Patch {
public:
    Patch(const Dialect& dialect, const LevelTree& old, const LevelEdit& edit)
        : m_dialect(dialect), m_old(old), m_edit(edit),
          m_text(edit.file.substr(edit.start, old.size + edit.grown)) {}

    std::optional<LevelTree> make() {
        if (!isPlain() || !findBegin() || !findEnd() || !isWithinSection() || !lex() ||
            goesOnWithStatement() || !parse())
            return std::nullopt;
        const std::optional<std::optional<SyntaxError>> error = firstError();
        if (!error)
            return std::nullopt;
        LevelTree tree = joined();
        tree.firstError = *error;
        return tree;
    }

private:
    const StatementNode& statement(std::size_t index) const { return m_old.statements[index]; }
    std::size_t statementsBefore(Offset at) const {
        const auto begin = [](const StatementNode& node) { return node.range.begin; };
        return std::size_t(std::ranges::lower_bound(m_old.statements, at, {}, begin) -
                           m_old.statements.begin());
    }
    std::size_t tokensBefore(Offset at) const {
        return std::size_t(std::ranges::lower_bound(m_old.tokens, at, {}, &Token::begin) -
                           m_old.tokens.begin());
    }

    bool isPlain() const {
        return m_old.kind == LevelSyntax::Maze && m_old.hasHeader && !m_old.departed &&
               m_old.opaqueParts.empty() && m_old.statements.size() >= fewestStatements &&
               std::ranges::none_of(m_old.diagnostics, isOfMaps, &Diagnostic::code) &&
               std::ranges::none_of(m_old.tokens, [](const Token& token) {
                   return token.kind == TokenKind::UnclosedString || token.kind == TokenKind::EndByte ||
                          token.kind == TokenKind::BadMapRow;
               });
    }

    // A line after a whole statement, so far before the edit that no token before it can have seen the edit.
    bool findBegin() {
        const Offset seen = m_dialect.longestWordSize() + 2;
        if (m_edit.touched.begin <= seen)
            return false;
        m_begin = startOfLine(m_text, m_edit.touched.begin - seen);
        for (int lines = 0; lines < mostLines; ++lines) {
            m_first = statementsBefore(m_begin);
            if (m_first == 0)
                return false;
            const StatementNode& before = statement(m_first - 1);
            if (before.range.end <= m_begin && before.isWhole()) {
                m_firstToken = tokensBefore(m_begin);
                return m_firstToken < m_old.tokens.size() && m_old.tokens[m_firstToken].begin == m_begin;
            }
            m_begin = startOfLine(m_text, before.range.begin);
        }
        return false;
    }

    // The line after the edit, before a statement with a known word or at the end.
    bool findEnd() {
        m_end = m_edit.touched.end;
        for (int lines = 0; lines < mostLines; ++lines) {
            const std::size_t lineFeed = m_text.find('\n', m_end + m_edit.grown);
            if (lineFeed == std::string_view::npos)
                return false;
            m_end = lineFeed + 1 - m_edit.grown;
            m_endStatement = statementsBefore(m_end);
            if (m_endStatement > 0 && statement(m_endStatement - 1).range.end > m_end) {
                m_end = statement(m_endStatement - 1).range.end;
                continue;
            }
            m_endToken = tokensBefore(m_end);
            return isStatementBehind();
        }
        return false;
    }

    bool isStatementBehind() const {
        if (m_endToken == 0 || m_old.tokens[m_endToken - 1].end != m_end)
            return false;
        const auto visible =
            std::find_if(m_old.tokens.begin() + std::ptrdiff_t(m_endToken), m_old.tokens.end(),
                         [](const Token& token) { return !isSkipped(token.kind); });
        if (m_endStatement == m_old.statements.size())
            return visible == m_old.tokens.end();
        return visible != m_old.tokens.end() && visible->begin == statement(m_endStatement).range.begin &&
               statement(m_endStatement).kind != StatementKind::Unknown;
    }

    // After the map of one section, and before the next section.
    bool isWithinSection() {
        const auto next = std::ranges::lower_bound(m_old.sections, m_first, {}, &SectionNode::firstStatement);
        if (next == m_old.sections.begin() ||
            (next != m_old.sections.end() && next->firstStatement < m_endStatement))
            return false;
        m_section = std::size_t(next - m_old.sections.begin()) - 1;
        const SectionNode& section = m_old.sections[m_section];
        const bool isBehindMap = section.map
                                     ? section.map->range.end <= m_begin
                                     : statement(section.firstStatement).kind != StatementKind::Geometry;
        return isBehindMap && std::none_of(m_old.tokens.begin() + std::ptrdiff_t(m_firstToken),
                                           m_old.tokens.begin() + std::ptrdiff_t(m_endToken),
                                           [](const Token& token) { return isFarReaching(token.kind); });
    }

    bool lex() {
        Lexer lexer(m_dialect, m_edit.file, LexMode::Tolerant, m_edit.start + m_begin);
        const Offset end = m_edit.start + m_end + m_edit.grown;
        Token token;
        while (lexer.position() < end && lexer.next(token)) {
            if (isFarReaching(token.kind) || beginsLevel(m_dialect, token))
                return false;
            m_part.tokens.push_back(token.shifted(-m_edit.start));
        }
        m_read = m_part.tokens.size();
        m_lookedAt = lexer.lookedAt() - m_edit.start;
        return lexer.position() == end && !lexer.inMap() && !lexer.departed();
    }

    // The section of the last statement before that one that stands where it may.
    Section sectionBefore(std::size_t index) const {
        while (index > 0 &&
               (statement(index - 1).kind == StatementKind::Unknown || statement(index - 1).misplaced))
            --index;
        return index > 0 ? m_old.ruleOf(statement(index - 1)).section : Section::Start;
    }

    // Whether the lines begin with a comma, and so go on with the statement before them.
    bool goesOnWithStatement() const {
        const auto first = std::ranges::find_if_not(m_part.tokens, isSkipped, &Token::kind);
        return first != m_part.tokens.end() && first->kind == TokenKind::Comma;
    }

    bool parse() {
        constexpr std::ptrdiff_t mostAhead = 64; // tokens that a parser may look at after a statement
        const auto behind = m_old.tokens.begin() + std::ptrdiff_t(m_endToken);
        const auto seen = behind + std::min<std::ptrdiff_t>(mostAhead, m_old.tokens.end() - behind);
        std::transform(behind, seen, std::back_inserter(m_part.tokens),
                       [&](const Token& token) { return token.shifted(m_edit.grown); });
        m_part.grammar = m_old.grammar;
        m_part.kind = m_old.kind;
        m_part.size = m_text.size();
        m_part.hasHeader = true;
        m_part.statements = {statement(m_first - 1)};
        m_part.sections = {SectionNode()};
        const Offset end = m_end + m_edit.grown;
        const Reached reached = parseOn(m_dialect, m_text, m_part, sectionBefore(m_first), end);
        const std::optional<Offset> next =
            m_endStatement < m_old.statements.size()
                ? std::optional(statement(m_endStatement).range.begin + m_edit.grown)
                : std::nullopt;
        return reached.next == next && !reached.wantsMap &&
               reached.section == sectionBefore(m_endStatement) && m_part.sections.size() == 1 &&
               !m_part.departed && m_part.opaqueParts.empty() &&
               std::ranges::none_of(m_part.diagnostics, isOfMaps, &Diagnostic::code);
    }

    bool isBefore(const Diagnostic& found) const { return found.range.begin < m_begin; }
    bool isBehind(const Diagnostic& found) const { return found.range.begin >= m_end; }

    // The first error of the whole level. Empty if it cannot be told.
    std::optional<std::optional<SyntaxError>> firstError() const {
        const std::optional<SyntaxError>& old = m_old.firstError;
        if (old && old->at < m_begin)
            return old;
        if (m_part.firstError)
            return m_part.firstError;
        if (!old)
            return std::optional<SyntaxError>();
        const bool isOfLines = std::ranges::any_of(
            m_old.diagnostics, [&](const Diagnostic& found) { return !isBefore(found) && !isBehind(found); });
        if (!isOfLines)
            return SyntaxError{old->at + m_edit.grown, old->behindWhole};
        if (std::ranges::any_of(m_old.diagnostics, [&](const Diagnostic& found) { return isBehind(found); }))
            return std::nullopt;
        return std::optional<SyntaxError>();
    }

    LevelTree joined() {
        LevelTree tree;
        tree.grammar = m_old.grammar;
        tree.size = m_text.size();
        tree.lookedAt = std::max(m_lookedAt, m_old.lookedAt + m_edit.grown);
        tree.kind = m_old.kind;
        tree.hasHeader = true;
        tree.endOfHeader = m_old.endOfHeader;
        tree.change = {.before = {},
                       .first = m_first,
                       .endBefore = m_endStatement,
                       .endAfter = m_first + m_part.statements.size() - 1,
                       .grown = m_edit.grown};
        joinTokens(tree.tokens);
        joinStatements(tree.statements);
        joinSections(tree.sections, tree.statements.size() - m_old.statements.size());
        for (const Diagnostic& found : m_old.diagnostics) {
            if (isBefore(found))
                tree.diagnostics.push_back(found);
        }
        std::ranges::move(m_part.diagnostics, std::back_inserter(tree.diagnostics));
        for (const Diagnostic& found : m_old.diagnostics) {
            if (isBehind(found))
                tree.diagnostics.push_back(found.shifted(m_edit.grown));
        }
        return tree;
    }

    void joinTokens(Tokens& tokens) const {
        const auto begin = m_old.tokens.begin();
        tokens.reserve(m_firstToken + m_read + m_old.tokens.size() - m_endToken);
        tokens.assign(begin, begin + std::ptrdiff_t(m_firstToken));
        tokens.insert(tokens.end(), m_part.tokens.begin(), m_part.tokens.begin() + std::ptrdiff_t(m_read));
        std::transform(begin + std::ptrdiff_t(m_endToken), m_old.tokens.end(), std::back_inserter(tokens),
                       [&](const Token& token) { return token.shifted(m_edit.grown); });
    }

    void joinStatements(std::vector<StatementNode>& statements) {
        const auto begin = m_old.statements.begin();
        statements.reserve(m_first + m_part.statements.size() + m_old.statements.size() - m_endStatement);
        statements.assign(begin, begin + std::ptrdiff_t(m_first));
        std::move(m_part.statements.begin() + 1, m_part.statements.end(), std::back_inserter(statements));
        for (std::size_t i = m_endStatement; i < m_old.statements.size(); ++i)
            move(statements.emplace_back(m_old.statements[i]));
    }

    void joinSections(std::vector<SectionNode>& sections, std::size_t more) const {
        sections = m_old.sections;
        sections[m_section].endStatement += more;
        for (std::size_t i = m_section + 1; i < sections.size(); ++i) {
            sections[i].firstStatement += more;
            sections[i].endStatement += more;
            if (std::optional<MapNode>& map = sections[i].map)
                move(*map);
        }
    }

    // Ranges that are not used stay empty at 0.
    void move(Range& range) const {
        if (range.end > 0)
            range = range.shifted(m_edit.grown);
    }
    void move(Argument& argument) const {
        move(argument.range);
        move(argument.text);
    }
    void move(StatementNode& node) const {
        move(node.range);
        move(node.keyword);
        if (node.colon)
            move(*node.colon);
        if (node.chance)
            move(*node.chance);
        for (Argument& argument : node.arguments)
            move(argument);
    }
    void move(MapNode& map) const {
        move(map.range);
        move(map.start);
        if (map.end)
            move(*map.end);
        for (MapRowNode& row : map.rows) {
            move(row.cells);
            move(row.line);
        }
    }

    const Dialect& m_dialect;
    const LevelTree& m_old;
    const LevelEdit& m_edit;
    std::string_view m_text; // of the level after the edit
    // What is read anew, in the level before the edit: bytes, statements and tokens.
    Offset m_begin = 0;
    Offset m_end = 0;
    std::size_t m_first = 0;
    std::size_t m_endStatement = 0;
    std::size_t m_firstToken = 0;
    std::size_t m_endToken = 0;
    std::size_t m_section = 0;
    LevelTree m_part;       // of the lines that are read anew, after the statement before them
    std::size_t m_read = 0; // tokens of these lines; those after them are only looked at
    Offset m_lookedAt = 0;
};

} // namespace

std::optional<LevelTree> patchedLevel(const Dialect& dialect, const LevelTree& old, const LevelEdit& edit) {
    return Patch(dialect, old, edit).make();
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/LevelParser.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::program {
namespace {

// How deep blocks and conditions may be nested: far more than any level needs, and more than the game's
// compiler takes. Functions that walk down a tree may be recursive.
constexpr std::size_t deepest = 200;

} // namespace

LevelParser::LevelParser(const Words& words, std::string_view text, LevelTree& tree, LexMode mode)
    : m_text(text), m_mode(mode), m_tree(tree), m_cursor(words, text, tree.tokens),
      m_values(m_cursor, m_variables, mode), m_statements(m_cursor, m_values, m_variables) {}

void LevelParser::noteError(bool behindWhole) {
    if (m_tree.firstError)
        return;
    // The game's compiler sees a map as one token, which it gets at the ENDMAP.
    std::size_t ahead = 0;
    if (m_cursor.is(TokenKind::MapStart)) {
        do
            ++ahead;
        while (m_cursor.is(TokenKind::MapRow, ahead));
    }
    // A comma among the map's rows could stand before the last argument of GEOMETRY, but what follows it
    // cannot be that argument.
    const bool endsRows = m_map && !m_map->end && m_cursor.is(TokenKind::Comma);
    if (endsRows && !std::ranges::contains(m_values.arguments(), ArgumentKind::Bool, &Argument::kind))
        ahead = 1;
    m_tree.firstError = SyntaxError{m_cursor.peek(ahead).begin, behindWhole};
}

void LevelParser::noteErrorAt(Offset at) {
    if (!m_tree.firstError)
        m_tree.firstError = SyntaxError{at, false};
}

void LevelParser::report(Range range, std::string wanted) {
    const Token& found = m_cursor.peek();
    const std::string what = m_cursor.atEnd() ? say("The end") : inQuotes(m_cursor.textOf(found));
    // A parenthesis belongs after what was written last.
    const Offset end = m_cursor.lastEnd();
    const bool isOpen = wanted == "“)”" && end > 0;
    std::vector<Fix> fixes;
    if (isOpen)
        fixes.push_back({say("Add “)”"), TextEdit::insert(end, ")")});
    m_tree.diagnostics.push_back({DiagnosticCode::UnexpectedToken,
                                  isOpen ? Range{end, end} : range,
                                  found.begin,
                                  {what, std::move(wanted)},
                                  std::move(fixes)});
}

StatementNode LevelParser::newNode(StatementKind kind) const {
    StatementNode node;
    node.kind = kind;
    node.keyword = node.range = m_cursor.peek().range();
    if (!m_open.empty())
        node.parent = m_open.back().statement;
    return node;
}

std::size_t LevelParser::add(StatementNode node) {
    if (!m_values.unknownParts().empty())
        reportUnknown(node, std::exchange(m_values.unknownParts(), {}));
    node.arguments = std::move(m_values.arguments());
    m_values.arguments().clear();
    node.range.end = std::max(node.range.end, m_cursor.lastEnd());
    m_tree.statements.push_back(std::move(node));
    return m_tree.statements.size() - 1;
}

// Ends the statement as broken at the next token.
void LevelParser::breakOff(StatementNode node, Body body) {
    m_values.unknownParts().clear();
    const Token& found = m_cursor.peek();
    if (hasUnknownForm(node)) {
        noteErrorAt(found.begin);
        m_tree.diagnostics.push_back({DiagnosticCode::UnknownForm,
                                      node.keyword,
                                      found.begin,
                                      {inQuotes(slice(node.keyword)), m_values.wanted()},
                                      {}});
    } else {
        noteError(false);
        report(m_cursor.atEnd() ? node.keyword : found.range(), m_values.wanted());
    }
    node.broken = true;
    const std::size_t index = add(std::move(node));
    const bool opensBlock = body == Body::Block || body == Body::MayBeBlock || body == Body::Cases;
    skipToNext(opensBlock);
    m_tree.statements[index].range.end = std::max(m_tree.statements[index].range.end, m_cursor.lastEnd());
    if (opensBlock && m_cursor.is(TokenKind::OpenBrace))
        return openBlock(index, body);
    completed();
}

bool LevelParser::beginsStatement() const {
    const Key key = m_cursor.key();
    if (key == Key::Else || key == Key::Case || key == Key::Default || key == Key::Function ||
        formOf(key).kind != StatementKind::Unknown)
        return !(key == Key::Terrain || key == Key::Monster || key == Key::Object) || m_cursor.startsLine() ||
               m_cursor.is(TokenKind::Colon, 1);
    if (m_cursor.is(TokenKind::Variable))
        return m_cursor.isSign('=', 1);
    return m_cursor.startsLine() && (m_cursor.is(TokenKind::Percent) || m_cursor.is(TokenKind::OpenBracket));
}

void LevelParser::skipToNext(bool opensBlock) {
    int braces = 0;
    const auto beginsUnknown = [&] {
        return m_mode == LexMode::Tolerant && m_cursor.startsLine() && m_cursor.isUnknownStatement();
    };
    while (!m_cursor.atEnd() && !beginsStatement() && !beginsUnknown()) {
        if (m_cursor.is(TokenKind::OpenBrace)) {
            if (opensBlock)
                return;
            ++braces;
        } else if (m_cursor.is(TokenKind::CloseBrace) && braces-- == 0) {
            return;
        }
        m_cursor.take();
    }
}

void LevelParser::parse() {
    header();
    while (!m_cursor.atEnd())
        next();
    finish();
}

void LevelParser::header() {
    const Key key = m_cursor.key();
    if (key != Key::Level && key != Key::Maze)
        return;
    m_tree.hasHeader = true;
    m_tree.kind = key == Key::Maze ? LevelSyntax::Maze : LevelSyntax::Rooms;
    for (const Key word : {key, Key::Flags}) {
        if (m_cursor.key() != word)
            continue;
        StatementNode node = newNode(word == Key::Maze    ? StatementKind::Maze
                                     : word == Key::Level ? StatementKind::Level
                                                          : StatementKind::Flags);
        m_cursor.take();
        if (!m_statements.arguments(word, node))
            return breakOff(std::move(node), Body::None);
        add(std::move(node));
    }
}

// Whether a statement may stand here at all.
bool LevelParser::mayHold() const {
    return m_tree.hasHeader && (m_open.empty() || m_open.back().body != Body::Cases || m_open.back().hasCase);
}

void LevelParser::next() {
    if (m_cursor.is(TokenKind::CloseBrace) && !m_open.empty() && m_open.back().body != Body::Statement)
        return closeBlock();
    const Key key = m_cursor.key();
    const bool isLabel = key == Key::Case || key == Key::Default;
    if (isLabel && !m_open.empty() && m_open.back().body == Body::Cases)
        return label(key);
    // After a complete statement, a word that can also be a value begins the next statement, even on the same
    // line.
    const bool isWord = formOf(key).kind != StatementKind::Unknown;
    if (isLabel || key == Key::Else ||
        (key == Key::Function && (m_mode == LexMode::Tolerant || m_cursor.words().hasCalls())) ||
        !mayHold() ||
        !(isWord || beginsStatement() || m_cursor.is(TokenKind::Variable) ||
          m_cursor.is(TokenKind::Percent) || m_cursor.is(TokenKind::OpenBracket)))
        return unknown();
    statement();
}

// Whether the statement has a form of another game. It must end on its line, with more after the word that
// does not fit; otherwise it may be half typed.
bool LevelParser::hasUnknownForm(const StatementNode& node) const {
    if (m_mode != LexMode::Tolerant || !m_cursor.is(TokenKind::UnknownWord) || m_cursor.startsLine())
        return false;
    // What begins with a minus sign may be of another game. So may a word, unless it is misspelt.
    const bool isSign = m_cursor.textOf(m_cursor.peek()).starts_with('-');
    if (!isSign && !m_cursor.isUnknownArgument())
        return false;
    const Offset lineEnd = std::min(m_text.find('\n', m_cursor.peek().begin), m_text.size());
    const auto from = std::ranges::lower_bound(m_tree.tokens, node.range.begin, {}, &Token::begin);
    int depth = 0;
    bool goesOn = false;
    for (auto token = from; token != m_tree.tokens.end() && token->begin < lineEnd; ++token) {
        goesOn = goesOn || (token->begin > m_cursor.peek().begin && !isSkipped(token->kind));
        depth += token->kind == TokenKind::OpenParen ? 1 : token->kind == TokenKind::CloseParen ? -1 : 0;
        if (depth < 0 || token->kind == TokenKind::Garbage || token->kind == TokenKind::UnclosedString ||
            token->kind == TokenKind::OpenBrace || token->end > lineEnd + 2)
            return false;
    }
    return goesOn && depth == 0;
}

void LevelParser::reportUnknown(const StatementNode& node, const std::vector<UnknownPart>& parts) {
    const bool isNothingElse = node.kind == StatementKind::Flags && m_values.arguments().empty();
    for (const UnknownPart& part : parts) {
        if (part.isOpaque == IsOpaque::Yes) {
            m_tree.opaqueParts.push_back(
                {part.word, part.instead.empty() ? part.withComma : part.range, part.instead});
            continue;
        }
        noteErrorAt(part.word.begin);
        const std::string word = inQuotes(slice(part.word));
        Fix fix = part.instead.empty() ? Fix{say("Take {} away", word), TextEdit::erase(part.withComma)}
                                       : Fix{say("Change it to {}", part.instead),
                                             TextEdit::replace(part.word, std::string(part.instead))};
        if (isNothingElse)
            fix.edit = TextEdit::eraseLine(m_text, {node.range.begin, m_cursor.lastEnd()});
        m_tree.diagnostics.push_back(
            {DiagnosticCode::UnknownWord, part.range, part.word.begin, {word}, {std::move(fix)}});
    }
}

// Passes over a statement of another game, with its block.
void LevelParser::unknownStatement() {
    StatementNode node = newNode(StatementKind::Unknown);
    noteErrorAt(node.keyword.begin);
    m_cursor.take();
    node.broken = true;
    m_tree.diagnostics.push_back(
        {DiagnosticCode::UnknownWord, node.keyword, node.keyword.begin, {inQuotes(slice(node.keyword))}, {}});
    const std::size_t index = add(std::move(node));
    skipUnknownStatement();
    m_tree.statements[index].range.end = m_cursor.lastEnd();
    completed();
}

void LevelParser::skipUnknownStatement() {
    int depth = 0;
    for (; !m_cursor.atEnd(); m_cursor.take()) {
        const bool opens = m_cursor.is(TokenKind::OpenBrace) || m_cursor.is(TokenKind::OpenParen);
        const bool closes = m_cursor.is(TokenKind::CloseBrace) || m_cursor.is(TokenKind::CloseParen);
        if (depth == 0 && (m_cursor.is(TokenKind::CloseBrace) || beginsStatement() ||
                           (m_cursor.startsLine() && m_cursor.isUnknownStatement())))
            return;
        depth += opens ? 1 : closes ? -1 : 0;
    }
    if (depth > 0) {
        noteError(false);
        report(m_tree.statements.back().keyword, "“}”");
    }
}

// Whether a word of the game begins a statement of which nothing is known, or a function comes next.
bool LevelParser::isOpaqueStatement() const {
    if (m_cursor.isOpaqueWord())
        return true;
    return m_cursor.words().hasCalls() && m_cursor.isUnknownStatement() &&
           (m_cursor.key() == Key::Function || m_cursor.is(TokenKind::OpenParen, 1));
}

void LevelParser::unknown() {
    if (isOpaqueStatement())
        return opaqueStatement();
    if (m_mode == LexMode::Tolerant && m_cursor.isUnknownStatement())
        return unknownStatement();
    noteError(m_open.empty() && m_tree.hasHeader);
    StatementNode node = newNode(StatementKind::Unknown);
    const Token& found = m_cursor.peek();
    m_tree.diagnostics.push_back({DiagnosticCode::UnknownStatement,
                                  found.range(),
                                  found.begin,
                                  {inQuotes(m_cursor.textOf(found))},
                                  {}});
    m_cursor.take();
    node.broken = true;
    const std::size_t index = add(std::move(node));
    skipToNext(false);
    m_tree.statements[index].range.end = std::max(m_tree.statements[index].range.end, m_cursor.lastEnd());
    completed();
}

void LevelParser::statement() {
    if (m_cursor.is(TokenKind::Variable))
        return assignment();
    if (m_cursor.is(TokenKind::Percent) || m_cursor.is(TokenKind::OpenBracket))
        return conditional();
    wordStatement(m_cursor.key());
}

void LevelParser::assignment() {
    StatementNode node = newNode(assign);
    if (!m_statements.assignment(node))
        return breakOff(std::move(node), Body::None);
    add(std::move(node));
    completed();
}

void LevelParser::conditional() {
    StatementNode node = newNode(condition);
    const bool whole = m_statements.condition();
    node.colon = m_cursor.peek().range();
    if (!whole || !m_values.colon()) {
        node.colon.reset();
        return breakOff(std::move(node), Body::None);
    }
    const std::size_t index = add(std::move(node));
    if (!isTooDeep())
        return m_open.push_back({index, Body::Statement});
    reportTooDeep(index);
    completed();
}

// Passes over a statement that only its game understands.
void LevelParser::opaqueStatement() {
    StatementNode node = newNode(opaque);
    m_cursor.take();
    if (m_cursor.is(TokenKind::Colon))
        node.colon = m_cursor.peek().range();
    const std::size_t index = add(std::move(node));
    skipUnknownStatement();
    m_tree.statements[index].range.end = m_cursor.lastEnd();
    completed();
}

void LevelParser::wordStatement(Key key) {
    if (key == Key::OpaqueStatement && m_cursor.is(TokenKind::Colon, 1))
        return opaqueStatement();
    StatementForm form = formOf(key);
    if (key == Key::Furnishing)
        form.kind = std::ranges::find(furnishings, slice(m_cursor.peek().range()), &Furnishing::word)->kind;
    StatementNode node = newNode(form.kind);
    m_cursor.take();
    const bool fits = form.kind != StatementKind::Unknown && m_statements.arguments(key, node);
    if (!fits) {
        if (node.colon && node.colon->begin < node.keyword.end)
            node.colon.reset();
        return breakOff(std::move(node), form.body);
    }
    m_map.reset();
    if (node.kind == added && m_cursor.is(TokenKind::OpenBrace)) {
        add(std::move(node));
        skipUnknownStatement();
        m_tree.statements.back().range.end = m_cursor.lastEnd();
        return completed();
    }
    if (form.body == Body::Map && !readMap(node))
        return breakOff(std::move(node), Body::None);
    const bool takesBlock = form.body == Body::Block || form.body == Body::Cases;
    const bool hasBlock = m_cursor.is(TokenKind::OpenBrace) && (takesBlock || form.body == Body::MayBeBlock);
    if (takesBlock && !hasBlock) {
        m_values.fail("“{”");
        return breakOff(std::move(node), form.body);
    }
    const std::size_t index = add(std::move(node));
    if (form.kind == StatementKind::NoMap || form.body == Body::Map)
        m_tree.sections.push_back({index, index + 1, std::move(m_map)});
    if (hasBlock)
        return openBlock(index, form.body);
    completed();
}

void LevelParser::label(Key key) {
    StatementNode node = newNode(key == Key::Case ? caseLabel : defaultLabel);
    m_cursor.take();
    m_open.back().hasCase = true;
    const bool whole = key == Key::Default || m_statements.arguments(key, node);
    const Range colon = m_cursor.peek().range();
    if (!whole || !m_values.colon())
        return breakOff(std::move(node), Body::None);
    node.colon = colon;
    add(std::move(node));
}

// ---- blocks

bool LevelParser::isTooDeep() const {
    return m_open.size() >= deepest;
}

void LevelParser::reportTooDeep(std::size_t statement) {
    noteError(false);
    StatementNode& node = m_tree.statements[statement];
    node.broken = true;
    m_tree.diagnostics.push_back(
        {DiagnosticCode::NestedTooDeep, node.keyword, node.keyword.begin, {std::to_string(deepest)}, {}});
}

// Skips the block with everything in it, so that what follows it is in its proper place again.
void LevelParser::skipBlock(std::size_t statement) {
    reportTooDeep(statement);
    std::size_t braces = 0;
    do {
        const TokenKind kind = m_cursor.take().kind;
        braces += kind == TokenKind::OpenBrace ? 1 : 0;
        braces -= kind == TokenKind::CloseBrace ? 1 : 0;
    } while (braces > 0 && !m_cursor.atEnd());
    m_tree.statements[statement].range.end = m_cursor.lastEnd();
    completed();
}

void LevelParser::openBlock(std::size_t statement, Body body) {
    if (isTooDeep())
        return skipBlock(statement);
    m_cursor.take();
    m_tree.statements[statement].range.end = m_cursor.lastEnd();
    m_open.push_back({statement, body == Body::Cases ? Body::Cases : Body::Block});
}

void LevelParser::closeBlock() {
    const std::size_t statement = m_open.back().statement;
    m_open.pop_back();
    m_cursor.take();
    m_tree.statements[statement].range.end = m_cursor.lastEnd();
    if (m_tree.statements[statement].kind == ifBlock && m_cursor.key() == Key::Else)
        return elseBranch(statement);
    completed();
}

void LevelParser::elseBranch(std::size_t ifStatement) {
    StatementNode node = newNode(elseBlock);
    node.parent = m_tree.statements[ifStatement].parent;
    m_cursor.take();
    if (!m_cursor.is(TokenKind::OpenBrace)) {
        m_values.fail("“{”");
        return breakOff(std::move(node), Body::Block);
    }
    openBlock(add(std::move(node)), Body::Block);
}

// Called when a statement has ended, and with it the conditions that guard it.
void LevelParser::completed() {
    while (!m_open.empty() && m_open.back().body == Body::Statement) {
        m_tree.statements[m_open.back().statement].range.end = m_cursor.lastEnd();
        m_open.pop_back();
    }
}

// ---- maps

bool LevelParser::readMap(StatementNode& node) {
    if (!m_cursor.is(TokenKind::MapStart))
        return m_values.fail(say("a MAP on a line of its own"));
    MapNode map;
    map.start = m_cursor.take().range();
    map.range = {map.start.begin, map.start.end};
    while (m_cursor.is(TokenKind::MapRow) || m_cursor.is(TokenKind::BadMapRow)) {
        const Token& row = m_cursor.take();
        if (row.kind == TokenKind::BadMapRow)
            noteErrorAt(row.begin);
        const Range line = row.range();
        const std::string_view text = m_cursor.textOf(row);
        Range cells = line;
        cells.end -= text.ends_with("\r\n") ? 2 : text.ends_with('\n') ? 1 : 0;
        map.rows.push_back({cells, line, row.kind == TokenKind::BadMapRow});
        map.range.end = line.end;
    }
    if (m_cursor.key() == Key::MapEnd) {
        map.end = m_cursor.take().range();
        map.range.end = map.end->end;
    }
    const bool whole = map.end.has_value();
    m_map = std::move(map);
    if (whole)
        return true;
    node.range.end = m_map->range.end;
    return m_values.fail(say("a map row or ENDMAP"));
}

// ---- the end

void LevelParser::finish() {
    if (!m_open.empty()) {
        noteError(false);
        StatementNode& innermost = m_tree.statements[m_open.back().statement];
        report(innermost.keyword, m_open.back().body == Body::Statement ? say("a statement") : "“}”");
        for (const Open& open : m_open) {
            m_tree.statements[open.statement].broken = true;
            m_tree.statements[open.statement].range.end = m_cursor.lastEnd();
        }
    }
    finishSections();
}

// Each part ends where the next one begins, each room at the end of its block.
void LevelParser::finishSections() {
    if (!m_tree.sections.empty()) {
        m_tree.kind = LevelSyntax::Maze;
        for (std::size_t i = 0; i < m_tree.sections.size(); ++i)
            m_tree.sections[i].endStatement = i + 1 < m_tree.sections.size()
                                                  ? m_tree.sections[i + 1].firstStatement
                                                  : m_tree.statements.size();
    } else if (m_tree.hasHeader) {
        addRooms();
    }
    m_tree.endOfHeader =
        m_tree.sections.empty() ? m_tree.statements.size() : m_tree.sections.front().firstStatement;
}

// Adds the rooms that are made exactly once and unconditionally.
void LevelParser::addRooms() {
    const std::vector<StatementNode>& all = m_tree.statements;
    std::vector<std::size_t> ends(all.size()); // for each section, one after its last statement
    for (std::size_t i = all.size(); i-- > 0;) {
        ends[i] = std::max(ends[i], i + 1);
        if (all[i].parent)
            ends[*all[i].parent] = std::max(ends[*all[i].parent], ends[i]);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isIn = all[i].parent && std::ranges::binary_search(m_tree.sections, *all[i].parent, {},
                                                                      &SectionNode::firstStatement);
        const bool isOuter = all[i].kind == StatementKind::Room && !all[i].parent;
        if (isOuter || (all[i].kind == StatementKind::Subroom && isIn))
            m_tree.sections.push_back({i, ends[i], {}});
    }
    if (!m_tree.sections.empty())
        m_tree.kind = LevelSyntax::Rooms;
}

} // namespace levwright::program

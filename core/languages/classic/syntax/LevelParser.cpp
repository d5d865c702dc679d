// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/LevelParser.h"

#include "core/base/Phrase.h"
#include "core/languages/classic/syntax/StatementParser.h"

#include <algorithm>
#include <set>

namespace levwright {
namespace {

class LevelParser {
public:
    LevelParser(const Dialect& dialect, std::string_view text, LevelTree& tree, LexMode mode)
        : m_tree(tree), m_cursor(dialect, text, tree.tokens), m_statements(m_cursor, tree, mode),
          m_mode(mode) {}

    void parse() {
        constexpr std::size_t tokensOfStatement = 8; // a little less than the average in stock files
        m_tree.statements.reserve(m_tree.tokens.size() / tokensOfStatement + 1);
        while (!m_cursor.atEnd())
            parseNext();
        finishLevel();
    }

    Reached parseOn(Section section, Offset end) {
        m_section = section;
        while (!m_cursor.atEnd() && m_cursor.peek()->begin < end)
            parseNext();
        const Token* next = m_cursor.peek();
        return {m_section, m_wantsMap, next != nullptr ? std::optional<Offset>(next->begin) : std::nullopt};
    }

private:
    void parseNext();
    void parseStatement(const StatementRule& rule);
    void parseUnknown();
    bool parseUnknownTail();
    bool runsOn() const;
    void parseEndByte();
    void parseMap();
    void readMap(MapNode& map);
    void reportUnclosed(const MapNode& map);
    void place(const StatementNode& node, const StatementRule& rule);
    std::string_view whyMisplaced(const StatementRule& rule) const;
    std::string_view whyOutOfOrder(const StatementRule& rule) const;
    void openSection();
    void skipBroken(StatementNode& node);
    bool isRead(const StatementNode& node, std::size_t reported) const;
    void parseOpaque(StatementNode& node);
    void passOverTail(StatementNode& node);
    void finishLevel();
    bool levelComplete() const;
    void noteError(Offset at, bool complete);
    const StatementNode* opener() const;

    LevelTree& m_tree;
    TokenCursor m_cursor;
    StatementParser m_statements;
    LexMode m_mode;
    Section m_section = Section::Start;
    bool m_wantsMap = false; // GEOMETRY has been read, MAP has not
    bool m_randomCorridors = false;
    bool m_corridors = false;
};

void LevelParser::noteError(Offset at, bool complete) {
    if (!m_tree.firstError)
        m_tree.firstError = SyntaxError{at, complete};
}

// True if what has been read so far is a level by itself.
bool LevelParser::levelComplete() const {
    if (!m_tree.hasHeader || m_wantsMap)
        return false;
    return m_tree.kind == LevelSyntax::Rooms || !m_tree.sections.empty();
}

const StatementNode* LevelParser::opener() const {
    return m_tree.sections.empty() ? nullptr : &m_tree.statements[m_tree.sections.back().firstStatement];
}

void LevelParser::parseNext() {
    const Token& token = *m_cursor.peek();
    if (token.kind == TokenKind::MapStart)
        return parseMap();
    if (token.kind == TokenKind::EndByte)
        return parseEndByte();
    const StatementRule* rule = m_cursor.ruleOf(token);
    const bool oneWord = rule != nullptr && m_mode == LexMode::Tolerant && runsOn();
    m_tree.departed = m_tree.departed || oneWord;
    if (token.kind == TokenKind::Comma && m_mode == LexMode::Tolerant && parseUnknownTail())
        return;
    return rule != nullptr && !oneWord ? parseStatement(*rule) : parseUnknown();
}

// Passes over values that are too many for a whole statement: a comma and values up to the end of its line.
// The line must not end with a comma.
bool LevelParser::parseUnknownTail() {
    const Range before = m_cursor.lastTaken();
    if (m_tree.statements.empty() || !m_tree.statements.back().isWhole() ||
        m_tree.statements.back().range.end != before.end)
        return false;
    const TokenCursor atComma = m_cursor;
    const Range comma = m_cursor.take().range();
    const auto isValue = [](TokenKind kind) {
        return kind == TokenKind::String || kind == TokenKind::Character || kind == TokenKind::Integer ||
               kind == TokenKind::Word;
    };
    bool wantsValue = true;
    Range tail;
    while (const Token* token = m_cursor.peek()) {
        if (m_cursor.isFirstOnLine(*token))
            break;
        if (wantsValue ? !isValue(token->kind) : token->kind != TokenKind::Comma) {
            m_cursor.goTo(atComma);
            return false;
        }
        tail = {tail.empty() ? token->begin : tail.begin, token->end};
        wantsValue = !wantsValue;
        m_cursor.take();
    }
    if (wantsValue) {
        m_cursor.goTo(atComma);
        return false;
    }
    noteError(comma.begin, levelComplete());
    const std::string spelling = withQuotes(m_cursor.textOf(tail).substr(0, 40));
    m_tree.diagnostics.push_back(
        {DiagnosticCode::UnknownWord,
         tail,
         comma.begin,
         {spelling},
         {{say("Take {} away", spelling), TextEdit::erase({comma.begin, tail.end})}}});
    m_tree.statements.back().range.end = tail.end;
    return true;
}

// True if other letters follow the word without a gap (ROOMS). To its author that is one word, but not to the
// game's compiler.
bool LevelParser::runsOn() const {
    const Token* second = m_cursor.peekSecond();
    return second != nullptr && second->begin == m_cursor.peek()->end &&
           (second->kind == TokenKind::Garbage || second->kind == TokenKind::Word);
}

void LevelParser::parseEndByte() {
    const Token& token = m_cursor.take();
    const unsigned byte = static_cast<unsigned char>(m_cursor.textOf(token.range())[0]);
    const bool mayEnd = levelComplete() || (!m_tree.hasHeader && m_tree.statements.empty());
    if (!mayEnd)
        noteError(token.begin, false);
    m_tree.diagnostics.push_back(
        {mayEnd ? DiagnosticCode::TextIgnoredAfterByte : DiagnosticCode::UnknownStatement,
         token.range(),
         token.begin,
         {mayEnd ? say("the byte {}", byte) : say("The byte {}", byte)},
         {}});
    while (m_cursor.nextIs(TokenKind::EndByte) || m_cursor.nextIs(TokenKind::Garbage))
        m_cursor.take();
}

void LevelParser::parseUnknown() {
    StatementNode node{.kind = StatementKind::Unknown,
                       .range = {},
                       .keyword = {},
                       .colon = {},
                       .chance = {},
                       .arguments = {}};
    const bool isOfOtherGame = m_mode == LexMode::Tolerant && m_cursor.isUnknownStatement();
    const Token& token = m_cursor.take();
    node.keyword = token.range();
    node.range = token.range();
    node.broken = true;
    noteError(token.begin, levelComplete());
    const DiagnosticCode code =
        isOfOtherGame ? DiagnosticCode::UnknownWord : DiagnosticCode::UnknownStatement;
    while (m_cursor.peek() != nullptr && m_cursor.peek()->begin == node.keyword.end &&
           (m_cursor.nextIs(TokenKind::Garbage) || m_cursor.nextIs(TokenKind::Word)))
        node.keyword.end = m_cursor.take().range().end;
    m_tree.diagnostics.push_back(
        {code, node.keyword, token.begin, {withQuotes(m_cursor.textOf(node.keyword).substr(0, 40))}, {}});
    skipBroken(node);
    m_tree.statements.push_back(std::move(node));
}

// Everything up to the next statement at the start of a line, or up to the next map, belongs to the broken
// one.
void LevelParser::skipBroken(StatementNode& node) {
    while (const Token* token = m_cursor.peek()) {
        if (token->kind == TokenKind::MapStart || token->kind == TokenKind::EndByte)
            break;
        if (m_cursor.isFirstOnLine(*token) &&
            (m_cursor.ruleOf(*token) != nullptr ||
             (m_mode == LexMode::Tolerant && m_cursor.isUnknownStatement())))
            break;
        m_cursor.take();
    }
    node.range.end = m_cursor.lastTaken().end;
}

void LevelParser::parseStatement(const StatementRule& rule) {
    const bool complete = levelComplete();
    if (m_wantsMap) {
        m_wantsMap = false;
        const StatementNode& geometry = *opener();
        noteError(m_cursor.peek()->begin, false);
        m_tree.diagnostics.push_back(
            {DiagnosticCode::MissingMap, geometry.range, m_cursor.peek()->begin, {}, {}});
    }
    if (rule.kind == StatementKind::Maze || rule.kind == StatementKind::Level) {
        m_tree.kind = rule.kind == StatementKind::Maze ? LevelSyntax::Maze : LevelSyntax::Rooms;
        m_tree.hasHeader = true;
    }
    const std::string_view objection = whyMisplaced(rule);
    if (!objection.empty()) {
        const Range word = m_cursor.peek()->range();
        noteError(word.begin, complete);
        m_tree.diagnostics.push_back({DiagnosticCode::MisplacedStatement,
                                      word,
                                      word.begin,
                                      {std::string(rule.word), std::string(objection)},
                                      {}});
    }
    const OwnForm form = m_cursor.wordOf(*m_cursor.peek())->form;
    const std::size_t reported = m_tree.diagnostics.size();
    const std::optional<SyntaxError> firstError = m_tree.firstError;
    StatementNode& node = m_tree.statements.emplace_back();
    if (rule.kind == StatementKind::Opaque)
        parseOpaque(node);
    else
        m_statements.parse(node, rule, m_tree.kind);
    node.misplaced = !objection.empty();
    if (rule.kind == StatementKind::OfGame && !node.broken) {
        m_tree.opaqueParts.push_back({node.keyword, node.range, {}});
    } else if (form == OwnForm::Opaque && rule.kind != StatementKind::Opaque && !isRead(node, reported)) {
        m_tree.diagnostics.resize(reported);
        m_tree.firstError = firstError;
        passOverTail(node);
    }
    if (node.broken)
        skipBroken(node);
    place(node, rule);
}

// Whether the statement is understood, without a problem beyond those reported before it, and nothing else
// stands on its line.
bool LevelParser::isRead(const StatementNode& node, std::size_t reported) const {
    const Token* next = m_cursor.peek();
    return !node.broken && m_tree.diagnostics.size() == reported &&
           (next == nullptr || m_cursor.isFirstOnLine(*next));
}

void LevelParser::parseOpaque(StatementNode& node) {
    node.kind = StatementKind::Opaque;
    node.keyword = m_cursor.take().range();
    skipBroken(node);
    m_tree.opaqueParts.push_back({node.keyword, {node.keyword.begin, node.range.end}, {}});
    node.range.begin = node.keyword.begin;
}

// What only the game understands of the statement is passed over: what stands after it or in it, or all of
// it if it is not understood without that.
void LevelParser::passOverTail(StatementNode& node) {
    const Offset behind = m_cursor.lastTaken().end;
    skipBroken(node);
    if (node.range.end == behind && !node.broken) {
        m_tree.opaqueParts.push_back({node.keyword, node.range, {}});
        return;
    }
    if (!node.broken) {
        const std::size_t begin = m_cursor.textOf({behind, node.range.end}).find_first_not_of(" \t,");
        const Range tail{behind + begin, node.range.end};
        m_tree.opaqueParts.push_back({tail, tail, {}});
        return;
    }
    node.broken = false;
    node.kind = StatementKind::Opaque;
    node.arguments.clear();
    node.chance.reset();
    m_tree.opaqueParts.push_back({node.keyword, node.range, {}});
}

void LevelParser::place(const StatementNode& node, const StatementRule& rule) {
    if (rule.section == Section::PartStart &&
        (m_tree.kind == LevelSyntax::Maze ? rule.inMaze : rule.inRooms)) {
        openSection();
        m_wantsMap = rule.kind == StatementKind::Geometry && !node.broken;
    }
    m_randomCorridors = m_randomCorridors || rule.kind == StatementKind::RandomCorridors;
    m_corridors = m_corridors || rule.kind == StatementKind::Corridor;
    if (!node.misplaced)
        m_section = rule.section;
}

void LevelParser::openSection() {
    const std::size_t index = m_tree.statements.size() - 1;
    if (m_tree.sections.empty())
        m_tree.endOfHeader = index;
    else if (m_tree.sections.back().endStatement == 0)
        m_tree.sections.back().endStatement = index;
    m_tree.sections.push_back({index, 0, std::nullopt});
}

std::string_view LevelParser::whyMisplaced(const StatementRule& rule) const {
    if (rule.section == Section::Start)
        return {};
    if (!m_tree.hasHeader)
        return said("a file begins with MAZE or LEVEL");
    const bool maze = m_tree.kind == LevelSyntax::Maze;
    if (maze && !rule.inMaze)
        return said("it belongs in room levels (LEVEL), but this is a maze level (MAZE)");
    if (!maze && !rule.inRooms)
        return said("it belongs in maze levels (MAZE), but this is a room level (LEVEL)");
    return whyOutOfOrder(rule);
}

std::string_view LevelParser::whyOutOfOrder(const StatementRule& rule) const {
    const bool maze = m_tree.kind == LevelSyntax::Maze;
    const bool inSection = !m_tree.sections.empty();
    switch (rule.section) {
    case Section::Start:
        break;
    case Section::Flags:
    case Section::InitMap:
    case Section::Messages: {
        const bool again = rule.section == Section::Messages;
        if (m_section > rule.section || (m_section == rule.section && !again))
            return said("a level begins with FLAGS, INIT_MAP and the MESSAGEs, in this order");
        break;
    }
    case Section::PartStart:
        if (m_section == Section::Corridors)
            return said("no room may follow the corridors");
        break;
    case Section::Registers:
        if (maze && (!inSection || m_section == Section::Body))
            return said(
                "random registers belong directly after the map of their part, before all other statements");
        if (!maze && inSection)
            return said("random registers belong before the first room");
        break;
    case Section::Body:
        if (!inSection)
            return maze ? said("it needs a part (NOMAP, or GEOMETRY with a MAP) before it")
                        : said("it needs a ROOM before it");
        if (m_section == Section::Corridors)
            return said("no room statement may follow the corridors");
        break;
    case Section::Corridors:
        if (m_randomCorridors || (m_corridors && rule.kind == StatementKind::RandomCorridors))
            return said("RANDOM_CORRIDORS is allowed only once, and without other corridors");
        break;
    }
    return {};
}

void LevelParser::parseMap() {
    MapNode map;
    const Token start = m_cursor.take();
    map.start = start.range();
    map.range = map.start;
    const bool fits = m_wantsMap;
    const bool complete = levelComplete();
    m_wantsMap = false;
    readMap(map);
    if (fits) {
        if (!map.end)
            reportUnclosed(map);
        m_tree.sections.back().map = std::move(map);
        return;
    }
    // A map gives no token before its ENDMAP, so the game's compiler does not notice a map without one.
    if (!map.end && m_mode == LexMode::Exact)
        return;
    m_tree.departed = m_tree.departed || !map.end;
    if (map.end)
        noteError(map.end->begin, complete);
    m_tree.diagnostics.push_back(
        {DiagnosticCode::MapWithoutGeometry, {start.begin, start.begin + 3}, start.begin, {}, {}});
    if (!map.end)
        reportUnclosed(map);
}

void LevelParser::readMap(MapNode& map) {
    while (m_cursor.peek() != nullptr && !map.end) {
        const Token& token = *m_cursor.peek();
        if (token.kind == TokenKind::MapRow || token.kind == TokenKind::BadMapRow) {
            Range cells = token.range();
            const std::string_view line = m_cursor.textOf(cells);
            cells.end -= line.ends_with("\r\n") ? 2 : line.ends_with('\n') ? 1 : 0;
            map.rows.push_back({cells, token.range(), token.kind == TokenKind::BadMapRow});
            map.range.end = token.end;
            // The lowering says which byte is no map character.
            if (token.kind == TokenKind::BadMapRow)
                noteError(token.begin, false);
            m_cursor.take();
        } else if (m_cursor.wordOf(token) != nullptr &&
                   m_cursor.wordOf(token)->wordClass == WordClass::MapEnd) {
            map.end = m_cursor.take().range();
            map.range.end = map.end->end;
        } else if (token.kind == TokenKind::MapStart) {
            m_cursor.take();
        } else {
            break;
        }
    }
}

void LevelParser::reportUnclosed(const MapNode& map) {
    const Offset at = m_cursor.atEnd() ? m_cursor.textSize() : m_cursor.peek()->begin;
    noteError(at, false);
    m_tree.diagnostics.push_back(
        {DiagnosticCode::UnclosedMap, {map.start.begin, map.start.begin + 3}, at, {}, {}});
}

void LevelParser::finishLevel() {
    if (!m_tree.sections.empty() && m_tree.sections.back().endStatement == 0)
        m_tree.sections.back().endStatement = m_tree.statements.size();
    if (m_tree.sections.empty())
        m_tree.endOfHeader = m_tree.statements.size();
    const Offset end = m_cursor.textSize();
    if (m_wantsMap) {
        noteError(end, false);
        m_tree.diagnostics.push_back({DiagnosticCode::MissingMap, opener()->range, end, {}, {}});
    } else if (m_tree.hasHeader && m_tree.kind == LevelSyntax::Maze && m_tree.sections.empty() &&
               !m_tree.firstError) {
        noteError(end, false);
        const StatementNode& header = m_tree.statements.front();
        const Argument* name = header.find(Field::LevelName);
        m_tree.diagnostics.push_back({DiagnosticCode::MissingPart,
                                      header.range,
                                      end,
                                      {name != nullptr ? std::string(m_cursor.textOf(name->text)) : ""},
                                      {}});
    }
}

} // namespace

LevelTree parseLevel(const Dialect& dialect, std::string_view text, Tokens tokens, LexMode mode) {
    LevelTree tree;
    tree.grammar = dialect.grammarPtr();
    tree.size = text.size();
    tree.tokens = std::move(tokens);
    LevelParser(dialect, text, tree, mode).parse();
    return tree;
}

Reached parseOn(const Dialect& dialect, std::string_view text, LevelTree& part, Section section, Offset end) {
    return LevelParser(dialect, text, part, LexMode::Tolerant).parseOn(section, end);
}

} // namespace levwright

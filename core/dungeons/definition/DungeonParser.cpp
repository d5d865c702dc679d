// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonParser.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/dungeons/definition/DungeonLexer.h"
#include "core/tree/TokenCursor.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <limits>

namespace levwright {
namespace {

using K = ArgumentKind;

// Reads a number as C's atoi does: a minus sign, then digits; 0 if there are none.
std::int64_t numberOf(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem == std::errc::result_out_of_range)
        return text.starts_with('-') ? std::numeric_limits<std::int64_t>::min()
                                     : std::numeric_limits<std::int64_t>::max();
    return value;
}

class DungeonParser {
public:
    DungeonParser(const Dialect& dialect, DungeonTree& tree)
        : m_tree(tree), m_cursor(dialect, tree.text.bytes(), tree.tokens) {}

    void parse() {
        while (!m_cursor.atEnd() && (m_tree.mode == LexMode::Tolerant || !m_tree.firstError))
            parseNext();
    }

private:
    const StatementRule* ruleOf(const Token& token) const {
        return token.kind == TokenKind::Word ? m_cursor.dialect().ruleOf(token.word) : nullptr;
    }

    // In exact mode, only the quote itself is such a token.
    bool isOpenQuote(const Token& token) const {
        return token.kind == TokenKind::UnclosedString || m_cursor.textOf(token.range()) == "\"";
    }

    // Words need no separator, so what begins with a word of the game is not of another one.
    bool isOfOtherGame(const Token& token) const {
        return m_tree.mode == LexMode::Tolerant && token.kind == TokenKind::Garbage;
    }
    bool isStatementOfOtherGame() const {
        return isOfOtherGame(*m_cursor.peek()) && m_cursor.isUnknownStatement();
    }

    void noteError(Offset at, bool behindWhole) {
        if (!m_tree.firstError)
            m_tree.firstError = SyntaxError{at, behindWhole};
    }

    void parseNext();
    void parseEndByte();
    void parseUnknown();
    void parseOpaque();
    void parseStatement(const StatementRule& rule);
    void parseTitleOfOtherGame(StatementNode& node, const SlotList& slots);
    bool parseUnknownTag(StatementNode& node, const Slot& slot);
    void add(StatementNode node, Offset completedAt);
    bool parseSlots(StatementNode& node, const SlotList& slots);
    bool isThere(const Slot& slot) const;
    bool parseArgument(StatementNode& node, const Slot& slot);
    bool parseCouple(StatementNode& node, Argument& argument);
    bool expect(StatementNode& node, TokenKind kind, std::string_view what);
    bool expectPart(StatementNode& node, TokenKind kind, const Argument& part);
    void reportUnexpected(StatementNode& node, const std::string& expected);
    void skipBroken(StatementNode& node);

    DungeonTree& m_tree;
    TokenCursor m_cursor;
};

void DungeonParser::parseNext() {
    const Token& token = *m_cursor.peek();
    if (token.kind == TokenKind::EndByte)
        return parseEndByte();
    const StatementRule* rule = ruleOf(token);
    if (rule == nullptr)
        return parseUnknown();
    return rule->kind == StatementKind::Opaque ? parseOpaque() : parseStatement(*rule);
}

// The byte stands between statements, so the game's compiler silently ignores the rest.
void DungeonParser::parseEndByte() {
    const Token& token = m_cursor.take();
    if (!m_tree.endByte)
        m_tree.endByte = token.begin;
    const unsigned byte = static_cast<unsigned char>(m_cursor.textOf(token.range())[0]);
    m_tree.diagnostics.push_back(
        {DiagnosticCode::TextIgnoredAfterByte, token.range(), token.begin, {say("the byte {}", byte)}, {}});
    while (m_cursor.nextIs(TokenKind::EndByte) || m_cursor.nextIs(TokenKind::Garbage))
        m_cursor.take();
}

void DungeonParser::parseUnknown() {
    StatementNode node{.kind = StatementKind::Unknown, .range = {}, .keyword = {}, .arguments = {}};
    const bool isOfOtherGame = isStatementOfOtherGame();
    const Range word = isOfOtherGame ? *m_cursor.unknownWord() : m_cursor.peek()->range();
    const Token& token = m_cursor.take();
    m_cursor.takeTo(word.end);
    node.keyword = word;
    node.broken = true;
    noteError(token.begin, isOfOtherGame || !m_tree.statements.empty());
    if (isOpenQuote(token))
        m_tree.diagnostics.push_back({DiagnosticCode::UnclosedString, token.range(), token.begin, {}, {}});
    else
        m_tree.diagnostics.push_back(
            {isOfOtherGame ? DiagnosticCode::UnknownWord : DiagnosticCode::UnknownStatement,
             node.keyword,
             token.begin,
             {isOfOtherGame ? inQuotes(m_cursor.textOf(word)) : describeToken(m_cursor, token)},
             {}});
    skipBroken(node);
    add(std::move(node), token.begin);
}

void DungeonParser::add(StatementNode node, Offset completedAt) {
    m_tree.statements.push_back(std::move(node));
    m_tree.completedAt.push_back(completedAt);
}

// Everything up to the next statement at the start of a line belongs to the broken one.
void DungeonParser::skipBroken(StatementNode& node) {
    while (const Token* token = m_cursor.peek()) {
        if (m_cursor.isFirstOnLine(*token) && (ruleOf(*token) != nullptr || isStatementOfOtherGame()))
            break;
        m_cursor.take();
    }
    node.range = {node.keyword.begin, m_cursor.lastTaken().end};
}

void DungeonParser::parseOpaque() {
    StatementNode node{.kind = StatementKind::Opaque, .range = {}, .keyword = {}, .arguments = {}};
    const Token& word = m_cursor.take();
    node.keyword = word.range();
    skipBroken(node);
    const Token* next = m_cursor.peek();
    add(std::move(node), next != nullptr ? next->begin : m_tree.text.size());
}

// Some games have one more text in front of the name of a level.
void DungeonParser::parseTitleOfOtherGame(StatementNode& node, const SlotList& slots) {
    const auto wanted =
        std::ranges::count_if(slots, [](const Slot& slot) { return slot.accepts.has(ArgumentKind::String); });
    TokenCursor ahead = m_cursor;
    std::ptrdiff_t texts = 0;
    while (texts <= wanted && ahead.nextIs(TokenKind::String)) {
        ahead.take();
        ++texts;
    }
    if (texts <= wanted)
        return;
    const Token& title = m_cursor.take();
    node.arguments.push_back({.field = Field::Title,
                              .kind = ArgumentKind::String,
                              .range = title.range(),
                              .text = {title.begin + 1, title.end - 1}});
    m_tree.diagnostics.push_back({DiagnosticCode::UnknownForm,
                                  title.range(),
                                  title.begin,
                                  {inQuotes(m_cursor.textOf(node.keyword)), say("no title before the name")},
                                  {}});
}

// A tag of another game is one without a meaning.
bool DungeonParser::parseUnknownTag(StatementNode& node, const Slot& slot) {
    const Token* token = m_cursor.peek();
    const bool canBe = slot.accepts.has(K::Tag) && token != nullptr && isOfOtherGame(*token);
    const std::optional<Range> word = canBe ? m_cursor.unknownArgument() : std::nullopt;
    if (!word)
        return false;
    m_cursor.takeTo(word->end);
    const bool aligns =
        node.kind == DungeonStatementKind::Alignment || node.kind == DungeonStatementKind::LevelAlignment;
    Argument tag{.field = slot.field, .kind = ArgumentKind::Tag, .range = *word, .text = {}};
    tag.numbers[1] = std::int64_t(aligns ? WordClass::NoAlignmentTag : WordClass::DescriptionTag);
    node.arguments.push_back(tag);
    m_tree.diagnostics.push_back(
        {DiagnosticCode::UnknownWord, *word, word->begin, {inQuotes(m_cursor.textOf(*word))}, {}});
    return true;
}

void DungeonParser::parseStatement(const StatementRule& rule) {
    StatementNode node{.kind = rule.kind, .range = {}, .keyword = {}, .arguments = {}};
    node.keyword = m_cursor.take().range();
    node.range = node.keyword;
    if (expect(node, TokenKind::Colon, say("a colon"))) {
        node.colon = m_cursor.lastTaken();
        if (m_tree.mode == LexMode::Tolerant && definesLevel(rule.kind))
            parseTitleOfOtherGame(node, rule.slots);
        parseSlots(node, rule.slots);
    }
    node.range.end = m_cursor.lastTaken().end;
    // The parser would have asked for each slot before the last one that could still have come.
    const bool full = std::ranges::all_of(rule.slots, [&](const Slot& slot) {
        return slot.use == SlotUse::OptionalTail || slot.use == SlotUse::Skippable ||
               node.find(slot.field) != nullptr;
    });
    const bool lastThere = node.find(rule.slots.back().field) != nullptr;
    const Token* next = m_cursor.peek();
    const Offset completedAt = full && lastThere ? m_cursor.lastTaken().begin
                               : next != nullptr ? next->begin
                                                 : m_tree.text.size();
    if (node.broken)
        skipBroken(node);
    add(std::move(node), completedAt);
}

bool DungeonParser::parseSlots(StatementNode& node, const SlotList& slots) {
    for (const Slot& slot : slots) {
        if (slot.use != SlotUse::Required && !isThere(slot))
            continue;
        if (slot.lead == TokenKind::At && !expect(node, TokenKind::At, say("@ before the place")))
            return false;
        if (slot.lead == TokenKind::Plus && !expect(node, TokenKind::Plus, say("+ before the place")))
            return false;
        if (!parseArgument(node, slot))
            return false;
    }
    return true;
}

bool DungeonParser::isThere(const Slot& slot) const {
    const Token* token = m_cursor.peek();
    if (token == nullptr)
        return false;
    if (slot.accepts.has(K::Integer)) {
        const Token* second = m_cursor.peekSecond();
        return token->kind == TokenKind::Integer &&
               (slot.use != SlotUse::BeforeAnotherOne ||
                (second != nullptr && second->kind == TokenKind::Integer));
    }
    const Word* word = m_cursor.wordOf(*token);
    return word != nullptr && !(argumentsOf(word->wordClass) & slot.accepts).empty();
}

bool DungeonParser::parseArgument(StatementNode& node, const Slot& slot) {
    Argument argument{.field = slot.field, .kind = slot.accepts.last(), .range = {}, .text = {}};
    switch (argument.kind) {
    case K::String:
        if (!expectPart(node, TokenKind::String, argument))
            return false;
        argument.range = m_cursor.lastTaken();
        argument.text = {argument.range.begin + 1, argument.range.end - 1};
        break;
    case K::Integer:
        if (!expectPart(node, TokenKind::Integer, argument))
            return false;
        argument.range = m_cursor.lastTaken();
        argument.numbers[0] = numberOf(m_cursor.textOf(argument.range));
        break;
    case K::Couple:
        if (!parseCouple(node, argument))
            return false;
        break;
    default:
        if (!isThere(slot)) {
            if (parseUnknownTag(node, slot))
                return true;
            reportUnexpected(node, describe(slot.accepts));
            return false;
        }
        const Word& word = *m_cursor.wordOf(m_cursor.take());
        argument.range = m_cursor.lastTaken();
        argument.numbers[0] = word.value;
        if (argument.kind == K::Tag)
            argument.numbers[1] = std::int64_t(word.wordClass);
        break;
    }
    node.arguments.push_back(argument);
    return true;
}

bool DungeonParser::parseCouple(StatementNode& node, Argument& argument) {
    if (!expectPart(node, TokenKind::OpenParen, argument))
        return false;
    argument.range.begin = m_cursor.lastTaken().begin;
    for (std::size_t i = 0; i < 2; ++i) {
        if (i == 1 && !expect(node, TokenKind::Comma, say("a comma")))
            return false;
        if (!expect(node, TokenKind::Integer, i == 0 ? say("a number (base)") : say("a number (rand)")))
            return false;
        argument.numbers[i] = numberOf(m_cursor.textOf(m_cursor.lastTaken()));
    }
    if (!expect(node, TokenKind::CloseParen, say("a closing parenthesis")))
        return false;
    argument.range.end = m_cursor.lastTaken().end;
    return true;
}

bool DungeonParser::expect(StatementNode& node, TokenKind kind, std::string_view what) {
    if (m_cursor.nextIs(kind)) {
        m_cursor.take();
        return true;
    }
    reportUnexpected(node, std::string(what));
    return false;
}

// Whether a token is the given part of the statement, or the beginning of that part.
bool DungeonParser::expectPart(StatementNode& node, TokenKind kind, const Argument& part) {
    if (m_cursor.nextIs(kind)) {
        m_cursor.take();
        return true;
    }
    reportUnexpected(node, std::format("{} ({})", describe(part.kind), nameOf(part.field)));
    return false;
}

void DungeonParser::reportUnexpected(StatementNode& node, const std::string& expected) {
    node.broken = true;
    const Token* token = m_cursor.peek();
    const Offset at = token != nullptr ? token->begin : m_tree.text.size();
    noteError(at, false);
    if (token == nullptr || ruleOf(*token) != nullptr) {
        m_tree.diagnostics.push_back({DiagnosticCode::UnfinishedStatement,
                                      {node.range.begin, m_cursor.lastTaken().end},
                                      at,
                                      {std::string(m_cursor.textOf(node.keyword)), expected},
                                      {}});
    } else if (isOpenQuote(*token)) {
        m_tree.diagnostics.push_back({DiagnosticCode::UnclosedString, token->range(), at, {}, {}});
    } else {
        m_tree.diagnostics.push_back({DiagnosticCode::UnexpectedToken,
                                      token->range(),
                                      at,
                                      {describeToken(m_cursor, *token), expected},
                                      {}});
    }
}

std::shared_ptr<DungeonTree> parseAs(const Dialect& dialect, TextSnapshot text, DungeonForm form,
                                     LexMode mode) {
    auto tree = std::make_shared<DungeonTree>();
    tree->text = std::move(text);
    tree->form = form;
    tree->mode = mode;
    DungeonLexer lexer(dialect, tree->text.bytes(), mode, form);
    while (const std::optional<Token> token = lexer.next())
        tree->tokens.push_back(*token);
    tree->departed = lexer.departed();
    DungeonParser(dialect, *tree).parse();
    return tree;
}

} // namespace

DungeonTreePtr parseDungeon(const Dialect& dialect, TextSnapshot text, DungeonForm form, LexMode mode) {
    std::shared_ptr<DungeonTree> tree = parseAs(dialect, text, form, mode);
    if (mode == LexMode::Exact || !tree->firstError || !tree->departed)
        return tree;
    std::shared_ptr<DungeonTree> exact = parseAs(dialect, std::move(text), form, LexMode::Exact);
    return exact->firstError || exact->endByte ? tree : exact;
}

DungeonForm dungeonFormOf(std::string_view fileName) {
    return fileName.ends_with(".pdf") ? DungeonForm::Preprocessed : DungeonForm::Definition;
}

} // namespace levwright

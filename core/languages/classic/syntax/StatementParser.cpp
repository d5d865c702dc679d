// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/StatementParser.h"

#include "core/base/Phrase.h"

#include <charconv>
#include <limits>

namespace levwright {
namespace {

using K = ArgumentKind;

bool mayEndAt(const SlotList& slots, std::size_t next, bool tailBegun) {
    for (std::size_t i = next; i < slots.size(); ++i) {
        const SlotUse use = slots[i].use;
        if (use == SlotUse::Required || use == SlotUse::RepeatedOnce ||
            (use == SlotUse::ClosesTail && tailBegun))
            return false;
    }
    return true;
}

// The kinds of arguments that are words, but not "random", registers or places.
constexpr ArgumentSet wordKinds = K::UpDown | K::Light | ArgumentSet(K::Bool) | K::Filling | K::DoorState |
                                  K::Direction | K::Alignment | K::AltarType | K::EngravingType |
                                  K::CurseState | K::Attitude | K::Alertness | K::LevelFlag;

} // namespace

StatementParser::Passed StatementParser::passOverUnknown(StatementNode& node, ArgumentSet accepts,
                                                         bool mayBeLeftOut) {
    const std::optional<Range> word =
        m_mode == LexMode::Tolerant && (mayBeLeftOut || !(accepts & wordKinds).empty())
            ? m_cursor.unknownArgument()
            : std::optional<Range>();
    if (!word)
        return Passed::Nothing;
    const TokenCursor before = m_cursor;
    const Range comma = m_cursor.lastTaken();
    m_cursor.takeTo(word->end);
    const bool isFollowed = m_cursor.nextIs(TokenKind::Comma);
    Range removed = mayBeLeftOut && !node.arguments.empty() ? Range{comma.begin, word->end} : *word;
    if (isFollowed) {
        m_cursor.take();
        if (removed.begin == word->begin && m_cursor.peek() != nullptr)
            removed.end = m_cursor.peek()->begin;
    }
    if (!mayBeLeftOut && !(isFollowed && starts(m_cursor.peek(), accepts))) {
        m_cursor.goTo(before);
        return Passed::Nothing;
    }
    noteError(word->begin);
    const std::string spelling = withQuotes(m_cursor.textOf(*word));
    m_tree.diagnostics.push_back({DiagnosticCode::UnknownWord,
                                  *word,
                                  word->begin,
                                  {spelling},
                                  {{say("Take {} away", spelling), TextEdit::erase(removed)}}});
    return isFollowed ? Passed::WordAndComma : Passed::Word;
}

void StatementParser::noteError(Offset at) {
    if (!m_tree.firstError)
        m_tree.firstError = SyntaxError{at, false};
}

void StatementParser::reportUnexpected(StatementNode& node, const std::string& expected) {
    node.broken = true;
    const Token* token = m_cursor.peek();
    const Offset at = m_cursor.placeNoticed();
    noteError(at);
    const bool ended = token == nullptr || m_cursor.ruleOf(*token) != nullptr;
    // A parenthesis belongs after what was written last.
    const bool isOpen = expected.starts_with("“)”");
    const std::string shown(said(expected));
    const Offset end = m_cursor.lastTaken().end;
    std::vector<Fix> fixes;
    if (isOpen)
        fixes.push_back({say("Add “)”"), TextEdit::insert(end, ")")});
    if (ended) {
        m_tree.diagnostics.push_back({DiagnosticCode::UnfinishedStatement,
                                      {isOpen ? end : node.range.begin, end},
                                      at,
                                      {std::string(m_cursor.textOf(node.keyword)), shown},
                                      std::move(fixes)});
    } else if (token->kind == TokenKind::UnclosedString) {
        m_tree.diagnostics.push_back(
            {DiagnosticCode::UnclosedString,
             token->range(),
             at,
             {},
             {{say("Close the text at the end of the line"), TextEdit::insert(token->end, "\"")}}});
    } else {
        m_tree.diagnostics.push_back({DiagnosticCode::UnexpectedToken,
                                      isOpen ? Range{end, end} : token->range(),
                                      at,
                                      {describeToken(m_cursor, *token), shown},
                                      std::move(fixes)});
    }
}

void StatementParser::parse(StatementNode& node, const StatementRule& rule, LevelSyntax level) {
    node.kind = rule.kind;
    node.keyword = m_cursor.take().range();
    node.range = node.keyword;
    const bool inRooms = level == LevelSyntax::Rooms;
    const SlotList& slots = inRooms && !rule.roomsSlots.empty() ? rule.roomsSlots : rule.slots;
    const SlotList* areaSlots = !inRooms && !rule.areaSlots.empty() ? &rule.areaSlots : nullptr;
    if (rule.hasColon && parseChance(node, rule.takesChance) && parseListNumber(node, rule.listNumber) &&
        expect(node, TokenKind::Colon, phrase("a colon"))) {
        node.colon = m_cursor.lastTaken();
        const std::size_t reported = m_tree.diagnostics.size();
        if (parseSlots(node, slots, areaSlots) && node.arguments.empty()) {
            mendAsWhole(node, reported);
            node.broken = true; // a statement that is understood has an argument
        }
    }
    node.range.end = m_cursor.lastTaken().end;
}

// Takes a word of another game as "random", if "random" may stand there and something follows.
bool StatementParser::takeAsRandom(StatementNode& node, Field field, ArgumentSet accepts) {
    const bool isPossible =
        m_mode == LexMode::Tolerant && accepts.has(K::Random) && !(accepts & wordKinds).empty();
    const std::optional<Range> word = isPossible ? m_cursor.unknownArgument() : std::optional<Range>();
    if (!word)
        return false;
    const TokenCursor before = m_cursor;
    m_cursor.takeTo(word->end);
    const TokenCursor behindWord = m_cursor;
    bool isInstead = m_cursor.nextIs(TokenKind::Comma);
    if (isInstead) {
        m_cursor.take();
        isInstead = !starts(m_cursor.peek(), accepts);
    }
    m_cursor.goTo(isInstead ? behindWord : before);
    if (!isInstead)
        return false;
    noteError(word->begin);
    node.arguments.push_back({.field = field, .kind = K::Random, .range = *word, .text = {}});
    m_tree.diagnostics.push_back({DiagnosticCode::UnknownWord,
                                  *word,
                                  word->begin,
                                  {withQuotes(m_cursor.textOf(*word))},
                                  {{say("Change it to random"), TextEdit::replace(*word, "random")}}});
    return true;
}

// Makes the fixes remove the whole statement, because nothing is left of it without its unknown words.
void StatementParser::mendAsWhole(const StatementNode& node, std::size_t firstReported) {
    const Range whole{node.range.begin, m_cursor.lastTaken().end};
    for (std::size_t i = firstReported; i < m_tree.diagnostics.size(); ++i) {
        for (Fix& fix : m_tree.diagnostics[i].fixes)
            fix.edit = TextEdit::eraseLine(m_cursor.textOf({0, m_cursor.textSize()}), whole);
    }
}

bool StatementParser::parseChance(StatementNode& node, bool allowed) {
    if (!allowed || !m_cursor.nextIs(TokenKind::Percent))
        return true;
    const Token& token = m_cursor.take();
    Argument chance{.field = Field::Chance, .kind = K::Percent, .range = token.range(), .text = {}};
    const std::string_view text = m_cursor.textOf(token.range());
    const std::size_t digits = text.find_first_not_of("[ ");
    chance.text = {token.begin + digits, token.begin + text.find('%')};
    const std::string_view number = m_cursor.textOf(chance.text);
    const auto [end, problem] =
        std::from_chars(number.data(), number.data() + number.size(), chance.numbers[0]);
    if (problem != std::errc())
        chance.numbers[0] = std::numeric_limits<std::int64_t>::max();
    node.chance = chance;
    return true;
}

bool StatementParser::parseListNumber(StatementNode& node, ListNumber use) {
    if (use == ListNumber::None || (use == ListNumber::Optional && !m_cursor.nextIs(TokenKind::OpenBracket)))
        return true;
    if (!expect(node, TokenKind::OpenBracket, phrase("“[” and a number")))
        return false;
    if (!m_cursor.nextIs(TokenKind::Integer)) {
        reportUnexpected(node, describe(K::Integer));
        return false;
    }
    node.listNumber = integerOf(m_cursor.take());
    return expect(node, TokenKind::CloseBracket, "“]”");
}

bool StatementParser::parseSlots(StatementNode& node, const SlotList& ownSlots, const SlotList* areaSlots) {
    const SlotList* slots = &ownSlots;
    bool tailBegun = false;
    std::size_t next = 0;
    node.arguments.reserve(slots->size());
    bool wantsComma = false;
    for (;;) {
        const bool first = node.arguments.empty();
        if (wantsComma) {
            if (next >= slots->size() ||
                (!m_cursor.nextIs(TokenKind::Comma) && mayEndAt(*slots, next, tailBegun)))
                return true;
            if (!expect(node, TokenKind::Comma, phrase("a comma")))
                return false;
        }
        ArgumentSet accepts = (*slots)[next].accepts;
        std::size_t chosen = next;
        bool fits = starts(m_cursor.peek(), accepts);
        while (!fits && (*slots)[chosen].use == SlotUse::Skippable && chosen + 1 < slots->size() &&
               ((*slots)[chosen + 1].use != SlotUse::ClosesTail || tailBegun)) {
            ++chosen;
            fits = starts(m_cursor.peek(), (*slots)[chosen].accepts);
            accepts = accepts | (*slots)[chosen].accepts;
        }
        if (first && areaSlots != nullptr) {
            fits = fits || starts(m_cursor.peek(), areaSlots->front().accepts);
            accepts = accepts | areaSlots->front().accepts;
        }
        if (!fits) {
            const bool isOneOfMany =
                (*slots)[chosen].use == SlotUse::Repeated || (*slots)[chosen].use == SlotUse::RepeatedOnce;
            const bool mayEnd = isOneOfMany || mayEndAt(*slots, next, tailBegun);
            if (!mayEnd && takeAsRandom(node, (*slots)[chosen].field, accepts)) {
                next = chosen + 1;
                wantsComma = true;
                continue;
            }
            const Passed passed = passOverUnknown(node, accepts, mayEnd);
            if (passed == Passed::Word && mayEnd)
                return true;
            if (passed == Passed::WordAndComma) {
                wantsComma = false;
                continue;
            }
            reportUnexpected(node, describe(accepts));
            return false;
        }
        if (!parseArgument(node, (*slots)[chosen].field,
                           first && areaSlots != nullptr ? accepts : (*slots)[chosen].accepts))
            return false;
        const K kind = node.arguments.back().kind;
        if (first && areaSlots != nullptr && (kind == K::Area || kind == K::LevregionArea)) {
            slots = areaSlots;
            node.arguments.back().field = slots->front().field;
        }
        const SlotUse use = (*slots)[chosen].use;
        tailBegun = tailBegun || use == SlotUse::Skippable;
        next = use == SlotUse::Repeated || use == SlotUse::RepeatedOnce ? chosen : chosen + 1;
        if (use == SlotUse::RepeatedOnce && !m_cursor.nextIs(TokenKind::Comma))
            return true;
        wantsComma = true;
    }
}

bool StatementParser::starts(const Token* token, ArgumentSet accepts) const {
    if (token == nullptr)
        return false;
    switch (token->kind) {
    case TokenKind::String:
        return accepts.has(K::String);
    case TokenKind::Character:
        return accepts.has(K::Character);
    case TokenKind::Integer:
        return accepts.has(K::Integer);
    case TokenKind::OpenParen:
        return accepts.has(K::Point) || accepts.has(K::Area) || accepts.has(K::AlignPair) ||
               accepts.has(K::CorridorEnd);
    case TokenKind::Word: {
        const ArgumentSet possible = argumentsOf(m_cursor.dialect().word(token->word).wordClass);
        return !(possible & accepts).empty();
    }
    default:
        return false;
    }
}

bool StatementParser::parseArgument(StatementNode& node, Field field, ArgumentSet accepts) {
    Argument& argument = node.arguments.emplace_back();
    argument.field = field;
    argument.range = m_cursor.peek()->range();
    bool good = true;
    switch (m_cursor.peek()->kind) {
    case TokenKind::String:
        argument.kind = K::String;
        argument.text = {argument.range.begin + 1, argument.range.end - 1};
        m_cursor.take();
        break;
    case TokenKind::Character:
        argument.kind = K::Character;
        argument.text = {argument.range.end - 2, argument.range.end - 1};
        argument.numbers[0] = static_cast<signed char>(m_cursor.textOf(argument.text)[0]);
        m_cursor.take();
        break;
    case TokenKind::Integer:
        argument.kind = K::Integer;
        argument.numbers[0] = integerOf(m_cursor.take());
        break;
    case TokenKind::OpenParen:
        good = parseTuple(node, argument, accepts);
        break;
    default:
        good = parseWord(node, argument, accepts);
        break;
    }
    argument.range.end = m_cursor.lastTaken().end;
    if (!good)
        node.arguments.pop_back();
    return good;
}

bool StatementParser::parseWord(StatementNode& node, Argument& argument, ArgumentSet accepts) {
    const Word& word = m_cursor.dialect().word(m_cursor.take().word);
    const ArgumentSet fitting = argumentsOf(word.wordClass) & accepts;
    if (!fitting.empty())
        argument.kind = fitting.last();
    argument.numbers[0] = word.value;
    switch (argument.kind) {
    case K::LevregionArea:
        return parseArea(node, argument);
    case K::PlaceRegister:
    case K::ObjectRegister:
    case K::MonsterRegister:
    case K::AlignRegister:
    case K::RegionRegister:
        return parseIndex(node, argument);
    case K::Appearance:
        if (!m_cursor.nextIs(TokenKind::String)) {
            reportUnexpected(node, describe(K::String));
            return false;
        }
        argument.text = {m_cursor.peek()->begin + 1, m_cursor.peek()->end - 1U};
        m_cursor.take();
        return true;
    default:
        return true;
    }
}

bool StatementParser::parseIndex(StatementNode& node, Argument& argument) {
    const auto parseOne = [&] {
        return expect(node, TokenKind::OpenBracket, phrase("“[” and an index")) &&
               parseTupleItem(node, argument, 0, K::Integer) && expect(node, TokenKind::CloseBracket, "“]”");
    };
    if (!parseOne())
        return false;
    // With two numbers, the first is that of the list.
    const bool isOfList =
        argument.kind == K::PlaceRegister && m_cursor.nextIs(TokenKind::OpenBracket) &&
        m_cursor.dialect().grammar().ruleFor(StatementKind::RandomPlaces).listNumber != ListNumber::None;
    argument.numbers[1] = isOfList ? argument.number() : 0;
    return !isOfList || parseOne();
}

bool StatementParser::parseArea(StatementNode& node, Argument& argument) {
    if (!expect(node, TokenKind::OpenParen, "“(”"))
        return false;
    for (std::size_t i = 0; i < 4; ++i) {
        if ((i > 0 && !expect(node, TokenKind::Comma, phrase("a comma"))) ||
            !parseTupleItem(node, argument, i, K::Integer))
            return false;
    }
    return expect(node, TokenKind::CloseParen, "“)”");
}

bool StatementParser::parseTuple(StatementNode& node, Argument& argument, ArgumentSet accepts) {
    if (!accepts.has(K::Point) && accepts.has(K::Area)) {
        argument.kind = K::Area;
        return parseArea(node, argument);
    }
    m_cursor.take();
    if (accepts.has(K::AlignPair)) {
        argument.kind = K::AlignPair;
        return parseTupleItem(node, argument, 0, K::HorizontalAlign) &&
               expect(node, TokenKind::Comma, phrase("a comma")) &&
               parseTupleItem(node, argument, 1, K::VerticalAlign) &&
               expect(node, TokenKind::CloseParen, "“)”");
    }
    if (accepts.has(K::CorridorEnd)) {
        argument.kind = K::CorridorEnd;
        return parseTupleItem(node, argument, 0, K::Integer) &&
               expect(node, TokenKind::Comma, phrase("a comma")) &&
               parseTupleItem(node, argument, 1, K::Direction) &&
               expect(node, TokenKind::Comma, phrase("a comma")) &&
               parseTupleItem(node, argument, 2, K::Integer | K::Random) &&
               expect(node, TokenKind::CloseParen, "“)”");
    }
    argument.kind = K::Point;
    if (!parseTupleItem(node, argument, 0, K::Integer) ||
        !expect(node, TokenKind::Comma, phrase("a comma")) || !parseTupleItem(node, argument, 1, K::Integer))
        return false;
    if (!accepts.has(K::Area) || !m_cursor.nextIs(TokenKind::Comma))
        return expect(node, TokenKind::CloseParen, accepts.has(K::Area) ? phrase("“)” or a comma") : "“)”");
    argument.kind = K::Area;
    for (std::size_t i = 2; i < 4; ++i) {
        if (!expect(node, TokenKind::Comma, phrase("a comma")) ||
            !parseTupleItem(node, argument, i, K::Integer))
            return false;
    }
    return expect(node, TokenKind::CloseParen, "“)”");
}

bool StatementParser::parseTupleItem(StatementNode& node, Argument& argument, std::size_t item,
                                     ArgumentSet accepts) {
    if (!starts(m_cursor.peek(), accepts)) {
        reportUnexpected(node, describe(accepts));
        return false;
    }
    const Token& token = m_cursor.take();
    argument.numbers[item] =
        token.kind == TokenKind::Integer ? integerOf(token) : m_cursor.wordOf(token)->value;
    return true;
}

std::int64_t StatementParser::integerOf(const Token& token) const {
    std::string_view text = m_cursor.textOf(token.range());
    if (text.size() == 1)
        return text[0] - '0';
    if (text.size() == 2 && text[0] >= '0') // most numbers are that short, and nothing is as fast
        return 10 * (text[0] - '0') + text[1] - '0';
    if (text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc()) {
        value = text.starts_with('-') ? std::numeric_limits<std::int64_t>::min()
                                      : std::numeric_limits<std::int64_t>::max();
    }
    return value;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/completion/StatementText.h"

#include <algorithm>
#include <ranges>

namespace levwright {
namespace {

using K = ArgumentKind;

// The token without the line end that belongs to it.
Range withoutLineEnd(std::string_view text, Range range) {
    while (!range.empty() && (text[range.end - 1] == '\n' || text[range.end - 1] == '\r'))
        --range.end;
    return range;
}

std::optional<MarkKind> plainMark(TokenKind kind) {
    switch (kind) {
    case TokenKind::Comment:
        return MarkKind::Comment;
    case TokenKind::Directive:
    case TokenKind::MapStart:
        return MarkKind::Keyword;
    case TokenKind::Word:
        return MarkKind::Word;
    case TokenKind::Integer:
    case TokenKind::Percent:
    case TokenKind::Dice:
    case TokenKind::PlainPercent:
        return MarkKind::Number;
    case TokenKind::String:
    case TokenKind::Character:
    case TokenKind::UnclosedString:
        return MarkKind::Text;
    case TokenKind::MapRow:
        return MarkKind::MapCells;
    case TokenKind::Variable:
        return MarkKind::Variable;
    case TokenKind::BadMapRow:
    case TokenKind::EndByte:
    case TokenKind::Garbage:
    case TokenKind::UnknownWord:
        return MarkKind::Unknown;
    default:
        return std::nullopt;
    }
}

// The statements whose names and classes are those of things.
struct NamedThings {
    StatementKind kind;
    MarkKind mark;
};
constexpr NamedThings namedThings[] = {
    {StatementKind::Monster, MarkKind::Monster},      {StatementKind::RandomMonsters, MarkKind::Monster},
    {StatementKind::Object, MarkKind::Object},        {StatementKind::Container, MarkKind::Object},
    {StatementKind::RandomObjects, MarkKind::Object}, {StatementKind::Trap, MarkKind::Trap},
};

// Whether a mark of an argument replaces the mark of one of its tokens.
bool isOfArgument(TokenKind token, MarkKind mark) {
    if (mark == MarkKind::Variable)
        return token == TokenKind::Word;
    return token == TokenKind::String || token == TokenKind::Character;
}

// The marks of keywords and arguments, in text order.
std::vector<Mark> argumentMarks(const StatementText& text, const ThingOfArgument& thingOf) {
    std::vector<Mark> marks;
    for (const StatementNode& statement : text.statements) {
        if (!statement.keyword.empty())
            marks.push_back({statement.keyword, statement.kind == StatementKind::Unknown
                                                    ? MarkKind::Unknown
                                                    : MarkKind::Keyword});
        for (const Argument& argument : statement.arguments) {
            if (const std::optional<MarkKind> mark = thingOf(statement, argument))
                marks.push_back({argument.range, *mark});
        }
    }
    std::ranges::stable_sort(marks, {}, &Mark::range);
    return marks;
}

bool isKeyword(TokenKind kind) {
    return kind == TokenKind::Word || kind == TokenKind::UnknownWord || kind == TokenKind::Garbage ||
           kind == TokenKind::MapStart;
}

void markUnknown(const std::vector<OpaquePart>& parts, std::vector<Mark>& marks) {
    for (const OpaquePart& part : parts) {
        const auto found = std::ranges::lower_bound(marks, part.word.begin, {},
                                                    [](const Mark& mark) { return mark.range.begin; });
        if (found != marks.end() && found->range == part.word)
            found->kind = MarkKind::Unknown;
    }
}

Offset lastCodeIn(const LevelTree& tree) {
    for (const Token& token : tree.tokens | std::views::reverse) {
        if (!isSkipped(token.kind))
            return token.end;
    }
    return 0;
}

Fold foldOfSection(const LevelTree& tree, const SectionNode& section) {
    const FoldKind kind = tree.kind == LevelSyntax::Rooms ? FoldKind::Room : FoldKind::Part;
    Range range = tree.statements[section.firstStatement].range;
    for (std::size_t i = section.firstStatement; i < section.endStatement; ++i)
        range.end = std::max(range.end, tree.statements[i].range.end);
    if (section.map)
        range.end = std::max(range.end, section.map->range.end);
    return {range, kind};
}

// The number of commas between the values of a statement, from one place to another. The values begin before
// both, so brackets that are open there count.
std::size_t commasBetween(const StatementText& text, Offset values, Offset begin, Offset at) {
    std::size_t commas = 0;
    int depth = 0;
    auto token = std::ranges::lower_bound(text.tokens, values, {}, &Token::begin);
    for (; token != text.tokens.end() && token->end <= at; ++token) {
        const bool opens = token->kind == TokenKind::OpenParen || token->kind == TokenKind::OpenBracket ||
                           token->kind == TokenKind::OpenBrace;
        const bool closes = token->kind == TokenKind::CloseParen || token->kind == TokenKind::CloseBracket ||
                            token->kind == TokenKind::CloseBrace;
        depth += opens ? 1 : closes && depth > 0 ? -1 : 0;
        commas += depth == 0 && token->begin >= begin && token->kind == TokenKind::Comma ? 1 : 0;
    }
    return commas;
}

// The slot of the last argument that begins before a place, and after how many of its commas the place is.
struct Before {
    const Argument* argument = nullptr;
    std::size_t commas = 0;
};

Before argumentBefore(const StatementText& text, const StatementNode& statement, Offset at) {
    Before before;
    for (std::size_t i = 0; i < statement.arguments.size(); i += 1 + statement.arguments[i].operands) {
        if (statement.arguments[i].range.begin > at)
            break;
        before.argument = &statement.arguments[i];
    }
    const Offset values = statement.colon ? statement.colon->end : statement.keyword.end;
    const Offset begin = before.argument != nullptr ? before.argument->range.end : values;
    before.commas = commasBetween(text, values, begin, at);
    return before;
}

} // namespace

StatementText statementTextOf(const LevelSource& level) {
    return {level.level.tree->tokens, level.level.tree->statements, level.text};
}

std::optional<MarkKind> thingOfArgument(const StatementNode& statement, const Argument& argument) {
    if (listOf(argument.kind))
        return MarkKind::Variable;
    const bool isName =
        argument.kind == K::String || argument.kind == K::Character || argument.kind == K::ClassAndName;
    if (argument.kind == K::LitCharacter)
        return MarkKind::Terrain;
    if (!isName)
        return std::nullopt;
    switch (argument.field) {
    case Field::FillingTerrain:
    case Field::Foreground:
    case Field::Background:
    case Field::Terrain:
    case Field::Replaced:
        return MarkKind::Terrain;
    case Field::RoomType:
        return MarkKind::RoomType;
    case Field::Corpse:
        return MarkKind::Monster;
    case Field::Key:
        return MarkKind::Object;
    case Field::Class:
    case Field::Name:
    case Field::Entry:
        break;
    default:
        return std::nullopt;
    }
    const auto named = std::ranges::find(namedThings, statement.kind, &NamedThings::kind);
    return named == std::end(namedThings) ? std::nullopt : std::optional(named->mark);
}

std::vector<Mark> statementMarks(const StatementText& text, const ThingOfArgument& thingOf) {
    const std::vector<Mark> arguments = argumentMarks(text, thingOf);
    std::vector<Mark> marks;
    std::size_t next = 0;
    for (const Token& token : text.tokens) {
        const std::optional<MarkKind> plain = plainMark(token.kind);
        const Range range = withoutLineEnd(text.text, token.range());
        if (!plain || range.empty())
            continue;
        while (next < arguments.size() && arguments[next].range.end <= token.begin)
            ++next;
        MarkKind kind = *plain;
        // A keyword and an argument may begin at the same place: a variable that gets a value.
        for (std::size_t i = next; i < arguments.size() && arguments[i].range.begin <= token.begin; ++i) {
            const Mark& mark = arguments[i];
            const bool isWord = mark.kind == MarkKind::Keyword || mark.kind == MarkKind::Unknown;
            if (mark.range.end >= token.end &&
                (isWord ? isKeyword(token.kind) : isOfArgument(token.kind, mark.kind)))
                kind = mark.kind;
        }
        marks.push_back({range, kind});
    }
    return marks;
}

std::vector<Mark> levelMarks(const LevelSource& level, const ThingOfArgument& thingOf) {
    const LevelTree& tree = *level.level.tree;
    std::vector<Mark> marks = statementMarks(statementTextOf(level), thingOf);
    markUnknown(tree.opaqueParts, marks);
    for (const SectionNode& section : tree.sections) {
        if (!section.map || !section.map->end)
            continue;
        const auto found = std::ranges::lower_bound(marks, section.map->end->begin, {},
                                                    [](const Mark& mark) { return mark.range.begin; });
        if (found != marks.end() && found->range.begin == section.map->end->begin)
            found->kind = MarkKind::Keyword;
    }
    return marks;
}

void addCommentFolds(const StatementText& text, std::vector<Fold>& folds) {
    std::optional<Range> open;
    std::size_t count = 0;
    const auto close = [&] {
        if (open && count > 1)
            folds.push_back({withoutLineEnd(text.text, *open), FoldKind::Comment});
        open.reset();
        count = 0;
    };
    for (const Token& token : text.tokens) {
        if (token.kind == TokenKind::Blank)
            continue;
        if (token.kind != TokenKind::Comment) {
            close();
            continue;
        }
        open = Range{open ? open->begin : token.begin, token.end};
        ++count;
    }
    close();
}

std::vector<Fold> levelFolds(const LevelSource& level) {
    const LevelTree& tree = *level.level.tree;
    std::vector<Fold> folds;
    if (tree.hasHeader && !tree.statements.empty())
        folds.push_back({{tree.statements.front().range.begin, lastCodeIn(tree)}, FoldKind::Level});
    for (const SectionNode& section : tree.sections) {
        folds.push_back(foldOfSection(tree, section));
        if (section.map)
            folds.push_back({withoutLineEnd(level.text, section.map->range), FoldKind::Map});
    }
    std::vector<bool> hasBlock(tree.statements.size());
    for (const StatementNode& statement : tree.statements) {
        if (statement.parent)
            hasBlock[*statement.parent] = true;
    }
    for (std::size_t i = 0; i < tree.statements.size(); ++i) {
        if (hasBlock[i])
            folds.push_back({tree.statements[i].range, FoldKind::Block});
    }
    addCommentFolds(statementTextOf(level), folds);
    return folds;
}

std::optional<std::size_t> statementBegunAt(const StatementText& text, Offset at) {
    const auto behind = std::ranges::upper_bound(text.statements, at, {},
                                                 [](const StatementNode& node) { return node.range.begin; });
    if (behind == text.statements.begin())
        return std::nullopt;
    const auto& statement = *(behind - 1);
    // Of a statement with a block or map, only the beginning.
    Offset end = statement.keyword.end;
    if (statement.colon)
        end = std::max(end, statement.colon->end);
    for (const Argument& argument : statement.arguments)
        end = std::max(end, argument.range.end);
    auto token = std::ranges::lower_bound(text.tokens, end, {}, &Token::begin);
    bool goesOn = false;
    for (; token != text.tokens.end() && token->begin < at; ++token) {
        if (token->kind == TokenKind::LineEnd && !goesOn)
            return std::nullopt;
        if (token->kind == TokenKind::Comment || token->kind == TokenKind::MapStart ||
            token->kind == TokenKind::OpenBrace)
            return std::nullopt;
        if (!isSkipped(token->kind))
            goesOn = token->kind == TokenKind::Comma;
    }
    return std::size_t(behind - text.statements.begin()) - 1;
}

Signature statementSignature(const StatementText& text, const StatementNode& statement, Offset at,
                             const std::vector<SignatureSlot>& slots) {
    Signature signature{std::string(text.slice(statement.keyword)), {}, {}};
    for (const SignatureSlot& slot : slots)
        signature.fields.push_back(slot.shown);
    const bool isInWord = at <= statement.keyword.end && statement.colon;
    if (slots.empty() || isInWord)
        return signature;
    const Before before = argumentBefore(text, statement, at);
    std::size_t slot = 0;
    if (before.argument != nullptr) {
        const auto found = std::ranges::find(slots, before.argument->field, &SignatureSlot::field);
        slot = found == slots.end() ? slots.size() - 1 : std::size_t(found - slots.begin());
    }
    signature.active = std::min(slot + before.commas, slots.size() - 1);
    return signature;
}

void addLevelNames(const LevelSource& level, NameCollector& names) {
    for (const StatementNode& statement : level.level.tree->statements) {
        for (const Argument& argument : statement.arguments) {
            const bool isName = argument.field == Field::LevelName;
            if ((isName || argument.field == Field::Destination) && argument.kind == K::String)
                names.add(NameKind::Level, level.slice(argument.text), {argument.text, isName});
        }
    }
}

} // namespace levwright

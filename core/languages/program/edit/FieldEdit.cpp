// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the fields of levels of NetHack 3.6.
#include "core/edit/FieldEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/ThingClasses.h"
#include "core/languages/program/edit/FieldTable.h"
#include "core/languages/program/edit/Fields.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/StatementTrial.h"

#include <algorithm>
#include <cctype>
#include <format>

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;

bool isQuoted(std::string_view source) {
    return source.size() > 1 && source.starts_with('"') && source.ends_with('"');
}

bool isNumber(std::string_view source) {
    return !source.empty() &&
           std::ranges::all_of(source, [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool isOfWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
}

std::size_t countOf(const std::vector<Argument>& arguments) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < arguments.size(); i += 1 + arguments[i].operands)
        ++count;
    return count;
}

class FieldEdit {
public:
    FieldEdit(const GameWords& known, const LevelSource& level, std::size_t statement, const FieldRow& row)
        : m_known(known), m_level(level), m_tree(*level.level.tree), m_statement(statement),
          m_node(m_tree.statements[statement]), m_row(row), m_found(valueOf(level, m_node, row)),
          m_head(program::headOf(m_tree, m_node)) {}

    EditOutcome set(const std::optional<std::string>& source) const {
        const EditOutcome outcome = checked(source ? writing(*source) : removal(), source);
        // A negative number needs parentheses in a sum.
        const bool mayHelp =
            !outcome && source && m_row.form == FieldForm::Number && source->starts_with('-');
        return mayHelp ? checked(writing(std::format("({})", *source)), source) : outcome;
    }

private:
    bool isWritten() const { return m_found.argument != nullptr; }
    std::string_view slice(Range range) const { return m_level.slice(range); }
    TextEdit rewritten(Range range, const std::string& source) const {
        return rewriteValue(m_level.text, range, source);
    }

    EditOutcome writing(const std::string& source) const {
        switch (m_row.form) {
        case FieldForm::Class:
            return withClass(source);
        case FieldForm::Thing:
            return withName(source);
        case FieldForm::Light:
            return withLight(source);
        case FieldForm::Flag:
            return isWritten() ? TextEdit() : withOption({});
        case FieldForm::Words:
            return withWords(source);
        case FieldForm::Style:
            return withStyle(source);
        case FieldForm::Percent:
            return withPercent(source);
        default:
            return withValue(source);
        }
    }

    EditOutcome withValue(const std::string& source) const {
        if (isWritten())
            return rewritten(m_found.range, source);
        return m_row.use == Use::Tail ? withTail(source) : withOption(source);
    }

    // ---- options and tails

    // A comma as the author writes it between arguments.
    std::string comma() const {
        const std::span<const Token> tokens = tokensIn(m_tree, m_head);
        std::string found = ",";
        int depth = 0;
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const TokenKind kind = tokens[i].kind;
            if (kind == TokenKind::OpenParen || kind == TokenKind::OpenBracket)
                ++depth;
            else if (kind == TokenKind::CloseParen || kind == TokenKind::CloseBracket)
                --depth;
            else if (kind == TokenKind::Comma && depth == 0)
                found = tokens[i + 1].kind == TokenKind::Blank
                            ? "," + std::string(slice(tokens[i + 1].range()))
                            : ",";
        }
        return found;
    }

    // The field whose value cannot be written together with this one.
    const FieldRow* excluded() const {
        const auto isKey = [](const FieldRow& row, Key key) {
            return row.key.kind == K::Option && Key(row.key.part) == key;
        };
        const bool isEroded = isKey(m_row, Key::Eroded);
        if (!isEroded && !isKey(m_row, Key::Erodeproof))
            return nullptr;
        const std::span<const FieldRow> rows = fieldRows(m_node.kind);
        return &*std::ranges::find_if(
            rows, [&](const FieldRow& row) { return isKey(row, isEroded ? Key::Erodeproof : Key::Eroded); });
    }

    EditOutcome withOption(const std::string& source) const {
        std::string text(m_row.word);
        if (!source.empty())
            text += (text.empty() ? "" : ":") + source;
        if (const FieldRow* other = excluded()) {
            if (const FieldValue found = valueOf(m_level, m_node, *other); found.argument != nullptr)
                return TextEdit::replace(found.argument->range, text);
        }
        const bool isPlace = m_row.key.field == F::Place; // authors write the place before the other options
        const Offset at = isPlace ? thingOf(m_node)->range.end : m_head.end;
        return TextEdit::insert(at, comma() + text);
    }

    bool isOneOfSeveral() const { return m_row.statement == program::mineralize; }

    // Adds the missing fields of the tail that must be written.
    EditOutcome withTail(const std::string& source) const {
        std::string text;
        bool isBehind = false;
        for (const FieldRow& row : fieldRows(m_node.kind)) {
            const bool isOwn = &row == &m_row;
            if (row.use == Use::Tail && valueOf(m_level, m_node, row).argument == nullptr &&
                (!isBehind || isOneOfSeveral()))
                text += (text.empty() && !m_node.colon ? ":" : comma()) +
                        (isOwn ? source : std::string(row.usual));
            isBehind = isBehind || isOwn;
        }
        return TextEdit::insert(m_head.end, text);
    }

    bool hasFurther() const {
        bool isBehind = false;
        return std::ranges::any_of(fieldRows(m_node.kind), [&](const FieldRow& row) {
            const bool isOther = &row != &m_row;
            const bool counts = isOneOfSeveral() ? isOther : isBehind;
            isBehind = isBehind || !isOther;
            const FieldValue found = valueOf(m_level, m_node, row);
            return counts && row.use == Use::Tail && found.argument != nullptr &&
                   (!isOneOfSeveral() || slice(found.range) != row.usual);
        });
    }

    EditOutcome removal() const {
        if (!isOptional(m_level, m_node, m_row))
            return refuse(say("This value cannot be removed."));
        if (!isWritten())
            return TextEdit();
        if (m_row.form == FieldForm::Class)
            return withThing(*m_found.value, std::nullopt, nameNow(*m_found.value));
        if (m_row.form == FieldForm::Light)
            return TextEdit::replace(m_found.argument->range, characterOf(*m_found.argument));
        if (m_row.form == FieldForm::Percent) {
            const Offset begin = m_node.find(F::RoomType)->range.end;
            return TextEdit::erase({begin, m_found.argument->range.end});
        }
        if (m_row.use == Use::Tail && hasFurther())
            return rewritten(m_found.range, std::string(m_row.usual));
        if (isOneOfSeveral())
            return TextEdit::erase({m_node.colon->begin, m_head.end});
        return withoutArgument(*m_found.argument);
    }

    // Removes the argument with the comma or colon before it.
    EditOutcome withoutArgument(const Argument& argument) const {
        const bool isLast = std::ranges::none_of(
            m_node.arguments, [&](const Argument& each) { return each.range.begin >= argument.range.end; });
        const Offset end = isLast ? m_head.end : argument.range.end;
        auto sign = std::ranges::lower_bound(m_tree.tokens, argument.range.begin, {}, &Token::begin);
        bool isPlain = true; // there is no comment between them
        do {
            --sign;
            isPlain = isPlain && sign->kind != TokenKind::Comment;
        } while (sign->kind != TokenKind::Comma && sign->kind != TokenKind::Colon);
        if (isPlain)
            return TextEdit::erase({sign->begin, end});
        return TextEdit({{sign->range(), {}}, {{argument.range.begin, end}, {}}});
    }

    // ---- things

    static bool hasClass(const Argument& thing) {
        return thing.kind == K::Character || thing.kind == K::ClassAndName;
    }
    static bool hasName(const Argument& thing) {
        return thing.kind == K::String || thing.kind == K::ClassAndName;
    }

    std::string characterOf(const Argument& argument) const {
        const std::span<const Token> tokens = tokensIn(m_tree, argument.range);
        return std::string(slice(std::ranges::find(tokens, TokenKind::Character, &Token::kind)->range()));
    }
    std::optional<std::string> classNow(const Argument& thing) const {
        return hasClass(thing) ? std::optional(characterOf(thing)) : std::nullopt;
    }
    static Range nameRange(const Argument& thing) { return {thing.text.begin - 1, thing.text.end + 1}; }
    std::optional<std::string> nameNow(const Argument& thing) const {
        return hasName(thing) ? std::optional(std::string(slice(nameRange(thing)))) : std::nullopt;
    }

    EditOutcome withThing(const Argument& thing, const std::optional<std::string>& symbol,
                          const std::optional<std::string>& name) const {
        if (thing.kind == K::ClassAndName && symbol && name) {
            std::vector<Replacement> edit;
            const std::span<const Token> tokens = tokensIn(m_tree, thing.range);
            const Range old = std::ranges::find(tokens, TokenKind::Character, &Token::kind)->range();
            if (slice(old) != *symbol)
                edit.push_back({old, *symbol});
            if (slice(nameRange(thing)) != *name)
                edit.push_back({nameRange(thing), *name});
            return TextEdit(std::move(edit));
        }
        const std::string text = symbol && name ? std::format("({},{})", *symbol, *name)
                                 : symbol       ? *symbol
                                                : name.value_or("random");
        return text == slice(thing.range) ? TextEdit() : TextEdit::replace(thing.range, text);
    }

    std::optional<char> otherClassOf(std::string_view quotedName, char symbol) const {
        const std::string_view name = quotedName.substr(1, quotedName.size() - 2);
        return isMonster(m_row) ? otherClassOfMonster(m_known.catalog, name, symbol)
                                : otherClassOfObject(m_known.catalog, name, symbol);
    }

    // A name of another class would have no meaning.
    EditOutcome withClass(const std::string& source) const {
        const Argument& thing = *thingOf(m_node);
        std::optional<std::string> name = nameNow(thing);
        const char symbol = source.size() > 2 ? source[source.size() - 2] : '\0';
        const bool isSame = classNow(thing) == source;
        if (name && !isSame && otherClassOf(*name, symbol))
            name.reset();
        return withThing(thing, source, name);
    }

    // The class changes with the name.
    EditOutcome withName(const std::string& source) const {
        if (!isWritten())
            return withOption(source);
        const Argument& thing = *m_found.value;
        const bool isPlain = hasClass(thing) || hasName(thing) || thing.kind == K::Random;
        const bool isRandom = source == "random";
        if (!isPlain || (!isRandom && !isQuoted(source)))
            return rewritten(thing.range, source);
        std::optional<std::string> symbol = classNow(thing);
        const std::optional<char> other =
            symbol && !isRandom ? otherClassOf(source, char(thing.number())) : std::nullopt;
        if (other)
            symbol = quotedCharacter(*other);
        return withThing(thing, symbol, isRandom ? std::nullopt : std::optional(source));
    }

    // ---- values of several parts

    EditOutcome withLight(const std::string& source) const {
        if (isWritten())
            return rewritten(m_found.range, source);
        const Argument& terrain = *terrainOf(m_node);
        return TextEdit::replace(terrain.range, std::format("({},{})", slice(terrain.range), source));
    }

    EditOutcome withPercent(const std::string& source) const {
        if (isWritten()) {
            const std::string_view old = slice(m_found.range);
            const std::size_t begin = old.find_first_of("0123456789");
            const std::size_t end = old.find('%');
            if (!isNumber(source) || m_found.value->kind != K::Percent)
                return rewritten(m_found.range, source);
            return rewritten({m_found.range.begin + begin, m_found.range.begin + end}, source);
        }
        const Argument& type = *m_node.find(F::RoomType);
        const std::string text = isNumber(source) ? std::format("[{}%]", source) : source;
        // "random[" would be another word.
        return TextEdit::insert(type.range.end, (type.kind == K::Random ? " " : "") + text);
    }

    // Words that stay are left where they are, unchanged.
    EditOutcome withWords(const std::string& source) const {
        if (source.empty())
            return refuse(say("There must be at least one. To have none, delete the statement."));
        if (m_node.arguments.empty())
            return refuse(say("No word of this statement is known. Correct it in the text first."));
        std::vector<std::string_view> before;
        before.reserve(m_node.arguments.size());
        for (const Argument& argument : m_node.arguments)
            before.push_back(slice(argument.range));
        std::vector<std::string_view> after;
        for (std::size_t at = 0; at <= source.size();) {
            const std::size_t end = std::min(source.find(',', at), source.size());
            std::string_view word = std::string_view(source).substr(at, end - at);
            word.remove_prefix(std::min(word.find_first_not_of(" \t\r\n"), word.size()));
            word = word.substr(0, word.find_last_not_of(" \t\r\n") + 1);
            after.push_back(word);
            at = end + 1;
        }
        if (before == after)
            return TextEdit();
        if (after.size() == before.size() + 1 &&
            std::ranges::equal(before, std::span(after).first(before.size())))
            return TextEdit::insert(m_head.end, comma() + std::string(after.back()));
        if (after.size() + 1 == before.size()) {
            const auto gone = std::ranges::mismatch(before, after).in1 - before.begin();
            std::vector<std::string_view> left = before;
            left.erase(left.begin() + gone);
            if (left == after && gone > 0)
                return withoutArgument(m_node.arguments[std::size_t(gone)]);
            if (left == after)
                return TextEdit::erase({m_node.arguments[0].range.begin, m_node.arguments[1].range.begin});
        }
        return TextEdit::replace({m_node.arguments.front().range.begin, m_head.end}, source);
    }

    // Each style has its own following words.
    EditOutcome withStyle(const std::string& source) const {
        if (source == slice(m_found.range))
            return TextEdit();
        const Argument* filling = terrainOf(m_node);
        const std::string character = filling != nullptr ? characterOf(*filling) : "' '";
        const std::string sign = comma();
        std::string text = source;
        if (source == "mines") {
            for (const std::string_view value : {"'.'", "' '", "true", "true", "lit", "true"})
                text += sign + std::string(value);
        } else if (source != "rogue") {
            text += sign + character;
        }
        return TextEdit::replace({m_found.range.begin, m_head.end}, text);
    }

    // ---- the result

    EditOutcome checked(const EditOutcome& outcome, const std::optional<std::string>& source) const {
        if (!outcome || outcome->changesNothing(m_level.text))
            return outcome;
        std::vector<Replacement> within = outcome->replacements();
        for (Replacement& each : within)
            each.range = {each.range.begin - m_head.begin, each.range.end - m_head.begin};
        const std::string head = TextEdit(std::move(within)).apply(slice(m_head));
        const program::Variables variables = program::variablesBefore(m_tree, m_level.text, m_statement);
        // Unknown words may stay, but an edit adds none to a statement without them.
        const bool hasUnknown = !program::tryStatement(m_known.words, slice(m_head), variables).isWhole;
        const program::StatementTrial trial = program::tryStatement(
            m_known.words, head, variables, hasUnknown ? LexMode::Tolerant : LexMode::Exact);
        if (!trial.isWhole) {
            const std::string found = trial.found.empty() ? say("The end") : std::format("“{}”", trial.found);
            return refuse(say("{} does not fit there; {} is needed.", found, trial.wanted));
        }
        const bool isOneValue =
            isWritten() && m_row.form != FieldForm::Style && m_row.form != FieldForm::Words;
        if (isOneValue && countOf(trial.arguments) > countOf(m_node.arguments))
            return refuse(say("This is more than one value."));
        const bool hasOwn = m_row.form != FieldForm::Class && m_row.form != FieldForm::Light;
        const auto isOwn = [&](const Argument& argument) { return isOf(argument, m_row.key); };
        if (source && hasOwn && std::ranges::none_of(trial.arguments, isOwn))
            return refuse(say("“{}” would mean something else there.", *source));
        return apart(*outcome, head);
    }

    // Keeps what follows on the same line from becoming part of the last word.
    TextEdit apart(const TextEdit& edit, std::string_view head) const {
        const bool isGlued = m_head.end < m_level.text.size() && isOfWord(m_level.text[m_head.end]) &&
                             !head.empty() && isOfWord(head.back());
        if (!isGlued || edit.replacements().back().range.end != m_head.end)
            return edit;
        std::vector<Replacement> all = edit.replacements();
        all.back().text += ' ';
        return TextEdit(std::move(all));
    }

    const GameWords& m_known;
    const LevelSource& m_level;
    const LevelTree& m_tree;
    std::size_t m_statement;
    const StatementNode& m_node;
    const FieldRow& m_row;
    FieldValue m_found;
    Range m_head;
};

} // namespace

EditOutcome setField(const GameWords& known, const LevelSource& level, std::size_t statement,
                     const FieldKey& key, const std::optional<std::string>& source) {
    const StatementNode& node = level.level.tree->statements[statement];
    if (node.broken)
        return refuse(say("A broken statement has no fields."));
    const std::span<const FieldRow> rows = fieldRows(node.kind);
    const auto row = std::ranges::find(rows, key, &FieldRow::key);
    if (row == rows.end() || !hasField(level, node, *row))
        return refuse(say("This statement has no such field."));
    return FieldEdit(known, level, statement, *row).set(source);
}

} // namespace levwright::program

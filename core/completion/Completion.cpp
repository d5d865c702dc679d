// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/completion/Completion.h"

#include "core/base/Contract.h"
#include "core/completion/BegunStatement.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <cctype>
#include <ranges>
#include <unordered_set>

namespace levwright {
namespace {

bool isOfWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

// Where the word that ends at a place of a line begins. A quoted word begins at its quote.
std::size_t beginOfWord(std::string_view line, std::size_t at) {
    std::optional<std::size_t> quote;
    for (std::size_t i = 0; i < at; ++i) {
        if (quote ? line[i] == line[*quote] : line[i] == '"' || line[i] == '\'')
            quote = quote ? std::nullopt : std::optional(i);
    }
    if (quote)
        return *quote;
    while (at > 0 && isOfWord(line[at - 1]))
        --at;
    return at;
}

struct PlaceInText {
    Range word;             // the word that the place is in or after
    std::string_view typed; // the part of the word before the place
    Range line;             // the line without its end
};

// The last token before a place, among those that the parser sees.
const Token* codeBefore(const LevelTree& tree, Offset at) {
    auto token = std::ranges::lower_bound(tree.tokens, at, {}, &Token::begin);
    while (token != tree.tokens.begin()) {
        if (!isSkipped((--token)->kind))
            return &*token;
    }
    return nullptr;
}

// Whether a statement continues on the next line if this is the last token of a line.
bool goesOnBehind(const LevelSource& level, const Token& token) {
    return token.kind == TokenKind::Comma ||
           (token.kind == TokenKind::Sign && level.text[token.begin] == '&');
}

PlaceInText placeAt(const LevelSource& level, Offset at) {
    const Offset lineBegin = startOfLine(level.text, at);
    const std::size_t lineEnd = std::min(level.text.find_first_of("\r\n", at), level.text.size());
    const std::size_t begin = lineBegin + beginOfWord(level.text.substr(lineBegin), at - lineBegin);
    std::size_t end = at;
    const Token* token = level.level.tree->tokenAt(begin);
    const bool isQuoted = token != nullptr && token->begin == begin &&
                          (token->kind == TokenKind::String || token->kind == TokenKind::Character);
    if (isQuoted)
        end = std::clamp<std::size_t>(token->end, at, lineEnd);
    while (!isQuoted && begin < at && end < lineEnd && isOfWord(level.text[end]))
        ++end;
    return {{begin, end}, level.text.substr(begin, at - begin), {lineBegin, lineEnd}};
}

// Whether the place is inside something that is not a statement.
bool isNoCode(const LevelTree& tree, Offset at) {
    const Token* token = at == 0 ? nullptr : tree.tokenAt(at - 1);
    using enum TokenKind;
    return token != nullptr && (token->kind == MapStart || token->kind == MapRow ||
                                token->kind == BadMapRow || token->kind == Comment);
}

void addStatements(CompletionOffer& offer, const LevelTree& tree) {
    for (const StatementRule& rule : tree.grammar->rules()) {
        const bool fits = tree.kind == LevelSyntax::Maze ? rule.inMaze : rule.inRooms;
        const bool isHeader = rule.section == Section::Start;
        if ((fits || isHeader) && std::ranges::all_of(rule.word, isOfWord))
            offer.add(std::string(rule.word) + (rule.hasColon ? ":" : ""));
    }
    // Several statements of a variant share a rule; their forms have their words.
    for (const AddedForm& form : tree.grammar->forms()) {
        if (tree.grammar->ruleFor(form.kind).word.contains(' '))
            offer.add(std::string(form.text.substr(0, form.text.find(':') + 1)));
    }
}

// The choices for the fields that are, or could be, at a place of a text with the completed statement.
std::vector<FieldChoice> choicesAt(const LevelLanguage& language, std::string text, Offset place) {
    const FileTree file = language.parse(TextSnapshot(std::move(text)));
    const std::size_t index = file.levelAt(place);
    const Offset at = place - file.levels[index].start;
    const LevelModelPtr model =
        language.lower(file.levels[index].tree, file.textOf(index), LongSize::Bits64, Checks::OfCompiler);
    const LevelSource whole{*model, file.textOf(index)};
    const std::optional<std::size_t> statement = model->tree->statementAt(at);
    if (!statement || model->tree->statements[*statement].broken)
        return {};
    const std::vector<FieldView> fields = language.fields(whole, *statement);
    std::vector<FieldChoice> all;
    for (const FieldView& view : fields) {
        if (view.range.begin > at || at >= view.range.end)
            continue;
        for (FieldChoice& choice : language.choices(whole, *statement, view.key))
            all.push_back(std::move(choice));
    }
    return all;
}

// The level if the choices can depend on all of it, otherwise only the surroundings of the statement.
std::vector<FieldChoice> choicesAt(const LevelLanguage& language, const LevelSource& level,
                                   std::size_t statement, const BegunStatement& begun, Range replaced,
                                   const std::string& tail) {
    const LevelTree& tree = *level.level.tree;
    if (tree.ruleOf(tree.statements[statement]).section == Section::Body)
        return choicesAt(language, begun.text() + tail, begun.text().size());
    std::string text(level.text);
    text.replace(replaced.begin, replaced.size(), tail);
    return choicesAt(language, std::move(text), replaced.begin);
}

// There are many names in quotes, so one that fits decides for all. Names may come without their quotes.
void addChoices(CompletionOffer& offer, const BegunStatement& begun, std::vector<FieldChoice> choices,
                const std::vector<std::string>& words) {
    const bool nameFits = begun.mayGoOnWith("\"x\"");
    for (FieldChoice& choice : choices) {
        const bool isQuoted = choice.source.starts_with('"');
        const bool isName = isQuoted || (nameFits && !std::ranges::contains(words, choice.source) &&
                                         !choice.source.starts_with('\'') && !choice.isBare);
        if (choice.isOfOtherClass)
            continue;
        if (isName ? nameFits : begun.mayGoOnWith(choice.source))
            offer.add(isName && !isQuoted ? '"' + choice.source + '"' : std::move(choice.source),
                      std::move(choice.explanation), choice.thing);
    }
}

void addVariables(CompletionOffer& offer, const BegunStatement& begun, const LevelSource& level,
                  std::size_t statement) {
    constexpr std::size_t most = 100; // that are tried out
    const std::vector<StatementNode>& statements = level.level.tree->statements;
    std::vector<std::string_view> names;
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = statement; i-- > 0 && names.size() < most;) {
        const std::string_view name = level.slice(statements[i].keyword);
        if (name.starts_with('$') && seen.insert(name).second)
            names.push_back(name);
    }
    for (const std::string_view name : names | std::views::reverse) {
        if (begun.mayGoOnWith(name))
            offer.add(std::string(name));
    }
}

void addWords(CompletionOffer& offer, const BegunStatement& begun, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (!begun.mayGoOnWith(word))
            continue;
        const bool needsColon = begun.mayGoOnWith(word + ":");
        const bool needsParenthesis = !needsColon && begun.mayGoOnWith(word + "(");
        offer.add(word + (needsColon ? ":" : needsParenthesis ? "(" : ""));
    }
}

} // namespace

Completions completionsAt(const LevelLanguage& language, const LevelSource& level, Offset at) {
    require(at <= level.text.size(), "a place in the level");
    if (std::optional<Completions> own = language.completions(level, at))
        return std::move(*own);
    const LevelTree& tree = *level.level.tree;
    const PlaceInText place = placeAt(level, at);
    Completions found{place.word, {}};
    if (isNoCode(tree, at))
        return found;
    // Classes differ only in case.
    const bool isClass = place.typed.starts_with('\'');
    CompletionOffer offer(place.typed, isClass ? LetterCase::Told : LetterCase::Alike);
    const std::string_view before = level.text.substr(place.line.begin, place.word.begin - place.line.begin);
    const Token* previous = codeBefore(tree, place.word.begin);
    const std::optional<std::size_t> statement =
        previous == nullptr ? std::nullopt : tree.statementAt(previous->begin);
    const bool goesOn = previous != nullptr && goesOnBehind(level, *previous);
    if (isBlank(before) && !goesOn) {
        addStatements(offer, tree);
    } else if (statement) {
        const Offset begin = tree.statements[*statement].range.begin;
        const BegunStatement begun(language, level, *statement, {begin, place.word.begin});
        if (!begun.mayGoOnWith(""))
            return found;
        const std::vector<std::string> words = language.wordsFor(ArgumentSet::all());
        if (const std::optional<std::string> tail = begun.completed(words))
            addChoices(
                offer, begun,
                choicesAt(language, level, *statement, begun, {place.word.begin, place.line.end}, *tail),
                words);
        addWords(offer, begun, words);
        addVariables(offer, begun, level, *statement);
    }
    found.all = std::move(offer).taken();
    return found;
}

} // namespace levwright

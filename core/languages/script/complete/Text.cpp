// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/complete/Text.h"

#include "core/base/Phrase.h"
#include "core/languages/script/complete/ScriptPlace.h"
#include "core/languages/script/lua/ScriptNames.h"

#include <algorithm>
#include <format>
#include <iterator>

namespace levwright {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::TokenKind;
using script::KeyKind;
using script::KeyRow;
using script::PlaceKind;
using script::ScriptPlace;

std::string labelOf(const KeyRow& key) {
    return std::string(key.key);
}

SignatureField fieldOf(const KeyRow& key) {
    std::string explanation(said(key.explanation));
    for (const std::string_view word : key.words)
        explanation += (explanation.empty()           ? ""
                        : &word == &key.words.front() ? ": "
                                                      : ", ") +
                       std::string(word);
    return {labelOf(key), std::move(explanation), !key.isNeeded};
}

// How many arguments the call has whose argument the token begins or ends.
std::size_t countOfArguments(const lua::SyntaxTree& tree, const ScriptPlace& place, std::size_t token) {
    std::size_t count = place.argument + 1;
    int depth = 0;
    for (; token < tree.tokens.size(); ++token) {
        const TokenKind kind = tree.tokens[token].kind;
        depth += kind == TokenKind::OpenParen || kind == TokenKind::OpenBrace ? 1 : 0;
        depth -= kind == TokenKind::CloseParen || kind == TokenKind::CloseBrace ? 1 : 0;
        if (depth < 0)
            return count;
        count += depth == 0 && kind == TokenKind::Comma ? 1 : 0;
    }
    return count;
}

// The form with that many arguments, or else the shortest that has the argument at the place.
const script::FormRow* formFor(const ScriptFacts& facts, const ScriptPlace& place, std::size_t arguments) {
    const script::FormRow* best = nullptr;
    for (const script::FormRow& form : facts.functions.formsOf(place.function)) {
        if (form.keys.size() == arguments)
            return &form;
        const bool fits = form.keys.size() > place.argument;
        const bool fitsBest = best != nullptr && best->keys.size() > place.argument;
        const bool isBetter = fits ? !fitsBest || form.keys.size() < best->keys.size()
                                   : !fitsBest && (best == nullptr || form.keys.size() > best->keys.size());
        if (isBetter)
            best = &form;
    }
    return best;
}

std::optional<Signature> signatureOfTable(const ScriptFacts& facts, const ScriptPlace& place) {
    const std::span<const KeyRow> keys = facts.functions.keysOf(place.function);
    if (keys.empty() || !facts.functions.takesTable(place.function))
        return std::nullopt;
    Signature signature{place.function, fieldsOfKeys(keys), std::nullopt, true};
    const auto key = std::ranges::find(keys, place.key, &KeyRow::key);
    if (place.kind == PlaceKind::Value && key != keys.end())
        signature.active = std::size_t(key - keys.begin());
    return signature;
}

std::optional<Signature> signatureOfArguments(const ScriptFacts& facts, const ScriptPlace& place,
                                              std::size_t arguments) {
    const script::FormRow* form = formFor(facts, place, arguments);
    if (form == nullptr)
        return place.argument == 0 ? signatureOfTable(facts, place) : std::nullopt;
    Signature signature{place.function, {}, std::nullopt};
    for (const std::string_view key : form->keys) {
        const KeyRow* row = facts.functions.key(place.function, key);
        signature.fields.push_back(row != nullptr ? fieldOf(*row)
                                                  : SignatureField{std::string(key), {}, false});
    }
    if (place.argument < form->keys.size())
        signature.active = place.argument;
    return signature;
}

std::optional<Signature> signatureBefore(const ScriptFacts& facts, const lua::SyntaxTree& tree,
                                         const script::PlaceFinder& places, std::size_t token) {
    const ScriptPlace place = places.before(token);
    switch (place.kind) {
    case PlaceKind::Key:
    case PlaceKind::Value:
        return signatureOfTable(facts, place);
    case PlaceKind::Argument:
        return signatureOfArguments(facts, place, countOfArguments(tree, place, token));
    default:
        return std::nullopt;
    }
}

class ScriptMarks {
public:
    ScriptMarks(const ScriptFacts& facts, const script::ScriptText& script)
        : m_facts(facts), m_script(script), m_kinds(script.tree.tokens.size()) {}

    std::vector<Mark> make(const std::vector<lua::ScriptCall>& calls) && {
        markNames();
        markNodes();
        for (const lua::ScriptCall& call : calls)
            markValues(call);
        std::vector<Mark> marks;
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            addToken(i, marks);
        return marks;
    }

private:
    const lua::Token& token(std::size_t index) const { return m_script.tree.tokens[index]; }
    void set(NodeIndex node, MarkKind kind) { m_kinds[m_script.at(node).firstToken] = kind; }

    static std::optional<MarkKind> plainMark(TokenKind kind) {
        switch (kind) {
        case TokenKind::Comment:
        case TokenKind::AfterEnd:
        case TokenKind::UnclosedComment:
            return MarkKind::Comment;
        case TokenKind::Number:
        case TokenKind::MalformedNumber:
            return MarkKind::Number;
        case TokenKind::QuotedString:
        case TokenKind::LongString:
        case TokenKind::UnclosedString:
        case TokenKind::UnclosedLongString:
            return MarkKind::Text;
        case TokenKind::BrokenDelimiter:
        case TokenKind::Garbage:
            return MarkKind::Unknown;
        default:
            return lua::isKeyword(kind) ? std::optional(MarkKind::Keyword) : std::nullopt;
        }
    }

    void addToken(std::size_t index, std::vector<Mark>& marks) const {
        const std::optional<MarkKind> kind = m_kinds[index] ? m_kinds[index] : plainMark(token(index).kind);
        if (!kind || token(index).begin == token(index).end)
            return;
        if (kind == MarkKind::MapCells)
            return addRows(token(index).range(), marks);
        marks.push_back({token(index).range(), *kind});
    }

    // The rows of a map; its brackets are text.
    void addRows(Range range, std::vector<Mark>& marks) const {
        const std::string_view text = m_script.text.substr(range.begin, range.size());
        std::size_t begin = 0;
        while (begin < text.size()) {
            std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
            const bool isBracket = begin == 0 || end == text.size();
            if (end > begin)
                marks.push_back({Range{begin, end}.shifted(range.begin),
                                 isBracket ? MarkKind::Text : MarkKind::MapCells});
            begin = std::min(text.find_first_not_of("\r\n", end), text.size());
        }
    }

    static MarkKind markOf(const NamedThing& thing) {
        switch (thing.kind) {
        case NameKind::Function:
            return MarkKind::Function;
        case NameKind::Parameter:
            return MarkKind::Parameter;
        case NameKind::Label:
            return MarkKind::Word;
        default:
            return MarkKind::Variable;
        }
    }

    void markNames() {
        for (const NamedThing& thing : lua::namesOf(m_script.tree, m_script.text)) {
            const bool isOwn = std::ranges::any_of(thing.uses, &NameUse::defines);
            const script::NameRow* row = isOwn ? nullptr : m_facts.library.find(thing.name);
            const bool isFunction = row != nullptr && row->role == script::NameRole::Function;
            for (const NameUse& use : thing.uses) {
                const auto found =
                    std::ranges::lower_bound(m_script.tree.tokens, use.range.begin, {}, &lua::Token::begin);
                const auto index = std::size_t(found - m_script.tree.tokens.begin());
                if (index >= m_kinds.size())
                    continue;
                m_kinds[index] = isFunction ? MarkKind::Function : markOf(thing);
                if (!isOwn && m_facts.library.isTable(thing.name))
                    m_kinds[index] = MarkKind::Word;
            }
        }
    }

    void markNodes() {
        for (NodeIndex node = 0; node < m_script.tree.nodes.size(); ++node) {
            const NodeIndex first = m_script.at(node).firstChild;
            if (m_script.at(node).kind == NodeKind::NamedEntry)
                set(first, MarkKind::Key);
            else if (m_script.at(node).kind == NodeKind::MethodCall)
                markMember(first, MarkKind::Function);
            else if (m_script.at(node).kind == NodeKind::Member)
                markMember(first, std::nullopt);
        }
    }

    void markMember(NodeIndex object, std::optional<MarkKind> kind) {
        const NodeIndex name = m_script.at(object).nextSibling;
        if (name == lua::noNode || m_script.at(name).kind != NodeKind::Name)
            return;
        const bool isTable = m_script.at(object).kind == NodeKind::Name &&
                             m_kinds[m_script.at(object).firstToken] == MarkKind::Word;
        if (isTable && !kind) {
            const std::string full = std::format("{}.{}", m_script.slice(object), m_script.slice(name));
            const script::NameRow* row = m_facts.library.find(full);
            kind = row == nullptr                            ? MarkKind::Unknown
                   : row->role == script::NameRole::Function ? MarkKind::Function
                                                             : MarkKind::Key;
        }
        set(name, kind.value_or(MarkKind::Key));
    }

    static std::optional<MarkKind> markOf(KeyKind kind) {
        switch (kind) {
        case KeyKind::Monster:
        case KeyKind::MonsterClass:
        case KeyKind::MonsterOrClass:
            return MarkKind::Monster;
        case KeyKind::Object:
        case KeyKind::ObjectClass:
            return MarkKind::Object;
        case KeyKind::Trap:
            return MarkKind::Trap;
        case KeyKind::Terrain:
            return MarkKind::Terrain;
        case KeyKind::RoomType:
            return MarkKind::RoomType;
        case KeyKind::Word:
        case KeyKind::LevelFlag:
        case KeyKind::IntOrRandom:
            return MarkKind::Word;
        default:
            return std::nullopt;
        }
    }

    void markValues(const lua::ScriptCall& call) {
        const script::CallValues values(m_facts.functions, m_script, call);
        for (const script::CallValue& value : values.all()) {
            const KeyRow* key = m_facts.functions.key(values.function(), value.key);
            if (key == nullptr || value.value == lua::noNode ||
                m_script.at(value.value).kind != NodeKind::Literal)
                continue;
            const TokenKind kind = m_script.tokenOf(value.value);
            const bool isMap = key->key == "map" || key->key == "mapfragment";
            if (kind == TokenKind::LongString && isMap)
                set(value.value, MarkKind::MapCells);
            else if (const auto mark = markOf(key->kind); mark && kind == TokenKind::QuotedString)
                set(value.value, *mark);
        }
    }

    const ScriptFacts& m_facts;
    const script::ScriptText& m_script;
    std::vector<std::optional<MarkKind>> m_kinds; // by token
};

std::optional<FoldKind> foldOf(NodeKind kind) {
    switch (kind) {
    case NodeKind::Function:
    case NodeKind::LocalFunction:
    case NodeKind::FunctionStatement:
        return FoldKind::Function;
    case NodeKind::If:
    case NodeKind::While:
    case NodeKind::NumericFor:
    case NodeKind::GenericFor:
    case NodeKind::Repeat:
    case NodeKind::Do:
        return FoldKind::Block;
    case NodeKind::Table:
        return FoldKind::Table;
    default:
        return std::nullopt;
    }
}

bool hasLines(std::string_view text, Range range) {
    return text.substr(range.begin, range.size()).contains('\n');
}

} // namespace

std::vector<SignatureField> fieldsOfKeys(std::span<const KeyRow> keys) {
    std::vector<SignatureField> fields;
    for (const KeyRow& key : keys)
        fields.push_back(fieldOf(key));
    return fields;
}

NameTable scriptNames(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text) {
    NameTable names = lua::namesOf(tree, text);
    // A name of the game that the script itself defines is the script's own.
    for (NamedThing& thing : names) {
        const bool isOwn = std::ranges::any_of(thing.uses, &NameUse::defines);
        if (!isOwn && (facts.library.find(thing.name) != nullptr || facts.library.isTable(thing.name)))
            thing.objection = say("The game gives “{}” its name.", thing.name);
    }
    return names;
}

void addPortals(const ScriptFacts& facts, const script::ScriptText& script,
                const std::vector<lua::ScriptCall>& calls, NameTable& names) {
    NameCollector levels;
    for (const lua::ScriptCall& call : calls) {
        const script::CallValues values(facts.functions, script, call);
        const script::CallValue* name = values.function() == "des.levregion" ? values.find("name") : nullptr;
        const std::optional<std::string> level =
            name == nullptr ? std::nullopt : script::textIn(script, name->value);
        if (!level || level->empty())
            continue;
        const Range range = script.tree.range(name->value);
        const bool isPlain = script.slice(name->value).substr(1) == *level + script.slice(name->value)[0];
        if (isPlain)
            levels.add(NameKind::Level, *level, {{range.begin + 1, range.end - 1}, false});
    }
    std::ranges::move(std::move(levels).taken(), std::back_inserter(names));
    putInOrder(names);
}

std::optional<Signature> scriptSignatureAt(const ScriptFacts& facts, const lua::SyntaxTree& tree,
                                           std::string_view text, Offset at) {
    const script::ScriptText script{tree, text};
    const script::ScriptTypes types(facts.library, script);
    const script::PlaceFinder places(types, script);
    // A name or text that the place touches belongs to what is before it.
    const auto found = std::ranges::lower_bound(tree.tokens, at, {}, &lua::Token::end);
    auto token = std::size_t(found - tree.tokens.begin());
    const bool isSign = token < tree.tokens.size() && found->kind >= TokenKind::Plus;
    const bool isBehind =
        token < tree.tokens.size() && found->end == at && (isSign || lua::isSkipped(found->kind));
    return signatureBefore(facts, tree, places, isBehind ? token + 1 : token);
}

std::vector<Mark> scriptMarks(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                              const std::vector<lua::ScriptCall>& calls) {
    const script::ScriptText script{tree, text};
    return ScriptMarks(facts, script).make(calls);
}

std::vector<Fold> scriptFolds(const lua::SyntaxTree& tree, std::string_view text) {
    std::vector<Fold> folds;
    for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
        const std::optional<FoldKind> kind = foldOf(tree.nodes[node].kind);
        if (kind && tree.nodes[node].endToken > tree.nodes[node].firstToken)
            folds.push_back({tree.range(node), *kind});
    }
    std::optional<Range> comments;
    std::size_t count = 0;
    const auto close = [&] {
        if (comments && count > 1)
            folds.push_back({*comments, FoldKind::Comment});
        comments.reset();
        count = 0;
    };
    for (const lua::Token& token : tree.tokens) {
        if (token.kind == TokenKind::Comment) {
            comments = Range{comments ? comments->begin : token.begin, token.end};
            count += hasLines(text, token.range()) ? 2 : 1;
        } else if (token.kind == TokenKind::LongString && hasLines(text, token.range())) {
            folds.push_back({token.range(), FoldKind::Map});
        }
        if (token.kind != TokenKind::Comment && token.kind != TokenKind::Blank)
            close();
    }
    close();
    return folds;
}

} // namespace levwright

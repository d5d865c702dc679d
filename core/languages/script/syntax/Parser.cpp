// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/Parser.h"

#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/syntax/Kinds.h"

#include <algorithm>

namespace levwright::script {
namespace {

using lua::NodeIndex;
using lua::NodeKind;

// The kind of a token for code that knows no Lua.
levwright::TokenKind plainKind(lua::TokenKind kind) {
    using K = lua::TokenKind;
    using Plain = levwright::TokenKind;
    switch (kind) {
    case K::Blank:
        return Plain::Blank;
    case K::Comment:
    case K::AfterEnd:
    case K::UnclosedComment:
        return Plain::Comment;
    case K::Number:
    case K::MalformedNumber:
        return Plain::Integer;
    case K::QuotedString:
    case K::LongString:
        return Plain::String;
    case K::UnclosedString:
    case K::UnclosedLongString:
        return Plain::UnclosedString;
    case K::Garbage:
    case K::BrokenDelimiter:
        return Plain::Garbage;
    default:
        return kind == K::Name || lua::isKeyword(kind) ? Plain::UnknownWord : Plain::Sign;
    }
}

class Builder {
public:
    Builder(const GrammarPtr& grammar, std::string_view text, ThemedCollectionPtr collection = {},
            Offset start = 0)
        : m_text(text), m_tree(std::make_shared<ScriptTree>()) {
        m_tree->grammar = grammar;
        m_tree->size = Offset(text.size());
        m_tree->lookedAt = m_tree->size;
        m_tree->collection = std::move(collection);
        m_tree->start = start;
    }

    LevelTreePtr build(lua::SyntaxTree script) {
        m_tree->hasHeader = true;
        m_tree->script = std::move(script);
        m_tree->calls = lua::callsOf(m_tree->script, m_text, "des");
        addTokens();
        addStatements();
        addSections();
        return std::move(m_tree);
    }

    LevelTreePtr buildPlace(std::size_t place) {
        m_tree->place = place;
        return build(lua::parseEntry(m_text));
    }

    LevelTreePtr buildOuterText() {
        m_tree->script = lua::parseScript(m_text);
        addTokens();
        return std::move(m_tree);
    }

private:
    void addTokens() {
        m_tree->tokens.reserve(m_tree->script.tokens.size());
        for (const lua::Token& token : m_tree->script.tokens)
            m_tree->tokens.push_back({plainKind(token.kind), 0, token.begin, token.end});
    }

    void addStatements() {
        const Range head = headOfEntry();
        m_tree->statements.push_back({.kind = script, .range = head, .keyword = {head.begin, head.begin}});
        for (const lua::ScriptCall& call : m_tree->calls) {
            const lua::SyntaxTree& tree = m_tree->script;
            const Range callee = tree.range(tree.nodes[call.call].firstChild);
            const StatementRule* rule = m_tree->grammar->ruleFor(m_text.substr(callee.begin, callee.size()));
            StatementNode& node = m_tree->statements.emplace_back();
            node.kind = rule == nullptr ? StatementKind::Unknown : rule->kind;
            node.range = tree.range(call.call);
            node.keyword = callee;
            if (call.container)
                node.parent = *call.container + 1;
        }
    }

    // Of a themed room, from its brace up to its name; it stands for the room itself.
    Range headOfEntry() const {
        const lua::SyntaxTree& tree = m_tree->script;
        const NodeIndex entry = lua::entryOf(tree);
        if (entry == lua::noNode)
            return {0, 0};
        const Offset begin = tree.range(entry).begin;
        const auto name = tree.nodes[entry].kind == NodeKind::Table
                              ? lua::valueOf(tree, m_text, entry, "name")
                              : std::nullopt;
        return {begin, name ? tree.range(*name).end : std::min(begin + 1, tree.range(entry).end)};
    }

    // One after the last statement that begins before a place, among those that follow a statement.
    // Statements are in text order.
    std::size_t endBefore(Offset place, std::size_t statement) const {
        const auto rest = std::ranges::subrange(m_tree->statements.begin() + std::ptrdiff_t(statement) + 1,
                                                m_tree->statements.end());
        const auto end = std::ranges::lower_bound(rest, place, {},
                                                  [](const StatementNode& node) { return node.range.begin; });
        return std::size_t(end - m_tree->statements.begin());
    }

    // One after the last statement within the given one.
    std::size_t endOfBlock(std::size_t statement) const {
        return endBefore(m_tree->statements[statement].range.end, statement);
    }

    // One after the last statement in the block of code that holds the call.
    std::size_t endOfCode(std::size_t statement) {
        if (m_blocks.empty())
            findBlocks();
        return endBefore(m_tree->script.range(m_blocks[m_tree->callOf(statement).call]).end, statement);
    }

    void findBlocks() {
        const std::vector<lua::Node>& nodes = m_tree->script.nodes;
        m_blocks.resize(nodes.size());
        // Parents come after their children.
        for (std::size_t node = nodes.size(); node-- > 0;)
            m_blocks[node] =
                nodes[node].kind == NodeKind::Block ? NodeIndex(node) : m_blocks[nodes[node].parent];
    }

    bool isInRoom(std::size_t statement) const {
        for (auto outer = m_tree->statements[statement].parent; outer;
             outer = m_tree->statements[*outer].parent) {
            if (m_tree->statements[*outer].kind == StatementKind::Room)
                return true;
        }
        return false;
    }

    // Whether the call makes a map or room at a fixed place of the script.
    bool opens(std::size_t statement, StatementKind kind) const {
        return m_tree->statements[statement].kind == kind &&
               m_tree->callOf(statement).certainty != lua::Certainty::Computed;
    }

    void addSections() {
        const std::size_t count = m_tree->statements.size();
        bool hasMap = false;
        bool hasRoom = false;
        for (std::size_t i = 1; i < count; ++i) {
            hasMap = hasMap || (opens(i, mapCall) && !isInRoom(i));
            hasRoom = hasRoom || opens(i, StatementKind::Room);
        }
        m_tree->kind = hasRoom && !hasMap ? LevelSyntax::Rooms : LevelSyntax::Maze;
        if (m_tree->kind == LevelSyntax::Rooms)
            addRooms();
        else
            addParts();
    }

    void addRooms() {
        m_tree->endOfHeader = 1;
        for (std::size_t i = 1; i < m_tree->statements.size(); ++i) {
            if (opens(i, StatementKind::Room))
                m_tree->sections.push_back({i, endOfBlock(i), {}});
            else if (m_tree->sections.empty())
                m_tree->endOfHeader = i + 1;
        }
    }

    bool hasContents(std::size_t statement) const {
        const NodeIndex table = m_tree->callOf(statement).table;
        return table != lua::noNode && lua::valueOf(m_tree->script, m_text, table, "contents").has_value();
    }

    void addParts() {
        std::vector<SectionNode>& sections = m_tree->sections;
        const std::size_t count = m_tree->statements.size();
        std::size_t firstMap = 1;
        while (firstMap < count && !opens(firstMap, mapCall))
            ++firstMap;
        bool needsWhole = firstMap == count;
        // A themed room is often nothing but a map; it is put into a level that the game makes.
        const bool isEntry = lua::isEntry(m_tree->script);
        for (std::size_t i = 1; i < (isEntry ? count : firstMap); ++i)
            needsWhole = needsWhole || !(isOfHeader(m_tree->statements[i].kind) ||
                                         (isEntry && (opens(i, mapCall) || m_tree->statements[i].parent)));
        for (std::size_t i = firstMap; i < count; ++i) {
            if (!opens(i, mapCall) || isInRoom(i))
                continue;
            const bool hasBlock = hasContents(i);
            needsWhole = needsWhole || (hasBlock && !isEntry);
            sections.push_back({i, hasBlock ? endOfBlock(i) : endOfCode(i), {}});
        }
        // After a map with contents, statements belong to the whole level again. A map without contents ends
        // at the next map.
        for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
            if (!m_tree->statements[sections[i + 1].firstStatement].parent)
                sections[i].endStatement = std::min(sections[i].endStatement, sections[i + 1].firstStatement);
        }
        m_tree->endOfHeader = needsWhole ? 1 : firstMap;
        if (!needsWhole)
            return;
        sections.insert(sections.begin(), {0, count, {}});
        for (std::size_t i = 1; i < sections.size(); ++i) {
            std::optional<std::size_t>& parent = m_tree->statements[sections[i].firstStatement].parent;
            parent = parent.value_or(0);
        }
    }

    std::string_view m_text;
    std::shared_ptr<ScriptTree> m_tree;
    std::vector<NodeIndex> m_blocks; // the block of code around each node; empty until somebody asks
};

// Whether only blanks and comments stand between two themed rooms.
bool isOnlySkipped(const ThemedCollection& collection, const ThemedPlace& first, const ThemedPlace& second) {
    const lua::Tokens& tokens = collection.script.tokens;
    auto token = std::ranges::lower_bound(tokens, first.range.end, {}, &lua::Token::end);
    for (; token != tokens.end() && token->begin < second.range.begin; ++token) {
        if (token->end > first.range.end && !lua::isSkipped(token->kind))
            return false;
    }
    return true;
}

} // namespace

const ScriptTree& scriptOf(const LevelTree& tree) {
    return static_cast<const ScriptTree&>(tree);
}

FileTree parseScript(const GrammarPtr& grammar, TextSnapshot text) {
    FileTree file{.text = std::move(text), .levels = {}};
    const std::string_view bytes = file.text.bytes();
    lua::SyntaxTree script = lua::beginsEntry(bytes) ? lua::parseEntry(bytes) : lua::parseScript(bytes);
    file.levels.push_back({0, Builder(grammar, bytes).build(std::move(script))});
    return file;
}

std::shared_ptr<ThemedCollection> themedCollectionOf(const TextSnapshot& text) {
    const std::string_view bytes = text.bytes();
    if (!bytes.contains(nameOf(ThemedList::Rooms)) && !bytes.contains(nameOf(ThemedList::Fills)))
        return nullptr;
    lua::SyntaxTree script = lua::parseScript(bytes);
    if (!definesThemedRooms(script, bytes))
        return nullptr;
    auto collection = std::make_shared<ThemedCollection>(
        ThemedCollection{.text = text, .script = std::move(script), .calls = {}, .places = {}, .names = {}});
    collection->calls = lua::callsOf(collection->script, bytes, "des");
    collection->places = themedPlacesOf(collection->script, bytes);
    return collection;
}

FileTree parseThemedRooms(const GrammarPtr& grammar, const ThemedCollectionPtr& collection) {
    FileTree file{.text = collection->text, .levels = {}};
    const std::string_view bytes = file.text.bytes();
    Offset at = 0;
    const auto addOuterText = [&](Offset end) {
        if (end > at || (end == bytes.size() && file.levels.empty()))
            file.levels.push_back(
                {at, Builder(grammar, bytes.substr(at, end - at), collection, at).buildOuterText()});
        at = end;
    };
    for (std::size_t i = 0; i < collection->places.size(); ++i) {
        const ThemedPlace& place = collection->places[i];
        addOuterText(place.range.begin);
        // Blanks and comments before the next room of the list stay with this one.
        const bool isLast = i + 1 == collection->places.size();
        const bool goesOn = !isLast && isOnlySkipped(*collection, place, collection->places[i + 1]);
        const Offset end = goesOn ? collection->places[i + 1].range.begin : place.range.end;
        file.levels.push_back(
            {at, Builder(grammar, bytes.substr(at, end - at), collection, at).buildPlace(i)});
        at = end;
    }
    addOuterText(Offset(bytes.size()));
    return file;
}

} // namespace levwright::script

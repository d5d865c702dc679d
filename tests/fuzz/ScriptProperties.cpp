// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/languages/script/lua/LuaLiterals.h"
#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/lua/ScriptCalls.h"
#include "core/languages/script/syntax/ThemedRooms.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/Printed.h"

namespace levwright::fuzz {
namespace {

void checkTokens(const lua::SyntaxTree& tree, std::string_view text) {
    Offset next = 0;
    for (const lua::Token& token : tree.tokens) {
        require(token.begin == next && token.end > next, "tokens stand without gaps, and none is empty");
        next = token.end;
        const Range range = token.range();
        if (token.kind == lua::TokenKind::QuotedString || token.kind == lua::TokenKind::LongString) {
            const auto value = lua::stringValue(text.substr(range.begin, range.size()));
            require(!value || value->size() <= range.size(), "a string is no longer than its spelling");
        }
    }
    require(next == text.size(), "tokens are the whole text");
}

void checkNodes(const lua::SyntaxTree& tree) {
    require(tree.nodes.back().kind == lua::NodeKind::Block && tree.nodes.back().parent == lua::noNode,
            "the root is a block");
    std::size_t children = 0;
    for (lua::NodeIndex i = 0; i < tree.nodes.size(); ++i) {
        const lua::Node& node = tree.nodes[i];
        require(node.firstToken <= node.endToken && node.endToken <= tree.tokens.size(),
                "a node lies in the text");
        std::uint32_t next = node.firstToken;
        for (lua::NodeIndex at = node.firstChild; at != lua::noNode; at = tree.nodes[at].nextSibling) {
            const lua::Node& child = tree.nodes[at];
            require(at < i && child.parent == i, "a child stands before its parent, and knows it");
            require(child.firstToken >= next, "children stand one behind the other");
            require(child.endToken <= node.endToken || child.firstToken == child.endToken,
                    "a child lies in its parent");
            next = child.endToken;
            ++children;
        }
    }
    require(children + 1 == tree.nodes.size(), "every node but the root has a parent");
}

void checkErrors(const lua::SyntaxTree& tree, std::string_view text) {
    constexpr std::size_t most = 20; // each counts lines from the start
    for (std::size_t i = 0; i < tree.errors.size(); ++i) {
        require(i == 0 || tree.errors[i - 1].token < tree.errors[i].token, "a token has one error");
        if (i >= most)
            continue;
        require(!messageOf(tree, tree.errors[i], text).empty(), "an error has something to say");
        require(lineOf(tree, tree.errors[i], text) > 0, "an error has a line");
    }
}

void checkCalls(const lua::SyntaxTree& tree, std::string_view text) {
    const auto calls = callsOf(tree, text, "des");
    for (std::size_t i = 0; i < calls.size(); ++i) {
        require(!calls[i].container || *calls[i].container < i, "a call stands behind the one it fills");
        require((calls[i].certainty == lua::Certainty::Once) == (calls[i].cause == lua::noNode),
                "there is a cause for all that is not certain");
    }
}

void checkPlaces(const lua::SyntaxTree& tree, std::string_view text) {
    Offset free = 0;
    for (const script::ThemedPlace& place : script::themedPlacesOf(tree, text)) {
        require(place.range.begin >= free, "themed rooms stand one behind the other");
        require(place.range.begin <= place.own.begin && place.own.begin < place.own.end &&
                    place.own.end <= place.range.end && place.range.end <= text.size(),
                "a themed room lies in its part of the text");
        require(!place.entry.name.empty(), "a themed room has a name");
        free = place.range.end;
        const std::string_view own = text.substr(place.range.begin, place.range.end - place.range.begin);
        require(lua::isEntry(lua::parseEntry(own)), "a themed room can be read alone");
    }
}

} // namespace

void checkScript(std::string_view bytes) {
    const lua::SyntaxTree tree = lua::parseScript(bytes);
    require(printed(tree, bytes) == bytes, "printing gives the bytes back");
    checkTokens(tree, bytes);
    checkNodes(tree);
    checkErrors(tree, bytes);
    checkCalls(tree, bytes);
    checkPlaces(tree, bytes);
    const lua::SyntaxTree entry = lua::parseEntry(bytes);
    require(printed(entry, bytes) == bytes, "printing an entry gives the bytes back");
    checkTokens(entry, bytes);
    checkNodes(entry);
    checkCalls(entry, bytes);
}

} // namespace levwright::fuzz

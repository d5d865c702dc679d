// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/ThemedRooms.h"

#include "core/languages/script/lua/ScriptGlobals.h"
#include "core/languages/script/syntax/CallValues.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <format>

namespace levwright::script {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using lua::TokenKind;

constexpr std::array lists{ThemedList::Rooms, ThemedList::Fills};
constexpr std::size_t longestName = 80; // bytes of a comment that is taken for a name

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n-";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

// What a comment says in its first line that is not empty.
std::string titleOf(std::string_view comment) {
    if (comment.starts_with("--[")) {
        const std::size_t open = comment.find('[', 3);
        comment.remove_prefix(open == std::string_view::npos ? 3 : open + 1);
        comment = comment.substr(0, comment.rfind(']'));
        comment = comment.substr(0, comment.find_last_not_of("]=") + 1);
    }
    const std::string_view text = trimmed(comment);
    return std::string(text.substr(0, std::min(text.find_first_of("\r\n"), longestName)));
}

std::optional<int> writtenLimit(const ScriptText& script, NodeIndex table, std::string_view key) {
    constexpr double largest = 1000;
    const auto value = lua::valueOf(script.tree, script.text, table, key);
    const auto number = value ? realIn(script, *value) : std::nullopt;
    return number ? std::optional(int(std::clamp(*number, -largest, largest))) : std::nullopt;
}

class PlaceFinder {
public:
    explicit PlaceFinder(const ScriptText& script) : m_script(script) {}

    std::vector<ThemedPlace> find() {
        for (const ThemedList list : lists)
            findIn(list);
        std::ranges::sort(m_places, {}, [](const ThemedPlace& place) { return place.own.begin; });
        return std::move(m_places);
    }

private:
    const lua::Token& token(std::uint32_t index) const { return m_script.tree.tokens[index]; }
    std::string_view textOf(std::uint32_t index) const {
        return m_script.text.substr(token(index).begin, token(index).end - token(index).begin);
    }

    void findIn(ThemedList list) {
        const NodeIndex table = lua::valueOfGlobal(m_script.tree, m_script.text, nameOf(list));
        if (table == noNode || m_script.at(table).kind != NodeKind::Table)
            return;
        const std::size_t first = m_places.size();
        std::size_t number = 0;
        m_free = m_script.tree.range(table).begin + 1;
        m_script.eachChildOf(table, [&](NodeIndex child) {
            if (m_script.at(child).kind != NodeKind::PositionalEntry)
                return;
            ++number;
            const NodeIndex value = m_script.at(child).firstChild;
            if (m_script.at(value).kind == NodeKind::Table || m_script.at(value).kind == NodeKind::Function)
                add(list, number, value);
        });
        shareOut(first);
    }

    void add(ThemedList list, std::size_t number, NodeIndex value) {
        ThemedPlace place{.entry = {.list = list, .number = number}, .own = m_script.tree.range(value)};
        const std::optional<std::uint32_t> comment = commentAbove(value);
        place.range = {beginOf(comment ? token(*comment).begin : place.own.begin), endOf(value)};
        m_free = place.range.end;
        read(place.entry, value, comment);
        m_places.push_back(std::move(place));
    }

    // With the blanks before it, if nothing else stands on the line. No further back than the last entry.
    Offset beginOf(Offset at) const {
        Offset begin = at;
        while (begin > m_free && (m_script.text[begin - 1] == ' ' || m_script.text[begin - 1] == '\t'))
            --begin;
        return begin == m_free || m_script.text[begin - 1] == '\n' ? begin : at;
    }

    // The first of the comments that stand in lines of their own directly above a node.
    std::optional<std::uint32_t> commentAbove(NodeIndex node) const {
        std::optional<std::uint32_t> found;
        for (std::uint32_t i = m_script.at(node).firstToken; i-- > 0 && token(i).begin >= m_free;) {
            if (token(i).kind == TokenKind::Blank) {
                if (std::ranges::count(textOf(i), '\n') > 1)
                    break;
            } else if (token(i).kind != TokenKind::Comment || !beginsLine(i)) {
                break;
            } else {
                found = i;
            }
        }
        return found;
    }

    bool beginsLine(std::uint32_t index) const {
        const Offset begin = beginOf(token(index).begin);
        return begin == m_free || m_script.text[begin - 1] == '\n';
    }

    // After the separator, and after the line end if only comments follow on the line.
    Offset endOf(NodeIndex value) const {
        const std::vector<lua::Token>& tokens = m_script.tree.tokens;
        std::uint32_t at = m_script.at(value).endToken;
        Offset end = m_script.tree.range(value).end;
        std::uint32_t next = at;
        while (next < tokens.size() && lua::isSkipped(tokens[next].kind))
            ++next;
        if (next < tokens.size() &&
            (tokens[next].kind == TokenKind::Comma || tokens[next].kind == TokenKind::Semicolon)) {
            end = tokens[next].end;
            at = next + 1;
        }
        for (; at < tokens.size(); ++at) {
            const std::size_t line = textOf(at).find('\n');
            if (tokens[at].kind == TokenKind::Blank && line != std::string_view::npos)
                return tokens[at].begin + line + 1;
            const bool isOnLine = tokens[at].kind == TokenKind::Blank ||
                                  (tokens[at].kind == TokenKind::Comment && line == std::string_view::npos);
            if (!isOnLine)
                break;
        }
        return end;
    }

    void read(ThemedEntry& entry, NodeIndex value, const std::optional<std::uint32_t>& comment) const {
        entry.isFunction = m_script.at(value).kind == NodeKind::Function;
        entry.frequency = 1;
        if (!entry.isFunction) {
            const auto valueOf = [&](std::string_view key) {
                return lua::valueOf(m_script.tree, m_script.text, value, key);
            };
            if (const auto name = valueOf("name")) {
                entry.name = textIn(m_script, *name).value_or("");
                entry.isNamed = !entry.name.empty();
            }
            if (const auto frequency = valueOf("frequency"))
                entry.frequency = realIn(m_script, *frequency);
            entry.leastDifficulty = writtenLimit(m_script, value, "mindiff");
            entry.mostDifficulty = writtenLimit(m_script, value, "maxdiff");
            entry.hasCondition = entry.list == ThemedList::Fills && valueOf("eligible").has_value();
        }
        if (entry.name.empty() && comment)
            entry.name = titleOf(textOf(*comment));
        if (entry.name.empty() && !entry.isFunction)
            entry.name = titleOf(firstCommentIn(value));
        if (entry.name.empty())
            entry.name =
                std::format("{} {}", entry.list == ThemedList::Rooms ? "room" : "fill", entry.number);
    }

    // The comment after the opening brace of a table.
    std::string_view firstCommentIn(NodeIndex table) const {
        for (std::uint32_t i = m_script.at(table).firstToken + 1; i < m_script.at(table).endToken; ++i) {
            if (token(i).kind == TokenKind::Comment)
                return textOf(i);
            if (token(i).kind != TokenKind::Blank)
                break;
        }
        return {};
    }

    void shareOut(std::size_t first) {
        constexpr double percents = 100;
        double sum = 0;
        for (std::size_t i = first; i < m_places.size(); ++i)
            sum += std::max(m_places[i].entry.frequency.value_or(0), 0.0);
        for (std::size_t i = first; i < m_places.size(); ++i) {
            const double own = std::max(m_places[i].entry.frequency.value_or(0), 0.0);
            m_places[i].entry.percent = sum > 0 ? own / sum * percents : 0;
        }
    }

    const ScriptText& m_script;
    std::vector<ThemedPlace> m_places;
    Offset m_free = 0; // where the text that no entry has taken begins
};

} // namespace

Diagnostics ThemedCollection::foundIn(Range range) const {
    Diagnostics within;
    const auto first = std::ranges::lower_bound(found, range.begin, {},
                                                [](const Diagnostic& one) { return one.range.begin; });
    for (auto one = first; one != found.end(); ++one) {
        const bool isLast = range.end == text.size();
        if (isLast ? one->range.begin > range.end : one->range.begin >= range.end)
            break;
        within.push_back(one->shifted(Offset(0) - range.begin));
    }
    return within;
}

std::string_view nameOf(ThemedList list) {
    return list == ThemedList::Rooms ? "themerooms" : "themeroom_fills";
}

bool isKnownToGame(std::string_view global) {
    constexpr std::array<std::string_view, 4> functions{"pre_themerooms_generate", "themerooms_generate",
                                                        "post_themerooms_generate", "post_level_generate"};
    return std::ranges::contains(lists, global, nameOf) || std::ranges::contains(functions, global);
}

bool definesThemedRooms(const lua::SyntaxTree& script, std::string_view text) {
    return std::ranges::any_of(lists, [&](ThemedList list) {
        if (!text.contains(nameOf(list)))
            return false;
        const NodeIndex value = lua::valueOfGlobal(script, text, nameOf(list));
        return value != noNode && script.nodes[value].kind == NodeKind::Table;
    });
}

std::vector<ThemedPlace> themedPlacesOf(const lua::SyntaxTree& script, std::string_view text) {
    const ScriptText whole{script, text};
    return PlaceFinder(whole).find();
}

} // namespace levwright::script

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/ScriptEdit.h"

#include "core/base/Phrase.h"
#include "core/languages/script/edit/ScriptNumbers.h"
#include "core/languages/script/edit/ScriptTrial.h"
#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/syntax/Kinds.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using script::scriptOf;
using script::ScriptText;

ScriptText scriptTextOf(const LevelSource& level) {
    return {scriptOf(*level.level.tree).script, level.text};
}

std::string_view indentAt(std::string_view text, Offset at) {
    const Offset begin = startOfLine(text, at);
    const std::size_t end = std::min(text.find_first_not_of(" \t", begin), text.size());
    return text.substr(begin, end - begin);
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// The Lua statement that consists of the call, with the semicolon after it. Empty if the call is part of an
// expression.
std::optional<Range> wholeStatement(const ScriptText& script, NodeIndex call) {
    const NodeIndex parent = script.at(call).parent;
    if (script.at(parent).kind != NodeKind::CallStatement)
        return std::nullopt;
    Range range = script.tree.range(parent);
    for (std::uint32_t i = script.at(parent).endToken; i < script.tree.tokens.size(); ++i) {
        const lua::Token& token = script.tree.tokens[i];
        if (token.kind == lua::TokenKind::Semicolon)
            range.end = token.end;
        if (token.kind != lua::TokenKind::Blank ||
            script.text.substr(token.begin, token.end - token.begin).contains('\n'))
            break;
    }
    return range;
}

// A block of Lua, and the places between its statements.
struct InsertPlace {
    Offset after = 0;
    std::string indent;
};

NodeIndex blockAround(const ScriptText& script, NodeIndex node) {
    while (script.at(node).kind != NodeKind::Block)
        node = script.at(node).parent;
    return node;
}

// The last statement of the block that begins before end; noNode if there is none.
NodeIndex lastBefore(const ScriptText& script, NodeIndex block, Offset end) {
    NodeIndex last = lua::noNode;
    for (const NodeIndex child : script.childrenOf(block)) {
        const bool isReal =
            script.at(child).kind != NodeKind::Return && script.at(child).kind != NodeKind::Break;
        if (isReal && script.tree.range(child).begin < end)
            last = child;
    }
    return last;
}

InsertPlace placeBehind(const ScriptText& script, NodeIndex statement) {
    const Range range = script.tree.range(statement);
    return {range.end, std::string(indentAt(script.text, range.begin))};
}

std::string indented(std::string_view lines, std::string_view indent) {
    std::string text;
    for (Offset at = 0; at < lines.size(); at = endOfLine(lines, at)) {
        const std::string_view line = lines.substr(at, endOfLine(lines, at) - at);
        text += isBlank(line) ? std::string() : std::string(indent);
        text += line;
    }
    return text;
}

// Inserts lines after what ends there and after the rest of that line.
TextEdit insertedBehind(std::string_view text, const InsertPlace& place, std::string_view lines) {
    const Offset lineEnd = std::min(text.find('\n', place.after), text.size());
    const std::string_view rest = text.substr(place.after, lineEnd - place.after);
    // A semicolon or a comment stays with what it follows.
    const std::size_t other = rest.find_first_not_of(" \t\r;");
    const bool isAlone = other == std::string_view::npos || rest.substr(other).starts_with("--");
    const std::string more = indented(lines, place.indent);
    if (isAlone)
        return insertLineBehind(text, place.after, more);
    return TextEdit::insert(place.after, "\n" + more + "\n" + place.indent);
}

// The function that is written as a call's contents or inventory; noNode if there is none.
NodeIndex functionOf(const ScriptText& script, const lua::ScriptCall& call, std::string_view key) {
    if (call.table == lua::noNode)
        return lua::noNode;
    const NodeIndex value = lua::valueOf(script.tree, script.text, call.table, key).value_or(lua::noNode);
    return value != lua::noNode && script.at(value).kind == NodeKind::Function ? value : lua::noNode;
}

NodeIndex bodyOf(const ScriptText& script, NodeIndex function) {
    NodeIndex body = lua::noNode;
    for (const NodeIndex child : script.childrenOf(function)) {
        if (script.at(child).kind == NodeKind::Block)
            body = child;
    }
    return body;
}

TextEdit insertedInFunction(const ScriptText& script, NodeIndex function, std::string_view lines) {
    const NodeIndex body = bodyOf(script, function);
    if (const NodeIndex last = lastBefore(script, body, Offset(script.text.size())); last != lua::noNode)
        return insertedBehind(script.text, placeBehind(script, last), lines);
    // For an empty function, the place is its end.
    const Range whole = script.tree.range(function);
    const NodeIndex parameters = script.at(function).firstChild;
    const bool isClosed = script.tree.tokens[script.at(function).endToken - 1].kind == lua::TokenKind::End;
    const Offset end = whole.end - (isClosed ? 3 : 0);
    const Offset begin = std::min(script.tree.range(parameters).end, end);
    const std::string indent(indentAt(script.text, whole.begin));
    const std::string more = indented(lines, indent + "  ");
    if (isBlank(script.text.substr(begin, end - begin)))
        return TextEdit::replace({begin, end}, "\n" + more + "\n" + indent);
    return TextEdit::insert(end, more.substr(more.find_first_not_of(' ')) + "\n" + indent);
}

// Inserts lines into the contents of an entry, after the last statement that begins before end. Empty if its
// contents are not written as a function.
TextEdit insertedInEntry(const ScriptText& script, Offset end, std::string_view lines) {
    const NodeIndex block = lua::mainBlock(script.tree, script.text);
    if (block == lua::noNode)
        return {};
    if (const NodeIndex last = lastBefore(script, block, end); last != lua::noNode)
        return insertedBehind(script.text, placeBehind(script, last), lines);
    const NodeIndex function = lua::contentsOfEntry(script.tree, script.text);
    const std::vector<NodeIndex> all = script.childrenOf(block);
    if (all.empty())
        return insertedInFunction(script, function, lines);
    // What stands there belongs after the lines.
    const Offset first = script.tree.range(all.front()).begin;
    const std::string indent(indentAt(script.text, first));
    const std::string more = indented(lines, indent);
    return TextEdit::insert(first, more.substr(more.find_first_not_of(" \t")) + "\n" + indent);
}

} // namespace

EditOutcome moveScriptCall(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           Point to) {
    if (statement == 0)
        return refuse(say("The script itself has no place."));
    const ScriptStatement call(known, level, statement);
    if (const std::optional<Range> computed = scriptComputedAt(known, level, call)) {
        const std::string_view text = level.slice(*computed);
        return refuse(say("This is computed by “{}”.", text.substr(0, text.find_first_of("\r\n"))));
    }
    const Point origin = originOfPlaces(known, level, statement).value_or(Point{});
    const Point place{to.x - origin.x, to.y - origin.y};
    if (place.x < 0 || place.y < 0)
        return refuse(say("({},{}) lies outside.", place.x, place.y));
    if (const auto area = scriptArea(call);
        area && speaksOfArea(level.level.tree->statements[statement].kind)) {
        const Area ordered = area->area.ordered();
        const Area moved = area->area.shifted({place.x - ordered.x1, place.y - ordered.y1});
        return rewrittenNumbers(call.script(), area->numbers,
                                std::array{moved.x1, moved.y1, moved.x2, moved.y2});
    }
    const auto written = call.values().place();
    if (!written)
        return refuse(say("This statement has no place that is written."));
    return rewrittenNumbers(call.script(), written->numbers, std::array{place.x, place.y});
}

namespace {

struct Heading {
    std::string_view word;
    Point towards;
};
constexpr Heading headings[] = {{"north", {0, -1}}, {"south", {0, 1}}, {"west", {-1, 0}}, {"east", {1, 0}}};

void turnDirection(const ScriptStatement& call, const CellTurn& turn, std::vector<Replacement>& edit) {
    const script::CallValue* value = call.values().find("dir");
    const auto word = value == nullptr ? std::nullopt : script::textIn(call.script(), value->value);
    const auto* from = word ? std::ranges::find(headings, *word, &Heading::word) : std::end(headings);
    if (from == std::end(headings))
        return;
    const auto* to = std::ranges::find(headings, turn.direction(from->towards), &Heading::towards);
    const Range range = call.script().tree.range(value->value);
    if (to != from && range.size() == word->size() + 2)
        edit.push_back({{range.begin + 1, range.end - 1}, std::string(to->word)});
}

} // namespace

EditOutcome turnScriptCall(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           const CellTurn& turn, const std::optional<Area>& within) {
    if (statement == 0)
        return TextEdit();
    const ScriptStatement call(known, level, statement);
    if (const std::optional<Range> computed = scriptComputedAt(known, level, call))
        return refuse(say("This is computed by “{}”.", level.slice(*computed)));
    if (originOfPlaces(known, level, statement) != Point{})
        return refuse(say("Its place counts from the corner of a region."));
    std::vector<Replacement> edit;
    const auto outside = [&](Point at) { return at.x < 0 || at.y < 0 || (within && !within->contains(at)); };
    if (const auto area = scriptArea(call)) {
        Area to = turn(area->area);
        if (within && to.ordered().meets(*within))
            to = to.ordered().common(*within);
        if (outside({to.x1, to.y1}) || outside({to.x2, to.y2}))
            return refuse(say("Its area would lie outside."));
        edit = rewrittenNumbers(call.script(), area->numbers, std::array{to.x1, to.y1, to.x2, to.y2})
                   .replacements();
    } else if (const auto place = call.values().place()) {
        const Point to = turn(place->place);
        if (outside(to))
            return refuse(say("Its place would be ({},{}), which lies outside.", to.x, to.y));
        edit = rewrittenNumbers(call.script(), place->numbers, std::array{to.x, to.y}).replacements();
    }
    turnDirection(call, turn, edit);
    return TextEdit(std::move(edit));
}

TextEdit removeScriptCalls(const LevelSource& level, const std::vector<std::size_t>& statements) {
    if (std::ranges::contains(statements, 0U))
        return TextEdit::erase({0, Offset(level.text.size())});
    const ScriptText script = scriptTextOf(level);
    std::vector<Replacement> all;
    for (const std::size_t statement : statements) {
        const NodeIndex call = scriptOf(*level.level.tree).callOf(statement).call;
        if (const std::optional<Range> whole = wholeStatement(script, call))
            all.push_back({TextEdit::eraseLine(level.text, *whole).replacements().front().range, ""});
        else
            all.push_back({script.tree.range(call), "nil"});
    }
    std::ranges::sort(all, {}, [](const Replacement& each) { return each.range.begin; });
    std::vector<Replacement> outer; // without those that lie in others
    for (Replacement& each : all) {
        if (outer.empty() || each.range.begin >= outer.back().range.end)
            outer.push_back(std::move(each));
        else
            outer.back().range.end = std::max(outer.back().range.end, each.range.end);
    }
    return TextEdit(std::move(outer));
}

EditOutcome insertInContents(const LevelSource& level, std::size_t opener, std::string_view key,
                             std::string_view lines) {
    const ScriptText script = scriptTextOf(level);
    const lua::ScriptCall& call = scriptOf(*level.level.tree).callOf(opener);
    if (const NodeIndex function = functionOf(script, call, key); function != lua::noNode)
        return insertedInFunction(script, function, lines);
    if (call.table == lua::noNode || lua::valueOf(script.tree, script.text, call.table, key))
        return refuse(say("Its contents are not written as a function in place."));
    const Range table = script.tree.range(call.table);
    const std::string indent(indentAt(level.text, table.begin));
    const std::vector<NodeIndex> entries = script.childrenOf(call.table);
    const std::string text = std::format("{}{} = function()\n{}\n{}end", entries.empty() ? " " : ", ", key,
                                         indented(lines, indent + "  "), indent);
    if (entries.empty())
        return TextEdit::replace(script.insideOf(call.table), text + " ");
    return TextEdit::insert(script.tree.range(entries.back()).end, text);
}

TextEdit insertAtEnd(const LevelSource& level, std::string_view lines) {
    const ScriptText script = scriptTextOf(level);
    if (lua::isEntry(script.tree))
        return insertedInEntry(script, Offset(level.text.size()), lines);
    const NodeIndex last = lastBefore(script, script.tree.root(), Offset(level.text.size()));
    if (last == lua::noNode)
        return insertLineBehind(level.text, Offset(level.text.size()), lines);
    return insertedBehind(level.text, placeBehind(script, last), lines);
}

TextEdit insertBehindCall(const LevelSource& level, std::size_t statement, std::string_view lines) {
    const ScriptText script = scriptTextOf(level);
    const Offset behind = level.level.tree->statements[statement].range.begin + 1;
    const NodeIndex block = lua::mainBlock(script.tree, script.text);
    const NodeIndex last = block == lua::noNode ? lua::noNode : lastBefore(script, block, behind);
    return last == lua::noNode ? TextEdit() : insertedBehind(level.text, placeBehind(script, last), lines);
}

TextEdit insertInScript(const LevelSource& level, std::size_t section, std::string_view lines) {
    const script::ScriptTree& tree = scriptOf(*level.level.tree);
    const ScriptText script = scriptTextOf(level);
    const SectionNode& node = tree.sections.at(section);
    if (node.firstStatement == 0) {
        // The lines go before what begins a part of its own that reaches to the end.
        Offset end = Offset(level.text.size());
        for (std::size_t i = section + 1; i < tree.sections.size(); ++i) {
            const lua::ScriptCall& map = tree.callOf(tree.sections[i].firstStatement);
            if (functionOf(script, map, "contents") == lua::noNode)
                end = std::min(end, tree.statements[tree.sections[i].firstStatement].range.begin);
        }
        if (lua::isEntry(script.tree))
            return insertedInEntry(script, end, lines);
        const NodeIndex last = lastBefore(script, script.tree.root(), end);
        return last == lua::noNode ? TextEdit::insert(0, std::string(lines) + "\n")
                                   : insertedBehind(level.text, placeBehind(script, last), lines);
    }
    const lua::ScriptCall& opener = tree.callOf(node.firstStatement);
    if (const NodeIndex function = functionOf(script, opener, "contents"); function != lua::noNode)
        return insertedInFunction(script, function, lines);
    if (tree.statements[node.firstStatement].kind == StatementKind::Room)
        return insertInContents(level, node.firstStatement, "contents", lines).value_or(TextEdit());
    const Offset end = node.endStatement < tree.statements.size()
                           ? tree.statements[node.endStatement].range.begin
                           : Offset(level.text.size());
    const NodeIndex last = lastBefore(script, blockAround(script, opener.call), end);
    return insertedBehind(level.text, placeBehind(script, last), lines);
}

namespace {

// Moves calls to another place of the script.
class CallArranging {
public:
    CallArranging(const LevelSource& level, const std::vector<std::size_t>& statements,
                  const ArrangePlace& to)
        : m_level(level), m_script(scriptTextOf(level)), m_tree(scriptOf(*level.level.tree)), m_to(to),
          m_taken(statements) {
        std::ranges::sort(m_taken);
    }

    std::optional<Refusal> objection() const {
        for (const std::size_t statement : m_taken) {
            const bool opens =
                std::ranges::contains(m_tree.sections, statement, &SectionNode::firstStatement);
            if (statement == 0 || opens)
                return Refusal{say("Levels, parts and rooms cannot be moved.")};
            if (!wholeStatement(m_script, m_tree.callOf(statement).call))
                return Refusal{say("This is part of a larger expression.")};
            for (std::optional<std::size_t> at = m_to.beside; at; at = m_tree.statements[*at].parent) {
                if (*at == statement)
                    return Refusal{say("A thing cannot go into itself.")};
            }
        }
        return std::nullopt;
    }

    std::string lines() const {
        std::string text;
        for (const std::size_t statement : m_taken) {
            const Range range = rangeOf(statement);
            const std::string_view indent = indentAt(m_level.text, range.begin);
            std::string_view own = m_level.slice(range);
            for (Offset at = 0; at < own.size(); at = endOfLine(own, at)) {
                std::string_view line = own.substr(at, endOfLine(own, at) - at);
                if (line.starts_with(indent))
                    line.remove_prefix(indent.size());
                text += line;
            }
            text += '\n';
        }
        text.pop_back();
        return text;
    }

    EditOutcome inserted(const std::string& lines) const {
        if (m_to.beside == 0)
            return insertAtEnd(m_level, lines);
        if (m_to.where == ArrangePlace::Where::Into) {
            const auto section =
                std::ranges::find(m_tree.sections, m_to.beside, &SectionNode::firstStatement);
            if (section != m_tree.sections.end())
                return insertInScript(m_level, std::size_t(section - m_tree.sections.begin()), lines);
            const bool isMonster = m_tree.statements[m_to.beside].kind == StatementKind::Monster;
            return insertInContents(m_level, m_to.beside, isMonster ? "inventory" : "contents", lines);
        }
        const std::optional<Range> beside = wholeStatement(m_script, m_tree.callOf(m_to.beside).call);
        if (!beside)
            return refuse(say("What is there is part of a larger expression."));
        const std::string indent(indentAt(m_level.text, beside->begin));
        if (m_to.where == ArrangePlace::Where::Behind)
            return insertedBehind(m_level.text, {beside->end, indent}, lines);
        return TextEdit::insert(startOfLine(m_level.text, beside->begin), indented(lines, indent) + "\n");
    }

    Range rangeOf(std::size_t statement) const {
        return *wholeStatement(m_script, m_tree.callOf(statement).call);
    }

    std::vector<Replacement> removals() const {
        std::vector<Replacement> gone;
        gone.reserve(m_taken.size());
        for (const std::size_t statement : m_taken)
            gone.push_back(
                {TextEdit::eraseLine(m_level.text, rangeOf(statement)).replacements().front().range, ""});
        return gone;
    }

private:
    const LevelSource& m_level;
    ScriptText m_script;
    const script::ScriptTree& m_tree;
    ArrangePlace m_to;
    std::vector<std::size_t> m_taken;
};

// The calls within the range that are in no other call there.
std::vector<Range> outerCallsIn(const lua::SyntaxTree& before, std::string_view text, Range within) {
    const lua::SyntaxTree tree = lua::parseLike(before, text);
    std::vector<Range> ranges;
    for (const lua::ScriptCall& call : lua::callsOf(tree, text, "des")) {
        const Range range = tree.range(call.call);
        const bool isInside = range.begin >= within.begin && range.end <= within.end;
        if (isInside && (ranges.empty() || range.begin >= ranges.back().end))
            ranges.push_back(range);
    }
    return ranges;
}

} // namespace

ArrangeOutcome arrangeScriptCalls(const ScriptKnowledge& /*known*/, const LevelSource& level,
                                  const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                  Arranging how) {
    const CallArranging arranging(level, statements, to);
    if (statements.empty())
        return refuse(say("Nothing is selected."));
    if (std::optional<Refusal> objection = arranging.objection())
        return std::unexpected(*std::move(objection));
    const std::string lines = arranging.lines();
    const EditOutcome insertion = arranging.inserted(lines);
    if (!insertion)
        return std::unexpected(insertion.error());
    if (insertion->empty())
        return refuse(std::string(said(noContents)));
    const Replacement& put = insertion->replacements().front();
    std::vector<Replacement> all{put};
    Offset taken = 0;
    if (how == Arranging::Move) {
        for (const Replacement& gone : arranging.removals()) {
            if (gone.range.begin < put.range.end && put.range.begin < gone.range.end)
                return refuse(say("They are already there."));
            if (gone.range.end <= put.range.begin)
                taken += gone.range.size();
            all.push_back(gone);
        }
    }
    std::ranges::sort(all, {},
                      [](const Replacement& each) { return std::pair(each.range.begin, each.range.end); });
    TextEdit edit(std::move(all));
    const EditOutcome proven = provenScript(level, edit);
    if (!proven)
        return std::unexpected(proven.error());
    Arranged arranged{.edit = *proven, .statements = {}};
    const std::string after = proven->apply(level.text);
    const Offset begin = put.range.begin - taken;
    arranged.statements =
        outerCallsIn(scriptOf(*level.level.tree).script, after, {begin, begin + Offset(put.text.size())});
    return arranged;
}

} // namespace levwright

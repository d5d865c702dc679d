// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/BlockWriter.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <array>
#include <format>
#include <ranges>

namespace levwright::fromscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

// The words of a comment without its comment marks.
std::string_view wordsOf(std::string_view comment) {
    comment.remove_prefix(std::min<std::size_t>(comment.size(), 2));
    if (!comment.starts_with('['))
        return comment;
    const std::size_t opening = comment.find('[', 1);
    const bool isLong = opening != std::string_view::npos &&
                        comment.substr(1, opening - 1).find_first_not_of('=') == std::string_view::npos;
    if (!isLong || comment.size() < 2 * (opening + 1))
        return comment;
    return comment.substr(opening + 1, comment.size() - 2 * (opening + 1));
}

bool isLineEnd(char c) {
    return c == '\n';
}

} // namespace

BlockWriter::BlockWriter(ScriptLevel& level, const script::ScriptTree& tree)
    : m_level(level), m_tree(tree), m_script(level.values.script()) {
    for (std::size_t i = 0; i < tree.calls.size(); ++i)
        m_calls.emplace(tree.calls[i].call, i);
}

WrittenLines BlockWriter::script(const std::string& header) {
    return block(m_script.tree.root(), Surrounding::Level, header);
}

const lua::ScriptCall* BlockWriter::desCallOf(NodeIndex node) const {
    const auto found = m_calls.find(node);
    return found == m_calls.end() ? nullptr : &m_tree.calls[found->second];
}

// ---- blocks

WrittenLines BlockWriter::block(NodeIndex block, Surrounding around, const std::string& header) {
    WrittenLines outer = std::exchange(m_lines, {});
    const std::size_t outerNames = m_level.values.scope().open();
    const Tokens all = aroundBlock(block);
    const bool isScript = block == m_script.tree.root();
    std::uint32_t at = all.begin;
    bool isStart = isScript;
    for (const NodeIndex child : m_script.childrenOf(block)) {
        gap({at, m_script.at(child).firstToken}, isStart);
        if (isStart)
            m_lines.push_back({header});
        isStart = false;
        const std::size_t before = m_lines.size();
        statement(child, around);
        WrittenLines made(std::make_move_iterator(m_lines.begin() + std::ptrdiff_t(before)),
                          std::make_move_iterator(m_lines.end()));
        m_lines.resize(before);
        at = commentsBehind(child);
        std::ranges::move(made, std::back_inserter(m_lines));
    }
    gap({at, all.end}, isStart);
    if (isStart)
        m_lines.push_back({header});
    m_level.values.scope().close(outerNames);
    return std::exchange(m_lines, std::move(outer));
}

void BlockWriter::statement(NodeIndex statement, Surrounding around) {
    switch (m_script.at(statement).kind) {
    case NodeKind::CallStatement:
        return callStatement(statement, around);
    case NodeKind::Local:
        return local(statement, around);
    case NodeKind::Assignment:
        return assignment(statement);
    case NodeKind::If:
        return conditional(statement, around);
    case NodeKind::NumericFor:
        return loop(statement, around);
    case NodeKind::Do:
        commentsInside(statement);
        std::ranges::move(block(m_script.at(statement).firstChild, around), std::back_inserter(m_lines));
        return;
    case NodeKind::EmptyStatement:
        return;
    case NodeKind::LocalFunction:
    case NodeKind::FunctionStatement:
        return unexpressed(statement, rangeOf(m_script.at(statement).firstChild),
                           say("A description has no functions of its own."));
    case NodeKind::While:
    case NodeKind::Repeat:
    case NodeKind::GenericFor:
        return unexpressed(statement, rangeOf(statement), say("How often this loop runs is computed."));
    default:
        return unexpressed(statement, rangeOf(statement), say("This has no equivalent."));
    }
}

WrittenLines BlockWriter::inBlock(NodeIndex statement, Surrounding around) {
    ++m_depth;
    WrittenLines lines = block(statement, around);
    --m_depth;
    return lines;
}

void BlockWriter::unexpressed(NodeIndex statement, Range at, std::string_view reason) {
    (void)m_level.values.takeLinesBefore();
    (void)m_level.values.takeOpenChoice();
    m_level.notes.push_back({at, say("{} It is a comment now.", reason)});
    m_level.values.forgetChanged(statement);
    if (!m_isRepeated)
        m_lines.push_back({asComment(m_script.slice(statement), indentOf(statement)), rangeOf(statement)});
}

void BlockWriter::line(NodeIndex statement, std::string_view words) {
    m_lines.push_back({std::format("{}{}\n", indentOf(statement), words), rangeOf(statement)});
}

void BlockWriter::linesBefore(NodeIndex statement) {
    for (const std::string& words : m_level.values.takeLinesBefore())
        line(statement, words);
}

// ---- calls

void BlockWriter::callStatement(NodeIndex statement, Surrounding around) {
    const NodeIndex call = m_script.at(statement).firstChild;
    if (const lua::ScriptCall* des = desCallOf(call))
        return desCall(*des, statement, around);
    const std::string name = m_level.values.calledName(call);
    if (name == "shuffle")
        return shuffleList(call, statement);
    constexpr std::array changing{"selection.set", "selection.circle", "selection.ellipse"};
    if (std::ranges::contains(changing, name))
        return changeSelection(call, statement);
    unexpressed(statement, rangeOf(m_script.at(call).firstChild),
                name.empty() ? say("A description has no functions of its own.")
                             : say("{} has no equivalent.", name));
}

void BlockWriter::shuffleList(NodeIndex call, NodeIndex statement) {
    const std::vector<NodeIndex> arguments = m_level.values.argumentsOf(call);
    const Variable* list =
        arguments.size() == 1 ? m_level.values.scope().variable(m_script.slice(arguments.front())) : nullptr;
    if (list == nullptr || list->count == 0)
        return unexpressed(statement, rangeOf(statement),
                           say("Only a list of the description can be shuffled."));
    commentsInside(statement);
    line(statement, "SHUFFLE:" + list->name);
}

// Writes a call that changes a selection in place: the result is assigned to the selection's variable.
void BlockWriter::changeSelection(NodeIndex call, NodeIndex statement) {
    DescribedValues& values = m_level.values;
    const std::vector<NodeIndex> arguments = values.argumentsOf(call);
    const Variable* known =
        arguments.empty() ? nullptr : values.scope().variable(m_script.slice(arguments.front()));
    if (known == nullptr || known->kind != VariableKind::Selection)
        return unexpressed(statement, rangeOf(statement), say("No description can express these cells."));
    const std::string name = known->name;
    const bool isOff = arguments.size() == 4 && values.number(arguments[3]) == 0 &&
                       values.calledName(call) == "selection.set";
    const auto off = isOff ? values.placeAt(arguments[1], arguments[2]) : std::nullopt;
    const auto now =
        isOff ? (off ? std::optional(SelectionText{std::format("filter(complement {},{})", *off, name)})
                     : std::nullopt)
              : values.selection(call);
    if (!now)
        return unexpressed(statement, rangeOf(statement), say("No description can express these cells."));
    commentsInside(statement);
    linesBefore(statement);
    line(statement, std::format("{} = selection: {}", name, now->text));
}

void BlockWriter::desCall(const lua::ScriptCall& call, NodeIndex statement, Surrounding around) {
    ScriptLevel& level = m_level;
    const std::string_view function = m_script.slice(m_script.at(call.call).firstChild);
    if (function == "des.level_flags") { // they are written after the first line
        if (call.certainty != lua::Certainty::Once || call.container || m_depth > 0)
            return unexpressed(statement, rangeOf(statement),
                               say("Flags apply to every level of the description."));
        return commentsInside(statement);
    }
    const std::size_t noted = level.notes.size();
    const LevelState before = level.state;
    CallWriter writer(level, call, around);
    const std::optional<CallText> text = writer.write();
    constexpr int mostChoices = 4; // each choice doubles the statements
    const auto choice = level.values.takeOpenChoice();
    if (choice && m_choices < mostChoices) {
        level.notes.resize(noted);
        level.state = before;
        (void)level.values.takeLinesBefore();
        return chosen(*choice, call, statement, around);
    }
    if (!text) {
        level.notes.resize(noted);
        level.state = before;
        return unexpressed(statement, writer.objection()->at, writer.objection()->reason);
    }
    commentsInside(statement);
    put(*text, statement);
}

void BlockWriter::chosen(const Choice& choice, const lua::ScriptCall& call, NodeIndex statement,
                         Surrounding around) {
    const std::string indent = indentOf(statement);
    Written both{{}, rangeOf(statement)};
    const LevelState before = m_level.state;
    ++m_choices;
    ++m_depth;
    for (const bool outcome : {true, false}) {
        WrittenLines outer = std::exchange(m_lines, {});
        m_level.values.choose(choice, outcome);
        m_level.state = before;
        const bool isRepeated = std::exchange(m_isRepeated, m_isRepeated || !outcome);
        desCall(call, statement, around);
        m_isRepeated = isRepeated;
        WrittenLines inside = std::exchange(m_lines, std::move(outer));
        both.inside.push_back(
            {outcome ? std::format("{}IF [{}%] {{\n", indent, choice.percent) : indent + "ELSE {\n",
             {},
             std::move(inside),
             indent + "}\n"});
    }
    --m_depth;
    --m_choices;
    m_level.values.unchoose(choice);
    m_lines.push_back(std::move(both));
}

void BlockWriter::put(const CallText& text, NodeIndex statement) {
    const std::string indent = indentOf(statement);
    WrittenLines inside;
    if (text.function != noNode) {
        const std::vector<NodeIndex> parts = m_script.childrenOf(text.function);
        const std::size_t outer = m_level.values.scope().open();
        for (const NodeIndex parameter : m_script.childrenOf(parts.front()))
            m_level.values.scope().declare(m_script.slice(parameter), std::monostate());
        inside = block(parts.back(), text.inside);
        m_level.values.scope().close(outer);
    }
    Written head{{}, rangeOf(statement)};
    for (const std::string& words : text.lines)
        head.text += indent + words + "\n";
    if (text.contents == Contents::Block) {
        head.text.pop_back();
        head.text += inside.empty() ? " { }\n" : " {\n";
        head.end = inside.empty() ? "" : indent + "}\n";
        head.inside = std::move(inside);
        inside.clear();
    }
    m_lines.push_back(std::move(head));
    std::ranges::move(inside, std::back_inserter(m_lines));
    for (const std::string& words : text.behind)
        line(statement, words);
    if (!text.behind.empty()) { // places no longer count from the map
        const bool isInitialised = m_level.state.isInitialised;
        m_level.state = LevelState{.isInitialised = isInitialised};
    }
}

// ---- what is between statements

BlockWriter::Tokens BlockWriter::aroundBlock(NodeIndex block) const {
    const std::vector<lua::Token>& tokens = m_script.tree.tokens;
    if (block == m_script.tree.root())
        return {0, std::uint32_t(tokens.size())};
    const lua::Node& node = m_script.at(block);
    Tokens around{node.firstToken, node.endToken};
    while (around.begin > 0 && lua::isSkipped(tokens[around.begin - 1].kind))
        --around.begin;
    while (around.end < tokens.size() && lua::isSkipped(tokens[around.end].kind))
        ++around.end;
    return around;
}

std::string BlockWriter::indentAt(std::uint32_t token) const {
    const std::string_view text = m_script.text;
    const Offset at = token < m_script.tree.tokens.size() ? m_script.tree.tokens[token].begin : text.size();
    const std::size_t lineEnd = text.substr(0, at).rfind('\n');
    const std::size_t begin = lineEnd == std::string_view::npos ? 0 : lineEnd + 1;
    const std::size_t end = std::min(text.find_first_not_of(" \t", begin), std::size_t(at));
    return std::string(text.substr(begin, end - begin));
}

std::string BlockWriter::indentOf(NodeIndex node) const {
    return indentAt(m_script.at(node).firstToken);
}

void BlockWriter::comment(std::uint32_t token) {
    const lua::Token& at = m_script.tree.tokens[token];
    const std::string_view whole = m_script.text.substr(at.begin, at.end - at.begin);
    const std::string_view words = wordsOf(whole);
    const std::string indent = indentAt(token);
    std::string lines = words.empty() ? indent + "#\n" : "";
    for (const auto line : std::views::split(words, '\n'))
        lines += indent + "#" + std::string(std::string_view(line)) + "\n";
    m_lines.push_back({std::move(lines)});
}

// Writes the comments and blank lines between two statements. isStart means that nothing precedes them in the
// text.
std::uint32_t BlockWriter::gap(Tokens between, bool isStart) {
    if (m_isRepeated)
        return between.end;
    std::ptrdiff_t lineEnds = isStart ? 1 : 0;
    const auto blankLines = [&] {
        if (lineEnds > 1)
            m_lines.push_back({std::string(std::size_t(lineEnds) - 1, '\n')});
        lineEnds = 0;
    };
    for (std::uint32_t i = between.begin; i < between.end; ++i) {
        const lua::Token& token = m_script.tree.tokens[i];
        if (token.kind == lua::TokenKind::Blank) {
            lineEnds +=
                std::ranges::count_if(m_script.text.substr(token.begin, token.end - token.begin), isLineEnd);
        } else if (token.kind == lua::TokenKind::Comment) {
            blankLines();
            comment(i);
        }
    }
    const bool isLast = between.end == m_script.tree.tokens.size();
    if (!isLast && between.begin < between.end)
        blankLines();
    return between.end;
}

// Writes the comments on the line where a statement ends, and returns the token after them.
std::uint32_t BlockWriter::commentsBehind(NodeIndex statement) {
    const std::vector<lua::Token>& tokens = m_script.tree.tokens;
    std::uint32_t behind = m_script.at(statement).endToken;
    for (std::uint32_t i = behind; i < tokens.size(); ++i) {
        const std::string_view text = m_script.text.substr(tokens[i].begin, tokens[i].end - tokens[i].begin);
        if (tokens[i].kind == lua::TokenKind::Comment) {
            if (!m_isRepeated)
                comment(i);
            behind = i + 1;
        } else if (tokens[i].kind != lua::TokenKind::Semicolon &&
                   (tokens[i].kind != lua::TokenKind::Blank || text.contains('\n'))) {
            break;
        }
    }
    return behind;
}

// Writes the comments within a statement, except those in its blocks.
void BlockWriter::commentsInside(NodeIndex statement) {
    if (m_isRepeated)
        return;
    const lua::Node& whole = m_script.at(statement);
    std::vector<Tokens> blocks;
    // The children of a node come right before it.
    for (NodeIndex node = statement; node-- > 0 && m_script.at(node).firstToken >= whole.firstToken;) {
        if (m_script.at(node).kind == NodeKind::Block)
            blocks.push_back(aroundBlock(node));
    }
    for (std::uint32_t i = whole.firstToken; i < whole.endToken; ++i) {
        const bool isInBlock = std::ranges::any_of(
            blocks, [i](const Tokens& block) { return i >= block.begin && i < block.end; });
        if (m_script.tree.tokens[i].kind == lua::TokenKind::Comment && !isInBlock)
            comment(i);
    }
}

} // namespace levwright::fromscript

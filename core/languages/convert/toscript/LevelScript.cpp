// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/toscript/LevelScript.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/StatementTrial.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::toscript {

using S = StatementKind;
using K = ArgumentKind;

namespace {

bool isBlank(TokenKind kind) {
    return kind == TokenKind::Blank;
}

} // namespace

LevelScript::LevelScript(ScriptContext& context) : m_context(context), m_statements(context.tree.statements) {
    for (std::size_t i = 0; i < m_statements.size(); ++i)
        m_items[m_statements[i].parent].push_back({m_statements[i].range.begin, i, {}});
    gatherComments();
    // Comments that stood within a statement are put before it.
    for (auto& [block, items] : m_items)
        std::ranges::stable_sort(
            items, {}, [](const Item& item) { return std::pair(item.at, item.statement.has_value()); });
}

std::size_t LevelScript::firstTokenBehind() const {
    const Tokens& tokens = m_context.tree.tokens;
    const Offset end = m_statements.empty() ? 0 : std::ranges::max(m_statements, {}, [](const auto& node) {
                                                      return node.range.end;
                                                  }).range.end;
    auto first = std::ranges::lower_bound(tokens, end, {}, &Token::begin);
    while (first != tokens.end() && (isBlank(first->kind) || first->kind == TokenKind::LineEnd))
        ++first;
    return std::size_t(first - tokens.begin());
}

void LevelScript::addCommentsOf(std::string_view text, std::span<const Token> tokens) {
    bool isLineStart = true;
    for (const Token& token : tokens) {
        if (token.kind == TokenKind::Comment)
            m_out.comment(text.substr(token.begin, token.end - token.begin));
        else if (token.kind == TokenKind::LineEnd && isLineStart)
            m_out.blank();
        if (!isBlank(token.kind))
            isLineStart = token.kind == TokenKind::Comment || token.kind == TokenKind::LineEnd;
    }
}

// The last statement that begins before the place. The statement that contains the place is that one, or one
// around it.
std::optional<std::size_t> LevelScript::lastBefore(Offset at) const {
    const auto behind = std::ranges::lower_bound(m_statements, at, {},
                                                 [](const StatementNode& node) { return node.range.begin; });
    return behind == m_statements.begin() ? std::nullopt
                                          : std::optional(std::size_t(behind - m_statements.begin()) - 1);
}

// The innermost statement whose block contains the place.
std::optional<std::size_t> LevelScript::blockAt(Offset at) const {
    std::optional<std::size_t> block = lastBefore(at);
    const auto holds = [&](std::size_t i) {
        const StatementNode& node = m_statements[i];
        return at < node.range.end && m_items.contains(i) && node.kind != program::condition &&
               at >= program::headOf(m_context.tree, node).end;
    };
    while (block && !holds(*block))
        block = m_statements[*block].parent;
    return block;
}

// A place within a statement or its map is moved to the start of the statement.
Offset LevelScript::startOf(Offset at) const {
    const std::optional<std::size_t> statement = lastBefore(at);
    if (!statement)
        return at;
    const StatementNode& node = m_statements[*statement];
    const Range head = node.kind == S::Geometry ? node.range : program::headOf(m_context.tree, node);
    return at < head.end ? head.begin : at;
}

void LevelScript::gatherComments() {
    const Tokens& tokens = m_context.tree.tokens;
    bool isLineStart = true;
    std::vector<std::pair<std::optional<std::size_t>, Item>> found; // the blocks are found with the
                                                                    // statements alone
    for (const Token& token : std::span(tokens).first(firstTokenBehind())) {
        const bool isComment = token.kind == TokenKind::Comment;
        const bool isBlankLine = token.kind == TokenKind::LineEnd && isLineStart;
        const Offset at = startOf(token.begin);
        if (isComment || (isBlankLine && at == token.begin))
            found.push_back({blockAt(at), {at, {}, isComment ? token.range() : Range{}}});
        if (!isBlank(token.kind))
            isLineStart = isComment || token.kind == TokenKind::LineEnd;
    }
    for (const auto& [block, item] : found)
        m_items[block].push_back(item);
}

const LevelScript::Items& LevelScript::itemsOf(std::optional<std::size_t> block) const {
    static const Items none;
    const auto found = m_items.find(block);
    return found == m_items.end() ? none : found->second;
}

void LevelScript::writeItems(const Items& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].statement && m_statements[*items[i].statement].kind == program::ifBlock)
            i = writeIf(items, i);
        else
            writeItem(items[i]);
    }
}

void LevelScript::writeItem(const Item& item) {
    if (item.statement)
        writeStatement(*item.statement);
    else if (!item.comment.empty())
        m_out.comment(m_context.textOf(item.comment));
    else
        m_out.blank();
}

// Writes an IF with its ELSE. If there is an ELSE, the result is its index. Comments between the two are
// written before the IF.
std::size_t LevelScript::writeIf(const Items& items, std::size_t at) {
    std::size_t next = at + 1;
    while (next < items.size() && !items[next].statement)
        ++next;
    const bool hasElse =
        next < items.size() && m_statements[*items[next].statement].kind == program::elseBlock;
    StatementScript statement(m_context, m_out, *items[at].statement);
    const std::string condition = statement.condition();
    statement.flushPrelude();
    m_out.line(std::format("if {} then", condition));
    writeBlock(*items[at].statement, m_leaves);
    if (hasElse) {
        for (std::size_t i = at + 1; i < next; ++i)
            writeItem(items[i]);
        m_out.line("else");
        writeBlock(*items[next].statement, m_leaves);
    }
    m_out.line("end");
    return hasElse ? next : at;
}

void LevelScript::writeBlock(std::size_t index, Leaves leaves) {
    const Leaves around = std::exchange(m_leaves, leaves);
    m_out.indent();
    writeItems(itemsOf(index));
    m_out.outdent();
    m_leaves = around;
}

void LevelScript::writeStatement(std::size_t index) {
    const StatementKind kind = m_statements[index].kind;
    if (kind == program::condition)
        return writeCondition(index);
    if (kind == program::forBlock)
        return writeFor(index);
    if (kind == program::loopBlock)
        return writeLoop(index);
    if (kind == program::switchBlock)
        return writeSwitch(index);
    if (kind == program::breakOut)
        return writeBreak(index);
    if (kind == program::exitLevel)
        return writeExit(index);
    const std::string closing = StatementScript(m_context, m_out, index).write();
    if (closing.empty())
        return;
    const bool isFunction = closing != "end";
    m_functions += isFunction ? 1 : 0;
    writeBlock(index, isFunction ? Leaves::Function : Leaves::Nothing);
    m_functions -= isFunction ? 1 : 0;
    m_out.line(closing);
}

void LevelScript::writeCondition(std::size_t index) {
    StatementScript statement(m_context, m_out, index);
    const std::string condition = statement.condition();
    statement.flushPrelude();
    m_out.line(std::format("if {} then", condition));
    writeBlock(index, m_leaves);
    m_out.line("end");
}

// ---- loops

// These loops run from one end to the other, whichever is greater.
void LevelScript::writeFor(std::size_t index) {
    StatementScript statement(m_context, m_out, index);
    ArgumentValues& values = statement.values();
    const std::string name = m_context.variable(values.take().text).name;
    const Argument& from = values.peek();
    std::string first = values.expression();
    const Argument& to = values.peek();
    std::string last = values.expression();
    std::string step;
    if (from.kind != K::Integer || to.kind != K::Integer) {
        m_out.line(std::format("local first, last = {}, {}", first, last));
        first = "first";
        last = "last";
        step = ", first <= last and 1 or -1";
    } else if (from.number() > to.number()) {
        step = ", -1";
    }
    m_out.line(std::format("for {} = {}, {}{} do", name, first, last, step));
    writeBlock(index, Leaves::Loop);
    m_out.line("end");
}

// The loop runs at least once.
void LevelScript::writeLoop(std::size_t index) {
    StatementScript statement(m_context, m_out, index);
    const Argument& written = statement.values().peek();
    const bool isSure = written.kind == K::Dice || (written.kind == K::Integer && written.number() >= 1);
    const std::string turns = statement.values().expression();
    m_out.line(isSure ? std::format("for i = 1, {} do", turns)
                      : std::format("for i = 1, math.max(1, {}) do", turns));
    writeBlock(index, Leaves::Loop);
    m_out.line("end");
}

// ---- choices

// A case continues with the next one unless a BREAK ends it.
std::vector<LevelScript::Branch> LevelScript::branchesOf(std::size_t index) const {
    const Items& items = itemsOf(index);
    const auto isLabel = [&](const Item& item) {
        return item.statement && (m_statements[*item.statement].kind == program::caseLabel ||
                                  m_statements[*item.statement].kind == program::defaultLabel);
    };
    const auto isBreak = [&](const Item& item) {
        return item.statement && m_statements[*item.statement].kind == program::breakOut;
    };
    std::vector<Branch> branches;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!isLabel(items[i]))
            continue;
        const StatementNode& label = m_statements[*items[i].statement];
        Branch& branch = branches.emplace_back();
        if (label.kind == program::caseLabel)
            branch.number = label.arguments.front().number();
        for (std::size_t j = i + 1; j < items.size() && !isBreak(items[j]); ++j) {
            if (!isLabel(items[j]))
                branch.items.push_back(items[j]);
        }
        while (!branch.items.empty() && !branch.items.back().statement && branch.items.back().comment.empty())
            branch.items.pop_back();
    }
    return branches;
}

// Whether the statements contain a BREAK that leaves all of them.
bool LevelScript::hasBreak(const Items& items) const {
    return std::ranges::any_of(items, [&](const Item& item) {
        if (!item.statement)
            return false;
        const StatementKind kind = m_statements[*item.statement].kind;
        if (kind == program::breakOut)
            return true;
        const bool isPassed =
            kind == program::condition || kind == program::ifBlock || kind == program::elseBlock;
        return isPassed && hasBreak(itemsOf(item.statement));
    });
}

void LevelScript::writeSwitch(std::size_t index) {
    StatementScript statement(m_context, m_out, index);
    const Argument& written = statement.values().peek();
    bool isDrawn = true; // a number without dice and variables: the choice is drawn below it
    for (std::size_t i = 0; i <= written.operands; ++i) {
        const K kind = m_statements[index].arguments[i].kind;
        isDrawn = isDrawn && kind != K::Dice && kind != K::Variable && kind != K::Element;
    }
    const std::string value = statement.values().expression();
    const std::vector<Branch> branches = branchesOf(index);
    const bool isLeft = std::ranges::any_of(branches, [&](const Branch& b) { return hasBreak(b.items); });
    m_out.line(isLeft ? "repeat" : "do");
    m_out.indent();
    m_out.line(isDrawn ? std::format("local choice = nh.rn2({})", value)
                       : std::format("local choice = {}", value));
    const Leaves around = std::exchange(m_leaves, isLeft ? Leaves::Loop : Leaves::Nothing);
    writeBranches("choice", branches);
    m_leaves = around;
    m_out.outdent();
    m_out.line(isLeft ? "until true" : "end");
}

void LevelScript::writeBranches(const std::string& name, const std::vector<Branch>& branches) {
    const auto body = [&](const Branch& branch) {
        m_out.indent();
        writeItems(branch.items);
        m_out.outdent();
    };
    bool isFirst = true;
    for (const Branch& branch : branches) {
        if (!branch.number)
            continue;
        m_out.line(std::format("{} {} == {} then", isFirst ? "if" : "elseif", name, *branch.number));
        isFirst = false;
        body(branch);
    }
    const auto other = std::ranges::find_if(branches, [](const Branch& branch) { return !branch.number; });
    if (other != branches.end()) {
        m_out.line(isFirst ? "do" : "else");
        isFirst = false;
        body(*other);
    }
    if (!isFirst)
        m_out.line("end");
}

void LevelScript::writeBreak(std::size_t index) {
    if (m_leaves == Leaves::Loop)
        return m_out.line("break");
    if (m_leaves == Leaves::Function)
        return m_out.line("do return end");
    m_context.note(m_statements[index].range,
                   say("There is nothing here that a BREAK could leave; it is left out."));
}

void LevelScript::writeExit(std::size_t index) {
    if (m_functions > 0)
        m_context.note(m_statements[index].range,
                       say("EXIT ends only what is in this room or container, not the level."));
    m_out.line("do return end");
}

} // namespace levwright::toscript

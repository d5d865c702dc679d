// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/ArrangeStatements.h"

#include "core/base/Phrase.h"
#include "core/edit/LevelErrors.h"
#include "core/languages/program/edit/InsertStatement.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace levwright::program {
namespace {

using Kind = StatementKind;
using Where = ArrangePlace::Where;

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// The lines without the indentation of the first one, each with a bare line feed at its end.
std::string unindented(std::string_view lines, std::string_view indent) {
    std::string bare;
    for (Offset at = 0; at < lines.size();) {
        const Offset end = endOfLine(lines, at);
        const std::string_view line = lines.substr(at, end - at);
        bare += line.starts_with(indent) ? line.substr(indent.size()) : line;
        if (bare.ends_with("\r\n"))
            bare.erase(bare.size() - 2, 1);
        at = end;
    }
    return bare;
}

class Arranger {
public:
    Arranger(const LevelSource& level, const ArrangePlace& to)
        : m_tree(*level.level.tree), m_text(level.text), m_to(to) {
        if (isOpener(m_to.beside))
            m_to.where = Where::Into;
    }

    std::optional<Refusal> take(const std::vector<std::size_t>& statements) {
        const std::set<std::size_t> all(statements.begin(), statements.end());
        if (m_to.beside == 0 || m_tree.statements[m_to.beside].kind == Kind::Flags)
            return Refusal{say("Statements can only be put into parts and rooms.")};
        for (const std::size_t statement : all) {
            if (std::optional<Refusal> refusal = objectionTo(statement))
                return refusal;
            if (isWithin(m_to.beside, statement) && (m_to.beside != statement || m_to.where == Where::Into))
                return Refusal{say("Nothing can be put into itself.")};
            const bool goesWithAnother = std::ranges::any_of(
                all, [&](std::size_t other) { return other != statement && isWithin(statement, other); });
            if (!goesWithAnother)
                m_taken.push_back(statement);
        }
        return std::nullopt;
    }

    std::expected<TextEdit, Refusal> insertion() const {
        std::string lines;
        for (const std::size_t statement : m_taken) {
            const std::expected<std::string, Refusal> its = linesFor(statement);
            if (!its)
                return std::unexpected(its.error());
            lines += *its;
            if (!lines.ends_with('\n'))
                lines += '\n';
        }
        lines.pop_back();
        return inserted(lines);
    }

    // Empty if they stand there already.
    std::optional<TextEdit> withRemovals(const TextEdit& insertion) const {
        std::vector<Replacement> edit = insertion.replacements();
        const Offset at = edit.front().range.begin;
        for (const std::size_t statement : m_taken) {
            const Range lines = linesOf(statement);
            if (lines.begin < at && at < lines.end)
                return std::nullopt;
            edit.push_back({lines, {}});
        }
        std::ranges::sort(
            edit, {}, [](const Replacement& each) { return std::pair(each.range.begin, each.range.end); });
        TextEdit all(std::move(edit));
        return all.apply(m_text) == m_text ? std::nullopt : std::optional(std::move(all));
    }

    // Where the inserted text begins after the edit.
    Offset beginAfter(const TextEdit& insertion, Arranging how) const {
        const Offset at = insertion.replacements().front().range.begin;
        Offset taken = 0;
        for (const std::size_t statement : m_taken) {
            if (how == Arranging::Move && linesOf(statement).end <= at)
                taken += linesOf(statement).size();
        }
        return at - taken;
    }

private:
    bool isOpener(std::size_t statement) const {
        return std::ranges::contains(m_tree.sections, statement, &SectionNode::firstStatement);
    }

    bool isWithin(std::size_t statement, std::size_t outer) const {
        for (std::optional<std::size_t> at = statement; at; at = m_tree.statements[*at].parent) {
            if (*at == outer)
                return true;
        }
        return false;
    }

    std::optional<Refusal> objectionTo(std::size_t statement) const {
        constexpr std::array bound{program::elseBlock, program::caseLabel, program::defaultLabel};
        const StatementNode& node = m_tree.statements[statement];
        if (statement == 0 || node.kind == Kind::Flags || isOpener(statement))
            return Refusal{say("Levels, parts and rooms cannot be moved.")};
        if (std::ranges::contains(bound, node.kind))
            return Refusal{say("This cannot be separated from what it belongs to.")};
        if (node.parent && m_tree.statements[*node.parent].kind == program::condition)
            return Refusal{say("This can only be moved together with the condition before it.")};
        const Range lines = linesOf(statement);
        const bool isAlone = isBlank(m_text.substr(node.range.end, lines.end - node.range.end)) &&
                             isBlank(m_text.substr(startOfLine(m_text, node.range.begin),
                                                   node.range.begin - startOfLine(m_text, node.range.begin)));
        return isAlone ? std::nullopt : std::optional(Refusal{say("Another statement is on the same line.")});
    }

    // Comments directly above a statement, without a blank line between, belong to it.
    Range linesOf(std::size_t statement) const {
        const Range& own = m_tree.statements[statement].range;
        Offset begin = startOfLine(m_text, own.begin);
        while (begin > 0) {
            const Offset above = startOfLine(m_text, begin - 1);
            const std::string_view line = m_text.substr(above + indentOf(m_text, above).size());
            if (!line.starts_with('#') || line.starts_with("# levwright:"))
                break;
            begin = above;
        }
        return {begin, endOfLine(m_text, own.end)};
    }

    // The container or monster that holds the statements of a block.
    std::optional<std::size_t> holderOf(std::optional<std::size_t> block) const {
        while (block && m_tree.statements[*block].kind != Kind::Container &&
               m_tree.statements[*block].kind != Kind::Monster)
            block = m_tree.statements[*block].parent;
        return block;
    }

    std::expected<std::string, Refusal> linesFor(std::size_t statement) const {
        const StatementNode& node = m_tree.statements[statement];
        const Range lines = linesOf(statement);
        std::string text(m_text.substr(lines.begin, lines.size()));
        const auto holder = holderOf(m_to.where == Where::Into ? std::optional(m_to.beside)
                                                               : m_tree.statements[m_to.beside].parent);
        const Argument* place = node.find(Field::Place);
        const bool isObject = node.kind == Kind::Object || node.kind == Kind::Container;
        if (holder && !isObject && place != nullptr)
            return std::unexpected(Refusal{say("Only objects can lie in a container.")});
        if (holder && isObject && place != nullptr) {
            const std::size_t comma = m_text.rfind(',', place->range.begin);
            text.erase(comma - lines.begin, place->range.end - comma);
        } else if (!holder && isObject && place == nullptr && holderOf(node.parent)) {
            Offset end = node.keyword.end;
            for (const Argument& argument : node.arguments)
                end = std::max(end, argument.range.end);
            text.insert(end - lines.begin, ",random");
        }
        return unindented(text, indentOf(m_text, node.range.begin));
    }

    TextEdit inserted(const std::string& lines) const {
        const StatementNode& beside = m_tree.statements[m_to.beside];
        if (m_to.where == Where::Behind)
            return insertBehind(m_tree, m_text, m_to.beside, lines);
        if (m_to.where == Where::Before) {
            std::string indented;
            for (Offset at = 0; at < lines.size(); at = endOfLine(lines, at)) {
                const std::string_view line = std::string_view(lines).substr(at, endOfLine(lines, at) - at);
                indented += indentOf(m_text, beside.range.begin);
                indented += line.substr(0, line.find('\n'));
                indented += lineEnd();
            }
            return TextEdit::insert(linesOf(m_to.beside).begin, std::move(indented));
        }
        const auto section = std::ranges::find(m_tree.sections, m_to.beside, &SectionNode::firstStatement);
        return section == m_tree.sections.end()
                   ? insertInBlock(m_tree, m_text, m_to.beside, lines)
                   : insertInSection(m_tree, m_text, std::size_t(section - m_tree.sections.begin()), lines);
    }

    std::string_view lineEnd() const { return m_text.contains("\r\n") ? "\r\n" : "\n"; }

    const LevelTree& m_tree;
    std::string_view m_text;
    ArrangePlace m_to;
    std::vector<std::size_t> m_taken; // in text order
};

// The outermost statements in a range of the text.
std::vector<Range> statementsIn(const LevelLanguage& language, std::string text, Range stretch) {
    const FileTree file = language.parse(TextSnapshot(std::move(text)));
    std::vector<Range> found;
    for (const StatementNode& node : file.levels.front().tree->statements) {
        const bool isIn = stretch.begin <= node.range.begin && node.range.end <= stretch.end;
        if (isIn && (found.empty() || node.range.begin >= found.back().end))
            found.push_back(node.range);
    }
    return found;
}

} // namespace

ArrangeOutcome arrangeStatements(const LevelLanguage& language, const LevelSource& level,
                                 const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                 Arranging how) {
    Arranger arranger(level, to);
    if (std::optional<Refusal> refusal = arranger.take(statements))
        return std::unexpected(*std::move(refusal));
    const std::expected<TextEdit, Refusal> insertion = arranger.insertion();
    if (!insertion)
        return std::unexpected(insertion.error());
    const std::optional<TextEdit> edit =
        how == Arranging::Copy ? std::optional(*insertion) : arranger.withRemovals(*insertion);
    if (!edit)
        return Arranged{};
    if (std::optional<Refusal> objection = EditTrial(language, level.text).objectionTo(*edit))
        return std::unexpected(*std::move(objection));
    const Offset begin = arranger.beginAfter(*insertion, how);
    const Range stretch{begin, begin + insertion->replacements().front().text.size()};
    return Arranged{*edit, statementsIn(language, edit->apply(level.text), stretch)};
}

} // namespace levwright::program

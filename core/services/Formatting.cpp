// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Formatting.h"

#include "core/base/Phrase.h"
#include "core/services/Outline.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <format>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace levwright::services {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t mostAdded = std::size_t(8) << 20U; // bytes of blanks

bool beginsWithWord(std::string_view line, std::string_view word) {
    const auto isNamePart = [](unsigned char c) { return c == '_' || c >= 0x80 || std::isalnum(c) != 0; };
    return line.starts_with(word) &&
           (line.size() == word.size() || !isNamePart(static_cast<unsigned char>(line[word.size()])));
}

// Ends a block, or one of its branches.
bool beginsWithCloser(std::string_view line) {
    constexpr std::array<std::string_view, 4> words{"end", "else", "elseif", "until"};
    return (!line.empty() && std::string_view("})]").contains(line.front())) ||
           std::ranges::any_of(words, [&](std::string_view word) { return beginsWithWord(line, word); });
}

class Formatter {
public:
    Formatter(const Analysis& analysis, const std::vector<Mark>& marks, Indentation indentation)
        : m_text(analysis.text()), m_indentation(indentation), m_depth(m_text.lineCount()),
          m_innermost(m_text.lineCount()), m_closes(m_text.lineCount()), m_beginsBlock(m_text.lineCount()),
          m_isKept(m_text.lineCount()), m_endIsKept(m_text.lineCount()),
          m_codeEnd(m_text.lineCount(), m_text.size()) {
        for (const Mark& mark : marks) {
            keep(mark.range);
            if (mark.kind == MarkKind::Comment)
                leaveOut(mark.range);
        }
        const std::vector<Fold> folds = Folds().of(analysis);
        for (const Fold& fold : folds) {
            if (fold.kind == FoldKind::Map)
                keep(fold.range);
        }
        for (const Fold& fold : folds)
            indent(fold);
    }

    // At most, without building anything.
    std::size_t addedBytes() const {
        std::size_t bytes = 0;
        for (std::size_t line = 0; line < m_text.lineCount(); ++line)
            bytes += m_isKept[line] ? 0 : depthOf(line) * (m_indentation.isTab ? 1 : m_indentation.width);
        return bytes;
    }

    std::vector<Replacement> replacements() const {
        std::vector<Replacement> found;
        std::string_view before; // the last line with code
        std::size_t beforeAt = 0;
        for (std::size_t line = 0; line < m_text.lineCount(); ++line) {
            const Range content = m_text.lineContent(line);
            const std::string_view written = m_text.slice(content);
            const std::string_view code = trimmed(written);
            if (!m_isKept[line] && !continues(before, beforeAt, line))
                replace(found, {content.begin, content.begin + written.find_first_not_of(blanks)},
                        indentationOf(line), code);
            if (!m_endIsKept[line])
                replace(found, {content.begin + Offset(written.find_last_not_of(blanks) + 1), content.end},
                        "", code);
            const Offset end = std::clamp(m_codeEnd[line], content.begin, content.end);
            if (const std::string_view own = trimmed(m_text.slice({content.begin, end})); !own.empty()) {
                before = own;
                beforeAt = line;
            }
        }
        return found;
    }

private:
    // What is written over several lines stays as it is.
    void keep(Range range) {
        const std::size_t first = m_text.position(range.begin).line;
        const std::size_t last = m_text.position(range.end).line;
        for (std::size_t line = first + 1; line <= last; ++line) {
            m_isKept[line] = true;
            m_endIsKept[line - 1] = true;
        }
    }

    // A comment continues nothing, whatever its last sign.
    void leaveOut(Range comment) {
        const std::size_t first = m_text.position(comment.begin).line;
        const std::size_t last = m_text.position(comment.end).line;
        m_codeEnd[first] = std::min(m_codeEnd[first], comment.begin);
        for (std::size_t line = first + 1; line <= last; ++line)
            m_codeEnd[line] = 0;
    }

    std::string_view codeOf(std::size_t line) const {
        return trimmed(m_text.slice(m_text.lineContent(line)));
    }

    void indent(const Fold& fold) {
        const std::size_t first = m_text.position(fold.range.begin).line;
        const std::size_t last = m_text.position(fold.range.end).line;
        // A room of the classic languages goes on up to the next one and has no block.
        const bool isBlock = fold.kind == FoldKind::Block || fold.kind == FoldKind::Function ||
                             fold.kind == FoldKind::Table ||
                             (fold.kind == FoldKind::Room && codeOf(last).starts_with('}'));
        if (!isBlock)
            return;
        m_beginsBlock[first] = true;
        for (std::size_t line = first + 1; line <= last; ++line) {
            if (line == last && beginsWithCloser(codeOf(line))) {
                m_closes[line] = true;
                continue;
            }
            ++m_depth[line];
            m_innermost[line] = fold.kind; // inner folds come later
        }
    }

    // “else” and its like belong to the block that they divide.
    std::size_t depthOf(std::size_t line) const {
        const bool isBranch = m_innermost[line] && *m_innermost[line] != FoldKind::Table && !m_closes[line] &&
                              beginsWithCloser(codeOf(line));
        return m_depth[line] - (isBranch ? 1 : 0);
    }

    bool continues(std::string_view before, std::size_t beforeAt, std::size_t line) const {
        constexpr std::string_view open = ",(+-*/=.{|&";
        return !before.empty() && open.contains(before.back()) && m_innermost[line] != FoldKind::Table &&
               !m_beginsBlock[beforeAt];
    }

    std::string indentationOf(std::size_t line) const {
        return m_indentation.isTab ? std::string(depthOf(line), '\t')
                                   : std::string(depthOf(line) * m_indentation.width, ' ');
    }

    void replace(std::vector<Replacement>& found, Range range, std::string blank,
                 std::string_view code) const {
        if (!code.empty() && m_text.slice(range) != blank)
            found.push_back({range, std::move(blank)});
    }

    const TextSnapshot& m_text;
    Indentation m_indentation;
    std::vector<std::size_t> m_depth;                 // by line, as are the others
    std::vector<std::optional<FoldKind>> m_innermost; // of those that indent
    std::vector<bool> m_closes;
    std::vector<bool> m_beginsBlock;
    std::vector<bool> m_isKept; // its beginning
    std::vector<bool> m_endIsKept;
    std::vector<Offset> m_codeEnd; // where a comment begins; otherwise behind the line
};

// Where a text or a map ends is not certain then.
bool leavesOpenWhatFollows(DiagnosticCode code) {
    using enum DiagnosticCode;
    constexpr std::array codes{UnexpectedToken,    UnclosedString, MissingMap,
                               MapWithoutGeometry, UnclosedMap,    LuaSyntax};
    return std::ranges::contains(codes, code);
}

// The words and their kinds, without their places.
std::vector<std::pair<MarkKind, std::string_view>> wordsOf(const TextSnapshot& text,
                                                           const std::vector<Mark>& marks) {
    std::vector<std::pair<MarkKind, std::string_view>> words;
    words.reserve(marks.size());
    for (const Mark& mark : marks)
        words.emplace_back(mark.kind, trimmed(text.slice(mark.range)));
    return words;
}

} // namespace

EditOutcome formatted(const Analysis& analysis, Indentation indentation) {
    const auto unreadableIn = [](const Analysis& read) {
        return std::ranges::find_if(read.diagnostics(), leavesOpenWhatFollows, &Diagnostic::code);
    };
    const auto unreadable = unreadableIn(analysis);
    if (unreadable != analysis.diagnostics().end())
        return refuse(say("Fix line {} first: {}", analysis.text().position(unreadable->range.begin).line + 1,
                          unreadable->message()));
    const std::vector<Mark> marks = Marks().of(analysis);
    const Formatter formatter(analysis, marks, indentation);
    if (formatter.addedBytes() > mostAdded)
        return refuse(say("The indentation stays as it is, because the text would become far too long."));
    TextEdit edit(formatter.replacements());
    const AnalysisPtr after = analysis.updated(edit, TextSnapshot(edit.apply(analysis.text().bytes())));
    const bool isAnother = unreadableIn(*after) != after->diagnostics().end() ||
                           wordsOf(analysis.text(), marks) != wordsOf(after->text(), Marks().of(*after));
    if (isAnother)
        return refuse(
            say("The indentation stays as it is, because changing it would change the meaning of the text."));
    return edit;
}

} // namespace levwright::services

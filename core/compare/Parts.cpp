// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/Parts.h"

#include "core/document/LevelsAnalysis.h"
#include "core/services/Outline.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <iterator>

namespace levwright::compare {
namespace {

// What is nested deeper is compared by its lines.
constexpr std::size_t mostNested = 64;

struct Span {
    Range range; // whole lines; never empty
    PartKind kind{};
    std::string_view key{}; // of a level
    Range cells{};          // of a map: from the first byte of its first row to the end of its last one
};

bool isOfWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '$';
}

// The first word of a line, or its first character; empty for a blank line.
std::string_view firstWordOf(std::string_view line) {
    const std::string_view text = trimmed(line.substr(0, line.find_first_of("\r\n")));
    const auto end = std::ranges::find_if_not(text, isOfWord);
    return text.substr(0, std::max<std::size_t>(std::size_t(end - text.begin()), text.empty() ? 0 : 1));
}

Range linesAround(std::string_view text, Range range) {
    const Offset last = range.empty() ? range.begin : range.end - 1;
    return {startOfLine(text, range.begin), endOfLine(text, last)};
}

// In scripts, something else may stand before the first row and after the last one.
void addRowsOfMaps(const LevelsAnalysis& levels, std::string_view text, std::vector<Span>& spans) {
    for (std::size_t i = 0; i < levels.levelCount(); ++i) {
        for (const PartModel& part : levels.level(i).parts) {
            if (!part.map || part.map->rows.empty())
                continue;
            const Range rows{part.map->rows.front().line.begin, part.map->rows.back().line.end};
            const Range cells{part.map->rows.front().content.begin, part.map->rows.back().content.end};
            if (!rows.empty())
                spans.push_back({linesAround(text, rows.shifted(levels.levelStart(i))),
                                 PartKind::Map,
                                 {},
                                 cells.shifted(levels.levelStart(i))});
        }
    }
}

void addStatements(const LevelsAnalysis& levels, std::string_view text, std::vector<Span>& spans) {
    for (std::size_t i = 0; i < levels.levelCount(); ++i) {
        for (const StatementNode& statement : levels.level(i).tree->statements) {
            const Range range = statement.range.shifted(levels.levelStart(i));
            if (text.substr(range.begin, range.size()).contains('\n'))
                spans.push_back({linesAround(text, range), PartKind::Block});
        }
    }
}

std::vector<Span> spansOf(const Analysis& analysis) {
    const std::string_view text = analysis.text().bytes();
    std::vector<Span> spans;
    if (const LevelsAnalysis* levels = analysis.levels()) {
        for (std::size_t i = 0; i < levels->levelCount(); ++i) {
            const Range range = levels->levelRange(i);
            if (!range.empty())
                spans.push_back({linesAround(text, range), PartKind::Level, levels->level(i).name});
        }
        addRowsOfMaps(*levels, text, spans);
        addStatements(*levels, text, spans);
    }
    for (const Fold& fold : services::Folds().of(analysis)) {
        // Maps are spans by their rows, and comments are lines.
        if (fold.kind != FoldKind::Map && fold.kind != FoldKind::Comment && fold.kind != FoldKind::Level)
            spans.push_back({linesAround(text, fold.range), PartKind::Block});
    }
    return spans;
}

// Outer spans before inner ones. Of spans over the same lines the map is kept, or the level. Spans that lie
// in others by halves are dropped.
std::vector<Span> nested(std::vector<Span> spans) {
    std::ranges::stable_sort(spans, [](const Span& a, const Span& b) {
        if (a.range.begin != b.range.begin)
            return a.range.begin < b.range.begin;
        return a.range.end != b.range.end ? a.range.end > b.range.end : a.kind < b.kind;
    });
    std::vector<Span> kept;
    std::vector<Span> open;
    for (const Span& span : spans) {
        while (!open.empty() && open.back().range.end <= span.range.begin)
            open.pop_back();
        if (open.size() == mostNested || (!open.empty() && open.back().range.end < span.range.end))
            continue;
        if (!open.empty() && open.back().range == span.range && open.back().kind == span.kind)
            continue;
        open.push_back(span);
        kept.push_back(span);
    }
    return kept;
}

class TreeMaker {
public:
    TreeMaker(std::string_view text, const std::vector<Span>& spans) : m_text(text), m_spans(spans) {}

    // The parts from begin to end, whose spans come next.
    std::vector<Part> children(Range range) {
        std::vector<Part> parts;
        Offset at = range.begin;
        while (m_next < m_spans.size() && m_spans[m_next].range.begin < range.end) {
            const Span& span = m_spans[m_next++];
            addLines({at, span.range.begin}, parts);
            const std::string_view text = m_text.substr(span.range.begin, span.range.size());
            parts.push_back({span.kind, text, keyOf(span, text), partsOf(span)});
            at = span.range.end;
        }
        addLines({at, range.end}, parts);
        return parts;
    }

private:
    static std::string_view keyOf(const Span& span, std::string_view text) {
        return span.kind == PartKind::Block ? firstWordOf(text) : span.key;
    }

    std::vector<Part> partsOf(const Span& span) {
        std::vector<Part> parts = children(span.range);
        if (span.kind == PartKind::Map) {
            for (Part& row : parts)
                row.key = {};
            parts.front().head = span.cells.begin - span.range.begin;
            parts.back().tail = span.range.end - span.cells.end;
        }
        return parts;
    }

    void addLines(Range range, std::vector<Part>& parts) const {
        for (Offset at = range.begin; at < range.end;) {
            const Offset end = endOfLine(m_text, at);
            const std::string_view line = m_text.substr(at, end - at);
            parts.push_back({PartKind::Line, line, firstWordOf(line)});
            at = end;
        }
    }

    std::string_view m_text;
    const std::vector<Span>& m_spans;
    std::size_t m_next = 0;
};

constexpr bool opens(char c) {
    return c == '(' || c == '{' || c == '[';
}
constexpr bool closes(char c) {
    return c == ')' || c == '}' || c == ']';
}

// The byte after the text in quotes that begins there, or the end of the text.
std::size_t behindQuotes(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == quote)
            return i + 1;
        if (text[i] == '\\')
            ++i;
    }
    return text.size();
}

// Whether the bracket there begins a list whose parts are pieces: a table, or the arguments of a call.
bool beginsList(std::string_view text, std::size_t bracket) {
    return text[bracket] == '{' || (text[bracket] == '(' && bracket > 0 && isOfWord(text[bracket - 1]));
}

class PieceMaker {
public:
    explicit PieceMaker(std::string_view text) : m_text(text) {}

    std::vector<Part> pieces() {
        for (std::size_t at = 0; at < m_text.size();)
            at = step(at);
        cut(m_text.size());
        return std::move(m_pieces);
    }

private:
    std::size_t step(std::size_t at) {
        const char c = m_text[at];
        if (c == '"' || c == '\'')
            return behindQuotes(m_text, at);
        if (opens(c)) {
            // Only the first list of a text is taken apart. Those inside it are taken apart when needed.
            if (m_depth == m_listDepth && !m_hadList && beginsList(m_text, at)) {
                m_hadList = true;
                ++m_listDepth;
                cut(at + 1);
            }
            ++m_depth;
        } else if (closes(c)) {
            if (m_depth == m_listDepth && m_depth > 0) {
                cut(at);
                --m_listDepth;
            }
            m_depth -= m_depth > 0 ? 1 : 0;
        } else if ((c == ',' || c == ':') && m_depth == m_listDepth) {
            cut(at);
            cut(at + 1);
        }
        return at + 1;
    }

    // What stands before end is a piece; the blanks and the line end after it are another one.
    void cut(std::size_t end) {
        if (end <= m_begin)
            return;
        const std::string_view text = m_text.substr(m_begin, end - m_begin);
        const std::size_t last = text.find_last_not_of(" \t\r\n");
        const std::size_t size = last == std::string_view::npos ? 0 : last + 1;
        if (size > 0)
            m_pieces.push_back({PartKind::Piece, text.substr(0, size), keyOf(text.substr(0, size))});
        if (size < text.size())
            m_pieces.push_back({PartKind::Piece, text.substr(size), " "});
        m_begin = end;
    }

    // The name of an entry.
    static std::string_view keyOf(std::string_view piece) {
        const std::size_t sign = piece.find('=');
        if (sign != std::string_view::npos && sign > 0)
            return trimmed(piece.substr(0, sign));
        return piece == "," ? piece : std::string_view();
    }

    std::string_view m_text;
    std::vector<Part> m_pieces;
    std::size_t m_begin = 0;
    int m_depth = 0;
    int m_listDepth = 0; // the depth at which commas part pieces
    bool m_hadList = false;
};

} // namespace

Part partsOf(const Analysis& analysis) {
    const std::string_view text = analysis.text().bytes();
    const std::vector<Span> spans = nested(spansOf(analysis));
    return {PartKind::File, text, {}, TreeMaker(text, spans).children({0, text.size()})};
}

std::vector<Part> piecesOf(std::string_view text) {
    return PieceMaker(text).pieces();
}

} // namespace levwright::compare

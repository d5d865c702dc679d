// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/GuideText.h"

#include "core/base/LowerCase.h"

#include <algorithm>
#include <format>
#include <optional>
#include <set>
#include <utility>

namespace levwright::guide {
namespace {

constexpr std::string_view fence = "```";
constexpr std::string_view codeIndent = "    ";

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// What stands after the mark of a list item, such as “- ” or “12. ”, and its number.
struct ItemStart {
    int number = 0;
    std::string_view text;
};

std::optional<ItemStart> itemStart(std::string_view line) {
    if (line.starts_with("- "))
        return ItemStart{0, line.substr(2)};
    constexpr std::size_t mostDigits = 3;
    std::size_t digits = 0;
    int number = 0;
    while (digits < line.size() && digits < mostDigits && isDigit(line[digits]))
        number = number * 10 + (line[digits++] - '0');
    if (digits == 0 || !line.substr(digits).starts_with(". "))
        return std::nullopt;
    return ItemStart{number, line.substr(digits + 2)};
}

std::size_t headingLevel(std::string_view line) {
    constexpr std::size_t deepest = 4;
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level >= 1 && level <= deepest && line.substr(level).starts_with(' ') ? level : 0;
}

std::vector<std::string> cellsOf(std::string_view line) {
    std::vector<std::string> cells;
    std::string cell;
    line = trimmed(line);
    line.remove_prefix(1);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool isEscaped = line[i] == '\\' && line.substr(i + 1).starts_with('|');
        if (isEscaped)
            cell += line[++i];
        else if (line[i] == '|')
            cells.emplace_back(trimmed(std::exchange(cell, {})));
        else
            cell += line[i];
    }
    return cells;
}

// Whether no blank stands between the two when they become one line.
bool isJapanese(std::string_view before, std::string_view behind) {
    constexpr unsigned char firstOfWide =
        0xe3; // in UTF-8; signs, kana and kanji begin with it or a later byte
    const auto last = static_cast<unsigned char>(before.back());
    return last >= 0x80 && static_cast<unsigned char>(behind.front()) >= firstOfWide;
}

bool isRule(std::string_view line) {
    return line.find_first_not_of("|-: \r") == std::string_view::npos;
}

class BlockReader {
public:
    explicit BlockReader(std::string_view markdown) : m_lines(linesOf(markdown)) {}

    std::vector<Block> read() && {
        while (m_at < m_lines.size())
            readBlock();
        return std::move(m_blocks);
    }

private:
    void readBlock() {
        const std::string_view line = m_lines[m_at];
        if (trimmed(line).empty())
            ++m_at;
        else if (const std::size_t level = headingLevel(line))
            m_blocks.push_back(
                {BlockKind::Heading, int(level), std::string(trimmed(take().substr(level))), {}, {}});
        else if (line.starts_with(fence))
            readFence();
        else if (line.starts_with(codeIndent))
            readIndented();
        else if (line.starts_with('|'))
            readTable();
        else if (itemStart(line))
            readList();
        else
            readParagraph();
    }

    std::string_view take() { return m_lines[m_at++]; }

    void readFence() {
        Block code{BlockKind::Code, 0, {}, std::string(trimmed(take().substr(fence.size()))), {}};
        while (m_at < m_lines.size() && !m_lines[m_at].starts_with(fence))
            code.text.append(take()) += '\n';
        if (m_at < m_lines.size())
            take();
        m_blocks.push_back(std::move(code));
    }

    void readIndented() {
        Block code{.kind = BlockKind::Code};
        while (m_at < m_lines.size() && m_lines[m_at].starts_with(codeIndent))
            code.text.append(take().substr(codeIndent.size())) += '\n';
        m_blocks.push_back(std::move(code));
    }

    void readTable() {
        Block table{.kind = BlockKind::Table};
        while (m_at < m_lines.size() && m_lines[m_at].starts_with('|')) {
            const std::string_view line = take();
            if (table.rows.size() != 1 || !isRule(line))
                table.rows.push_back(cellsOf(line));
        }
        m_blocks.push_back(std::move(table));
    }

    bool continuesText() const {
        return m_at < m_lines.size() && !trimmed(m_lines[m_at]).empty() && headingLevel(m_lines[m_at]) == 0 &&
               !m_lines[m_at].starts_with(fence) && !itemStart(m_lines[m_at]);
    }

    std::string takeText(std::string_view first) {
        std::string text(trimmed(first));
        while (continuesText()) {
            const std::string_view line = trimmed(take());
            text.append(text.empty() || isJapanese(text, line) ? "" : " ").append(line);
        }
        return text;
    }

    void readList() {
        Block list{BlockKind::List, itemStart(m_lines[m_at])->number, {}, {}, {}};
        while (m_at < m_lines.size()) {
            const std::optional<ItemStart> item = itemStart(m_lines[m_at]);
            if (!item || (item->number == 0) != (list.number == 0))
                break;
            take();
            list.rows.push_back({takeText(item->text)});
        }
        m_blocks.push_back(std::move(list));
    }

    void readParagraph() {
        std::string text = takeText(take());
        const std::size_t middle = text.find("](");
        if (text.starts_with("![") && text.ends_with(')') && middle != std::string::npos)
            m_blocks.push_back({BlockKind::Picture,
                                0,
                                text.substr(2, middle - 2),
                                text.substr(middle + 2, text.size() - middle - 3),
                                {}});
        else
            m_blocks.push_back({BlockKind::Paragraph, 0, std::move(text), {}, {}});
    }

    std::vector<std::string_view> m_lines;
    std::size_t m_at = 0;
    std::vector<Block> m_blocks;
};

// Takes a span that begins with opening and ends with closing from the start of rest.
std::optional<std::string_view> enclosed(std::string_view& rest, std::string_view opening,
                                         std::string_view closing) {
    if (!rest.starts_with(opening))
        return std::nullopt;
    const std::size_t end = rest.find(closing, opening.size());
    if (end == std::string_view::npos || end == opening.size() || rest[opening.size()] == ' ')
        return std::nullopt;
    const std::string_view inside = rest.substr(opening.size(), end - opening.size());
    rest.remove_prefix(end + closing.size());
    return inside;
}

std::optional<Span> takeSpan(std::string_view& rest) {
    if (const auto code = enclosed(rest, "`", "`"))
        return Span{SpanKind::Code, std::string(*code), {}};
    if (const auto name = enclosed(rest, "**", "**"))
        return Span{SpanKind::Name, std::string(*name), {}};
    if (const auto word = enclosed(rest, "*", "*"))
        return Span{SpanKind::Emphasis, std::string(*word), {}};
    std::string_view behind = rest;
    const auto label = enclosed(behind, "[", "](");
    if (!label)
        return std::nullopt;
    const std::size_t end = behind.find(')');
    if (end == std::string_view::npos)
        return std::nullopt;
    Span link{SpanKind::Link, std::string(*label), std::string(behind.substr(0, end))};
    std::erase(link.text, '`');
    rest = behind.substr(end + 1);
    return link;
}

// As GitHub makes it: small letters, without punctuation, hyphens for blanks.
std::string anchorOf(std::string_view title) {
    std::string anchor;
    for (const char c : title) {
        if (c == ' ' || c == '-')
            anchor += '-';
        else if ((lowerCase(c) >= 'a' && lowerCase(c) <= 'z') || isDigit(c) || c == '_' ||
                 (static_cast<unsigned char>(c) & 0x80U) != 0)
            anchor += lowerCase(c);
    }
    return anchor;
}

std::string textOf(const Block& block, std::vector<std::string>& marks) {
    std::string all;
    const auto add = [&](std::string_view line) {
        all += all.empty() ? "" : " ";
        all += plainText(line);
        for (Span& span : spansOf(line)) {
            if (span.kind == SpanKind::Name || span.kind == SpanKind::Code)
                marks.push_back(std::move(span.text));
        }
    };
    if (block.kind == BlockKind::Code)
        return block.text;
    add(block.text);
    for (const std::vector<std::string>& row : block.rows)
        std::ranges::for_each(row, add);
    return all;
}

} // namespace

std::vector<Block> blocksOf(std::string_view markdown) {
    return BlockReader(markdown).read();
}

std::vector<Span> spansOf(std::string_view line) {
    std::vector<Span> spans;
    while (!line.empty()) {
        if (std::optional<Span> span = takeSpan(line)) {
            spans.push_back(*std::move(span));
            continue;
        }
        if (spans.empty() || spans.back().kind != SpanKind::Text)
            spans.push_back({SpanKind::Text, {}, {}});
        spans.back().text += line.front();
        line.remove_prefix(1);
    }
    return spans;
}

std::string plainText(std::string_view line) {
    std::string plain;
    for (const Span& span : spansOf(line))
        plain += span.text;
    return plain;
}

std::vector<Section> sectionsOf(std::string_view markdown) {
    std::vector<Section> sections;
    std::set<std::string> anchors;
    for (const Block& block : blocksOf(markdown)) {
        if (block.kind == BlockKind::Heading) {
            const std::string title = plainText(block.text);
            const std::string usual = anchorOf(title);
            std::string anchor = usual;
            for (int i = 1; !anchors.insert(anchor).second; ++i)
                anchor = std::format("{}-{}", usual, i);
            sections.push_back({{block.number, title, anchor}, {}, {}});
        } else if (!sections.empty()) {
            sections.back().text += textOf(block, sections.back().marks) + '\n';
        }
    }
    return sections;
}

std::vector<Chapter> chaptersOf(std::string_view index) {
    constexpr std::string_view ending = ".md";
    std::vector<Chapter> chapters;
    std::string group;
    for (const Block& block : blocksOf(index)) {
        if (block.kind == BlockKind::Heading)
            group = plainText(block.text);
        if (block.kind != BlockKind::List)
            continue;
        for (const std::vector<std::string>& item : block.rows) {
            for (const Span& span : spansOf(item.front())) {
                if (span.kind != SpanKind::Link || !span.target.ends_with(ending))
                    continue;
                std::string name = span.target.substr(0, span.target.size() - ending.size());
                if (!std::ranges::contains(chapters, name, &Chapter::name))
                    chapters.push_back({group, span.text, std::move(name)});
            }
        }
    }
    return chapters;
}

} // namespace levwright::guide

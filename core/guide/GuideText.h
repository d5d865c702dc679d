// SPDX-License-Identifier: GPL-3.0-or-later
// The guide's chapters as blocks and spans. They are written in a part of Markdown: headings, paragraphs,
// lists without lists in them, tables, code in fences or indented by four blanks, and pictures in a paragraph
// of their own; in a line bold, italic, code and links, none within another.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::guide {

enum class BlockKind : std::uint8_t { Heading, Paragraph, Code, List, Table, Picture };

struct Block {
    BlockKind kind{};
    int number = 0;     // of a heading its level, 1..4; of a list its first number, 0 for bullets
    std::string text;   // of a heading, paragraph, code; the words that stand for a picture
    std::string detail; // of code its language, of a picture its file; may be empty
    std::vector<std::vector<std::string>>
        rows; // of a table, the first one its head; of a list, one cell each
};

// In text order. Any bytes give blocks.
std::vector<Block> blocksOf(std::string_view markdown);

enum class SpanKind : std::uint8_t { Text, Name, Emphasis, Code, Link };

// A name is bold and stands on the screen, such as “File > Export”.
struct Span {
    SpanKind kind{};
    std::string text;
    std::string target; // of a link
};

std::vector<Span> spansOf(std::string_view line);
// The line without its marks.
std::string plainText(std::string_view line);

struct Heading {
    int level = 1;
    std::string title;
    std::string anchor; // no two of a page have the same
};

// A heading with what stands below it, up to the next one. Text before the first heading has none and is left
// out.
struct Section {
    Heading heading;
    std::string text;               // plain, a line for each block
    std::vector<std::string> marks; // the names and the pieces of code in it, each as it stands
};

std::vector<Section> sectionsOf(std::string_view markdown);

// A row of the index: the pages that it links to, without ".md" and each once, below the heading that they
// stand under.
struct Chapter {
    std::string group;
    std::string title; // the words of the link
    std::string name;  // of the file without its ending
};

std::vector<Chapter> chaptersOf(std::string_view index);

} // namespace levwright::guide

// SPDX-License-Identifier: GPL-3.0-or-later
// The guide as HTML: a chapter for a window, or all chapters as one file.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::guide {

struct HtmlMaking {
    // Changes the address of a link or picture. If the result is empty, a link becomes plain words, and a
    // picture is left out.
    std::function<std::string(std::string_view target)> link;
    std::function<std::string(std::string_view file)> picture;
    // Anchors for the headings, in their order. Headings beyond the end of this list get anchors that are
    // made from their words.
    std::vector<std::string> anchors;
};

// The body of a page, without <body>.
std::string bodyOf(std::string_view markdown, const HtmlMaking& making);

struct Page {
    std::string name; // of the file without its ending, such as "painting"
    std::string markdown;
};

// One file that needs no other. picture gives the bytes of a PNG file; a picture without bytes is left out.
std::string wholeGuide(const std::vector<Page>& pages,
                       const std::function<std::string(std::string_view file)>& picture);

} // namespace levwright::guide

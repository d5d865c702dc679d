// SPDX-License-Identifier: GPL-3.0-or-later
// The guide as HTML: a chapter for a window, or all chapters as one file.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::guide {

struct HtmlMaking {
    // What the address of a link or picture becomes. Without an address, the words of a link stay and a
    // picture goes.
    std::function<std::string(std::string_view target)> link;
    std::function<std::string(std::string_view file)> picture;
    // The anchors of the headings, in order, in place of those that the headings give; those behind its end
    // get their own.
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

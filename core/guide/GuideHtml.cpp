// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/GuideHtml.h"

#include "core/base/Base64.h"
#include "core/base/Html.h"
#include "core/guide/GuideText.h"

#include <algorithm>
#include <format>

namespace levwright::guide {
namespace {

constexpr std::string_view style = R"(
body { font-family: sans-serif; line-height: 1.5; max-width: 50em; margin: 2em auto; padding: 0 1em; }
body { color: #222; background: #fff; }
code, pre { font-family: monospace; background: #f0efe9; }
code { padding: 0 0.2em; }
pre { padding: 0.7em; overflow-x: auto; line-height: 1.3; }
table { border-collapse: collapse; }
td, th { border: 1px solid #bbb; padding: 0.2em 0.6em; text-align: left; vertical-align: top; }
img { max-width: 100%; border: 1px solid #bbb; }
h1 { border-top: 1px solid #bbb; padding-top: 1em; margin-top: 3em; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #222; }
  code, pre { background: #333; }
  a { color: #9bf; }
}
)";

std::string inTag(std::string_view tag, std::string_view content) {
    return std::format("<{0}>{1}</{0}>", tag, content);
}

class BodyWriter {
public:
    BodyWriter(std::string_view markdown, const HtmlMaking& making)
        : m_making(making), m_sections(sectionsOf(markdown)) {}

    std::string write(const std::vector<Block>& blocks) {
        for (const Block& block : blocks)
            add(block);
        return std::move(m_html);
    }

private:
    void add(const Block& block) {
        switch (block.kind) {
        case BlockKind::Heading:
            addHeading(block);
            break;
        case BlockKind::Paragraph:
            m_html += inTag("p", lineOf(block.text)) + '\n';
            break;
        case BlockKind::Code:
            m_html += inTag("pre", inHtml(block.text)) + '\n';
            break;
        case BlockKind::List:
            addList(block);
            break;
        case BlockKind::Table:
            addTable(block);
            break;
        case BlockKind::Picture:
            addPicture(block);
            break;
        }
    }

    void addHeading(const Block& block) {
        const std::string& anchor = m_heading < m_making.anchors.size()
                                        ? m_making.anchors[m_heading]
                                        : m_sections[m_heading].heading.anchor;
        ++m_heading;
        m_html +=
            std::format("<h{0} id=\"{1}\">{2}</h{0}>\n", block.number, inHtml(anchor), lineOf(block.text));
    }

    void addList(const Block& block) {
        const std::string_view tag = block.number == 0 ? "ul" : "ol";
        m_html +=
            block.number > 1 ? std::format("<ol start=\"{}\">\n", block.number) : std::format("<{}>\n", tag);
        for (const std::vector<std::string>& item : block.rows)
            m_html += inTag("li", lineOf(item.front())) + '\n';
        m_html += std::format("</{}>\n", tag);
    }

    void addTable(const Block& block) {
        m_html += "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n"; // the attributes are for Qt
        std::string_view tag = "th";
        for (const std::vector<std::string>& row : block.rows) {
            std::string cells;
            for (const std::string& cell : row)
                cells += inTag(tag, lineOf(cell));
            m_html += inTag("tr", cells) + '\n';
            tag = "td";
        }
        m_html += "</table>\n";
    }

    void addPicture(const Block& block) {
        const std::string address = m_making.picture(block.detail);
        if (!address.empty())
            m_html +=
                std::format("<p><img src=\"{}\" alt=\"{}\"></p>\n", inHtml(address), inHtml(block.text));
    }

    std::string lineOf(std::string_view line) const {
        std::string html;
        for (const Span& span : spansOf(line)) {
            switch (span.kind) {
            case SpanKind::Text:
                html += inHtml(span.text);
                break;
            case SpanKind::Name:
                html += inTag("b", inHtml(span.text));
                break;
            case SpanKind::Emphasis:
                html += inTag("i", inHtml(span.text));
                break;
            case SpanKind::Code:
                html += inTag("code", inHtml(span.text));
                break;
            case SpanKind::Link:
                html += linkOf(span);
                break;
            }
        }
        return html;
    }

    std::string linkOf(const Span& span) const {
        const std::string address = m_making.link(span.target);
        return address.empty() ? inHtml(span.text)
                               : std::format("<a href=\"{}\">{}</a>", inHtml(address), inHtml(span.text));
    }

    const HtmlMaking& m_making;
    std::vector<Section> m_sections;
    std::size_t m_heading = 0;
    std::string m_html;
};

// The anchor in the one file: that of a page is its name, that of a heading has the name before it.
std::string inOneFile(std::string_view page, std::string_view anchor) {
    return anchor.empty() ? std::string(page) : std::format("{}.{}", page, anchor);
}

// “painting.md#tools” as an address in the one file; empty for what is not in it.
std::string linkInOneFile(std::string_view from, std::string_view target, const std::vector<Page>& pages) {
    if (target.starts_with("https:"))
        return std::string(target);
    const std::size_t sign = target.find('#');
    std::string_view file = target.substr(0, sign);
    const std::string_view anchor =
        sign == std::string_view::npos ? std::string_view() : target.substr(sign + 1);
    if (file.ends_with(".md"))
        file.remove_suffix(3);
    if (!file.empty() && !std::ranges::contains(pages, file, &Page::name))
        return {};
    return '#' + inOneFile(file.empty() ? from : file, anchor);
}

} // namespace

std::string bodyOf(std::string_view markdown, const HtmlMaking& making) {
    return BodyWriter(markdown, making).write(blocksOf(markdown));
}

std::string wholeGuide(const std::vector<Page>& pages,
                       const std::function<std::string(std::string_view file)>& picture) {
    std::string html =
        std::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<title>The guide to Levwright</title>\n<style>{}</style>\n</head>\n<body>\n",
                    style);
    for (const Page& page : pages) {
        HtmlMaking making{[&](std::string_view target) { return linkInOneFile(page.name, target, pages); },
                          [&](std::string_view file) {
                              const std::string bytes = picture(file);
                              return bytes.empty() ? bytes : "data:image/png;base64," + base64Of(bytes);
                          },
                          {}};
        for (const Section& section : sectionsOf(page.markdown))
            making.anchors.push_back(
                inOneFile(page.name, making.anchors.empty() ? std::string_view() : section.heading.anchor));
        html += bodyOf(page.markdown, making);
    }
    return html + "</body>\n</html>\n";
}

} // namespace levwright::guide

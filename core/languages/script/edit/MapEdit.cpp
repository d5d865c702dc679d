// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/MapEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/MapEdit.h"

#include <algorithm>
#include <format>
#include <functional>

namespace levwright {
namespace {

// The text between the brackets, without the first line end, which Lua drops.
std::optional<Range> contentOf(std::string_view text, Range literal) {
    const std::size_t open = text.find('[', literal.begin + 1);
    if (open == std::string_view::npos || open >= literal.end)
        return std::nullopt;
    const std::size_t brackets = open + 1 - literal.begin;
    Range content{open + 1, literal.end - brackets};
    if (text.substr(content.begin).starts_with("\r\n"))
        content.begin += 2;
    else if (text.substr(content.begin).starts_with('\n'))
        content.begin += 1;
    return content.begin <= content.end ? std::optional(content) : std::nullopt;
}

bool isRuler(char c) {
    return c >= '0' && c <= '9';
}

MapRow rowOf(std::string_view text, Range content, Offset lineEnd) {
    return {.cells = RowCells(text, content, std::not_fn(isRuler)),
            .content = content,
            .line = {content.begin, lineEnd},
            .skipped = {content.begin, content.begin}};
}

std::string lineOf(const Grid<char>& cells, int y) {
    const auto begin = cells.cells().begin() + std::ptrdiff_t(y) * cells.width();
    return {begin, begin + cells.width()};
}

bool showsLine(std::string_view text, const MapRow& row, std::string_view line) {
    std::string written(row.cells.size(), ' ');
    row.cells.copy(text, written.begin());
    return written == line;
}

} // namespace

std::optional<MapModel> modelOfScriptMap(const script::ScriptText& script, const script::CallValues& call) {
    const script::CallValue* value = call.find("map");
    if (value == nullptr || script.at(value->value).kind != lua::NodeKind::Literal ||
        script.tokenOf(value->value) != lua::TokenKind::LongString)
        return std::nullopt;
    const std::optional<Range> content = contentOf(script.text, script.tree.range(value->value));
    if (!content)
        return std::nullopt;
    const std::string_view text = script.text;
    MapModel map{.isClosed = true, .lineEnd = "\n"};
    std::size_t width = 0;
    for (Offset at = content->begin; at < content->end;) {
        const Offset feed = std::min<Offset>(text.find('\n', at), content->end);
        const Offset lineEnd = std::min(feed + 1, content->end);
        Offset end = feed;
        if (end > at && text[end - 1] == '\r') {
            --end;
            map.lineEnd = "\r\n";
        }
        map.rows.push_back(rowOf(text, {at, end}, lineEnd));
        width = std::max(width, map.rows.back().cells.size());
        at = lineEnd;
    }
    std::vector<char> cells(width * map.rows.size(), ' ');
    for (std::size_t y = 0; y < map.rows.size(); ++y)
        map.rows[y].cells.copy(text, cells.begin() + std::ptrdiff_t(y * width));
    map.cells = Grid<char>(int(width), int(map.rows.size()), std::move(cells));
    map.end = map.rows.empty() ? content->begin : map.rows.back().line.end;
    return map;
}

EditOutcome paintScriptMap(std::string_view text, const MapModel& map, Point limit,
                           const std::vector<CellChange>& changes) {
    int width = map.cells.width();
    int height = map.cells.height();
    bool isWithin = true;
    for (const CellChange& change : changes) {
        const bool isOutside = change.at.x < 0 || change.at.y < 0 || change.at.x >= map.cells.width() ||
                               change.at.y >= map.cells.height();
        const bool isWritten =
            !isOutside && std::size_t(change.at.x) < map.rows[std::size_t(change.at.y)].cells.size();
        if (isWritten)
            continue;
        if (isOutside && change.terrain == ' ' && change.at.x >= 0 && change.at.y >= 0)
            continue;
        isWithin = false;
        width = std::max(width, change.at.x + 1);
        height = std::max(height, change.at.y + 1);
    }
    if (isWithin)
        return paintCells(text, map, limit, changes);
    if (auto refused = paintCells(text, map, limit, changes); !refused)
        return refused;
    Grid<char> cells(width, height, std::vector<char>(std::size_t(width) * std::size_t(height), ' '));
    for (int y = 0; y < map.cells.height(); ++y) {
        for (int x = 0; x < map.cells.width(); ++x)
            cells.set({x, y}, map.cells.at({x, y}));
    }
    for (const CellChange& change : changes) {
        if (change.at.x < width && change.at.y < height)
            cells.set(change.at, change.terrain);
    }
    return setScriptMap(text, map, limit, cells);
}

EditOutcome setScriptMap(std::string_view text, const MapModel& map, Point limit, const Grid<char>& cells) {
    if (cells.cells().empty())
        return refuse(say("A map must have at least one cell."));
    if (cells.width() > limit.x)
        return refuse(say("A map may be at most {} columns wide.", limit.x));
    if (cells.height() > limit.y)
        return refuse(say("A map may be at most {} rows high.", limit.y));
    std::vector<Replacement> edit;
    std::string more;
    for (int y = 0; y < cells.height(); ++y) {
        const std::string line = lineOf(cells, y);
        if (std::size_t(y) >= map.rows.size())
            more += line + map.lineEnd;
        else if (const MapRow& row = map.rows[std::size_t(y)]; !showsLine(text, row, line))
            edit.push_back({row.content, line});
    }
    for (std::size_t y = std::size_t(cells.height()); y < map.rows.size(); ++y)
        edit.push_back({map.rows[y].line, ""});
    if (!more.empty()) {
        // The last row may end together with the string.
        const bool isEnded = map.rows.empty() || map.rows.back().line.end > map.rows.back().content.end;
        if (!isEnded) {
            more.insert(0, map.lineEnd);
            more.resize(more.size() - map.lineEnd.size());
        }
        edit.push_back({{map.end, map.end}, more});
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/StatisticsText.h"

#include <array>
#include <format>
#include <iterator>

namespace levwright::roll {
namespace {

using namespace std::string_view_literals;

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) >= 0x7f)
            // Bytes are written as the characters of their numbers: names in tables are plain.
            out += std::format("\\u{:04x}", unsigned(static_cast<unsigned char>(c)));
        else
            out += c;
    }
    return out + '"';
}

// Writes objects and lists with their commas.
class Writer {
public:
    void open(char bracket) {
        comma();
        m_text += bracket;
        m_first = true;
    }
    void close(char bracket) {
        m_text += bracket;
        m_first = false;
    }
    void key(std::string_view name) {
        comma();
        m_text += quoted(name) + ':';
        m_first = true;
    }
    void number(Count value) {
        comma();
        std::format_to(std::back_inserter(m_text), "{}", value);
    }
    void text(std::string_view value) {
        comma();
        m_text += quoted(value);
    }
    void lineEnd() { m_text += '\n'; }
    std::string take() { return std::move(m_text); }

private:
    void comma() {
        if (!m_first)
            m_text += ',';
        m_first = false;
    }

    std::string m_text;
    bool m_first = true;
};

std::string cellKey(int cell) {
    return std::format("{},{}", cell % columns, cell / columns);
}

// binary: cells that vary are given by how often they are '1'.
void writeCells(Writer& out, const CellTally& tally, bool binary, char unused) {
    out.open('{');
    out.key("rows");
    out.open('[');
    for (int y = 0; y < rows; ++y) {
        std::string row;
        for (int x = 0; x < columns; ++x) {
            const auto& values = tally[std::size_t(cellOf(x, y))];
            row += values.empty() ? unused : values.size() == 1 ? values.begin()->first : '?';
        }
        out.text(row);
    }
    out.close(']');
    out.key("var");
    out.open('{');
    for (int cell = 0; cell < cellCount; ++cell) {
        const auto& values = tally[std::size_t(cell)];
        if (values.size() < 2)
            continue;
        out.key(cellKey(cell));
        if (binary) {
            out.number(values.at('1'));
            continue;
        }
        out.open('{');
        for (const auto& [value, count] : values) {
            out.key(std::string_view(&value, 1));
            out.number(count);
        }
        out.close('}');
    }
    out.close('}');
    out.close('}');
}

void writePlaces(Writer& out, const std::map<int, Count>& at) {
    out.key("at");
    out.open('[');
    for (const auto& [cell, count] : at) {
        out.number(Count(cell % columns));
        out.number(Count(cell / columns));
        out.number(count);
    }
    out.close(']');
}

void writeHistogram(Writer& out, const std::map<int, Count>& histogram) {
    out.open('{');
    for (const auto& [value, count] : histogram) {
        out.key(std::format("{}", value));
        out.number(count);
    }
    out.close('}');
}

void writeKinds(Writer& out, const LevelStatistics& statistics) {
    out.open('{');
    for (const auto& [name, tally] : statistics.kinds) {
        out.lineEnd();
        out.key(name);
        out.open('{');
        out.key("per");
        std::map<int, Count> perRoll = tally.perRoll;
        Count none = statistics.rolls;
        for (const auto& [number, count] : tally.perRoll)
            none -= count;
        perRoll[0] = none;
        writeHistogram(out, perRoll);
        if (tally.hasPlaces)
            writePlaces(out, tally.at);
        out.close('}');
    }
    out.close('}');
}

void writeNames(Writer& out, const LevelStatistics& statistics) {
    out.open('{');
    for (const auto& [group, names] : statistics.names) {
        out.lineEnd();
        out.key(group);
        out.open('{');
        for (const auto& [name, tally] : names) {
            out.key(name);
            out.open('[');
            out.number(tally.sum);
            out.number(tally.rolls);
            out.number(tally.squares);
            out.close(']');
        }
        out.close('}');
    }
    out.close('}');
}

void writeNumbers(Writer& out, const LevelStatistics& statistics) {
    out.key("sums");
    out.open('{');
    for (const auto& [name, tally] : statistics.sums) {
        out.key(name);
        out.open('[');
        out.number(tally.sum);
        out.number(tally.squares);
        out.close(']');
    }
    out.close('}');
    out.key("hist");
    out.open('{');
    for (const auto& [name, histogram] : statistics.histograms) {
        out.key(name);
        writeHistogram(out, histogram);
    }
    out.close('}');
    const auto writeCounts = [&](const std::map<std::string, Count>& counts) {
        out.open('{');
        for (const auto& [name, count] : counts) {
            out.key(name);
            out.number(count);
        }
        out.close('}');
    };
    out.key("flags");
    writeCounts(statistics.flags);
    out.key("regions");
    out.open('{');
    for (const auto& [name, areas] : statistics.regions) {
        out.key(name);
        writeCounts(areas);
    }
    out.close('}');
}

void writeStatements(Writer& out, const LevelStatistics& statistics) {
    out.open('[');
    for (const StatementTally& tally : statistics.statements) {
        out.lineEnd();
        out.open('{');
        out.key("kind");
        out.text(nameOf(tally.trace.kind));
        out.key("section");
        out.number(tally.trace.section);
        out.key("index");
        out.number(tally.trace.index);
        if (tally.source.line > 0) {
            out.key("line");
            out.number(tally.source.line);
            out.key("text");
            out.text(tally.source.text);
        }
        out.key("expected");
        out.number(tally.expected ? 1 : 0);
        out.key("rolls");
        out.number(tally.rolls);
        out.key("missing_seed");
        out.number(tally.missingSeed);
        writePlaces(out, tally.at);
        out.close('}');
    }
    out.close(']');
}

void writeFindings(Writer& out, const LevelStatistics& statistics) {
    out.open('[');
    for (const auto& [key, tally] : statistics.findings) {
        out.open('{');
        out.key("finding");
        out.text(nameOf(key.kind));
        if (key.statement >= 0) {
            out.key("statement");
            out.number(Count(key.statement));
        }
        out.key("rolls");
        out.number(tally.rolls);
        out.key("seed");
        out.number(tally.seed);
        out.close('}');
    }
    out.close(']');
}

} // namespace

std::string_view nameOf(RecordKind kind) {
    static constexpr std::array<std::string_view, recordKindCount> names{"level region",
                                                                         "region",
                                                                         "door",
                                                                         "drawbridge",
                                                                         "mazewalk",
                                                                         "non-diggable area",
                                                                         "non-passwall area",
                                                                         "ladder",
                                                                         "stair",
                                                                         "altar",
                                                                         "fountain",
                                                                         "sink",
                                                                         "pool",
                                                                         "trap",
                                                                         "monster",
                                                                         "object",
                                                                         "gold",
                                                                         "engraving",
                                                                         "room",
                                                                         "corridor"};
    return names[std::size_t(kind)];
}

std::string nameOf(const Trace& trace, bool roomLevel) {
    if (trace.kind == RecordKind::Room)
        return std::format("room {}", trace.section + 1);
    if (trace.kind == RecordKind::Corridor)
        return std::format("corridor {}", trace.index + 1);
    return std::format("{} {} of {} {}", nameOf(trace.kind), trace.index + 1, roomLevel ? "room" : "part",
                       trace.section + 1);
}

std::string toJson(const LevelStatistics& statistics) {
    Writer out;
    out.open('{');
    out.key("format");
    out.text("level-loading-1");
    out.key("level");
    out.text(statistics.level);
    out.key("rolls");
    out.number(statistics.rolls);
    out.key("seeds");
    std::string seeds;
    for (const SeedRange& range : statistics.seeds)
        seeds += std::format("{}{}..{}", seeds.empty() ? "" : ",", range.first, range.last);
    out.text(seeds);
    out.key("context_text");
    out.text(statistics.context);
    out.lineEnd();
    out.key("terrain");
    writeCells(out, statistics.terrain, false, '0');
    out.lineEnd();
    out.key("lit");
    writeCells(out, statistics.lit, true, '0');
    out.lineEnd();
    out.key("dig");
    writeCells(out, statistics.dig, false, '.');
    out.lineEnd();
    out.key("kinds");
    writeKinds(out, statistics);
    out.lineEnd();
    out.key("names");
    writeNames(out, statistics);
    out.lineEnd();
    writeNumbers(out, statistics);
    out.lineEnd();
    out.key("statements");
    writeStatements(out, statistics);
    out.lineEnd();
    out.key("findings");
    writeFindings(out, statistics);
    out.close('}');
    out.lineEnd();
    return out.take();
}

} // namespace levwright::roll

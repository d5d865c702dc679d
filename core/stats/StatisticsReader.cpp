// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Numbers.h"
#include "core/stats/StatisticsText.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <format>
#include <limits>

namespace levwright::roll {
namespace {

// Reads the JSON that toJson writes: objects, lists, texts and whole numbers. Once something has failed, all
// that is read is empty.
class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    const std::optional<Error>& error() const { return m_error; }
    bool failed() const { return m_error.has_value(); }
    void fail(std::string_view expected) {
        if (!m_error)
            m_error = Error{std::format("byte {}: expected {}", m_at, expected)};
    }

    // Calls member for each key; it has to read the value.
    template <class Member>
    void object(const Member& member) {
        list('{', '}', [&] {
            const std::string key = text();
            expect(':');
            if (!failed())
                member(key);
        });
    }
    template <class Element>
    void array(const Element& element) {
        list('[', ']', element);
    }

    Count number() {
        skipBlanks();
        Count value = 0;
        const char* begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
        if (failed() || error != std::errc{}) {
            fail("a whole number");
            return 0;
        }
        m_at += std::size_t(end - begin);
        return value;
    }

    std::string text() {
        std::string value;
        expect('"');
        while (!failed()) {
            if (m_at >= m_text.size()) {
                fail("the end of a text");
                break;
            }
            const char c = m_text[m_at++];
            if (c == '"')
                return value;
            value += c == '\\' ? escaped() : c;
        }
        return {};
    }

    // Nothing but blanks may follow.
    void end() {
        skipBlanks();
        if (m_at != m_text.size())
            fail("the end");
    }

    // Steps over a value of any shape.
    void skip(int depth = 0) {
        constexpr int deepest = 32;
        skipBlanks();
        const char next = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (depth > deepest)
            fail("fewer brackets");
        else if (next == '{')
            object([&](const std::string&) { skip(depth + 1); });
        else if (next == '[')
            array([&] { skip(depth + 1); });
        else if (next == '"')
            text();
        else
            number();
    }

private:
    void skipBlanks() {
        while (m_at < m_text.size() && std::string_view(" \t\r\n").contains(m_text[m_at]))
            ++m_at;
    }

    bool takes(char c) {
        skipBlanks();
        if (failed() || m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    void expect(char c) {
        if (!takes(c))
            fail(std::format("“{}”", c));
    }

    template <class Element>
    void list(char opening, char closing, const Element& element) {
        expect(opening);
        if (failed() || takes(closing))
            return;
        do
            element();
        while (takes(','));
        expect(closing);
    }

    char escaped() {
        const std::string_view rest = m_text.substr(std::min(m_at, m_text.size()));
        if (rest.starts_with('"') || rest.starts_with('\\')) {
            ++m_at;
            return rest[0];
        }
        unsigned value = 0;
        constexpr std::size_t length = 5;
        if (rest.size() >= length && rest[0] == 'u') {
            const auto [end, error] = std::from_chars(rest.data() + 1, rest.data() + length, value, 16);
            if (error == std::errc{} && end == rest.data() + length && value <= 0xff) {
                m_at += length;
                return char(value);
            }
        }
        fail("a known escape");
        return 0;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::optional<Error> m_error;
};

class StatisticsReader {
public:
    explicit StatisticsReader(std::string_view json) : m_in(json) {}

    Result<LevelStatistics> read() {
        m_in.object([&](const std::string& key) { readMember(key); });
        m_in.end();
        if (!m_in.failed())
            finish();
        if (m_in.failed())
            return std::unexpected(*m_in.error());
        return std::move(m_result);
    }

private:
    struct Grid {
        std::vector<std::string> rows;
        CellTally varying = CellTally(cellCount);
    };

    void readMember(const std::string& key) {
        if (key == "level")
            m_result.level = m_in.text();
        else if (key == "rolls")
            m_result.rolls = m_in.number();
        else if (key == "seeds")
            readSeeds(m_in.text());
        else if (key == "context_text")
            m_result.context = m_in.text();
        else if (key == "terrain")
            readGrid(m_terrain, false);
        else if (key == "lit")
            readGrid(m_lit, true);
        else if (key == "dig")
            readGrid(m_dig, false);
        else if (key == "kinds")
            m_in.object([&](const std::string& name) { readKind(m_result.kinds[name]); });
        else if (key == "names")
            m_in.object([&](const std::string& group) { readNames(m_result.names[group]); });
        else if (key == "sums")
            m_in.object([&](const std::string& name) { readSum(m_result.sums[name]); });
        else if (key == "hist")
            m_in.object([&](const std::string& name) { readHistogram(m_result.histograms[name]); });
        else if (key == "flags")
            readCounts(m_result.flags);
        else if (key == "regions")
            m_in.object([&](const std::string& name) { readCounts(m_result.regions[name]); });
        else if (key == "statements")
            m_in.array([&] { readStatement(m_result.statements.emplace_back()); });
        else if (key == "findings")
            m_in.array([&] { readFinding(); });
        else
            m_in.skip();
    }

    void readSeeds(std::string_view text) {
        while (!text.empty()) {
            const std::string_view entry = text.substr(0, text.find(','));
            text.remove_prefix(std::min(text.size(), entry.size() + 1));
            const std::size_t dots = entry.find("..");
            const bool isRange = dots != std::string_view::npos;
            const auto first = wholeNumber<std::uint64_t>(entry.substr(0, isRange ? dots : 0));
            const auto last = wholeNumber<std::uint64_t>(isRange ? entry.substr(dots + 2) : "");
            const bool fits = first && last && *first <= *last;
            const bool follows = !fits || m_result.seeds.empty() || m_result.seeds.back().last < *first;
            if (!fits || !follows)
                return m_in.fail("ranges of seeds in order, as 1..1000");
            m_result.seeds.push_back({*first, *last});
        }
    }

    int readCellKey(std::string_view key) {
        const std::size_t comma = key.find(',');
        const std::optional<int> x = wholeNumber<int>(key.substr(0, comma));
        const std::optional<int> y =
            comma == std::string_view::npos ? std::nullopt : wholeNumber<int>(key.substr(comma + 1));
        return cellIn(x.value_or(-1), y.value_or(-1));
    }

    int cellIn(int x, int y) {
        if (x >= 0 && x < columns && y >= 0 && y < rows)
            return cellOf(x, y);
        m_in.fail("a cell of the level");
        return 0;
    }

    void readGrid(Grid& grid, bool binary) {
        m_in.object([&](const std::string& key) {
            if (key == "rows")
                m_in.array([&] { grid.rows.push_back(m_in.text()); });
            else if (key == "var")
                m_in.object([&](const std::string& cell) {
                    readValues(grid.varying[std::size_t(readCellKey(cell))], binary);
                });
            else
                m_in.skip();
        });
    }

    void readValues(std::map<char, Count>& values, bool binary) {
        if (binary) {
            values['1'] = m_in.number();
            return;
        }
        m_in.object([&](const std::string& value) {
            const Count count = m_in.number();
            if (value.size() != 1)
                m_in.fail("one character");
            else
                values[value[0]] = count;
        });
    }

    void readPlaces(std::map<int, Count>& at) {
        std::array<Count, 3> triple{};
        std::size_t length = 0;
        m_in.array([&] {
            triple[length++] = m_in.number();
            if (length < triple.size())
                return;
            length = 0;
            const auto side = [](Count value) { return value < Count(columns) ? int(value) : -1; };
            at[cellIn(side(triple[0]), side(triple[1]))] = triple[2];
        });
        if (length != 0)
            m_in.fail("x, y and count");
    }

    void readHistogram(std::map<int, Count>& histogram) {
        m_in.object([&](const std::string& key) {
            const std::optional<int> value = wholeNumber<int>(key);
            if (!value)
                m_in.fail("a number as key");
            histogram[value.value_or(0)] = m_in.number();
        });
    }

    void readKind(KindTally& kind) {
        kind.hasPlaces = false;
        m_in.object([&](const std::string& key) {
            if (key == "per") {
                readHistogram(kind.perRoll);
                kind.perRoll.erase(0);
            } else if (key == "at") {
                kind.hasPlaces = true;
                readPlaces(kind.at);
            } else {
                m_in.skip();
            }
        });
    }

    template <std::size_t Length>
    std::array<Count, Length> readTuple() {
        std::array<Count, Length> numbers{};
        std::size_t length = 0;
        m_in.array([&] {
            const Count number = m_in.number();
            if (length < Length)
                numbers[length] = number;
            ++length;
        });
        if (length != Length)
            m_in.fail(std::format("{} numbers", Length));
        return numbers;
    }

    void readNames(std::map<std::string, NameTally>& names) {
        m_in.object([&](const std::string& name) {
            const std::array<Count, 3> numbers = readTuple<3>();
            names[name] = {numbers[0], numbers[1], numbers[2]};
        });
    }

    void readSum(SumTally& sum) {
        const std::array<Count, 2> numbers = readTuple<2>();
        sum = {numbers[0], numbers[1]};
    }

    void readCounts(std::map<std::string, Count>& counts) {
        m_in.object([&](const std::string& name) { counts[name] = m_in.number(); });
    }

    void readStatement(StatementTally& tally) {
        m_in.object([&](const std::string& key) {
            if (key == "kind")
                tally.trace.kind = RecordKind(numberOfName<RecordKind>(recordKindCount, m_in.text()));
            else if (key == "section")
                tally.trace.section = smallNumber();
            else if (key == "index")
                tally.trace.index = smallNumber();
            else if (key == "line")
                tally.source.line = std::size_t(m_in.number());
            else if (key == "text")
                tally.source.text = m_in.text();
            else if (key == "expected")
                tally.expected = m_in.number() != 0;
            else if (key == "rolls")
                tally.rolls = m_in.number();
            else if (key == "missing_seed")
                tally.missingSeed = m_in.number();
            else if (key == "at")
                readPlaces(tally.at);
            else
                m_in.skip();
        });
    }

    std::uint16_t smallNumber() {
        const Count number = m_in.number();
        if (number > std::numeric_limits<std::uint16_t>::max())
            m_in.fail("a number below 65536");
        return std::uint16_t(number);
    }

    template <class Kind>
    int numberOfName(int count, std::string_view name) {
        for (int i = 0; i < count; ++i) {
            if (nameOf(Kind(i)) == name)
                return i;
        }
        m_in.fail("a known name");
        return 0;
    }

    void readFinding() {
        FindingKey key;
        FindingTally tally;
        m_in.object([&](const std::string& member) {
            if (member == "finding")
                key.kind = FindingKind(numberOfName<FindingKind>(findingKindCount, m_in.text()));
            else if (member == "statement")
                key.statement =
                    std::int32_t(std::min<Count>(m_in.number(), std::numeric_limits<std::int32_t>::max()));
            else if (member == "rolls")
                tally.rolls = m_in.number();
            else if (member == "seed")
                tally.seed = m_in.number();
            else
                m_in.skip();
        });
        m_result.findings[key] = tally;
    }

    // What can be said only when all is there.
    void finish() {
        join(m_terrain, m_result.terrain);
        for (std::map<char, Count>& values : m_lit.varying) {
            const auto lit = values.find('1');
            if (lit == values.end())
                continue;
            if (lit->second > m_result.rolls)
                return m_in.fail("no more lit rolls than rolls");
            values['0'] = m_result.rolls - lit->second;
        }
        join(m_lit, m_result.lit);
        join(m_dig, m_result.dig);
        const auto isKnown = [&](const auto& finding) {
            return finding.first.statement < std::int32_t(m_result.statements.size());
        };
        if (!std::ranges::all_of(m_result.findings, isKnown))
            m_in.fail("findings of known statements");
    }

    void join(Grid& grid, CellTally& tally) {
        const bool fits = grid.rows.size() == std::size_t(rows) &&
                          std::ranges::all_of(grid.rows, [](const std::string& row) {
                              return row.size() == std::size_t(columns);
                          });
        if (!fits)
            return m_in.fail("21 rows of 80 characters");
        tally = std::move(grid.varying);
        for (int cell = 0; cell < cellCount && m_result.rolls > 0; ++cell) {
            const char value = grid.rows[std::size_t(cell / columns)][std::size_t(cell % columns)];
            if (value != '?')
                tally[std::size_t(cell)] = {{value, m_result.rolls}};
        }
    }

    Reader m_in;
    LevelStatistics m_result;
    Grid m_terrain;
    Grid m_lit;
    Grid m_dig;
};

} // namespace

Result<LevelStatistics> readStatistics(std::string_view json) {
    return StatisticsReader(json).read();
}

} // namespace levwright::roll

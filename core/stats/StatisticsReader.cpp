// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/stats/StatisticsText.h"

#include <algorithm>
#include <array>
#include <format>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

namespace levwright::roll {
namespace {

// Reads values. The first one that is wrong becomes the error; everything that is read after it is empty.
class ValueReader {
public:
    const std::optional<Error>& error() const { return m_error; }
    bool failed() const { return m_error.has_value(); }
    void fail(std::string_view expected) {
        if (m_error)
            return;
        std::string where;
        for (const std::string& step : m_path)
            where += (where.empty() ? "“" : "/") + step;
        m_error =
            Error{where.empty() ? say("expected {}", expected) : say("{}”: expected {}", where, expected)};
    }

    // Calls take for each member that is not null.
    template <class Take>
    void object(const JsonRead& value, const Take& take) {
        if (!value.is_object())
            return fail(say("an object"));
        for (const auto& [key, member] : value.items())
            within(key, [&] {
                if (!member.is_null())
                    take(key, member);
            });
    }

    template <class Take>
    void array(const JsonRead& value, const Take& take) {
        if (!value.is_array())
            return fail(say("a list"));
        for (const JsonRead& element : value)
            take(element);
    }

    Count number(const JsonRead& value) {
        if (value.is_number_unsigned())
            return value.get<Count>();
        fail(say("a whole number from 0 to 18446744073709551615"));
        return 0;
    }

    bool yesOrNo(const JsonRead& value) {
        return value.is_boolean() ? value.get<bool>() : number(value) != 0;
    }

    std::string text(const JsonRead& value) {
        if (value.is_string())
            return value.get<std::string>();
        fail(say("a text"));
        return {};
    }

private:
    template <class Read>
    void within(const std::string& key, const Read& read) {
        m_path.push_back(key);
        read();
        m_path.pop_back();
    }

    std::vector<std::string> m_path;
    std::optional<Error> m_error;
};

class StatisticsReader {
public:
    Result<LevelStatistics> read(const JsonRead& json) {
        m_in.object(json, [&](const std::string& key, const JsonRead& value) { readMember(key, value); });
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

    void readMember(const std::string& key, const JsonRead& value) {
        if (key == "level")
            m_result.level = m_in.text(value);
        else if (key == "rolls")
            m_result.rolls = m_in.number(value);
        else if (key == "seeds")
            readSeeds(m_in.text(value));
        else if (key == "context_text")
            m_result.context = m_in.text(value);
        else if (key == "terrain")
            readGrid(value, m_terrain);
        else if (key == "lit")
            readGrid(value, m_lit);
        else if (key == "dig")
            readGrid(value, m_dig);
        else if (key == "flags")
            readCounts(value, m_result.flags);
        else if (key == "statements")
            m_in.array(value, [&](const JsonRead& each) { readStatement(each); });
        else if (key == "findings")
            m_in.array(value, [&](const JsonRead& each) { readFinding(each); });
        else
            readGroup(key, value);
    }

    // Members with names of their own.
    void readGroup(const std::string& group, const JsonRead& value) {
        const auto readEach = [&](auto& map, const auto& read) {
            m_in.object(value, [&](const std::string& name, const JsonRead& each) { read(each, map[name]); });
        };
        if (group == "kinds")
            readEach(m_result.kinds, [&](const JsonRead& each, KindTally& kind) { readKind(each, kind); });
        else if (group == "names")
            readEach(m_result.names, [&](const JsonRead& each, auto& names) { readNames(each, names); });
        else if (group == "sums")
            readEach(m_result.sums, [&](const JsonRead& each, SumTally& sum) {
                const auto [total, squares] = readTuple<2>(each);
                sum = {total, squares};
            });
        else if (group == "hist")
            readEach(m_result.histograms, [&](const JsonRead& each, auto& to) { readHistogram(each, to); });
        else if (group == "regions")
            readEach(m_result.regions, [&](const JsonRead& each, auto& areas) { readCounts(each, areas); });
    }

    void readSeeds(std::string_view text) {
        while (!text.empty()) {
            const std::string_view entry = text.substr(0, text.find(','));
            text.remove_prefix(std::min(text.size(), entry.size() + 1));
            const std::size_t dots = entry.find("..");
            const std::optional<std::uint64_t> first = wholeNumber<std::uint64_t>(entry.substr(0, dots));
            const std::optional<std::uint64_t> last =
                dots == std::string_view::npos ? std::nullopt
                                               : wholeNumber<std::uint64_t>(entry.substr(dots + 2));
            const bool fits = first && last && *first <= *last;
            if (!fits || (!m_result.seeds.empty() && m_result.seeds.back().last >= *first))
                return m_in.fail(say("ranges of seeds in order, as 1..1000"));
            m_result.seeds.push_back({*first, *last});
        }
    }

    int cellOfKey(std::string_view key) {
        const std::size_t comma = key.find(',');
        const std::optional<int> x = wholeNumber<int>(key.substr(0, comma));
        const std::optional<int> y =
            comma == std::string_view::npos ? std::nullopt : wholeNumber<int>(key.substr(comma + 1));
        return cellIn(x.value_or(-1), y.value_or(-1));
    }

    int cellIn(int x, int y) {
        if (x >= 0 && x < columns && y >= 0 && y < rows)
            return cellOf(x, y);
        m_in.fail(say("a cell of the level"));
        return 0;
    }

    void readGrid(const JsonRead& value, Grid& grid) {
        m_in.object(value, [&](const std::string& key, const JsonRead& member) {
            if (key == "rows")
                m_in.array(member, [&](const JsonRead& row) { grid.rows.push_back(m_in.text(row)); });
            else if (key == "var")
                m_in.object(member, [&](const std::string& cell, const JsonRead& values) {
                    readValues(values, grid.varying[std::size_t(cellOfKey(cell))]);
                });
        });
    }

    // A plain number is how often the value is 1; finish() computes the rest.
    void readValues(const JsonRead& value, std::map<char, Count>& values) {
        if (value.is_number()) {
            values['1'] = m_in.number(value);
            return;
        }
        m_in.object(value, [&](const std::string& key, const JsonRead& count) {
            if (key.size() == 1)
                values[key.front()] = m_in.number(count);
            else
                m_in.fail(say("one character"));
        });
    }

    void readPlaces(const JsonRead& value, std::map<int, Count>& at) {
        std::array<Count, 3> triple{};
        std::size_t length = 0;
        m_in.array(value, [&](const JsonRead& number) {
            triple[length++] = m_in.number(number);
            if (length < triple.size())
                return;
            length = 0;
            const auto side = [](Count coordinate) {
                return coordinate < Count(columns) ? int(coordinate) : -1;
            };
            at[cellIn(side(triple[0]), side(triple[1]))] = triple[2];
        });
        if (length != 0)
            m_in.fail(say("x, y and count"));
    }

    void readHistogram(const JsonRead& value, std::map<int, Count>& histogram) {
        m_in.object(value, [&](const std::string& key, const JsonRead& count) {
            if (const std::optional<int> number = wholeNumber<int>(key))
                histogram[*number] = m_in.number(count);
            else
                m_in.fail(say("a number as key"));
        });
    }

    void readKind(const JsonRead& value, KindTally& kind) {
        kind.hasPlaces = false;
        m_in.object(value, [&](const std::string& key, const JsonRead& member) {
            if (key == "per") {
                readHistogram(member, kind.perRoll);
                kind.perRoll.erase(0);
            } else if (key == "at") {
                kind.hasPlaces = true;
                readPlaces(member, kind.at);
            }
        });
    }

    template <std::size_t Length>
    std::array<Count, Length> readTuple(const JsonRead& value) {
        std::array<Count, Length> numbers{};
        std::size_t length = 0;
        m_in.array(value, [&](const JsonRead& number) {
            if (length < Length)
                numbers[length] = m_in.number(number);
            ++length;
        });
        if (length != Length)
            m_in.fail(say("{} numbers", Length));
        return numbers;
    }

    void readNames(const JsonRead& value, std::map<std::string, NameTally>& names) {
        m_in.object(value, [&](const std::string& name, const JsonRead& tally) {
            const auto [sum, rolls, squares] = readTuple<3>(tally);
            names[name] = {sum, rolls, squares};
        });
    }

    void readCounts(const JsonRead& value, std::map<std::string, Count>& counts) {
        m_in.object(value, [&](const std::string& name, const JsonRead& count) {
            counts[name] = m_in.number(count);
        });
    }

    void readStatement(const JsonRead& value) {
        StatementTally tally;
        m_in.object(value, [&](const std::string& key, const JsonRead& member) {
            if (key == "kind")
                tally.trace.kind = m_in.text(member);
            else if (key == "section")
                tally.trace.section = smallNumber<std::uint16_t>(member);
            else if (key == "index")
                tally.trace.index = smallNumber<std::uint16_t>(member);
            else if (key == "line")
                tally.source.line = std::size_t(m_in.number(member));
            else if (key == "text")
                tally.source.text = m_in.text(member);
            else if (key == "expected")
                tally.expected = m_in.yesOrNo(member);
            else if (key == "rolls")
                tally.rolls = m_in.number(member);
            else if (key == "missing_seed")
                tally.missingSeed = m_in.number(member);
            else if (key == "at")
                readPlaces(member, tally.at);
        });
        if (tally.trace.kind.empty()) // languages have different kinds, but every statement has one
            m_in.fail(say("a kind of statement"));
        if (tally.source.line == 0)
            tally.source.text.clear();
        m_result.statements.push_back(std::move(tally));
    }

    template <class Small>
    Small smallNumber(const JsonRead& value) {
        constexpr auto most = Count(std::numeric_limits<Small>::max());
        const Count number = m_in.number(value);
        if (number > most)
            m_in.fail(say("no more than {}", most));
        return Small(std::min(number, most));
    }

    FindingKind findingNamed(std::string_view name) {
        for (int i = 0; i < findingKindCount; ++i) {
            if (nameOf(FindingKind(i)) == name)
                return FindingKind(i);
        }
        m_in.fail(say("a known name"));
        return {};
    }

    void readFinding(const JsonRead& value) {
        FindingKey key;
        FindingTally tally;
        m_in.object(value, [&](const std::string& member, const JsonRead& each) {
            if (member == "finding")
                key.kind = findingNamed(m_in.text(each));
            else if (member == "statement")
                key.statement = each == noStatement ? noStatement : smallNumber<std::int32_t>(each);
            else if (member == "line")
                key.line = smallNumber<std::int32_t>(each);
            else if (member == "text")
                key.text = m_in.text(each);
            else if (member == "rolls")
                tally.rolls = m_in.number(each);
            else if (member == "seed")
                tally.seed = m_in.number(each);
        });
        m_result.findings[key] = tally;
    }

    // Checks that need everything.
    void finish() {
        for (std::map<char, Count>& values : m_lit.varying) {
            const auto lit = values.find('1');
            if (lit != values.end() && lit->second <= m_result.rolls)
                values['0'] = m_result.rolls - lit->second;
        }
        join(m_terrain, m_result.terrain, allTerrainDigits);
        join(m_lit, m_result.lit, litDigits);
        join(m_dig, m_result.dig, digDigits);
        const auto isTooOften = [&](const auto& tally) { return tally.rolls > m_result.rolls; };
        for (const auto& [key, tally] : m_result.findings) {
            if (key.statement >= std::int32_t(m_result.statements.size()))
                m_in.fail(say("findings of known statements"));
        }
        const bool tooOften =
            std::ranges::any_of(m_result.kinds,
                                [&](const auto& kind) { return !rollsWithout(kind.second.perRoll); }) ||
            std::ranges::any_of(m_result.statements, isTooOften) ||
            std::ranges::any_of(m_result.findings,
                                [&](const auto& finding) { return isTooOften(finding.second); });
        if (tooOften)
            m_in.fail(say("no count above the number of rolls"));
    }

    // How many rolls are left when those of the counts are subtracted; empty if there are too few.
    template <class Key>
    std::optional<Count> rollsWithout(const std::map<Key, Count>& counts) const {
        Count left = m_result.rolls;
        for (const auto& [key, count] : counts) {
            if (count > left)
                return std::nullopt;
            left -= count;
        }
        return left;
    }

    void join(Grid& grid, CellTally& tally, std::string_view digits) {
        const bool fits = grid.rows.size() == std::size_t(rows) &&
                          std::ranges::all_of(grid.rows, [](const std::string& row) {
                              return row.size() == std::size_t(columns);
                          });
        if (!fits)
            return m_in.fail(say("21 rows of 80 characters"));
        tally = std::move(grid.varying);
        for (int cell = 0; cell < cellCount && !m_in.failed(); ++cell) {
            std::map<char, Count>& values = tally[std::size_t(cell)];
            const char value = grid.rows[std::size_t(cell / columns)][std::size_t(cell % columns)];
            if (value != '?')
                values = {{value, m_result.rolls}};
            checkCell(values, digits);
        }
    }

    // Removes values that did not occur.
    void checkCell(std::map<char, Count>& values, std::string_view digits) {
        std::erase_if(values, [](const auto& value) { return value.second == 0; });
        const bool known =
            std::ranges::all_of(values, [&](const auto& value) { return digits.contains(value.first); });
        if (!known)
            m_in.fail(say("each cell to be one of {}", digits));
        if (rollsWithout(values) != 0)
            m_in.fail(say("each cell to have as many values as there were rolls"));
    }

    ValueReader m_in;
    LevelStatistics m_result;
    Grid m_terrain;
    Grid m_lit;
    Grid m_dig;
};

} // namespace

Result<LevelStatistics> readStatistics(std::string_view json) {
    return readJson(json).and_then([](const JsonRead& value) { return StatisticsReader().read(value); });
}

} // namespace levwright::roll

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Pairs.h"

#include "core/dungeons/model/DungeonLanguage.h"
#include "core/services/LevelAt.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace levwright::services {
namespace {

enum class PairKind : std::uint8_t { Round, Square, Curly, Map, Block, Repeat };
enum class PairRole : std::uint8_t { Opens, Closes, Loops };

struct Half {
    std::string_view word;
    PairKind kind;
    PairRole role;
};

// A loop has its "do" behind it, which then opens nothing.
constexpr std::array halves{
    Half{"(", PairKind::Round, PairRole::Opens},        Half{")", PairKind::Round, PairRole::Closes},
    Half{"[", PairKind::Square, PairRole::Opens},       Half{"]", PairKind::Square, PairRole::Closes},
    Half{"{", PairKind::Curly, PairRole::Opens},        Half{"}", PairKind::Curly, PairRole::Closes},
    Half{"MAP", PairKind::Map, PairRole::Opens},        Half{"ENDMAP", PairKind::Map, PairRole::Closes},
    Half{"function", PairKind::Block, PairRole::Opens}, Half{"if", PairKind::Block, PairRole::Opens},
    Half{"for", PairKind::Block, PairRole::Loops},      Half{"while", PairKind::Block, PairRole::Loops},
    Half{"do", PairKind::Block, PairRole::Opens},       Half{"end", PairKind::Block, PairRole::Closes},
    Half{"repeat", PairKind::Repeat, PairRole::Opens},  Half{"until", PairKind::Repeat, PairRole::Closes},
};

// Pairs the halves of a text one after the other.
class PairFinder {
public:
    explicit PairFinder(Offset at) : m_at(at) {}

    void add(std::string_view word, Offset begin) {
        const auto* half = std::ranges::find(halves, word, &Half::word);
        if (half == halves.end())
            return;
        const Range range{begin, begin + word.size()};
        if (half->role == PairRole::Closes)
            close(half->kind, range);
        else if (word == "do" && m_loops > 0)
            --m_loops;
        else
            open(half->kind, range);
        m_loops += half->role == PairRole::Loops ? 1 : 0;
    }

    // The best pair so far.
    const std::optional<Pair>& found() const { return m_found; }

private:
    struct Open {
        PairKind kind;
        Range range;
    };

    void open(PairKind kind, Range range) {
        m_open.push_back({kind, range});
        ++m_count[std::size_t(kind)];
    }

    // What is open within it has no end. Each step takes one away, so a text of halves takes linear time.
    void close(PairKind kind, Range range) {
        if (m_count[std::size_t(kind)] == 0)
            return;
        for (bool isFound = false; !isFound; m_open.pop_back()) {
            const Open& last = m_open.back();
            isFound = last.kind == kind;
            --m_count[std::size_t(last.kind)];
            if (isFound)
                consider({last.range, range});
        }
    }

    void consider(const Pair& pair) {
        if (!pair.open.touches(m_at) && !pair.close.touches(m_at))
            return;
        const bool beginsHere = pair.open.begin == m_at || pair.close.begin == m_at;
        if (!m_found || beginsHere)
            m_found = pair;
    }

    Offset m_at;
    std::vector<Open> m_open;
    std::array<std::size_t, std::size_t(PairKind::Repeat) + 1> m_count{}; // of the open ones, by kind
    int m_loops = 0;                                                      // those whose "do" comes
    std::optional<Pair> m_found;
};

std::optional<Pair> pairIn(std::string_view text, const std::vector<Mark>& marks, Offset at) {
    PairFinder finder(at);
    const auto addBrackets = [&](Offset begin, Offset end) {
        const std::string_view part = text.substr(0, end);
        for (Offset i = part.find_first_of("()[]{}", begin); i != std::string_view::npos;
             i = part.find_first_of("()[]{}", i + 1))
            finder.add(part.substr(i, 1), i);
    };
    Offset done = 0;
    for (const Mark& mark : marks) {
        addBrackets(done, mark.range.begin);
        if (mark.kind == MarkKind::Keyword)
            finder.add(text.substr(mark.range.begin, mark.range.size()), mark.range.begin);
        done = mark.range.end;
    }
    addBrackets(done, text.size());
    return finder.found();
}

} // namespace

std::optional<Pair> pairAt(const Analysis& analysis, Offset at) {
    if (analysis.dungeon() != nullptr)
        return pairIn(analysis.text().bytes(), analysis.dungeonLanguage()->marks(*analysis.dungeon()), at);
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr || levels->levelCount() == 0)
        return std::nullopt;
    const LevelAt place = levelAt(*levels, at);
    const std::optional<Pair> found =
        pairIn(place.source.text, levels->game().language().marks(place.source), place.at);
    return found ? std::optional(Pair{found->open.shifted(place.start), found->close.shifted(place.start)})
                 : std::nullopt;
}

} // namespace levwright::services

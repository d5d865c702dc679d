// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fragment/FragmentEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/DoorEdit.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/StatementEdit.h"
#include "core/fragment/Draft.h"
#include "core/model/Game.h"

#include <algorithm>
#include <format>
#include <map>
#include <set>

namespace levwright {
namespace {

std::optional<Refusal> outside(Point limit, Point cell) {
    if (cell.x >= 0 && cell.y >= 0 && cell.x < limit.x && cell.y < limit.y)
        return std::nullopt;
    return Refusal{say("Part of it would lie outside: a map here has at most {} columns and {} rows.",
                       limit.x, limit.y)};
}

// Inserts the statements of a fragment after those of a part, as many as can stand there.
class Inserting {
public:
    Inserting(const LevelLanguage& language, const Draft& before, std::size_t part, const Fragment& fragment,
              const CellTurn& turn)
        : m_language(language), m_before(before), m_section(before.model().parts[part].section),
          m_fragment(fragment), m_turn(turn) {}

    // By thing, why it is left out.
    const std::map<std::size_t, std::string>& reasons() const { return m_reasons; }

    void leaveOut(std::size_t thing, std::string reason) { m_reasons.emplace(thing, std::move(reason)); }

    // Tries all statements, leaving out those that turned out bad, until the rest is sound. Then it tries
    // each bad one once more, because another one may have caused its error.
    void run() {
        while (!tryAll() && m_reasons.size() < m_fragment.things.size()) {
        }
        const std::map<std::size_t, std::string> first = m_reasons;
        if (first.size() <= m_final.size() || first.size() > retried)
            return;
        for (const auto& [thing, reason] : first) {
            if (m_final.contains(thing))
                continue;
            m_reasons.erase(thing);
            if (!tryAll()) {
                m_reasons = first;
                tryAll();
                return;
            }
        }
    }

    void forbid(std::size_t thing, std::string reason) {
        m_final.insert(thing);
        leaveOut(thing, std::move(reason));
    }

    const TextEdit& edit() const { return m_edit; }
    // Sentences about things that are inserted, but have another meaning here.
    const std::vector<std::string>& warnings() const { return m_warnings; }
    const std::vector<Range>& added() const { return m_added; }

private:
    static constexpr std::size_t retried = 16;

    // The place for new statements, found with the first one that the language accepts there.
    std::optional<Replacement> frameFor(std::size_t thing) {
        const EditOutcome edit =
            m_language.insert(m_before.source(), m_section, m_fragment.things[thing].statement);
        if (!edit) {
            leaveOut(thing, edit.error().reason);
            return std::nullopt;
        }
        return edit->replacements().front();
    }

    bool isOut(std::size_t thing) {
        const std::optional<std::size_t> container = m_fragment.things[thing].container;
        if (container && m_reasons.contains(*container))
            leaveOut(thing, say("Its container is left out, too."));
        return m_reasons.contains(thing);
    }

    // True if everything that was inserted is sound.
    bool tryAll() {
        m_edit = {};
        m_added.clear();
        m_warnings.clear();
        std::optional<Replacement> frame;
        std::vector<std::size_t> things;
        for (std::size_t i = 0; i < m_fragment.things.size(); ++i) {
            if (isOut(i))
                continue;
            if (!frame)
                frame = frameFor(i);
            if (!m_reasons.contains(i))
                things.push_back(i);
        }
        return things.empty() || write(*frame, things);
    }

    bool write(const Replacement& frame, const std::vector<std::size_t>& things) {
        const std::string& first = m_fragment.things[things.front()].statement;
        const std::size_t before = frame.text.find(first);
        const std::string lineEnd = frame.text.substr(before + first.size());
        std::string text = frame.text.substr(0, before);
        std::vector<Range> ranges;
        for (const std::size_t i : things) {
            const Offset begin = frame.range.begin + text.size();
            text += m_fragment.things[i].statement;
            ranges.push_back({begin, frame.range.begin + text.size()});
            text += lineEnd;
        }
        const TextEdit inserted = TextEdit::insert(frame.range.begin, text);
        const Draft there(m_language, inserted.apply(m_before.source().text));
        const std::optional<TextEdit> moved = movesOf(there, things, ranges);
        if (!moved)
            return false;
        m_edit = moved->empty() ? inserted : inserted.then(*moved);
        for (const Range& range : ranges)
            m_added.push_back(moved->map(range));
        return isSound(things);
    }

    // Moves all things to their new places; empty if one of them cannot stand or go there.
    std::optional<TextEdit> movesOf(const Draft& there, const std::vector<std::size_t>& things,
                                    const std::vector<Range>& ranges) {
        std::vector<Replacement> moves;
        bool areAllSound = there.isOneLevel();
        for (std::size_t i = 0; i < things.size(); ++i) {
            const std::optional<std::size_t> statement = there.statementOf(ranges[i]);
            if (!statement) {
                leaveOut(things[i],
                         there.errorIn(ranges[i]).value_or(say("It is not a statement of this language.")));
                areAllSound = false;
                continue;
            }
            const EditOutcome move = m_language.turn(there.source(), *statement, m_turn, std::nullopt);
            if (move) {
                moves.insert(moves.end(), move->replacements().begin(), move->replacements().end());
                continue;
            }
            leaveOut(things[i], move.error().reason);
            areAllSound = false;
        }
        if (!there.isOneLevel() && !things.empty())
            leaveOut(things.back(), say("It would begin a new level."));
        return areAllSound ? std::optional(TextEdit(std::move(moves))) : std::nullopt;
    }

    bool isSound(const std::vector<std::size_t>& things) {
        const Draft after(m_language, m_edit.apply(m_before.source().text));
        bool areAllSound = true;
        for (std::size_t i = 0; i < things.size(); ++i) {
            if (const std::optional<std::string> error = after.errorIn(m_added[i])) {
                leaveOut(things[i], *error);
                areAllSound = false;
            } else if (const std::optional<std::string> name = after.unknownNameIn(m_added[i])) {
                m_warnings.push_back(*name);
            }
        }
        return areAllSound;
    }

    const LevelLanguage& m_language;
    const Draft& m_before;
    std::size_t m_section;
    const Fragment& m_fragment;
    const CellTurn& m_turn;
    std::map<std::size_t, std::string> m_reasons; // by index of the fragment's things
    std::set<std::size_t> m_final;                // things that need not be tried again
    TextEdit m_edit;
    std::vector<Range> m_added;
    std::vector<std::string> m_warnings;
};

struct PutTerrain {
    std::vector<CellChange> changes;
    std::vector<Point> cells;
    std::set<char> unknown;
};

PutTerrain terrainOf(const LevelLanguage& language, const Fragment& fragment, Point at) {
    const Grid<char> cells = language.turned(fragment.cells, fragment.turn);
    PutTerrain terrain;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const char cell = cells.at({x, y});
            if (cell == notThere)
                continue;
            terrain.cells.push_back({at.x + x, at.y + y});
            if (language.isMapCharacter(cell))
                terrain.changes.push_back({{at.x + x, at.y + y}, cell});
            else
                terrain.unknown.insert(cell);
        }
    }
    return terrain;
}

// Inserts one after the other the lists to which the fragment's things refer and which the part lacks.
class Lists {
public:
    Lists(const LevelLanguage& language, std::string text, std::size_t part)
        : m_language(language), m_draft(language, std::move(text)), m_part(part) {}

    const Draft& draft() const { return m_draft; }
    const TextEdit& edit() const { return m_edit; }

    // Why there cannot be such a list; empty if it is there now.
    std::optional<std::string> add(const std::string& list) {
        const std::size_t section = m_draft.model().parts[m_part].section;
        const LevelTree& tree = *m_draft.model().tree;
        const SectionNode& node = tree.sections[section];
        for (std::size_t i = node.firstStatement; i < node.endStatement; ++i) {
            const StatementNode& statement = tree.statements[i];
            const std::string_view word = textOf(statement.keyword);
            if (textOf(statement.range) == list)
                return std::nullopt;
            if (tree.groupOf(statement) == StatementGroup::Registers && list.starts_with(word))
                return say("It refers to a list that is different here ({}).", word);
        }
        const EditOutcome inserted = m_language.insert(m_draft.source(), section, list);
        if (!inserted)
            return inserted.error().reason;
        m_edit = m_edit.empty() ? *inserted : m_edit.then(*inserted);
        m_draft = Draft(m_language, inserted->apply(m_draft.source().text));
        return std::nullopt;
    }

private:
    std::string_view textOf(Range range) const {
        return m_draft.source().text.substr(range.begin, range.size());
    }

    const LevelLanguage& m_language;
    Draft m_draft;
    std::size_t m_part;
    TextEdit m_edit;
};

TextEdit composed(const TextEdit& first, const TextEdit& next) {
    if (first.empty() || next.empty())
        return first.empty() ? next : first;
    return first.then(next);
}

void addRemovals(std::vector<Replacement>& edit, const LevelSource& level,
                 const std::vector<std::size_t>& statements) {
    std::vector<Replacement> gone;
    for (const std::size_t statement : statements) {
        const TextEdit removal = removeStatement(level.text, level.level.tree->statements[statement]);
        gone.insert(gone.end(), removal.replacements().begin(), removal.replacements().end());
    }
    std::ranges::sort(gone, {}, [](const Replacement& each) { return each.range.begin; });
    Offset end = 0;
    for (Replacement& each : gone) {
        if (each.range.begin < end)
            continue;
        end = each.range.end;
        edit.push_back(std::move(each));
    }
}

// The cells of the taken terrain in its part.
std::vector<CellChange> cellsOf(const TakenFragment& taken) {
    const Fragment& fragment = taken.fragment;
    std::vector<CellChange> cells;
    for (int y = 0; y < fragment.cells.height(); ++y) {
        for (int x = 0; x < fragment.cells.width(); ++x) {
            if (fragment.cells.at({x, y}) != notThere)
                cells.push_back(
                    {{fragment.bounds.x1 + x, fragment.bounds.y1 + y}, fragment.cells.at({x, y})});
        }
    }
    return cells;
}

// Stone for the cells that are left behind, as far as there was a map.
void clear(std::vector<CellChange>& changes, const std::vector<CellChange>& cells, const MapModel* map) {
    for (const CellChange& cell : cells) {
        if (map != nullptr && map->cells.contains(cell.at))
            changes.push_back({cell.at, ' '});
    }
}

// The statements of doors that give way to a fragment: its terrain covers them, or it brings a door for the
// same cell.
std::vector<std::size_t> doorsUnder(const Game& game, const LevelSource& level, std::size_t part,
                                    const std::vector<CellChange>& terrain,
                                    const std::vector<Point>& broughtDoors) {
    const MapModel* map = game.language().view(level, part).map;
    std::vector<Point> cells = broughtDoors;
    if (map != nullptr) {
        const std::vector<Point> gone = doorsPaintedOver(game.catalog(), map->cells, terrain);
        cells.insert(cells.end(), gone.begin(), gone.end());
    }
    return cells.empty() ? std::vector<std::size_t>() : doorsAt(game.language(), level, part, cells);
}

// The cells of the doors among the fragment's things that are not left out. Without terrain no other door
// gives way, since things may be moved over it.
std::vector<Point> doorsOf(const Fragment& fragment, const CellTurn& turn,
                           const std::map<std::size_t, std::string>& leftOut) {
    std::vector<Point> doors;
    for (std::size_t i = 0; i < fragment.things.size() && !fragment.cells.cells().empty(); ++i) {
        const Placement& look = fragment.things[i].look;
        if (look.kind == StatementKind::Door && look.cells.size() == 1 && !leftOut.contains(i))
            doors.push_back(turn(look.cells.front()));
    }
    return doors;
}

// Removes statements of the level, as it was before, from the text with the fragment.
void removeDoors(const LevelLanguage& language, const LevelSource& before,
                 const std::vector<std::size_t>& doors, FragmentPut& put) {
    if (doors.empty())
        return;
    std::vector<Replacement> removals;
    const TextEdit gone = language.remove(before, doors);
    for (const Replacement& each : gone.replacements()) {
        // What is inserted beside a statement stays.
        const Offset begin = put.edit.map(each.range.begin, Bias::After);
        removals.push_back({{begin, std::max(begin, put.edit.map(each.range.end, Bias::Before))}, each.text});
    }
    const TextEdit removal(std::move(removals));
    const std::string with = put.edit.apply(before.text);
    if (EditTrial(language, with).objectionTo(removal))
        return;
    put.edit = composed(put.edit, removal);
    for (Range& added : put.added)
        added = removal.map(added);
}

} // namespace

std::expected<FragmentPut, Refusal> putFragment(const Game& game, const LevelSource& level, std::size_t part,
                                                const Fragment& fragment, Point at) {
    if (part >= level.level.parts.size())
        return refuse(say("There is no map here to put it on."));
    const LevelLanguage& language = game.language();
    const PartView view = language.view(level, part);
    const Area size = fragment.size();
    for (const Point corner : {at, Point{at.x + size.x2, at.y + size.y2}}) {
        if (const std::optional<Refusal> refusal = outside(view.limit, corner))
            return std::unexpected(*refusal);
    }
    FragmentPut put;
    TextEdit painted;
    std::vector<CellChange> changes;
    if (!fragment.cells.cells().empty() && view.map == nullptr) {
        put.left.emplace_back(say("This part has no map, so only the things were put in."));
    } else if (!fragment.cells.cells().empty()) {
        const PutTerrain terrain = terrainOf(language, fragment, at);
        for (const char cell : terrain.unknown)
            put.left.push_back(
                say("“{}” is not a terrain of this game; those cells stay as they are.", cell));
        const EditOutcome paint = language.paint(level, part, terrain.changes);
        if (!paint)
            return std::unexpected(paint.error());
        painted = *paint;
        changes = terrain.changes;
        put.cells = CellMask(terrain.cells);
    }
    Lists lists(language, painted.apply(level.text), part);
    if (!lists.draft().isOneLevel() || part >= lists.draft().model().parts.size())
        return refuse(say("Correct the level first: it cannot be read."));
    std::map<std::size_t, std::string> without; // the things whose lists are missing
    for (std::size_t i = 0; i < fragment.things.size(); ++i) {
        for (const std::string& list : fragment.things[i].lists) {
            if (const std::optional<std::string> reason = lists.add(list))
                without.emplace(i, *reason);
        }
    }
    const TextEdit before = composed(painted, lists.edit());
    const CellTurn turn = fragment.turn.then(CellTurn::shift(at));
    Inserting inserting(language, lists.draft(), part, fragment, turn);
    for (const auto& [thing, reason] : without)
        inserting.forbid(thing, reason);
    inserting.run();
    for (const auto& [thing, reason] : inserting.reasons())
        put.left.push_back(std::format("{}: {}", fragment.things[thing].look.label, reason));
    put.left.insert(put.left.end(), inserting.warnings().begin(), inserting.warnings().end());
    put.added = inserting.added();
    put.edit = composed(before, inserting.edit());
    removeDoors(language, level,
                doorsUnder(game, level, part, changes, doorsOf(fragment, turn, inserting.reasons())), put);
    if (put.cells.empty() && put.added.empty() && !put.left.empty())
        return refuse(put.left.front());
    return put;
}

EditOutcome removeFragment(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                           const TakenFragment& taken) {
    std::vector<Replacement> edit;
    addRemovals(edit, level, taken.statements);
    std::vector<CellChange> changes;
    clear(changes, cellsOf(taken), language.view(level, part).map);
    if (!changes.empty()) {
        const EditOutcome painted = language.paint(level, part, changes);
        if (!painted)
            return painted;
        edit.insert(edit.end(), painted->replacements().begin(), painted->replacements().end());
    }
    return TextEdit(std::move(edit));
}

std::expected<FragmentMove, Refusal> moveFragment(const Game& game, const LevelSource& level,
                                                  std::size_t part, const TakenFragment& taken,
                                                  const CellTurn& turn) {
    const LevelLanguage& language = game.language();
    const PartView view = language.view(level, part);
    const Area image = turn(taken.fragment.bounds).ordered();
    for (const Point corner : {Point{image.x1, image.y1}, Point{image.x2, image.y2}}) {
        if (const std::optional<Refusal> refusal = outside(view.limit, corner))
            return std::unexpected(*refusal);
    }
    std::vector<Replacement> edit;
    std::vector<Point> now;
    std::vector<CellChange> changes;
    if (!taken.fragment.cells.cells().empty()) {
        clear(changes, cellsOf(taken), view.map);
        Fragment turned = taken.fragment;
        turned.turn = turn;
        for (const CellChange& cell : terrainOf(language, turned, {image.x1, image.y1}).changes)
            changes.push_back(cell);
        for (const CellChange& cell : cellsOf(taken))
            now.push_back(turn(cell.at));
        const EditOutcome painted = language.paint(level, part, changes);
        if (!painted)
            return std::unexpected(painted.error());
        edit = painted->replacements();
    }
    for (const std::size_t statement : taken.statements) {
        const EditOutcome moved = language.turn(level, statement, turn, std::nullopt);
        if (!moved)
            return std::unexpected(moved.error());
        edit.insert(edit.end(), moved->replacements().begin(), moved->replacements().end());
    }
    std::vector<std::size_t> gone = doorsUnder(game, level, part, changes, doorsOf(taken.fragment, turn, {}));
    std::erase_if(gone, [&](std::size_t door) { return std::ranges::contains(taken.statements, door); });
    return FragmentMove{alsoWithout(language, level, TextEdit(std::move(edit)), gone),
                        CellMask(std::move(now))};
}

} // namespace levwright

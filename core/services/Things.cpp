// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/Things.h"

#include "core/base/Contract.h"
#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/Catalog.h"
#include "core/services/Names.h"
#include "core/services/NewErrors.h"
#include "core/services/Outline.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>

namespace levwright::services {
namespace {

constexpr std::array<std::string_view, 8> kindNames{"monster",   "object", "trap",     "terrain",
                                                    "room type", "flag",   "register", "variable"};

// Classes and characters of maps differ by their case.
bool isSameName(std::string_view a, std::string_view b) {
    return a.size() == 1 || b.size() == 1 ? a == b : std::ranges::equal(a, b, {}, lowerCase, lowerCase);
}

std::optional<MarkKind> markOf(ThingKind kind) {
    switch (kind) {
    case ThingKind::Monster:
        return MarkKind::Monster;
    case ThingKind::Object:
        return MarkKind::Object;
    case ThingKind::Trap:
        return MarkKind::Trap;
    case ThingKind::Terrain:
        return MarkKind::Terrain;
    case ThingKind::RoomType:
        return MarkKind::RoomType;
    case ThingKind::Flag:
        return MarkKind::Word;
    case ThingKind::Register:
    case ThingKind::Variable:
        break;
    }
    return std::nullopt;
}

bool isNameOf(ThingKind kind, const NamedThing& named, std::string_view name) {
    if (kind == ThingKind::Register)
        return named.kind == NameKind::Register && named.name == name;
    const bool isVariable = named.kind == NameKind::Variable || named.kind == NameKind::LoopVariable ||
                            named.kind == NameKind::Parameter;
    return isVariable &&
           (named.name == name || (named.name.starts_with('$') && named.name.substr(1) == name));
}

// What stands between the quotes of a mark, or all of it.
Range insideOf(const TextSnapshot& text, Range mark) {
    const std::string_view bytes = text.slice(mark);
    const bool isQuoted =
        bytes.size() > 2 && (bytes.front() == '"' || bytes.front() == '\'') && bytes.back() == bytes.front();
    return isQuoted ? Range{mark.begin + 1, mark.end - 1} : mark;
}

bool isQuoted(const TextSnapshot& text, Range mark) {
    return insideOf(text, mark) != mark;
}

// Whether the name begins or ends with the text.
bool isPieceOf(std::string_view text, std::string_view name) {
    constexpr std::size_t shortest = 2;
    if (text.size() < shortest || text.size() >= name.size())
        return false;
    return isSameName(name.substr(0, text.size()), text) ||
           isSameName(name.substr(name.size() - text.size()), text);
}

// The character of maps of a terrain that is given by its name or by that character.
std::optional<char> mapCharacterOf(const Catalog& catalog, std::string_view name) {
    if (name.size() == 1)
        return name[0];
    const auto found = std::ranges::find_if(catalog.terrains(), [&](const Terrain& terrain) {
        return terrain.mapCharacter != 0 && isSameName(terrain.name, name);
    });
    return found == catalog.terrains().end() ? std::nullopt : std::optional(found->mapCharacter);
}

// A name with the class before it: "?:teleportation".
struct NameInClass {
    std::string_view name;
    std::optional<char> symbol;
};

NameInClass nameInClass(ThingKind kind, std::string_view name) {
    const bool hasClass =
        (kind == ThingKind::Monster || kind == ThingKind::Object) && name.size() > 2 && name[1] == ':';
    return hasClass ? NameInClass{name.substr(2), name[0]} : NameInClass{name, std::nullopt};
}

// Looks for one thing among the marks of a file.
class ThingSearch {
public:
    ThingSearch(const Analysis& analysis, const Thing& thing)
        : m_analysis(analysis), m_text(analysis.text()), m_kind(thing.kind),
          m_name(nameInClass(thing.kind, thing.name).name),
          m_symbol(nameInClass(thing.kind, thing.name).symbol), m_marks(Marks().of(analysis)) {
        if (thing.kind == ThingKind::Terrain) {
            m_character = mapCharacterOf(analysis.game().catalog(), thing.name);
            m_name = m_character ? std::string(1, *m_character) : std::string();
        }
    }

    // The places of the name, in text order.
    std::vector<Range> uses() const {
        std::vector<Range> uses;
        for (const Mark& mark : m_marks) {
            if (mark.kind == MarkKind::MapCells && m_character)
                addCells(mark.range, uses);
            else if (isUse(mark) && isInClass(insideOf(m_text, mark.range)))
                uses.push_back(insideOf(m_text, mark.range));
        }
        return uses;
    }

    // Texts that may be the name when a script runs.
    std::vector<Range> possibleUses() const {
        std::vector<Range> uses;
        for (const Mark& mark : m_marks) {
            if (mark.kind != MarkKind::Text || !isQuoted(m_text, mark.range))
                continue;
            const Range inside = insideOf(m_text, mark.range);
            const std::string_view text = m_text.slice(inside);
            if (isSameName(text, m_name) || (isPieceOf(text, m_name) && isJoined(mark.range)))
                uses.push_back(inside);
        }
        return uses;
    }

    // The mark of the class that stands beside a name, in the same statement.
    std::optional<Range> classBeside(Range use) const {
        const auto found =
            std::ranges::lower_bound(m_marks, use.begin, {}, [](const Mark& mark) { return mark.range.end; });
        if (found == m_marks.end() || !found->range.contains(use))
            return std::nullopt;
        const auto index = std::size_t(found - m_marks.begin());
        return isScript() ? classOfTable(index) : classBefore(index);
    }

private:
    bool isScript() const { return m_analysis.game().language().runsScripts(); }

    // Whether the script joins a text with others.
    bool isJoined(Range text) const {
        constexpr std::string_view join = "..";
        constexpr std::string_view blanks = " \t\r\n";
        const std::string_view bytes = m_text.bytes();
        const std::size_t behind = bytes.find_first_not_of(blanks, text.end);
        const std::size_t before =
            text.begin == 0 ? std::string_view::npos : bytes.find_last_not_of(blanks, text.begin - 1);
        const bool isBefore = before != std::string_view::npos && bytes.substr(0, before + 1).ends_with(join);
        return isBefore || (behind != std::string_view::npos && bytes.substr(behind).starts_with(join));
    }

    // Where no class is written, it may be the one.
    bool isInClass(Range use) const {
        const std::optional<Range> written = m_symbol ? classBeside(use) : std::nullopt;
        return !written || m_text.bytes()[written->begin] == *m_symbol;
    }

    bool isUse(const Mark& mark) const {
        if (mark.kind != markOf(m_kind) || m_name.empty())
            return false;
        const std::string_view inside = m_text.slice(insideOf(m_text, mark.range));
        if (m_kind == ThingKind::Flag && (isScript() ? !isQuoted(m_text, mark.range) : !isFlag(mark.range)))
            return false;
        return isSameName(inside, m_name);
    }

    // Whether a word is a flag of its level.
    bool isFlag(Range word) const {
        const LevelsAnalysis* levels = m_analysis.levels();
        if (levels == nullptr)
            return false;
        const std::size_t level = levels->levelAt(word.begin);
        const Range inLevel{word.begin - levels->levelStart(level), word.end - levels->levelStart(level)};
        const auto& statements = levels->level(level).tree->statements;
        const auto behind = std::ranges::upper_bound(
            statements, inLevel.begin, {}, [](const StatementNode& node) { return node.range.begin; });
        return behind != statements.begin() &&
               std::ranges::any_of(std::prev(behind)->arguments, [&](const Argument& argument) {
                   return argument.kind == ArgumentKind::LevelFlag && argument.range == inLevel;
               });
    }

    void addCells(Range row, std::vector<Range>& uses) const {
        for (Offset at = row.begin; at < row.end; ++at) {
            if (m_text.bytes()[at] == *m_character)
                uses.push_back({at, at + 1});
        }
    }

    bool isClass(std::size_t index) const {
        return m_marks[index].kind == markOf(m_kind) && insideOf(m_text, m_marks[index].range).size() == 1 &&
               isQuoted(m_text, m_marks[index].range);
    }

    // In descriptions: 'd',"jackal"
    std::optional<Range> classBefore(std::size_t index) const {
        if (index == 0 || !isClass(index - 1))
            return std::nullopt;
        const std::string_view between =
            m_text.slice({m_marks[index - 1].range.end, m_marks[index].range.begin});
        const bool isBeside = between.find_first_not_of(" \t,") == std::string_view::npos;
        return isBeside ? std::optional(insideOf(m_text, m_marks[index - 1].range)) : std::nullopt;
    }

    // In scripts: { id = "jackal", class = "d" }. Between the two are only other keys and their values.
    std::optional<Range> classOfTable(std::size_t index) const {
        constexpr std::size_t mostMarks = 30; // of one table
        for (std::size_t i = index; i-- > 0 && index - i < mostMarks && staysInTable(i + 1);) {
            if (isClassEntry(i))
                return insideOf(m_text, m_marks[i].range);
        }
        for (std::size_t i = index + 1; i < m_marks.size() && i - index < mostMarks && staysInTable(i); ++i) {
            if (isClassEntry(i))
                return insideOf(m_text, m_marks[i].range);
        }
        return std::nullopt;
    }

    bool isClassEntry(std::size_t index) const {
        return isClass(index) && index > 0 && m_marks[index - 1].kind == MarkKind::Key &&
               m_text.slice(m_marks[index - 1].range) == "class";
    }

    // Whether no bracket stands between a mark and the one before it.
    bool staysInTable(std::size_t index) const {
        return index > 0 && m_text.slice({m_marks[index - 1].range.end, m_marks[index].range.begin})
                                    .find_first_of("{}()") == std::string_view::npos;
    }

    const Analysis& m_analysis;
    const TextSnapshot& m_text;
    ThingKind m_kind;
    std::string m_name;
    std::optional<char> m_symbol; // of the class
    std::vector<Mark> m_marks;
    std::optional<char> m_character; // of a terrain
};

std::unexpected<Refusal> unknown(const Game& game, ThingKind kind, std::string_view name) {
    return refuse(say("{} knows no {} {}.", game.catalog().gameId(), nameOf(kind), inQuotes(name)));
}

std::optional<char> classOf(const Catalog& catalog, ThingKind kind, std::string_view name,
                            std::optional<char> preferred) {
    const auto symbolOf = [](const auto* thing) {
        return thing == nullptr ? std::nullopt : std::optional(thing->classSymbol);
    };
    for (const std::optional<char> wanted : {preferred, std::optional<char>()}) {
        const std::optional<char> found = kind == ThingKind::Monster
                                              ? symbolOf(catalog.findMonster(name, wanted))
                                              : symbolOf(catalog.findObject(name, wanted));
        if (found)
            return found;
    }
    return std::nullopt;
}

bool isKnown(const Catalog& catalog, ThingKind kind, std::string_view name) {
    if (name.size() == 1 && kind == ThingKind::Monster)
        return catalog.findMonsterClass(name[0]) != nullptr;
    if (name.size() == 1 && kind == ThingKind::Object)
        return catalog.findObjectClass(name[0]) != nullptr;
    return std::ranges::contains(knownNames(catalog, kind), name);
}

// Each name is changed as if it were the only one: those of several levels do not meet.
std::expected<std::vector<Replacement>, Refusal> renamed(const Analysis& analysis, const Thing& thing,
                                                         std::string_view by) {
    std::vector<Replacement> all;
    for (const NamedThing& named : namesOf(analysis)) {
        const auto use = std::ranges::find_if(named.uses, &NameUse::isSpelled);
        if (!isNameOf(thing.kind, named, thing.name) || use == named.uses.end())
            continue;
        const EditOutcome edit = renamedAt(analysis, use->range.begin, by);
        if (!edit)
            return std::unexpected(edit.error());
        std::ranges::copy(edit->replacements(), std::back_inserter(all));
    }
    return TextEdit(std::move(all)).replacements();
}

std::optional<Refusal> objectionTo(const Analysis& analysis, const std::vector<Replacement>& changes) {
    const TextEdit edit(changes);
    const AnalysisPtr after = analysis.updated(edit, TextSnapshot(edit.apply(analysis.text().bytes())));
    return newErrorIn(*after, analysis);
}

} // namespace

std::string_view nameOf(ThingKind kind) {
    return kindNames[std::size_t(kind)];
}

std::optional<ThingKind> thingKindNamed(std::string_view name) {
    const auto found = std::ranges::find(kindNames, name);
    return found == kindNames.end() ? std::nullopt : std::optional(ThingKind(found - kindNames.begin()));
}

std::vector<ThingKind> thingKinds() {
    std::vector<ThingKind> kinds;
    kinds.reserve(kindNames.size());
    for (std::size_t i = 0; i < kindNames.size(); ++i)
        kinds.push_back(ThingKind(i));
    return kinds;
}

std::vector<std::string> knownNames(const Catalog& catalog, ThingKind kind) {
    std::vector<std::string> names;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows) {
            if (!row.name.empty())
                names.emplace_back(row.name);
        }
    };
    if (kind == ThingKind::Monster)
        add(catalog.monsters());
    else if (kind == ThingKind::Object)
        add(catalog.objects());
    else if (kind == ThingKind::Trap)
        add(catalog.traps());
    else if (kind == ThingKind::RoomType)
        add(catalog.roomTypes());
    else if (kind == ThingKind::Flag)
        add(catalog.flags());
    else if (kind == ThingKind::Terrain)
        std::ranges::for_each(catalog.terrains(), [&](const Terrain& terrain) {
            if (terrain.mapCharacter != 0 && !terrain.name.empty())
                names.emplace_back(terrain.name);
        });
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

std::vector<Range> usesOf(const Analysis& analysis, const Thing& thing) {
    require(!thing.name.empty(), "the thing has a name");
    if (markOf(thing.kind))
        return ThingSearch(analysis, thing).uses();
    std::vector<Range> uses;
    for (const NamedThing& named : namesOf(analysis)) {
        if (!isNameOf(thing.kind, named, thing.name))
            continue;
        for (const NameUse& use : named.uses)
            uses.push_back(use.range);
    }
    std::ranges::sort(uses);
    uses.erase(std::ranges::unique(uses).begin(), uses.end());
    return uses;
}

std::vector<Range> possibleUsesOf(const Analysis& analysis, const Thing& thing) {
    require(!thing.name.empty(), "the thing has a name");
    const bool isOfScript = analysis.levels() != nullptr && analysis.game().language().runsScripts();
    const bool isNamed = markOf(thing.kind) && thing.kind != ThingKind::Terrain;
    return isOfScript && isNamed ? ThingSearch(analysis, thing).possibleUses() : std::vector<Range>();
}

std::expected<std::vector<Replacement>, Refusal> replacementsFor(const Analysis& analysis, const Thing& thing,
                                                                 std::string_view by) {
    if (!markOf(thing.kind))
        return renamed(analysis, thing, by);
    const Catalog& catalog = analysis.game().catalog();
    const ThingSearch search(analysis, thing);
    const std::vector<Range> uses = search.uses();
    if (uses.empty())
        return std::vector<Replacement>();
    const NameInClass other = nameInClass(thing.kind, by);
    std::string written(other.name);
    if (thing.kind == ThingKind::Terrain) {
        const std::optional<char> character = mapCharacterOf(catalog, by);
        if (!character || !analysis.game().language().isMapCharacter(*character))
            return unknown(analysis.game(), thing.kind, by);
        written = *character;
    } else if (!isKnown(catalog, thing.kind, written)) {
        return unknown(analysis.game(), thing.kind, by);
    }
    const bool isInClass = thing.kind == ThingKind::Monster || thing.kind == ThingKind::Object;
    std::vector<Replacement> changes;
    for (const Range use : uses) {
        const std::optional<Range> besideName =
            isInClass && use.size() > 1 && written.size() > 1 ? search.classBeside(use) : std::nullopt;
        if (besideName) {
            const char old = analysis.text().bytes()[besideName->begin];
            const std::optional<char> symbol =
                classOf(catalog, thing.kind, written, other.symbol.value_or(old));
            if (symbol && *symbol != old)
                changes.push_back({*besideName, std::string(1, *symbol)});
        }
        if (analysis.text().slice(use) != written)
            changes.push_back({use, written});
    }
    std::ranges::sort(changes, {}, &Replacement::range);
    // A broken table may have several names for one class.
    changes.erase(std::ranges::unique(changes, {}, &Replacement::range).begin(), changes.end());
    if (std::optional<Refusal> objection = objectionTo(analysis, changes))
        return std::unexpected(*std::move(objection));
    return changes;
}

} // namespace levwright::services

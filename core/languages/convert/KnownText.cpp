// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/KnownText.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/diag/UnknownThings.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/Words.h"
#include "core/model/LevelLanguage.h"

#include <algorithm>
#include <format>
#include <optional>
#include <utility>

namespace levwright {
namespace {

using enum DiagnosticCode;

// Collects the changes to one level. All ranges are those of the level's own text.
class KnownLevel {
public:
    KnownLevel(const Catalog* catalog, const LevelTree& tree, std::string_view text)
        : m_catalog(catalog), m_tree(tree), m_text(text) {}

    void mend(const Diagnostic& found);
    void leaveOut(const OpaquePart& part);
    void leaveOut(const StatementNode& node, std::size_t index);
    void leaveOptionsOut(const StatementNode& node);

    std::vector<Replacement> replacements; // may overlap
    std::vector<ConversionNote> notes;

private:
    std::string_view slice(Range range) const { return m_text.substr(range.begin, range.size()); }
    void replace(Range range, std::string text) { replacements.push_back({range, std::move(text)}); }
    void note(const Diagnostic& found, std::string_view what, std::string_view becomes);
    void random(const Diagnostic& found, std::string_view what);
    void ofClass(const Diagnostic& found, std::string_view what);
    void trap(const Diagnostic& found);
    void roomType(const Diagnostic& found);
    void doorKey(const Diagnostic& found);
    void terrain(const Diagnostic& found, char instead);
    void cells(const Diagnostic& found);
    void initMap(const Diagnostic& found);
    void statement(const Diagnostic& found);
    void word(const Diagnostic& found);
    Range withConditions(std::size_t statement) const;
    void comment(Range range);

    const Catalog* m_catalog; // null if nothing is mended
    const LevelTree& m_tree;
    std::string_view m_text;
};

void KnownLevel::note(const Diagnostic& found, std::string_view what, std::string_view becomes) {
    const std::vector<UnknownThing> things = unknownThings({found});
    const std::string spelling = things.empty() ? inQuotes(slice(found.range)) : things.front().spelling;
    notes.push_back({found.range, say("There is no {} {}; {}.", what, spelling, becomes)});
}

void KnownLevel::random(const Diagnostic& found, std::string_view what) {
    note(found, what, say("it is a random one now"));
    replace(found.range, "random");
}

// A name with its class, such as ('@',"watchman").
void KnownLevel::ofClass(const Diagnostic& found, std::string_view what) {
    const std::string_view written = slice(found.range);
    const char symbol = found.arguments.front().empty() ? '\0' : found.arguments.front().front();
    const bool isKnown = (found.code == NoMonsterInClass ? m_catalog->findMonsterClass(symbol)
                                                         : m_catalog->findObjectClass(symbol)) != nullptr;
    const std::size_t from = written.find('\'');
    const std::size_t to = written.find('\'', from + 2);
    if (!isKnown || from == written.npos || to == written.npos)
        return random(found, what);
    note(found, what, say("it is a random one of its class now"));
    replace(found.range, std::string(written.substr(from, to + 1 - from)));
}

void KnownLevel::trap(const Diagnostic& found) {
    if (!slice(found.range).starts_with("seen_traps"))
        return random(found, say("trap"));
    note(found, say("trap"), say("the monster has seen none now"));
    const std::size_t comma = m_text.rfind(',', found.range.begin);
    replace({comma == m_text.npos ? found.range.begin : comma, found.range.end}, "");
}

// Also removes the chance that follows the type, because ordinary rooms have none.
void KnownLevel::roomType(const Diagnostic& found) {
    note(found, say("room type"), say("the room is an ordinary one now"));
    Range range = found.range;
    const std::size_t at = m_text.find_first_not_of(" \t", range.end);
    if (at != m_text.npos && m_text[at] == '[')
        range.end = std::min(m_text.find(']', at), m_text.size() - 1) + 1;
    replace(range, "\"ordinary\"");
}

void KnownLevel::doorKey(const Diagnostic& found) {
    note(found, say("artifact"), say("the door needs no key now"));
    const std::size_t comma = m_text.rfind(',', found.range.begin);
    replace({comma == m_text.npos ? found.range.begin : comma, found.range.end}, "");
}

void KnownLevel::terrain(const Diagnostic& found, char instead) {
    const std::size_t quote = m_text.find('\'', found.range.begin);
    const std::size_t end = quote == m_text.npos ? quote : m_text.find('\'', quote + 2);
    if (end == m_text.npos || end >= found.range.end)
        return;
    note(found, say("terrain"), instead == '.' ? say("it is floor now") : say("it is stone now"));
    replace({quote, end + 1}, std::format("'{}'", instead));
}

void KnownLevel::cells(const Diagnostic& found) {
    if (found.fixes.empty())
        return;
    note(found, say("terrain"), say("such cells are floor now"));
    for (const Replacement& cell : found.fixes.front().edit.replacements())
        replace(cell.range, std::string(cell.range.size(), '.'));
}

// The problem has the range of the whole statement, so the argument must be found.
void KnownLevel::initMap(const Diagnostic& found) {
    const std::optional<std::size_t> index = m_tree.statementAt(found.range.begin);
    if (!index)
        return;
    const Field field = found.code == InitMapForeground   ? Field::Foreground
                        : found.code == InitMapBackground ? Field::Background
                                                          : Field::FillingTerrain;
    if (const Argument* argument = m_tree.statements[*index].find(field)) {
        Diagnostic own = found;
        own.range = argument->range;
        terrain(own, found.code == InitMapForeground ? '.' : ' ');
    }
}

Range KnownLevel::withConditions(std::size_t statement) const {
    Range range = m_tree.statements[statement].range;
    std::optional<std::size_t> around = m_tree.statements[statement].parent;
    // A condition that holds nothing else ends where the statement ends.
    while (around && m_tree.statements[*around].range.end == range.end) {
        range.begin = m_tree.statements[*around].range.begin;
        around = m_tree.statements[*around].parent;
    }
    return range;
}

// Turns the lines into comments if nothing else is on them, so that they can still be read. Otherwise removes
// the text.
void KnownLevel::comment(Range range) {
    const std::size_t lineStart = range.begin == 0 ? 0 : m_text.rfind('\n', range.begin - 1) + 1;
    const std::size_t lineEnd = std::min(m_text.find('\n', range.end), m_text.size());
    const bool isAlone = slice({lineStart, range.begin}).find_first_not_of(" \t") == std::string_view::npos &&
                         slice({range.end, lineEnd}).find_first_not_of(" \t\r") == std::string_view::npos;
    if (!isAlone || lineEnd == m_text.size())
        return replace(range, "");
    for (std::size_t at = lineStart; at < range.end;
         at = std::min(m_text.find('\n', at), m_text.size() - 1) + 1)
        replace({at, at}, "# ");
}

void KnownLevel::statement(const Diagnostic& found) {
    const std::optional<std::size_t> index = m_tree.statementAt(found.range.begin);
    if (!index)
        return;
    note(found, found.code == UnknownForm ? say("such form of") : say("statement"), say("it is left out"));
    comment(withConditions(*index));
}

void KnownLevel::word(const Diagnostic& found) {
    if (found.fixes.empty())
        return statement(found);
    note(found, say("word"), say("it is left out"));
    for (const Replacement& each : found.fixes.front().edit.replacements())
        replacements.push_back(each);
}

void KnownLevel::leaveOut(const OpaquePart& part) {
    const std::string_view becomes =
        part.instead.empty() ? said("it is left out") : said("a plain value stands for it");
    notes.push_back(
        {part.range, say("Only the game itself understands {}; {}.", inQuotes(slice(part.word)), becomes)});
    replace(part.range, std::string(part.instead));
}

void KnownLevel::leaveOut(const StatementNode& node, std::size_t index) {
    notes.push_back({node.range, say("Only the game itself understands {}; it is left out.",
                                     inQuotes(slice(node.keyword)))});
    comment(withConditions(index));
}

// Options that only the game has; a comma stands before each.
void KnownLevel::leaveOptionsOut(const StatementNode& node) {
    using program::Key;
    for (const Argument& argument : node.arguments) {
        const bool isAdded =
            argument.kind == ArgumentKind::Option && (argument.number() == std::int64_t(Key::AddedOption) ||
                                                      argument.number() == std::int64_t(Key::AddedNumber));
        const std::size_t comma = isAdded ? m_text.rfind(',', argument.range.begin) : m_text.npos;
        if (comma != m_text.npos && comma > node.range.begin)
            leaveOut({argument.range, {comma, argument.range.end}, {}});
    }
}

void KnownLevel::mend(const Diagnostic& found) {
    switch (found.code) {
    case UnknownMonster:
    case NoSuchMonster:
        return random(found, say("monster"));
    case UnknownObject:
    case NoSuchObject:
        return random(found, say("object"));
    case UnknownMonsterClass:
    case NoSuchMonsterClass:
        return random(found, say("class of monsters"));
    case UnknownObjectClass:
    case NoSuchObjectClass:
        return random(found, say("class of objects"));
    case NoMonsterInClass:
        return ofClass(found, say("monster"));
    case NoObjectInClass:
        return ofClass(found, say("object"));
    case UnknownTrap:
    case NoSuchTrap:
        return trap(found);
    case UnknownRoomType:
    case RoomTypeUnknown:
        return roomType(found);
    case ChanceOfOrdinaryRoom:
        return comment(found.range);
    case UnknownDoorKey:
        return doorKey(found);
    case BadMapRow:
        return cells(found);
    case BadForeground:
    case NoMapCharacter:
        return terrain(found, '.');
    case BadBackground:
        return terrain(found, ' ');
    case BadFilling:
        return random(found, say("terrain"));
    case InitMapForeground:
    case InitMapBackground:
    case InitMapFilling:
        return initMap(found);
    case UnknownWord:
    case UnknownForm:
        return word(found);
    default: // not an unknown thing, or reported by the conversion
        return;
    }
}

// If replacements overlap, only the one that reaches furthest is kept.
TextEdit editOf(std::vector<Replacement> all) {
    std::ranges::stable_sort(all, [](const Replacement& a, const Replacement& b) {
        return std::pair(a.range.begin, b.range.end) < std::pair(b.range.begin, a.range.end);
    });
    std::vector<Replacement> apart;
    for (Replacement& each : all) {
        const bool isCovered =
            !apart.empty() && (each.range.begin < apart.back().range.end || each.range == apart.back().range);
        if (!isCovered)
            apart.push_back(std::move(each));
    }
    return TextEdit(std::move(apart));
}

} // namespace

KnownText withoutOwnForms(const FileTree& file) {
    KnownText known;
    std::vector<Replacement> replacements;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelTree& tree = *file.levels[i].tree;
        KnownLevel level(nullptr, tree, file.textOf(i));
        for (const OpaquePart& part : tree.opaqueParts)
            level.leaveOut(part);
        for (std::size_t index = 0; index < tree.statements.size(); ++index) {
            if (program::isOnlyOfGame(tree.statements[index].kind))
                level.leaveOut(tree.statements[index], index);
            else
                level.leaveOptionsOut(tree.statements[index]);
        }
        const Offset start = file.levels[i].start;
        for (const Replacement& each : level.replacements)
            replacements.push_back({each.range.shifted(start), each.text});
        for (ConversionNote& note : level.notes)
            known.notes.push_back({note.range.shifted(start), std::move(note.message)});
    }
    const TextEdit edit = editOf(std::move(replacements));
    known.text = edit.apply(file.text.bytes());
    known.back = edit.inverse(file.text.bytes());
    return known;
}

Result<KnownText> knownText(const Game& game, const FileTree& file) {
    KnownText known;
    std::vector<Replacement> replacements;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const Offset start = file.levels[i].start;
        const LevelTreePtr& tree = file.levels[i].tree;
        const LevelModelPtr model =
            game.language().lower(tree, file.textOf(i), LongSize::Bits64, Checks::OfCompiler);
        if (const Diagnostic* error = firstOtherError(model->diagnostics)) {
            const LinePosition at = file.text.position(start + error->range.begin);
            return failure(say("Only descriptions without errors can be converted. Line {}: {}", at.line + 1,
                               error->message()));
        }
        KnownLevel level(&game.catalog(), *tree, file.textOf(i));
        for (const Diagnostic& found : model->diagnostics)
            level.mend(found);
        for (const Replacement& each : level.replacements)
            replacements.push_back({each.range.shifted(start), each.text});
        for (ConversionNote& note : level.notes)
            known.notes.push_back({note.range.shifted(start), std::move(note.message)});
    }
    const std::string_view written = file.text.bytes();
    const TextEdit edit = editOf(std::move(replacements));
    known.text = edit.apply(written);
    known.back = edit.inverse(written);
    return known;
}

} // namespace levwright

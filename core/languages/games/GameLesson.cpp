// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/GameLesson.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameTableText.h"
#include "core/catalog/LanguageNames.h"
#include "core/document/LevelsAnalysis.h"

#include <algorithm>
#include <format>
#include <string_view>

namespace levwright {
namespace {

using enum DiagnosticCode;

// The argument of the problem that names the thing.
struct NamedRow {
    DiagnosticCode code;
    TaughtSort sort;
    std::uint8_t name = 0;
};

constexpr NamedRow namedRows[] = {
    {UnknownMonster, TaughtSort::Monster},
    {UnknownCorpse, TaughtSort::Monster},
    {NoSuchMonster, TaughtSort::Monster},
    {NoMonsterInClass, TaughtSort::Monster, 1},
    {UnknownObject, TaughtSort::Object},
    {NoSuchObject, TaughtSort::Object},
    {NoObjectInClass, TaughtSort::Object, 1},
    {UnknownMonsterClass, TaughtSort::MonsterClass},
    {NoSuchMonsterClass, TaughtSort::MonsterClass},
    {UnknownObjectClass, TaughtSort::ObjectClass},
    {NoSuchObjectClass, TaughtSort::ObjectClass},
    {UnknownTrap, TaughtSort::Trap},
    {NoSuchTrap, TaughtSort::Trap},
    {UnknownRoomType, TaughtSort::RoomType},
    {RoomTypeUnknown, TaughtSort::RoomType},
    {NoSuchFlag, TaughtSort::Flag},
    {NoSuchThing, TaughtSort::Monster, 1},
    {NoSuchFunction, TaughtSort::Function},
    {UnknownKey, TaughtSort::Key, 1},
    {NoSuchWord, TaughtSort::WordOfKey},
    {BadMapRow, TaughtSort::MapCharacter},
    {NoMapCharacter, TaughtSort::MapCharacter},
    {NoScriptTerrain, TaughtSort::MapCharacter},
    {BadFilling, TaughtSort::MapCharacter},
    {BadForeground, TaughtSort::MapCharacter},
    {BadBackground, TaughtSort::MapCharacter},
};

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// Without the quotes around it, of any kind.
std::string_view unquoted(std::string_view text) {
    const bool isQuoted =
        text.size() > 2 && text.front() == text.back() && (text[0] == '\'' || text[0] == '"');
    return isQuoted ? text.substr(1, text.size() - 2) : withoutQuotes(text);
}

bool isCharacter(TaughtSort sort) {
    return sort == TaughtSort::MapCharacter || sort == TaughtSort::MonsterClass ||
           sort == TaughtSort::ObjectClass;
}

// Whether a table can hold the name.
bool canBeRow(const TaughtThing& thing) {
    const bool isPlain = std::ranges::all_of(
        thing.name, [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '\x7f'; });
    if (isCharacter(thing.sort))
        return isPlain && thing.name.size() == 1;
    // Blanks separate the words of a key, and a number stands after a sign.
    if (thing.sort == TaughtSort::WordOfKey && thing.name.find_first_of(" =") != thing.name.npos)
        return false;
    return isPlain && !thing.name.empty() && !thing.name.starts_with('#') &&
           thing.name.size() <= longestQuote;
}

constexpr std::string_view doorWord = "DOOR";
constexpr std::string_view roomDoorWord = "ROOMDOOR";
constexpr std::string_view stateClass = "door state";
constexpr std::string_view secretClass = "boolean";

// A word of a description that its game does not know.
class UnknownWordOf {
public:
    UnknownWordOf(const LevelsAnalysis& levels, const Diagnostic& found)
        : m_found(found), m_at(found.anchor.value_or(found.range.begin)), m_levels(levels) {}

    std::optional<TaughtThing> thing() const {
        const std::optional<StatementRef> ref = m_levels.statementAt(m_found.range.begin);
        if (!ref)
            return std::nullopt;
        const StatementNode& node = m_levels.level(ref->level).tree->statements[ref->statement];
        const std::string word = wordAt(m_at);
        if (m_levels.game().language().runsScripts())
            return std::nullopt;
        const bool isProgram = m_levels.game().catalog().levelLanguage() == language::program;
        if (node.kind == StatementKind::Unknown)
            return TaughtThing{TaughtSort::Statement, word};
        if (node.kind == StatementKind::Flags)
            return TaughtThing{TaughtSort::Flag, word};
        const std::string keyword = wordAt(node.keyword.begin);
        if (keyword == doorWord || keyword == roomDoorWord)
            return TaughtThing{isBeforeState(word) ? TaughtSort::DoorMaterial : TaughtSort::DoorState, word};
        const bool isMonster = node.kind == StatementKind::Monster;
        if (!isProgram ||
            !(isMonster || node.kind == StatementKind::Object || node.kind == StatementKind::Container))
            return std::nullopt;
        return TaughtThing{.sort = TaughtSort::Option,
                           .name = word,
                           .owner = isMonster ? "monster" : "object",
                           .takesNumber = signAt(m_at + word.size()) == ':'};
    }

private:
    // What comes next after blanks; 0 at the end of the text.
    char signAt(Offset at) const {
        const std::string_view text = m_levels.text().bytes();
        const std::size_t found = text.find_first_not_of(" \t", at);
        return found == text.npos ? '\0' : text[found];
    }

    // Whether a comma comes after the word and then a state of doors, or whether the door is secret.
    bool isBeforeState(std::string_view word) const {
        const std::string_view text = m_levels.text().bytes();
        const std::size_t comma = text.find_first_not_of(" \t", m_at + word.size());
        if (comma == text.npos || text[comma] != ',')
            return false;
        const std::size_t next = text.find_first_not_of(" \t", comma + 1);
        const std::string behind = next == text.npos ? std::string() : wordAt(Offset(next));
        return std::ranges::any_of(m_levels.game().catalog().keywords(), [&](const Keyword& known) {
            return known.spelling == behind &&
                   (known.wordClass == stateClass || known.wordClass == secretClass);
        });
    }

    std::string wordAt(Offset at) const {
        const std::string_view text = m_levels.text().bytes().substr(std::min(at, m_levels.text().size()));
        return std::string(text.begin(), std::ranges::find_if_not(text, isLetter));
    }

    const Diagnostic& m_found;
    Offset m_at;
    const LevelsAnalysis& m_levels;
};

std::optional<TaughtThing> namedThing(const Diagnostic& found) {
    const auto* row = std::ranges::find(namedRows, found.code, &NamedRow::code);
    if (row == std::end(namedRows) || row->name >= found.arguments.size())
        return std::nullopt;
    TaughtThing thing{row->sort, found.arguments[row->name]};
    if (found.code == NoSuchThing && found.arguments[0] != said("monster"))
        thing.sort = TaughtSort::Object;
    if (found.code == UnknownKey)
        thing.owner = found.arguments[0];
    if (found.code == NoSuchWord) {
        constexpr std::size_t withKey = 4;
        if (found.arguments.size() < withKey)
            return std::nullopt;
        thing.owner = found.arguments[2];
        thing.key = found.arguments[3];
    }
    if ((found.code == NoMonsterInClass || found.code == NoObjectInClass) && found.arguments[0].size() == 1)
        thing.symbol = found.arguments[0][0];
    if (isCharacter(thing.sort) || thing.sort == TaughtSort::Function || thing.sort == TaughtSort::WordOfKey)
        thing.name = unquoted(thing.name);
    const bool isOfClass = found.code == UnknownMonster || found.code == UnknownObject;
    constexpr std::size_t symbolArgument = 2;
    if (isOfClass && found.arguments.size() > symbolArgument)
        thing.symbol = found.arguments[symbolArgument][0];
    return thing;
}

// ---- the rows

std::string quoted(char symbol) {
    return std::format("'{}'", symbol);
}

int numberBehind(const std::vector<NamedNumber>& rows) {
    return rows.empty() ? 0 : std::ranges::max(rows, {}, &NamedNumber::number).number + 1;
}

// Each flag has a bit of its own.
int freeBit(const std::vector<NamedNumber>& flags) {
    constexpr int lastBit = 30;
    int bit = 0;
    while (bit < lastBit &&
           std::ranges::any_of(
               flags,
               [=](const NamedNumber& flag) { return (unsigned(flag.number) & 1U << unsigned(bit)) != 0; }))
        ++bit;
    return 1 << bit;
}

std::string classesOf(const Terrain& terrain) {
    std::string words;
    for (const auto& [is, word] : {std::pair{terrain.isWall, "wall"},
                                   {terrain.isRock, "rock"},
                                   {terrain.isDoor, "door"},
                                   {terrain.isRoom, "room"},
                                   {terrain.isSeeThrough, "see-through"}}) {
        if (is)
            words.append(words.empty() ? "" : " ").append(word);
    }
    return words;
}

class LessonWriter {
public:
    LessonWriter(const TaughtThing& thing, const TaughtLook& look, const Catalog& catalog)
        : m_thing(thing), m_look(look), m_catalog(catalog) {}

    Lesson write() {
        switch (m_thing.sort) {
        case TaughtSort::Monster:
        case TaughtSort::Object:
            member(m_thing.sort == TaughtSort::Monster ? "monsters" : "objects");
            break;
        case TaughtSort::MonsterClass:
        case TaughtSort::ObjectClass:
            row(m_thing.sort == TaughtSort::MonsterClass ? "monster-classes" : "object-classes",
                {{"symbol", quoted(m_thing.name[0])}});
            break;
        case TaughtSort::Trap:
            numbered("traps", numberBehind(m_catalog.traps()));
            break;
        case TaughtSort::RoomType:
            numbered("rooms", numberBehind(m_catalog.roomTypes()));
            break;
        case TaughtSort::Flag:
            flag();
            break;
        case TaughtSort::MapCharacter:
            terrain();
            break;
        case TaughtSort::Statement:
            word(m_catalog.levelLanguage() == language::program ? "statement word" : "statement");
            row("statements",
                {{"word", m_thing.name}, {"form", m_look.isFurniture ? "selection" : "opaque"}});
            break;
        case TaughtSort::Option:
            word(m_thing.owner + " option word");
            option();
            break;
        case TaughtSort::Key:
            row("lua-keys", {{"function", m_thing.owner}, {"key", m_thing.name}, {"kind", "any"}});
            break;
        case TaughtSort::Function:
            row("lua-names", {{"name", m_thing.name}, {"role", "function"}});
            break;
        case TaughtSort::DoorState:
            doorState();
            break;
        case TaughtSort::DoorMaterial:
            doorMaterial();
            break;
        case TaughtSort::WordOfKey:
            wordOfKey();
            break;
        }
        return std::move(m_lesson);
    }

private:
    void row(std::string table, std::vector<GivenField> fields) {
        const TableRule& rule = *tableRule(table);
        std::erase_if(fields, [&](const GivenField& field) {
            return field.value.empty() && rule.columns[*rule.column(field.column)].role != ColumnRole::Key;
        });
        m_lesson.push_back({std::move(table), std::move(fields)});
    }

    void word(const std::string& wordClass) {
        row("keywords", {{"spelling", m_thing.name}, {"class", wordClass}});
    }

    void member(const std::string& table) {
        const bool isPlain = m_look.color == TaughtLook().color;
        row(table, {{"name", m_thing.name},
                    {"class", quoted(m_look.symbol)},
                    {"color", isPlain ? "" : std::to_string(m_look.color)}});
    }

    void numbered(const std::string& table, int number) {
        row(table, {{"name", m_thing.name}, {"number", std::to_string(number)}});
    }

    void flag() {
        const int bit = freeBit(m_catalog.flags());
        numbered("flags", bit);
        // Only some languages read flags as words.
        if (std::ranges::contains(m_catalog.keywords(), "level flag", &Keyword::wordClass))
            row("keywords",
                {{"spelling", m_thing.name}, {"class", "level flag"}, {"value", std::to_string(bit)}});
    }

    void terrain() {
        const auto like = std::ranges::find(m_catalog.terrains(), m_look.like, &Terrain::name);
        const bool isKnown = like != m_catalog.terrains().end();
        row("terrain", {{"name", m_look.called}, // the key comes first
                        {"classes", isKnown ? classesOf(*like) : ""},
                        {"tile", "letter"},
                        {"ink", !m_look.ink.empty() ? m_look.ink
                                : isKnown           ? std::string(like->ink)
                                                    : ""},
                        {"character", quoted(m_thing.name[0])}});
    }

    void doorState() {
        const auto like = std::ranges::find_if(m_catalog.keywords(), [&](const Keyword& known) {
            return known.wordClass == stateClass && known.spelling == m_look.like;
        });
        const bool isKnown = like != m_catalog.keywords().end() && like->value;
        row("keywords", {{"spelling", m_thing.name},
                         {"class", std::string(stateClass)},
                         {"value", std::to_string(isKnown ? *like->value : 0)}});
    }

    // The class of the words in the game's own forms of DOOR that stand before its state.
    std::string materialClass() const {
        constexpr std::string_view begin = "[ <";
        constexpr std::string_view end = "> , ]";
        for (const GameStatement& own : m_catalog.statementForms()) {
            if (own.word == doorWord && own.form.starts_with(begin) && own.form.contains(end))
                return std::string(own.form.substr(begin.size(), own.form.find(end) - begin.size()));
        }
        return {};
    }

    void doorMaterial() {
        if (m_catalog.levelLanguage() != language::program)
            return row("statements", {{"word", std::string(doorWord)}, {"form", "opaque"}});
        constexpr std::string_view usualClass = "door material";
        const std::string known = materialClass();
        word(known.empty() ? std::string(usualClass) : known);
        if (!known.empty())
            return;
        const auto form = [&](std::string_view statement, std::string_view more) {
            row("statements",
                {{"word", std::string(statement)}, {"form", std::format("[ <{}> , ] {}", usualClass, more)}});
        };
        form(doorWord, "( <door state> | random ) , selection");
        form(roomDoorWord, "( <boolean> | random ) , ( <door state> | random ) , ( directions | random ) , "
                           "( integer | random )");
    }

    // The key takes this word besides those that it has.
    void wordOfKey() {
        const TableRule& rule = *tableRule("lua-keys");
        const std::string_view text = m_catalog.tables().text(rule.name).value_or("");
        std::string words = m_thing.name;
        for (const TableRow& known : rowsOf(text, rule)) {
            const std::string& before = known.fields[*rule.column("words")];
            if (known.fields[0] == m_thing.owner && known.fields[1] == m_thing.key && !before.empty())
                words = before + ' ' + m_thing.name;
        }
        row("lua-keys", {{"function", m_thing.owner}, {"key", m_thing.key}, {"words", words}});
    }

    void option() {
        row("statement-options", {{"owner", m_thing.owner},
                                  {"word", m_thing.name},
                                  {"form", m_thing.takesNumber ? "number" : ""}});
    }

    const TaughtThing& m_thing;
    const TaughtLook& m_look;
    const Catalog& m_catalog;
    Lesson m_lesson;
};

} // namespace

std::optional<TaughtThing> taughtThing(const Analysis& analysis, const Diagnostic& found) {
    const LevelsAnalysis* levels = analysis.levels();
    if (levels == nullptr)
        return std::nullopt;
    const std::optional<TaughtThing> thing =
        found.code == UnknownWord ? UnknownWordOf(*levels, found).thing() : namedThing(found);
    return thing && canBeRow(*thing) ? thing : std::nullopt;
}

std::string inWords(const TaughtThing& thing) {
    constexpr const char* words[] = {phrase("monster"),      phrase("object"),        phrase("monster class"),
                                     phrase("object class"), phrase("trap"),          phrase("room type"),
                                     phrase("level flag"),   phrase("map character"), phrase("statement"),
                                     phrase("option"),       phrase("key"),           phrase("function"),
                                     phrase("door state"),   phrase("door material"), phrase("word")};
    return say("the {} {}", said(words[std::size_t(thing.sort)]), inQuotes(thing.name));
}

Lesson lessonAbout(const TaughtThing& thing, const TaughtLook& look, const Catalog& catalog) {
    return LessonWriter(thing, look, catalog).write();
}

} // namespace levwright

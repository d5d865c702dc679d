// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/RandomPrograms.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <format>
#include <map>
#include <random>
#include <string_view>
#include <vector>

namespace {

using Choices = std::vector<std::string_view>;

// The replacements for a name in braces; {0-9} is a number. The first choice of each ends all nesting.
const std::map<std::string_view, Choices> programWords{
    {"n", {"{0-9}"}},
    {"x", {"{1-75}"}},
    {"y", {"{1-19}"}},
    {"int",
     {"{n}", "(-{n})", "{1-3}d{1-6}", "$int", "$ints[{int}]", "({int})", "{int} + {int}", "{int} * {int}",
      "{int}/{int}", "{int} % {int}", "4294967{100-999}"}},
    {"any", {"{n}", "-{n}", "+{n}"}},
    {"string",
     {"\"a\"", "\"\"", "\"Elbereth\"", "\"a # b\"", "\"\xE4\xF6\"", "\"two\nlines\"", "$text",
      "$texts[{int}]"}},
    {"text", {"{string}", "{string}", "{string} . {string}"}},
    {"wish", {"dry", "wet", "hot", "solid", "any"}},
    {"placelit", {"({x},{y})", "random", "random[{wish}]", "random[{wish},{wish}]"}},
    {"place", {"({x},{y})", "{placelit}", "{placelit}", "$place", "$places[{int}]", "rndcoord({sel})"}},
    {"arealit", {"({0-9},{0-9},{10-70},{10-19})"}},
    {"area", {"{arealit}", "$area", "$areas[{int}]"}},
    {"levarea", {"{smallarea}", "levregion({1-30},{0-9},{31-79},{10-20})", "levregion(1,0,1,0)"}},
    {"smallarea", {"(0,0,{0-9},{0-5})"}},
    {"light", {"lit", "unlit", "random"}},
    {"char", {"'.'", "' '", "'-'", "'|'", "'+'", "'#'", "'L'", "'T'", "'\\'", "'{'", "'x'", "'C'", "'\\}'"}},
    {"mapcharlit", {"{char}", "({char},{light})"}},
    {"mapchar", {"{mapcharlit}", "$ground", "$grounds[{int}]"}},
    {"monsterlit", {"'d'", "\"jackal\"", "\"JACKAL\"", "('@',\"human\")", "random", "' '", "'&'"}},
    {"monster", {"{monsterlit}", "{monsterlit}", "$who", "$whos[{int}]"}},
    {"objectlit", {"'!'", "\"dagger\"", "('(',\"chest\")", "random", "\"Light\"", "'\\\\'", "'*'"}},
    {"object", {"{objectlit}", "{objectlit}", "$what", "$whats[{int}]"}},
    {"sel", {"{place}", "{selterm}", "{selterm} & {sel}"}},
    {"selterm",
     {"({x},{y})", "rect {area}", "fillrect {area}", "line {place},{place}", "randline {place},{place},{int}",
      "grow({sel})", "grow({dirs},{sel})", "filter({0-100}%,{sel})", "filter({sel},{sel})",
      "filter({mapchar},{sel})", "floodfill {place}", "circle({place},{int})",
      "circle({place},{int},{filling})", "ellipse({place},{int},{int})",
      "ellipse({place},{int},{int},{filling})", "complement {selterm}", "$cells", "({sel})"}},
    {"filling", {"filled", "unfilled"}},
    {"dir", {"north", "south", "east", "west"}},
    {"dirs", {"{dir}", "{dir}|{dir}"}},
    {"compare", {"==", "!=", "<>", "<=", ">=", "<", ">"}},
    {"condition", {"[{1-99}%]", "[{int} {compare} {int}]", "[{int}]", "[ {0-100}% ]"}},
    {"bool", {"true", "false"}},
    {"updown", {"up", "down"}},
    {"doorstate", {"open", "closed", "locked", "nodoor", "broken", "secret"}},
    {"align", {"noalign", "chaos", "neutral", "coaligned", "law", "noncoaligned", "align[{0-2}]"}},
    {"roomtype", {"\"ordinary\"", "\"throne\"", "\"zoo\"", "\"temple\"", "\"Zoo\"", "\"no room\"", "random"}},
    {"roomflag", {"filled", "unfilled", "irregular", "regular", "joined", "unjoined"}},
    {"roomflags", {"", "", ",{roomflag}", ",{roomflag},{roomflag}"}},
    {"h", {"left", "half-left", "center", "half-right", "right"}},
    {"v", {"top", "center", "bottom"}},
    {"trap", {"\"web\"", "\"pit\"", "\"trap door\"", "random"}},
    {"monopt",
     {"{text}",
      "peaceful",
      "hostile",
      "asleep",
      "awake",
      "{align}",
      "align:random",
      "m_feature {text}",
      "m_object {text}",
      "m_monster {text}",
      "female",
      "invisible",
      "cancelled",
      "revived",
      "avenge",
      "fleeing:{int}",
      "blinded:{int}",
      "paralyzed:{int}",
      "stunned",
      "confused",
      "seen_traps:\"pit\"",
      "seen_traps:\"pit\"|\"web\"",
      "seen_traps:all"}},
    {"monopts", {"", "", ",{monopt}", ",{monopt},{monopt}"}},
    {"objopt", {"blessed",     "uncursed",    "cursed",       "montype:{monster}", "{any}",
                "{1-3}d{1-6}", "name:{text}", "NAME:{text}",  "quantity:{int}",    "buried",
                "lit",         "unlit",       "eroded:{int}", "erodeproof",        "locked",
                "broken",      "trapped",     "not_trapped",  "recharged:{int}",   "invisible",
                "greased",     "{doorstate}"}},
    {"objopts", {"", "", ",{objopt}", ",{objopt},{objopt}"}},
    {"corr", {"({0-5},{dir},{0-3})", "({0-5},{dir},random)"}},
    {"dig", {"({1-60},{1-15})", "random"}},
    {"inside",
     {"OBJECT:{object}{objopts}", "CONTAINER:{object}{objopts} {\n{inside}\n}",
      "{condition}: OBJECT:{object}", "BREAK", "{inside}\n{inside}"}},
    {"assignment",
     {"$int = {int}", "$text = {text}", "$place = {place}", "$area = {area}", "$ground = terrain:{mapchar}",
      "$who = monster:{monster}", "$what = object:{object}", "$cells = selection:{sel}",
      "$ints = { {int}, {int} }", "$texts = { {text}, {text} }", "$places = { {placelit}, {placelit} }",
      "$areas = { {arealit}, {arealit} }", "$grounds = TERRAIN:{ {mapcharlit}, {mapcharlit} }",
      "$whos = MONSTER:{ {monsterlit}, {monsterlit} }", "$whats = obj:{ {objectlit}, {objectlit} }",
      "$new = {int}"}},
    {"block", {"{ {statement} }", "{\n{statement}\n}", "{ }", "{\n{statement}\n{statement}\n}"}},
    {"case", {"CASE {any}: {statement}", "CASE {n}: {statement} BREAK", "DEFAULT: {statement}"}},
    {"cases", {"{case}", "{case}\n{cases}"}},
    {"map", {"|..|\n|..|\n", "0123\n-+-\n.x\n", ".\n", "}}}}\n\n}}\n", "|.S.C.|  \n#..\n"}},
    {"statement",
     {"NOMAP",
      "MESSAGE:{text}",
      "GEOMETRY:{h},{v}\nMAP\n{map}ENDMAP",
      "GEOMETRY:{place},{bool}\nMAP\n{map}ENDMAP",
      "MONSTER:{monster},{place}{monopts}",
      "MONSTER:{monster},{place}{monopts} {\n{inside}\n}",
      "OBJECT:{object}{objopts},{place}",
      "OBJECT:{object},{place}{objopts}",
      "CONTAINER:{object},{place}{objopts} {\n{inside}\n}",
      "TRAP:{trap},{place}",
      "DOOR:{doorstate},{sel}",
      "DOOR:random,{sel}",
      "ROOMDOOR:{bool},{doorstate},{dirs},{n}",
      "ROOMDOOR:random,random,random,random",
      "DRAWBRIDGE:{place},{dir},random",
      "DRAWBRIDGE:{place},{dir},open",
      "MAZEWALK:{place},{dir}",
      "MAZEWALK:{place},{dir},{bool}",
      "MAZEWALK:{place},{dir},{bool},{char}",
      "WALLIFY",
      "WALLIFY:{sel}",
      "REGION:{area},{light},{roomtype}{roomflags}",
      "REGION:{area},{light},{roomtype}{roomflags} {block}",
      "ALTAR:{place},{align},altar",
      "ALTAR:{place},random,random",
      "LADDER:{place},{updown}",
      "STAIR:{place},{updown}",
      "STAIR:{levarea},{levarea},{updown}",
      "PORTAL:{levarea},{levarea},{string}",
      "TELEPORT_REGION:{levarea},{levarea}",
      "TELEPORT_REGION:{levarea},{levarea},{updown}",
      "BRANCH:{levarea},{levarea}",
      "FOUNTAIN:{sel}",
      "SINK:{sel}",
      "POOL:{sel}",
      "TERRAIN:{sel},{mapchar}",
      "REPLACE_TERRAIN:{area},{mapchar},{mapchar},{0-100}%",
      "NON_DIGGABLE:{area}",
      "NON_PASSWALL:{area}",
      "GRAVE:{place}",
      "GRAVE:{place},{text}",
      "GRAVE:{place},random",
      "GOLD:{int},{place}",
      "ENGRAVING:{place},burn,{text}",
      "ENGRAVING:{place},random,{text}",
      "MINERALIZE",
      "MINERALIZE:{int},{int},{int},{int}",
      "RANDOM_CORRIDORS",
      "RANDOM_CORRIDORS:{any}",
      "RANDOM_CORRIDORS:random",
      "CORRIDOR:{corr},{corr}",
      "CORRIDOR:{corr},{any}",
      "SHUFFLE:$ints",
      "SHUFFLE:$whos",
      "{assignment}",
      "{assignment}",
      "{assignment}",
      "IF {condition} {block}",
      "IF {condition} {block} ELSE {block}",
      "{condition}: {statement}",
      "{condition}: {statement}",
      "SWITCH [{int}] {\n{cases}\n}",
      "FOR $i = {int} .. {int} {block}",
      "FOR $j = {int} TO {int} {block}",
      "LOOP [{int}] {block}",
      "LOOP [{int}] {block}",
      "BREAK",
      "EXIT",
      "# a comment \" '",
      "INIT_MAP:rogue",
      "INIT_MAP:mazegrid,{char}",
      "INIT_MAP:solidfill,{mapcharlit}",
      "INIT_MAP:mines,'.',{char},{bool},{bool},{light},{bool}",
      "INIT_MAP:mines,'#','.',{bool},{bool},{light},random,{char}",
      "ROOM:{roomtype},{light},({1-5},{1-5}),({h},{v}),({1-9},{1-9}){roomflags} {block}",
      "ROOM:\"zoo\" [{1-100}%],{light},random,random,random {block}",
      "SUBROOM:{roomtype},{light},{dig},{dig}{roomflags} {block}"}},
    {"flag", {"noteleport", "hardfloor", "mazelevel", "premapped", "inaccessibles", "corrmaze"}},
    {"header",
     {"MAZE:\"m{n}\",' '", "MAZE:\"m{n}\",random", "MAZE:\"m{n}\",'I'", "LEVEL:\"l{n}\"",
      "LEVEL:\"l{n}\"\nFLAGS:{flag}", "MAZE:\"m{n}\",'-'\nFLAGS: {flag} , {flag}"}},
};

class ProgramWriter {
public:
    explicit ProgramWriter(std::uint32_t seed) : m_random(seed) {}

    int below(std::size_t end) { return int(m_random() % std::max<std::size_t>(end, 1)); }

    std::string expanded(std::string_view form, int depth) {
        std::string text;
        while (!form.empty()) {
            const std::size_t open = form.find('{');
            const std::size_t close = open == std::string_view::npos ? open : form.find('}', open);
            const std::string_view name =
                close == std::string_view::npos ? "" : form.substr(open + 1, close - open - 1);
            if (close == std::string_view::npos || !isName(name)) {
                const std::size_t end = open == std::string_view::npos ? form.size() : open + 1;
                text += form.substr(0, end);
                form.remove_prefix(end);
                continue;
            }
            text += form.substr(0, open);
            text += meaning(name, depth);
            form.remove_prefix(close + 1);
        }
        return text;
    }

    // Writes all variables that statements use, then the statements.
    std::string level(int number) {
        std::string text = expanded("{header}", 0);
        text.insert(text.find('"') + 1, std::to_string(number));
        text += '\n';
        for (const std::string_view assignment : programWords.find("assignment")->second) {
            if (!assignment.starts_with("$new"))
                text += expanded(assignment, mostDepth) + '\n';
        }
        for (int left = 2 + below(8); left > 0; --left)
            text += expanded("{statement}", 0) + '\n';
        return text;
    }

private:
    static constexpr int mostDepth = 6;

    static bool isName(std::string_view name) {
        return programWords.contains(name) ||
               (name.contains('-') && name.find_first_not_of("0123456789-") == std::string_view::npos);
    }

    std::string meaning(std::string_view name, int depth) {
        if (const auto row = programWords.find(name); row != programWords.end()) {
            const Choices& choices = row->second;
            return expanded(choices[depth >= mostDepth ? 0 : std::size_t(below(choices.size()))], depth + 1);
        }
        int least = 0;
        int most = 0;
        const std::size_t dash = name.find('-');
        std::from_chars(name.data(), name.data() + dash, least);
        std::from_chars(name.data() + dash + 1, name.data() + name.size(), most);
        return std::to_string(least + below(std::size_t(most - least) + 1));
    }

    std::mt19937 m_random;
};

bool isWordCharacter(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

// The range of the word around the character, or of the character alone.
std::pair<std::size_t, std::size_t> wordAround(const std::string& text, std::size_t at) {
    if (!isWordCharacter(text[at]))
        return {at, 1};
    std::size_t first = at;
    while (first > 0 && isWordCharacter(text[first - 1]))
        --first;
    std::size_t end = at;
    while (end < text.size() && isWordCharacter(text[end]))
        ++end;
    return {first, end - first};
}

} // namespace

std::string randomProgram(std::uint32_t seed) {
    ProgramWriter writer(seed);
    std::string text = writer.level(1);
    if (writer.below(4) == 0)
        text += writer.level(2);
    return text;
}

std::string randomWrongProgram(std::uint32_t seed) {
    constexpr std::array<std::string_view, 24> pieces{
        ",",     ":",      "\"",   "'",   "(",        ")",      "{",        "}",
        "[",     "]",      "#",    "\n",  "99",       "-300",   "80%",      "random",
        "$what", "OBJECT", "open", "lit", "\"none\"", "[50%]:", "DEFAULT:", "TO"};
    std::string text = randomProgram(seed);
    ProgramWriter choice(~seed);
    for (int slips = 1 + choice.below(3); slips > 0 && !text.empty(); --slips) {
        const auto [at, size] = wordAround(text, std::size_t(choice.below(text.size())));
        const auto [otherAt, otherSize] = wordAround(text, std::size_t(choice.below(text.size())));
        const std::string word = text.substr(at, size);
        switch (choice.below(4)) {
        case 0:
            text.erase(at, size);
            break;
        case 1:
            text.insert(at, word + (choice.below(2) == 0 ? " " : ""));
            break;
        case 2:
            text.replace(at, size, text.substr(otherAt, otherSize));
            break;
        default:
            text.replace(at, choice.below(2) == 0 ? size : 0,
                         pieces[std::size_t(choice.below(pieces.size()))]);
        }
    }
    return text;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/LevelGenerator.h"

#include "core/base/Printable.h"
#include "core/python/GeneratorMethods.h"

#include <algorithm>
#include <cstdlib>
#include <format>
#include <optional>
#include <utility>

namespace levwright::python {
namespace {

using Values = std::vector<PythonValue>;

constexpr std::int64_t standardSize = 8;
constexpr std::int64_t largestSize = 500; // of a map, both ways
constexpr std::size_t largestMap = 65536;

bool isSize(const PythonValue& value) {
    return value.isNumber() && value.number >= 1 && value.number <= largestSize;
}

bool isPoint(const PythonValue& value) {
    return value.kind == ValueKind::List && value.items().size() == 2 && value.items()[0].isNumber() &&
           value.items()[1].isNumber();
}

// A cell or a class: one character.
bool isLetter(const PythonValue& value) {
    return value.isText() && value.text().size() == 1;
}

// "(1, 2)", or the words of a text, or random.
std::string placeText(const PythonValue& place) {
    return place.kind == ValueKind::List || place.isText() ? spelled(place) : "random";
}

std::string commaBefore(const std::string& text) {
    return text.empty() ? text : "," + text;
}

std::string objectOf(const PythonValue& name, const PythonValue& symbol, const std::string& place,
                     const PythonValue& curse) {
    if (name.text() == "random")
        return std::format("OBJECT:random,{}\n", place);
    const std::string state = curse.isText() && curse.text() != "random" ? curse.text() : "";
    return std::format("OBJECT:('{}',\"{}\"),{}{}\n", spelled(symbol), name.text(), place,
                       commaBefore(state));
}

std::string monsterOf(const Values& values) {
    std::string name = values[0].text();
    if (name != "random")
        name = '"' + name + '"';
    if (values[1].isText())
        name = std::format("('{}',{})", values[1].text(), name);
    std::string statement = std::format("MONSTER:{},{}", name, placeText(values[2]));
    if (values[3].kind == ValueKind::List) {
        for (const PythonValue& argument : values[3].items())
            statement += commaBefore(spelled(argument));
    }
    return statement + '\n';
}

// "rect (0,0,9,9)"
std::string areaOf(const Values& values, std::size_t type) {
    return std::format("{} ({},{},{},{})", spelled(values[type]), spelled(values[2]), spelled(values[3]),
                       spelled(values[4]), spelled(values[5]));
}

// Statements that are made of their values alone; empty for others.
std::string plainStatement(std::string_view method, const Values& values) {
    const auto place = [&](std::size_t i) { return placeText(values[i]); };
    if (method == "add_object")
        return objectOf(values[0], values[1], place(2), values[3]);
    if (method == "add_object_area")
        return objectOf(values[1], values[2], std::format("rndcoord({})", spelled(values[0])), values[3]);
    if (method == "add_monster")
        return monsterOf(values);
    if (method == "fill_terrain")
        return std::format("TERRAIN:{},'{}'\n", areaOf(values, 0), spelled(values[1]));
    if (method == "set_area_variable")
        return std::format("{}{} = selection:{}\n", spelled(values[0]).starts_with('$') ? "" : "$",
                           spelled(values[0]), areaOf(values, 1));
    if (method == "add_goal_pos" || method == "add_stair_down")
        return std::format("STAIR:{},down\n", place(0));
    if (method == "add_door")
        return std::format("DOOR:{},{}\n", spelled(values[0]), place(1));
    if (method == "add_altar")
        return std::format("ALTAR:{},{},{}\n", place(0), spelled(values[1]), spelled(values[2]));
    if (method == "add_sink")
        return std::format("SINK:{}\n", place(0));
    if (method == "add_trap")
        return std::format("TRAP:\"{}\",{}\n", spelled(values[0]), place(1));
    if (method == "add_fountain")
        return std::format("FOUNTAIN: {}\n", place(0));
    if (method == "add_gold")
        return std::format("GOLD: {},{}\n", spelled(values[0]), place(1));
    if (method == "add_boulder")
        return std::format("OBJECT: \"boulder\", {}\n", place(0));
    if (method == "wallify")
        return "WALLIFY\n";
    return method == "add_line" ? spelled(values[0]) + '\n' : std::string();
}

// Whether the value is of the kind that the parameter takes; false for what the program computes.
bool isFit(const MethodParameter& parameter, const PythonValue& value) {
    const std::string_view name = parameter.name;
    if (name == "place")
        return value.kind == ValueKind::None || value.isText() || isPoint(value);
    if (name == "coord" || name == "p1" || name == "p2")
        return isPoint(value) || (parameter.need == Need::Optional && value.kind == ValueKind::None);
    if (name == "x1" || name == "x2" || name == "y1" || name == "y2" || name == "amount")
        return value.isNumber();
    if (name == "flag")
        return isLetter(value);
    if (name == "symbol")
        return value.isText() || value.kind == ValueKind::None;
    if (name == "args" || name == "in_footer" || name == "cursestate")
        return value.isKnown();
    return value.isText();
}

std::vector<std::string> rowsOf(std::string_view map) {
    std::vector<std::string> rows;
    std::size_t width = 0;
    while (!map.empty()) {
        const std::string_view line = map.substr(0, map.find('\n'));
        if (!line.empty())
            rows.emplace_back(line);
        width = std::max(width, line.size());
        map.remove_prefix(std::min(line.size() + 1, map.size()));
    }
    if (std::int64_t(width) <= largestSize && std::int64_t(rows.size()) <= largestSize) {
        for (std::string& row : rows)
            row.resize(width, ' ');
    }
    return rows;
}

std::string flagsOf(const PythonValue& flags) {
    if (flags.kind != ValueKind::List)
        return flags.isText() ? flags.text() : "hardfloor";
    std::string all;
    for (const PythonValue& flag : flags.items())
        all += (all.empty() ? "" : ",") + spelled(flag);
    return all;
}

std::string comment(std::string_view text) {
    constexpr std::size_t longest = 200;
    std::string line = "# " + shortened(text, longest);
    std::ranges::replace(line, '\n', ' ');
    return line + '\n';
}

} // namespace

LevelGenerator::LevelGenerator(const CallArguments& arguments, CodePlace place) : m_place(place) {
    const auto bound = boundTo(makingMethod(), arguments);
    if (!bound)
        m_notes += comment("Python refuses the arguments of this LevelGenerator.");
    const Values values = bound ? *bound : boundTo(makingMethod(), {}).value_or(Values());
    const auto tellComputed = [&](std::size_t i, std::string_view standard) {
        if (!values[i].isKnown())
            m_notes += comment(std::format("The program computes {}; {} stands for it here.",
                                           makingMethod().parameters[i].name, standard));
    };
    setMap(values[0], values[1], values[2], values[3]);
    tellComputed(4, "lit");
    tellComputed(5, "hardfloor");
    tellComputed(6, "solid stone");
    const std::string fill = values[6].isText() ? values[6].text() : " ";
    m_header =
        std::format("\nMAZE: \"mylevel\", ' '\nFLAGS:{}\nINIT_MAP: solidfill,'{}'\nGEOMETRY:center,center\n",
                    flagsOf(values[5]), fill);
    add(std::format("REGION:(0,0,{},{}),{},\"ordinary\"\n", m_width, height(),
                    truthOf(values[4]) == 0 ? "unlit" : "lit"),
        place);
}

void LevelGenerator::setMap(const PythonValue& map, const PythonValue& width, const PythonValue& height,
                            const PythonValue& fill) {
    if (map.isText() && map.text().size() <= largestMap)
        m_rows = rowsOf(map.text());
    const bool fits = std::ranges::all_of(
        m_rows, [&](const std::string& row) { return row.size() == m_rows.front().size(); });
    if (!m_rows.empty() && fits) {
        m_width = std::int64_t(m_rows.front().size());
        return;
    }
    const auto sizeOf = [&](const PythonValue& size, std::string_view name) {
        if (!isSize(size) && size.kind != ValueKind::None && map.kind == ValueKind::None)
            m_notes +=
                comment(std::format("The program computes {}; {} stands for it here.", name, standardSize));
        return isSize(size) ? size.number : standardSize;
    };
    if (map.kind != ValueKind::None)
        m_notes += comment("The program computes the map; an empty one stands for it here.");
    m_width = sizeOf(width, "w");
    const char cell = isLetter(fill) ? fill.text().front() : '.';
    m_rows.assign(std::size_t(sizeOf(height, "h")), std::string(std::size_t(m_width), cell));
}

void LevelGenerator::note(std::string_view text, CodePlace place) {
    add(comment(text), place);
}

void LevelGenerator::call(std::string_view name, const CallArguments& arguments, CodePlace place,
                          std::size_t line) {
    if (onlyTells(name))
        return;
    const GeneratorMethod* method = generatorMethod(name);
    if (method == nullptr)
        return note(std::format("Left out: {} in line {}, which is no known method.", name, line), place);
    std::optional<Values> values = boundTo(*method, arguments);
    if (!values)
        return note(std::format("Left out: {} in line {}, whose arguments Python refuses.", name, line),
                    place);
    for (std::size_t i = 0; i < values->size(); ++i) {
        const MethodParameter& parameter = method->parameters[i];
        if (isFit(parameter, (*values)[i]))
            continue;
        if (parameter.need != Need::Place)
            return note(std::format("Left out: {} in line {}, because the program computes {}.", name, line,
                                    parameter.name),
                        place);
        (*values)[i] = {.kind = ValueKind::None};
        note(std::format("The program computes the place in line {}; random stands for it here.", line),
             place);
    }
    if (std::string statement = statementOf(name, *values); !statement.empty())
        add(std::move(statement), place);
}

std::string LevelGenerator::statementOf(std::string_view method, const Values& values) {
    if (method == "set_start_pos" || method == "add_stair_up")
        return start(values[0], values[0], false);
    if (method == "set_start_rect")
        return start(values[0], values[1], true);
    if (method == "add_mazewalk") {
        const std::string middle = std::format("({},{})", m_width / 2, height() / 2);
        const auto point = [&] {
            return std::format("({},{})", values[0].items()[0].number, values[0].items()[1].number);
        };
        return std::format("MAZEWALK:{},{}\n", isPoint(values[0]) ? point() : middle, spelled(values[1]));
    }
    if (method != "add_terrain")
        return plainStatement(method, values);
    if (truthOf(values[2]) == 1)
        return std::format("TERRAIN: {}, '{}'\n", spelled(values[0]), values[1].text());
    setCell(values[0], values[1].text().front());
    return {};
}

void LevelGenerator::setCell(const PythonValue& place, char cell) {
    const auto inMap = [](std::int64_t at, std::int64_t size) { return at < 0 ? at + size : at; };
    const std::int64_t x = inMap(place.items()[0].number, m_width);
    const std::int64_t y = inMap(place.items()[1].number, height());
    if (x >= 0 && x < m_width && y >= 0 && y < height())
        m_rows[std::size_t(y)][std::size_t(x)] = cell;
}

// The hero starts at the first place that a program gives.
std::string LevelGenerator::start(const PythonValue& first, const PythonValue& last, bool isRegion) {
    if (std::exchange(m_hasStart, true))
        return {};
    const auto at = [](const PythonValue& point, std::size_t i) { return point.items()[i].number; };
    const std::int64_t x = isRegion ? 0 : std::abs(at(first, 0) - 1);
    const std::int64_t y = isRegion ? 0 : std::abs(at(first, 1) - 1);
    return std::format("BRANCH:({},{},{},{}),({},{},{},{})\n", at(first, 0), at(first, 1), at(last, 0),
                       at(last, 1), x, y, x, y);
}

std::vector<PlacedText> LevelGenerator::texts() const {
    std::string map = m_notes + m_header + "MAP\n";
    for (const std::string& row : m_rows)
        map += row + '\n';
    std::vector<PlacedText> all{{map + "ENDMAP\n", m_place}};
    all.insert(all.end(), m_footer.begin(), m_footer.end());
    return all;
}

} // namespace levwright::python

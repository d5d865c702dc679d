// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/base/Phrase.h"
#include "core/fragment/Fragment.h"

#include <nlohmann/json.hpp>

namespace levwright {
namespace {

constexpr int formNumber = 1;
constexpr int farthest = 10000;

// JSON holds characters, but texts hold any bytes: each byte becomes the character with that number.
std::string widened(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
        } else {
            text += char(0xC0 | byte >> 6);
            text += char(0x80 | (byte & 0x3F));
        }
    }
    return text;
}

std::string narrowed(std::string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        if (lead >= 0x80 && i + 1 < text.size()) {
            bytes += char((lead & 0x03) << 6 | (static_cast<unsigned char>(text[i + 1]) & 0x3F));
            ++i;
        } else {
            bytes += text[i];
        }
    }
    return bytes;
}

JsonToWrite numbersOf(const Area& area) {
    return {area.x1, area.y1, area.x2, area.y2};
}

JsonToWrite written(const FragmentThing& thing) {
    JsonToWrite made;
    made["statement"] = widened(thing.statement);
    made["kind"] = int(thing.look.kind);
    made["label"] = widened(thing.look.label);
    made["glyph"] = int(static_cast<unsigned char>(thing.look.glyph));
    made["color"] = thing.look.color;
    if (thing.look.isSecret)
        made["secret"] = true;
    if (thing.look.kindChoice != KindChoice::Named)
        made["choice"] = int(thing.look.kindChoice);
    made["cells"] = JsonToWrite::array();
    for (const Point cell : thing.look.cells)
        made["cells"].push_back({cell.x, cell.y});
    if (thing.look.area)
        made["area"] = numbersOf(*thing.look.area);
    made["lists"] = JsonToWrite::array();
    for (const std::string& list : thing.lists)
        made["lists"].push_back(widened(list));
    if (thing.container)
        made["container"] = *thing.container;
    return made;
}

int numberIn(const JsonRead& value, int lowest, int highest) {
    // get() would accept true as a number, and numbers that do not fit an int.
    const auto number = value.is_number_integer() ? value.get<std::int64_t>() : std::int64_t(lowest) - 1;
    if (number < lowest || number > highest)
        throw JsonRead::other_error::create(501, "a number out of bounds", &value);
    return int(number);
}

int coordinate(const JsonRead& value) {
    return numberIn(value, -farthest, farthest);
}

Area areaFrom(const JsonRead& value) {
    return {coordinate(value.at(0)), coordinate(value.at(1)), coordinate(value.at(2)),
            coordinate(value.at(3))};
}

FragmentThing thingFrom(const JsonRead& value, std::size_t index) {
    FragmentThing thing;
    thing.statement = narrowed(value.at("statement").get<std::string>());
    thing.look.kind = StatementKind(numberIn(value.at("kind"), 0, 255));
    thing.look.label = narrowed(value.at("label").get<std::string>());
    thing.look.glyph = char(numberIn(value.at("glyph"), 0, 255));
    thing.look.color = numberIn(value.at("color"), 0, 15);
    thing.look.isSecret = value.value("secret", false);
    if (value.contains("choice"))
        thing.look.kindChoice = KindChoice(numberIn(value.at("choice"), 0, int(KindChoice::Any)));
    for (const JsonRead& cell : value.at("cells"))
        thing.look.cells.push_back({coordinate(cell.at(0)), coordinate(cell.at(1))});
    if (value.contains("area"))
        thing.look.area = areaFrom(value.at("area"));
    for (const JsonRead& list : value.at("lists"))
        thing.lists.push_back(narrowed(list.get<std::string>()));
    if (value.contains("container")) {
        thing.container = std::size_t(numberIn(value.at("container"), 0, int(index) - 1));
        thing.look.isContained = true;
    }
    return thing;
}

Fragment fragmentFrom(const JsonRead& value) {
    Fragment fragment;
    fragment.game = value.at("game").get<std::string>();
    fragment.bounds = areaFrom(value.at("bounds")).ordered();
    numberIn(value.at("form"), formNumber, formNumber);
    const int width = numberIn(value.at("width"), 0, largestSide);
    const int height = numberIn(value.at("height"), 0, largestSide);
    const std::string cells = narrowed(value.at("cells").get<std::string>());
    const bool isWhole =
        cells.size() == std::size_t(width) * std::size_t(height) &&
        (cells.empty() || (width <= fragment.bounds.width() && height <= fragment.bounds.height()));
    if (!isWhole)
        throw JsonRead::other_error::create(502, "cells without a place", &value);
    fragment.cells = Grid<char>(width, height, {cells.begin(), cells.end()});
    const JsonRead& things = value.at("things");
    for (std::size_t i = 0; i < things.size(); ++i)
        fragment.things.push_back(thingFrom(things.at(i), i));
    fragment.turn = CellTurn::shift({-fragment.bounds.x1, -fragment.bounds.y1});
    return fragment;
}

} // namespace

std::string toJson(const Fragment& fragment) {
    JsonToWrite made;
    made["form"] = formNumber;
    made["game"] = fragment.game;
    made["bounds"] = numbersOf(fragment.bounds);
    made["width"] = fragment.cells.width();
    made["height"] = fragment.cells.height();
    made["cells"] = widened({fragment.cells.cells().begin(), fragment.cells.cells().end()});
    made["things"] = JsonToWrite::array();
    for (const FragmentThing& thing : fragment.things)
        made["things"].push_back(written(thing));
    return toLine(made);
}

Result<Fragment> fragmentFromJson(std::string_view json) {
    const Result<JsonRead> read = readJson(json);
    if (!read)
        return std::unexpected(read.error());
    try {
        return fragmentFrom(*read);
    } catch (const JsonRead::exception& error) {
        return failure(say("This is not a part of a level: {}", error.what()));
    }
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TableRules.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

constexpr ColumnRule key(std::string_view name, FieldKind kind = FieldKind::Text) {
    return {.name = name, .kind = kind, .role = ColumnRole::Key};
}

constexpr ColumnRule tie(std::string_view name, FieldKind kind = FieldKind::Text) {
    return {.name = name, .kind = kind, .role = ColumnRole::Tiebreaker};
}

constexpr ColumnRule text(std::string_view name, std::string_view usual = {}) {
    return {.name = name, .usual = usual};
}

constexpr ColumnRule number(std::string_view name, std::string_view usual, int least = 0,
                            int most = 1'000'000) {
    return {.name = name, .kind = FieldKind::Number, .usual = usual, .least = least, .most = most};
}

constexpr ColumnRule numberNeeded(std::string_view name, int least = 0, int most = 2'000'000'000) {
    return {.name = name, .kind = FieldKind::Number, .isNeeded = true, .least = least, .most = most};
}

constexpr ColumnRule optionalNumber(std::string_view name, int least = 0, int most = 1'000'000) {
    return {.name = name, .kind = FieldKind::OptionalNumber, .least = least, .most = most};
}

constexpr ColumnRule depth(std::string_view name, ColumnRole role) {
    constexpr int most = 1000;
    return {.name = name,
            .kind = FieldKind::Number,
            .role = role,
            .isNeeded = true,
            .least = -most,
            .most = most};
}

constexpr ColumnRule yesOrNo(std::string_view name, std::string_view usual) {
    return {.name = name, .kind = FieldKind::YesOrNo, .usual = usual};
}

constexpr ColumnRule character(std::string_view name) {
    return {.name = name, .kind = FieldKind::Character};
}

constexpr ColumnRule classOf(FieldKind kind) {
    return {.name = "class", .kind = kind, .role = ColumnRole::Tiebreaker, .isNeeded = true};
}

std::vector<TableRule> makeRules() {
    const std::vector<ColumnRule> classColumns{key("symbol", FieldKind::Character),
                                               optionalNumber("first", -1), number("count", "0"),
                                               text("explanation")};
    const std::vector<ColumnRule> wordColumns{key("spelling"), tie("class"),
                                              optionalNumber("value", -1000, 2'000'000'000)};
    const std::vector<ColumnRule> numberColumns{key("name"), numberNeeded("number")};
    const std::vector<ColumnRule> smallNumberColumns{key("name"), numberNeeded("number", 0, 127)};
    const std::vector<ColumnRule> byteColumns{key("name"), numberNeeded("number", 0, 255)};

    // The order matters where a table refers to another one: classes come before their things.
    return {
        {"game", {key("name"), text("value")}},
        {"monster-classes", classColumns},
        {"object-classes", classColumns},
        {"monsters",
         {key("name"), classOf(FieldKind::MonsterClass), number("level", "1", -1, 127),
          number("speed", "12", 0, 255), number("ac", "10", -128, 127), number("alignment", "0", -128, 127),
          number("color", "7", 0, 15)}},
        {"objects",
         {key("name"), tie("appearance"), classOf(FieldKind::ObjectClass), number("weight", "1"),
          number("cost", "0"), optionalNumber("nutrition"), number("color", "7", 0, 15)}},
        {"monster-names",
         {key("name"), text("monster"), text("gender", "neutral"), text("sort", "spelling")}},
        {"object-names", {key("name"), text("object")}},
        {"monster-generation",
         {key("name"), number("rating", "1", -1, 1000), number("frequency", "0", 0, 7), text("corpse"),
          text("traits")}},
        {"object-generation",
         {key("name"), number("probability", "0", 0, 1000), text("shown"), number("blessing", "0", 0, 1000),
          number("contents", "0", 0, 100), text("traits")}},
        {"traps", smallNumberColumns},
        {"tiles", {key("kind"), key("name"), numberNeeded("number", 0, 100'000)}},
        {"trap-generation",
         {key("name"), text("shown"), number("difficulty", "0", 0, 1000), text("traits", "never")}},
        {"trap-effects", {key("name"), text("effect"), number("power", "0", 0, 1000)}},
        {"rooms", smallNumberColumns},
        {"flags", numberColumns},
        {"door-keys", numberColumns},
        {"terrain",
         {character("character"), key("name"), text("classes"), text("tile"), text("ink"),
          optionalNumber("palette"), optionalNumber("number", 0, 255)}},
        {"map-cells", {key("character", FieldKind::Character), text("name"), optionalNumber("number")}},
        {"keywords", wordColumns},
        {"statements", {key("word"), key("form"), text("opcode")}},
        {"statement-options", {key("owner"), key("word"), key("form"), text("code")}},
        {"value-forms", {key("value"), key("form")}},
        {"opcodes", byteColumns},
        {"option-codes", byteColumns},
        {"dungeon-keywords", wordColumns},
        {"dungeon-names", {key("name"), tie("role")}},
        {"levregion-kinds", {key("number", FieldKind::Number), text("statement"), text("direction")}, true},
        {"containers", {key("name")}},
        {"limits", {key("name"), numberNeeded("value"), yesOrNo("checked", "no")}, true},
        {"rules", {key("name"), yesOrNo("holds", "yes")}, true},
        {"roll-rules", {key("rule")}},
        {"features", {key("bit", FieldKind::Number), yesOrNo("usual", "no"), text("option")}},
        {"target", {key("name"), numberNeeded("lp64"), numberNeeded("ilp32")}, true},
        {"artifacts", {key("name"), text("object")}},
        {"chance-artifacts", {key("name"), text("object"), character("class")}},
        {"quest-enemies",
         {key("role"), text("first"), character("first-class"), text("second"), character("second-class")}},
        {"shop-articles",
         {key("room"), number("percent", "0", 0, 100), tie("class", FieldKind::Character), tie("object")}},
        {"class-shares",
         {key("class", FieldKind::Character), number("normal", "0"), number("gehennom", "0"),
          number("box", "0")}},
        {"mines-kinds", {key("name"), text("instead")}},
        {"room-stock",
         {key("room"), key("place"), number("weight", "1"), number("above", "0"), key("thing")}},
        {"special-levels", {key("name"), text("rules")}},
        {"stock-danger",
         {key("level"), depth("from", ColumnRole::Key), depth("to", ColumnRole::Value),
          number("games", "1000"), text("dangers")}},
        {"lua-names", {key("name"), text("role", "function"), text("gives"), text("explanation")}},
        {"lua-keys",
         {key("function"), key("key"), text("kind", "text"), text("usual"), text("words"),
          text("explanation")}},
        {"lua-forms", {key("function"), key("arguments")}},
        {"lua-ignored-keys", {key("function"), key("key")}},
        {"lua-rules", {key("rule")}},
        {"object-numbers", numberColumns},
        {"object-materials",
         {key("name"), tie("class", FieldKind::Character), numberNeeded("material", 0, 31)}},
        {"materials", smallNumberColumns},
        {"map-symbols", {key("name")}},
        {"lua-terrain", {key("name"), numberNeeded("number", 0, 255), text("word")}},
    };
}

} // namespace

std::optional<std::size_t> TableRule::column(std::string_view columnName) const {
    const auto found = std::ranges::find(columns, columnName, &ColumnRule::name);
    return found == columns.end() ? std::nullopt : std::optional(std::size_t(found - columns.begin()));
}

std::string TableRule::header() const {
    std::string line;
    for (const ColumnRule& rule : columns)
        line.append(line.empty() ? "" : "\t").append(rule.name);
    return line;
}

std::span<const TableRule> tableRules() {
    static const std::vector<TableRule> rules = makeRules();
    return rules;
}

const TableRule* tableRule(std::string_view name) {
    const std::span<const TableRule> rules = tableRules();
    const auto found = std::ranges::find(rules, name, &TableRule::name);
    return found == rules.end() ? nullptr : &*found;
}

std::optional<std::string> whyNot(const ColumnRule& rule, std::string_view field) {
    const std::optional<int> number = wholeNumber<int>(field);
    const auto isCharacter = [&] {
        return field.size() == 3 && field.front() == '\'' && field.back() == '\'';
    };
    switch (rule.kind) {
    case FieldKind::Text:
        return std::nullopt;
    case FieldKind::Number:
    case FieldKind::OptionalNumber:
        if (field.empty() && rule.kind == FieldKind::OptionalNumber)
            return std::nullopt;
        if (!number)
            return say("is not a whole number");
        if (*number < rule.least || *number > rule.most)
            return say("is not in the range from {} to {}", rule.least, rule.most);
        return std::nullopt;
    case FieldKind::YesOrNo:
        return field == "yes" || field == "no" ? std::nullopt
                                               : std::optional<std::string>(say("is neither yes nor no"));
    case FieldKind::Character:
        return field.empty() || isCharacter()
                   ? std::nullopt
                   : std::optional<std::string>(say("is not a character between apostrophes"));
    case FieldKind::MonsterClass:
    case FieldKind::ObjectClass:
        return number || isCharacter()
                   ? std::nullopt
                   : std::optional<std::string>(say("is neither the number of a class nor its "
                                                    "symbol between apostrophes"));
    }
    return std::nullopt;
}

} // namespace levwright

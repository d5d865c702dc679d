// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Unit.h"

#include "core/sources/c/Cutter.h"
#include "core/sources/c/Expression.h"
#include "core/sources/c/Initializer.h"

#include <algorithm>

namespace levwright::sources {

Unit::Unit(std::unique_ptr<Preprocessor> preprocessor) : m_preprocessor(std::move(preprocessor)) {
    readEnums();
    findArrays();
    findBodies();
}

std::optional<std::int64_t> Unit::value(Tokens expression) const {
    return evaluate(expression, [this](std::string_view name) -> std::optional<std::int64_t> {
        const auto found = m_enumerators.find(name);
        return found == m_enumerators.end() ? std::nullopt : found->second;
    });
}

std::optional<std::int64_t> Unit::value(std::string_view expression) const {
    const std::vector<Token> expanded = m_preprocessor->expanded(cutText(expression, nullptr));
    return value(Tokens(expanded));
}

std::vector<std::pair<std::string_view, std::int64_t>> Unit::enumWith(std::string_view name) const {
    std::vector<std::pair<std::string_view, std::int64_t>> values;
    for (const std::vector<std::string_view>& names : m_enums) {
        if (std::ranges::find(names, name) == names.end())
            continue;
        for (const std::string_view each : names) {
            if (const std::optional<std::int64_t> value = m_enumerators.at(each))
                values.emplace_back(each, *value);
        }
        break;
    }
    return values;
}

void Unit::readEnums() {
    const Tokens all = tokens();
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (all[at].is("enum"))
            at = readEnum(at + 1);
    }
}

// Returns the place of the last token that belongs to the enum.
std::size_t Unit::readEnum(std::size_t at) {
    const Tokens all = tokens();
    if (at < all.size() && all[at].isName())
        ++at;
    if (at >= all.size() || !all[at].is("{"))
        return at - 1;
    const std::size_t end = closingBracket(all, at);
    std::vector<std::string_view> names;
    std::optional<std::int64_t> next = 0;
    for (const Tokens item : splitAtCommas(all.subspan(at + 1, end - at - 1))) {
        if (item.empty() || !item[0].isName())
            continue;
        if (item.size() > 2 && item[1].is("="))
            next = value(item.subspan(2));
        m_enumerators.try_emplace(item[0].text, next);
        names.push_back(item[0].text);
        if (next)
            ++*next;
    }
    m_enums.push_back(std::move(names));
    return end;
}

std::vector<std::string_view> Unit::members(std::string_view structName) const {
    const Tokens all = tokens();
    for (std::size_t at = 0; at + 2 < all.size(); ++at) {
        if (all[at].is("struct") && all[at + 1].is(structName) && all[at + 2].is("{"))
            return memberNames(all.subspan(at + 3, closingBracket(all, at + 2) - at - 3));
    }
    return {};
}

std::optional<Value> Unit::arrayIn(Tokens part, std::string_view name) const {
    const auto found = m_arrays.find(name);
    if (found == m_arrays.end() || part.empty())
        return std::nullopt;
    const auto begin = std::size_t(part.data() - tokens().data());
    const auto place = std::ranges::lower_bound(found->second, begin);
    if (place == found->second.end() || *place >= begin + part.size())
        return std::nullopt;
    return readInitializer(tokens().subspan(*place));
}

void Unit::findArrays() {
    const Tokens all = tokens();
    for (std::size_t at = 0; at + 2 < all.size(); ++at) {
        if (!all[at].isName() || !all[at + 1].is("["))
            continue;
        const std::string_view name = all[at].text;
        std::size_t behind = at + 1;
        while (behind < all.size() && all[behind].is("["))
            behind = std::min(closingBracket(all, behind) + 1, all.size());
        if (behind + 1 < all.size() && all[behind].is("=") && all[behind + 1].is("{"))
            m_arrays[name].push_back(behind + 1);
        at = behind - 1;
    }
}

// Bodies stand in no braces and after the brackets of parameters. Old definitions declare these in between.
void Unit::findBodies() {
    const Tokens all = tokens();
    std::string_view name;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (all[at].is("{")) {
            const std::size_t close = closingBracket(all, at);
            if (!name.empty())
                m_bodies.try_emplace(name, all.subspan(at + 1, close - at - 1));
            name = {};
            at = close;
        } else if (all[at].isName() && at + 1 < all.size() && all[at + 1].is("(")) {
            name = all[at].text;
            at = closingBracket(all, at + 1);
            if (at + 1 < all.size() && all[at + 1].is(";"))
                name = {};
        } else if (all[at].is("=") || all[at].is("struct") || all[at].is("enum") || all[at].is("union")) {
            name = {};
        }
    }
}

Tokens Unit::body(std::string_view function) const {
    const auto found = m_bodies.find(function);
    return found == m_bodies.end() ? Tokens() : found->second;
}

} // namespace levwright::sources

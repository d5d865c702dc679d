// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Macros.h"

#include <algorithm>

namespace levwright::sources {

namespace {

// Reads the parameters up to the closing bracket and moves the place after it; false if they are malformed.
bool readParameters(Tokens line, std::size_t& at, Macro& macro) {
    while (at < line.size() && !line[at].is(")")) {
        if (line[at].is("...")) {
            macro.isVariadic = true;
            macro.parameters.emplace_back("__VA_ARGS__");
        } else if (line[at].isName()) {
            macro.parameters.push_back(line[at].text);
            if (at + 1 < line.size() && line[at + 1].is("...")) {
                macro.isVariadic = true;
                ++at;
            }
        } else {
            return false;
        }
        ++at;
        if (at < line.size() && line[at].is(","))
            ++at;
    }
    if (at == line.size())
        return false;
    ++at;
    return true;
}

} // namespace

std::optional<std::size_t> Macro::parameter(const Token& token) const {
    if (!token.isName())
        return std::nullopt;
    const auto found = std::ranges::find(parameters, token.text);
    return found == parameters.end() ? std::nullopt : std::optional(std::size_t(found - parameters.begin()));
}

std::optional<std::pair<std::string_view, Macro>> readDefinition(Tokens line) {
    if (line.empty() || !line[0].isName())
        return std::nullopt;
    Macro macro;
    std::size_t at = 1;
    if (at < line.size() && line[at].is("(") && !line[at].afterBlank) {
        macro.takesArguments = true;
        if (!readParameters(line, ++at, macro))
            return std::nullopt;
    }
    macro.body.assign(line.begin() + std::ptrdiff_t(at), line.end());
    return std::pair(line[0].text, std::move(macro));
}

} // namespace levwright::sources

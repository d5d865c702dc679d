// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/DocumentKind.h"

#include "core/base/EnumTable.h"

#include <algorithm>
#include <cstddef>

namespace levwright {
namespace {

constexpr EnumName<DocumentKind> endings[] = {
    {DocumentKind::Levels, "des"},
    {DocumentKind::DungeonDefinition, "def"},
    {DocumentKind::PreprocessedDungeon, "pdf"},
    {DocumentKind::DungeonScript, "lua"},
};
static_assert(listsAll(endings, &EnumName<DocumentKind>::value));

} // namespace

std::string_view endingOf(DocumentKind kind) {
    return endings[std::size_t(kind)].name;
}

std::optional<DocumentKind> kindOfEnding(std::string_view ending) {
    const auto found = std::ranges::find(endings, ending, &EnumName<DocumentKind>::name);
    return found == std::end(endings) ? std::nullopt : std::optional(found->value);
}

} // namespace levwright

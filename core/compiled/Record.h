// SPDX-License-Identifier: GPL-3.0-or-later
// One type for all records of parts and rooms, and access to their lists by type. A kind of record is
// included because it has a list in CompiledPart::lists or CompiledRoom::lists.
#pragma once

#include "core/compiled/CompiledLevel.h"

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace levwright {

namespace records {

template <class Variant, class... More>
struct Joined {
    using Type = Variant;
};
template <class... Have, class Next, class... More>
struct Joined<std::variant<Have...>, Next, More...>
    : Joined<std::conditional_t<(std::is_same_v<Have, Next> || ...), std::variant<Have...>,
                                std::variant<Have..., Next>>,
             More...> {};

template <class... Records, class... Owners>
typename Joined<std::variant<std::monostate>, Records...>::Type
    join(std::tuple<std::vector<Records> Owners::*...>);

template <class Wanted, class... Records, class... Owners>
consteval bool isAmong(std::tuple<std::vector<Records> Owners::*...> /*lists*/) {
    return (std::is_same_v<Wanted, Records> || ...);
}

template <class Wanted, class... Records>
consteval std::size_t indexIn(const std::variant<Records...>* /*records*/) {
    std::size_t index = 0;
    (void)((std::is_same_v<Wanted, Records> || (++index, false)) || ...);
    return index;
}

} // namespace records

// Contains each type of record once, and monostate for none.
using Record = decltype(records::join(std::tuple_cat(CompiledPart::lists(), CompiledRoom::lists())));

// The index of R among the types, from 1 on.
template <class R>
constexpr std::size_t recordIndex = records::indexIn<R>(static_cast<const Record*>(nullptr));

// Whether Section, a part or a room, has a list of R.
template <class R, class Section>
constexpr bool hasList = records::isAmong<R>(std::remove_const_t<Section>::lists());

template <class R, class Section>
auto& listOf(Section& section) {
    using Owner = std::remove_const_t<Section>;
    return section.*std::get<std::vector<R> Owner::*>(Owner::lists());
}

// Visits the lists of a part or room; each is a vector of one kind of record.
template <class Section, class Visit>
void forEachList(Section& section, const Visit& visit) {
    std::apply([&](auto... lists) { (visit(section.*lists), ...); }, std::remove_const_t<Section>::lists());
}

} // namespace levwright

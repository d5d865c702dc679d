// SPDX-License-Identifier: GPL-3.0-or-later
// The calls that a level script of NetHack 3.7 consists of, as kinds of statements.
#pragma once

#include "core/tree/Grammar.h"
#include "core/tree/Statement.h"

namespace levwright::script {

// Kinds that no older language has.
enum class Own : std::uint8_t {
    Script, // the whole script: every level begins with it
    Map,
    Terrain,
    ReplaceTerrain,
    Feature,
    Grave,
    WallProperty,
    Mineralize,
    GasCloud,
    LevelRegion,
    Exclusion,
    ResetLevel,
    FinalizeLevel,
};

constexpr std::uint8_t kindsFrom(Own) {
    return 96;
}

inline constexpr StatementKind script = ownKind(Own::Script);
inline constexpr StatementKind mapCall = ownKind(Own::Map);
inline constexpr StatementKind terrain = ownKind(Own::Terrain);
inline constexpr StatementKind replaceTerrain = ownKind(Own::ReplaceTerrain);
inline constexpr StatementKind feature = ownKind(Own::Feature);
inline constexpr StatementKind grave = ownKind(Own::Grave);
inline constexpr StatementKind wallProperty = ownKind(Own::WallProperty);
inline constexpr StatementKind mineralize = ownKind(Own::Mineralize);
inline constexpr StatementKind gasCloud = ownKind(Own::GasCloud);
inline constexpr StatementKind levelRegion = ownKind(Own::LevelRegion);
inline constexpr StatementKind exclusion = ownKind(Own::Exclusion);

// Whether a statement needs no place on a map.
constexpr bool isOfHeader(StatementKind kind) {
    return kind == script || kind == StatementKind::Flags || kind == StatementKind::InitMap ||
           kind == StatementKind::Message || kind == mineralize || kind == StatementKind::Wallify;
}

// The grammar of all calls of "des"; immutable. The word of a rule is the function's name, "des.monster".
GrammarPtr makeGrammar();

} // namespace levwright::script

// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the text of scripts: their names, what calls take, what their words are, what can be
// folded.
#pragma once

#include "core/languages/script/lua/ScriptCalls.h"
#include "core/languages/script/syntax/CallValues.h"
#include "core/languages/script/syntax/ScriptFacts.h"
#include "core/model/TextHelp.h"
#include "core/text/NameTable.h"

namespace levwright {

// Names that the game or Lua gives cannot be renamed.
NameTable scriptNames(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text);
// The levels to which portals lead. calls: those of "des".
void addPortals(const ScriptFacts& facts, const script::ScriptText& script,
                const std::vector<lua::ScriptCall>& calls, NameTable& names);

// What the call takes in whose arguments or table a place is.
std::optional<Signature> scriptSignatureAt(const ScriptFacts& facts, const lua::SyntaxTree& tree,
                                           std::string_view text, Offset at);

// calls: those of "des".
std::vector<Mark> scriptMarks(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                              const std::vector<lua::ScriptCall>& calls);

std::vector<Fold> scriptFolds(const lua::SyntaxTree& tree, std::string_view text);

// One field for each key, in the order of the catalog.
std::vector<SignatureField> fieldsOfKeys(std::span<const script::KeyRow> keys);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of core/services as results of the Language Server Protocol. Internal to lsp.
#pragma once

#include "core/lsp/OpenFile.h"

#include <expected>

namespace levwright::lsp {

// What the server can do.
JsonToWrite capabilities(ColumnUnit unit);

// A SymbolKind of the protocol.
int symbolKindOf(services::SymbolKind kind);

JsonToWrite diagnosticList(const OpenFile& file, ColumnUnit unit);
JsonToWrite diagnosticsOf(const OpenFile& file, ColumnUnit unit);
JsonToWrite completion(const OpenFile& file, Offset at, ColumnUnit unit);
// Adds to a proposal of completion() what the game knows about it, if anything.
void document(JsonToWrite& answer, const OpenFile& file, const JsonRead& item, ColumnUnit unit);
JsonToWrite hover(const OpenFile& file, Offset at, ColumnUnit unit);
JsonToWrite signatureHelp(const OpenFile& file, Offset at);
JsonToWrite definition(const OpenFile& file, Offset at, ColumnUnit unit);
JsonToWrite highlights(const OpenFile& file, Offset at, ColumnUnit unit);
JsonToWrite references(const OpenFile& file, Offset at, bool withDefinitions, ColumnUnit unit);
std::expected<JsonToWrite, Refusal> prepareRename(const OpenFile& file, Offset at, ColumnUnit unit);
std::expected<JsonToWrite, Refusal> formatting(const OpenFile& file, const JsonRead& options,
                                               ColumnUnit unit);
std::expected<JsonToWrite, Refusal> rename(const OpenFile& file, Offset at, std::string_view name,
                                           ColumnUnit unit);
JsonToWrite codeActions(const OpenFile& file, Range range, ColumnUnit unit);
JsonToWrite documentSymbols(OpenFile& file, ColumnUnit unit);
JsonToWrite foldingRanges(OpenFile& file);
JsonToWrite semanticTokens(OpenFile& file, ColumnUnit unit);

} // namespace levwright::lsp

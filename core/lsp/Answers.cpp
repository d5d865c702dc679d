// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/Answers.h"

#include "core/goals/GoalCompletion.h"
#include "core/lsp/Workspace.h"
#include "core/services/Formatting.h"
#include "core/services/Names.h"
#include "core/services/Problems.h"
#include "core/services/Writing.h"

#include <algorithm>
#include <array>
#include <format>
#include <nlohmann/json.hpp>

namespace levwright::lsp {
namespace {

// By MarkKind. Those that the protocol does not name are shown plainly by clients that do not know them.
constexpr std::array tokenTypes{"keyword",   "enumMember", "string",   "number",     "comment", "variable",
                                "parameter", "function",   "property", "monster",    "object",  "trap",
                                "terrain",   "roomType",   "mapCells", "unknownWord"};
static_assert(tokenTypes.size() == std::size_t(MarkKind::Unknown) + 1);

JsonToWrite locationOf(const OpenFile& file, Range range, ColumnUnit unit) {
    return {{"uri", file.uri}, {"range", rangeIn(file.analysis->text(), range, unit)}};
}

JsonToWrite changesOf(const OpenFile& file, const TextEdit& edit, ColumnUnit unit) {
    return {{"changes", {{file.uri, editsIn(file.analysis->text(), edit, unit)}}}};
}

std::string wordsOf(const Explanation& found) {
    return found.meaning.empty() ? found.title : found.title + "\n" + found.meaning;
}

int severityOf(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return 1;
    case Severity::Warning:
        return 2;
    case Severity::Hint:
        break;
    }
    return 3; // information
}

JsonToWrite diagnosticOf(const OpenFile& file, const Diagnostic& found, ColumnUnit unit) {
    return {{"range", rangeIn(file.analysis->text(), found.range, unit)},
            {"severity", severityOf(found.severity())},
            {"code", std::string(kindOf(found.code).name)},
            {"source", "levwright"},
            {"message", found.message()}};
}

// Groups are left out: their names are for windows.
void addSymbols(JsonToWrite& list, const TextSnapshot& text, const std::vector<services::Symbol>& symbols,
                ColumnUnit unit) {
    for (const services::Symbol& symbol : symbols) {
        if (symbol.kind == services::SymbolKind::Group) {
            addSymbols(list, text, symbol.children, unit);
            continue;
        }
        JsonToWrite children = JsonToWrite::array();
        addSymbols(children, text, symbol.children, unit);
        list.push_back({{"name", symbol.name},
                        {"detail", symbol.detail},
                        {"kind", symbolKindOf(symbol.kind)},
                        {"range", rangeIn(text, symbol.range, unit)},
                        {"selectionRange", rangeIn(text, symbol.shown, unit)},
                        {"children", std::move(children)}});
    }
}

// Writes tokens as differences from the one before.
class TokenList {
public:
    TokenList(const TextSnapshot& text, ColumnUnit unit) : m_text(text), m_unit(unit) {}

    // A mark over several lines becomes one for each.
    void add(const Mark& mark) {
        std::size_t line = m_text.position(mark.range.begin).line;
        for (Offset begin = mark.range.begin; begin < mark.range.end; ++line) {
            const Offset end = std::min(mark.range.end, m_text.lineContent(line).end);
            if (begin < end)
                addPiece(line, {begin, end}, mark.kind);
            if (line + 1 == m_text.lineCount())
                return;
            begin = m_text.lineStart(line + 1);
        }
    }

    JsonToWrite taken() && { return {{"data", std::move(m_data)}}; }

private:
    // Goes on from the place before it, so that a long line is counted once.
    std::size_t columnOf(Range line, Offset place) {
        if (m_counted < line.begin || m_counted > place) {
            m_counted = line.begin;
            m_units = 0;
        }
        const std::string_view text = m_text.slice(line);
        while (m_counted < place) {
            const std::size_t at = m_counted - line.begin;
            const CharacterSize size =
                m_unit == ColumnUnit::Utf8 ? byteSizeAt(text, at) : utf16SizeAt(text, at);
            if (m_counted + size.bytes > place)
                break;
            m_counted += size.bytes;
            m_units += size.units;
        }
        return m_units;
    }

    void addPiece(std::size_t line, Range range, MarkKind kind) {
        const Range content = m_text.lineContent(line);
        const std::size_t column = columnOf(content, range.begin);
        m_data.push_back(line - m_line);
        m_data.push_back(line == m_line ? column - m_column : column);
        m_data.push_back(columnOf(content, range.end) - column);
        m_data.push_back(std::size_t(kind));
        m_data.push_back(0);
        m_line = line;
        m_column = column;
    }

    const TextSnapshot& m_text;
    ColumnUnit m_unit;
    JsonToWrite m_data = JsonToWrite::array();
    std::size_t m_line = 0; // of the token before
    std::size_t m_column = 0;
    Offset m_counted = 0; // the place up to which the units of its line are known
    std::size_t m_units = 0;
};

} // namespace

int symbolKindOf(services::SymbolKind kind) {
    constexpr int module = 2;
    constexpr int space = 3;
    constexpr int object = 19;
    constexpr int function = 12;
    switch (kind) {
    case services::SymbolKind::Level:
        return module;
    case services::SymbolKind::Section:
    case services::SymbolKind::Group:
        return space;
    case services::SymbolKind::Statement:
        return object;
    case services::SymbolKind::Function:
        break;
    }
    return function;
}

JsonToWrite capabilities(ColumnUnit unit) {
    constexpr int incremental = 2;
    return {{"positionEncoding", unit == ColumnUnit::Utf8 ? "utf-8" : "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", incremental}, {"save", true}}},
            {"completionProvider",
             {{"triggerCharacters", {":", "\"", "'", "$", "."}}, {"resolveProvider", true}}},
            {"hoverProvider", true},
            {"signatureHelpProvider", {{"triggerCharacters", {":", ",", "(", "{"}}}},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"documentHighlightProvider", true},
            {"renameProvider", {{"prepareProvider", true}}},
            {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
            {"documentSymbolProvider", true},
            {"workspaceSymbolProvider", true},
            {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}},
            {"foldingRangeProvider", true},
            {"selectionRangeProvider", true},
            {"documentFormattingProvider", true},
            {"diagnosticProvider", {{"interFileDependencies", false}, {"workspaceDiagnostics", false}}},
            {"semanticTokensProvider",
             {{"legend", {{"tokenTypes", tokenTypes}, {"tokenModifiers", JsonToWrite::array()}}},
              {"full", true}}}};
}

JsonToWrite diagnosticList(const OpenFile& file, ColumnUnit unit) {
    JsonToWrite list = JsonToWrite::array();
    for (const Diagnostics* all : {&file.analysis->diagnostics(), &file.rolled}) {
        for (const Diagnostic& found : *all)
            list.push_back(diagnosticOf(file, found, unit));
    }
    return list;
}

JsonToWrite diagnosticsOf(const OpenFile& file, ColumnUnit unit) {
    return {{"uri", file.uri}, {"version", file.version}, {"diagnostics", diagnosticList(file, unit)}};
}

JsonToWrite completion(const OpenFile& file, Offset at, ColumnUnit unit) {
    const Completions found = goals::allCompletionsAt(*file.analysis, at);
    const JsonToWrite range = rangeIn(file.analysis->text(), found.replaced, unit);
    const std::string typed(file.analysis->text().slice({found.replaced.begin, at}));
    JsonToWrite items = JsonToWrite::array();
    // All fit what is typed, and come in their own order.
    for (const Completion& each : found.all)
        items.push_back({{"label", each.source},
                         {"detail", each.explanation},
                         {"filterText", typed},
                         {"sortText", std::format("{:06}", items.size())},
                         {"data", {{"uri", file.uri}, {"version", file.version}}},
                         {"textEdit", {{"range", range}, {"newText", each.source}}}});
    return {{"isIncomplete", true}, {"items", std::move(items)}};
}

void document(JsonToWrite& answer, const OpenFile& file, const JsonRead& item, ColumnUnit unit) {
    const JsonRead& edit = member(item, "textEdit");
    const TextSnapshot& text = file.analysis->text();
    const Range replaced = bytesIn(text, member(edit, "range"), unit);
    const std::string written = textOf(member(edit, "newText"));
    const TextEdit change = TextEdit::replace(replaced, written);
    if (written.empty() || change.changesNothing(text.bytes()))
        return;
    const AnalysisPtr after = file.analysis->updated(change, TextSnapshot(change.apply(text.bytes())));
    const Offset within = replaced.begin + written.size() / 2;
    if (const auto found = services::explanationAt(*after, within))
        answer["documentation"] = {{"kind", "plaintext"}, {"value", wordsOf(*found)}};
}

JsonToWrite hover(const OpenFile& file, Offset at, ColumnUnit unit) {
    const auto found = services::explanationAt(*file.analysis, at);
    if (!found)
        return nullptr;
    return {{"contents", {{"kind", "plaintext"}, {"value", wordsOf(*found)}}},
            {"range", rangeIn(file.analysis->text(), found->range, unit)}};
}

JsonToWrite signatureHelp(const OpenFile& file, Offset at) {
    const auto found = services::signatureAt(*file.analysis, at);
    if (!found)
        return nullptr;
    std::string label = found->name + (found->isTable ? " { " : ": ");
    JsonToWrite parameters = JsonToWrite::array();
    for (const SignatureField& field : found->fields) {
        label += (parameters.empty() ? "" : ", ") + field.label;
        parameters.push_back({{"label", field.label}, {"documentation", field.explanation}});
    }
    JsonToWrite signature{{"label", label + (found->isTable ? " }" : "")}, {"parameters", parameters}};
    JsonToWrite help{{"activeSignature", 0}};
    if (found->active)
        help["activeParameter"] = signature["activeParameter"] = *found->active;
    help["signatures"] = JsonToWrite::array({std::move(signature)});
    return help;
}

JsonToWrite definition(const OpenFile& file, Offset at, ColumnUnit unit) {
    const auto name = services::nameAt(*file.analysis, at);
    const std::optional<Range> found = name ? services::definitionOf(*name) : std::nullopt;
    return found ? locationOf(file, *found, unit) : JsonToWrite();
}

JsonToWrite references(const OpenFile& file, Offset at, bool withDefinitions, ColumnUnit unit) {
    JsonToWrite list = JsonToWrite::array();
    const auto name = services::nameAt(*file.analysis, at);
    for (const NameUse& use : name ? name->thing.uses : std::vector<NameUse>()) {
        if (withDefinitions || !use.defines)
            list.push_back(locationOf(file, use.range, unit));
    }
    return list;
}

JsonToWrite highlights(const OpenFile& file, Offset at, ColumnUnit unit) {
    constexpr int reads = 2;
    constexpr int writes = 3;
    JsonToWrite list = JsonToWrite::array();
    const auto name = services::nameAt(*file.analysis, at);
    for (const NameUse& use : name ? name->thing.uses : std::vector<NameUse>())
        list.push_back({{"range", rangeIn(file.analysis->text(), use.range, unit)},
                        {"kind", use.defines ? writes : reads}});
    return list;
}

std::expected<JsonToWrite, Refusal> prepareRename(const OpenFile& file, Offset at, ColumnUnit unit) {
    const auto name = services::nameAt(*file.analysis, at);
    if (!name)
        return JsonToWrite();
    if (auto objection = services::objectionToRenaming(*name))
        return std::unexpected(*std::move(objection));
    return JsonToWrite{{"range", rangeIn(file.analysis->text(), name->use.range, unit)},
                       {"placeholder", name->thing.name}};
}

std::expected<JsonToWrite, Refusal> formatting(const OpenFile& file, const JsonRead& options,
                                               ColumnUnit unit) {
    constexpr std::int64_t widest = 16;
    const services::Indentation usual;
    const services::Indentation indentation{
        .width = std::size_t(std::clamp<std::int64_t>(
            numberOf(member(options, "tabSize"), std::int64_t(usual.width)), 0, widest)),
        .isTab = member(options, "insertSpaces") == JsonRead(false)};
    const EditOutcome edit = services::formatted(*file.analysis, indentation);
    if (!edit)
        return std::unexpected(edit.error());
    return editsIn(file.analysis->text(), *edit, unit);
}

std::expected<JsonToWrite, Refusal> rename(const OpenFile& file, Offset at, std::string_view name,
                                           ColumnUnit unit) {
    const EditOutcome edit = services::renamedAt(*file.analysis, at, name);
    if (!edit)
        return std::unexpected(edit.error());
    return changesOf(file, *edit, unit);
}

JsonToWrite codeActions(const OpenFile& file, Range range, ColumnUnit unit) {
    JsonToWrite list = JsonToWrite::array();
    for (const services::OfferedFix& fix : services::fixesIn(*file.analysis, range))
        list.push_back({{"title", fix.fix->label},
                        {"kind", "quickfix"},
                        {"diagnostics", JsonToWrite::array({diagnosticOf(file, *fix.problem, unit)})},
                        {"edit", changesOf(file, fix.fix->edit, unit)}});
    return list;
}

JsonToWrite documentSymbols(OpenFile& file, ColumnUnit unit) {
    JsonToWrite list = JsonToWrite::array();
    addSymbols(list, file.analysis->text(), file.symbols.of(*file.analysis, pathOf(file.uri)), unit);
    return list;
}

JsonToWrite foldingRanges(OpenFile& file) {
    const TextSnapshot& text = file.analysis->text();
    JsonToWrite list = JsonToWrite::array();
    for (const Fold& fold : file.folds.of(*file.analysis))
        list.push_back({{"startLine", text.position(fold.range.begin).line},
                        {"endLine", text.position(fold.range.end).line},
                        {"kind", fold.kind == FoldKind::Comment ? "comment" : "region"}});
    return list;
}

JsonToWrite semanticTokens(OpenFile& file, ColumnUnit unit) {
    TokenList tokens(file.analysis->text(), unit);
    for (const Mark& mark : file.marks.of(*file.analysis))
        tokens.add(mark);
    return std::move(tokens).taken();
}

} // namespace levwright::lsp

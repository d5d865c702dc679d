// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/dungeons/definition/DungeonFieldEdit.h"
#include "core/dungeons/definition/DungeonFieldViews.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/dungeons/roll/DungeonImport.h"
#include "core/dungeons/roll/DungeonRoll.h"
#include "core/formats/FileForms.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/languages/games/Games.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/Printed.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

const Game& olderGame() {
    static const GamePtr loaded = loadGame("nethack-3.2.2").value();
    return *loaded;
}

void checkTree(const DungeonTree& tree) {
    require(printed(tree) == tree.text.bytes(), "printing gives the bytes back");
    Offset next = 0;
    for (const Token& token : tree.tokens) {
        require(token.begin == next && token.end > token.begin, "tokens tile the text");
        next = token.end;
    }
    for (const StatementNode& statement : tree.statements)
        require(statement.range.end <= tree.text.size() && tree.completionOf(statement) <= tree.text.size(),
                "a statement lies in its text");
}

void checkDiagnostics(const DungeonModel& model) {
    const std::string_view text = model.tree->text.bytes();
    for (const Diagnostic& found : model.diagnostics) {
        require(found.range.begin <= found.range.end && found.range.end <= text.size(),
                "a diagnostic lies in the text");
        require(found.anchor && *found.anchor <= text.size(), "the anchor of a diagnostic lies in the text");
        require(!found.message().empty(), "a diagnostic has something to say");
        for (const Fix& fix : found.fixes)
            require(fix.edit.fits(text.size()) && !fix.edit.changesNothing(text),
                    "a fix changes the text: " + fix.label);
    }
}

DungeonModelPtr modelOf(const Game& inGame, std::string_view text, DungeonForm form, LexMode mode) {
    const DungeonTreePtr tree =
        parseDungeon(inGame.dungeonDialect(), TextSnapshot(std::string(text)), form, mode);
    checkTree(*tree);
    DungeonModelPtr model = lowerDungeon(inGame, tree);
    checkDiagnostics(*model);
    return model;
}

// Titles and tags of another game are told of and passed over, except by the compiler.
bool isOfOtherGame(const DungeonTree& tree) {
    return std::ranges::any_of(tree.diagnostics, [](const Diagnostic& found) {
        return found.code == DiagnosticCode::UnknownWord || found.code == DiagnosticCode::UnknownForm;
    });
}

void checkReading(const Game& inGame, std::string_view text, DungeonForm form) {
    const DungeonModelPtr exact = modelOf(inGame, text, form, LexMode::Exact);
    const DungeonModelPtr tolerant = modelOf(inGame, text, form, LexMode::Tolerant);
    if (!exact->tree->endByte &&
        !std::ranges::contains(exact->tree->tokens, TokenKind::EndByte, &Token::kind))
        require(exact->tree->firstError.has_value() ==
                    (tolerant->tree->firstError.has_value() || isOfOtherGame(*tolerant->tree)),
                "both readings accept the same texts");
}

void roll(const CompiledDungeon& dungeon, const Catalog& catalog) {
    const RollResult result = rollDungeon(dungeon, catalog, dungeon.dungeons.size());
    require(result || !describe(result.error(), dungeon).empty(), "a dungeon that fails says why");
    if (!result)
        return;
    for (const RolledDungeon& rolled : result->dungeons) {
        for (const RolledLevel& level : rolled.levels)
            require(level.number >= 1 && level.number <= rolled.levelCount, "a level lies in its dungeon");
    }
}

// Calls the core directly, because the command would load its game for every input.
void compileFor(const Target& target, const Game& inGame, std::string_view text) {
    const LongSize longSize = target.abi.longs64 ? LongSize::Bits64 : LongSize::Bits32;
    const DungeonModelPtr model =
        lowerDungeon(inGame,
                     parseDungeon(inGame.dungeonDialect(), TextSnapshot(std::string(text)),
                                  DungeonForm::Preprocessed, LexMode::Exact),
                     longSize);
    const Result<std::string> bytes = dungeonFile(*model, target);
    require(bytes || (model->suppressed && hasErrors(model->diagnostics)),
            "what is not written has an error that says why");
    if (!bytes || bytes->empty())
        return;
    const Result<dgn::Decoded> decoded = dgn::decode(*bytes);
    require(decoded.has_value(), "what is written can be read");
    require(dgn::encode(decoded->dungeon, decoded->target) == *bytes,
            "reading and writing gives the bytes back");
    roll(decoded->dungeon, inGame.catalog());
}

// importDungeon compares the bytes itself.
void checkDescribing(std::string_view bytes) {
    const Result<ImportedDungeon> imported = importDungeon(bytes);
    if (!imported)
        return require(!imported.error().message.empty(), "what cannot be described says why");
    const DungeonTreePtr tree =
        parseDungeon(imported->game->dungeonDialect(), TextSnapshot(imported->text), DungeonForm::Definition);
    require(!hasErrors(lowerDungeon(*imported->game, tree)->diagnostics), "a description has no errors");
}

int errorCount(const DungeonModel& model) {
    return int(std::ranges::count(model.diagnostics, Severity::Error, &Diagnostic::severity));
}

// An edit that an inspector offers.
EditOutcome someShownEdit(Input& input, const DungeonEditContext& context, std::size_t statement,
                          const std::optional<std::string>& value) {
    const std::vector<FieldView> fields = dungeonFieldsOf(context, statement);
    if (fields.empty())
        return TextEdit();
    const FieldKey& key = fields[input.choose(fields.size())].key;
    const std::vector<FieldChoice> choices = dungeonChoicesOf(context, statement, key);
    return setShownDungeonField(context, statement, key,
                                choices.empty() ? value : choices[input.choose(choices.size())].source);
}

EditOutcome someFieldEdit(Input& input, const DungeonEditContext& context) {
    static const std::array<std::optional<std::string>, 14> values{
        std::nullopt, "",   "a",  "b",      "none", "7",      "-1",
        "0",          "50", "up", "portal", "town", "lawful", "hellish"};
    const std::size_t statement = input.choose(context.model.tree->statements.size());
    const std::optional<std::string>& value = values[input.choose(values.size())];
    switch (input.choose(6)) {
    case 0:
        return setDungeonField(context, statement, Field(input.choose(std::size_t(Field::Type) + 1)), value);
    case 1:
        return setChain(context, statement, value);
    case 2:
        return setNote(context, statement,
                       DungeonStatementKind(input.choose(std::size_t(DungeonStatementKind::ChainBranch) + 1)),
                       value);
    case 3:
        return addDescription(context, statement, value.value_or("mazelike"));
    case 4:
        return someShownEdit(input, context, statement, value);
    default:
        return removeDescription(context, statement, value.value_or("mazelike"));
    }
}

EditOutcome someDungeonEdit(Input& input, const DungeonEditContext& context) {
    const std::size_t statement = input.choose(context.model.tree->statements.size());
    const int number = int(input.choose(80)) - 40;
    const std::size_t dungeons = context.model.dungeons.size();
    const std::size_t dungeon = input.choose(dungeons);
    const std::string target =
        dungeons == 0 ? "x" : context.model.dungeons[input.choose(dungeons)].record.name.text;
    switch (input.choose(dungeons == 0 ? 5 : 7)) {
    case 0:
        return setBase(context, statement, number);
    case 1:
        return setRand(context, statement, number);
    case 2:
        return setBranchTarget(context, statement, target);
    case 3:
        return removeLevelOrBranch(context, statement);
    case 4:
        return someFieldEdit(input, context);
    case 5:
        return addLevel(context, dungeon, {"new", "none", {number, 0}, {}});
    default:
        return addBranch(context, dungeon, {target, {number, 1}, {}, "", "up"});
    }
}

void checkEdits(Input& input, DungeonForm form) {
    std::string text(input.text());
    constexpr int mostEdits = 4;
    for (int i = 0; i < mostEdits && input.hasChoices(); ++i) {
        const DungeonModelPtr model = modelOf(*game(), text, form, LexMode::Tolerant);
        if (model->tree->statements.empty())
            return;
        const EditOutcome outcome = someDungeonEdit(input, {*game(), *model});
        if (!outcome) {
            require(!outcome.error().reason.empty(), "a refusal has a reason");
            continue;
        }
        require(outcome->fits(text.size()), "an edit fits its text");
        text = outcome->apply(text);
        require(errorCount(*modelOf(*game(), text, form, LexMode::Tolerant)) <= errorCount(*model),
                "an edit brings in no error");
    }
}

} // namespace

void checkDungeon(std::string_view bytes) {
    Input input(bytes);
    for (const DungeonForm form : {DungeonForm::Definition, DungeonForm::Preprocessed}) {
        checkReading(*game(), input.text(), form);
        checkReading(olderGame(), input.text(), form);
    }
    static const Target target = usualTarget("nethack-3.4.3", {}).value();
    static const Target olderTarget = usualTarget("nethack-3.2.2", {.longs64 = false}).value();
    compileFor(target, *game(), input.text());
    compileFor(olderTarget, olderGame(), input.text());
    checkEdits(input, input.choose(2) == 0 ? DungeonForm::Definition : DungeonForm::Preprocessed);
}

void checkDungeonFile(std::string_view bytes) {
    const Result<dgn::Decoded> first = dgn::decode(bytes);
    require(first || !first.error().message.empty(), "what is refused says why");
    if (!first)
        return;
    const Result<std::string> canonical = dgn::encode(first->dungeon, first->target);
    require(canonical.has_value(), "what was decoded can be encoded");
    require(canonical->size() == bytes.size(), "encoding changes no size");
    for (std::size_t i = 0; i < canonical->size(); ++i)
        require((*canonical)[i] == bytes[i] || (*canonical)[i] == 0, "encoding changes padding only");
    const Result<dgn::Decoded> second = dgn::decode(*canonical);
    require(second.has_value(), "what was encoded can be decoded");
    if (second->target.abi == first->target.abi)
        require(*second == *first, "decoding what was encoded gives the same dungeon");
    roll(first->dungeon, game()->catalog());
    roll(first->dungeon, olderGame().catalog());
    checkDescribing(bytes);
}

} // namespace levwright::fuzz

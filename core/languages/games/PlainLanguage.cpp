// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/games/PlainLanguage.h"

#include "core/base/Phrase.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"

#include <utility>

namespace levwright {
namespace {

constexpr std::string_view reason = phrase("This document is shown as text only.");

class PlainLanguage : public LevelLanguage {
public:
    FileTree parse(TextSnapshot text, LexMode mode) const override {
        auto tree = std::make_shared<LevelTree>();
        tree->grammar = m_grammar;
        tree->size = tree->lookedAt = text.size();
        if (text.size() > 0)
            tree->tokens.push_back({TokenKind::Comment, 0, 0, std::uint32_t(text.size())});
        return {std::move(text), mode, {{0, std::move(tree)}}};
    }

    FileTree reparse(const FileTree& old, const TextEdit& /*edit*/, TextSnapshot text) const override {
        return parse(std::move(text), old.mode);
    }

    LevelModelPtr lower(LevelTreePtr tree, std::string_view /*levelText*/, LongSize /*longSize*/,
                        Checks /*checks*/) const override {
        auto level = std::make_shared<LevelModel>();
        level->tree = std::move(tree);
        return level;
    }

    PartView view(const LevelSource& /*level*/, std::size_t /*part*/) const override { return {}; }
    std::vector<OutlineEntry> outline(const LevelSource& /*level*/) const override { return {}; }
    std::string label(const LevelSource& /*level*/, std::size_t /*statement*/) const override { return {}; }

    EditOutcome paint(const LevelSource& /*level*/, std::size_t /*part*/,
                      const std::vector<CellChange>& /*changes*/) const override {
        return refuse(std::string(said(reason)));
    }
    EditOutcome setMap(const LevelSource& /*level*/, std::size_t /*part*/,
                       const Grid<char>& /*cells*/) const override {
        return refuse(std::string(said(reason)));
    }
    EditOutcome turn(const LevelSource& /*level*/, std::size_t /*statement*/, const CellTurn& /*turn*/,
                     const std::optional<Area>& /*within*/) const override {
        return refuse(std::string(said(reason)));
    }
    Grid<char> turned(const Grid<char>& cells, const CellTurn& /*turn*/) const override { return cells; }
    EditOutcome move(const LevelSource& /*level*/, std::size_t /*statement*/, Point /*to*/) const override {
        return refuse(std::string(said(reason)));
    }
    EditOutcome setField(const LevelSource& /*level*/, std::size_t /*statement*/, const FieldKey& /*field*/,
                         const std::optional<std::string>& /*source*/) const override {
        return refuse(std::string(said(reason)));
    }
    std::vector<FieldView> fields(const LevelSource& /*level*/, std::size_t /*statement*/) const override {
        return {};
    }
    std::vector<FieldChoice> choices(const LevelSource& /*level*/, std::size_t /*statement*/,
                                     const FieldKey& /*field*/) const override {
        return {};
    }

    bool isMapCharacter(char /*c*/) const override { return false; }
    std::vector<std::string> wordsFor(ArgumentSet /*accepts*/) const override { return {}; }
    std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& /*level*/,
                                                                  const AddPlace& /*place*/) const override {
        return refuse(std::string(said(reason)));
    }
    EditOutcome insert(const LevelSource& /*level*/, std::size_t /*section*/,
                       std::string_view /*line*/) const override {
        return refuse(std::string(said(reason)));
    }
    TextEdit remove(const LevelSource& /*level*/,
                    const std::vector<std::size_t>& /*statements*/) const override {
        return {};
    }
    EditOutcome silence(const LevelSource& /*level*/, DiagnosticCode /*code*/) const override {
        return refuse(std::string(said(reason)));
    }

    std::optional<Refusal> objectionTo(Ability /*ability*/) const override {
        return Refusal{std::string(said(reason))};
    }
    Result<std::string> compile(const LevelSource& /*level*/, const Target& /*target*/) const override {
        return failure(std::string(said(reason)));
    }
    Result<Decompiled> decompile(const CompiledFile& /*file*/,
                                 std::string_view /*levelName*/) const override {
        return failure(std::string(said(reason)));
    }
    Result<roll::RollPlanPtr> plan(const LevelSource& /*level*/, const roll::RollContext& /*context*/,
                                   const std::stop_token& /*abandoned*/) const override {
        return failure(std::string(said(reason)));
    }
    Result<roll::RollPlanPtr> planFile(const CompiledFile& /*file*/, std::string_view /*levelName*/,
                                       const roll::RollContext& /*context*/) const override {
        return failure(std::string(said(reason)));
    }

private:
    GrammarPtr m_grammar = std::make_shared<const Grammar>(std::span<const StatementRule>());
};

std::unique_ptr<const LevelLanguage> makePlainLanguage(const Game& /*game*/) {
    return std::make_unique<const PlainLanguage>();
}

} // namespace

Result<GamePtr> unread(std::shared_ptr<const Catalog> catalog) {
    std::vector<LanguageRow> rows(knownLanguages().begin(), knownLanguages().end());
    for (LanguageRow& row : rows)
        row.make = makePlainLanguage;
    return Game::make(std::move(catalog), rows, knownDefinitions());
}

} // namespace levwright

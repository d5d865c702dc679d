// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/checks/FileNameCheck.h"
#include "core/checks/Silence.h"
#include "core/languages/classic/lower/RoomLowering.h"
#include "core/languages/classic/lower/StatementLowering.h"
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/model/DestinationCheck.h"

#include <algorithm>
#include <format>
#include <limits>
#include <span>

namespace levwright {
namespace {

constexpr int invalidTerrain = 127;

// The level's own statements, before its first part.
class HeaderLowering {
public:
    explicit HeaderLowering(LoweringContext& context) : m_context(context) {}

    void lower(const StatementNode& node) {
        if (node.kind == StatementKind::Unknown)
            return;
        switch (m_context.tree.ruleOf(node).section) {
        case Section::Start:
            return lowerName(node);
        case Section::Flags:
            for (const Argument& flag : node.arguments)
                m_context.level.flags |= unsigned(flag.number());
            return;
        case Section::InitMap:
            return lowerInitMap(node);
        case Section::Messages:
            return lowerMessage(node);
        case Section::PartStart:
        case Section::Registers:
        case Section::Body:
        case Section::Corridors:
            return; // misplaced here, or handled by RoomLowering
        }
    }

private:
    void lowerName(const StatementNode& node) {
        const Argument* name = node.find(Field::LevelName);
        if (name == nullptr)
            return;
        const std::string_view text = m_context.textOf(*name);
        m_context.level.name = text.substr(0, text.find('\0'));
        const Argument* filling = node.find(Field::FillingTerrain);
        if (filling != nullptr && filling->kind == ArgumentKind::Character)
            m_context.level.filling = fillingOf(node, *filling);
        checkLevelName(m_context, node, *name);
    }

    int fillingOf(const StatementNode& node, const Argument& filling) {
        if (const Terrain* terrain = m_context.catalog().terrainByCharacter(m_context.textOf(filling)[0]))
            return terrain->number;
        Diagnostic& found = m_context.report(DiagnosticCode::BadFilling, filling.range, node,
                                             {std::string(m_context.sourceOf(filling.range))});
        found.fixes.push_back({say("Change it to random"), TextEdit::replace(filling.range, "random")});
        return -1;
    }

    int terrainOf(const StatementNode& node, Field field, DiagnosticCode code) {
        const Argument* argument = node.find(field);
        if (const Terrain* terrain = m_context.catalog().terrainByCharacter(m_context.textOf(*argument)[0]))
            return terrain->number;
        m_context.report(code, argument->range, node, {std::string(m_context.sourceOf(argument->range))});
        return invalidTerrain;
    }

    // A level with unknown terrain is not compiled, but may be rolled.
    void rollable(InitMap& map) const {
        if (map.foreground == invalidTerrain)
            map.foreground = m_context.catalog().terrainNumber('.').value_or(0);
        if (map.background == invalidTerrain)
            map.background = m_context.catalog().terrainNumber(' ').value_or(0);
    }

    void lowerInitMap(const StatementNode& node) {
        if (node.broken)
            return;
        InitMap map;
        map.foreground = terrainOf(node, Field::Foreground, DiagnosticCode::BadForeground);
        map.background = terrainOf(node, Field::Background, DiagnosticCode::BadBackground);
        map.smoothed = int(node.find(Field::Smoothed)->number());
        map.joined = int(node.find(Field::Joined)->number());
        map.light = int(node.find(Field::Lit)->number());
        map.walled = int(node.find(Field::Walled)->number());
        m_context.level.initMap = map;
        const Terrain* foreground = m_context.catalog().terrain(map.foreground);
        const bool joinable =
            foreground != nullptr && (foreground->mapCharacter == '#' || foreground->mapCharacter == '.' ||
                                      m_context.catalog().isAdded(*foreground));
        if (m_context.catalog().rule("joined-foreground-checked") && map.joined != 0 && !joinable)
            m_context.report(DiagnosticCode::BadJoinedForeground, node.find(Field::Foreground)->range, node);
        rollable(*m_context.level.initMap);
    }

    void lowerMessage(const StatementNode& node) {
        const Argument* argument = node.find(Field::Text);
        if (argument == nullptr)
            return;
        std::string_view text = m_context.textOf(*argument);
        text = text.substr(0, text.find('\0'));
        std::string& message = m_context.level.message;
        std::size_t& counted = m_context.level.counted.messageBytes;
        const std::size_t together = counted + text.size() + 1;
        if (together > std::size_t(m_context.catalog().limit("message-bytes"))) {
            m_context.report(DiagnosticCode::MessagesTooLong, argument->range, node,
                             {std::to_string(together)});
            return;
        }
        if (!message.empty())
            message += '\n';
        message += text;
        counted = counted == 0 ? text.size() : together;
    }

    LoweringContext& m_context;
};

class LevelLowering {
public:
    explicit LevelLowering(LoweringContext& context)
        : m_context(context), m_header(context), m_statements(context) {}

    void lower() {
        const LevelTree& tree = m_context.tree;
        for (std::size_t i = 0; i < tree.endOfHeader; ++i)
            m_header.lower(tree.statements[i]);
        if (m_context.inRooms())
            return lowerRooms(m_context, m_statements);
        m_context.level.parts.reserve(tree.sections.size());
        m_context.level.contents.reserve(tree.sections.size());
        for (std::size_t i = 0; i < tree.sections.size(); ++i)
            lowerPart(i);
    }

private:
    void lowerPart(std::size_t section) {
        const SectionNode& node = m_context.tree.sections[section];
        const StatementNode& opening = m_context.tree.statements[node.firstStatement];
        m_context.part = &m_context.level.parts.emplace_back();
        m_context.part->section = section;
        m_context.contents = &m_context.level.contents.emplace_back();
        PartContents& contents = *m_context.contents;
        if (m_context.level.parts.size() == std::size_t(m_context.catalog().limit("parts")) + 1)
            m_context.report(DiagnosticCode::TooManyParts, opening.range, opening);
        m_context.registers = {&contents.objectRegisters, &contents.monsterRegisters};
        openPart(node, opening);
        m_statements.startSection();
        contents.statements.reserve(node.endStatement - node.firstStatement);
        for (std::size_t i = node.firstStatement + 1; i < node.endStatement; ++i)
            m_statements.lower(i, contents.statements.emplace_back());
        m_statements.addObjectFlags(contents.statements);
        if (m_context.part->map)
            contents.terrain = *m_context.terrain;
    }

    void openPart(const SectionNode& node, const StatementNode& opening) {
        PartModel& part = *m_context.part;
        if (opening.kind == StatementKind::Geometry) {
            if (const Argument* align = opening.find(Field::HorizontalAlign))
                m_context.contents->horizontalAlign = int(align->number());
            if (const Argument* align = opening.find(Field::VerticalAlign))
                m_context.contents->verticalAlign = int(align->number());
        }
        if (!node.map) {
            m_context.lastCell = {m_context.catalog().limit("nomap-last-column"),
                                  m_context.catalog().limit("nomap-last-row")};
            return;
        }
        part.mapNode = &*node.map;
        part.map = modelOfMap(m_context.game.dialect(), m_context.text, *node.map);
        m_context.terrain =
            std::make_shared<Grid<unsigned char>>(terrainOf(m_context.catalog(), part.map->cells));
        m_context.lastCell = {part.map->cells.width() - 1, part.map->cells.height() - 1};
        checkMapRows(m_context, *node.map);
        if (node.map->end)
            checkMapSize(m_context, opening);
    }

    LoweringContext& m_context;
    HeaderLowering m_header;
    StatementLowering m_statements;
};

} // namespace

std::string_view LoweringContext::textOf(const StatementNode& node, Field field) const {
    const Argument* argument = node.find(field);
    if (argument == nullptr || argument->kind != ArgumentKind::String)
        return {};
    return readTextOf(*argument);
}

Diagnostic& LoweringContext::report(DiagnosticCode code, Range range, const StatementNode& statement,
                                    std::vector<std::string> arguments) {
    const std::optional<Offset> anchor =
        statement.colon ? std::optional(statement.colon->begin) : std::nullopt;
    return level.diagnostics.emplace_back(Diagnostic{code, range, anchor, std::move(arguments), {}});
}

std::string terrainNameAt(const LoweringContext& context, Point cell) {
    if (!context.terrain || !context.terrain->contains(cell))
        return say("outside the map");
    return std::string(said(context.catalog().terrain(context.terrain->at(cell))->name));
}

const StatementModel* ClassicLevel::statement(std::size_t node) const {
    const std::optional<std::size_t> section = tree->sectionOf(node);
    const std::vector<StatementModel>* statements = nullptr;
    if (section && *section < contents.size())
        statements = &contents[*section].statements;
    else if (section && *section < rooms.size())
        statements = &rooms[*section].statements;
    if (statements == nullptr)
        return nullptr;
    // All statements of a part are there, but for its opening one; rooms lack some.
    const std::size_t usual = node - tree->sections[*section].firstStatement - 1;
    if (usual < statements->size() && (*statements)[usual].node == node)
        return &(*statements)[usual];
    const auto found = std::ranges::lower_bound(*statements, node, {}, &StatementModel::node);
    return found != statements->end() && found->node == node ? &*found : nullptr;
}

const ClassicLevel& classicLevel(const LevelModel& level) {
    const auto* classic = dynamic_cast<const ClassicLevel*>(&level);
    require(classic != nullptr, "a level of a classic language");
    return *classic;
}

namespace {

struct Asked {
    LongSize longSize;
    Checks checks;
    CountedOn counted;
    const ClassicLevel* before; // see LoweringContext
};

// Whether our own checks find the same as before, but for what the edit has moved.
bool areOwnProblemsAsBefore(const ClassicLevel& level, const ClassicLevel& before) {
    const StatementChange& change = *level.tree->change;
    const std::vector<StatementNode>& statements = before.tree->statements;
    const Offset begin =
        change.first < statements.size() ? statements[change.first].range.begin : before.tree->size;
    const auto isSame = [&](const Diagnostic& a, const Diagnostic& b) {
        return a.code == b.code && a.range.shifted(a.range.begin < begin ? 0 : change.grown) == b.range;
    };
    return std::ranges::equal(std::span(before.diagnostics).subspan(before.ownProblems),
                              std::span(level.diagnostics).subspan(level.ownProblems), isSame);
}

std::shared_ptr<const ClassicLevel> lower(const ClassicGame& game, LevelTreePtr tree,
                                          std::string_view levelText, const Asked& asked) {
    require(levelText.size() == tree->size, "a level is lowered with its own text");
    auto level = std::make_shared<ClassicLevel>();
    level->tree = std::move(tree);
    level->counted = asked.counted;
    if (level->tree->kind == LevelSyntax::Rooms)
        level->counted.rooms += level->tree->sections.size();
    level->diagnostics = withFixes(game, *level->tree, levelText);
    LoweringContext context{game,           levelText,    *level->tree, *level,
                            asked.longSize, asked.checks, asked.before};
    for (const OpaquePart& part : level->tree->opaqueParts)
        level->leftOutOfRolls.emplace_back(levelText.substr(part.word.begin, part.word.size()));
    LevelLowering(context).lower();
    level->ownProblems = level->diagnostics.size();
    checkFileName(*level, levelText);
    if (asked.checks == Checks::All) {
        checkDestinations(game.catalog(), levelText, *level);
        runOwnChecks(context);
    }
    const std::size_t found = level->diagnostics.size();
    dropSilenced(context.tree, context.text, commentMark, level->diagnostics);
    level->hasSilenced = level->diagnostics.size() != found;
    level->isElseAsBefore = asked.before != nullptr && context.isElseAsBefore && !level->hasSilenced &&
                            areOwnProblemsAsBefore(*level, *asked.before);
    return level;
}

} // namespace

std::shared_ptr<const ClassicLevel> lower(const ClassicGame& game, LevelTreePtr tree,
                                          std::string_view levelText, LongSize longSize, Checks checks,
                                          const CountedOn& before) {
    return lower(game, std::move(tree), levelText, {longSize, checks, before, nullptr});
}

std::shared_ptr<const ClassicLevel> lowerChanged(const ClassicGame& game, LevelTreePtr tree,
                                                 std::string_view levelText, LongSize longSize,
                                                 const ClassicLevel& before) {
    const ClassicLevel* from = canTakeFrom(before, *tree) ? &before : nullptr;
    return lower(game, std::move(tree), levelText, {longSize, Checks::All, {}, from});
}

} // namespace levwright

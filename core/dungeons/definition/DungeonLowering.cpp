// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonLowering.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/dungeons/definition/DungeonDialect.h"
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using S = DungeonStatementKind;
using F = Field;
using enum DiagnosticCode;

constexpr int unknownChain = -2;

int toShort(int number) {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(number));
}

// Goes through the statements as the game's compiler does (dungeon, section 5), with the same tables. A level
// or branch that is refused leaves its values in its slot, where the next one and the check of branches find
// them.
class DungeonLowering {
public:
    DungeonLowering(const Game& game, DungeonModel& model, LongSize longSize)
        : m_catalog(game.catalog()), m_model(model), m_tree(*model.tree), m_longSize(longSize),
          m_last(m_catalog.limit("dungeon-last-level")) {}

    void lower() {
        m_model.notWritten = whyDungeonsAreNotWritten(m_catalog);
        for (std::size_t i = 0; i < m_tree.statements.size() && !m_stopped; ++i)
            lowerStatement(i, m_tree.statements[i]);
        const bool insideStatement = m_tree.firstError && !m_tree.firstError->behindWhole;
        m_model.suppressed = m_model.suppressed || insideStatement;
        if (!m_tree.statements.empty() && m_model.dungeons.empty() && !insideStatement && !m_stopped)
            reportNoDungeons();
    }

private:
    void lowerStatement(std::size_t index, const StatementNode& node);
    void lowerDungeonStart(std::size_t index, const StatementNode& node);
    void lowerNote(std::size_t index, const StatementNode& node);
    void lowerEntry(const StatementNode& node, CompiledDungeonPart& dungeon);
    void lowerLevelNote(std::size_t index, const StatementNode& node);
    void lowerLevel(std::size_t index, const StatementNode& node);
    void lowerBranch(std::size_t index, const StatementNode& node);

    void addTag(const StatementNode& node, std::uint32_t& flags, std::string_view what);
    std::string nameOf(const StatementNode& node);
    char bonesOf(const StatementNode& node);
    DungeonSpan spanOf(const StatementNode& node, F field);
    DungeonSpan zeroed(DiagnosticCode code, const Argument& couple);
    int chainOf(const StatementNode& node, std::size_t from, std::size_t to);
    std::string whyNotChainable(const std::string& name) const;
    bool acceptsLevel(const StatementNode& node, const SpecialLevelRecord& level);
    std::optional<std::string> levelChainObjection(const SpecialLevelRecord& level) const;
    bool acceptsBranch(const StatementNode& node, const BranchRecord& branch);
    bool hasRoom(const StatementNode& node, std::size_t count, std::string_view limit, std::string_view what);
    void reportNoDungeons();

    int numberOf(const StatementNode& node, F field, int otherwise) const {
        const Argument* argument = node.find(field);
        return argument == nullptr ? otherwise : toInt(argument->number(), m_longSize);
    }
    std::string keywordOf(const StatementNode& node) const {
        return std::string(m_tree.textOf(node.keyword));
    }
    int chanceOfLevel(int number) const {
        return std::size_t(number) < m_levels.size() ? m_levels[std::size_t(number)].chance : 0;
    }
    void report(DiagnosticCode code, Range range, Offset anchor, std::vector<std::string> arguments) {
        m_model.diagnostics.push_back({code, range, anchor, std::move(arguments), {}});
    }
    // Reports a problem of the whole statement, which the compiler finds at its end.
    void reportAtEnd(DiagnosticCode code, const StatementNode& node, F field,
                     std::vector<std::string> arguments) {
        const Argument* argument = node.find(field);
        report(code, argument != nullptr ? argument->range : node.range, m_tree.completionOf(node),
               std::move(arguments));
    }
    void giveUp() {
        m_model.suppressed = true;
        m_stopped = m_tree.mode == LexMode::Exact;
    }

    const Catalog& m_catalog;
    DungeonModel& m_model;
    const DungeonTree& m_tree;
    LongSize m_longSize;
    int m_last;
    bool m_stopped = false;
    // All slots that were ever started; the first ones hold the accepted items.
    std::vector<SpecialLevelRecord> m_levels;
    std::vector<BranchRecord> m_branches;
    std::size_t m_levelCount = 0;
    std::size_t m_branchCount = 0;
};

void DungeonLowering::lowerStatement(std::size_t index, const StatementNode& node) {
    const bool before = m_model.dungeons.empty();
    if (node.kind == S::Dungeon)
        return lowerDungeonStart(index, node);
    if (node.kind == StatementKind::Unknown)
        return;
    if (node.kind == StatementKind::Opaque) {
        m_model.notWritten = say("The dungeon cannot be compiled: only its game knows what {} means.",
                                 inQuotes(keywordOf(node)));
        return;
    }
    if (describesLevel(node.kind))
        return lowerLevelNote(index, node);
    if (definesBranch(node.kind))
        return lowerBranch(index, node);
    // A chained level before any dungeon is found only at its end, so it takes its slot all the same.
    if (before && node.kind != S::ChainLevel && node.kind != S::RandomChainLevel)
        return report(OutsideOfDungeon, node.keyword, m_tree.completionOf(node), {keywordOf(node)});
    return definesLevel(node.kind) ? lowerLevel(index, node) : lowerNote(index, node);
}

void DungeonLowering::lowerDungeonStart(std::size_t index, const StatementNode& node) {
    CompiledDungeonPart record;
    record.name.overwrite(nameOf(node));
    record.bones = bonesOf(node);
    record.size = spanOf(node, F::Size);
    record.chance = numberOf(node, F::Chance, 0);
    if (!hasRoom(node, m_model.dungeons.size(), "dungeons", "dungeons"))
        return;
    DungeonPartModel& dungeon = m_model.dungeons.emplace_back();
    dungeon.node = index;
    dungeon.record = record;
    dungeon.firstLevel = m_levelCount;
    dungeon.mostLevels = m_last;
}

void DungeonLowering::lowerNote(std::size_t index, const StatementNode& node) {
    DungeonPartModel& dungeon = m_model.dungeons.back();
    dungeon.notes.push_back(index);
    if (node.broken)
        return;
    if (node.kind == S::Entry)
        lowerEntry(node, dungeon.record);
    else if (node.kind == S::Protofile)
        dungeon.record.protofile.overwrite(nameOf(node));
    else
        addTag(node, dungeon.record.flags, "dungeon");
}

void DungeonLowering::lowerEntry(const StatementNode& node, CompiledDungeonPart& dungeon) {
    if (!m_catalog.rule("entry-by-branch")) {
        dungeon.entry = numberOf(node, F::Entry, 0);
        return;
    }
    report(EntryObsolete, node.range, m_tree.completionOf(node), {});
    m_model.diagnostics.back().fixes.push_back(
        {say("Delete the statement"), TextEdit::eraseLine(m_tree.text.bytes(), node.range)});
}

void DungeonLowering::lowerLevelNote(std::size_t index, const StatementNode& node) {
    // The last level of the file, even if a DUNGEON has come since.
    const auto owner = std::ranges::find_if(m_model.dungeons.rbegin(), m_model.dungeons.rend(),
                                            [](const DungeonPartModel& d) { return !d.levels.empty(); });
    if (owner == m_model.dungeons.rend())
        return report(NoLevelBefore, node.keyword, m_tree.completionOf(node), {keywordOf(node)});
    SpecialLevelModel& level = owner->levels.back();
    level.notes.push_back(index);
    if (!node.broken)
        addTag(node, level.record.flags, "level");
}

void DungeonLowering::addTag(const StatementNode& node, std::uint32_t& flags, std::string_view what) {
    const Argument& tag = *node.find(F::Tag);
    const bool aligns = node.kind == S::Alignment || node.kind == S::LevelAlignment;
    const bool isLevel = node.kind == S::LevelDescription;
    const WordClass kind = tagClassOf(tag);
    const bool fits =
        aligns ? kind == WordClass::AlignmentTag || kind == WordClass::NoAlignmentTag
               : kind == WordClass::DescriptionTag ||
                     (isLevel && (kind == WordClass::LevelTag || kind == WordClass::NoAlignmentTag));
    if (fits) {
        flags |= std::uint32_t(tag.number());
        return;
    }
    std::vector<std::string> arguments{std::string(m_tree.textOf(tag.range))};
    if (!aligns)
        arguments.emplace_back(what);
    report(aligns ? IllegalAlignment : IllegalDescription, tag.range, tag.range.begin, std::move(arguments));
}

std::string DungeonLowering::nameOf(const StatementNode& node) {
    const Argument* argument = node.find(F::Name);
    if (argument == nullptr)
        return {};
    std::string name = m_tree.stringOf(*argument);
    const auto most = std::size_t(m_catalog.limit("dungeon-name-bytes"));
    if (name.size() > most) {
        report(DungeonNameTooLong, argument->range, argument->range.begin,
               {name, std::to_string(name.size()), std::to_string(most)});
        giveUp();
        name.resize(most);
    }
    return name;
}

char DungeonLowering::bonesOf(const StatementNode& node) {
    const Argument* argument = node.find(F::Bones);
    const std::string marker = argument == nullptr ? "none" : m_tree.stringOf(*argument);
    if (marker == "none" || m_stopped)
        return 0;
    if (marker.size() == 1)
        return marker.front();
    report(BadBonesMarker, argument->range, argument->range.begin,
           {std::string(m_tree.textOf(argument->range))});
    return 0;
}

DungeonSpan DungeonLowering::zeroed(DiagnosticCode code, const Argument& couple) {
    const std::string base = std::to_string(toInt(couple.numbers[0], m_longSize));
    if (code == AbsoluteRandRange)
        report(code, couple.range, couple.range.end - 1,
               {base, std::to_string(toInt(couple.numbers[1], m_longSize)), std::to_string(m_last)});
    else
        report(code, couple.range, couple.range.end - 1,
               {base, std::to_string(-m_last), std::to_string(m_last)});
    return {};
}

DungeonSpan DungeonLowering::spanOf(const StatementNode& node, F field) {
    const Argument* couple = node.find(field);
    if (couple == nullptr || m_stopped)
        return {};
    const int base = toInt(couple->numbers[0], m_longSize);
    const int rand = toInt(couple->numbers[1], m_longSize);
    const bool absolute = node.kind == S::Level || node.kind == S::RandomLevel || node.kind == S::Branch;
    if (base < -m_last || base > m_last)
        return zeroed(absolute ? AbsoluteBaseRange : RelativeBaseRange, *couple);
    if (absolute) {
        const std::int64_t end = std::int64_t(base) + rand + (base < 0 ? m_last + 1 : 0);
        if (rand < -1 || end > m_last)
            return zeroed(AbsoluteRandRange, *couple);
    }
    return {base, toShort(rand)};
}

// The number of the level from which the statement counts, among the levels from..to-1 of the file.
int DungeonLowering::chainOf(const StatementNode& node, std::size_t from, std::size_t to) {
    const Argument* argument = node.find(F::Chain);
    const std::string name = argument == nullptr ? std::string() : m_tree.stringOf(*argument);
    if (name.empty())
        return noChain;
    for (std::size_t i = from; i < to; ++i) {
        if (m_levels[i].name.text == name)
            return int(i);
    }
    if (!node.broken)
        reportAtEnd(UnknownChainLevel, node, F::Chain, {name, whyNotChainable(name)});
    return unknownChain;
}

std::string DungeonLowering::whyNotChainable(const std::string& name) const {
    for (std::size_t i = 0; i < m_levelCount; ++i) {
        if (m_levels[i].name.text != name)
            continue;
        const bool first = !m_model.dungeons.empty() && i == m_model.dungeons.back().firstLevel;
        return first ? say(": the game's compiler skips the first level of a dungeon")
                     : say(": it is in another dungeon");
    }
    return {};
}

void DungeonLowering::lowerLevel(std::size_t index, const StatementNode& node) {
    const bool chained = node.kind == S::ChainLevel || node.kind == S::RandomChainLevel;
    const std::string name = nameOf(node);
    const char bones = bonesOf(node);
    const DungeonSpan place = spanOf(node, F::Place);
    if (m_stopped || !hasRoom(node, m_levelCount, "dungeon-levels", "levels"))
        return;
    m_levels.resize(std::max(m_levels.size(), m_levelCount + 1));
    SpecialLevelRecord& level = m_levels[m_levelCount];
    level = {.name = level.name,
             .place = place,
             .chance = numberOf(node, F::Chance, 100),
             .count = numberOf(node, F::Count, 0),
             .bones = bones};
    level.name.overwrite(name);
    const std::size_t first = m_model.dungeons.empty() ? m_levelCount : m_model.dungeons.back().firstLevel;
    // A level that counts from itself is found at its end. A broken level has no end and is kept, so it must
    // not find itself: following its chain would never end.
    if (chained)
        level.chain = chainOf(node, first + 1, m_levelCount + (node.broken ? 0 : 1));
    const bool kept = !chained || acceptsLevel(node, level);
    if (!kept || m_model.dungeons.empty())
        return;
    m_model.dungeons.back().levels.push_back({index, {}, level});
    ++m_levelCount;
}

bool DungeonLowering::acceptsLevel(const StatementNode& node, const SpecialLevelRecord& level) {
    if (node.broken)
        return true;
    const std::string& name = level.name.text;
    if (m_model.dungeons.empty()) {
        report(OutsideOfDungeon, node.keyword, m_tree.completionOf(node), {keywordOf(node)});
        return false;
    }
    const std::span earlier(m_levels.data(), m_levelCount);
    if (std::ranges::any_of(earlier, [&](const SpecialLevelRecord& l) { return l.name.text == name; })) {
        reportAtEnd(DuplicateLevelName, node, F::Name, {name});
        return false;
    }
    if (level.chain == unknownChain) {
        reportAtEnd(InvalidLevelChain, node, F::Chain, {name});
        return false;
    }
    if (level.chain == noChain)
        return true;
    if (const std::optional<std::string> objection = levelChainObjection(level)) {
        reportAtEnd(LevelChainChance, node, F::Chain, {name, *objection});
        return false;
    }
    if (level.chain == int(m_levelCount)) {
        reportAtEnd(LevelChainsToItself, node, F::Chain, {name});
        return false;
    }
    return true;
}

std::optional<std::string> DungeonLowering::levelChainObjection(const SpecialLevelRecord& level) const {
    constexpr int always = 100;
    if (m_catalog.rule("level-chain-checks-its-level")) {
        if (chanceOfLevel(level.chain) == always)
            return std::nullopt;
        return say("“{}” has a chance, so nothing can count from it",
                   m_levels[std::size_t(level.chain)].name.text);
    }
    // A mistake of the compiler: it looks at the chain of the branch with the number of the level (dungeon,
    // section 9). The table has no more branches than the limit. What lies after it is unknown and taken for
    // 0.
    const bool inTable = m_levelCount < std::size_t(m_catalog.limit("dungeon-branches"));
    const bool begun = inTable && m_levelCount < m_branches.size();
    const int looked = begun ? m_branches[m_levelCount].chain : 0;
    if (looked >= 0 && chanceOfLevel(looked) == always)
        return std::nullopt;
    if (looked < 0)
        return say("by a mistake of the game's compiler it also needs branch {} of the file to have a "
                   "CHAINBRANCH's level",
                   m_levelCount + 1);
    return say("by a mistake of the game's compiler it needs level {} of the file to have no chance",
               looked + 1);
}

void DungeonLowering::lowerBranch(std::size_t index, const StatementNode& node) {
    const std::string target = nameOf(node);
    const DungeonSpan place = spanOf(node, F::Place);
    if (m_stopped || !hasRoom(node, m_branchCount, "dungeon-branches", "branches"))
        return;
    m_branches.resize(std::max(m_branches.size(), m_branchCount + 1));
    BranchRecord& branch = m_branches[m_branchCount];
    branch = {.target = branch.target,
              .place = place,
              .chain = noChain,
              .type = numberOf(node, F::Type, 0),
              .up = numberOf(node, F::Direction, 0),
              .entry = numberOf(node, F::Entry, 0)};
    branch.target.overwrite(target);
    const std::size_t first = m_model.dungeons.empty() ? m_levelCount : m_model.dungeons.back().firstLevel;
    branch.chain = chainOf(node, first, m_levelCount);
    if ((!node.broken && !acceptsBranch(node, branch)) || m_model.dungeons.empty())
        return;
    m_model.dungeons.back().branches.push_back({index, branch});
    ++m_branchCount;
}

bool DungeonLowering::acceptsBranch(const StatementNode& node, const BranchRecord& branch) {
    const std::string& target = branch.target.text;
    if (m_model.dungeons.empty()) {
        report(OutsideOfDungeon, node.keyword, m_tree.completionOf(node), {keywordOf(node)});
        return false;
    }
    const std::size_t current = m_model.dungeons.size() - 1;
    for (std::size_t i = 0; i < current; ++i) {
        if (m_model.dungeons[i].record.name.text != target)
            continue;
        reportAtEnd(ReverseBranch, node, F::Name, {target, m_model.dungeons[current].record.name.text});
        return false;
    }
    // A mistake of the compiler: it looks at the branch with the number of the dungeon instead of this one.
    const bool itself = current == m_branchCount;
    const int looked = current < m_branches.size() ? m_branches[current].chain : 0;
    const std::string mistake =
        say("by a mistake of its compiler the game looks at branch {} of the file instead", current + 1);
    if (looked == unknownChain) {
        reportAtEnd(InvalidBranchChain, node, itself ? F::Chain : F::Name,
                    {target, itself ? say("the level it counts from is not known")
                                    : mistake + say(", and the level that one counts from is not known")});
        return false;
    }
    constexpr int always = 100;
    if (looked >= 0 && chanceOfLevel(looked) != always) {
        reportAtEnd(BranchChainChance, node, itself ? F::Chain : F::Name,
                    {target, itself ? say("the level it counts from has a chance")
                                    : say("{}, which needs level {} of the file to be there and to "
                                          "have no chance",
                                          mistake, looked + 1)});
        return false;
    }
    return true;
}

bool DungeonLowering::hasRoom(const StatementNode& node, std::size_t count, std::string_view limit,
                              std::string_view what) {
    const int most = m_catalog.limit(limit);
    if (count < std::size_t(most))
        return true;
    if (!m_stopped)
        report(TooManyInDungeon, node.range, m_tree.completionOf(node),
               {std::string(what), std::to_string(most)});
    giveUp();
    return false;
}

void DungeonLowering::reportNoDungeons() {
    const Offset end =
        m_tree.firstError ? m_tree.firstError->at : m_tree.endByte.value_or(m_tree.text.size());
    report(NoDungeons, m_tree.statements.front().keyword, end, {});
    m_model.suppressed = true;
}

} // namespace

DungeonModelPtr lowerDungeon(const Game& game, DungeonTreePtr tree, LongSize longSize) {
    auto model = std::make_shared<DungeonModel>();
    model->tree = std::move(tree);
    model->diagnostics = model->tree->diagnostics;
    DungeonLowering(game, *model, longSize).lower();
    DungeonCheckContext context{game, *model};
    checkDungeon(game, *model);
    addDungeonFixes(context);
    return model;
}

} // namespace levwright

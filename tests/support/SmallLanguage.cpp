// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SmallLanguage.h"

#include "core/base/Contract.h"
#include "core/base/Numbers.h"
#include "core/edit/MapEdit.h"
#include "core/edit/RemoveStatements.h"
#include "core/edit/StatementEdit.h"
#include "core/edit/TurnEdit.h"
#include "core/languages/classic/edit/Fields.h"
#include "core/languages/games/Games.h"
#include "core/text/Lines.h"
#include "tests/support/SmallRoll.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright {
namespace {

constexpr Offset indentation = 2;
constexpr std::int64_t mostTurns = 50;
constexpr std::size_t mostDeeds = 1000;

GrammarPtr makeGrammar() {
    constexpr ArgumentSet coordinates = ArgumentKind::Point | ArgumentKind::Expression;
    const auto rule = [](StatementKind kind, std::string_view word, Section section, const SlotList& slots) {
        return StatementRule{.kind = kind,
                             .word = word,
                             .section = section,
                             .inMaze = true,
                             .inRooms = false,
                             .hasColon = false,
                             .slots = slots,
                             .areaSlots = {},
                             .roomsSlots = {}};
    };
    return std::make_shared<const Grammar>(std::vector{
        rule(smallLevel, "level", Section::Start, {{Field::LevelName, ArgumentKind::String}}),
        rule(smallMap, "map", Section::PartStart, {}),
        rule(smallThing, "thing", Section::Body,
             {{Field::Name, ArgumentKind::String}, {Field::Place, coordinates}}),
        rule(smallRepeat, "repeat", Section::Body, {{Field::Amount, ArgumentKind::Integer}}),
    });
}

// One line of the text: its tokens without blanks.
struct Line {
    Range whole; // including its line end
    Tokens words;
};

class Reader {
public:
    Reader(GrammarPtr grammar, std::string_view text) : m_text(text) {
        m_tree.grammar = std::move(grammar);
        m_tree.size = m_tree.lookedAt = text.size();
    }

    LevelTree read() {
        for (Offset at = 0; at < m_text.size();) {
            const Offset end = std::min(m_text.find('\n', at), m_text.size() - 1) + 1;
            m_inMap ? readMapLine({at, end}) : readStatement(lineOf({at, end}));
            at = end;
        }
        for (const std::size_t block : m_blocks)
            breakOff(block, "“}”");
        if (m_tree.sections.empty())
            m_tree.endOfHeader = m_tree.statements.size();
        return std::move(m_tree);
    }

private:
    Line lineOf(Range whole) {
        Line line{whole, {}};
        for (Offset at = whole.begin; at < whole.end;) {
            const Token token = tokenAt(at, whole.end);
            m_tree.tokens.push_back(token);
            if (!isSkipped(token.kind))
                line.words.push_back(token);
            at = token.end;
        }
        return line;
    }

    Token tokenAt(Offset at, Offset end) const {
        const auto token = [at](TokenKind kind, Offset behind) {
            return Token{kind, 0, std::uint32_t(at), std::uint32_t(behind)};
        };
        const char first = m_text[at];
        if (first == '\n')
            return token(TokenKind::LineEnd, at + 1);
        if (first == '#')
            return token(TokenKind::Comment, end);
        if (first == ' ')
            return token(TokenKind::Blank, std::min(m_text.find_first_not_of(' ', at), end));
        if (first == '"') {
            const std::size_t close = m_text.find('"', at + 1);
            return close < end ? token(TokenKind::String, close + 1)
                               : token(TokenKind::UnclosedString, std::min(m_text.find('\n', at), end));
        }
        const Offset behind = std::min(m_text.find_first_of(" \n\"#", at), end);
        const bool digits = m_text.substr(at, behind - at).find_first_not_of("0123456789") == m_text.npos;
        return token(digits ? TokenKind::Integer : TokenKind::Word, behind);
    }

    std::string_view textOf(const Token& token) const {
        return m_text.substr(token.begin, token.end - token.begin);
    }

    void readMapLine(Range whole) {
        MapNode& map = *m_tree.sections.back().map;
        const Range content{whole.begin, whole.end - (m_text[whole.end - 1] == '\n' ? 1 : 0)};
        if (m_text.substr(content.begin, content.size()) == "end") {
            map.end = content;
            map.range.end = content.end;
            m_inMap = false;
            lineOf(whole);
            return;
        }
        m_tree.tokens.push_back({TokenKind::MapRow, 0, std::uint32_t(whole.begin), std::uint32_t(whole.end)});
        const Offset begin = std::min(content.begin + indentation, content.end);
        map.rows.push_back({{begin, content.end}, whole, false});
        map.range.end = whole.end;
    }

    void readStatement(const Line& line) {
        if (line.words.empty())
            return;
        if (textOf(line.words.front()) == "}")
            return closeBlock(line);
        const StatementRule* rule = m_tree.grammar->ruleFor(textOf(line.words.front()));
        StatementNode node;
        node.kind = rule != nullptr ? rule->kind : StatementKind::Unknown;
        node.keyword = line.words.front().range();
        node.range = {line.words.front().begin, line.words.back().end};
        if (!m_blocks.empty())
            node.parent = m_blocks.back();
        const bool known = rule != nullptr && readArguments(line, node);
        m_tree.statements.push_back(std::move(node));
        const std::size_t index = m_tree.statements.size() - 1;
        if (!known)
            breakOff(index, "a statement");
        else
            open(index, line);
        if (!m_tree.sections.empty())
            m_tree.sections.back().endStatement = m_tree.statements.size();
    }

    bool readArguments(const Line& line, StatementNode& node) {
        const Tokens& words = line.words;
        const auto argument = [&](Field field, ArgumentKind kind, const Token& token) {
            Argument made{.field = field, .kind = kind, .range = token.range(), .text = token.range()};
            made.numbers[0] = wholeNumber<std::int64_t>(textOf(token)).value_or(0);
            return made;
        };
        if (node.kind == smallMap)
            return words.size() == 1;
        if (node.kind == smallLevel) {
            if (words.size() != 2 || words[1].kind != TokenKind::String || !m_tree.statements.empty())
                return false;
            node.arguments = {argument(Field::LevelName, ArgumentKind::String, words[1])};
            node.arguments[0].text = {words[1].begin + Offset(1), words[1].end - Offset(1)};
            return true;
        }
        if (node.kind == smallRepeat) {
            if (words.size() != 3 || words[1].kind != TokenKind::Integer || textOf(words[2]) != "{")
                return false;
            node.arguments = {argument(Field::Amount, ArgumentKind::Integer, words[1])};
            return true;
        }
        if (words.size() != 4 || m_tree.sections.empty())
            return false;
        node.arguments = {argument(Field::Name, ArgumentKind::String, words[1])};
        Argument place{.field = Field::Place, .kind = ArgumentKind::Point, .operands = 2};
        place.range = {words[2].begin, words[3].end};
        std::vector<Argument> operands;
        for (const std::size_t i : {2, 3}) {
            const bool isNumber = words[i].kind == TokenKind::Integer;
            operands.push_back(argument(
                Field::Place, isNumber ? ArgumentKind::Integer : ArgumentKind::Expression, words[i]));
            place.numbers[i - 2] = operands.back().numbers[0];
            if (!isNumber)
                place.kind = ArgumentKind::Expression;
        }
        node.arguments.push_back(place);
        node.arguments.insert(node.arguments.end(), operands.begin(), operands.end());
        return true;
    }

    void open(std::size_t index, const Line& line) {
        const StatementNode& node = m_tree.statements[index];
        if (node.kind == smallLevel)
            m_tree.hasHeader = true;
        if (node.kind == smallRepeat)
            m_blocks.push_back(index);
        if (node.kind != smallMap)
            return;
        if (m_tree.sections.empty())
            m_tree.endOfHeader = index;
        m_inMap = true;
        m_tree.sections.push_back({index, index + 1, MapNode{line.whole, line.whole, std::nullopt, {}}});
    }

    void closeBlock(const Line& line) {
        if (m_blocks.empty()) {
            m_tree.diagnostics.push_back(
                {DiagnosticCode::UnknownStatement, line.words.front().range(), std::nullopt, {"“}”"}, {}});
            return;
        }
        m_tree.statements[m_blocks.back()].range.end = line.words.back().end;
        m_blocks.pop_back();
    }

    void breakOff(std::size_t index, std::string wanted) {
        StatementNode& node = m_tree.statements[index];
        node.broken = true;
        m_tree.diagnostics.push_back({DiagnosticCode::UnexpectedToken,
                                      node.range,
                                      std::nullopt,
                                      {"something else", std::move(wanted)},
                                      {}});
    }

    std::string_view m_text;
    LevelTree m_tree;
    std::vector<std::size_t> m_blocks; // the open blocks
    bool m_inMap = false;
};

MapModel mapOf(std::string_view text, const MapNode& node) {
    MapModel map{.isClosed = node.end.has_value(), .lineEnd = "\n"};
    std::size_t width = 0;
    for (const MapRowNode& row : node.rows)
        width = std::max(width, row.cells.size());
    map.cells = Grid<char>(int(width), int(node.rows.size()), ' ');
    for (std::size_t y = 0; y < node.rows.size(); ++y) {
        const MapRowNode& row = node.rows[y];
        MapRow& made = map.rows.emplace_back();
        made.content = row.cells;
        made.line = row.line;
        made.cells = RowCells(row.cells);
        for (std::size_t x = 0; x < made.cells.size(); ++x)
            map.cells.set({int(x), int(y)}, text[made.cells[x]]);
    }
    map.end = node.rows.empty() ? node.start.end : node.rows.back().line.end;
    return map;
}

class SmallLanguage : public LevelLanguage {
public:
    SmallLanguage(const Game& game, SmallRolls rolls)
        : m_game(game), m_grammar(makeGrammar()), m_rolls(rolls) {}

    FileTree parse(TextSnapshot text, LexMode /*mode*/) const override {
        auto tree = std::make_shared<const LevelTree>(Reader(m_grammar, text.bytes()).read());
        return {std::move(text), LexMode::Tolerant, {{0, std::move(tree)}}};
    }

    FileTree reparse(const FileTree& /*old*/, const TextEdit& /*edit*/, TextSnapshot text) const override {
        return parse(std::move(text), LexMode::Tolerant);
    }

    LevelModelPtr lower(LevelTreePtr tree, std::string_view levelText, LongSize /*longSize*/,
                        Checks /*checks*/) const override {
        auto level = std::make_shared<LevelModel>();
        level->tree = std::move(tree);
        level->diagnostics = level->tree->diagnostics;
        if (level->tree->hasHeader) {
            const Range name = level->tree->statements.front().arguments.front().text;
            level->name = levelText.substr(name.begin, name.size());
        }
        for (std::size_t i = 0; i < level->tree->sections.size(); ++i) {
            PartModel& part = level->parts.emplace_back();
            part.section = i;
            part.mapNode = &*level->tree->sections[i].map;
            part.map = mapOf(levelText, *part.mapNode);
        }
        return level;
    }

    PartView view(const LevelSource& level, std::size_t part) const override {
        const PartModel& model = level.level.parts.at(part);
        const LevelTree& tree = *level.level.tree;
        const SectionNode& section = tree.sections[model.section];
        PartView view{&*model.map, limitOf(model), {}};
        for (std::size_t i = section.firstStatement; i < section.endStatement; ++i) {
            if (tree.statements[i].kind == smallThing && !tree.statements[i].broken)
                view.placements.push_back(placementOf(level, i));
        }
        return view;
    }

    std::vector<OutlineEntry> outline(const LevelSource& level) const override {
        return makeOutline(*this, level, [&](std::size_t section) {
            const Grid<char>& cells = level.level.parts.at(section).map->cells;
            return SectionWords{std::format("Part {}", section + 1),
                                std::format("{}×{}", cells.width(), cells.height())};
        });
    }

    std::string label(const LevelSource& level, std::size_t statement) const override {
        const StatementNode& node = level.level.tree->statements[statement];
        const Range range =
            node.kind == smallThing && !node.broken ? node.arguments.front().range : node.keyword;
        return std::string(level.text.substr(range.begin, range.size()));
    }

    EditOutcome paint(const LevelSource& level, std::size_t part,
                      const std::vector<CellChange>& changes) const override {
        const PartModel& model = level.level.parts.at(part);
        return paintCells(level.text, *model.map, limitOf(model), changes);
    }

    EditOutcome setMap(const LevelSource& level, std::size_t part, const Grid<char>& cells) const override {
        const PartModel& model = level.level.parts.at(part);
        return replaceMap(*model.map, limitOf(model), cells);
    }

    EditOutcome turn(const LevelSource& level, std::size_t statement, const CellTurn& turn,
                     const std::optional<Area>& within) const override {
        if (const std::optional<Range> computed = computedAt(level, statement))
            return refuse(computedReason(level, *computed));
        const LevelTree& tree = *level.level.tree;
        return turnStatement(tree, level.text, tree.statements[statement], turn, {.within = within});
    }

    Grid<char> turned(const Grid<char>& cells, const CellTurn& turn) const override {
        return turnCells(m_game.catalog(), cells, turn);
    }

    EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const override {
        const StatementNode& node = level.level.tree->statements[statement];
        const Argument* place = node.find(Field::Place);
        if (place == nullptr)
            return refuse("This statement has no place.");
        if (const std::optional<Range> computed = computedAt(level, statement))
            return refuse(computedReason(level, *computed));
        return movePlace(*level.level.tree, level.text, *place, to);
    }

    EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                         const std::optional<std::string>& source) const override {
        const Argument* argument = level.level.tree->statements[statement].find(field.field);
        if (argument == nullptr || !source)
            return refuse("Every value of this language has to be there.");
        if (argument->kind == ArgumentKind::Expression)
            return refuse(computedReason(level, argument->range));
        return TextEdit::replace(argument->range, *source);
    }

    std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) const override {
        return fieldsOf(level, statement);
    }

    std::vector<FieldChoice> choices(const LevelSource& level, std::size_t statement,
                                     const FieldKey& field) const override {
        return choicesOf(level, statement, field, *this, m_game.catalog());
    }

    bool isMapCharacter(char c) const override { return m_game.catalog().terrainByCharacter(c) != nullptr; }

    std::vector<std::string> wordsFor(ArgumentSet accepts) const override {
        return accepts.has(ArgumentKind::Expression) ? std::vector<std::string>{"i"}
                                                     : std::vector<std::string>{};
    }

    std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& /*level*/,
                                                                  const AddPlace& place) const override {
        return std::vector{
            AddableThing{"thing", smallThing, std::format("thing gold {} {}", place.cell.x, place.cell.y)}};
    }

    EditOutcome insert(const LevelSource& level, std::size_t section, std::string_view line) const override {
        const LevelTree& tree = *level.level.tree;
        Offset after = tree.sections[section].map->range.end;
        for (std::size_t i = tree.sections[section].firstStatement; i < tree.sections[section].endStatement;
             ++i)
            after = std::max(after, tree.statements[i].range.end);
        return insertLineBehind(level.text, after, line);
    }

    TextEdit remove(const LevelSource& level, const std::vector<std::size_t>& statements) const override {
        return removeStatements(*level.level.tree, level.text, statements);
    }

    EditOutcome silence(const LevelSource& /*level*/, DiagnosticCode /*code*/) const override {
        return refuse("Nothing can be silenced in this language.");
    }

    std::optional<Refusal> objectionTo(Ability ability) const override {
        if (ability == Ability::Read || (ability == Ability::Roll && m_rolls == SmallRolls::Yes))
            return std::nullopt;
        return Refusal{"Levels in the small language are run by their game as they stand."};
    }

    Result<std::string> compile(const LevelSource& /*level*/, const Target& /*target*/) const override {
        return failure(objectionTo(Ability::Compile)->reason);
    }

    Result<Decompiled> decompile(const CompiledFile& /*file*/,
                                 std::string_view /*levelName*/) const override {
        return failure(objectionTo(Ability::Decompile)->reason);
    }

    Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context,
                                   const std::stop_token& /*abandoned*/) const override {
        if (const std::optional<Refusal> refusal = objectionTo(Ability::Roll))
            return failure(refusal->reason);
        if (hasErrors(level.level.diagnostics) || level.level.parts.empty())
            return failure("The level has errors, so it cannot be run.");
        Result<roll::GenerationTablesPtr> tables = roll::GenerationTables::load(m_game.catalog());
        if (!tables)
            return std::unexpected(tables.error());
        auto plan = std::make_shared<SmallPlan>(*std::move(tables), context);
        plan->levelName = level.level.name;
        plan->terrain = terrainOf(m_game.catalog(), level.level.parts.front().map->cells);
        numberThings(*level.level.tree, *plan);
        run(level, *plan, std::nullopt, 0);
        return plan;
    }

    Result<roll::RollPlanPtr> planFile(const CompiledFile& /*file*/, std::string_view /*levelName*/,
                                       const roll::RollContext& /*context*/) const override {
        return failure(objectionTo(Ability::Compile)->reason);
    }

private:
    static void numberThings(const LevelTree& tree, SmallPlan& plan) {
        for (std::size_t i = 0; i < tree.statements.size(); ++i) {
            if (tree.statements[i].kind != smallThing)
                continue;
            plan.traces.push_back({"object", 0, std::uint16_t(plan.statements.size())});
            plan.statements.push_back(i);
        }
    }

    // Runs the contents of the block that the statement opens; if empty, everything outside of blocks.
    static void run(const LevelSource& level, SmallPlan& plan, std::optional<std::size_t> block,
                    std::int64_t turn) {
        const std::vector<StatementNode>& statements = level.level.tree->statements;
        for (std::size_t i = 0; i < statements.size(); ++i) {
            const StatementNode& node = statements[i];
            if (node.parent != block)
                continue;
            if (node.kind == smallRepeat) {
                const std::int64_t turns = std::min(mostTurns, node.arguments.front().number());
                for (std::int64_t next = 0; next < turns && plan.deeds.size() < mostDeeds; ++next)
                    run(level, plan, i, next);
            }
            const std::optional<Point> cell =
                node.kind == smallThing ? cellOf(level.text, node, turn) : std::nullopt;
            if (cell)
                plan.deeds.push_back(
                    {*plan.numberOf(i), objectOf(level.text, node, plan.named), *cell, std::int16_t(turn)});
        }
    }

    static std::int16_t objectOf(std::string_view text, const StatementNode& thing,
                                 const roll::NamedKinds& kinds) {
        const Range range = thing.arguments.front().range;
        const std::string_view name = text.substr(range.begin, range.size());
        const int kind = name == "gold"      ? kinds.gold
                         : name == "boulder" ? kinds.boulder
                         : name == "chest"   ? kinds.chest
                                             : kinds.rock;
        return std::int16_t(kind);
    }

    // Rows cannot be added, because they would have to be indented.
    static Point limitOf(const PartModel& part) { return {40, part.map->cells.height()}; }

    // What computes a thing's place: the surrounding loop, or its own expression.
    static std::optional<Range> computedAt(const LevelSource& level, std::size_t statement) {
        const LevelTree& tree = *level.level.tree;
        const StatementNode& node = tree.statements[statement];
        if (node.parent)
            return tree.statements[*node.parent].range;
        const Argument* place = node.find(Field::Place);
        return place != nullptr && place->kind == ArgumentKind::Expression ? std::optional(place->range)
                                                                           : std::nullopt;
    }

    static std::string computedReason(const LevelSource& level, Range at) {
        const auto line = std::ranges::count(level.text.substr(0, at.begin), '\n') + 1;
        return std::format("This is computed in line {}.", line);
    }

    Placement placementOf(const LevelSource& level, std::size_t index) const {
        const StatementNode& node = level.level.tree->statements[index];
        Placement placement{
            .statement = index, .kind = node.kind, .glyph = '*', .label = label(level, index)};
        placement.computedAt = computedAt(level, index);
        std::int64_t turns = 1;
        if (placement.computedAt)
            placement.certainty = Certainty::Computed;
        if (node.parent)
            turns =
                std::min(mostTurns, level.level.tree->statements[*node.parent].arguments.front().number());
        for (std::int64_t turn = 0; turn < turns; ++turn) {
            if (const std::optional<Point> cell = cellOf(level.text, node, turn))
                placement.cells.push_back(*cell);
        }
        if (!placement.computedAt)
            placement.origin = placement.cells.front();
        return placement;
    }

    // Empty if the place is neither two numbers nor the turn plus a number.
    static std::optional<Point> cellOf(std::string_view text, const StatementNode& node, std::int64_t turn) {
        std::array<int, 2> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Argument& operand = node.arguments[2 + i];
            std::string_view source = text.substr(operand.range.begin, operand.range.size());
            std::int64_t value = 0;
            if (operand.kind == ArgumentKind::Expression) {
                if (!source.starts_with("i"))
                    return std::nullopt;
                value = turn;
                source.remove_prefix(source.starts_with("i+") ? 2 : 1);
            }
            const std::optional<int> number = source.empty() ? 0 : wholeNumber<int>(source);
            if (!number)
                return std::nullopt;
            values[i] = int(value) + *number;
        }
        return Point{values[0], values[1]};
    }

    const Game& m_game;
    GrammarPtr m_grammar;
    SmallRolls m_rolls;
};

template <SmallRolls rolls>
std::unique_ptr<const LevelLanguage> make(const Game& game) {
    return std::make_unique<SmallLanguage>(game, rolls);
}

} // namespace

GamePtr smallGame(SmallRolls rolls) {
    static constexpr LanguageRow rolling[] = {{"classic", make<SmallRolls::Yes>}};
    static constexpr LanguageRow still[] = {{"classic", make<SmallRolls::No>}};
    static const GamePtr rolled = Game::load("nethack-3.4.3", rolling, knownDefinitions()).value();
    static const GamePtr unrolled = Game::load("nethack-3.4.3", still, knownDefinitions()).value();
    return rolls == SmallRolls::Yes ? rolled : unrolled;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/document/Document.h"
#include "core/document/LevelsAnalysis.h"
#include "core/edit/StatementEdit.h"
#include "core/languages/classic/edit/InsertStatement.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <map>

namespace levwright::fuzz {
namespace {

class EditSession {
public:
    explicit EditSession(Input& input) : m_input(input), m_document(game(), std::string(input.text())) {}

    void run() {
        const std::string first(m_document.text().bytes());
        constexpr int mostEdits = 8;
        for (int i = 0; i < mostEdits && m_input.hasChoices(); ++i)
            editOnce();
        const std::string last(m_document.text().bytes());
        m_document.goToStep(0);
        require(m_document.text().bytes() == first, "undo gives the bytes back");
        require(m_document.isSaved(), "undoing everything leaves nothing to save");
        m_document.goToStep(m_document.stepLabels().size());
        require(m_document.text().bytes() == last, "redo leads to the same bytes");
    }

private:
    const LevelsAnalysis& analysis() const { return *m_document.analysis()->levels(); }

    void editOnce() {
        m_level = m_input.choose(analysis().levelCount());
        const LevelModel& level = analysis().level(m_level);
        if (!level.parts.empty() && m_input.choose(2) == 0)
            paint(m_input.choose(level.parts.size()));
        else if (!level.tree->statements.empty())
            editStatement(m_input.choose(level.tree->statements.size()));
    }

    bool apply(const TextEdit& edit) {
        std::vector<Replacement> inFile = edit.replacements();
        for (Replacement& replacement : inFile)
            replacement.range = replacement.range.shifted(analysis().levelStart(m_level));
        const std::string before(m_document.text().bytes());
        const Revision revision = m_document.revision();
        const TextEdit whole(std::move(inFile));
        require(whole.fits(before.size()), "an edit fits its text");
        const bool changed = m_document.apply(revision, whole, "Edit", MergeKey::None, {});
        require(changed != whole.changesNothing(before), "a change is a step, and nothing else is");
        require(m_document.text().bytes() == whole.apply(before), "the document holds what the edit makes");
        const std::string after(m_document.text().bytes());
        if (changed) {
            m_document.undo();
            require(m_document.text().bytes() == before, "one undo takes one edit back");
            m_document.redo();
            require(m_document.text().bytes() == after, "one redo brings it again");
        }
        return changed;
    }

    void paint(std::size_t partIndex) {
        const PartModel& part = analysis().level(m_level).parts[partIndex];
        const Grid<char> before = part.map ? part.map->cells : Grid<char>();
        const std::vector<CellChange> changes = someChanges(before);
        const EditOutcome outcome =
            analysis().game().language().paint(analysis().source(m_level), partIndex, changes);
        if (!outcome) {
            require(!outcome.error().reason.empty(), "a refusal has a reason");
            return;
        }
        // A bad row may turn into something else with every byte.
        const bool wellFormed = std::ranges::none_of(part.mapNode->rows, &MapRowNode::bad);
        apply(*outcome);
        if (!wellFormed)
            return;
        const LevelModel& level = analysis().level(m_level);
        require(partIndex < level.parts.size() && level.parts[partIndex].map.has_value(),
                "painting leaves the part in place");
        checkCells(before, changes, level.parts[partIndex].map->cells);
    }

    std::vector<CellChange> someChanges(const Grid<char>& map) {
        const std::string& characters = classicGameOf(*game())->dialect().tables().mapCharacters;
        constexpr std::size_t most = 6;
        constexpr std::size_t beyond = 4;
        std::vector<CellChange> changes;
        for (std::size_t i = 0, count = 1 + m_input.choose(most); i < count; ++i) {
            const int x = int(m_input.choose(std::size_t(map.width()) + beyond));
            const int y = int(m_input.choose(std::size_t(map.height()) + beyond));
            const char terrain = characters[m_input.choose(characters.size())];
            if (terrain < '0' || terrain > '9') // a ruler is not terrain
                changes.push_back({{x, y}, terrain});
        }
        return changes;
    }

    static void checkCells(const Grid<char>& before, const std::vector<CellChange>& changes,
                           const Grid<char>& after) {
        std::map<Point, char> wanted;
        for (const CellChange& change : changes)
            wanted[change.at] = change.terrain;
        const int width = std::max(before.width(), after.width());
        const int height = std::max(before.height(), after.height());
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                const auto found = wanted.find({x, y});
                const char expected = found == wanted.end() ? before.atOr({x, y}, ' ') : found->second;
                require(after.atOr({x, y}, ' ') == expected, "painting changes the wanted cells only");
            }
        }
        for (const auto& [at, terrain] : wanted)
            require(after.atOr(at, ' ') == terrain, "painting changes the wanted cells");
    }

    void editStatement(std::size_t index) {
        const StatementNode node = analysis().level(m_level).tree->statements[index];
        switch (m_input.choose(6)) {
        case 0:
            return move(index, node);
        case 1:
            return setTheChance(index, node);
        case 2:
            if (!node.arguments.empty())
                tryApply(removeArgument(node, m_input.choose(node.arguments.size())));
            return;
        case 3:
            return remove(index, node);
        case 4:
            return insert();
        default:
            tryApply(appendArgument(node, "random"));
        }
    }

    void tryApply(const EditOutcome& outcome) {
        if (outcome)
            apply(*outcome);
        else
            require(!outcome.error().reason.empty(), "a refusal has a reason");
    }

    void move(std::size_t index, const StatementNode& node) {
        if (node.arguments.empty())
            return;
        const std::size_t which = m_input.choose(node.arguments.size());
        const Point to{int(m_input.choose(100)), int(m_input.choose(30))};
        const EditOutcome outcome = movePlace(*analysis().level(m_level).tree, analysis().levelText(m_level),
                                              node.arguments[which], to);
        tryApply(outcome);
        if (!outcome)
            return;
        const Argument& moved = analysis().level(m_level).tree->statements[index].arguments[which];
        require(moved.numbers[0] == to.x && moved.numbers[1] == to.y,
                "what is moved stands where it was moved to");
    }

    void setTheChance(std::size_t index, const StatementNode& node) {
        const bool takesIt =
            node.kind != StatementKind::Unknown && analysis().level(m_level).tree->ruleOf(node).takesChance;
        const int percent = int(m_input.choose(102));
        const EditOutcome outcome = setChance(node, percent);
        if (!outcome || !takesIt)
            return;
        apply(*outcome);
        const StatementNode& after = analysis().level(m_level).tree->statements[index];
        require(after.chance && after.chance->number() == percent, "a chance that is set is there");
    }

    void remove(std::size_t index, const StatementNode& node) {
        const std::string_view text = analysis().levelText(m_level);
        const std::size_t count = analysis().level(m_level).tree->statements.size();
        const bool clean = !hasErrors(analysis().diagnostics()) &&
                           analysis().level(m_level).tree->ruleOf(node).section == Section::Body;
        apply(removeStatement(text, node));
        if (clean)
            require(analysis().level(m_level).tree->statements.size() == count - 1, "one statement is gone");
        (void)index;
    }

    void insert() {
        const LevelTreePtr tree = analysis().level(m_level).tree;
        if (tree->sections.empty())
            return;
        const bool clean = !hasErrors(analysis().diagnostics()) && tree->kind == LevelSyntax::Maze;
        const std::size_t section = m_input.choose(tree->sections.size());
        const EditOutcome inserted = insertStatement(classicGameOf(analysis().game())->dialect(), *tree,
                                                     analysis().levelText(m_level), section, "GOLD:1,random");
        require(inserted || !clean, "what may stand there is inserted");
        if (inserted)
            apply(*inserted);
        if (!clean)
            return;
        const LevelTree& after = *analysis().level(m_level).tree;
        require(after.statements.size() == tree->statements.size() + 1, "one statement has come");
        const StatementNode& last = after.statements[after.sections[section].endStatement - 1];
        require(last.kind == StatementKind::Gold && !last.broken, "it is the last of its section");
    }

    Input& m_input;
    Document m_document;
    std::size_t m_level = 0;
};

} // namespace

void checkEditing(std::string_view bytes) {
    Input input(bytes);
    EditSession(input).run();
}

} // namespace levwright::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/LevelsAnalysis.h"

#include "core/base/Phrase.h"
#include "core/edit/ShownField.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace levwright {
namespace {

void addShifted(std::vector<Replacement>& edit, const TextEdit& more, Offset by) {
    for (const Replacement& each : more.replacements())
        edit.push_back({each.range.shifted(by), each.text});
}

std::optional<Point> originIn(const PartView& part, std::size_t statement) {
    const auto found = std::ranges::find(part.placements, statement, &Placement::statement);
    return found == part.placements.end() ? std::nullopt : found->origin;
}

bool hasName(const LevelModel& level) {
    return level.tree->hasHeader && !level.name.empty() && !level.themed;
}

// Levels with the same name are written to the same file, so the later one replaces the earlier.
std::vector<std::size_t> namesakesAmong(const std::vector<LevelModelPtr>& models) {
    std::vector<std::size_t> namesakes;
    std::unordered_set<std::string_view> names;
    for (std::size_t i = 0; i < models.size(); ++i) {
        if (hasName(*models[i]) && !names.insert(models[i]->name).second)
            namesakes.push_back(i);
    }
    return namesakes;
}

Diagnostic sameNameOf(const LevelModel& level) {
    const StatementNode& head = level.tree->statements.front();
    const Argument* name = head.find(Field::LevelName);
    return {DiagnosticCode::SameLevelName,
            name != nullptr ? name->range : head.range,
            std::nullopt,
            {level.name},
            {}};
}

// How many levels at the start and at the end an edit has left unchanged.
struct Kept {
    std::size_t start = 0;
    std::size_t end = 0;
};

Kept keptOf(const std::vector<LevelPlace>& before, const std::vector<LevelPlace>& after) {
    const std::size_t most = std::min(before.size(), after.size());
    Kept kept;
    while (kept.start < most && before[kept.start].tree == after[kept.start].tree)
        ++kept.start;
    while (kept.end < most - kept.start &&
           before[before.size() - 1 - kept.end].tree == after[after.size() - 1 - kept.end].tree)
        ++kept.end;
    return kept;
}

// Whether all levels have the same names as before.
bool hasSameNames(const std::vector<LevelModelPtr>& before, const std::vector<LevelModelPtr>& after,
                  const Kept& kept) {
    if (before.size() != after.size())
        return false;
    for (std::size_t i = kept.start; i < after.size() - kept.end; ++i) {
        if (hasName(*before[i]) != hasName(*after[i]) || before[i]->name != after[i]->name)
            return false;
    }
    return true;
}

} // namespace

LevelsAnalysis::LevelsAnalysis(const GamePtr& game, TextSnapshot text)
    : Analysis(game, text), m_tree(game->language().parse(std::move(text))) {
    lowerLevels(nullptr);
}

LevelsAnalysis::LevelsAnalysis(const LevelsAnalysis& old, FileTree tree)
    : Analysis(old.gamePtr(), tree.text), m_tree(std::move(tree)) {
    lowerLevels(&old);
}

bool LevelsAnalysis::isOfThemedRooms() const {
    const auto first =
        std::ranges::find_if(m_models, [](const LevelModelPtr& model) { return model->hasHeader(); });
    return first != m_models.end() && (*first)->themed.has_value();
}

AnalysisPtr LevelsAnalysis::updated(const TextEdit& edit, TextSnapshot text) const {
    return std::make_shared<LevelsAnalysis>(*this, game().language().reparse(m_tree, edit, std::move(text)));
}

LevelModelPtr LevelsAnalysis::lowered(std::size_t index, const LevelModel* before) const {
    const LevelLanguage& language = game().language();
    const LevelTreePtr& tree = m_tree.levels[index].tree;
    return before != nullptr ? language.lowerChanged(tree, m_tree.textOf(index), LongSize::Bits64, *before)
                             : language.lower(tree, m_tree.textOf(index), LongSize::Bits64);
}

// Levels that are kept are not visited: in a file with very many levels, that alone would be noticeable with
// every key press.
void LevelsAnalysis::lowerLevels(const LevelsAnalysis* old) {
    const Kept kept = old == nullptr ? Kept() : keptOf(old->m_tree.levels, m_tree.levels);
    const std::size_t count = m_tree.levels.size();
    const bool areAsMany = old != nullptr && old->m_models.size() == count;
    m_models.reserve(count);
    if (old != nullptr) {
        m_models.assign(old->m_models.begin(), old->m_models.begin() + std::ptrdiff_t(kept.start));
        m_faulty.assign(old->m_faulty.begin(), std::ranges::lower_bound(old->m_faulty, kept.start));
    }
    for (std::size_t i = kept.start; i < count - kept.end; ++i) {
        m_models.push_back(lowered(i, areAsMany ? old->m_models[i].get() : nullptr));
        if (!m_models.back()->diagnostics.empty())
            m_faulty.push_back(i);
    }
    if (old != nullptr) {
        const std::size_t behind = old->m_models.size() - kept.end;
        m_models.insert(m_models.end(), old->m_models.begin() + std::ptrdiff_t(behind), old->m_models.end());
        for (auto i = std::ranges::lower_bound(old->m_faulty, behind); i != old->m_faulty.end(); ++i)
            m_faulty.push_back(*i - behind + count - kept.end);
    }
    m_namesakes = old != nullptr && hasSameNames(old->m_models, m_models, kept) ? old->m_namesakes
                                                                                : namesakesAmong(m_models);
    const bool areAllOfFile =
        m_faulty.size() == 1 && m_namesakes.empty() && m_tree.levels[m_faulty.front()].start == 0;
    if (areAllOfFile) { // as in a script, which is one level
        const LevelModelPtr& only = m_models[m_faulty.front()];
        return setDiagnostics(std::shared_ptr<const Diagnostics>(only, &only->diagnostics));
    }
    Diagnostics found;
    for (const std::size_t i : m_faulty) {
        for (const Diagnostic& diagnostic : m_models[i]->diagnostics)
            found.push_back(diagnostic.shifted(m_tree.levels[i].start));
    }
    for (const std::size_t i : m_namesakes)
        found.push_back(sameNameOf(*m_models[i]).shifted(m_tree.levels[i].start));
    setDiagnostics(std::move(found));
}

std::optional<StatementRef> LevelsAnalysis::statementAt(std::size_t level, Offset at) const {
    const Offset start = levelStart(level);
    if (at < start)
        return std::nullopt;
    const std::optional<std::size_t> found = this->level(level).tree->statementAt(at - start);
    return found ? std::optional(StatementRef{level, *found}) : std::nullopt;
}

Range LevelsAnalysis::rangeOf(const StatementRef& statement) const {
    return level(statement.level)
        .tree->statements[statement.statement]
        .range.shifted(levelStart(statement.level));
}

StatementView LevelsAnalysis::view(const StatementRef& subject) const {
    const StatementNode& node = level(subject.level).tree->statements[subject.statement];
    const LevelSource from = source(subject.level);
    const Offset start = levelStart(subject.level);
    std::vector<FieldView> fields = game().language().fields(from, subject.statement);
    for (FieldView& field : fields)
        field.range = field.range.shifted(start);
    return {.kind = node.kind,
            .title = game().language().label(from, subject.statement),
            .keyword = node.keyword.shifted(start),
            .range = rangeOf(subject),
            .fields = std::move(fields),
            .isWhole = node.isWhole()};
}

std::vector<FieldChoice> LevelsAnalysis::choices(const StatementRef& subject, const FieldKey& field) const {
    return game().language().choices(source(subject.level), subject.statement, field);
}

EditOutcome LevelsAnalysis::setField(const std::vector<StatementRef>& subjects, const FieldKey& field,
                                     const std::optional<std::string>& source) const {
    std::map<std::size_t, std::vector<Replacement>> edits; // by level
    for (const StatementRef& subject : subjects) {
        const EditOutcome outcome =
            setShownField(game(), this->source(subject.level), subject.statement, field, source);
        if (!outcome)
            return outcome;
        addShifted(edits[subject.level], *outcome, 0);
    }
    std::vector<Replacement> all;
    for (const auto& [at, replacements] : edits) {
        const TextEdit edit(replacements);
        addShifted(all, edit, levelStart(at));
        const EditOutcome doors = field.field == Field::Place ? doorsMovedBy(at, edit, subjects) : TextEdit();
        if (!doors)
            return doors;
        addShifted(all, *doors, levelStart(at));
    }
    return TextEdit(std::move(all));
}

std::string LevelsAnalysis::ownerAt(Offset at) const {
    return level(levelAt(at)).name;
}

Diagnostics LevelsAnalysis::diagnosticsOf(std::size_t level) const {
    const Range own{levelStart(level), levelStart(level) + m_tree.levels[level].tree->size};
    Diagnostics found;
    for (const Diagnostic& diagnostic : diagnostics()) {
        if (diagnostic.range.begin >= own.begin &&
            (diagnostic.range.begin < own.end || level + 1 == levelCount()))
            found.push_back(diagnostic);
    }
    return found;
}

ArrangeOutcome LevelsAnalysis::arrange(const std::vector<StatementRef>& statements, std::size_t level,
                                       const ArrangePlace& to, Arranging how) const {
    std::vector<std::size_t> its;
    for (const StatementRef& ref : statements) {
        if (ref.level != level)
            return refuse(
                say("Statements can only be moved within their level; use cut and paste to move them "
                    "to another one."));
        its.push_back(ref.statement);
    }
    ArrangeOutcome arranged = game().language().arrange(source(level), its, to, how);
    if (!arranged)
        return arranged;
    arranged->edit = arranged->edit.shifted(levelStart(level));
    for (Range& range : arranged->statements)
        range = {range.begin + levelStart(level), range.end + levelStart(level)};
    return arranged;
}

EditOutcome LevelsAnalysis::silence(const Diagnostic& diagnostic) const {
    const std::size_t level = levelAt(diagnostic.range.begin);
    const EditOutcome edit = game().language().silence(source(level), diagnostic.code);
    return edit ? EditOutcome(edit->shifted(levelStart(level))) : edit;
}

std::optional<std::size_t> LevelsAnalysis::partOf(const StatementRef& statement) const {
    const std::vector<PartModel>& parts = level(statement.level).parts;
    const std::optional<std::size_t> section = level(statement.level).tree->sectionOf(statement.statement);
    const auto part = std::ranges::find(parts, section, &PartModel::section);
    return part == parts.end() ? std::nullopt : std::optional(std::size_t(part - parts.begin()));
}

// Collects the edits of each part of the level.
EditOutcome LevelsAnalysis::doorsWith(std::size_t at, const std::vector<PlaceChange>& changes) const {
    std::map<std::size_t, std::vector<PlaceChange>> byPart;
    for (const PlaceChange& change : changes) {
        if (const std::optional<std::size_t> part = partOf({at, change.statement}))
            byPart[*part].push_back(change);
    }
    std::vector<Replacement> all;
    for (const auto& [part, its] : byPart) {
        const EditOutcome doors =
            levwright::doorsWith(game().language(), game().catalog(), source(at), part, its);
        if (!doors)
            return doors;
        addShifted(all, *doors, 0);
    }
    return TextEdit(std::move(all));
}

// The new places of the doors are those of the level after the edit.
EditOutcome LevelsAnalysis::doorsMovedBy(std::size_t at, const TextEdit& edit,
                                         const std::vector<StatementRef>& statements) const {
    std::vector<PlaceChange> changes;
    for (const StatementRef& ref : statements) {
        if (ref.level == at && level(at).tree->statements[ref.statement].kind == StatementKind::Door)
            changes.push_back({ref.statement, std::nullopt});
    }
    if (changes.empty())
        return TextEdit();
    const LevelLanguage& language = game().language();
    const FileTree file = language.parse(TextSnapshot(edit.apply(levelText(at))));
    const LevelModelPtr after = language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64);
    std::erase_if(changes, [&](PlaceChange& change) {
        const std::optional<std::size_t> part = partOf({at, change.statement});
        if (part && *part < after->parts.size())
            change.to = originIn(language.view({*after, file.textOf(0)}, *part), change.statement);
        return !change.to; // its new place is random or not understood
    });
    return doorsWith(at, changes);
}

Extent LevelsAnalysis::extentOf(const StatementRef& statement) const {
    const LevelModel& model = level(statement.level);
    if (statement.statement == 0 && model.hasHeader())
        return Extent::Level;
    if (!model.sectionOpenedBy(statement.statement))
        return Extent::Itself;
    return model.isOfRooms() ? Extent::Room : Extent::Part;
}

Removal LevelsAnalysis::removalOf(const std::vector<StatementRef>& statements) const {
    std::map<std::size_t, std::vector<std::size_t>> byLevel;
    for (const StatementRef& ref : statements)
        byLevel[ref.level].push_back(ref.statement);
    std::vector<Replacement> gone;
    for (const auto& [at, removed] : byLevel) {
        std::vector<PlaceChange> changes;
        for (const std::size_t statement : removed)
            changes.push_back({statement, std::nullopt});
        if (const EditOutcome doors = doorsWith(at, changes))
            addShifted(gone, *doors, levelStart(at));
        addShifted(gone, game().language().remove(source(at), removed), levelStart(at));
    }
    std::ranges::sort(gone, {}, [](const Replacement& each) { return each.range.begin; });
    // Leaves out doors in the map of a part that is removed as a whole.
    std::vector<Replacement> apart;
    for (const Replacement& each : gone) {
        if (apart.empty() || each.range.begin >= apart.back().range.end)
            apart.push_back(each);
    }
    return {TextEdit(std::move(apart)), std::nullopt};
}

} // namespace levwright

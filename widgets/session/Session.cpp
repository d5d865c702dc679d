// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/Session.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/LanguageNames.h"
#include "core/model/Vault.h"
#include "widgets/session/FilePath.h"
#include "widgets/session/TextCodec.h"

#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>
#include <QThreadPool>

#include <algorithm>
#include <format>
#include <ranges>
#include <set>
#include <utility>

namespace levwright {
namespace {

AnalysisPtr analysisOf(const DocumentText& text) {
    return text.analysis ? text.analysis : Analysis::make(text.game, TextSnapshot(text.bytes), text.kind);
}

// Taking the analysis of a large text apart takes as long as some views take to show it. Nobody waits for
// that in another thread.
void takeApart(AnalysisPtr analysis) {
    constexpr Offset large = 100'000; // bytes
    if (analysis && analysis->text().size() > large)
        QThreadPool::globalInstance()->start([last = std::move(analysis)]() mutable { last.reset(); });
}

} // namespace

Session::Session(const DocumentText& text, FileStore& files, QObject* parent)
    : QObject(parent), m_files(files), m_document(analysisOf(text)), m_path(text.path), m_name(text.name),
      m_folder(text.folder), m_notes(text.notes), m_objection(text.objection),
      m_encoding(encodingOf(m_document.text().bytes())) {
    if (m_encoding != TextEncoding::Utf8)
        m_notes << tr("The text is shown as %1 (Level > Text in …).").arg(nameOf(m_encoding));
    if (text.unsaved == Unsaved::Yes)
        m_document.markUnsaved();
    else if (!m_path.isEmpty())
        m_knownFile = this->text();
    m_following = m_document.changed().connect([this](const Change& change) { follow(change); });
    updateCurrent();
}

const LevelsAnalysis& Session::levels() const {
    const LevelsAnalysis* levels = analysis().levels();
    require(levels != nullptr, "a document with levels");
    return *levels;
}

const DungeonLanguage& Session::dungeonLanguage() const {
    const DungeonLanguage* language = analysis().dungeonLanguage();
    require(language != nullptr, "a session of a dungeon file");
    return *language;
}

const DungeonModel& Session::dungeon() const {
    const DungeonModel* dungeon = analysis().dungeon();
    require(dungeon != nullptr, "a document with a dungeon");
    return *dungeon;
}

QString Session::suggestedFileName() const {
    if (!m_name.isEmpty())
        return m_name;
    const bool isScript =
        analysis().levels() != nullptr && game().catalog().levelLanguage() == language::script;
    return isScript ? QStringLiteral("untitled.lua") : QStringLiteral("untitled.des");
}

QString Session::folder() const {
    return m_path.isEmpty() ? m_folder : QFileInfo(m_path).path();
}

QString Session::suggestedPath() const {
    const QString name = suggestedFileName();
    return m_folder.isEmpty() ? name : QDir(m_folder).filePath(name);
}

std::string Session::levelName(std::size_t level) const {
    return levelNameOf(levels().level(level), m_path.toStdString());
}

QString Session::displayName() const {
    if (m_path.isEmpty())
        return m_name.isEmpty() ? tr("Untitled") : m_name;
    return QFileInfo(m_path).fileName();
}

void Session::readAs(const GamePtr& game) {
    m_document.readAs(game);
    updateCurrent();
    Q_EMIT readAnew();
    Q_EMIT selectionChanged();
    Q_EMIT stateChanged();
}

void Session::sayAnew(const QString& objection) {
    if (!m_objection.isEmpty())
        m_objection = objection;
    m_rolledProblems.clear();
    readAs(analysis().gamePtr());
}

void Session::showIn(TextEncoding encoding) {
    m_encoding = encoding;
    Q_EMIT readAnew();
    Q_EMIT selectionChanged();
    Q_EMIT stateChanged();
}

QString Session::shown(std::string_view bytes) const {
    return decodeLine(bytes, m_encoding);
}

Result<void> Session::save() {
    require(!m_path.isEmpty(), "a document without a file is saved under a name first");
    const Result<FileFate> fate = lookAtFile();
    if (!fate)
        return std::unexpected(fate.error());
    if (*fate == FileFate::Changed)
        return failure(
            say("{} has been changed by another program.", inQuotes(toPath(m_path).string(), longestPath)));
    return saveAs(m_path);
}

Result<void> Session::saveAs(const QString& path) {
    const QString absolute = absolutePath(path);
    const Result<void> written = m_files.replace(toPath(absolute), text().bytes());
    if (!written)
        return written;
    const bool isMoved = m_path != absolute;
    if (isMoved)
        m_objection.clear();
    m_path = absolute;
    setKnownFile(text());
    if (isMoved)
        Q_EMIT moved();
    return {};
}

void Session::setKnownFile(const TextSnapshot& content) {
    m_knownFile = content;
    m_foundFile.reset();
    m_document.markSaved(content);
    Q_EMIT stateChanged();
}

Result<FileFate> Session::lookAtFile() {
    m_foundFile.reset();
    if (m_path.isEmpty())
        return FileFate::AsKnown;
    if (!m_files.exists(toPath(m_path))) {
        m_document.markUnsaved();
        Q_EMIT stateChanged();
        return FileFate::Gone;
    }
    Result<std::string> bytes = readText(m_files, toPath(m_path));
    if (!bytes)
        return std::unexpected(bytes.error());
    if (m_knownFile && m_knownFile->bytes() == *bytes) {
        if (isModified() && text().bytes() == *bytes)
            setKnownFile(*m_knownFile); // the file was gone and is back
        return FileFate::AsKnown;
    }
    if (text().bytes() == *bytes) {
        setKnownFile(text());
        return FileFate::AsKnown;
    }
    m_foundFile = TextSnapshot(std::move(*bytes));
    return FileFate::Changed;
}

void Session::takeFoundFile() {
    require(m_foundFile.has_value(), "a file that was found changed");
    takeFile(TextSnapshot(*m_foundFile), stepName("Changed by Another Program"));
}

void Session::revert() {
    require(m_foundFile || m_knownFile, "a document with a file");
    takeFile(TextSnapshot(m_foundFile ? *m_foundFile : *m_knownFile), stepName("Revert to Saved"));
}

void Session::takeFile(const TextSnapshot& content, const StepName& label) {
    m_document.endStep();
    const QString objection = std::exchange(m_objection, {});
    apply(EditOutcome(TextEdit::difference(text().bytes(), content.bytes())), label);
    m_objection = objection;
    setKnownFile(content);
}

void Session::keepTextOverFoundFile() {
    require(m_foundFile.has_value(), "a file that was found changed");
    setKnownFile(TextSnapshot(*m_foundFile));
}

void Session::hear(Diagnostics complaints) {
    if (complaints == m_heard)
        return;
    m_heard = std::move(complaints);
    Q_EMIT heardFromGame();
}

void Session::takeRolledProblems(Diagnostics problems) {
    if (problems == m_rolledProblems)
        return;
    m_rolledProblems = std::move(problems);
    Q_EMIT rolledAnew();
}

void Session::follow(const Change& change) {
    m_selection = change.selection;
    m_heard.clear();
    for (Diagnostic& problem : m_rolledProblems) {
        problem.range = {change.edit.map(problem.range.begin, Bias::After),
                         change.edit.map(problem.range.end, Bias::Before)};
        problem.range.end = std::max(problem.range.begin, problem.range.end);
        problem.anchor.reset();
    }
    updateCurrent();
    if (m_held)
        m_held->push_back(change);
    else
        tell({change});
}

void Session::tell(const std::vector<Change>& changes) {
    if (changes.empty())
        return;
    std::vector<TextEdit> edits;
    edits.reserve(changes.size());
    for (const Change& change : changes)
        edits.push_back(change.edit);
    const Change all{changes.front().from, changes.back().to, TextEdit::composed(edits),
                     changes.back().selection};
    if (!all.edit.empty())
        Q_EMIT changed(all);
    Q_EMIT selectionChanged();
    Q_EMIT stateChanged();
    takeApart(std::exchange(m_told, m_document.analysis()));
}

void Session::asOneChange(const std::function<void()>& work) {
    if (m_held)
        return work();
    m_held.emplace();
    const auto letGo = qScopeGuard([this] { m_held.reset(); });
    work();
    tell(*std::exchange(m_held, std::nullopt));
}

bool Session::apply(const EditOutcome& outcome, const StepName& label, MergeKey mergeKey, Offset fileStart) {
    if (!outcome) {
        refuse(QString::fromStdString(outcome.error().reason));
        return false;
    }
    const TextEdit edit = outcome->shifted(fileStart);
    // The same statements stay selected.
    return apply(edit, label, mergeKey, selectionAfter(edit));
}

// The end of a part or level is also the start of the next one, which would become current.
Selection Session::inPart(const TextEdit& edit, Selection after) const {
    const Offset at = std::min(m_selection.anchor, m_selection.caret);
    const bool isInPart = m_currentPart && analysis().levels() != nullptr && at >= startOf(*m_currentPart);
    if (const Offset start = isInPart ? edit.map(startOf(*m_currentPart), Bias::After) : 0;
        std::min(after.anchor, after.caret) < start)
        after.anchor = after.caret = start;
    const std::optional<Offset> next = startOfNext();
    if (!next)
        return after;
    const Offset end = edit.map(*next, Bias::After);
    if (std::min(after.anchor, after.caret) < end)
        return after;
    const std::string text = edit.apply(this->text().bytes());
    const std::string_view before = std::string_view(text).substr(0, end);
    after.anchor = after.caret = before.ends_with("\r\n") ? end - 2 : before.ends_with('\n') ? end - 1 : end;
    return after;
}

// The start of the next part of the current level, or else of the next level. Empty in the last one.
std::optional<Offset> Session::startOfNext() const {
    const LevelsAnalysis* levels = analysis().levels();
    if (levels == nullptr)
        return std::nullopt;
    if (m_currentPart && m_currentPart->part + 1 < levels->level(m_currentLevel).sectionCount())
        return startOf({m_currentLevel, m_currentPart->part + 1});
    return m_currentLevel + 1 < levels->levelCount() ? std::optional(levels->levelStart(m_currentLevel + 1))
                                                     : std::nullopt;
}

bool Session::applyInView(const EditOutcome& outcome, const StepName& label, MergeKey mergeKey,
                          Offset fileStart) {
    if (!outcome) {
        refuse(QString::fromStdString(outcome.error().reason));
        return false;
    }
    if (outcome->empty())
        return false;
    const TextEdit edit = outcome->shifted(fileStart);
    const Offset end = edit.touchedAfter().end;
    const Selection inView{end, end, {}, m_selection.after(edit).cells};
    return apply(edit, label, mergeKey, inPart(edit, inView));
}

bool Session::applyAnew(const std::function<EditOutcome(const Analysis&)>& change, const StepName& label,
                        MergeKey mergeKey) {
    const TextEdit back = m_document.backOf(mergeKey);
    if (back.empty())
        return apply(change(analysis()), label, mergeKey);
    const AnalysisPtr before = analysis().updated(back, TextSnapshot(back.apply(text().bytes())));
    const EditOutcome again = change(*before);
    return apply(again ? EditOutcome(back.then(*again)) : again, label, mergeKey);
}

bool Session::hasRoomFor(const TextEdit& edit) {
    const auto lineFeeds = [](std::string_view bytes) { return std::ranges::count(bytes, '\n'); };
    std::ptrdiff_t bytes = 0;
    std::ptrdiff_t lines = 0;
    for (const Replacement& each : edit.replacements()) {
        bytes += std::ptrdiff_t(each.text.size()) - std::ptrdiff_t(each.range.size());
        lines += lineFeeds(each.text) - lineFeeds(text().slice(each.range));
    }
    return hasRoomToGrow(bytes, lines);
}

bool Session::hasRoomToGrow(std::ptrdiff_t bytes, std::ptrdiff_t lines) {
    constexpr std::size_t mebibyte = std::size_t(1) << 20U;
    if (bytes > 0 && text().size() + std::size_t(bytes) > maximumDocumentSize)
        refuse(tr("Nothing was changed: the text would exceed %1 MiB, the largest size that can be opened.")
                   .arg(maximumDocumentSize / mebibyte));
    else if (lines > 0 && text().lineCount() + std::size_t(lines) > maximumDocumentLines)
        refuse(tr("Nothing was changed: the text would exceed %1 lines, the most that can be opened.")
                   .arg(maximumDocumentLines));
    else
        return true;
    return false;
}

bool Session::apply(const TextEdit& edit, const StepName& label, MergeKey mergeKey, const Selection& after) {
    if (!m_objection.isEmpty()) {
        refuse(m_objection);
        return false;
    }
    if (!hasRoomFor(edit))
        return false;
    const StepLabel said([label] { return label.said().toStdString(); });
    return m_document.apply(m_document.revision(), edit, said, mergeKey, m_selection, after);
}

void Session::select(const Selection& selection) {
    require(selection.fits(text().size()), "a selection lies within the text");
    if (selection == m_selection)
        return;
    m_selection = selection;
    updateCurrent();
    Q_EMIT selectionChanged();
}

void Session::select(const StatementRef& statement) {
    select(rangeOf(statement));
}

void Session::select(const std::vector<StatementRef>& statements) {
    if (statements.empty())
        return;
    const Range first = rangeOf(statements.front());
    Selection all{first.begin, first.end};
    for (const StatementRef& other : statements | std::views::drop(1))
        all.others.push_back(rangeOf(other));
    select(all);
}

void Session::toggle(const StatementRef& statement) {
    std::vector<StatementRef> statements = m_selected;
    if (std::erase(statements, statement) == 0)
        statements.insert(statements.begin(), statement);
    if (!statements.empty())
        return select(statements);
    const Offset end = rangeOf(statement).end;
    select(Range{end, end});
}

void Session::selectCells(const CellMask& cells) {
    Selection selection = m_selection;
    selection.cells.reset();
    if (!cells.empty() && m_currentPart)
        selection.cells = CellSelection{startOf(*m_currentPart), cells};
    select(selection);
}

const CellMask* Session::selectedCells() const {
    const bool areHere =
        m_selection.cells && m_currentPart && m_selection.cells->part == startOf(*m_currentPart);
    return areHere ? &m_selection.cells->cells : nullptr;
}

roll::RollContext Session::contextFor(std::size_t level, roll::RollContext context) const {
    const LevelSource source = levels().source(level);
    if (const std::optional<ThemedEntry>& themed = source.level.themed) {
        context.alone = m_themedRolls.alone;
        context.fill = themed->list == ThemedList::Rooms ? fillKey(m_themedRolls.fill) : std::string();
    } else if (canBeInSampleLevel(level)) {
        context.sampleLevel = !m_themedRolls.alone;
    }
    return fileContext(context);
}

bool Session::canBeInSampleLevel(std::size_t level) const {
    return game().language().makesSampleLevels() && vaultOf(levels().source(level));
}

roll::RollContext Session::fileContext(const roll::RollContext& context) const {
    return roll::contextOfFile(m_path.toStdString(), context);
}

void Session::setThemedRolls(const ThemedRolls& rolls) {
    if (rolls == m_themedRolls)
        return;
    m_themedRolls = rolls;
    Q_EMIT themedRollsChanged();
}

Offset Session::startOf(const PartRef& part) const {
    return levels().levelStart(part.level) + levels().level(part.level).sectionStart(part.part);
}

void Session::updateCurrent() {
    // The start of a selected statement is more reliable than its end, which may touch the next level.
    const Offset at = std::min(m_selection.anchor, m_selection.caret);
    m_currentLevel = analysis().levelAt(at);
    m_currentPart.reset();
    if (const LevelsAnalysis* levels = analysis().levels())
        findPart(*levels, at);
    updateSelected();
}

void Session::findPart(const LevelsAnalysis& levels, Offset at) {
    if (!levels.level(m_currentLevel).hasHeader() && m_currentLevel + 1 < levels.levelCount())
        ++m_currentLevel;
    const Offset start = levels.levelStart(m_currentLevel);
    const Offset inLevel = at < start ? 0 : at - start;
    if (const auto section = levels.level(m_currentLevel).sectionAt(inLevel))
        m_currentPart = PartRef{m_currentLevel, *section};
}

void Session::updateSelected() {
    const Analysis& now = analysis();
    const Offset at = std::min(m_selection.anchor, m_selection.caret);
    m_selected.clear();
    std::set<StatementRef> known;
    const auto add = [&](const std::optional<StatementRef>& statement) {
        if (statement && known.insert(*statement).second)
            m_selected.push_back(*statement);
    };
    add(now.statementAt(m_currentLevel, at));
    for (const Range& other : m_selection.others)
        add(now.statementAt(other.begin));
}

} // namespace levwright

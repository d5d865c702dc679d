// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/FolderSearch.h"

#include "core/languages/games/FolderFiles.h"
#include "core/languages/games/KindOfText.h"
#include "core/search/ShownChange.h"
#include "widgets/session/FilePath.h"
#include "widgets/session/TextCodec.h"

#include <QFileInfo>

#include <algorithm>

namespace levwright {
namespace {

// The place itself, for a list of places that nothing is done to.
Replacement asItIs(const TextSnapshot& text, Range range) {
    return {range, std::string(text.slice(range))};
}

} // namespace

FolderSearch::FolderSearch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &FolderSearch::lookIntoNext);
}

std::optional<Refusal> FolderSearch::prepare(const Wanted& wanted) {
    m_left.clear();
    m_placeCount = 0;
    m_isAll = true;
    m_wanted = wanted;
    m_pattern.reset();
    m_substitute.reset();
    if (wanted.thing)
        return std::nullopt;
    std::expected<search::Pattern, Refusal> pattern = search::Pattern::of(wanted.query);
    if (!pattern)
        return pattern.error();
    m_pattern = *std::move(pattern);
    if (!wanted.by)
        return std::nullopt;
    auto substitute = search::Substitute::of(wanted.by->toStdString(), wanted.query, *m_pattern);
    if (!substitute)
        return substitute.error();
    m_substitute = *std::move(substitute);
    return std::nullopt;
}

std::optional<Refusal> FolderSearch::startInOpen(const Wanted& wanted) {
    if (std::optional<Refusal> refusal = prepare(wanted))
        return refusal;
    for (std::size_t i = 0; i < m_workspace.count(); ++i)
        m_left.push_back({&m_workspace.session(i), m_workspace.session(i).path()});
    m_next.start();
    return std::nullopt;
}

std::optional<Refusal> FolderSearch::startInFolder(const Wanted& wanted, const QString& folder) {
    if (std::optional<Refusal> refusal = prepare(wanted))
        return refusal;
    for (const FolderFile& file : descriptionsIn(toPath(folder), &m_isAll)) {
        const QString path = fromPath(file.path);
        m_left.push_back({m_workspace.sessionOf(path), path});
    }
    m_next.start();
    return std::nullopt;
}

void FolderSearch::stop() {
    if (!m_next.isActive())
        return;
    m_next.stop();
    Q_EMIT finished(false);
}

void FolderSearch::lookIntoNext() {
    if (m_left.empty())
        return Q_EMIT finished(m_isAll);
    const Source source = m_left.front();
    m_left.pop_front();
    if (std::optional<FileFinding> finding = findingIn(source)) {
        const std::size_t room = mostPlaces - m_placeCount;
        const bool isFull = finding->places.size() + finding->possible.size() > room;
        finding->places.resize(std::min(finding->places.size(), room));
        finding->possible.resize(std::min(finding->possible.size(), room - finding->places.size()));
        m_placeCount += finding->places.size() + finding->possible.size();
        Q_EMIT found(*finding);
        if (isFull)
            return Q_EMIT finished(false);
    }
    m_next.start();
}

// Empty if there is nothing to tell.
std::optional<FileFinding> FolderSearch::findingIn(const Source& source) {
    FileFinding finding{.path = source.path, .session = source.session};
    finding.name = source.session ? source.session->displayName() : QFileInfo(source.path).fileName();
    if (source.session) {
        finding.text = source.session->text();
        finding.encoding = source.session->encoding();
    } else {
        Result<std::string> bytes = readText(m_workspace.files(), toPath(source.path));
        if (!bytes) {
            finding.trouble = QString::fromStdString(bytes.error().message);
            return finding;
        }
        finding.text = TextSnapshot(*std::move(bytes));
        finding.encoding = encodingOf(finding.text.bytes());
    }
    if (m_pattern)
        findText(finding);
    else if (mayContainThing(finding.text.bytes()) || mayCompute(source.path, finding.text.bytes()))
        findThing(finding, source.session);
    const bool isEmpty = finding.places.empty() && finding.possible.empty() && finding.trouble.isEmpty();
    return isEmpty ? std::nullopt : std::optional(std::move(finding));
}

void FolderSearch::findText(FileFinding& finding) const {
    const search::Coding coding = codingOf(finding.encoding);
    const std::string_view bytes = finding.text.bytes();
    const search::Matches matches = m_pattern->findIn(search::ReadableText(bytes, coding));
    if (matches.trouble)
        finding.trouble = QString::fromStdString(matches.trouble->reason);
    if (m_substitute) {
        finding.places = m_substitute->replacementsFor(matches.all, bytes, coding);
        return;
    }
    for (const search::Match& match : matches.all)
        finding.places.push_back(asItIs(finding.text, match.range));
}

// A script joins texts with two dots.
bool FolderSearch::mayCompute(const QString& path, std::string_view bytes) {
    return path.endsWith(QStringLiteral(".lua")) && bytes.contains("..");
}

// To look at the words of a text takes longer than to look for one.
bool FolderSearch::mayContainThing(std::string_view bytes) const {
    if (m_wanted.thing->kind == services::ThingKind::Terrain)
        return true;
    std::string name = m_wanted.thing->name;
    if (name.size() > 2 && name[1] == ':')
        name.erase(0, 2); // the class
    if (name.size() == 1)
        return true;
    const std::expected<search::Pattern, Refusal> pattern = search::Pattern::of({.text = name});
    return !pattern || !pattern->findIn(search::ReadableText(bytes)).all.empty(); // refused: too long
}

void FolderSearch::findThing(FileFinding& finding, const Session* session) {
    AnalysisPtr analysis;
    if (session != nullptr) {
        analysis = session->document().analysis();
    } else {
        const DocumentKind kind = documentKindOf(toPath(finding.path).string(), finding.text.bytes());
        const GamePtr game = m_workspace.gameOfFile(
            {.bytes = std::string(finding.text.bytes()), .kind = kind, .path = finding.path});
        analysis = Analysis::make(game, finding.text, kind);
    }
    finding.possible = services::possibleUsesOf(*analysis, *m_wanted.thing);
    if (!m_wanted.by) {
        for (const Range use : services::usesOf(*analysis, *m_wanted.thing))
            finding.places.push_back(asItIs(finding.text, use));
        return;
    }
    const auto changes = services::replacementsFor(*analysis, *m_wanted.thing, m_wanted.by->toStdString());
    if (changes)
        finding.places = search::joinedByLine(finding.text, *changes);
    else
        finding.trouble = QString::fromStdString(changes.error().reason);
}

} // namespace levwright

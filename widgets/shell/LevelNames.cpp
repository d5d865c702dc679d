// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/LevelNames.h"

#include "core/languages/games/FolderFiles.h"
#include "core/languages/games/KindOfText.h"
#include "core/search/ShownChange.h"
#include "widgets/search/RenameDialog.h"
#include "widgets/session/FilePath.h"
#include "widgets/session/TextCodec.h"
#include "widgets/textpane/CodeEditor.h"
#include "widgets/textpane/TextPane.h"

#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

FileFinding findingOf(Session& session) {
    return {.name = session.displayName(),
            .path = session.path(),
            .session = &session,
            .text = session.text(),
            .encoding = session.encoding()};
}

QString fileNameOf(const Session& session) {
    return session.path().isEmpty() ? session.displayName() : QFileInfo(session.path()).fileName();
}

} // namespace

LevelNames::LevelNames(Window window, QWidget& parent)
    : QObject(&parent), m_window(std::move(window)), m_parent(parent) {
    connect(&m_window.tabs, &PageTabs::pageOpened, this, [this](EditorPage& page) {
        connect(&page.session(), &Session::levelWanted, this, [this, &page](Offset at) { goTo(page, at); });
        connect(&page.session(), &Session::levelRenameWanted, this,
                [this, &page](Offset at, const std::string& name) { rename(page, at, name); });
    });
}

// That of the window if the file lies in it, else that of the file.
QString LevelNames::folderOf(const Session& asker) const {
    if (asker.path().isEmpty())
        return {};
    const QString shown = m_window.folder();
    const bool isIn = !shown.isEmpty() && asker.path().startsWith(shown + u'/');
    return isIn ? shown : QFileInfo(asker.path()).absolutePath();
}

LevelNames::Files LevelNames::filesAbout(std::string_view level, Session& asker) {
    Files files{{{fileNameOf(asker).toStdString(), asker.document().analysis()}}, {findingOf(asker)}};
    const QString folder = folderOf(asker);
    if (folder.isEmpty())
        return files;
    Workspace& workspace = m_window.workspace;
    for (const FolderFile& each : descriptionsIn(toPath(folder))) {
        const QString path = fromPath(each.path);
        Session* session = workspace.sessionOf(path);
        if (session == &asker)
            continue;
        const QString name = QFileInfo(path).fileName();
        if (session != nullptr) {
            files.named.push_back({name.toStdString(), session->document().analysis()});
            files.found.push_back(findingOf(*session));
            continue;
        }
        Result<std::string> bytes = readText(workspace.files(), each.path);
        if (!bytes || !services::mayName(level, name.toStdString(), *bytes))
            continue;
        const DocumentKind kind = documentKindOf(each.path.string(), *bytes);
        const GamePtr game = workspace.gameOfFile({.bytes = *bytes, .kind = kind, .path = path});
        const TextSnapshot text(*std::move(bytes));
        files.named.push_back({name.toStdString(), Analysis::make(game, text, kind)});
        files.found.push_back(
            {.name = name, .path = path, .text = text, .encoding = encodingOf(text.bytes())});
    }
    return files;
}

void LevelNames::open(const QPointer<Session>& session, const QString& path, Range shown) {
    if (session)
        m_window.workspace.activate(*session);
    else if (!m_window.files.open(path))
        return;
    Session& active = m_window.workspace.active();
    const Offset at = std::min(shown.begin, active.text().size());
    active.select(Range{at, at});
    m_window.tabs.active().focusText();
}

void LevelNames::goTo(EditorPage& page, Offset at) {
    Session& session = page.session();
    const auto name = services::nameAt(session.analysis(), at);
    if (!name)
        return;
    const Files files = filesAbout(name->thing.name, session);
    const std::vector<services::FoundLevel> levels =
        services::levelsNamed(name->thing.name, session.game().catalog(), files.named);
    const std::optional<Range> here = services::definitionOf(*name);
    if (levels.empty() && here)
        session.select(Range{here->begin, here->begin});
    if (levels.empty())
        return session.refuse(
            tr("No file of this folder holds the level “%1”.").arg(session.shown(name->thing.name)));
    const auto go = [this](const FileFinding& file, Range shown) { open(file.session, file.path, shown); };
    if (levels.size() == 1)
        return go(files.found[levels[0].file], levels[0].shown);
    const CodeEditor& editor = page.textInSight().focusedEditor();
    auto* menu = new QMenu(&m_parent);
    menu->setObjectName(QStringLiteral("levelChoice"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const services::FoundLevel& level : levels) {
        const FileFinding& file = files.found[level.file];
        menu->addAction(tr("%1 in %2").arg(session.shown(level.name), file.name).replace(u'&', "&&"), this,
                        [go, file, shown = level.shown] { go(file, shown); });
    }
    menu->setActiveAction(menu->actions().front());
    menu->popup(editor.viewport()->mapToGlobal(editor.cursorRect().bottomLeft()));
}

void LevelNames::rename(EditorPage& page, Offset at, const std::string& name) {
    Session& session = page.session();
    const auto old = services::nameAt(session.analysis(), at);
    if (!old)
        return;
    const Files files = filesAbout(old->thing.name, session);
    const auto renamed = services::levelRenamed(files.named, 0, at, name);
    if (!renamed)
        return session.refuse(QString::fromStdString(renamed.error().reason));
    const bool isHereOnly =
        renamed->notes.empty() && renamed->changes.size() == 1 && renamed->changes[0].file == 0;
    if (isHereOnly)
        session.apply(EditOutcome(renamed->changes[0].edit), stepName("Rename"));
    if (isHereOnly || renamed->changes.empty())
        return;
    std::vector<FileFinding> findings;
    for (const services::FileChange& change : renamed->changes) {
        FileFinding finding = files.found[change.file];
        finding.places = search::joinedByLine(finding.text, change.edit.replacements());
        findings.push_back(std::move(finding));
    }
    QStringList notes;
    for (const std::string& note : renamed->notes)
        notes << QString::fromStdString(note);
    auto* dialog = new RenameDialog(m_window.workspace, {session.shown(old->thing.name), session.shown(name)},
                                    findings, notes, &m_parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/GameTeacher.h"

#include "widgets/pages/MessageBar.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/TeachDialog.h"

#include <QPointer>

namespace levwright {
namespace {

Result<void> checkTables(const GameTablesPtr& tables) {
    return gameOf(tables).transform([](const GamePtr&) {});
}

QString settingsOf(const Session& session) {
    const auto settings = session.path().isEmpty() ? std::nullopt : settingsFolderOf(toPath(session.path()));
    return settings ? fromPath(settings->string()) : QString();
}

} // namespace

GameTeacher::GameTeacher(Workspace& workspace, PageTabs& tabs, QWidget* window)
    : QObject(window), m_workspace(workspace), m_tabs(tabs), m_window(window) {
    connect(&tabs, &PageTabs::pageOpened, this, [this](EditorPage& page) {
        connect(&page.session(), &Session::teachingWanted, this,
                [this, &page](const Diagnostic& found) { ask(page, found); });
    });
}

void GameTeacher::ask(EditorPage& page, const Diagnostic& found) {
    const Session& session = page.session();
    const std::optional<TaughtThing> thing = taughtThing(session.analysis(), found);
    if (!thing)
        return;
    if (!TeachDialog::isNeeded(*thing))
        return add(page, *thing, {});
    auto* dialog = new TeachDialog(*thing, session.game().catalog(), page.themes().theme(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, thing = *thing, page = QPointer(&page)] {
        if (page)
            add(*page, thing, dialog->look());
    });
    dialog->open();
}

void GameTeacher::add(EditorPage& page, const TaughtThing& thing, const TaughtLook& look) {
    Session& session = page.session();
    const Catalog& catalog = session.game().catalog();
    const std::filesystem::path file = toPath(session.path());
    if (file.empty() && m_workspace.gamesFolder().empty())
        return page.messages().showError(tr("Save the document first. Your game belongs to its folder."));
    const GameShelf& shelf = m_workspace.games().shelf();
    const OwnGame game = ownGame(shelf, catalog.gameId(), file, m_workspace.gamesFolder());
    const Lesson lesson = lessonAbout(thing, look, catalog);
    const Result<void> taught = levwright::teach(shelf, game, lesson, checkTables, m_workspace.files());
    if (!taught)
        return page.messages().showError(
            tr("Nothing was added: %1").arg(QString::fromStdString(taught.error().message)));
    m_workspace.addGames(game.folder.parent_path());
    readAgain(game);
    if (const Result<GamePtr> known = m_workspace.games().get(game.id); known && catalog.gameId() != game.id)
        change(session, *known);
    m_added.push_back({game, lesson, QString::fromStdString(inWords(thing))});
    offerTakingBack(page);
}

void GameTeacher::readAgain(const OwnGame& game) {
    const Result<void> read = m_workspace.readGameAgain(game.id);
    if (!read)
        m_tabs.active().messages().showError(QString::fromStdString(read.error().message));
}

void GameTeacher::change(const Session& document, const GamePtr& to) {
    const std::string before(document.game().catalog().gameId());
    const QString folder = settingsOf(document);
    for (std::size_t i = 0; i < m_workspace.count(); ++i) {
        Session& session = m_workspace.session(i);
        const bool isNeighbour = !folder.isEmpty() && settingsOf(session) == folder;
        const bool isOfGame = !m_workspace.isUnread(session) && session.game().catalog().gameId() == before;
        if ((&session == &document || isNeighbour) && isOfGame)
            m_workspace.readAs(session, to);
    }
}

void GameTeacher::offerTakingBack(EditorPage& page) {
    if (m_added.empty())
        return;
    const Added& last = m_added.back();
    const auto take = [this, page = QPointer(&page)] {
        if (page)
            takeBackLast(*page);
    };
    // Not at once: the bar, which is about to close, may show the next offer.
    page.messages().showError(
        tr("%1 knows %2 now.").arg(QString::fromStdString(last.game.menu), last.words),
        {{tr("Take Back"), [this, take] { QMetaObject::invokeMethod(this, take, Qt::QueuedConnection); }}});
}

void GameTeacher::takeBackLast(EditorPage& page) {
    if (m_added.empty())
        return;
    const Added last = std::move(m_added.back());
    m_added.pop_back();
    const Result<void> taken = levwright::takeBack(last.game, last.lesson, m_workspace.files());
    if (!taken)
        return page.messages().showError(QString::fromStdString(taken.error().message));
    readAgain(last.game);
    offerTakingBack(page);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/UnknownWords.h"

#include "widgets/pages/UnknownBar.h"

#include <QCursor>
#include <QFileInfo>
#include <QMenu>

namespace levwright {
namespace {

const QString foldersKey = QStringLiteral("foldersInPeace");

QString folderOf(const Session& session) {
    return session.path().isEmpty() ? QString() : QFileInfo(session.path()).absolutePath();
}

} // namespace

UnknownWords::UnknownWords(PageTabs& tabs, QSettings& settings, GameMenu& games, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_settings(settings), m_games(games) {
    connect(&tabs, &PageTabs::pageOpened, this, &UnknownWords::addPage);
}

bool UnknownWords::isInPeace(const Session& session) const {
    const QString folder = folderOf(session);
    return !folder.isEmpty() && m_settings.value(foldersKey).toStringList().contains(folder);
}

void UnknownWords::leaveInPeace(const Session& session, bool inPeace) {
    const QString folder = folderOf(session);
    if (folder.isEmpty())
        return;
    QStringList folders = m_settings.value(foldersKey).toStringList();
    folders.removeAll(folder);
    if (inPeace)
        folders << folder;
    m_settings.setValue(foldersKey, folders);
    for (EditorPage* page : m_tabs.pages())
        page->unknown().leaveInPeace(isInPeace(page->session()));
}

void UnknownWords::addPage(EditorPage& page) {
    page.unknown().leaveInPeace(isInPeace(page.session()));
    connect(&page.unknown(), &UnknownBar::sourcesWanted, &m_games, &GameMenu::addGameWithDialog);
    connect(&page.unknown(), &UnknownBar::chooseGameWanted, this, [this, &page] { chooseGame(page); });
    connect(&page.unknown(), &UnknownBar::peaceWanted, this,
            [this, &page] { leaveInPeace(page.session(), true); });
    connect(&page.unknown(), &UnknownBar::peaceEnded, this,
            [this, &page] { leaveInPeace(page.session(), false); });
}

void UnknownWords::chooseGame(EditorPage& page) {
    auto* menu = new QMenu(&page);
    menu->setObjectName(QStringLiteral("gamesOfUnknown"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_games.choices());
    // The bar returns if the user chooses nothing.
    connect(menu, &QMenu::aboutToHide, &page.unknown(), &UnknownBar::consider);
    menu->popup(QCursor::pos());
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ConvertMenu.h"

#include "core/catalog/GameList.h"
#include "core/languages/convert/Conversion.h"

namespace levwright {
namespace {

QString asText(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// What is known of a game without reading its tables. Empty if it stands on no built-in game.
std::optional<GameEntry> entryOf(const UserGame& game, const GameShelf& shelf) {
    std::string base = game.base;
    constexpr int deepest = 8; // games that stand on each other
    for (int depth = 0; depth < deepest && !builtInTables(base); ++depth)
        base = shelf.userGame(base).value_or(UserGame()).base;
    if (!builtInTables(base))
        return std::nullopt;
    GameEntry entry = gameEntry(base);
    entry.id = game.id;
    entry.isBuiltIn = false;
    return entry;
}

} // namespace

ConvertMenu::ConvertMenu(Workspace& workspace, QWidget* parent)
    : QMenu(tr("Convert to Another &Game"), parent), m_workspace(workspace) {
    setObjectName(QStringLiteral("menu.Convert"));
    connect(this, &QMenu::aboutToShow, this, &ConvertMenu::fill);
}

void ConvertMenu::fill() {
    clear();
    const Session& session = m_workspace.active();
    const bool hasLevels = session.analysis().kind() == DocumentKind::Levels;
    for (const GameEntry& game : knownGames()) {
        if (hasLevels && game.convertMenu.empty() && canConvert(session.game(), game))
            add(asText(game.id), asText(game.menu));
    }
    const GameShelf& shelf = m_workspace.games().shelf();
    for (const UserGame& game : shelf.userGames()) {
        const std::optional<GameEntry> entry = hasLevels ? entryOf(game, shelf) : std::nullopt;
        if (entry && canConvert(session.game(), *entry))
            add(asText(game.id), asText(game.menu));
    }
    if (isEmpty())
        addAction(tr("There is no other game for it"))->setEnabled(false);
}

void ConvertMenu::add(const QString& id, const QString& name) {
    QAction* action = addAction(name, this, [this, id] { Q_EMIT chosen(id); });
    action->setObjectName(QStringLiteral("convertTo.") + id);
}

} // namespace levwright

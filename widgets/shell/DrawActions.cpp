// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/DrawActions.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/picker/ReplaceTerrainDialog.h"

namespace levwright {

DrawActions::DrawActions(PageTabs& tabs, const Themes& themes, ActionTable& actions, QWidget* window)
    : QObject(window), m_tabs(tabs), m_themes(themes), m_window(window) {
    actions.onTrigger(QStringLiteral("draw.straighten"),
                      [this] { m_tabs.active().canvas()->commands().straightenWalls(); });
    actions.onTrigger(QStringLiteral("draw.replace"), [this] { askForReplacement(); });
    for (const char* action : {"draw.straighten", "draw.replace"})
        actions.enableWhen(QString::fromLatin1(action),
                           [this] { return m_tabs.active().canvas() != nullptr; });
}

// At first of what is pointed at by what is in the hand.
void DrawActions::askForReplacement() {
    MapCanvas& canvas = *m_tabs.active().canvas();
    const Session& session = m_tabs.active().session();
    const Catalog& catalog = session.game().catalog();
    auto* dialog = new ReplaceTerrainDialog(catalog, m_themes.theme(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->offer(canvas.terrainAt(canvas.placeForNew()), canvas.terrain(),
                  session.selectedCells() != nullptr);
    // The tab may be closed, or another document read, by what else happens meanwhile: it belongs to the map.
    connect(dialog, &QDialog::accepted, &canvas, [&canvas, &session, dialog] {
        const WallTerrain walls(session.game().catalog());
        canvas.commands().replaceTerrain(
            {dialog->from(), dialog->to(), canvas.toolOptions().smartWalls ? &walls : nullptr},
            dialog->reach());
    });
    dialog->open();
}

} // namespace levwright

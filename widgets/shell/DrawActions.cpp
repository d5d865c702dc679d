// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/DrawActions.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/dialogs/MapSizeDialog.h"
#include "widgets/picker/ReplaceTerrainDialog.h"

namespace levwright {

DrawActions::DrawActions(PageTabs& tabs, const Themes& themes, const MapLooks& looks, ActionTable& actions,
                         QWidget* window)
    : QObject(window), m_tabs(tabs), m_themes(themes), m_looks(looks), m_window(window) {
    actions.onTrigger(QStringLiteral("draw.straighten"),
                      [this] { m_tabs.active().canvas()->controls().commands.straightenWalls(); });
    actions.onTrigger(QStringLiteral("draw.replace"), [this] { askForReplacement(); });
    actions.onTrigger(QStringLiteral("map.size"), [this] { askForSize(); });
    for (const char* action : {"draw.straighten", "draw.replace", "map.size"})
        actions.enableWhen(QString::fromLatin1(action),
                           [this] { return m_tabs.active().canvas() != nullptr; });
}

// Suggests to replace the terrain at the pointer by the one in the hand.
void DrawActions::askForReplacement() {
    MapCanvas& canvas = *m_tabs.active().canvas();
    const Session& session = m_tabs.active().session();
    const Catalog& catalog = session.game().catalog();
    auto* dialog = new ReplaceTerrainDialog(catalog, m_themes.theme(), m_looks.look(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->offer(canvas.model().cells().atOr(canvas.placeForNew(), stone), canvas.controls().terrain,
                  session.selectedCells() != nullptr);
    // The connection ends with the map, because the tab may be closed or another document read before the
    // dialog is accepted.
    connect(dialog, &QDialog::accepted, &canvas, [&canvas, &session, dialog] {
        const WallTerrain walls(session.game().catalog());
        canvas.controls().commands.replaceTerrain(
            {dialog->from(), dialog->to(), canvas.controls().strokes.options().smartWalls ? &walls : nullptr},
            dialog->reach());
    });
    dialog->open();
}

// Meanwhile the map shows what would become of it.
void DrawActions::askForSize() {
    MapCanvas& canvas = *m_tabs.active().canvas();
    const std::optional<Area> map = canvas.model().mapArea();
    if (!map)
        return m_tabs.active().session().refuse(tr("There is no map here."));
    auto* dialog = new MapSizeDialog({map->width(), map->height()},
                                     {canvas.model().limit().x, canvas.model().limit().y}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MapSizeDialog::changed, &canvas, [&canvas, dialog](const Area& wanted) {
        canvas.showFrame(wanted);
        const auto lost = canvas.controls().fragments.lostBy(wanted);
        if (!lost)
            dialog->say(QString::fromStdString(lost.error().reason), false);
        else
            dialog->say(lost->isEmpty()
                            ? QString()
                            : tr("These would be outside the map and are removed: %1.").arg(lost->join(", ")),
                        true);
    });
    connect(dialog, &QDialog::finished, &canvas, [&canvas, dialog](int result) {
        canvas.showFrame(std::nullopt);
        if (result == QDialog::Accepted)
            canvas.controls().fragments.reframe(dialog->wanted());
    });
    dialog->open();
}

} // namespace levwright

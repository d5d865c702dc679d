// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/ReplaceTerrain.h"
#include "widgets/mapdrawing/MapLooks.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>

namespace levwright {

// Asks which terrain to replace by which, and where.
class ReplaceTerrainDialog : public QDialog {
    Q_OBJECT

public:
    ReplaceTerrainDialog(const Catalog& catalog, const Theme& theme, const MapLook& look,
                         QWidget* parent = nullptr);

    // Sets the initial values. Selected cells can be chosen only if there are any.
    void offer(char from, char to, bool hasSelectedCells);
    char from() const { return chosen(*m_from); }
    char to() const { return chosen(*m_to); }
    TerrainReach reach() const { return TerrainReach(m_reach->checkedId()); }

private:
    QComboBox* makeBox(const Catalog& catalog, const Theme& theme, const MapLook& look);
    static char chosen(const QComboBox& box);

    QComboBox* m_from;
    QComboBox* m_to;
    QButtonGroup* m_reach;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picker/TerrainPalette.h"

namespace levwright {

// The palette with a field that searches it: Enter takes the first that is left.
class TerrainPicker : public QWidget {
    Q_OBJECT

public:
    TerrainPicker(const Game& game, const Theme& theme, QWidget* parent = nullptr);

    TerrainPalette& terrains() const { return *m_palette; }
    void setTheme(const Theme& theme) { m_palette->setTheme(theme); }

private:
    TerrainPalette* m_palette;
};

} // namespace levwright

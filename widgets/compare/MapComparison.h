// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/LevelPicture.h"
#include "widgets/compare/ComparedMap.h"
#include "widgets/compare/DrawnLevel.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QSlider;

namespace levwright {

// A level in both versions. A version without it has no number.
struct ComparedLevels {
    const LevelsAnalysis& mine;
    const LevelsAnalysis& theirs;
    compare::LevelPair pair; // before is mine
};

// Cells of the map of a part.
struct SelectedCells {
    std::size_t part = 0;
    Area cells; // corners in order
};

// The pictures of a level in two versions: side by side, one wiped over the other, or one through the other.
// Cells that are selected on one map are selected on both.
class MapComparison : public QWidget {
    Q_OBJECT

public:
    MapComparison(const Theme& theme, QWidget* parent);

    // For what is shown from then on.
    void setMapLook(const MapLook& look) { m_brushes.look = look; }
    // current: the number of the difference with strong marks, which is scrolled to.
    void show(const ComparedLevels& levels, const std::vector<compare::Difference>& differences, int current);
    void showNothing();
    const std::optional<SelectedCells>& selection() const { return m_selection; }

Q_SIGNALS:
    void selectionChanged();

private:
    enum class View : quint8 { SideBySide, Swipe, Overlay };
    struct Version {
        QPixmap drawn;
        compare::LevelPicture picture;
        GamePtr game = nullptr;
    };

    void build();
    QWidget* makeChoices();
    View view() const;
    void compose();
    QPixmap combined() const;
    void take(std::size_t side, const Area& cells);
    void showSelection();
    std::optional<Area> shownCells(std::size_t side) const;
    QString terrainName(std::size_t side) const;

    CompareBrushes m_brushes;
    std::array<Version, 2> m_versions; // mine, theirs
    compare::LevelPair m_shown;
    std::optional<SelectedCells> m_selection;
    std::array<ComparedMap*, 2> m_maps;
    QComboBox* m_view;
    QSlider* m_share;
    QLabel* m_cell;
};

} // namespace levwright

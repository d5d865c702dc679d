// SPDX-License-Identifier: GPL-3.0-or-later
// One roll of a level as it is drawn and pointed at. Cells are those of the level.
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/instance/RollPlan.h"

#include <QChar>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace levwright {

// What is drawn in a cell over its terrain.
struct RolledGlyph {
    Point cell;
    QChar character;
    int color = 7; // of NetHack's sixteen
};

class RolledMap {
public:
    RolledMap(roll::RollPlanPtr plan, std::shared_ptr<const Catalog> catalog, roll::LevelInstance level);

    // All of a level but its column 0, which is never used.
    static constexpr Area area{1, 0, roll::columns - 1, roll::rows - 1};

    std::uint64_t seed() const { return m_level.seed; }
    const roll::LevelInstance& level() const { return m_level; }
    const roll::RollPlan& plan() const { return *m_plan; }
    // Map characters; what has none looks like what comes next to it, or like floor under a glyph.
    const Grid<char>& terrain() const { return m_terrain; }
    // One a cell at most.
    const std::vector<RolledGlyph>& glyphs() const { return m_glyphs; }

    // Before the game mirrored it, as its description counts; nothing if it did not.
    std::optional<RolledMap> asWritten() const;

    // The statement numbers of what is there, the topmost first.
    std::vector<std::int32_t> numbersAt(Point cell) const;
    // What is there, the topmost first: "hell hound, asleep".
    QStringList labelsAt(Point cell) const;
    // Whether a door, stairs, an altar or the like is there.
    bool isFurnished(Point cell) const;
    // Where things of a statement lie, each cell once.
    std::vector<Point> cellsOf(std::int32_t number) const;
    // The rooms and regions of a statement.
    std::vector<Area> areasOf(std::int32_t number) const;
    // The room whose floor or walls are there, the innermost of several; null for none.
    const roll::RolledRoom* roomAt(Point cell) const;
    // Why the game would end while it makes this level; empty if it does not.
    QString fatalReason() const;

    // How a map character of a description would look here.
    const Catalog& catalog() const { return *m_catalog; }
    static char comparable(const Catalog& catalog, char mapCharacter);

private:
    void drawTerrain();
    void drawThings();
    QString labelOf(const roll::RolledMonster& monster) const;
    QString labelOf(const roll::RolledObject& object) const;
    QString featureAt(Point cell) const;

    roll::RollPlanPtr m_plan;
    std::shared_ptr<const Catalog> m_catalog;
    roll::LevelInstance m_level;
    Grid<char> m_terrain;
    std::vector<RolledGlyph> m_glyphs;
};

} // namespace levwright

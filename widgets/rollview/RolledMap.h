// SPDX-License-Identifier: GPL-3.0-or-later
// One roll of a level, as it is drawn and pointed at. All cells are cells of the level.
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/instance/RollPlan.h"
#include "core/instance/SeenLevel.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace levwright {

class RolledMap {
    Q_DECLARE_TR_FUNCTIONS(levwright::RolledMap)

public:
    RolledMap(roll::RollPlanPtr plan, std::shared_ptr<const Catalog> catalog, roll::LevelInstance level);

    // The whole level except column 0, which is never used.
    static constexpr Area area{1, 0, roll::columns - 1, roll::rows - 1};

    std::uint64_t seed() const { return m_level.seed; }
    const roll::LevelInstance& level() const { return m_level; }
    const roll::RollPlan& plan() const { return *m_plan; }
    const roll::RollPlanPtr& planPtr() const { return m_plan; }
    const Grid<char>& terrain() const { return m_seen.terrain; }
    const std::vector<roll::SeenGlyph>& glyphs() const { return m_seen.glyphs; }

    // The roll before the game mirrored it, in the coordinates of its description; empty if the game did not
    // mirror it.
    std::optional<RolledMap> asWritten() const;

    // The statement numbers of everything on the cell, topmost first.
    std::vector<std::int32_t> numbersAt(Point cell) const;
    // Everything on the cell in words, topmost first: "hell hound, asleep".
    QStringList labelsAt(Point cell) const;
    // Whether the cell has a door, stairs, an altar or the like.
    bool isFurnished(Point cell) const;
    // The cells with things of a statement, without duplicates.
    std::vector<Point> cellsOf(std::int32_t number) const;
    // The rooms and regions of a statement.
    std::vector<Area> areasOf(std::int32_t number) const;
    // The room whose floor or walls include the cell, the innermost of several; null if none.
    const roll::RolledRoom* roomAt(Point cell) const;
    // Why the game ends, or makes a maze instead, while it makes this level; empty if it does not.
    QString endSentence() const;
    // What the game complains of, as the end of a sentence; empty if it does not complain.
    QString complaintSentence() const;

    const Catalog& catalog() const { return *m_catalog; }
    // How a map character of a description would look in this roll.
    char comparable(char mapCharacter) const;

private:
    QString labelOf(const roll::RolledMonster& monster) const;
    QString labelOf(const roll::RolledObject& object) const;
    QString featureAt(Point cell) const;

    roll::RollPlanPtr m_plan;
    std::shared_ptr<const Catalog> m_catalog;
    roll::LevelInstance m_level;
    roll::SeenLevel m_seen;
};

} // namespace levwright

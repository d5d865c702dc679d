// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/StatementGroups.h"

#include <QCoreApplication>

namespace levwright {
namespace {

using S = StatementKind;
using G = StatementGroup;

struct Outline {
    Q_DECLARE_TR_FUNCTIONS(levwright::Outline)
};

} // namespace

StatementGroup groupOf(const StatementNode& node) {
    switch (node.kind) {
    case S::Monster:
        return G::Monsters;
    case S::Object:
    case S::Container:
    case S::Gold:
        return G::Objects;
    case S::Trap:
        return G::Traps;
    case S::Door:
    case S::Drawbridge:
        return G::Doors;
    case S::Stair:
        return node.find(Field::Area) != nullptr ? G::Arrivals : G::Stairs;
    case S::Ladder:
        return G::Stairs;
    case S::Region:
        return G::Regions;
    case S::TeleportRegion:
    case S::Portal:
    case S::Branch:
        return G::Arrivals;
    case S::Altar:
    case S::Fountain:
    case S::Sink:
    case S::Pool:
    case S::Engraving:
        return G::Features;
    case S::NonDiggable:
    case S::NonPasswall:
    case S::Mazewalk:
    case S::Wallify:
        return G::Walls;
    case S::RandomObjects:
    case S::RandomMonsters:
    case S::RandomPlaces:
        return G::Registers;
    case S::Maze:
    case S::Level:
    case S::Flags:
    case S::InitMap:
    case S::Message:
    case S::NoMap:
    case S::Geometry:
    case S::Room:
    case S::Subroom:
    case S::Name:
    case S::Chance:
    case S::RandomCorridors:
    case S::Corridor:
    case S::Unknown:
        break;
    }
    return G::Others;
}

QString nameOf(StatementGroup group) {
    const std::array names{
        Outline::tr("Monsters"),          Outline::tr("Objects"),  Outline::tr("Traps"),
        Outline::tr("Doors and bridges"), Outline::tr("Stairs"),   Outline::tr("Regions"),
        Outline::tr("Arrivals"),          Outline::tr("Features"), Outline::tr("Walls and mazes"),
        Outline::tr("Random registers"),  Outline::tr("Others")};
    static_assert(names.size() == statementGroupCount);
    return names[std::size_t(group)];
}

bool isOfLevel(StatementKind kind) {
    return kind == S::Corridor || kind == S::RandomCorridors;
}

StatementCounts countsOf(const LevelTree& tree) {
    StatementCounts counts{};
    for (const SectionNode& section : tree.sections) {
        for (std::size_t i = section.firstStatement + 1; i < section.endStatement; ++i) {
            if (!isOfLevel(tree.statements[i].kind))
                ++counts[std::size_t(groupOf(tree.statements[i]))];
        }
    }
    return counts;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/StatementGroups.h"

#include <QCoreApplication>

#include <array>

namespace levwright {
namespace {

struct Outline {
    Q_DECLARE_TR_FUNCTIONS(levwright::Outline)
};

} // namespace

QString nameOf(StatementGroup group) {
    const std::array names{
        Outline::tr("Monsters"),          Outline::tr("Objects"),  Outline::tr("Traps"),
        Outline::tr("Doors and bridges"), Outline::tr("Stairs"),   Outline::tr("Regions"),
        Outline::tr("Arrivals"),          Outline::tr("Features"), Outline::tr("Walls and mazes"),
        Outline::tr("Random registers"),  Outline::tr("Others")};
    static_assert(names.size() == statementGroupCount);
    return names[std::size_t(group)];
}

} // namespace levwright

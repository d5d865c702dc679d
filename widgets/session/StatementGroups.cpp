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
    constexpr std::array names{
        QT_TRANSLATE_NOOP("levwright::Outline", "Monsters"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Objects"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Traps"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Doors and bridges"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Stairs"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Regions"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Arrivals"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Features"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Walls and mazes"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Random registers"),
        QT_TRANSLATE_NOOP("levwright::Outline", "Others"),
    };
    static_assert(names.size() == statementGroupCount);
    return Outline::tr(names[std::size_t(group)]);
}

} // namespace levwright

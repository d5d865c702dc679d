// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lenses/LensModel.h"

#include "core/instance/LevelFlip.h"

#include <stop_token>
#include <utility>

namespace levwright {
namespace {

using PicturePtr = std::shared_ptr<const LensPicture>;

// map tells game and plan.
lens::LensResult lookAt(const roll::LevelInstance& level, const RolledMap& map, const lens::LensWish& wish) {
    return lens::lensOf({level, map.plan(), map.catalog()}, wish);
}

// Null if it is given up.
PicturePtr pictureOfMany(const RolledMap& map, const LensView& view, const std::stop_token& token) {
    roll::Roller roller(map.planPtr());
    roller.giveUpWhen(token);
    lens::LensSum sum;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(view.rolls); ++seed) {
        const roll::LevelInstance& level = roller.roll(seed);
        if (token.stop_requested())
            return nullptr;
        sum.add(seed, lookAt(roll::asWritten(level), map, view.wish));
    }
    return std::make_shared<LensPicture>(std::move(sum));
}

} // namespace

LensModel::LensModel(RollModel& rolls, QObject* parent) : QObject(parent), m_rolls(rolls) {
    connect(&rolls, &RollModel::plannedAnew, this, &LensModel::follow);
    connect(&rolls, &RollModel::seedsChanged, this, &LensModel::follow);
}

void LensModel::setOn(bool on) {
    if (on == m_isOn)
        return;
    m_isOn = false; // while the rolls tell what changes with it: one look at the end is enough
    m_rolls.setLensOn(on);
    m_isOn = on;
    look();
}

void LensModel::setView(const LensView& view) {
    if (view == m_view)
        return;
    m_view = view;
    follow();
}

// Without a lens, nothing need be painted anew.
void LensModel::follow() {
    if (m_isOn)
        look();
}

void LensModel::look() {
    const RolledMap* shown = m_isOn ? m_rolls.shown() : nullptr;
    const bool isOfMany = shown != nullptr && m_view.rolls > 1;
    // Many rolls do not depend on the one that is shown.
    if (isOfMany && shown->planPtr() == m_summed && m_view == m_summedView)
        return;
    m_summed = isOfMany ? shown->planPtr() : nullptr;
    m_summedView = m_view;
    m_worker.giveUp();
    m_isAsked = false;
    if (shown == nullptr)
        return take(nullptr);
    m_isAsked = true;
    const std::function<void(PicturePtr)> done = [this](PicturePtr picture) {
        m_isAsked = false;
        take(std::move(picture));
    };
    m_worker.start<PicturePtr>(
        [map = *shown, view = m_view](const std::stop_token& token) {
            return view.rolls > 1 ? pictureOfMany(map, view, token)
                                  : std::make_shared<LensPicture>(lookAt(map.level(), map, view.wish));
        },
        done);
}

void LensModel::take(PicturePtr picture) {
    m_picture = std::move(picture);
    Q_EMIT changed();
}

} // namespace levwright

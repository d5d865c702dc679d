// SPDX-License-Identifier: GPL-3.0-or-later
// What a session leaves in its folder.
#pragma once

#include "core/world/ServerSession.h"

#include <QString>

namespace levwright::world {

class WorldFolder {
public:
    WorldFolder() = default;
    explicit WorldFolder(StoredGame stored) : m_stored(std::move(stored)) {}

    void perform(const Effects& effects) {
        kinds.clear();
        for (const Effect& effect : effects) {
            kinds.push_back(effect.kind);
            perform(effect);
        }
    }

    // The folder after a kill when that many effects are done.
    WorldFolder killedWithin(const Effects& effects, std::size_t done) const {
        WorldFolder folder = *this;
        folder.perform(Effects(effects.begin(), effects.begin() + std::ptrdiff_t(done)));
        return folder;
    }

    const StoredGame& stored() const { return m_stored; }
    std::string save() const { return m_stored.save.value_or(std::string()); }
    const std::string& record() const { return m_stored.record; }

    std::string out;
    std::string view;
    QStringList problems;
    QStringList kept;              // the reasons for copies of save and place
    std::vector<EffectKind> kinds; // of the last effects
    int saves = 0;
    bool ended = false;

private:
    void perform(const Effect& effect) {
        switch (effect.kind) {
        case EffectKind::Record:
            m_stored.record += effect.text;
            break;
        case EffectKind::MendRecord:
            m_stored.record = effect.text;
            break;
        case EffectKind::Save:
            ++saves;
            m_stored.save = effect.text;
            break;
        case EffectKind::Keep:
            kept << QString::fromStdString(effect.text);
            break;
        case EffectKind::Place:
            m_stored.place = effect.text;
            break;
        case EffectKind::ForgetPlace:
            m_stored.place.reset();
            break;
        case EffectKind::Out:
            out += effect.text + '\n';
            break;
        case EffectKind::View:
            view = effect.text;
            break;
        case EffectKind::ViewGone:
            view.clear();
            break;
        case EffectKind::Problem:
            problems << QString::fromStdString(effect.text);
            break;
        case EffectKind::Heard:
            break;
        case EffectKind::End:
            ended = true;
            break;
        }
    }

    StoredGame m_stored;
};

} // namespace levwright::world

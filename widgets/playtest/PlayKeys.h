// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys of a playtest mean.
#pragma once

#include <QKeyEvent>
#include <QList>
#include <QString>

#include <optional>

namespace levwright {

enum class PlayDeed {
    Move,
    Wait,
    Search,
    PickUp,
    Drop,
    Use,
    Kick,
    Close,
    Leave,
    Automatic,
    StepBack,
    StepForward,
    Look,
    Help,
};

struct PlayKey {
    PlayDeed deed{};
    int dx = 0; // for Move: columns to the right
    int dy = 0; // for Move: rows down
    bool repeated = false;
};

// Empty if the key has no meaning.
std::optional<PlayKey> playKeyOf(const QKeyEvent& event);

struct PlayKeyHelp {
    QString what;
    QString keys;
};
// The entries for the page of keys.
QList<PlayKeyHelp> playKeyHelp();

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace levwright::world {

// What the world says to its player.
enum class Message : std::uint8_t {
    Help1,
    Help2,
    Help3,
    Help4,
    Help5,
    Help6,
    Wait,
    Heal,
    Hunger,
    Die1,
    Die2,
    YouWound,
    WoundsYou,
    Move,
    FailMove,
    Slab,
    Sacred,
    Speech,
    PickUp,
    NoPickUp,
    NoStorage,
    Drop,
    NoDrop,
    Slippers,
    NoUse,
    Consume,
    UseFail,
    Held,
    Open,
    Locked,
    Close,
    CloseFail,
    KickOpen,
    KickHolds,
    KickNothing,
    Find,
    FindNothing,
    Push,
    PushFail,
    FillsTrap,
    TrapHolds,
    TrapHurts,
    TrapTeleports,
    Leave,
    NoLeave
};

// One line without its line end. word replaces the name or direction in it, if it has one.
std::string messageText(Message message, std::string_view word);

} // namespace levwright::world

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Messages.h"

#include "core/base/EnumTable.h"

namespace levwright::world {
namespace {

struct Row {
    Message message;
    std::string_view key;
    std::string_view text; // %1: a thing type's name or a direction
};

constexpr Row rows[] = {
    {Message::Help1, "help1", "The keys w e s d x c move you."},
    {Message::Help2, "help2", "p picks up what lies here, D drops something."},
    {Message::Help3, "help3", "u uses the chosen thing you carry: food is eaten."},
    {Message::Help4, "help4", "l looks around without moving."},
    {Message::Help5, "help5", "The arrow keys choose among the things you carry."},
    {Message::Help6, "help6", ""},
    {Message::Wait, "wait", "Time passes."},
    {Message::Heal, "heal", "You feel better."},
    {Message::Hunger, "hunger", "Your stomach hurts."},
    {Message::Die1, "die1", "This is the end of you."},
    {Message::Die2, "die2", "A new world needs a new start."},
    {Message::YouWound, "youwound", "You hit %1."},
    {Message::WoundsYou, "woundsyou", "%1 hits you."},
    {Message::Move, "move", "You go %1."},
    {Message::FailMove, "failmove", "There is no way %1."},
    {Message::Slab, "slab", "A bare stone lies here, nothing more."},
    {Message::Sacred, "sacred", "This ground is holy."},
    {Message::Speech, "speech",
     "The island is content with you and gives you this: %1. Use it to leave, or stay."},
    {Message::PickUp, "pickup", "You take it."},
    {Message::NoPickUp, "nopickup", "There is nothing to take."},
    {Message::NoStorage, "nostorage", "You cannot carry any more."},
    {Message::Drop, "drop", "You put it down."},
    {Message::NoDrop, "nodrop", "You have nothing to put down."},
    {Message::Slippers, "slippers", "You use %1. It glows and howls; somewhere, laughter."},
    {Message::NoUse, "nouse", "You have nothing to use."},
    {Message::Consume, "consume", "You eat it up."},
    {Message::UseFail, "usefail", "That is of no use."},
    {Message::Held, "held", "You are stuck and work yourself free."},
    {Message::Open, "open", "You open it."},
    {Message::Locked, "locked", "It is locked. A kick may break it."},
    {Message::Close, "close", "You close it."},
    {Message::CloseFail, "closefail", "There is nothing to close, or something lies in it."},
    {Message::KickOpen, "kickopen", "It gives way."},
    {Message::KickHolds, "kickholds", "It shakes, and holds."},
    {Message::KickNothing, "kicknothing", "There is nothing to kick %1."},
    {Message::Find, "find", "You find something."},
    {Message::FindNothing, "findnothing", "You search and find nothing."},
    {Message::Push, "push", "You push it on: %1."},
    {Message::PushFail, "pushfail", "It does not move: %1."},
    {Message::FillsTrap, "fillstrap", "It fills the hole: %1."},
    {Message::TrapHolds, "trapholds", "You are caught: %1."},
    {Message::TrapHurts, "traphurts", "You are hurt: %1."},
    {Message::TrapTeleports, "trapteleports", "You are somewhere else: %1."},
    {Message::Leave, "leave", "You have left this place: %1."},
    {Message::NoLeave, "noleave", "There is no way out here."},
};
static_assert(listsAll(rows, &Row::message));

const Row& rowOf(Message message) {
    return rows[std::size_t(message)];
}

} // namespace

std::string_view messageKey(Message message) {
    return rowOf(message).key;
}

std::string messageText(Message message, std::string_view word) {
    std::string text(rowOf(message).text);
    if (const std::size_t place = text.find("%1"); place != std::string::npos)
        text.replace(place, 2, word);
    return text;
}

} // namespace levwright::world

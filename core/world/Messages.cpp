// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Messages.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

namespace levwright::world {
namespace {

struct Row {
    Message message;
    std::string_view key;
    std::string_view text; // %1: a thing type's name or a direction
};

constexpr Row rows[] = {
    {Message::Help1, "help1", phrase("The keys w e s d x c move you.")},
    {Message::Help2, "help2", phrase("p picks up what lies here, D drops something.")},
    {Message::Help3, "help3", phrase("u uses the chosen thing you carry: food is eaten.")},
    {Message::Help4, "help4", phrase("l looks around without moving.")},
    {Message::Help5, "help5", phrase("The arrow keys choose among the things you carry.")},
    {Message::Help6, "help6", ""},
    {Message::Wait, "wait", phrase("Time passes.")},
    {Message::Heal, "heal", phrase("You feel better.")},
    {Message::Hunger, "hunger", phrase("Your stomach hurts.")},
    {Message::Die1, "die1", phrase("This is the end of you.")},
    {Message::Die2, "die2", phrase("A new world needs a new start.")},
    {Message::YouWound, "youwound", phrase("You hit %1.")},
    {Message::WoundsYou, "woundsyou", phrase("%1 hits you.")},
    {Message::Move, "move", phrase("You go %1.")},
    {Message::FailMove, "failmove", phrase("There is no way %1.")},
    {Message::Slab, "slab", phrase("A bare stone lies here, nothing more.")},
    {Message::Sacred, "sacred", phrase("This ground is holy.")},
    {Message::Speech, "speech",
     phrase("The island is content with you and gives you this: %1. Use it to leave, or stay.")},
    {Message::PickUp, "pickup", phrase("You take it.")},
    {Message::NoPickUp, "nopickup", phrase("There is nothing to take.")},
    {Message::NoStorage, "nostorage", phrase("You cannot carry any more.")},
    {Message::Drop, "drop", phrase("You put it down.")},
    {Message::NoDrop, "nodrop", phrase("You have nothing to put down.")},
    {Message::Slippers, "slippers", phrase("You use %1. It glows and howls; somewhere, laughter.")},
    {Message::NoUse, "nouse", phrase("You have nothing to use.")},
    {Message::Consume, "consume", phrase("You eat it up.")},
    {Message::UseFail, "usefail", phrase("That is of no use.")},
    {Message::Held, "held", phrase("You are stuck and work yourself free.")},
    {Message::Open, "open", phrase("You open it.")},
    {Message::Locked, "locked", phrase("It is locked. A kick may break it.")},
    {Message::Close, "close", phrase("You close it.")},
    {Message::CloseFail, "closefail", phrase("There is nothing to close, or something lies in it.")},
    {Message::KickOpen, "kickopen", phrase("It gives way.")},
    {Message::KickHolds, "kickholds", phrase("It shakes, and holds.")},
    {Message::KickNothing, "kicknothing", phrase("There is nothing to kick %1.")},
    {Message::Find, "find", phrase("You find something.")},
    {Message::FindNothing, "findnothing", phrase("You search and find nothing.")},
    {Message::Push, "push", phrase("You push it on: %1.")},
    {Message::PushFail, "pushfail", phrase("It does not move: %1.")},
    {Message::FillsTrap, "fillstrap", phrase("It fills the hole: %1.")},
    {Message::TrapHolds, "trapholds", phrase("You are caught: %1.")},
    {Message::TrapHurts, "traphurts", phrase("You are hurt: %1.")},
    {Message::TrapTeleports, "trapteleports", phrase("You are somewhere else: %1.")},
    {Message::Leave, "leave", phrase("You have left this place: %1.")},
    {Message::NoLeave, "noleave", phrase("There is no way out here.")},
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

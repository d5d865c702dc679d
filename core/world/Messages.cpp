// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Messages.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

namespace levwright::world {
namespace {

struct Row {
    Message message;
    std::string_view text; // %1: a thing type's name or a direction
};

constexpr Row rows[] = {
    {Message::Help1, phrase("The keys w e s d x c move you.")},
    {Message::Help2, phrase("p picks up what lies here, D drops something.")},
    {Message::Help3, phrase("u uses the chosen thing you carry: food is eaten.")},
    {Message::Help4, phrase("l looks around without moving.")},
    {Message::Help5, phrase("The arrow keys choose among the things you carry.")},
    {Message::Help6, ""},
    {Message::Wait, phrase("Time passes.")},
    {Message::Heal, phrase("You feel better.")},
    {Message::Hunger, phrase("Your stomach hurts.")},
    {Message::Die1, phrase("This is the end of you.")},
    {Message::Die2, phrase("A new world needs a new start.")},
    {Message::YouWound, phrase("You hit %1.")},
    {Message::WoundsYou, phrase("%1 hits you.")},
    {Message::Move, phrase("You go %1.")},
    {Message::FailMove, phrase("There is no way %1.")},
    {Message::Slab, phrase("A bare stone lies here, nothing more.")},
    {Message::Sacred, phrase("This ground is holy.")},
    {Message::Speech,
     phrase("The island is content with you and gives you this: %1. Use it to leave, or stay.")},
    {Message::PickUp, phrase("You take it.")},
    {Message::NoPickUp, phrase("There is nothing to take.")},
    {Message::NoStorage, phrase("You cannot carry any more.")},
    {Message::Drop, phrase("You put it down.")},
    {Message::NoDrop, phrase("You have nothing to put down.")},
    {Message::Slippers, phrase("You use %1. It glows and howls; somewhere, laughter.")},
    {Message::NoUse, phrase("You have nothing to use.")},
    {Message::Consume, phrase("You eat it up.")},
    {Message::UseFail, phrase("That is of no use.")},
    {Message::Held, phrase("You are stuck and work yourself free.")},
    {Message::Open, phrase("You open it.")},
    {Message::Locked, phrase("It is locked. A kick may break it.")},
    {Message::Close, phrase("You close it.")},
    {Message::CloseFail, phrase("There is nothing to close, or something lies in it.")},
    {Message::KickOpen, phrase("It gives way.")},
    {Message::KickHolds, phrase("It shakes, and holds.")},
    {Message::KickNothing, phrase("There is nothing to kick %1.")},
    {Message::Find, phrase("You find something.")},
    {Message::FindNothing, phrase("You search and find nothing.")},
    {Message::Push, phrase("You push it on: %1.")},
    {Message::PushFail, phrase("It does not move: %1.")},
    {Message::FillsTrap, phrase("It fills the hole: %1.")},
    {Message::TrapHolds, phrase("You are caught: %1.")},
    {Message::TrapHurts, phrase("You are hurt: %1.")},
    {Message::TrapTeleports, phrase("You are somewhere else: %1.")},
    {Message::Leave, phrase("You have left this place: %1.")},
    {Message::NoLeave, phrase("There is no way out here.")},
};
static_assert(listsAll(rows, &Row::message));

const Row& rowOf(Message message) {
    return rows[std::size_t(message)];
}

} // namespace

std::string messageText(Message message, std::string_view word) {
    std::string text(rowOf(message).text);
    if (const std::size_t place = text.find("%1"); place != std::string::npos)
        text.replace(place, 2, word);
    return text;
}

} // namespace levwright::world

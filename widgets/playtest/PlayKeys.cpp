// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlayKeys.h"

#include <QCoreApplication>

namespace levwright {
namespace {

struct MoveKey {
    int key; // Qt::Key
    int dx;
    int dy;
};

constexpr MoveKey letterMoves[] = {{Qt::Key_H, -1, 0}, {Qt::Key_J, 0, 1},   {Qt::Key_K, 0, -1},
                                   {Qt::Key_L, 1, 0},  {Qt::Key_Y, -1, -1}, {Qt::Key_U, 1, -1},
                                   {Qt::Key_B, -1, 1}, {Qt::Key_N, 1, 1}};

// Arrows, and the number pad without its digits.
constexpr MoveKey cursorMoves[] = {{Qt::Key_Left, -1, 0}, {Qt::Key_Down, 0, 1},    {Qt::Key_Up, 0, -1},
                                   {Qt::Key_Right, 1, 0}, {Qt::Key_Home, -1, -1},  {Qt::Key_PageUp, 1, -1},
                                   {Qt::Key_End, -1, 1},  {Qt::Key_PageDown, 1, 1}};

constexpr MoveKey digitMoves[] = {{Qt::Key_4, -1, 0}, {Qt::Key_2, 0, 1},   {Qt::Key_8, 0, -1},
                                  {Qt::Key_6, 1, 0},  {Qt::Key_7, -1, -1}, {Qt::Key_9, 1, -1},
                                  {Qt::Key_1, -1, 1}, {Qt::Key_3, 1, 1}};

struct DeedKey {
    const char* text;
    PlayDeed deed;
    bool repeated;
};

constexpr DeedKey deedKeys[] = {
    {".", PlayDeed::Wait, false},     {"s", PlayDeed::Search, false}, {"S", PlayDeed::Search, true},
    {",", PlayDeed::PickUp, false},   {"g", PlayDeed::PickUp, false}, {"d", PlayDeed::Drop, false},
    {"a", PlayDeed::Use, false},      {"e", PlayDeed::Use, false},    {"c", PlayDeed::Close, false},
    {"<", PlayDeed::Leave, false},    {">", PlayDeed::Leave, false},  {"o", PlayDeed::Automatic, false},
    {"O", PlayDeed::Automatic, true}, {";", PlayDeed::Look, false},   {"?", PlayDeed::Help, false},
};

struct ControlKey {
    int key;
    PlayDeed deed;
};

constexpr ControlKey controlKeys[] = {{Qt::Key_D, PlayDeed::Kick},
                                      {Qt::Key_K, PlayDeed::Kick},
                                      {Qt::Key_Z, PlayDeed::StepBack},
                                      {Qt::Key_Y, PlayDeed::StepForward}};

template <std::size_t Count>
std::optional<PlayKey> moveAmong(const MoveKey (&moves)[Count], int key, bool repeated) {
    for (const MoveKey& move : moves) {
        if (move.key == key)
            return PlayKey{PlayDeed::Move, move.dx, move.dy, repeated};
    }
    return std::nullopt;
}

std::optional<PlayKey> controlKey(const QKeyEvent& event, bool shifted) {
    for (const ControlKey& key : controlKeys) {
        if (key.key != event.key())
            continue;
        const bool redo = key.deed == PlayDeed::StepBack && shifted;
        return PlayKey{.deed = redo ? PlayDeed::StepForward : key.deed};
    }
    return std::nullopt;
}

QString tr(const char* text) {
    return QCoreApplication::translate("PlayKeys", text);
}

} // namespace

std::optional<PlayKey> playKeyOf(const QKeyEvent& event) {
    const bool shifted = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.modifiers().testFlag(Qt::AltModifier) || event.modifiers().testFlag(Qt::MetaModifier))
        return std::nullopt;
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return controlKey(event, shifted);
    if (event.key() == Qt::Key_Backspace)
        return PlayKey{.deed = PlayDeed::StepBack, .repeated = shifted};
    if (event.key() == Qt::Key_F1)
        return PlayKey{.deed = PlayDeed::Help};
    if (event.key() == Qt::Key_Clear || event.key() == Qt::Key_5)
        return PlayKey{.deed = PlayDeed::Wait};
    if (const auto move = moveAmong(cursorMoves, event.key(), shifted))
        return move;
    if (const auto move = moveAmong(digitMoves, event.key(), shifted))
        return move;
    if (const auto move = moveAmong(letterMoves, event.key(), shifted))
        return move;
    for (const DeedKey& key : deedKeys) {
        if (event.text() == QLatin1String(key.text))
            return PlayKey{.deed = key.deed, .repeated = key.repeated};
    }
    return std::nullopt;
}

QList<PlayKeyHelp> playKeyHelp() {
    return {
        {tr("Go or hit left, down, up, right"), tr("h j k l, arrows, 4 2 8 6")},
        {tr("Go or hit up left, up right, down left, down right"),
         tr("y u b n, Home PgUp End PgDn, 7 9 1 3")},
        {tr("Go on until something comes into view"), tr("with Shift")},
        {tr("Wait a turn"), tr(".  5")},
        {tr("Search, or wait where there is no search"), tr("s, many times: Shift+S")},
        {tr("Pick up what lies here"), tr(",  g")},
        {tr("Drop something; Esc to cancel"), tr("d and its letter")},
        {tr("Use or eat something"), tr("a or e and its letter")},
        {tr("Kick"), tr("Ctrl+D or Ctrl+K and a direction")},
        {tr("Close a door"), tr("c and a direction")},
        {tr("Leave by the stairs you stand on"), tr("<  >")},
        {tr("Let a creature's mind play a turn"), tr("o, many turns: Shift+O")},
        {tr("Undo a command, or ten turns"), tr("Backspace or Ctrl+Z, Shift+Backspace")},
        {tr("Forward again"), tr("Ctrl+Y, Ctrl+Shift+Z")},
        {tr("Look at a cell; Esc ends it"), tr("; and the keys of directions, or the mouse")},
        {tr("This page"), tr("?  F1")},
    };
}

} // namespace levwright

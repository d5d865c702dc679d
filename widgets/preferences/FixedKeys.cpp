// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/FixedKeys.h"

#include <QCoreApplication>

namespace levwright {
namespace {

struct FixedKeyRow {
    const char* what;
    const char* keys;
};

struct FixedKeyGroup {
    const char* where;
    QList<FixedKeyRow> rows;
};

QString shown(const char* text) {
    return QCoreApplication::translate("FixedKeys", text);
}

// clang-format off
QList<FixedKeyGroup> groups() {
    return {
        {QT_TRANSLATE_NOOP("FixedKeys", "On the map"),
         {{QT_TRANSLATE_NOOP("FixedKeys", "Move the cursor"), QT_TRANSLATE_NOOP("FixedKeys", "Arrows")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Paint while moving"), QT_TRANSLATE_NOOP("FixedKeys", "Shift+Arrows")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Paint; start and end a shape; select"), QT_TRANSLATE_NOOP("FixedKeys", "Space, Enter")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Cancel a stroke"), QT_TRANSLATE_NOOP("FixedKeys", "Esc")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Take a terrain"), QT_TRANSLATE_NOOP("FixedKeys", "its map character")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Take the terrain of a cell"), QT_TRANSLATE_NOOP("FixedKeys", "Right button")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Zoom"), QT_TRANSLATE_NOOP("FixedKeys", "Ctrl+Wheel")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Move the view"), QT_TRANSLATE_NOOP("FixedKeys", "Middle button")}}},
        {QT_TRANSLATE_NOOP("FixedKeys", "Stamps and pasted cells on the map"),
         {{QT_TRANSLATE_NOOP("FixedKeys", "Pick up a stamp"), QT_TRANSLATE_NOOP("FixedKeys", "1 to 9")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Move what floats"), QT_TRANSLATE_NOOP("FixedKeys", "Arrows, mouse")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Put it down"), QT_TRANSLATE_NOOP("FixedKeys", "Enter, click")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Give it up"), QT_TRANSLATE_NOOP("FixedKeys", "Esc")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Flip it left to right, top to bottom"), QT_TRANSLATE_NOOP("FixedKeys", "X, Y")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Rotate it clockwise, counterclockwise"), QT_TRANSLATE_NOOP("FixedKeys", "R, Shift+R")}}},
        {QT_TRANSLATE_NOOP("FixedKeys", "In the list of stamps"),
         {{QT_TRANSLATE_NOOP("FixedKeys", "Pick up"), QT_TRANSLATE_NOOP("FixedKeys", "Enter, click, its number")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Rename"), QT_TRANSLATE_NOOP("FixedKeys", "F2")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Delete"), QT_TRANSLATE_NOOP("FixedKeys", "Del")}}},
        {QT_TRANSLATE_NOOP("FixedKeys", "In the outline"),
         {{QT_TRANSLATE_NOOP("FixedKeys", "Move up or down"), QT_TRANSLATE_NOOP("FixedKeys", "Alt+Up, Alt+Down")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Rename"), QT_TRANSLATE_NOOP("FixedKeys", "F2")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Delete"), QT_TRANSLATE_NOOP("FixedKeys", "Del")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Go to the text"), QT_TRANSLATE_NOOP("FixedKeys", "Enter")}}},
        {QT_TRANSLATE_NOOP("FixedKeys", "In a dungeon"),
         {{QT_TRANSLATE_NOOP("FixedKeys", "Open the level; walk along the branch"), QT_TRANSLATE_NOOP("FixedKeys", "Enter")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Walk back to the branch that leads here"), QT_TRANSLATE_NOOP("FixedKeys", "Backspace")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Move the level or branch"), QT_TRANSLATE_NOOP("FixedKeys", "Alt+Up, Alt+Down")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Add a level"), QT_TRANSLATE_NOOP("FixedKeys", "Insert")}}},
        {QT_TRANSLATE_NOOP("FixedKeys", "In the text"),
         {{QT_TRANSLATE_NOOP("FixedKeys", "Suggest words"), QT_TRANSLATE_NOOP("FixedKeys", "Ctrl+Space")},
          {QT_TRANSLATE_NOOP("FixedKeys", "Zoom"), QT_TRANSLATE_NOOP("FixedKeys", "Ctrl+Wheel")}}},
    };
}
// clang-format on

} // namespace

QList<FixedKey> fixedKeys() {
    QList<FixedKey> keys;
    for (const FixedKeyGroup& group : groups()) {
        for (const FixedKeyRow& row : group.rows)
            keys << FixedKey{shown(row.what), shown(row.keys), shown(group.where)};
    }
    return keys;
}

} // namespace levwright

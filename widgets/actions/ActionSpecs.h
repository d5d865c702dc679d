// SPDX-License-Identifier: GPL-3.0-or-later
// One table of all commands of the program. Menus, tool bars and the page of shortcuts are built from it.
#pragma once

#include <QByteArray>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>

namespace levwright {

struct ActionSpec {
    QByteArray id;
    QByteArray menu = {};    // of the main menu, e.g. "File"
    QByteArray submenu = {}; // of that menu, e.g. "Lenses"; null if it stands in the menu itself
    QByteArray text;         // with its mnemonic; English, as menu and tip
    QByteArray number = {};  // stands for %1 in the text
    QByteArray icon = {};    // in resources/icons; null if none
    QList<QKeySequence> shortcuts = {};
    QByteArray tip = {}; // null if the text says everything
    // Actions of one group are checkable, one at a time; "toggle": on or off; null: a plain action.
    QByteArray group = {};
    bool separatorBefore = false;
    QByteArray alsoBefore = {}; // it also stands before that action, in its menu; null: nowhere else
};

// The actions for each game are among them, as "game." or "convert." with the game's id.
const QList<ActionSpec>& actionSpecs();

// A menu, text or tip in the language in use. It may be one of our own, or from a table of core.
QString shownText(const QByteArray& text);
QString shownText(const ActionSpec& spec);

// The text of a menu or command without the sign for its mnemonic, and without the dots at its end.
QString withoutMnemonic(QString text);

// Whether the text has all words, in any order and case.
bool hasAll(const QString& text, const QStringList& words);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/guide/GuideBook.h"

namespace levwright {

struct GuideHit {
    QString title;  // of the section, or the menu and name of a command
    QString detail; // the chapter, or the keys of the command
    GuidePlace place;
};

// The sections of the guide that hold all typed words, those with the words in their title first, and before
// them the commands whose name or key was typed. At most 100.
QList<GuideHit> findInGuide(const GuideBook& book, const ActionTable& actions, const QString& typed);

} // namespace levwright

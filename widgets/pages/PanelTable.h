// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around a page, a row each: docks, the menu of panels and the pages themselves come from it.
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace levwright {

class EditorPage;

struct PanelSpec {
    const char* dock;  // the name of its dock
    const char* title; // unless the panel has a title of its own
    Qt::DockWidgetArea area;
    const char* behind; // the dock whose tab comes before its own; null: a place of its own
    // Gives null where the document has nothing to show in it.
    QWidget* (*make)(EditorPage& page);
    // Tells the panel whether it is in sight; null: it does not care.
    void (*setActive)(QWidget& panel, bool active);
    // What the panel has to say, in a line; empty: nothing, so it may be folded. Null: it always has
    // something.
    QString (*line)(const QWidget& panel) = nullptr;
};

// A panel may need what the rows before it have made.
const QList<PanelSpec>& panelSpecs();

} // namespace levwright

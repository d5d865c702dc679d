// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around a page, one row each. Docks, the menu of panels and the pages are built from this table.
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace levwright {

class EditorPage;

struct PanelSpec {
    const char* dock;  // the name of its dock
    const char* title; // unless the panel has its own title
    const char* guide; // its page of the guide and perhaps a heading: “things#stamps”
    Qt::DockWidgetArea area;
    const char* behind; // the dock that it is tabbed behind; null if it has its own place
    // Returns null if the document has nothing to show in it.
    QWidget* (*make)(EditorPage& page);
    // Tells the panel whether it is visible; null if it does not matter.
    void (*setActive)(QWidget& panel, bool active);
    // The panel's status line; empty if it has nothing to say and may be folded. Null if it always has
    // something.
    QString (*line)(const QWidget& panel) = nullptr;
};

// A panel may need what the rows before it created.
const QList<PanelSpec>& panelSpecs();

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// Long work that the user waits for. Nothing is seen of work that takes less than half a second; then a
// dialog shows how far it is, and Cancel or Escape ends it.
#pragma once

#include <QProgressDialog>
#include <QString>
#include <QWidget>

#include <functional>
#include <stop_token>

namespace levwright {

// Work in steps, in the thread of the windows.
class Progress {
public:
    // what: a sentence about the work. steps: at least 1. The window may be null.
    Progress(const QString& what, int steps, QWidget* window);

    // To be called before each step. False if the user does not want the rest. While the dialog is shown,
    // events are processed here, but the user can reach nothing else.
    bool mayGoOn();

private:
    QProgressDialog m_dialog;
    int m_begun = 0;
};

// Work in one piece: it runs in its own thread, and this returns when it has ended. work must end soon after
// its token requests it, and must use no widgets. Returns whether the user waited for it to the end.
bool waitFor(const QString& what, QWidget* window, const std::function<void(const std::stop_token&)>& work);

} // namespace levwright

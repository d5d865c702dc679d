// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/LeftWork.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace levwright {

// Shows unsaved work of processes that are gone, with what differs from its file, and lets the user choose
// what becomes of each. Whatever is not decided about is found again the next time.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    // restore opens a text in the window; false if that was not done. files take what is saved elsewhere.
    RecoveryDialog(std::vector<LeftWork> found, FileStore& files,
                   std::function<bool(const RecoveredText&)> restore, QWidget* parent);

private:
    void build();
    LeftWork& current();
    void showCurrent();
    void restoreCurrent();
    void saveCurrent();
    void discardCurrent();
    void removeCurrent();

    std::vector<LeftWork> m_found;
    FileStore& m_files;
    std::function<bool(const RecoveredText&)> m_restore;
    QListWidget* m_list;
    QLabel* m_state;
    QPlainTextEdit* m_difference;
    QPushButton* m_restoreButton;
    QPushButton* m_saveButton;
};

} // namespace levwright

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

// Shows unsaved work of processes that are gone and how it differs from its files. The user decides what
// happens to each. Undecided work is found again at the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    // restore opens a text in the window; it returns false if that failed. files is used to save work
    // elsewhere.
    RecoveryDialog(std::vector<LeftWork> found, FileStore& files,
                   std::function<bool(const RecoveredText&)> restore, QWidget* parent);

private:
    void build();
    LeftWork& current();
    void showCurrent();
    void restoreCurrent();
    void restoreAll();
    void saveCurrent();
    void discardCurrent();
    void removeCurrent();
    void remove(int row);
    void showRest();

    std::vector<LeftWork> m_found;
    FileStore& m_files;
    std::function<bool(const RecoveredText&)> m_restore;
    QListWidget* m_list;
    QLabel* m_state;
    QPlainTextEdit* m_difference;
    QPushButton* m_allButton;
    QPushButton* m_restoreButton;
    QPushButton* m_saveButton;
};

} // namespace levwright

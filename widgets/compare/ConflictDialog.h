// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Merge.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace levwright {

// Lets the user decide each conflict of a merge: mine, theirs, or both.
class ConflictDialog : public QDialog {
    Q_OBJECT

public:
    ConflictDialog(compare::Merged merged, QWidget* parent);

    // The merged text, with what was chosen.
    std::string text() const;

private:
    enum class Choice : quint8 { Mine, Theirs, Both };

    const compare::Conflict& conflict(int row) const;
    void choose(Choice choice);
    void showCurrent();
    void showRow(int row);

    compare::Merged m_merged;
    std::vector<std::size_t> m_conflicts; // their places among the pieces
    std::vector<std::optional<Choice>> m_choices;
    QListWidget* m_list;
    QPlainTextEdit* m_base;
    QPlainTextEdit* m_mine;
    QPlainTextEdit* m_theirs;
    QPushButton* m_merge = nullptr;
};

} // namespace levwright

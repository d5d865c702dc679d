// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/KeyBindings.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>

namespace levwright {

class KeyField;

// The keys of all commands: found by words or by pressing a key, changed, taken away, reset, written to a
// file and read from one.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    // Both arguments must outlive it.
    KeysPage(KeyBindings& bindings, const ActionTable& actions, QWidget* parent = nullptr);

    void focusSearch();
    // Shows the commands whose name, menu or keys have all typed words.
    void search(const QString& typed);
    // Writes the keys to a file, and takes those of a file. A sentence says what came of it.
    void exportTo(const QString& path);
    void importFrom(const QString& path);

private:
    void build();
    QWidget* makeEditor();
    QWidget* makeFileButtons();
    void addRow(const QString& id, const QStringList& columns);
    void fill();
    void fitColumns();
    void update();
    void filter();
    void showCurrent();
    void take(const QKeySequence& key);
    void takeFromRivals();
    void say(const QString& sentence);
    void showRivals();
    QString currentId() const;
    QString nameOf(const QString& id) const;

    KeyBindings& m_bindings;
    const ActionTable& m_actions;
    QLineEdit* m_search;
    KeyField* m_searchedKey;
    QTreeWidget* m_list;
    KeyField* m_key;
    QLabel* m_keyLabel;
    QPushButton* m_clear;
    QPushButton* m_reset;
    QLabel* m_said;
    QPushButton* m_takeAway;
};

} // namespace levwright

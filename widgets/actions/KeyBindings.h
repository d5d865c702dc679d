// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"

#include <QKeySequence>
#include <QObject>
#include <QSettings>

namespace levwright {

// Whether the key can stand for a command everywhere: it must type nothing, so it has Ctrl, Alt or Meta, or
// is a function key.
bool canBeKeyOfCommand(const QKeySequence& key);

// The keys of the commands: those of the table, unless the user has chosen others.
class KeyBindings : public QObject {
    Q_OBJECT

public:
    // Gives the commands the keys that are stored. All arguments must outlive it.
    KeyBindings(ActionTable& actions, QSettings& settings, QObject* parent = nullptr);

    // Ids are those of the table.
    QList<QKeySequence> keys(const QString& id) const;
    bool isUsual(const QString& id) const;
    // The first key is the one that menus show. None: the command has no key.
    void set(const QString& id, const QList<QKeySequence>& keys);
    void reset(const QString& id);
    void resetAll();
    // The other commands with one of its keys. None of them works with that key.
    QStringList rivals(const QString& id) const;
    // The menu, as it is shown, that opens with the key; empty if none does.
    QString menuOf(const QKeySequence& key) const;

    // Writes all keys that are not the usual ones.
    void write(QSettings& file) const;
    // Takes the keys of a file that write() made; commands that it does not name get their usual keys.
    // Returns false and changes nothing if the file has no keys.
    bool read(QSettings& file);

Q_SIGNALS:
    void changed();

private:
    void apply(const QString& id);

    ActionTable& m_actions;
    QSettings& m_settings;
};

} // namespace levwright

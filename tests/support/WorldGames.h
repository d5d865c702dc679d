// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded games of the original world server, and our worlds run in the same way.
#pragma once

#include "core/world/World.h"

#include <QByteArray>
#include <QStringList>

namespace levwright::world {

// A world that executes command lines and notes what the server would write.
class WorldTranscript {
public:
    explicit WorldTranscript(const Rules& rules) : m_world(rules) {}

    // Executes the lines of a save or start file. The view is then written once if the world is active.
    void load(const QByteArray& lines);
    Reply obey(const QByteArray& line);
    void obeyAll(const QByteArray& lines);

    World& world() { return m_world; }
    const QByteArray& out() const { return m_out; }
    const QByteArray& record() const { return m_record; }
    const QByteArray& view() const { return m_view; }
    const QStringList& problems() const { return m_problems; }
    QByteArray save() const;

private:
    void note(const Reply& reply);
    void update();

    World m_world;
    QByteArray m_out;
    QByteArray m_record;
    QByteArray m_view;
    QStringList m_problems;
};

// The folder of recorded games; empty if ../shared is missing.
QString worldCorpus();
// A file of a recorded game, such as "g07_inventory/start".
QByteArray worldFile(const QString& path);
// The names of the games that have that file.
QStringList gamesWith(const char* file);
// Describes where two texts differ, to explain a failure; empty if they are equal.
QString firstDifference(const QByteArray& actual, const QByteArray& expected);
// The original server's lines, with its messages replaced by our own texts.
QByteArray inOurWords(const QByteArray& out);

} // namespace levwright::world

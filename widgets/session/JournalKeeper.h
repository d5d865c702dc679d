// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/JournalWriter.h"
#include "widgets/session/Session.h"

namespace levwright {

// Keeps the journal of a session, which holds whatever is not saved. The journal is removed when the document
// is saved or discarded. It stays if the program ends in any other way.
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    JournalKeeper(Session& session, const QString& folder, QObject* parent = nullptr);

    const QString& folder() const { return m_folder; }
    // The journal's id, see JournalFile.
    const std::string& id() const { return m_writer.id(); }
    // Waits until everything is on the disk. False if that fails.
    bool flush() { return m_writer.flush(); }
    // The user does not want the unsaved work any more.
    void discard();

Q_SIGNALS:
    // Nothing can be kept at present; reason is a sentence. Emitted once, until it works again.
    void failed(const QString& reason);
    void recovered();

private:
    void followDocument();
    void followChange(const Change& change);
    void followState();
    void begin();
    bool keepsSameFile() const;
    void report(const std::optional<Error>& wrong);

    Session& m_session;
    QString m_folder;
    bool m_keeps = false; // whether there is a journal
    // What the journal says about its file.
    QString m_path;
    std::optional<TextSnapshot> m_file;
    JournalWriter m_writer; // last, because its thread calls report()
};

} // namespace levwright

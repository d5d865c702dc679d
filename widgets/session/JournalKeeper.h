// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/JournalWriter.h"
#include "widgets/session/Session.h"

namespace levwright {

// Keeps the journal of a session: whatever is not saved is in it. It goes when the document is saved or
// discarded; when the program ends in whatever way, it stays.
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    JournalKeeper(Session& session, const QString& folder, QObject* parent = nullptr);

    const QString& folder() const { return m_folder; }
    // Waits until everything is on the disk; false if that fails.
    bool flush() { return m_writer.flush(); }
    // What is not saved is not wanted any more.
    void discard();

Q_SIGNALS:
    // Nothing is kept at present, as a sentence says; once until it works again.
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
    bool m_keeps = false; // there is a journal
    // What the journal tells of its file.
    QString m_path;
    std::optional<TextSnapshot> m_file;
    JournalWriter m_writer; // last: its thread calls report()
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The documents that are open, in the order of their tabs, and the one that is worked on. There is always
// one.
#pragma once

#include "core/document/Journal.h"
#include "core/language/Games.h"
#include "widgets/session/DocumentText.h"
#include "widgets/session/Session.h"

#include <QObject>

#include <memory>
#include <vector>

namespace levwright {

class Workspace : public QObject {
    Q_OBJECT

public:
    // Opens a new document of that game.
    Workspace(GamePtr game, FileStore& files, QObject* parent = nullptr);
    ~Workspace() override;

    FileStore& files() { return m_files; }
    // All that are needed, each loaded once.
    Games& games() { return m_games; }
    // What documents are read as that do not tell themselves.
    const GamePtr& game() const { return m_game; }
    void setGame(const GamePtr& game) { m_game = game; }

    std::size_t count() const { return m_sessions.size(); }
    Session& session(std::size_t index) const { return *m_sessions[index]; }
    std::size_t indexOf(const Session& session) const;
    Session& active() const { return *m_active; }
    // The open document of that file, by whatever name it goes there; null if there is none.
    Session* sessionOf(const QString& path) const;

    // Each opens a document and makes it the active one. A new one that nobody has touched gives way.
    // Of a file that is open already, its document. Errors: readDocument().
    Result<Session*> open(const QString& path);
    Session& startNew();
    Session& startNew(DocumentText text) { return add(std::move(text)); }
    // Goes on with a text that was never saved: as a change of its file where that is as it was, which can be
    // undone; where it has changed, on disk or in a window's page, as a document without a file.
    Session& restore(const RecoveredText& recovered);

    // Documents of these files (an empty path: those without a file) are opened as text alone, since the
    // program did not come back from its work on them; until read() is called for one.
    void distrust(const QStringList& paths);
    // Whether a document is shown as text alone.
    bool isUnread(const Session& session) const;
    // Reads such a document as what it is. False if it has to be saved first, as it becomes another kind of
    // document.
    bool read(Session& session);

    void activate(Session& session);
    // Of the last one, a new document takes the place.
    void close(Session& session);
    void move(std::size_t from, std::size_t to);

Q_SIGNALS:
    // A file is about to be read; opened() follows if that succeeds.
    void opening(const QString& path);
    void opened(levwright::Session& session);
    // Comes after the first opened(), too.
    void activated(levwright::Session& session);
    // Still there, for the last time, and no longer the active one.
    void closing(levwright::Session& session);
    void closed();

private:
    Session& add(DocumentText text);
    GamePtr unreadGame();
    bool isUntouched(const Session& session) const;

    Games m_games;
    GamePtr m_game;
    FileStore& m_files;
    QStringList m_distrusted; // absolute paths
    GamePtr m_unread;         // what they are read as; null while none is
    std::vector<std::unique_ptr<Session>> m_sessions;
    Session* m_active = nullptr;
};

} // namespace levwright

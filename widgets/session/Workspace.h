// SPDX-License-Identifier: GPL-3.0-or-later
// The open documents in the order of their tabs, and the active one. There is always one.
#pragma once

#include "core/document/Journal.h"
#include "core/languages/games/Games.h"
#include "core/python/PythonFileStore.h"
#include "widgets/session/DocumentText.h"
#include "widgets/session/Session.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace levwright {

enum class LineEnd : quint8 { Lf, CrLf };

class Workspace : public QObject {
    Q_OBJECT

public:
    // Starts with a new document for that game.
    Workspace(GamePtr game, FileStore& files, QObject* parent = nullptr, const GamePlaces& places = {});
    ~Workspace() override;

    // Also has the levels in Python files, as FILE.py:2.
    python::PythonFileStore& files() { return m_files; }
    // All games in use, each loaded once. Opening a file adds those of the folder .levwright that belongs to
    // it.
    Games& games() { return m_games; }
    // Where new games of the user go; empty if that is not known.
    const std::filesystem::path& gamesFolder() const { return m_gamesFolder; }
    // Reads the tables of a user's game again. Documents of that game follow; if the tables are not sound,
    // they keep what they have, and the error is returned.
    Result<void> readGameAgain(std::string_view gameId);
    // Reads the document as one of that game, with what lies beside its file.
    void readAs(Session& session, const GamePtr& game);
    // Reads all documents anew because another language is in use.
    void sayAnew();
    // The game of a file with that text. The place of the file decides, else the text.
    GamePtr gameOfFile(const DocumentText& text);
    // Takes note of games in that folder, which may be new or have new tables.
    void addGames(const std::filesystem::path& folder);
    // The game for documents that do not tell theirs.
    const GamePtr& game() const { return m_game; }
    void setGame(const GamePtr& game) { m_game = game; }
    // How the lines of new documents end. An untouched new document follows.
    void setLineEnd(LineEnd end);

    std::size_t count() const { return m_sessions.size(); }
    Session& session(std::size_t index) const { return *m_sessions[index]; }
    std::size_t indexOf(const Session& session) const;
    // Whether nothing is open but a new document that nobody has touched.
    bool isBlank() const { return count() == 1 && isUntouched(active()); }
    Session& active() const { return *m_active; }
    // The open document of that file, even under another path to it; null if there is none.
    Session* sessionOf(const QString& path) const;

    // Runs work that may be long, and waits for it. False if the user does not want what it gives. The work
    // may run in a thread of its own.
    using Waiting = std::function<bool(const QString& what, const std::function<void()>& work)>;
    // Before this is called, work just runs.
    void waitWith(Waiting waiting) { m_waiting = std::move(waiting); }

    // open() and its siblings open a document and make it active. An untouched new document is replaced. A
    // file that is open already gives its document. Errors: see readDocument(); the user did not wait.
    Result<Session*> open(const QString& path);
    Session& startNew();
    Session& startNew(DocumentText text) { return add(std::move(text)); }
    // Begins a document that is not saved yet with that text, which tells its game.
    Session& startFrom(std::string text, const QString& name);
    // Continues with a text that was never saved. If its file is unchanged, the text becomes a change of the
    // file that can be undone. If the file has changed, on disk or in an open page, the text becomes a
    // document without a file.
    Session& restore(const RecoveredText& recovered);

    // Opens documents of these files as plain text until read() is called for one, because the program did
    // not finish its work on them. An empty path means documents without a file.
    void distrust(const QStringList& paths);
    // Whether a document is shown as plain text only.
    bool isUnread(const Session& session) const;
    // Reads such a document as what it is. False if it has to be saved first, because it becomes another kind
    // of document.
    bool read(Session& session);

    void activate(Session& session);
    // Closes a document. The last one is replaced by a new document.
    void close(Session& session);
    void move(std::size_t from, std::size_t to);

Q_SIGNALS:
    // A file is about to be read. opened() follows if that succeeds.
    void opening(const QString& path);
    void opened(levwright::Session& session);
    // The user may have other games now.
    void gamesChanged();
    // A game cannot be used; the message says why.
    void gameRefused(const QString& message);
    // Also emitted after the first opened().
    void activated(levwright::Session& session);
    // The document still exists, for the last time, and is not active any more.
    void closing(levwright::Session& session);
    void closed();

private:
    Session& add(DocumentText text);
    Result<void> waitFor(const QString& path, const std::function<void()>& work);
    Result<DocumentText> textOfFile(const QString& path);
    void followPortal(Session& session, const Change& change);
    GamePtr unreadGame();
    std::optional<std::filesystem::path> addGamesOf(const QString& path);
    Result<GamePtr> gameOfFolder(const QString& path);
    GamePtr guessedFirst();
    bool isUntouched(const Session& session) const;

    Games m_games;
    std::filesystem::path m_gamesFolder;
    GamePtr m_game;
    LineEnd m_lineEnd = LineEnd::Lf; // of new documents
    python::PythonFileStore m_files;
    QStringList m_distrusted; // absolute paths
    GamePtr m_unread;         // the game that stands for "unread" documents; null while there are none
    Waiting m_waiting;        // empty: nobody waits
    std::vector<std::unique_ptr<Session>> m_sessions;
    Session* m_active = nullptr;
};

} // namespace levwright

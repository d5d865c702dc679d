// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/Workspace.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/games/GameOfText.h"
#include "core/languages/games/KindOfText.h"
#include "core/languages/games/Neighbours.h"
#include "core/languages/games/PlainLanguage.h"
#include "widgets/session/FilePath.h"

#include <QFileInfo>

#include <algorithm>

namespace levwright {
namespace {

// The text of a new document: a small room to begin with.
constexpr std::string_view newLevel = "MAZE:\"newlevel\",' '\n"
                                      "GEOMETRY:center,center\n"
                                      "MAP\n"
                                      "---------------------\n"
                                      "|...................|\n"
                                      "|...................|\n"
                                      "|...................|\n"
                                      "|...................+\n"
                                      "|...................|\n"
                                      "|...................|\n"
                                      "---------------------\n"
                                      "ENDMAP\n"
                                      "\n"
                                      "DOOR:closed,(20,4)\n";

// Bytes whose analysis is too short to be noticed.
constexpr std::size_t shortText = std::size_t(256) << 10U;

std::string withCarriageReturns(std::string_view text) {
    std::string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n' && (i == 0 || text[i - 1] != '\r'))
            made += '\r';
        made += text[i];
    }
    return made;
}

bool areSameFile(const QString& a, const QString& b) {
    return a == b || (!a.isEmpty() && !b.isEmpty() && QFileInfo::exists(a) && QFileInfo(a) == QFileInfo(b));
}

} // namespace

Workspace::Workspace(GamePtr game, FileStore& files, QObject* parent, const GamePlaces& places)
    : QObject(parent), m_games(game, places.shelf()), m_gamesFolder(places.usual), m_game(std::move(game)),
      m_files(files) {
    startNew();
}

Workspace::~Workspace() = default;

std::size_t Workspace::indexOf(const Session& session) const {
    const auto found = std::ranges::find(m_sessions, &session, &std::unique_ptr<Session>::get);
    require(found != m_sessions.end(), "a session of this workspace");
    return std::size_t(found - m_sessions.begin());
}

Session* Workspace::sessionOf(const QString& path) const {
    const QString absolute = absolutePath(path);
    const auto found = std::ranges::find_if(
        m_sessions, [&](const auto& session) { return areSameFile(session->path(), absolute); });
    return found == m_sessions.end() ? nullptr : found->get();
}

Result<Session*> Workspace::open(const QString& path) {
    if (Session* there = sessionOf(path)) {
        activate(*there);
        return there;
    }
    Q_EMIT opening(absolutePath(path));
    Result<DocumentText> text = textOfFile(path);
    if (!text)
        return std::unexpected(text.error());
    return &add(std::move(*text));
}

// The file and, unless that takes no time at all, its analysis.
Result<DocumentText> Workspace::textOfFile(const QString& path) {
    const GamePtr first = gameOfFolder(path).value_or(m_game);
    Result<DocumentText> text = failure({});
    const Result<void> read = waitFor(path, [&] { text = readDocument(m_files, first, path); });
    if (!read || !text)
        return std::unexpected(read ? text.error() : read.error());
    text->objection = QString::fromStdString(m_files.objectionTo(toPath(text->path)));
    // A compiled level names its game itself.
    if (text->unsaved == Unsaved::Yes || m_distrusted.contains(text->path))
        return text;
    text->game = withNeighbours(gameOfFile(*text), toPath(text->path), text->bytes);
    if (text->bytes.size() <= shortText)
        return text;
    const Result<void> analysed = waitFor(
        path, [&] { text->analysis = Analysis::make(text->game, TextSnapshot(text->bytes), text->kind); });
    return analysed ? std::move(text) : std::unexpected(analysed.error());
}

// Error: the user did not wait.
Result<void> Workspace::waitFor(const QString& path, const std::function<void()>& work) {
    const QString name = QFileInfo(path).fileName();
    if (!m_waiting)
        work();
    else if (!m_waiting(tr("Opening %1…").arg(name), work))
        return failure(say("{} was not opened: you have cancelled it.",
                           inQuotes(toPath(path).filename().string(), longestPath)));
    return {};
}

// The folder .levwright of the file; its games are known from now on.
std::optional<std::filesystem::path> Workspace::addGamesOf(const QString& path) {
    if (path.isEmpty())
        return std::nullopt;
    std::optional<std::filesystem::path> settings = settingsFolderOf(toPath(path));
    if (settings && m_games.addFolder(*settings))
        Q_EMIT gamesChanged();
    return settings;
}

// Error: the place does not decide, or its game cannot be used; in the latter case there is a message.
Result<GamePtr> Workspace::gameOfFolder(const QString& path) {
    addGamesOf(path);
    const std::optional<std::string> id =
        path.isEmpty() ? std::nullopt : gameOfPlace(m_games.shelf(), toPath(path));
    return id ? m_games.get(*id) : failure({});
}

GamePtr Workspace::gameOfFile(const DocumentText& text) {
    const Result<GamePtr> game = gameOfFolder(text.path);
    if (game && canBeGameOf(**game, toPath(text.path)))
        return *game;
    if (!game && !game.error().message.empty())
        Q_EMIT gameRefused(QString::fromStdString(game.error().message));
    return gameOfDocument(m_games, guessedFirst(), text.kind, TextSnapshot(text.bytes));
}

// A game of the user is never guessed, since its levels look much like those of its base.
GamePtr Workspace::guessedFirst() {
    const GameTables& tables = m_game->catalog().tables();
    return tables.isBuiltIn() ? m_game : m_games.get(tables.base()).value_or(m_game);
}

void Workspace::addGames(const std::filesystem::path& folder) {
    m_games.addFolder(folder);
    Q_EMIT gamesChanged();
}

Result<void> Workspace::readGameAgain(std::string_view gameId) {
    m_games.forget(gameId);
    const auto isOfIt = [&](const Game& game) { return game.catalog().gameId() == gameId; };
    const auto isUsed = [&](const std::unique_ptr<Session>& session) {
        return !isUnread(*session) && isOfIt(session->game());
    };
    if (!isOfIt(*m_game) && std::ranges::none_of(m_sessions, isUsed))
        return {};
    const Result<GamePtr> game = m_games.get(gameId);
    if (!game)
        return std::unexpected(game.error());
    if (isOfIt(*m_game))
        m_game = *game;
    for (const std::unique_ptr<Session>& session : m_sessions) {
        if (isUsed(session))
            readAs(*session, *game);
    }
    return {};
}

void Workspace::readAs(Session& session, const GamePtr& game) {
    session.readAs(withNeighbours(game, toPath(session.path()), session.text().bytes()));
}

void Workspace::sayAnew() {
    for (const std::unique_ptr<Session>& session : m_sessions)
        session->sayAnew(QString::fromStdString(m_files.objectionTo(toPath(session->path()))));
}

Session& Workspace::startNew() {
    return add({.game = m_game, .bytes = std::string(newLevel)});
}

Session& Workspace::startFrom(std::string text, const QString& name) {
    const DocumentKind kind = documentKindOf(toPath(name).string(), text);
    const GamePtr game = gameOfDocument(m_games, guessedFirst(), kind, TextSnapshot(text));
    return add({.game = game, .bytes = std::move(text), .kind = kind, .name = name, .unsaved = Unsaved::Yes});
}

Session& Workspace::restore(const RecoveredText& recovered) {
    const JournalOwner& owner = recovered.owner;
    const QString path = fromPath(owner.path);
    addGamesOf(path);
    const Result<GamePtr> known = m_games.get(owner.game);
    DocumentText text{.game = known ? *known : m_game,
                      .bytes = recovered.text,
                      .kind = owner.kind,
                      .name = QString::fromStdString(owner.name),
                      .unsaved = Unsaved::Yes};
    if (path.isEmpty())
        return add(std::move(text));
    Result<std::string> file = m_files.read(toPath(path), maximumDocumentSize);
    const bool hasChanged = file ? owner.file != ByteSum::of(*file) : m_files.exists(toPath(path));
    Session* open = sessionOf(path);
    const bool isAsWritten = file && open != nullptr && open->text().bytes() == *file &&
                             open->objection().isEmpty() && !isUnread(*open) &&
                             open->game().catalog().gameId() == text.game->catalog().gameId() &&
                             open->analysis().kind() == text.kind;
    if (hasChanged || (open != nullptr && !isAsWritten)) {
        text.name = QFileInfo(path).fileName();
        return add(std::move(text));
    }
    text.path = path;
    if (!file)
        return add(std::move(text));
    const TextEdit edit = TextEdit::difference(*file, recovered.text);
    text.bytes = std::move(*file);
    text.unsaved = Unsaved::No;
    if (open != nullptr)
        activate(*open);
    else
        open = &add(std::move(text));
    open->applyInView(EditOutcome(edit), stepName("Restore Unsaved Work"), MergeKey::None, 0);
    return *open;
}

void Workspace::distrust(const QStringList& paths) {
    m_distrusted += paths;
}

// The dungeon beside a level is read when the level gets its first portal.
void Workspace::followPortal(Session& session, const Change& change) {
    const std::string_view word = portalWordFor(session.game());
    if (word.empty() || session.path().isEmpty() || isUnread(session) ||
        session.analysis().kind() != DocumentKind::Levels)
        return;
    const Range touched = change.edit.touchedAfter();
    const Offset begin = touched.begin - std::min(touched.begin, word.size());
    const Offset end = std::min(touched.end + word.size(), session.text().size());
    if (!session.text().slice({begin, end}).contains(word))
        return;
    // Other views still follow the change.
    QMetaObject::invokeMethod(
        &session,
        [this, &session] {
            const Result<GamePtr> game = m_games.get(session.game().catalog().gameId());
            if (!game || portalWordFor(session.game()).empty())
                return;
            const GamePtr knowing = withNeighbours(*game, toPath(session.path()), session.text().bytes());
            if (portalWordFor(*knowing).empty())
                session.readAs(knowing);
        },
        Qt::QueuedConnection);
}

GamePtr Workspace::unreadGame() {
    if (!m_unread)
        m_unread = levwright::unread(m_game->catalogPtr()).value_or(m_game);
    return m_unread;
}

bool Workspace::isUnread(const Session& session) const {
    return m_unread && session.analysis().gamePtr() == m_unread;
}

bool Workspace::read(Session& session) {
    const std::string name = toPath(session.path()).string();
    const DocumentKind kind = documentKindOf(name, session.text().bytes());
    if (kind != DocumentKind::Levels && session.isModified())
        return false;
    m_distrusted.removeAll(session.path());
    if (kind == DocumentKind::Levels) {
        readAs(session, gameOfDocument(m_games, guessedFirst(), kind, session.text()));
        return true;
    }
    const QString path = session.path();
    close(session);
    return open(path).has_value();
}

void Workspace::setLineEnd(LineEnd end) {
    if (m_lineEnd == end)
        return;
    m_lineEnd = end;
    if (m_active != nullptr && isUntouched(*m_active))
        startNew();
}

Session& Workspace::add(DocumentText text) {
    const bool isNew = text.path.isEmpty() && text.unsaved == Unsaved::No;
    if (!isNew && m_distrusted.contains(text.path)) {
        text.game = unreadGame();
        text.kind = DocumentKind::Levels;
    }
    if (isNew && m_lineEnd == LineEnd::CrLf)
        text.bytes = withCarriageReturns(text.bytes);
    Session* leaving = m_active != nullptr && isUntouched(*m_active) ? m_active : nullptr;
    const std::size_t at = m_active == nullptr ? 0 : indexOf(*m_active) + 1;
    Session& added = **m_sessions.insert(m_sessions.begin() + std::ptrdiff_t(at),
                                         std::make_unique<Session>(std::move(text), m_files));
    connect(&added, &Session::changed, this,
            [this, &added](const Change& change) { followPortal(added, change); });
    Q_EMIT opened(added);
    activate(added);
    if (leaving != nullptr)
        close(*leaving);
    return added;
}

bool Workspace::isUntouched(const Session& session) const {
    return !session.isNamed() && !session.isModified() && session.document().stepLabels().empty();
}

void Workspace::activate(Session& session) {
    if (m_active == &session)
        return;
    m_active = &session;
    Q_EMIT activated(session);
}

void Workspace::close(Session& session) {
    if (m_sessions.size() == 1) {
        const bool givesWay = isUntouched(session);
        startNew();
        if (givesWay)
            return;
    }
    const std::size_t index = indexOf(session);
    if (m_active == &session)
        activate(*m_sessions[index + 1 < m_sessions.size() ? index + 1 : index - 1]);
    Q_EMIT closing(session);
    m_sessions.erase(m_sessions.begin() + std::ptrdiff_t(index));
    Q_EMIT closed();
}

void Workspace::move(std::size_t from, std::size_t to) {
    require(from < count() && to < count(), "places of tabs");
    const auto first = m_sessions.begin();
    if (from < to)
        std::rotate(first + std::ptrdiff_t(from), first + std::ptrdiff_t(from) + 1,
                    first + std::ptrdiff_t(to) + 1);
    else
        std::rotate(first + std::ptrdiff_t(to), first + std::ptrdiff_t(from),
                    first + std::ptrdiff_t(from) + 1);
}

} // namespace levwright

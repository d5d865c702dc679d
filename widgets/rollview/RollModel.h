// SPDX-License-Identifier: GPL-3.0-or-later
// The rolls of the session's current level: which seeds are looked at, and what the game would make of them.
#pragma once

#include "core/model/StatementPlaces.h"
#include "widgets/rollview/RolledMap.h"
#include "widgets/session/ScriptWorker.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace levwright {

// Nothing is rolled until somebody looks, and never while a key press is dealt with: changes of the text are
// taken up when they are painted. Scripts are rolled in a thread of their own, as they may take a while;
// until then the roll before is there.
class RollModel : public QObject {
    Q_OBJECT

public:
    static constexpr int stripLength = 12;

    explicit RollModel(Session& session, QObject* parent = nullptr);

    const Session& session() const { return m_session; }

    // Whether the roll lies over the map.
    bool isShown() const { return m_shown; }
    void setShown(bool shown);
    // Whether a list of rolls is in sight.
    void setStripVisible(bool visible);

    // The level's rooms, or what is around its parts, are on the map in any case: as the current roll has
    // them.
    bool isPicture() const;

    // Where in the game the level lies: another place, other rolls of the same seeds.
    void setContext(const roll::RollContext& context);
    std::uint64_t seed() const { return m_seed; }
    // Shows the roll of that seed on the map.
    void showSeed(std::uint64_t seed);
    void showNext() { showSeed(m_seed + 1); }
    void showPrevious() { showSeed(m_seed - 1); }
    bool isPinned(std::uint64_t seed) const;
    void setPinned(std::uint64_t seed, bool pinned);
    // The pinned ones, then stripLength others in a row; the current one is among them.
    std::vector<std::uint64_t> stripSeeds() const;

    // The roll of the current seed; null if there is none. While the level has errors, or is being rolled, it
    // is the one before.
    const RolledMap* current() const { return m_current ? &*m_current : nullptr; }
    // Another roll of the same level, now or later; nothing if there is none. Nobody hears of it if the level
    // is another by then.
    using Taker = std::function<void(const std::optional<RolledMap>&)>;
    void roll(std::uint64_t seed, const Taker& take);
    // Whether all this is of what the text says now, if anybody looks.
    bool isUpToDate() const { return !m_later.isActive() && !m_isAsked; }
    // Why there is no roll of what the text says now; empty if there is one.
    QString problem() const { return m_problem; }

    // The level's cell that is cell 0,0 of the part that the map shows.
    Point partCorner() const;
    // The level computes where things are, or whether they are: what a roll makes of it is on the map in any
    // case.
    bool hasOutcome() const;
    // From the numbers of things in rolls to the text as it is now, and back.
    std::optional<StatementRef> statementOf(std::int32_t number) const;
    std::optional<std::int32_t> selectedNumber() const;

Q_SIGNALS:
    // Another level, or another text of it: all rolls are others, or there is another problem.
    void plannedAnew();
    // The seeds in the strip, which of them is current, or whether its roll is shown.
    void seedsChanged();

private:
    bool isWatched() const { return m_shown || m_stripVisible || isPicture() || hasOutcome(); }
    void startAnew();
    void follow(const Change& change);
    void followSelection();
    // Takes up what the session shows now, soon or at once.
    void schedule();
    void update();
    bool takeUp();
    void plan();
    void rollCurrent();
    struct Planned;
    void take(Planned planned);
    void forget();
    void giveUp();
    // At once, but for scripts.
    template <class Given>
    void carryOut(std::function<Given(const std::stop_token&)> work, std::function<void(Given)> done);

    Session& m_session;
    QTimer m_later;
    bool m_shown = false;
    bool m_stripVisible = false;
    roll::RollContext m_context;
    std::uint64_t m_seed = 1;
    std::uint64_t m_firstOfStrip = 1;
    std::vector<std::uint64_t> m_pinned;

    GamePtr m_game; // keeps what the rolls point into
    std::size_t m_level = 0;
    LevelModelPtr m_seen; // what was planned last, or could not be
    LevelModelPtr m_described;
    roll::RollPlanPtr m_plan;               // of m_described
    roll::StatementPlaces m_places;         // in the file as it is now
    std::shared_ptr<roll::Roller> m_roller; // of the worker, where there is one
    std::optional<RolledMap> m_current;
    QString m_problem;
    bool m_isPlanned = true; // m_seen is, or cannot be
    bool m_isAsked = false;  // for a plan or for the current roll
    ScriptWorker m_worker;   // first to go
};

} // namespace levwright

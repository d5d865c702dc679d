// SPDX-License-Identifier: GPL-3.0-or-later
// The rolls of the session's current level: which seeds are looked at, and what the game would make of them.
#pragma once

#include "core/model/StatementPlaces.h"
#include "widgets/rollview/RolledMap.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace levwright {

// Nothing is rolled until somebody looks, and never while a key press is dealt with: changes of the text are
// taken up when they are painted.
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

    // The roll of the current seed; null if there is none. While the level has errors it is that of the last
    // text without.
    const RolledMap* current() const { return m_current ? &*m_current : nullptr; }
    // Another roll of the same level.
    std::optional<RolledMap> rolled(std::uint64_t seed);
    // Whether all this is of what the text says now, if anybody looks.
    bool isUpToDate() const { return !m_later.isActive(); }
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
    bool plan();
    void forget();

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
    roll::RollPlanPtr m_plan;       // of m_described
    roll::StatementPlaces m_places; // in the file as it is now
    std::unique_ptr<roll::Roller> m_roller;
    std::optional<RolledMap> m_current;
    QString m_problem;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The rolls of the session's current level: the seeds in view, and what the game would make of them.
#pragma once

#include "core/instance/RollRecord.h"
#include "core/model/StatementPlaces.h"
#include "widgets/rollview/RolledMap.h"
#include "widgets/session/ScriptWorker.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// Nothing is rolled until it is needed, and never during a key press: changes of the text are rolled after
// they are painted. Scripts may take long, so they are rolled in their own thread; the previous roll stays
// meanwhile.
class RollModel : public QObject {
    Q_OBJECT

public:
    static constexpr int stripLength = 12;

    explicit RollModel(Session& session, QObject* parent = nullptr);

    const Session& session() const { return m_session; }
    void chooseThemed(const ThemedRolls& rolls) { m_session.setThemedRolls(rolls); }

    // Whether the roll is shown over the map.
    bool isShown() const { return m_shown; }
    void setShown(bool shown);
    // Whether a list of rolls is visible.
    void setStripVisible(bool visible);
    // Whether a lens looks at the current roll.
    void setLensOn(bool on);

    // Whether the map shows the level's rooms, or the surroundings of its parts, from the current roll even
    // if isShown() is false.
    bool isPicture() const;

    // How deep the levels lie. At another depth, the same seeds give other rolls.
    void setDepth(int depth);
    std::uint64_t seed() const { return m_seed; }
    // Shows the roll with that seed on the map.
    void showSeed(std::uint64_t seed);
    void showNext() { showSeed(m_seed + 1); }
    void showPrevious() { showSeed(m_seed - 1); }
    // Takes that seed; what is shown of it stays what it is.
    void turnTo(std::uint64_t seed);
    // Whether the roll of a room level keeps what its text said before the last changes: the rooms stay where
    // they are shown. A seed that is chosen gives the roll as the game makes it.
    bool isKept() const { return m_isKept; }
    // Whether the current roll is a level of rooms, whose layout is the map's picture.
    bool isLayout() const;
    // Whether the game mirrors the current roll. It is shown as it is described all the same, unless the
    // game's picture is wanted.
    bool isMirrored() const { return m_written.has_value(); }
    bool isGamesPicture() const { return m_isGamesPicture; }
    void setGamesPicture(bool wanted);
    // The current roll in the coordinates of its description, because the game may have mirrored it; null if
    // there is none.
    const RolledMap* written() const { return m_written ? &*m_written : current(); }
    // The current roll as it is shown over the map; null if there is none.
    const RolledMap* shown() const { return m_isGamesPicture ? current() : written(); }
    // What the text says of the room that a statement makes with that floor. Empty if it is not known.
    std::optional<roll::RoomWish> wishOf(std::int32_t number, const Area& floor) const;
    // See MapLayers.
    void wishRoom(Offset begin, const Area& floor);
    void endWishes();
    bool isPinned(std::uint64_t seed) const;
    void setPinned(std::uint64_t seed, bool pinned);
    // The pinned seeds, then stripLength consecutive others. The current seed is among them.
    std::vector<std::uint64_t> stripSeeds() const;

    // The roll of the current seed; null if there is none. It is the previous roll if the level has errors or
    // is being rolled.
    const RolledMap* current() const { return m_current ? &*m_current : nullptr; }
    // Rolls the same level with another seed, now or later, and passes the roll; nothing if it fails. The
    // taker is not called if the level has changed by then.
    using Taker = std::function<void(const std::optional<RolledMap>&)>;
    void roll(std::uint64_t seed, const Taker& take);
    // Whether everything matches the current text, as far as anybody is looking.
    bool isUpToDate() const { return !m_later.isActive() && !m_isAsked; }
    // Why there is no roll of the current text; empty if there is one.
    QString problem() const { return m_problem; }

    // The level's cell that is cell 0,0 of the part on the map.
    Point partCorner() const;
    // The same for a part of the level that was rolled. The maps of themed rooms lie elsewhere in each roll.
    Point cornerOfPart(std::size_t part) const;
    // Whether the level computes where things are or whether they exist. The map then always shows a roll's
    // results.
    bool hasOutcome() const;
    // statementOf() gives the statement in the current text for a number in rolls; selectedNumber() gives the
    // number of the selected statement.
    std::optional<StatementRef> statementOf(std::int32_t number) const;
    std::optional<std::int32_t> selectedNumber() const;

Q_SIGNALS:
    // The level or its text has changed: all rolls are new, or the problem is.
    void plannedAnew();
    // The seeds in the strip, the current seed, or whether its roll is shown.
    void seedsChanged();

private:
    bool isWatched() const { return m_shown || m_stripVisible || m_lensOn || isPicture() || hasOutcome(); }
    void startAnew();
    void follow(const Change& change);
    void followSelection();
    // Catches up with the session, soon or at once.
    void schedule();
    void update();
    bool takeUp();
    void plan();
    void rollCurrent();
    // What a roll drew, with the places of its statements in the file, as they are now.
    struct Kept {
        roll::RollRecord record;
        roll::StatementPlaces places;
    };
    // What was shown of a text, so that it is shown again when the text is the same again.
    struct Past {
        std::string text; // of the level
        std::uint64_t seed = 0;
        bool isKept = false;
        roll::RollRecord record;
    };
    struct Planned;
    void take(Planned planned);
    void remember();
    std::optional<Past> pastOfText() const;
    void setCurrent(std::optional<RolledMap> map);
    bool keepsRooms() const;
    void planAnew();
    void forget();
    void giveUp();
    // Runs at once, except for scripts.
    template <class Given>
    void carryOut(std::function<Given(const std::stop_token&)> work, std::function<void(Given)> done);

    Session& m_session;
    QTimer m_later;
    bool m_shown = false;
    bool m_stripVisible = false;
    bool m_lensOn = false;
    roll::RollContext m_context; // of all levels
    std::uint64_t m_seed = 1;
    std::uint64_t m_firstOfStrip = 1;
    std::vector<std::uint64_t> m_pinned;

    GamePtr m_game; // keeps alive what the rolls point to
    std::size_t m_level = 0;
    std::size_t m_followed = 0; // the session's level when the selection changed last
    LevelModelPtr m_seen;       // the level that was last planned, or failed to be
    LevelModelPtr m_described;
    roll::RollPlanPtr m_plan;               // plan of m_described
    roll::StatementPlaces m_places;         // in the current file
    std::shared_ptr<roll::Roller> m_roller; // used by the worker; null without one
    std::optional<RolledMap> m_current;
    std::optional<RolledMap> m_written; // the same before the game mirrored it; empty if it did not
    bool m_isGamesPicture = false;
    bool m_isKept = false;
    bool m_isStale = false;     // whether the current seed is to be rolled anew
    std::optional<Kept> m_kept; // the current roll of a room level
    std::optional<Kept> m_hand; // the same when the hand began, with its wishes
    bool m_handEnded = false;
    QString m_problem;
    bool m_isPlanned = true; // whether planning of m_seen is finished
    bool m_isAsked = false;  // whether a plan or the current roll was requested
    std::deque<Past> m_past; // of the current level, the newest last
    ScriptWorker m_worker;   // last, so that it is destroyed first
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollModel.h"

#include "core/diag/UnknownThings.h"
#include "core/model/LevelLanguage.h"
#include "core/model/Outcomes.h"

#include <algorithm>
#include <chrono>
#include <unordered_map>
#include <utility>

namespace levwright {
namespace {

// Long enough to paint a key press, and too short to be noticed.
constexpr std::chrono::milliseconds settling{25};

// Counts the statements of a record by their numbers in a new plan. Statements that are gone are left out.
roll::RollRecord renumbered(const roll::RollRecord& record, const roll::StatementPlaces& before,
                            const roll::StatementPlaces& now) {
    // A loop draws often, so no entry searches all statements.
    std::unordered_map<Offset, std::int32_t> numbers;
    for (std::int32_t number = 0; std::size_t(number) < now.count(); ++number)
        numbers.try_emplace(now.begin(number), number);
    const auto numberOf = [&](std::int32_t number) -> std::optional<std::int32_t> {
        if (number < 0)
            return number;
        if (std::size_t(number) >= before.count() || before.isLost(number))
            return std::nullopt;
        const auto found = numbers.find(before.begin(number));
        return found == numbers.end() ? std::nullopt : std::optional(found->second);
    };
    roll::RollRecord renewed;
    for (const roll::RollRecord::Draws& draws : record.draws) {
        if (const auto number = numberOf(draws.statement))
            renewed.draws.push_back({*number, draws.step, draws.random});
    }
    for (const roll::RollRecord::Room& room : record.rooms) {
        if (const auto number = numberOf(room.statement))
            renewed.rooms.push_back({*number, room.wish, room.floor, room.outer});
    }
    return renewed;
}

} // namespace

// A plan, or the reason why there is none; and the requested roll.
struct RollModel::Planned {
    // kept: what stays of an earlier roll, for a level whose rooms stay.
    Planned(const Analysis& analysis, const LevelSource& level, const roll::RollContext& context,
            std::uint64_t seed, const std::stop_token& abandoned)
        : plan(analysis.game().language().plan(level, context, abandoned)) {
        if (!plan)
            return;
        roller = std::make_shared<roll::Roller>(*plan);
        roller->giveUpWhen(abandoned);
        m_seed = seed;
        m_catalog = analysis.game().catalogPtr();
    }
    void roll() {
        if (plan)
            map.emplace(*plan, m_catalog, roller->roll(m_seed));
    }
    // Where the level begins in its file: start.
    void rollKeeping(const LevelModel& level, Offset start, const std::optional<Kept>& before) {
        if (!plan)
            return;
        const roll::StatementPlaces now(**plan, level, start);
        if (before)
            record = renumbered(before->record, before->places, now);
        rollKept();
    }
    // Rolls as it was done before for the same text.
    void rollAgain(const Past& past) {
        if (!plan)
            return;
        if (past.isKept)
            record = past.record;
        rollKept();
    }

    Result<roll::RollPlanPtr> plan;
    std::shared_ptr<roll::Roller> roller;
    std::optional<RolledMap> map;
    roll::RollRecord record;
    bool keeps = false; // whether it is recorded
    bool isKept = false;

private:
    void rollKept() {
        keeps = true;
        isKept = !record.isEmpty();
        map.emplace(*plan, m_catalog, roller->rollKeeping(m_seed, record));
        // Dice that end the loading would end it as long as they are kept.
        if (!isKept || map->level().fatal == roll::Fatal::None)
            return;
        isKept = false;
        record = {};
        map.emplace(*plan, m_catalog, roller->rollKeeping(m_seed, record));
    }

    std::uint64_t m_seed = 0;
    std::shared_ptr<const Catalog> m_catalog;
};

RollModel::RollModel(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_later.setSingleShot(true);
    m_later.setInterval(settling);
    connect(&m_later, &QTimer::timeout, this, &RollModel::update);
    connect(&session, &Session::changed, this, &RollModel::follow);
    connect(&session, &Session::readAnew, this, &RollModel::startAnew);
    connect(&session, &Session::selectionChanged, this, &RollModel::followSelection);
    connect(&session, &Session::themedRollsChanged, this, &RollModel::planAnew);
    connect(&session, &Session::moved, this, [this] {
        if (m_plan == nullptr || m_plan->context.variant != m_session.fileContext().variant)
            planAnew();
    });
    update();
}

bool RollModel::isPicture() const {
    const LevelModel& level = m_session.levels().level(m_session.currentLevel());
    const bool isAround = level.parts.size() == 1 && !level.parts.front().map;
    return level.isOfRooms() || isAround || level.parts.size() > 1;
}

bool RollModel::hasOutcome() const {
    return computes(m_session.levels().level(m_session.currentLevel()));
}

void RollModel::setShown(bool shown) {
    if (shown == m_shown)
        return;
    m_shown = shown;
    update();
    Q_EMIT seedsChanged();
}

bool RollModel::keepsRooms() const {
    return m_seen != nullptr && m_seen->isOfRooms() && !m_seen->themed;
}

bool RollModel::isLayout() const {
    return m_current && m_session.levels().level(m_session.currentLevel()).isOfRooms();
}

void RollModel::setGamesPicture(bool wanted) {
    if (std::exchange(m_isGamesPicture, wanted) != wanted)
        Q_EMIT seedsChanged();
}

void RollModel::setCurrent(std::optional<RolledMap> map) {
    m_current = std::move(map);
    m_written = m_current ? m_current->asWritten() : std::nullopt;
}

std::optional<roll::RoomWish> RollModel::wishOf(std::int32_t number, const Area& floor) const {
    if (!m_kept)
        return std::nullopt;
    for (const roll::RollRecord::Room& room : m_kept->record.rooms) {
        if (room.statement == number && room.floor == floor && !room.outer)
            return room.wish;
    }
    return std::nullopt;
}

void RollModel::wishRoom(Offset begin, const Area& floor) {
    if (!m_kept)
        return;
    if (!m_hand)
        m_hand = m_kept;
    m_handEnded = false;
    const auto wished = std::ranges::find_if(m_hand->record.rooms, [&](const roll::RollRecord::Room& room) {
        return room.statement >= 0 && m_hand->places.begin(room.statement) == begin;
    });
    if (wished != m_hand->record.rooms.end())
        wished->floor = floor;
}

void RollModel::endWishes() {
    m_handEnded = true;
    if (isUpToDate())
        m_hand.reset();
}

void RollModel::setStripVisible(bool visible) {
    m_stripVisible = visible;
    schedule();
}

void RollModel::setLensOn(bool on) {
    m_lensOn = on;
    update(); // at once, because the last roll may be of another level
}

void RollModel::showSeed(std::uint64_t seed) {
    m_shown = true;
    turnTo(seed);
}

void RollModel::turnTo(std::uint64_t seed) {
    m_seed = seed;
    if (m_kept) {
        m_isStale = true;
        if (m_isAsked && !m_isPlanned)
            giveUp(); // that plan keeps what is not wanted any more
    }
    m_hand.reset();
    // The difference wraps around as the seeds do.
    if (!isPinned(seed) && seed - m_firstOfStrip >= std::uint64_t(stripLength))
        m_firstOfStrip = seed;
    update();
    Q_EMIT seedsChanged();
}

void RollModel::setDepth(int depth) {
    if (depth == m_context.depth)
        return;
    m_context = roll::atDepth({}, depth);
    forget();
    schedule();
}

bool RollModel::isPinned(std::uint64_t seed) const {
    return std::ranges::contains(m_pinned, seed);
}

void RollModel::setPinned(std::uint64_t seed, bool pinned) {
    if (pinned == isPinned(seed))
        return;
    if (pinned)
        m_pinned.push_back(seed);
    else
        std::erase(m_pinned, seed);
    Q_EMIT seedsChanged();
}

std::vector<std::uint64_t> RollModel::stripSeeds() const {
    std::vector<std::uint64_t> seeds = m_pinned;
    for (std::uint64_t i = 0; i < stripLength; ++i) {
        if (!isPinned(m_firstOfStrip + i))
            seeds.push_back(m_firstOfStrip + i);
    }
    if (!std::ranges::contains(seeds, m_seed))
        seeds.push_back(m_seed);
    return seeds;
}

void RollModel::startAnew() {
    forget();
    m_pinned.clear();
    m_seed = 1;
    m_firstOfStrip = 1;
    Q_EMIT seedsChanged();
    if (isWatched())
        schedule();
    Q_EMIT plannedAnew();
}

void RollModel::planAnew() {
    forget();
    schedule();
}

void RollModel::forget() {
    giveUp();
    m_isPlanned = true;
    m_seen.reset();
    m_described.reset();
    m_plan.reset();
    m_places = {};
    setCurrent(std::nullopt);
    m_roller.reset();
    m_kept.reset();
    m_hand.reset();
    m_past.clear();
    m_isKept = m_isStale = false;
    m_problem.clear();
}

void RollModel::follow(const Change& change) {
    giveUp();
    m_places.follow(change.edit);
    for (std::optional<Kept>* each : {&m_kept, &m_hand}) {
        if (*each)
            (*each)->places.follow(change.edit);
    }
    schedule();
}

void RollModel::followSelection() {
    const std::size_t level = m_session.currentLevel();
    const bool isOther = std::exchange(m_followed, level) != level;
    // At once, because rolls of one level make no sense over another.
    if (isWatched() && level != m_level)
        update();
    else if (isOther)
        Q_EMIT seedsChanged(); // the level is not rolled, or its roll is there already
}

void RollModel::schedule() {
    if (isWatched())
        m_later.start();
}

void RollModel::update() {
    m_later.stop();
    if (!isWatched())
        return;
    const bool isNew = takeUp();
    if (m_isAsked)
        return;
    if (!m_isPlanned)
        plan();
    else if (isNew)
        Q_EMIT plannedAnew();
    else if (m_roller && (!m_current || m_current->seed() != m_seed || m_isStale))
        rollCurrent();
}

// Takes over what the session shows now. Returns whether that has changed.
bool RollModel::takeUp() {
    const LevelsAnalysis& analysis = m_session.levels();
    const std::size_t index = m_session.currentLevel();
    const LevelModelPtr& level = analysis.levelPtr(index);
    if (level == m_seen)
        return false;
    giveUp();
    const bool sameLevel = m_seen != nullptr && index == m_level;
    if (!sameLevel || !level->hasHeader())
        forget();
    m_level = index;
    m_seen = level;
    m_game = analysis.gamePtr();
    m_isPlanned = !level->hasHeader();
    if (m_isPlanned)
        m_problem = tr("There is no level here yet.");
    return true;
}

template <class Given>
void RollModel::carryOut(std::function<Given(const std::stop_token&)> work, std::function<void(Given)> done) {
    if (m_game->language().runsScripts())
        m_worker.start(std::move(work), std::move(done));
    else
        done(work({}));
}

void RollModel::plan() {
    m_isAsked = true;
    carryOut<Planned>(
        [analysis = m_session.document().analysis(), level = m_session.levels().source(m_level),
         context = m_session.contextFor(m_level, m_context), seed = m_seed, keeps = keepsRooms(),
         past = pastOfText(),
         kept = m_isStale ? std::nullopt
                : m_hand  ? m_hand
                          : m_kept,
         start = m_session.levels().levelStart(m_level)](const std::stop_token& abandoned) {
            Planned planned(*analysis, level, context, seed, abandoned);
            if (past)
                planned.rollAgain(*past);
            else if (keeps)
                planned.rollKeeping(level.level, start, kept);
            else
                planned.roll();
            return planned;
        },
        [this](Planned planned) { take(std::move(planned)); });
}

void RollModel::take(Planned planned) {
    const LevelsAnalysis& analysis = m_session.levels();
    m_isAsked = false;
    m_isPlanned = true;
    if (planned.plan) {
        m_problem.clear();
        m_described = m_seen;
        m_plan = *std::move(planned.plan);
        m_places = roll::StatementPlaces(*m_plan, *m_seen, analysis.levelStart(m_level));
        m_roller = std::move(planned.roller);
        setCurrent(std::move(planned.map));
        m_isKept = planned.isKept;
        m_isStale = false;
        m_kept.reset();
        if (planned.keeps)
            m_kept = Kept{std::move(planned.record), m_places};
        remember();
        if (m_handEnded)
            m_hand.reset();
    } else {
        const Diagnostic* error = firstOtherError(m_seen->diagnostics);
        const bool hasError = error != nullptr;
        const Offset place = analysis.levelStart(m_level) + (hasError ? error->range.begin : 0);
        m_problem = hasError ? tr("Line %1: %2")
                                   .arg(analysis.text().position(place).line + 1)
                                   .arg(QString::fromStdString(error->message()))
                             : QString::fromStdString(planned.plan.error().message);
    }
    Q_EMIT plannedAnew();
    update(); // the wanted seed may have changed
}

void RollModel::remember() {
    constexpr std::size_t mostTexts = 32;
    constexpr std::size_t mostBytes = 65536;
    const std::string_view text = m_session.levels().levelText(m_level);
    if (!m_kept || m_described != m_seen || text.size() > mostBytes)
        return;
    std::erase_if(m_past,
                  [&](const Past& past) { return past.seed == m_current->seed() && past.text == text; });
    m_past.push_back({std::string(text), m_current->seed(), m_isKept, m_kept->record});
    if (m_past.size() > mostTexts)
        m_past.pop_front();
}

std::optional<RollModel::Past> RollModel::pastOfText() const {
    if (!keepsRooms() || m_hand || m_isStale)
        return std::nullopt;
    const std::string_view text = m_session.levels().levelText(m_level);
    const auto found = std::ranges::find_if(
        m_past, [&](const Past& past) { return past.seed == m_seed && past.text == text; });
    return found == m_past.end() ? std::nullopt : std::optional(*found);
}

void RollModel::rollCurrent() {
    m_isAsked = true;
    struct Rolled {
        std::optional<RolledMap> map;
        roll::RollRecord record;
    };
    carryOut<Rolled>(
        [seed = m_seed, plan = m_plan, catalog = m_game->catalogPtr(), roller = m_roller,
         keeps = m_kept.has_value()](const std::stop_token& abandoned) {
            Rolled rolled;
            roller->giveUpWhen(abandoned);
            rolled.map.emplace(plan, catalog,
                               keeps ? roller->rollKeeping(seed, rolled.record) : roller->roll(seed));
            return rolled;
        },
        [this](Rolled rolled) {
            m_isAsked = false;
            m_isKept = m_isStale = false;
            setCurrent(std::move(rolled.map));
            if (m_kept)
                m_kept = Kept{std::move(rolled.record), m_places};
            remember();
            Q_EMIT seedsChanged();
            update();
        });
}

void RollModel::roll(std::uint64_t seed, const Taker& take) {
    if (!m_roller)
        return take(std::nullopt);
    if (m_isKept && m_current && m_current->seed() == seed && seed == m_seed)
        return take(m_current); // what is on the map
    carryOut<RolledMap>(
        [seed, plan = m_plan, catalog = m_game->catalogPtr(),
         roller = m_roller](const std::stop_token& abandoned) {
            roller->giveUpWhen(abandoned);
            return RolledMap(plan, catalog, roller->roll(seed));
        },
        [take](RolledMap map) { take(std::move(map)); });
}

// What was requested must be requested again.
void RollModel::giveUp() {
    m_worker.giveUp();
    m_isAsked = false;
}

Point RollModel::partCorner() const {
    const std::optional<PartRef> part = m_session.currentPart();
    return m_plan && part ? cornerOfPart(part->part) : Point{0, 0};
}

Point RollModel::cornerOfPart(std::size_t part) const {
    if (m_plan == nullptr)
        return {0, 0};
    if (!m_described->themed || !m_current || part >= m_described->parts.size())
        return m_plan->cornerOfPart(part);
    const auto& own = m_described->parts[part];
    const auto number = m_plan->numberOf(m_described->openerOf(own.section));
    const std::vector<Point> corners = number ? m_current->cellsOf(*number) : std::vector<Point>();
    return corners.empty() ? m_plan->cornerOfPart(part) : corners.front();
}

std::optional<StatementRef> RollModel::statementOf(std::int32_t number) const {
    if (number < 0 || std::size_t(number) >= m_places.count())
        return std::nullopt;
    return m_session.analysis().statementAt(m_session.currentLevel(), m_places.begin(number));
}

std::optional<std::int32_t> RollModel::selectedNumber() const {
    const std::optional<StatementRef> statement = m_session.currentStatement();
    if (!statement)
        return std::nullopt;
    return m_places.numberAt(m_session.rangeOf(*statement).begin);
}

} // namespace levwright

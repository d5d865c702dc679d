// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollModel.h"

#include "core/diag/UnknownThings.h"
#include "core/model/LevelLanguage.h"
#include "core/model/Outcomes.h"

#include <algorithm>
#include <chrono>

namespace levwright {
namespace {

// Long enough to paint a key press, and too short to be noticed.
constexpr std::chrono::milliseconds settling{25};

} // namespace

// A plan, or the reason why there is none; and the requested roll.
struct RollModel::Planned {
    Planned(const Analysis& analysis, const LevelSource& level, const roll::RollContext& context,
            std::uint64_t seed, const std::stop_token& abandoned)
        : plan(analysis.game().language().plan(level, context, abandoned)) {
        if (!plan)
            return;
        roller = std::make_shared<roll::Roller>(*plan);
        roller->giveUpWhen(abandoned);
        map.emplace(*plan, analysis.game().catalogPtr(), roller->roll(seed));
    }

    Result<roll::RollPlanPtr> plan;
    std::shared_ptr<roll::Roller> roller;
    std::optional<RolledMap> map;
};

RollModel::RollModel(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_later.setSingleShot(true);
    m_later.setInterval(settling);
    connect(&m_later, &QTimer::timeout, this, &RollModel::update);
    connect(&session, &Session::changed, this, &RollModel::follow);
    connect(&session, &Session::readAnew, this, &RollModel::startAnew);
    connect(&session, &Session::selectionChanged, this, &RollModel::followSelection);
    connect(&session, &Session::themedRollsChanged, this, [this] {
        forget();
        schedule();
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

void RollModel::setStripVisible(bool visible) {
    m_stripVisible = visible;
    schedule();
}

void RollModel::showSeed(std::uint64_t seed) {
    m_seed = seed;
    // The difference wraps around as the seeds do.
    if (!isPinned(seed) && seed - m_firstOfStrip >= std::uint64_t(stripLength))
        m_firstOfStrip = seed;
    m_shown = true;
    update();
    Q_EMIT seedsChanged();
}

void RollModel::setContext(const roll::RollContext& context) {
    if (context == m_context)
        return;
    m_context = context;
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

void RollModel::forget() {
    giveUp();
    m_isPlanned = true;
    m_seen.reset();
    m_described.reset();
    m_plan.reset();
    m_places = {};
    m_current.reset();
    m_roller.reset();
    m_problem.clear();
}

void RollModel::follow(const Change& change) {
    giveUp();
    m_places.follow(change.edit);
    schedule();
}

void RollModel::followSelection() {
    // At once, because rolls of one level make no sense over another.
    if (isWatched() && m_session.currentLevel() != m_level)
        update();
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
    else if (m_roller && (!m_current || m_current->seed() != m_seed))
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
         context = m_session.themedRolls().contextFor(*m_seen, m_context), seed = m_seed](
            const std::stop_token& abandoned) { return Planned(*analysis, level, context, seed, abandoned); },
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
        m_current = std::move(planned.map);
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

void RollModel::rollCurrent() {
    m_isAsked = true;
    roll(m_seed, [this](const std::optional<RolledMap>& map) {
        m_isAsked = false;
        m_current = map;
        Q_EMIT seedsChanged();
        update();
    });
}

void RollModel::roll(std::uint64_t seed, const Taker& take) {
    if (!m_roller)
        return take(std::nullopt);
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

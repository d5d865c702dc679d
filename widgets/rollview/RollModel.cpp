// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollModel.h"

#include "core/model/LevelLanguage.h"
#include "core/model/Outcomes.h"

#include <algorithm>
#include <chrono>

namespace levwright {
namespace {

// Long enough for a key press to be painted, too short to be noticed.
constexpr std::chrono::milliseconds settling{25};

} // namespace

RollModel::RollModel(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_later.setSingleShot(true);
    m_later.setInterval(settling);
    connect(&m_later, &QTimer::timeout, this, &RollModel::update);
    connect(&session, &Session::changed, this, &RollModel::follow);
    connect(&session, &Session::readAnew, this, &RollModel::startAnew);
    connect(&session, &Session::selectionChanged, this, &RollModel::followSelection);
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
    // Wraps where the seeds do.
    if (!isPinned(seed) && seed - m_firstOfStrip >= std::uint64_t(stripLength))
        m_firstOfStrip = seed;
    m_shown = true;
    m_later.stop();
    const bool planned = plan();
    m_current = rolled(m_seed);
    if (planned)
        Q_EMIT plannedAnew();
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
    m_seen.reset();
    m_described.reset();
    m_plan.reset();
    m_places = {};
    m_current.reset();
    m_roller.reset();
    m_problem.clear();
}

void RollModel::follow(const Change& change) {
    m_places.follow(change.edit);
    schedule();
}

void RollModel::followSelection() {
    // At once: the rolls of one level mean nothing over another.
    if (isWatched() && m_session.currentLevel() != m_level)
        update();
}

void RollModel::schedule() {
    if (isWatched())
        m_later.start();
}

void RollModel::update() {
    m_later.stop();
    const roll::RollPlanPtr before = m_plan;
    if (!isWatched() || !plan())
        return;
    if (m_plan != before || !m_current)
        m_current = rolled(m_seed);
    Q_EMIT plannedAnew();
}

// Whether anything is different now.
bool RollModel::plan() {
    const LevelsAnalysis& analysis = m_session.levels();
    const std::size_t index = m_session.currentLevel();
    const LevelModelPtr& level = analysis.levelPtr(index);
    if (level == m_seen)
        return false;
    const bool sameLevel = m_seen != nullptr && index == m_level;
    if (!sameLevel)
        forget();
    m_level = index;
    m_seen = level;
    m_game = analysis.gamePtr();
    if (!level->hasHeader()) {
        forget();
        m_seen = level;
        m_problem = tr("There is no level here yet.");
        return true;
    }
    Result<roll::RollPlanPtr> planned = m_game->language().plan(analysis.source(index), m_context);
    if (!planned) {
        const auto error = std::ranges::find(level->diagnostics, Severity::Error, &Diagnostic::severity);
        m_problem =
            error == level->diagnostics.end()
                ? QString::fromStdString(planned.error().message)
                : tr("Line %1: %2")
                      .arg(analysis.text().position(analysis.levelStart(index) + error->range.begin).line + 1)
                      .arg(QString::fromStdString(error->message()));
        return true;
    }
    m_problem.clear();
    m_described = level;
    m_plan = *std::move(planned);
    m_places = roll::StatementPlaces(*m_plan, *level, analysis.levelStart(index));
    m_roller = std::make_unique<roll::Roller>(m_plan);
    return true;
}

std::optional<RolledMap> RollModel::rolled(std::uint64_t seed) {
    if (!m_roller)
        return std::nullopt;
    return RolledMap(m_plan, m_game->catalogPtr(), m_roller->roll(seed));
}

Point RollModel::partCorner() const {
    const std::optional<PartRef> part = m_session.currentPart();
    return m_plan && part ? m_plan->cornerOfPart(part->part) : Point{0, 0};
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

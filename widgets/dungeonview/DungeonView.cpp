// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/DungeonView.h"

#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/roll/ComputedRolls.h"
#include "widgets/theme/BarButton.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace levwright {
namespace {

constexpr int manyRolls = 100;
constexpr int slowRolls = 40; // milliseconds
constexpr int mostNamed = 3;  // in a summary

QString seedLink(std::uint64_t seed) {
    return DungeonView::tr("<a href=\"%1\">seed %1</a>").arg(seed);
}

} // namespace

DungeonView::DungeonView(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_canvas(new DungeonCanvas(session, theme, this)) {
    setObjectName(QStringLiteral("dungeonView"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    connect(m_canvas, &DungeonCanvas::fileWanted, this, &DungeonView::fileWanted);
    connect(m_canvas, &DungeonCanvas::pointedAt, this, &DungeonView::pointedAt);
    // The canvas was created first, so it follows the session first.
    connect(&session, &Session::changed, this, &DungeonView::follow);
    connect(&session, &Session::readAnew, this, &DungeonView::startAnew);
    setTheme(theme);
}

QWidget* DungeonView::makeBar() {
    auto* bar = new QWidget(this);
    m_roll = makeBarButton(bar, QStringLiteral("dungeon.roll"), tr("Roll the Dungeon"),
                           tr("Show one possible dungeon of a new game, over the ranges"));
    m_roll->setCheckable(true);
    QToolButton* previous =
        makeBarButton(bar, QStringLiteral("dungeon.previousRoll"), QStringLiteral("◂"), tr("Previous seed"));
    QToolButton* next =
        makeBarButton(bar, QStringLiteral("dungeon.nextRoll"), QStringLiteral("▸"), tr("Next seed"));
    m_seed = new QSpinBox(bar);
    m_seed->setObjectName(QStringLiteral("dungeon.seed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setPrefix(tr("Seed "));
    m_seed->setRange(1, std::numeric_limits<int>::max());
    m_seed->setButtonSymbols(QSpinBox::NoButtons);
    m_seed->setFixedWidth(m_seed->fontMetrics().horizontalAdvance(QStringLiteral("Seed 2147483647")) + 16);
    m_many =
        makeBarButton(bar, QStringLiteral("dungeon.manyRolls"), tr("%1 Rolls").arg(manyRolls),
                      tr("Show how often each level is at which depth, and which levels are never placed"));
    m_many->setCheckable(true);
    m_message = new QLabel(bar);
    m_message->setObjectName(QStringLiteral("dungeon.message"));
    m_message->setTextFormat(Qt::RichText);
    // A long text is cut off; it must not widen the window.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(4);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_roll, previous, m_seed, next, m_many})
        layout->addWidget(widget);
    layout->addSpacing(8);
    layout->addWidget(m_message, 1);
    connect(m_roll, &QToolButton::toggled, this, &DungeonView::roll);
    connect(previous, &QToolButton::clicked, this, [this] { rollSeed(m_seed->value() - 1); });
    connect(next, &QToolButton::clicked, this, [this] { rollSeed(m_seed->value() + 1); });
    connect(m_seed, &QSpinBox::valueChanged, this, &DungeonView::rollSeed);
    connect(m_many, &QToolButton::toggled, this, &DungeonView::rollMany);
    connect(m_message, &QLabel::linkActivated, this, [this](const QString& seed) { rollSeed(seed.toInt()); });
    return bar;
}

void DungeonView::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    m_canvas->setTheme(theme);
}

void DungeonView::startAnew() {
    const QSignalBlocker quietRoll(m_roll);
    const QSignalBlocker quietMany(m_many);
    const QSignalBlocker quietSeed(m_seed);
    m_roll->setChecked(false);
    m_many->setChecked(false);
    m_seed->setValue(1);
    m_message->clear();
}

// Keeps the shown roll and statistics, for the changed dungeon.
void DungeonView::follow() {
    if (m_roll->isChecked())
        roll();
    // Typing must not become slow: some dungeons are hard to lay out.
    if (m_many->isChecked() && m_rollsAreSlow)
        m_many->setChecked(false);
    else if (m_many->isChecked())
        rollMany();
}

void DungeonView::rollSeed(int seed) {
    {
        const QSignalBlocker quiet(m_seed);
        m_seed->setValue(seed);
    }
    if (m_roll->isChecked())
        roll();
    else
        m_roll->setChecked(true);
}

void DungeonView::roll() {
    m_message->clear();
    if (!m_roll->isChecked())
        return m_canvas->showRoll(std::nullopt);
    const DungeonModel& model = m_session.dungeon();
    const auto seed = std::uint64_t(m_seed->value());
    const Result<CompiledDungeon> dungeon = dungeonOfSeed(m_session.dungeonLanguage(), model, seed);
    if (!dungeon) {
        m_canvas->showRoll(std::nullopt);
        m_message->setText(QString::fromUtf8(dungeon.error().message));
        return;
    }
    const RollResult rolled = rollDungeon(*dungeon, m_session.game().catalog(), seed);
    if (!rolled) {
        m_canvas->showRoll(std::nullopt);
        m_message->setText(tr("The game would stop: %1")
                               .arg(QString::fromUtf8(describe(rolled.error(), *dungeon)).toHtmlEscaped()));
        return;
    }
    int deepest = 1;
    for (const RolledDungeon& part : rolled->dungeons)
        deepest = std::max(deepest, part.depthOf(part.levelCount));
    m_message->setText(tr("%1 dungeons, down to depth %2").arg(rolled->dungeons.size()).arg(deepest));
    if (!model.isComputed)
        return m_canvas->showRoll(*rolled);
    const Result<CompiledDungeon> shown = compileDungeon(model);
    m_canvas->showRoll(shown ? std::optional(asIn(*shown, *dungeon, *rolled)) : std::nullopt);
}

void DungeonView::rollMany() {
    m_message->clear();
    if (!m_many->isChecked())
        return m_canvas->showStatistics(std::nullopt);
    const Result<CompiledDungeon> dungeon = compileDungeon(m_session.dungeon());
    if (!dungeon) {
        m_canvas->showStatistics(std::nullopt);
        m_message->setText(QString::fromUtf8(dungeon.error().message));
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const DungeonModel& model = m_session.dungeon();
    const Catalog& catalog = m_session.game().catalog();
    const auto seed = std::uint64_t(m_seed->value());
    ComputedRolls rolls =
        model.isComputed
            ? rollManyComputed(
                  *dungeon, catalog, seed, manyRolls,
                  [&](std::uint64_t each) { return dungeonOfSeed(m_session.dungeonLanguage(), model, each); })
            : ComputedRolls{*dungeon, levwright::rollMany(*dungeon, catalog, seed, manyRolls)};
    m_rollsAreSlow = timer.elapsed() > slowRolls;
    m_message->setText(summaryOf(rolls.statistics, rolls.dungeon));
    m_message->setToolTip(m_message->text());
    // Only what the picture has.
    const auto isMissing = [&](const auto& each) { return each.dungeon >= dungeon->dungeons.size(); };
    std::erase_if(rolls.statistics.dungeons, isMissing);
    std::erase_if(rolls.statistics.levels, [&](const LevelStatistics& each) {
        return isMissing(each) || each.level >= dungeon->dungeons[each.dungeon].levels.size();
    });
    m_canvas->showStatistics(std::move(rolls.statistics));
}

QString DungeonView::summaryOf(const RollStatistics& statistics, const CompiledDungeon& dungeon) const {
    QStringList parts;
    if (statistics.failures.empty())
        parts << tr("%1 rolls, no failures").arg(statistics.rolls);
    else
        parts << tr("%1 of %2 rolls fail, for example: %3 (%4)")
                     .arg(statistics.rolls - statistics.succeeded)
                     .arg(statistics.rolls)
                     .arg(QString::fromUtf8(describe(statistics.failures.front().failure, dungeon))
                              .toHtmlEscaped(),
                          seedLink(statistics.failures.front().seed));
    QStringList never;
    for (const NeverPlaced& level : statistics.neverPlaced) {
        if (never.size() == mostNamed) {
            never << QStringLiteral("…");
            break;
        }
        const std::string& name = dungeon.dungeons[level.dungeon].levels[level.level].name.text;
        never << tr("“%1” (%2)").arg(QString::fromUtf8(name).toHtmlEscaped(), seedLink(level.seed));
    }
    if (!never.isEmpty())
        parts << tr("never placed: %1").arg(never.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

} // namespace levwright

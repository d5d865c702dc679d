// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/DungeonCanvas.h"

#include "core/dungeons/model/DungeonLanguage.h"

#include <QFileInfo>
#include <QPaintEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace levwright {
namespace {

constexpr qreal leastZoom = 0.35;
constexpr qreal mostZoom = 2.5;

} // namespace

DungeonCanvas::DungeonCanvas(Session& session, const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent), m_session(session), m_theme(theme) {
    setObjectName(QStringLiteral("dungeonCanvas"));
    setAccessibleName(tr("Dungeon"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    connect(&session, &Session::changed, this, &DungeonCanvas::rebuild);
    connect(&session, &Session::readAnew, this, &DungeonCanvas::startAnew);
    connect(&session, &Session::selectionChanged, this, &DungeonCanvas::followSelection);
    connect(&session, &Session::stateChanged, this, [this] {
        if (QFileInfo(m_session.path()).path() != m_folder)
            readFiles();
    });
    setTheme(theme);
    startAnew();
}

void DungeonCanvas::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    viewport()->update();
}

void DungeonCanvas::startAnew() {
    m_drag.reset();
    m_hover.reset();
    m_branchEnd.reset();
    m_zoom = 1;
    readFiles();
    rebuild();
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
}

void DungeonCanvas::readFiles() {
    m_folder = QFileInfo(m_session.path()).path();
    m_files.read(m_session.path().isEmpty() ? QString() : m_folder, m_session.analysis().kind());
    viewport()->update();
}

void DungeonCanvas::rebuild() {
    m_roll.reset();
    m_statistics.reset();
    if (m_drag && !model().writtenPlaceOf(m_drag->hit.statement))
        m_drag.reset();
    m_layout = DungeonLayoutModel(model(), m_session.game().catalog(), nullptr);
    updateScrollBars();
    hoverAnew();
}

void DungeonCanvas::hoverAnew() {
    m_hover = m_pointer ? m_layout.at(toLayout(*m_pointer)) : std::nullopt;
    Q_EMIT pointedAt(m_hover ? describe(*m_hover) : QString());
    viewport()->update();
}

void DungeonCanvas::showRoll(std::optional<DungeonLayout> roll) {
    m_roll = std::move(roll);
    m_layout = DungeonLayoutModel(model(), m_session.game().catalog(), m_roll ? &*m_roll : nullptr);
    updateScrollBars();
    hoverAnew();
}

void DungeonCanvas::showStatistics(std::optional<RollStatistics> statistics) {
    m_statistics = std::move(statistics);
    viewport()->update();
}

const SpecialLevelRecord* DungeonCanvas::levelOf(const DungeonHit& hit) const {
    return hit.kind == DungeonHit::Kind::Level ? &model().dungeons[hit.dungeon].levels[hit.index].record
                                               : nullptr;
}

// The subject of the selected statement. A note counts as its level or dungeon.
std::optional<DungeonHit> DungeonCanvas::selected() const {
    const std::optional<StatementRef> ref = m_session.currentStatement();
    if (!ref)
        return std::nullopt;
    if (const std::optional<DungeonHit> hit = m_layout.find(ref->statement))
        return hit;
    const std::optional<std::size_t> subject = model().subjectOf(ref->statement);
    return subject ? m_layout.find(*subject) : std::nullopt;
}

void DungeonCanvas::followSelection() {
    if (const std::optional<DungeonHit> hit = selected(); hit && !m_drag)
        reveal(m_layout.rectOf(*hit));
    viewport()->update();
}

QPoint DungeonCanvas::toViewport(QPoint place) const {
    return QPoint(int(std::lround(place.x() * m_zoom)), int(std::lround(place.y() * m_zoom))) -
           QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

QPoint DungeonCanvas::toLayout(QPoint inViewport) const {
    const QPoint place = inViewport + QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return {int(std::floor(place.x() / m_zoom)), int(std::floor(place.y() / m_zoom))};
}

void DungeonCanvas::updateScrollBars() {
    const QSize whole = (QSizeF(m_layout.size()) * m_zoom).toSize();
    const QSize page = viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - page.width()));
    horizontalScrollBar()->setPageStep(page.width());
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - page.height()));
    verticalScrollBar()->setPageStep(page.height());
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        bar->setSingleStep(int(m_layout.metrics().row * m_zoom));
}

void DungeonCanvas::setZoom(qreal zoom, QPoint keep) {
    const QPointF kept = QPointF(toLayout(keep));
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    updateScrollBars();
    horizontalScrollBar()->setValue(int(kept.x() * m_zoom) - keep.x());
    verticalScrollBar()->setValue(int(kept.y() * m_zoom) - keep.y());
    viewport()->update();
}

void DungeonCanvas::zoomIn() {
    setZoom(m_zoom * zoomStep, viewport()->rect().center());
}

void DungeonCanvas::zoomOut() {
    setZoom(m_zoom / zoomStep, viewport()->rect().center());
}

void DungeonCanvas::zoomToFit() {
    const QSize whole = m_layout.size();
    if (whole.isEmpty())
        return;
    setZoom(std::min(1.0, std::min(qreal(viewport()->width()) / whole.width(),
                                   qreal(viewport()->height()) / whole.height())),
            {});
}

void DungeonCanvas::zoomToNormal() {
    setZoom(1, viewport()->rect().center());
}

void DungeonCanvas::restoreZoom(const QByteArray& state) {
    bool isNumber = false;
    if (const double zoom = state.toDouble(&isNumber); isNumber && zoom > 0)
        setZoom(zoom, {});
}

// Scrolls as little as possible.
void DungeonCanvas::reveal(const QRect& place) {
    constexpr int around = 12;
    const QRect shown = QRect(toViewport(place.topLeft()), toViewport(place.bottomRight()))
                            .adjusted(-around, -around, around, around);
    const QRect page = viewport()->rect();
    const auto move = [](QScrollBar& bar, int before, int behind) {
        if (before < 0)
            bar.setValue(bar.value() + before);
        else if (behind > 0)
            bar.setValue(bar.value() + behind);
    };
    move(*horizontalScrollBar(), shown.left() - page.left(), shown.right() - page.right());
    move(*verticalScrollBar(), shown.top() - page.top(), shown.bottom() - page.bottom());
}

void DungeonCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void DungeonCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.color(MapColor::Background));
    if (model().dungeons.empty()) {
        painter.setPen(m_theme.color(MapColor::RulerText));
        painter.drawText(viewport()->rect(), Qt::AlignCenter,
                         tr("There is no dungeon yet.\nA dungeon begins with %1.")
                             .arg(QString::fromUtf8(m_session.dungeonLanguage().beginning())));
        return;
    }
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    painter.scale(m_zoom, m_zoom);
    const Catalog& catalog = m_session.game().catalog();
    DungeonPainter(m_theme).paint(painter, {.model = model(),
                                            .layout = m_layout,
                                            .statistics = m_statistics ? &*m_statistics : nullptr,
                                            .selected = selected(),
                                            .hovered = m_hover,
                                            .branchEnd = m_branchEnd,
                                            .hasFile =
                                                [&](const SpecialLevelRecord& level) {
                                                    return m_session.path().isEmpty() ||
                                                           !m_files.lacks(level, catalog);
                                                },
                                            .hasRoll = m_roll.has_value()});
}

QString DungeonCanvas::describe(const DungeonHit& hit) const {
    const DungeonPartModel& part = model().dungeons[hit.dungeon];
    const DungeonColumn& column = m_layout.columns()[hit.dungeon];
    const auto depths = [&](const LevelRange& range) {
        return rangeText({column.depthOf(range.first), column.depthOf(range.last)});
    };
    QStringList facts;
    if (const SpecialLevelRecord* level = levelOf(hit)) {
        const LevelItem& item = column.levels[hit.index];
        facts << tr("%1: depth %2").arg(QString::fromUtf8(level->name.text), depths(item.possible));
        if (item.rolled)
            facts << tr("here %1").arg(column.depthOf(*item.rolled));
        if (level->chance != 100)
            facts << tr("%1 % of games").arg(level->chance);
        if (level->count > 0)
            facts << tr("%1 variants").arg(level->count);
        facts << describeFlags(level->flags);
        if (const QString alignment = describeAlignment(level->flags); !alignment.isEmpty())
            facts << alignment;
        if (!m_session.path().isEmpty() && m_files.lacks(*level, m_session.game().catalog()))
            facts << tr("no file in this folder");
    } else if (hit.kind == DungeonHit::Kind::Dungeon) {
        facts << QString::fromUtf8(part.record.name.text) << tr("%1 levels").arg(rangeText(column.counts));
    } else {
        const BranchRecord& branch = part.branches[hit.index].record;
        const std::array types{tr("stairs"), tr("one-way stairs (none up)"), tr("one-way stairs (none down)"),
                               tr("portal")};
        facts << tr("To %1 from depth %2")
                     .arg(QString::fromUtf8(branch.target.text), depths(column.branches[hit.index].possible));
        if (branch.type >= 0 && std::size_t(branch.type) < types.size())
            facts << types[std::size_t(branch.type)];
        if (branch.type != BranchType::portal)
            facts << (branch.up != 0 ? tr("upwards") : tr("downwards"));
    }
    return facts.join(QStringLiteral(" · "));
}

bool DungeonCanvas::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<DungeonHit> hit = m_layout.at(toLayout(help->pos()));
        QToolTip::showText(help->globalPos(), hit ? describe(*hit) : QString(), viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        m_pointer.reset();
        hoverAnew();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace levwright

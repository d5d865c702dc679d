// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cellstack/CellPanel.h"

#include "core/base/Phrase.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int statementRole = Qt::UserRole;

} // namespace

CellPanel::CellPanel(Session& session, const Theme& theme, MapCanvas& canvas, QWidget* parent)
    : QWidget(parent), m_session(session), m_canvas(&canvas), m_terrain(new QLabel), m_list(new QTreeWidget) {
    setObjectName(QStringLiteral("cellstack"));
    setAccessibleName(tr("Cell"));
    m_terrain->setObjectName(QStringLiteral("cellstack.terrain"));
    m_terrain->setWordWrap(true);
    m_terrain->setMargin(8);
    m_terrain->setTextFormat(Qt::PlainText);
    m_list->setObjectName(QStringLiteral("cellstack.list"));
    m_list->setAccessibleName(tr("What is on the cell"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(2);
    m_list->setItemsExpandable(false);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_terrain);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { choose(*item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { choose(*item); });
    connect(&canvas, &MapCanvas::cursorMoved, this, &CellPanel::follow);
    connect(&session, &Session::selectionChanged, this, &CellPanel::follow);
    connect(&session, &Session::readAnew, this, &CellPanel::follow);
    setTheme(theme);
}

void CellPanel::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    setAutoFillBackground(true);
}

void CellPanel::setActive(bool active) {
    m_isActive = active;
    follow();
}

void CellPanel::follow() {
    if (!m_isActive || m_canvas == nullptr)
        return;
    m_level = m_session.currentLevel();
    const std::optional<Point> cell = m_canvas->cursorCell();
    std::vector<std::size_t> statements;
    QString terrain = tr("Click a cell of the map to see everything on it.");
    if (cell) {
        for (const StatementRef& each : m_canvas->statementsAt(*cell)) {
            if (each.level == m_level)
                statements.push_back(each.statement);
        }
        terrain = terrainOf(*cell);
    }
    if (m_terrain->text() != terrain)
        m_terrain->setText(terrain);
    const LevelsAnalysis& levels = m_session.levels();
    fill(cellStack(m_session.game().language(), levels.source(m_level), std::move(statements)));
}

QString CellPanel::terrainOf(Point cell) const {
    QString place = QStringLiteral("%1,%2").arg(cell.x).arg(cell.y);
    const std::optional<Area> map = m_canvas->model().mapArea();
    if (!map)
        return place;
    if (!map->contains(cell))
        return tr("%1: outside the map").arg(place);
    const char character = m_canvas->model().cells().atOr(cell, stone);
    const Terrain* terrain = m_session.game().catalog().terrainByCharacter(character);
    return terrain == nullptr
               ? tr("%1: not a map character").arg(place)
               : tr("%1: %2, “%3”")
                     .arg(place, QString::fromUtf8(said(terrain->name)), QString(QLatin1Char(character)));
}

void CellPanel::fill(const std::vector<CellEntry>& entries) {
    if (entries == m_entries)
        return;
    m_entries = entries;
    m_list->clear();
    QTreeWidgetItem* container = nullptr;
    for (const CellEntry& entry : entries) {
        auto* item =
            new QTreeWidgetItem({QString::fromStdString(entry.what), QString::fromStdString(entry.note)});
        item->setSizeHint(0, QSize(0, m_list->fontMetrics().height() + 8));
        item->setData(0, statementRole, QVariant::fromValue(qulonglong(entry.statement)));
        if (entry.isInside && container != nullptr) {
            container->addChild(item);
            continue;
        }
        m_list->addTopLevelItem(item);
        container = item;
    }
    m_list->expandAll();
}

void CellPanel::choose(const QTreeWidgetItem& item) {
    m_session.select(StatementRef{m_level, std::size_t(item.data(0, statementRole).toULongLong())});
}

} // namespace levwright

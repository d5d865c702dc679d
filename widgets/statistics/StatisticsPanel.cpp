// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/StatisticsPanel.h"

#include "core/model/LevelLanguage.h"
#include "widgets/statistics/HeatLegend.h"
#include "widgets/statistics/ReportModels.h"
#include "widgets/theme/ShapedTextDelegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMetaMethod>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QThread>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

// Says with dots that its text goes on; the tool tip has all of it.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter, shown);
    }
};

constexpr int usualRolls = 10000; // about a second for most levels
constexpr int mostRolls = 10'000'000;
constexpr int deepest = 60;

QString countText(quint64 count) {
    return QLocale().toString(count);
}

} // namespace

StatisticsPanel::StatisticsPanel(Session& session, const Theme& theme, MapLayers& layers, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(this), m_threads(QThread::idealThreadCount()),
      m_layers(&layers), m_overlay(session), m_findings(new FindingsModel(session, this)),
      m_statements(new StatementsModel(session, this)), m_pages(new QStackedWidget),
      m_legend(new HeatLegend(theme, this)) {
    setObjectName(QStringLiteral("statistics"));
    setAccessibleName(tr("Statistics"));
    const QString line = QStringLiteral("00000");
    const QString share = QStringLiteral("00.00 % (00.00 to 00.00)");
    m_findingList =
        makeList(QStringLiteral("statistics.findings"), m_findings, {line, share, QStringLiteral("0000000")});
    m_findingList->setAccessibleName(tr("What can go wrong"));
    m_statementList = makeList(QStringLiteral("statistics.statements"), m_statements,
                               {line, share, QStringLiteral("00,000"), QStringLiteral("00,00 (00.00 %)")});
    m_statementList->setAccessibleName(tr("Where the things of each statement land"));
    m_nothing = new QLabel(m_findingList);
    m_nothing->setObjectName(QStringLiteral("statistics.nothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setEnabled(false);
    (new QVBoxLayout(m_findingList))->addWidget(m_nothing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_pages, 1);
    m_legend->hide();
    layout->addWidget(m_legend); // in a row of its own, so that it hides no tab
    setFocusProxy(m_findingList);
    connect(m_findingList, &QTreeView::clicked, this, &StatisticsPanel::open);
    connect(m_findingList, &QTreeView::activated, this, &StatisticsPanel::open);
    connect(m_statementList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StatisticsPanel::select);
    connect(m_statementList, &QTreeView::clicked, this, &StatisticsPanel::select);
    connect(&m_run, &StatisticsRun::progressed, this, [this](quint64 done, quint64 total) {
        m_progress->setValue(int(done * quint64(m_progress->maximum()) / total));
    });
    connect(&m_run, &StatisticsRun::finished, this, &StatisticsPanel::take);
    connect(&session, &Session::changed, this, &StatisticsPanel::follow);
    connect(&session, &Session::readAnew, this, &StatisticsPanel::startAnew);
    connect(&session, &Session::selectionChanged, this, &StatisticsPanel::followSelection);
    layers.addOverlay(m_overlay);
    setTheme(theme);
    updateState();
}

StatisticsPanel::~StatisticsPanel() {
    if (m_layers)
        m_layers->removeOverlay(m_overlay);
}

QTreeView* StatisticsPanel::makeList(const QString& name, ReportModel* model, const QStringList& widest) {
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(model);
    sorted->setSortRole(ReportModel::SortRole);
    auto* list = new QTreeView(m_pages);
    list->setObjectName(name);
    list->setModel(sorted);
    list->setItemDelegate(new ShapedTextDelegate(list));
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    // In the order of the model until the user chooses a column.
    list->setSortingEnabled(true);
    list->sortByColumn(-1, Qt::AscendingOrder);
    list->header()->setSortIndicatorClearable(true);
    QHeaderView* header = list->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < sorted->columnCount(); ++column)
        header->resizeSection(column, fontMetrics().horizontalAdvance(u' ' + widest[column - 1] + u' ') + 12);
    connect(list, &QTreeView::customContextMenuRequested, this,
            [this, list](const QPoint& place) { showMenu(*list, place); });
    m_pages->addWidget(list);
    return list;
}

QWidget* StatisticsPanel::makeBar() {
    auto* bar = new QWidget;
    m_tabs = new QTabBar(bar);
    m_tabs->setObjectName(QStringLiteral("statistics.tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->addTab(tr("Findings"));
    m_tabs->addTab(tr("Statements"));
    m_summary = new ElidedLabel(bar);
    m_summary->setObjectName(QStringLiteral("statistics.summary"));
    // A long text is cut off; it must not widen the window.
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress = new QProgressBar(bar);
    m_progress->setObjectName(QStringLiteral("statistics.progress"));
    m_progress->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("000000000000000")));
    m_rolls = new QSpinBox(bar);
    m_rolls->setObjectName(QStringLiteral("statistics.rolls"));
    m_rolls->setAccessibleName(tr("Number of rolls"));
    m_rolls->setToolTip(tr("How many times the level is rolled"));
    m_rolls->setRange(1, mostRolls);
    m_rolls->setValue(usualRolls);
    m_rolls->setGroupSeparatorShown(true);
    m_rolls->setStepType(QSpinBox::AdaptiveDecimalStepType);
    m_rolls->setSuffix(tr(" rolls"));
    m_depth = new QSpinBox(bar);
    m_depth->setObjectName(QStringLiteral("statistics.depth"));
    m_depth->setAccessibleName(tr("Depth"));
    m_depth->setToolTip(tr("The depth of the level below the surface, which affects random monsters"));
    m_depth->setRange(1, deepest);
    m_depth->setValue(roll::RollContext().depth);
    m_depth->setPrefix(tr("depth "));
    m_start = new QPushButton(bar);
    m_start->setObjectName(QStringLiteral("statistics.start"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(2, 3, 4, 3);
    layout->setSpacing(6);
    layout->addWidget(m_tabs);
    layout->addWidget(m_summary, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_rolls, m_depth, m_start})
        layout->addWidget(widget);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_start, &QPushButton::clicked, this, &StatisticsPanel::toggle);
    return bar;
}

void StatisticsPanel::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    m_legend->setTheme(theme);
    const QBrush faint = theme.palette().brush(QPalette::Disabled, QPalette::Text);
    m_findings->setFaintInk(faint);
    m_statements->setFaintInk(faint);
}

void StatisticsPanel::toggle() {
    if (!m_run.isRunning())
        start();
    else
        m_run.stop();
    updateState();
}

void StatisticsPanel::start() {
    const std::size_t current = m_session.currentLevel();
    const roll::RollContext context = roll::atDepth({}, m_depth->value());
    Result<CountedLevel> level =
        CountedLevel::make(m_session, current, m_session.contextFor(current, context));
    m_error = level ? QString() : QString::fromStdString(level.error().message);
    if (level) {
        m_rolling = *std::move(level);
        m_progress->setValue(0);
        m_run.start(m_rolling->plan(), roll::Count(m_rolls->value()), m_threads);
    }
}

void StatisticsPanel::take(const StatisticsPtr& statistics) {
    if (statistics) {
        m_report = std::make_shared<StatisticsReport>(*std::move(m_rolling), statistics);
        m_findings->setReport(m_report);
        m_statements->setReport(m_report);
    }
    m_rolling.reset();
    updateState();
    followSelection();
}

void StatisticsPanel::follow(const Change& change) {
    if (m_rolling)
        m_rolling->follow(change.edit);
    if (!m_report)
        return;
    m_report->level().follow(change.edit);
    if (!m_active) // setActive() does it later
        return;
    m_findings->updateLines();
    m_statements->updateLines();
    updateState();
}

void StatisticsPanel::startAnew() {
    m_run.giveUp();
    m_rolling.reset();
    m_report.reset();
    m_error.clear();
    m_findings->setReport(nullptr);
    m_statements->setReport(nullptr);
    updateState();
    updateHeatMap();
}

void StatisticsPanel::setActive(bool active) {
    m_active = active;
    updateState();
    followSelection();
    updateHeatMap();
}

void StatisticsPanel::updateState() {
    const bool isRunning = m_run.isRunning();
    const bool isOutOfDate = m_report && !m_report->level().isStillIn(m_session.levels());
    m_start->setText(isRunning ? tr("Stop") : tr("Roll"));
    const std::optional<Refusal> refusal = m_session.game().language().objectionTo(Ability::Roll);
    m_start->setToolTip(isRunning ? tr("Stop, and show the results so far")
                        : refusal ? QString::fromStdString(refusal->reason)
                                  : tr("Roll the level at the text cursor"));
    m_start->setEnabled(isRunning || !refusal);
    m_progress->setVisible(isRunning);
    m_summary->setText(summary(isOutOfDate));
    m_summary->setToolTip(m_summary->text());
    m_findings->setOutOfDate(isOutOfDate);
    m_statements->setOutOfDate(isOutOfDate);
    updateTabs();
}

void StatisticsPanel::updateTabs() {
    const auto title = [this](const QString& name, const ReportModel& model) {
        return m_report ? tr("%1 (%2)").arg(name).arg(model.rowCount()) : name;
    };
    const auto call = [this](int tab, const QString& name) {
        if (m_tabs->tabText(tab) != name) // setting the same text would lay out the tabs
            m_tabs->setTabText(tab, name);
    };
    call(0, title(tr("Findings"), *m_findings));
    call(1, title(tr("Statements"), *m_statements));
    m_nothing->setVisible(!m_run.isRunning() && m_findings->rowCount() == 0);
    m_nothing->setText(m_report ? tr("Nothing goes wrong in these rolls")
                                : tr("Roll the level to see what can go wrong in it"));
}

QString StatisticsPanel::summary(bool isOutOfDate) const {
    if (m_run.isRunning())
        return tr("Rolling %1 …").arg(m_rolling->name());
    if (!m_error.isEmpty())
        return m_error;
    if (!m_report)
        return {};
    const QString done = tr("%1: %2 rolls at depth %3")
                             .arg(m_report->level().name(), countText(m_report->statistics().rolls))
                             .arg(m_report->level().plan()->context.depth);
    return isOutOfDate ? tr("Out of date: the text has changed since. %1").arg(done) : done;
}

std::optional<std::int32_t> StatisticsPanel::chosenStatement() const {
    const std::optional<StatementRef> current = m_session.currentStatement();
    if (!m_report || !current)
        return std::nullopt;
    const Range range = m_session.rangeOf(*current);
    const bool isWhole = m_session.levels().level(current->level).isWholeThroughout(current->statement);
    // While a statement is half-typed, the letters before it belong to it.
    return isWhole ? m_report->level().statementAt(range.begin) : m_report->level().statementIn(range);
}

void StatisticsPanel::followSelection() {
    if (!m_active) // setActive() does it later
        return;
    const std::optional<std::int32_t> chosen = chosenStatement();
    const QAbstractItemModel& rows = *m_statementList->model();
    const QModelIndexList found =
        chosen && rows.rowCount() > 0
            ? rows.match(rows.index(0, 0), ReportModel::StatementRole, *chosen, 1, Qt::MatchExactly)
            : QModelIndexList();
    const QModelIndex row = found.isEmpty() ? QModelIndex() : found.front();
    if (m_statementList->currentIndex().siblingAtColumn(0) != row)
        m_statementList->setCurrentIndex(row);
    updateHeatMap();
}

// The overlay is shown while panel and level are visible, whatever is selected.
void StatisticsPanel::updateHeatMap() {
    const bool isSeen =
        m_active && m_report && m_report->level().index(m_session.analysis()) == m_session.currentLevel();
    const std::optional<std::int32_t> chosen = isSeen ? chosenStatement() : std::nullopt;
    if (!m_overlay.show(isSeen ? m_report : nullptr, chosen))
        return;
    const std::optional<HeatMap>& heatMap = m_overlay.heatMap();
    m_legend->setVisible(heatMap.has_value());
    if (heatMap)
        m_legend->setHighest(heatMap->highestShare());
    if (m_layers)
        m_layers->updateOverlay();
}

void StatisticsPanel::select(const QModelIndex& row) {
    if (!row.isValid())
        return;
    const std::int32_t statement = row.data(ReportModel::StatementRole).toInt();
    if (statement < 0 || chosenStatement() == statement)
        return;
    const Offset begin = std::min(m_report->level().begin(statement), m_session.text().size());
    if (const std::optional<StatementRef> ref = m_session.analysis().statementAt(begin))
        m_session.select(*ref);
}

void StatisticsPanel::open(const QModelIndex& finding) {
    select(finding);
    Q_EMIT showSeed(finding.data(ReportModel::SeedRole).toULongLong());
}

void StatisticsPanel::showMenu(const QTreeView& list, const QPoint& place) {
    const QModelIndex row = list.indexAt(place);
    const QVariant seedOfRow = row.data(ReportModel::SeedRole);
    if (!seedOfRow.isValid())
        return;
    const quint64 seed = seedOfRow.toULongLong();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("statistics.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Show Roll %1").arg(seed), this, [this, seed] { Q_EMIT showSeed(seed); });
    if (isSignalConnected(QMetaMethod::fromSignal(&StatisticsPanel::playSeed)))
        menu->addAction(tr("&Play Roll %1").arg(seed), this, [this, seed] { Q_EMIT playSeed(seed); });
    menu->addAction(tr("&Copy Seed"), this,
                    [seed] { QGuiApplication::clipboard()->setText(QString::number(seed)); });
    menu->popup(list.viewport()->mapToGlobal(place));
}

} // namespace levwright

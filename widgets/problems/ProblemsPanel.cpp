// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/ProblemsPanel.h"

#include "widgets/problems/TrialRun.h"
#include "widgets/session/Teaching.h"
#include "widgets/theme/EmptyText.h"
#include "widgets/theme/ShapedTextDelegate.h"
#include "widgets/theme/StillLabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int mostDigits = 5; // of a number of problems

constexpr std::array severities{Severity::Error, Severity::Warning, Severity::Hint};

// A normal header is laid out and painted with all rows of its view, also if it stretches a column. Here the
// columns keep their widths, and the messages get the rest.
class StillHeader : public QHeaderView {
public:
    explicit StillHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        connect(this, &QHeaderView::sectionResized, this, [this](int column) {
            if (column != ProblemsModel::MessageColumn)
                stretchMessages();
        });
    }

    void doItemsLayout() override {
        if (model() == nullptr || count() != model()->columnCount())
            QHeaderView::doItemsLayout();
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QHeaderView::resizeEvent(event);
        stretchMessages();
    }

private:
    void stretchMessages() {
        if (count() != ProblemsModel::ColumnCount)
            return;
        const int others = length() - sectionSize(ProblemsModel::MessageColumn);
        resizeSection(ProblemsModel::MessageColumn, std::max(minimumSectionSize(), width() - others));
    }
};

} // namespace

class ProblemsList : public QTreeView {
public:
    ProblemsList() { setHeader(new StillHeader(this)); }

    // Qt delays the layout of new rows until it paints them, and then paints again.
    void layOutNow() { executeDelayedItemsLayout(); }
};

ProblemsPanel::ProblemsPanel(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_theme(theme), m_trial(new TrialRun(session, this)),
      m_model(new ProblemsModel(session, theme, this)), m_list(new ProblemsList),
      m_summary(new StillLabel({})), m_unknown(new QToolButton), m_fix(new QToolButton) {
    setObjectName(QStringLiteral("problems"));
    setAccessibleName(tr("Problems"));
    makeList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(&m_session, &Session::changed, this, &ProblemsPanel::update);
    connect(&m_session, &Session::readAnew, this, &ProblemsPanel::update);
    connect(&m_session, &Session::heardFromGame, this, &ProblemsPanel::update);
    connect(&m_session, &Session::rolledAnew, this, &ProblemsPanel::update);
    setTheme(theme);
    update();
}

QWidget* ProblemsPanel::makeBar() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->setSpacing(2);
    m_summary->setObjectName(QStringLiteral("problems.summary"));
    layout->addWidget(m_summary, 1);
    m_unknown->setObjectName(QStringLiteral("problems.unknown"));
    m_unknown->setText(tr("Show Unknown Words"));
    m_unknown->setToolTip(tr("Show again what is ignored in this folder"));
    m_unknown->hide();
    connect(m_unknown, &QToolButton::clicked, this, &ProblemsPanel::unknownWanted);
    layout->addWidget(m_unknown);
    layout->addWidget(makeFilter(Severity::Error, QStringLiteral("problems.errors")));
    layout->addWidget(makeFilter(Severity::Warning, QStringLiteral("problems.warnings")));
    layout->addWidget(makeFilter(Severity::Hint, QStringLiteral("problems.hints")));
    layout->addSpacing(6);
    m_fix->setObjectName(QStringLiteral("problems.fix"));
    m_fix->setText(tr("Fix"));
    m_fix->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_fix, &QToolButton::clicked, this, &ProblemsPanel::fixCurrent);
    layout->addWidget(m_fix);
    return bar;
}

QToolButton* ProblemsPanel::makeFilter(Severity severity, const QString& name) {
    const std::array toolTips{tr("Show errors"), tr("Show warnings"), tr("Show hints")};
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setToolTip(toolTips[std::size_t(severity)]);
    button->setAccessibleName(toolTips[std::size_t(severity)]);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(m_theme.icon(QStringLiteral("error")));
    button->setText(QString(mostDigits, u'0'));
    button->setFixedSize(button->sizeHint()); // so that another number needs no new layout
    button->setChecked(m_model->isShown(severity));
    connect(button, &QToolButton::toggled, this, [this, severity](bool isShown) {
        m_model->setShown(severity, isShown);
        updateSummary();
    });
    return m_filters[std::size_t(severity)] = button;
}

void ProblemsPanel::makeList() {
    m_list->setObjectName(QStringLiteral("problems.list"));
    m_list->setAccessibleName(tr("Problems"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ShapedTextDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    // Otherwise the list would be laid out again when one problem more or less fits.
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setIconSize(QSize(16, 16));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    QHeaderView* header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Fixed);
    header->resizeSection(ProblemsModel::LevelColumn,
                          fontMetrics().horizontalAdvance(QStringLiteral("  medusa-22  ")));
    header->resizeSection(ProblemsModel::PlaceColumn,
                          fontMetrics().horizontalAdvance(QStringLiteral("  20000:80  ")));
    header->setSectionsMovable(false);
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        jumpTo(index.row());
        Q_EMIT clicked();
    });
    connect(m_list, &QTreeView::doubleClicked, this, &ProblemsPanel::activated);
    connect(m_list, &QTreeView::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPanel::updateFixButton);
}

void ProblemsPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    m_model->setTheme(theme);
    m_filters[0]->setIcon(theme.icon(QStringLiteral("error"), MapColor::Error));
    m_filters[1]->setIcon(theme.icon(QStringLiteral("warning"), MapColor::Warning));
    m_filters[2]->setIcon(theme.icon(QStringLiteral("hint"), MapColor::Hint));
}

void ProblemsPanel::setUnknownRows(UnknownRows rows) {
    m_unknown->setVisible(rows == UnknownRows::None);
    m_model->setUnknownRows(rows);
    update();
}

void ProblemsPanel::setRollInBackground(bool on) {
    m_trial->setOn(on);
}

void ProblemsPanel::update() {
    const QPersistentModelIndex current(m_list->currentIndex());
    std::optional<Diagnostic> chosen;
    if (current.isValid())
        chosen = m_model->problem(current.row());
    m_model->update();
    // The view would move to a neighbouring row, which nobody has chosen.
    if (chosen && !current.isValid()) {
        const std::optional<int> row = m_model->rowOf(*chosen);
        m_list->setCurrentIndex(row ? m_model->index(*row, 0) : QModelIndex());
        if (!row)
            m_list->clearSelection();
    }
    if (isVisible())
        m_list->layOutNow();
    updateSummary();
    updateFixButton();
}

void ProblemsPanel::updateSummary() {
    const int errors = m_model->count(Severity::Error);
    const int warnings = m_model->count(Severity::Warning);
    QStringList parts;
    if (errors > 0)
        parts << (errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
    if (warnings > 0)
        parts << (warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings));
    m_summary->setText(parts.isEmpty() ? tr("No errors or warnings") : parts.join(tr(", ")));
    for (const Severity severity : severities)
        m_filters[std::size_t(severity)]->setText(QString::number(m_model->count(severity)));
    if (m_model->rowCount() == 0)
        m_list->viewport()->update(); // emptyText() may have changed
}

QString ProblemsPanel::line() const {
    if (m_model->rowCount() == 0)
        return {};
    const int hints = m_model->count(Severity::Hint);
    const bool isMore = m_model->count(Severity::Error) + m_model->count(Severity::Warning) > 0;
    return isMore ? m_summary->text() : hints == 1 ? tr("1 hint") : tr("%1 hints").arg(hints);
}

QString ProblemsPanel::emptyText() const {
    if (m_model->rowCount() > 0)
        return {};
    const int hints = m_model->count(Severity::Hint);
    if (hasOnlyHints())
        return hints == 1
                   ? tr("No errors or warnings, but 1 hint. Press the lamp above to see it.")
                   : tr("No errors or warnings, but %1 hints. Press the lamp above to see them.").arg(hints);
    return m_session.analysis().diagnostics().empty() && m_session.heard().empty() &&
                   m_session.rolledProblems().empty()
               ? tr("No problems")
               : tr("No problems of the selected kinds");
}

void ProblemsPanel::updateFixButton() {
    const QModelIndex current = m_list->currentIndex();
    QString fix;
    if (current.isValid()) {
        const Diagnostic& problem = m_model->problem(current.row());
        fix = problem.fixes.empty() ? labelOfTeaching(m_session, problem)
                                    : QString::fromStdString(problem.fixes.front().label);
    }
    m_fix->setEnabled(!fix.isEmpty());
    m_fix->setToolTip(fix.isEmpty() ? tr("Fix the selected problem") : fix);
}

const Diagnostic* ProblemsPanel::current() const {
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? &m_model->problem(current.row()) : nullptr;
}

bool ProblemsPanel::hasOnlyHints() const {
    return m_model->count(Severity::Error) + m_model->count(Severity::Warning) == 0 &&
           m_model->count(Severity::Hint) > 0;
}

int ProblemsPanel::rowsToSelect() {
    if (hasOnlyHints())
        m_filters[std::size_t(Severity::Hint)]->setChecked(true);
    return m_model->rowCount();
}

void ProblemsPanel::selectNext() {
    const int rows = rowsToSelect();
    if (rows == 0)
        return;
    const int current = m_list->currentIndex().row();
    const Selection at = m_session.selection();
    choose((isChosen(current) ? current + 1 : m_model->rowFrom(std::min(at.anchor, at.caret))) % rows);
}

void ProblemsPanel::selectPrevious() {
    const int rows = rowsToSelect();
    if (rows == 0)
        return;
    const int current = m_list->currentIndex().row();
    const Selection at = m_session.selection();
    const int behind = isChosen(current) ? current : m_model->rowFrom(std::min(at.anchor, at.caret));
    choose((behind + rows - 1) % rows);
}

// Whether the row is current and its problem is selected in the text.
bool ProblemsPanel::isChosen(int row) const {
    if (row < 0)
        return false;
    const Range range = m_model->problem(row).range;
    return m_session.selection() == Selection{range.begin, range.end};
}

void ProblemsPanel::choose(int row) {
    m_list->setCurrentIndex(m_model->index(row, 0));
    jumpTo(row);
}

void ProblemsPanel::jumpTo(int row) {
    m_session.select(m_model->problem(row).range);
}

bool ProblemsPanel::eventFilter(QObject* object, QEvent* event) {
    if (object == m_list && event->type() == QEvent::KeyPress && m_list->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            jumpTo(m_list->currentIndex().row());
            Q_EMIT activated();
            return true;
        }
    }
    if (object == m_list->viewport() && event->type() == QEvent::Paint && !emptyText().isEmpty()) {
        paintEmptyText(*m_list, emptyText());
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void ProblemsPanel::showMenu(const QPoint& place) {
    const QModelIndex index = m_list->indexAt(place);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("problems.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addFixes(*menu, index.row());
    addSilence(*menu, index.row());
    menu->addAction(tr("&Go to It"), this, [this, place = QPersistentModelIndex(index)] {
        if (place.isValid())
            jumpTo(place.row());
    });
    const QString message = index.siblingAtColumn(ProblemsModel::MessageColumn).data().toString();
    menu->addAction(tr("&Copy Message"), this, [message] { QGuiApplication::clipboard()->setText(message); });
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

void ProblemsPanel::addFixes(QMenu& menu, int row) {
    const Revision revision = m_session.document().revision();
    const Diagnostic problem = m_model->problem(row); // the rows may change while the menu is open
    const QPersistentModelIndex place(m_model->index(row, 0));
    for (const Fix& fix : problem.fixes) {
        menu.addAction(QString::fromStdString(fix.label), this, [this, fix, revision, problem, place] {
            if (m_session.document().revision() == revision)
                apply(fix, problem, place.isValid() ? place.row() : m_model->rowOf(problem).value_or(0));
        });
    }
    if (const QString label = labelOfTeaching(m_session, problem); !label.isEmpty())
        menu.addAction(label, this, [this, problem] { m_session.wantTaught(problem); });
    if (!menu.isEmpty())
        menu.addSeparator();
}

void ProblemsPanel::addSilence(QMenu& menu, int row) {
    const LevelsAnalysis* levels = m_session.analysis().levels();
    if (levels == nullptr)
        return;
    const EditOutcome edit = levels->silence(m_model->problem(row));
    if (!edit)
        return;
    const Revision revision = m_session.document().revision();
    menu.addAction(tr("&Silence Problems of This Kind in This Level"), this, [this, edit = *edit, revision] {
        if (m_session.document().revision() == revision)
            m_session.apply(edit, stepName("Silence a problem"));
    });
}

void ProblemsPanel::fixCurrent() {
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const Diagnostic problem = m_model->problem(current.row());
    if (problem.fixes.empty())
        m_session.wantTaught(problem);
    else
        apply(problem.fixes.front(), problem, current.row());
}

void ProblemsPanel::apply(const Fix& fix, const Diagnostic& fixed, int row) {
    if (!m_session.apply(fix.edit, StepName::ofSaid(fix.label)) || m_model->rowOf(fixed))
        return;
    if (const int rows = m_model->rowCount(); rows > 0)
        choose(std::min(row, rows - 1));
}

} // namespace levwright

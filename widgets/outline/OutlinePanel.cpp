// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlinePanel.h"

#include "core/edit/NameEdit.h"
#include "widgets/outline/OutlineModel.h"
#include "widgets/outline/OutlineView.h"
#include "widgets/session/TextCodec.h"

#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {

OutlinePanel::OutlinePanel(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new OutlineModel(session, theme, this)),
      m_tree(new OutlineView), m_delegate(new OutlineDelegate(theme, this)), m_filter(new QLineEdit) {
    setObjectName(QStringLiteral("outline"));
    setAccessibleName(tr("Outline"));
    m_filter->setObjectName(QStringLiteral("outline.filter"));
    m_filter->setAccessibleName(tr("Filter of the outline"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_tree->setObjectName(QStringLiteral("outline.tree"));
    m_tree->setAccessibleName(tr("Levels and their statements"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(16);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(6, 4, 6, 4);
    filterRow->addWidget(m_filter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(filterRow);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree);
    connect(m_filter, &QLineEdit::textChanged, this, &OutlinePanel::filter);
    connect(m_tree, &OutlineView::chosen, this, &OutlinePanel::select);
    connect(m_tree, &OutlineView::opened, this, [this] {
        select();
        Q_EMIT activated();
    });
    connect(m_tree, &OutlineView::stepped, this, &OutlinePanel::step);
    connect(m_tree, &OutlineView::dropped, this, &OutlinePanel::drop);
    connect(m_tree, &OutlineView::renameWanted, this, &OutlinePanel::beginRename);
    connect(m_model, &OutlineModel::renamed, this, &OutlinePanel::rename);
    connect(m_tree, &OutlineView::menuWanted, this, &OutlinePanel::showMenu);
    connect(m_tree, &OutlineView::deletionWanted, this, [this] {
        if (!selected().empty())
            Q_EMIT deletionWanted(selected());
    });
    connect(&m_session, &Session::changed, this, &OutlinePanel::update);
    connect(&m_session, &Session::readAnew, this, &OutlinePanel::startAnew);
    connect(&m_session, &Session::moved, m_model, &OutlineModel::nameLevels);
    connect(&m_session, &Session::selectionChanged, this, &OutlinePanel::follow);
    setTheme(theme);
    unfoldCurrentLevel();
}

void OutlinePanel::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    m_delegate->setTheme(theme);
    m_model->setTheme(theme);
    m_tree->viewport()->update();
}

void OutlinePanel::showEvent(QShowEvent* event) {
    m_model->update();
    follow();
    QWidget::showEvent(event);
}

void OutlinePanel::startAnew() {
    m_filter->clear();
    m_model->startAnew();
    unfoldCurrentLevel();
}

void OutlinePanel::update() {
    if (isVisible())
        m_model->update();
}

void OutlinePanel::filter(const QString& text) {
    m_model->setFilter(text.trimmed());
    if (m_model->isFiltered())
        m_tree->expandAll();
    else
        unfoldCurrentLevel();
    follow();
}

void OutlinePanel::unfoldCurrentLevel() {
    const QModelIndex level = m_model->indexOfLevel(m_session.currentLevel());
    if (!level.isValid())
        return m_tree->expandAll(); // for a file without levels
    m_tree->expand(level);
    for (int row = 0; level.isValid() && row < m_model->rowCount(level); ++row)
        m_tree->expand(m_model->index(row, 0, level));
}

void OutlinePanel::follow() {
    if (!isVisible())
        return;
    QItemSelection rows;
    for (const StatementRef& statement : m_session.selectedStatements()) {
        if (const QModelIndex index = m_model->indexOf(statement); index.isValid())
            rows.select(index, index);
    }
    QItemSelectionModel& selection = *m_tree->selectionModel();
    const QModelIndex current = rows.isEmpty() ? QModelIndex() : QModelIndex(rows.front().topLeft());
    if (current != m_tree->currentIndex())
        selection.setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    if (rows != selection.selection())
        selection.select(rows, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        m_tree->scrollTo(current);
}

std::vector<StatementRef> OutlinePanel::selected() const {
    QModelIndexList rows = m_tree->selectionModel()->selectedIndexes();
    const QModelIndex current = m_tree->currentIndex();
    if (rows.removeAll(current) > 0)
        rows.prepend(current);
    std::vector<StatementRef> statements;
    for (const QModelIndex& row : rows) {
        if (const std::optional<StatementRef> statement = m_model->statementOf(row))
            statements.push_back(*statement);
    }
    return statements;
}

// The current row becomes the primary statement.
void OutlinePanel::select() {
    const std::vector<StatementRef> statements = selected();
    if (statements != m_session.selectedStatements())
        m_session.select(statements);
}

QModelIndexList OutlinePanel::siblings() const {
    QModelIndexList rows = m_tree->selectionModel()->selectedIndexes();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    for (const QModelIndex& row : rows) {
        if (!m_model->isPlainStatement(row) || row.parent() != rows.front().parent())
            return {};
    }
    return rows;
}

// Before the row above, or after the row below. A gap between the selected rows is skipped as well.
void OutlinePanel::step(int by) {
    const QModelIndexList rows = siblings();
    if (rows.isEmpty())
        return m_session.refuse(tr("Only statements of the same list can be moved together."));
    const QModelIndex& end = by < 0 ? rows.front() : rows.back();
    const QModelIndex next = end.siblingAtRow(end.row() + by);
    const std::optional<StatementRef> beside =
        m_model->isPlainStatement(next) ? m_model->statementOf(next) : std::nullopt;
    if (!beside)
        return m_session.refuse(by < 0 ? tr("It is already the first one.")
                                       : tr("It is already the last one."));
    arrange(*beside, by < 0 ? ArrangePlace::Where::Before : ArrangePlace::Where::Behind, Arranging::Move);
}

void OutlinePanel::drop(const QModelIndex& index, ArrangePlace::Where where, Arranging how) {
    const bool isStatement = m_model->isPlainStatement(index);
    const std::optional<StatementRef> beside =
        isStatement ? m_model->statementOf(index) : m_model->openerOf(index);
    if (beside)
        arrange(*beside, isStatement ? where : ArrangePlace::Where::Into, how);
}

void OutlinePanel::duplicate() {
    const QModelIndexList rows = siblings();
    if (rows.isEmpty())
        return m_session.refuse(tr("Only statements of the same list can be duplicated together."));
    arrange(*m_model->statementOf(rows.back()), ArrangePlace::Where::Behind, Arranging::Copy);
}

void OutlinePanel::beginRename() {
    const QModelIndex current = m_tree->currentIndex();
    if (!m_model->data(current, Qt::EditRole).isValid())
        return m_session.refuse(tr("This cannot be renamed."));
    m_tree->edit(current);
}

void OutlinePanel::rename(const StatementRef& statement, const QString& name) {
    const LevelsAnalysis& levels = m_session.levels();
    m_session.apply(levwright::rename(m_session.game().language(), levels.source(statement.level),
                                      statement.statement, encodeLine(name, m_session.encoding())),
                    stepName("Rename"), MergeKey::None, levels.levelStart(statement.level));
}

void OutlinePanel::arrange(const StatementRef& beside, ArrangePlace::Where where, Arranging how) {
    const std::vector<StatementRef> statements = selected();
    const ArrangeOutcome arranged =
        m_session.levels().arrange(statements, beside.level, {beside.statement, where}, how);
    if (!arranged)
        return m_session.refuse(QString::fromStdString(arranged.error().reason));
    if (arranged->edit.empty())
        return;
    Selection after;
    for (const Range& range : arranged->statements) {
        if (range == arranged->statements.front())
            after = Selection{range.begin, range.begin};
        else
            after.others.push_back(range);
    }
    const bool copies = how == Arranging::Copy;
    const StepName label = statements.size() > 1 ? (copies ? stepName("Duplicate %1 Statements")
                                                           : stepName("Move %1 Statements"))
                                                       .arg(statements.size())
                           : copies ? stepName("Duplicate Statement")
                                    : stepName("Move Statement");
    m_session.apply(arranged->edit, label, MergeKey::None, after);
}

void OutlinePanel::showMenu(const QPoint& place) {
    select();
    const std::vector<StatementRef> statements = selected();
    if (statements.empty())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("outline.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_session, &Session::changed, menu, &QWidget::close);
    connect(&m_session, &Session::readAnew, menu, &QWidget::close);
    menu->addAction(tr("Go to &Text"), this, &OutlinePanel::activated);
    if (m_model->data(m_tree->currentIndex(), Qt::EditRole).isValid())
        menu->addAction(tr("&Rename…"), QKeySequence(Qt::Key_F2), this, &OutlinePanel::beginRename);
    if (!siblings().isEmpty()) {
        menu->addSeparator();
        menu->addAction(tr("Move &Up"), QKeySequence(Qt::ALT | Qt::Key_Up), this, [this] { step(-1); });
        menu->addAction(tr("Move Do&wn"), QKeySequence(Qt::ALT | Qt::Key_Down), this, [this] { step(1); });
        menu->addAction(tr("Du&plicate"), this, &OutlinePanel::duplicate);
    }
    if (const StatementRef& first = statements.front();
        statements.size() == 1 && first.statement == 0 && m_session.levels().level(first.level).themed) {
        menu->addSeparator();
        Q_EMIT themedMenuOpens(*menu, first.level);
    }
    menu->addSeparator();
    const QString one =
        m_tree->currentIndex().data().toString().replace(QLatin1Char('&'), QLatin1String("&&"));
    menu->addAction(statements.size() > 1 ? tr("&Delete %1 Statements").arg(statements.size())
                                          : tr("&Delete %1").arg(one),
                    QKeySequence(Qt::Key_Delete), this,
                    [this, statements] { Q_EMIT deletionWanted(statements); });
    menu->popup(place);
}

} // namespace levwright

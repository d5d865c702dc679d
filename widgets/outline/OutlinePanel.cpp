// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlinePanel.h"

#include "widgets/outline/OutlineModel.h"
#include "widgets/outline/OutlineView.h"

#include <QLineEdit>
#include <QVBoxLayout>

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
    connect(&m_session, &Session::changed, this, &OutlinePanel::update);
    connect(&m_session, &Session::readAnew, this, &OutlinePanel::startAnew);
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
        return m_tree->expandAll(); // of a file without levels
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

// The current row is the primary one.
void OutlinePanel::select() {
    QModelIndexList rows = m_tree->selectionModel()->selectedIndexes();
    const QModelIndex current = m_tree->currentIndex();
    if (rows.removeAll(current) > 0)
        rows.prepend(current);
    std::vector<StatementRef> statements;
    for (const QModelIndex& row : rows) {
        if (const std::optional<StatementRef> statement = m_model->statementOf(row))
            statements.push_back(*statement);
    }
    if (statements != m_session.selectedStatements())
        m_session.select(statements);
}

} // namespace levwright

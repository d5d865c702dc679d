// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/ContainerContents.h"

#include "core/edit/ContainerEdit.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int statementRole = Qt::UserRole;
constexpr int removeColumn = 1;
constexpr int mostRows = 8; // visible at once

} // namespace

ContainerContents::ContainerContents(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("contents"));
    auto* title = new QLabel(tr("Inside"), this);
    auto* add = new QPushButton(tr("Add an Object"), this);
    add->setObjectName(QStringLiteral("contents.add"));
    m_list->setObjectName(QStringLiteral("contents.list"));
    m_list->setAccessibleName(tr("Contents"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(0);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(removeColumn, QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(title);
    layout->addWidget(m_list);
    layout->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QPushButton::clicked, this, &ContainerContents::add);
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item, int column) {
        if (column == removeColumn)
            remove(*item);
        else
            open(*item);
    });
    hide();
}

void ContainerContents::showOf(std::optional<StatementRef> statement) {
    const LevelsAnalysis* levels = m_session.analysis().levels();
    const auto contents =
        levels == nullptr || !statement
            ? std::nullopt
            : contentsOf(m_session.game().language(), levels->source(statement->level), statement->statement);
    setVisible(contents.has_value());
    if (!contents)
        return;
    m_container = *statement;
    fill(*contents);
}

void ContainerContents::fill(const std::vector<std::size_t>& contents) {
    const LevelSource level = m_session.levels().source(m_container.level);
    const int rows = int(contents.size());
    while (m_list->topLevelItemCount() > rows)
        delete m_list->takeTopLevelItem(rows);
    for (int i = 0; i < rows; ++i) {
        if (i == m_list->topLevelItemCount()) {
            auto* item = new QTreeWidgetItem(m_list, {QString(), tr("Remove")});
            item->setToolTip(removeColumn, tr("Delete it from the level"));
            item->setSizeHint(0, QSize(0, rowHeight()));
            item->setForeground(removeColumn, palette().link());
        }
        QTreeWidgetItem& item = *m_list->topLevelItem(i);
        const std::size_t statement = contents[std::size_t(i)];
        item.setText(0, m_session.shown(m_session.game().language().label(level, statement)));
        item.setData(0, statementRole, QVariant::fromValue(qulonglong(statement)));
    }
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(rowHeight() * std::min(rows, mostRows) + 2 * m_list->frameWidth() + 2);
}

int ContainerContents::rowHeight() const {
    return m_list->fontMetrics().height() + 8;
}

bool ContainerContents::eventFilter(QObject* watched, QEvent* event) {
    const QTreeWidgetItem* item = m_list->currentItem();
    if (event->type() != QEvent::KeyPress || item == nullptr)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (opens)
        open(*item);
    else if (key == Qt::Key_Delete)
        remove(*item);
    return opens || key == Qt::Key_Delete;
}

StatementRef ContainerContents::refOf(const QTreeWidgetItem& item) const {
    return {m_container.level, std::size_t(item.data(0, statementRole).toULongLong())};
}

void ContainerContents::open(const QTreeWidgetItem& item) {
    m_session.select(refOf(item));
}

// The container stays selected.
void ContainerContents::remove(const QTreeWidgetItem& item) {
    const Removal removal = m_session.analysis().removalOf({refOf(item)});
    if (removal.refusal)
        return m_session.refuse(QString::fromStdString(removal.refusal->reason));
    m_session.apply(EditOutcome(removal.edit), stepName("Take out of the container"));
}

void ContainerContents::add() {
    const LevelsAnalysis& levels = m_session.levels();
    m_session.apply(
        addContent(m_session.game().language(), levels.source(m_container.level), m_container.statement),
        stepName("Put into the container"), MergeKey::None, levels.levelStart(m_container.level));
}

} // namespace levwright

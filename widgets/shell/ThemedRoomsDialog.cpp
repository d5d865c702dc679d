// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ThemedRoomsDialog.h"

#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

namespace levwright {
namespace {

constexpr QSize tableSize(760, 520);
constexpr int greatestDifficulty = 60; // no level of any game is harder

} // namespace

ThemedRoomsDialog::ThemedRoomsDialog(Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_model(new ThemedRoomsModel(session, this)),
      m_sorted(new QSortFilterProxyModel(this)), m_table(new QTableView(this)),
      m_difficulty(new QSpinBox(this)), m_count(new QLabel(this)) {
    setObjectName(QStringLiteral("themedRooms"));
    setWindowTitle(tr("Rooms of “%1”").arg(session.displayName()));
    resize(withinScreen(*this, tableSize));
    makeTable();
    build();
    connect(&m_session, &QObject::destroyed, this, &QDialog::reject);
    connect(&m_session, &Session::selectionChanged, this, &ThemedRoomsDialog::followSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ThemedRoomsDialog::count);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ThemedRoomsDialog::count);
    count();
    followSelection();
}

void ThemedRoomsDialog::makeTable() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ThemedRoomsModel::sortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setObjectName(QStringLiteral("themedRooms.table"));
    m_table->setAccessibleName(tr("Themed rooms and their contents"));
    m_table->setModel(m_sorted);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSortIndicatorClearable(true); // a third click: the order of the text
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ThemedRoomsModel::Name, QHeaderView::Stretch);
    connect(m_table, &QTableView::clicked, this, &ThemedRoomsDialog::goTo);
    connect(m_table, &QTableView::activated, this, &ThemedRoomsDialog::goTo);
}

void ThemedRoomsDialog::build() {
    m_difficulty->setObjectName(QStringLiteral("themedRooms.difficulty"));
    m_difficulty->setRange(0, greatestDifficulty);
    m_difficulty->setSpecialValueText(tr("any"));
    m_difficulty->setToolTip(m_model->isOfVaults()
                                 ? tr("Show shares among the vaults that may be chosen at this depth")
                                 : tr("Show shares among the rooms that may be chosen at this difficulty"));
    connect(m_difficulty, &QSpinBox::valueChanged, this,
            [this](int value) { m_model->setDifficulty(value > 0 ? std::optional(value) : std::nullopt); });
    auto* label =
        new QLabel(m_model->isOfVaults() ? tr("Shares at &depth:") : tr("Shares at &difficulty:"), this);
    label->setBuddy(m_difficulty);
    m_count->setObjectName(QStringLiteral("themedRooms.count"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(label);
    bar->addWidget(m_difficulty);
    bar->addStretch();
    bar->addWidget(m_count);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter goes to the room
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(bar);
    layout->addWidget(m_table);
    layout->addWidget(buttons);
    m_table->setFocus();
}

void ThemedRoomsDialog::goTo(const QModelIndex& shown) {
    const std::optional<std::size_t> level = m_model->levelOf(m_sorted->mapToSource(shown).row());
    if (!level)
        return;
    Q_EMIT went();
    if (*level != m_session.currentLevel())
        m_session.select(StatementRef{*level, 0});
}

// The row of the room that the window shows.
void ThemedRoomsDialog::followSelection() {
    const int row = m_model->rowOf(m_session.currentLevel());
    if (row < 0 || m_sorted->mapToSource(m_table->currentIndex()).row() == row)
        return;
    const QModelIndex current = m_sorted->mapFromSource(m_model->index(row, ThemedRoomsModel::Name));
    m_table->setCurrentIndex(current);
    m_table->scrollTo(current);
}

void ThemedRoomsDialog::count() {
    if (m_model->isOfVaults()) {
        m_count->setText(tr("%1 vaults").arg(m_model->rowCount()));
        return;
    }
    m_count->setText(tr("%1 rooms, %2 contents")
                         .arg(m_model->countOf(ThemedList::Rooms))
                         .arg(m_model->countOf(ThemedList::Fills)));
}

} // namespace levwright

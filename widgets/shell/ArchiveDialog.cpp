// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ArchiveDialog.h"

#include "core/catalog/GameList.h"
#include "widgets/session/FilePath.h"
#include "widgets/theme/WindowSize.h"

#include <QCollator>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize startSize(520, 560);

enum Column { NameColumn, KindColumn, GameColumn, SizeColumn };

QString gameOf(const ArchivedLevel& level) {
    if (level.gameId.empty())
        return ArchiveDialog::tr("not known");
    return QString::fromStdString(gameEntry(level.gameId).name());
}

// The dungeon first, then the levels in natural order: bigrm-2 before bigrm-10.
void arrange(std::vector<ArchivedLevel>& levels, const Archive& archive) {
    // In locale C it would compare bytes.
    QCollator collator{QLocale(QLocale::English)};
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    const auto nameOf = [&](const ArchivedLevel& level) {
        return fromPath(archive.entries()[level.entry].name);
    };
    std::ranges::stable_sort(levels, [&](const ArchivedLevel& a, const ArchivedLevel& b) {
        if (a.holds != b.holds)
            return a.holds == Holds::Dungeon;
        return collator.compare(nameOf(a), nameOf(b)) < 0;
    });
}

} // namespace

ArchiveDialog::ArchiveDialog(Archive archive, const std::vector<ArchivedLevel>& levels, const QString& path,
                             QWidget* parent)
    : QDialog(parent), m_archive(std::move(archive)), m_filter(new QLineEdit(this)),
      m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("archive"));
    setWindowTitle(tr("Open from %1").arg(QFileInfo(path).fileName()));
    resize(withinScreen(*this, startSize));
    build(path);
    fill(levels);
    connect(m_filter, &QLineEdit::textChanged, this, &ArchiveDialog::filter);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &ArchiveDialog::offerToOpen);
    // Return already presses the default button.
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] {
        if (m_open->isEnabled())
            accept();
    });
    filter({});
}

void ArchiveDialog::build(const QString& path) {
    auto* intro =
        new QLabel(tr("These levels are opened as text to edit. The library is not changed."), this);
    intro->setWordWrap(true);
    intro->setToolTip(path);
    m_filter->setObjectName(QStringLiteral("archive.filter"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter by name"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("archive.levels"));
    m_list->setAccessibleName(tr("Levels in the library"));
    m_list->setHeaderLabels({tr("Name"), tr("Kind"), tr("Game"), tr("Bytes")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    // In the order of arrange() until the user clicks a column.
    m_list->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_list->setSortingEnabled(true);
    m_list->header()->setStretchLastSection(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setObjectName(QStringLiteral("archive.open"));
    m_open->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    m_filter->setFocus();
}

void ArchiveDialog::fill(std::vector<ArchivedLevel> levels) {
    arrange(levels, m_archive);
    for (const ArchivedLevel& level : levels) {
        const ArchiveEntry& entry = m_archive.entries()[level.entry];
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(NameColumn, fromPath(entry.name));
        item->setData(NameColumn, Qt::UserRole, QVariant::fromValue(qulonglong(level.entry)));
        item->setText(KindColumn, level.holds == Holds::Level ? tr("level") : tr("dungeon"));
        item->setText(GameColumn, gameOf(level));
        // A number sorts as a number and is shown in the user's locale.
        item->setData(SizeColumn, Qt::DisplayRole, qulonglong(entry.content.size()));
        item->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setDisabled(level.gameId.empty());
        if (level.gameId.empty())
            item->setToolTip(NameColumn,
                             tr("This is damaged, or belongs to a game that Levwright does not know."));
    }
    for (const int column : {KindColumn, GameColumn, SizeColumn})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_list->headerItem()->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
}

void ArchiveDialog::filter(const QString& letters) {
    QTreeWidgetItem* first = nullptr;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const bool fits = item->text(NameColumn).contains(letters, Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (!fits)
            item->setSelected(false);
        else if (first == nullptr && !item->isDisabled())
            first = item;
    }
    // So that Return opens the first match.
    if (m_list->selectedItems().isEmpty() && first != nullptr)
        m_list->setCurrentItem(first);
    offerToOpen();
}

void ArchiveDialog::offerToOpen() {
    m_open->setEnabled(!m_list->selectedItems().isEmpty());
}

// Keys that move through the list work in the filter field as well.
bool ArchiveDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown)
            return QCoreApplication::sendEvent(m_list, event);
    }
    return QDialog::eventFilter(watched, event);
}

std::vector<const ArchiveEntry*> ArchiveDialog::chosen() const {
    std::vector<const ArchiveEntry*> entries;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = m_list->topLevelItem(row);
        if (item->isSelected())
            entries.push_back(&m_archive.entries()[item->data(NameColumn, Qt::UserRole).toULongLong()]);
    }
    return entries;
}

} // namespace levwright

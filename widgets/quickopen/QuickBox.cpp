// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quickopen/QuickBox.h"

#include "core/base/Contract.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr int widest = 760; // pixels
constexpr int rowsInSight = 14;

bool movesInList(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

} // namespace

QuickBox::QuickBox(std::vector<List> lists, QStringList recent, QWidget& window)
    : QFrame(&window, Qt::Popup), m_lists(std::move(lists)), m_recent(std::move(recent)),
      m_field(new QLineEdit(this)), m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("quickBox"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(StyledPanel);
    QStringList hints;
    for (const List& list : m_lists)
        hints << list.hint;
    m_field->setObjectName(QStringLiteral("quickBox.field"));
    m_field->setAccessibleName(tr("Go to anything"));
    m_field->setPlaceholderText(hints.join(QStringLiteral("   ")));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("quickBox.list"));
    m_list->setAccessibleName(tr("Matches"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(true);
    setFocusProxy(m_field);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    connect(m_field, &QLineEdit::textChanged, this, &QuickBox::update);
    connect(m_field, &QLineEdit::returnPressed, this, &QuickBox::choose);
    connect(m_list, &QTreeWidget::itemClicked, this, &QuickBox::choose);
}

void QuickBox::open(const QString& typed) {
    m_field->setText(typed);
    if (typed.isEmpty()) // otherwise the field has told it
        update();
    place();
    show();
    m_field->setFocus();
}

// Below the upper edge of the window, in the middle.
void QuickBox::place() {
    const QWidget& window = *parentWidget();
    const int width = std::min(widest, window.width() - 40);
    const int rowHeight = std::max(m_list->sizeHintForRow(0), fontMetrics().height() + 4);
    const int height = m_field->sizeHint().height() + rowHeight * rowsInSight + 30;
    resize(width, std::min(height, window.height() - 40));
    move(window.mapToGlobal(QPoint((window.width() - width) / 2, 40)));
    m_list->setColumnWidth(0, width * 3 / 5);
}

const QuickBox::List& QuickBox::listOf(const QString& typed) const {
    const auto begins = [&](const List& list) {
        return !list.prefix.isEmpty() && typed.startsWith(list.prefix);
    };
    if (const auto found = std::ranges::find_if(m_lists, begins); found != m_lists.end())
        return *found;
    const auto plain = std::ranges::find_if(m_lists, &QString::isEmpty, &List::prefix);
    require(plain != m_lists.end(), "one list needs no prefix");
    return *plain;
}

const std::vector<QuickRow>& QuickBox::rowsOf(const List& list) {
    const auto known = m_rows.find(list.prefix);
    return known != m_rows.end() ? known->second : m_rows.emplace(list.prefix, list.rows()).first->second;
}

void QuickBox::update() {
    const List& list = listOf(m_field->text());
    const std::vector<QuickRow>& rows = rowsOf(list);
    const QString typed = m_field->text().mid(list.prefix.size()).trimmed();
    m_list->clear();
    m_shown.clear();
    QList<QTreeWidgetItem*> items;
    for (const std::size_t index : fittingRows(rows, typed, m_recent, mostRows)) {
        const QuickRow& row = rows[index];
        m_shown.push_back(&row);
        QStringList beside{fitsByAlias(row, typed) ? row.alias : QString(),
                           row.objection.isEmpty() ? row.detail : row.objection};
        beside.removeAll(QString());
        auto* item = new QTreeWidgetItem({row.text, beside.join(QStringLiteral("   "))});
        item->setToolTip(1, item->text(1));
        item->setForeground(1, palette().placeholderText());
        if (!row.objection.isEmpty())
            item->setForeground(0, palette().placeholderText());
        items << item;
    }
    m_list->addTopLevelItems(items);
    if (items.isEmpty())
        m_list->addTopLevelItem(new QTreeWidgetItem({tr("No matches.")}));
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void QuickBox::choose() {
    const auto row = std::size_t(m_list->indexOfTopLevelItem(m_list->currentItem()));
    if (row >= m_shown.size() || !m_shown[row]->objection.isEmpty())
        return;
    const QuickRow chosenRow = *m_shown[row]; // closing may end this box
    if (!chosenRow.id.isEmpty())
        Q_EMIT chosen(chosenRow.id);
    close();
    chosenRow.choose();
}

// The keys that move in the list, while the field has the keyboard.
bool QuickBox::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        auto& key = static_cast<QKeyEvent&>(*event);
        if (movesInList(key.key())) {
            QCoreApplication::sendEvent(m_list, &key);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace levwright

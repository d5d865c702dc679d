// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stamps/StampsPanel.h"

#include "widgets/stamps/StampPicture.h"
#include "widgets/theme/EmptyText.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMessageBox>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int numberRole = Qt::UserRole + 1;
constexpr QSize stampPicture(72, 48);

enum StampColumn { PictureColumn, NameColumn };

} // namespace

StampsPanel::StampsPanel(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_theme(theme), m_list(new QTreeView),
      m_rename(makeButton("stamps.rename", tr("Rename"), tr("Give the chosen stamp another name (F2)"))),
      m_remove(makeButton("stamps.remove", tr("Delete"), tr("Delete the chosen stamp (Del)"))) {
    setObjectName(QStringLiteral("stamps"));
    setAccessibleName(tr("Stamps"));
    m_list->setObjectName(QStringLiteral("stamps.list"));
    m_list->setAccessibleName(tr("Stamps"));
    m_list->setModel(&m_model);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setIconSize(stampPicture);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_list->addAction(tr("Pick &Up")), &QAction::triggered, this, [this] { pickUpChosen(); });
    connect(m_list->addAction(tr("&Rename")), &QAction::triggered, this, &StampsPanel::renameChosen);
    connect(m_list->addAction(tr("&Delete")), &QAction::triggered, this, &StampsPanel::removeChosen);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(4, 0, 4, 4);
    buttons->addStretch(1);
    buttons->addWidget(m_rename);
    buttons->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    setFocusProxy(m_list);
    connect(m_rename, &QToolButton::clicked, this, &StampsPanel::renameChosen);
    connect(m_remove, &QToolButton::clicked, this, &StampsPanel::removeChosen);
    connect(m_list, &QTreeView::clicked, this, &StampsPanel::pickUpChosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StampsPanel::updateButtons);
    connect(&m_model, &QStandardItemModel::itemChanged, this,
            [this](const QStandardItem* item) { takeName(*item); });
    connect(&session, &Session::readAnew, this, &StampsPanel::update);
    setTheme(theme);
}

QToolButton* StampsPanel::makeButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setEnabled(false);
    return button;
}

void StampsPanel::setShelf(StampShelf* shelf) {
    m_shelf = shelf;
    connect(shelf, &StampShelf::changed, this, &StampsPanel::update);
    update();
}

void StampsPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    update();
}

void StampsPanel::setMapLook(const MapLook& look) {
    m_look = look;
    update();
}

void StampsPanel::setActive(bool active) {
    m_isActive = active;
    update();
}

void StampsPanel::update() {
    if (!m_isActive || m_shelf == nullptr)
        return;
    const int before = chosen();
    m_model.clear();
    const StampBrushes brushes{m_session.game(), m_theme, m_look, devicePixelRatioF()};
    QFont numberFont = m_list->font();
    numberFont.setBold(true);
    for (int number = 1; number <= StampShelf::last; ++number) {
        if (m_shelf->isEmpty(number))
            continue;
        const Result<Fragment> stamp = m_shelf->at(number);
        auto* picture = new QStandardItem(QString::number(number));
        picture->setEditable(false);
        picture->setFont(numberFont);
        if (stamp)
            picture->setIcon(pictureOfStamp(*stamp, brushes, stampPicture));
        auto* name = new QStandardItem(m_shelf->nameOf(number, stamp));
        const QString tip = tr("Type %1 on the map to pick it up").arg(number);
        for (QStandardItem* item : {picture, name}) {
            item->setData(number, numberRole);
            item->setToolTip(tip);
        }
        m_model.appendRow({picture, name});
        if (number == before)
            m_list->setCurrentIndex(name->index());
    }
    constexpr int gap = 10; // between number and name
    m_list->resizeColumnToContents(PictureColumn);
    m_list->setColumnWidth(PictureColumn, m_list->columnWidth(PictureColumn) + gap);
    updateButtons();
}

int StampsPanel::chosen() const {
    return m_list->currentIndex().data(numberRole).toInt();
}

void StampsPanel::updateButtons() {
    m_rename->setEnabled(chosen() != 0);
    m_remove->setEnabled(chosen() != 0);
}

void StampsPanel::pickUpChosen() {
    if (chosen() != 0)
        Q_EMIT wanted(chosen());
}

void StampsPanel::renameChosen() {
    m_list->setFocus();
    m_list->edit(m_list->currentIndex().siblingAtColumn(NameColumn));
}

void StampsPanel::takeName(const QStandardItem& item) {
    const int number = item.data(numberRole).toInt();
    if (item.column() == NameColumn && number != 0 && item.text() != m_shelf->nameOf(number))
        QMetaObject::invokeMethod( // the list is still closing the field with the name
            m_shelf, [shelf = m_shelf.data(), number, name = item.text()] { shelf->rename(number, name); },
            Qt::QueuedConnection);
}

void StampsPanel::removeChosen() {
    const int number = chosen();
    if (number == 0)
        return;
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Delete the Stamp"),
        tr("Delete stamp %1 (%2)? This cannot be undone.").arg(number).arg(m_shelf->nameOf(number)),
        QMessageBox::Yes | QMessageBox::No, this);
    question->setObjectName(QStringLiteral("deleteStampQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::No);
    connect(question, &QMessageBox::finished, this, [this, number](int answer) {
        if (answer == QMessageBox::Yes && m_shelf != nullptr)
            m_shelf->remove(number);
    });
    question->open();
}

bool StampsPanel::obeyKey(int key) {
    if (key == Qt::Key_Delete && chosen() != 0) {
        removeChosen();
        return true;
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const int number = key >= Qt::Key_1 && key <= Qt::Key_9 ? key - Qt::Key_0 : isEnter ? chosen() : 0;
    if (number != 0)
        Q_EMIT wanted(number);
    return number != 0;
}

bool StampsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && obeyKey(key->key()))
            return true;
    }
    if (watched == m_list->viewport() && event->type() == QEvent::Paint && m_model.rowCount() == 0) {
        paintEmptyText(*m_list,
                       tr("Select cells or things, and keep them as a stamp with Ctrl+Shift+1 to 9."));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace levwright

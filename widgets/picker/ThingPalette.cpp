// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/ThingPalette.h"

#include "widgets/picker/Captions.h"
#include "widgets/theme/EmptyText.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStyledItemDelegate>

#include <algorithm>
#include <chrono>
#include <utility>

namespace levwright {
namespace {

constexpr int usualWidth = 128; // for a thing with its name
constexpr int rowHeight = 26;
constexpr int captionWidth = 48; // for a picture with a short name below
constexpr std::chrono::milliseconds pause{150};

// The list asks for the size of one row only. Every row has a whole cell, however short its name is.
class WholeCells : public QStyledItemDelegate {
public:
    explicit WholeCells(QListView* list) : QStyledItemDelegate(list), m_list(*list) {}
    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override {
        return m_list.gridSize();
    }

private:
    const QListView& m_list;
};

// A picture with its name below.
class CaptionedCells : public WholeCells {
public:
    explicit CaptionedCells(QListView* list) : WholeCells(list), m_font(captionFont(list->font())) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        WholeCells::initStyleOption(option, index);
        beCaption(*option, m_font);
    }

private:
    QFont m_font;
};

struct TabNames {
    const char* object;
    const char* accessible;
};

// By ThingTab.
constexpr TabNames tabNames[] = {
    {"thingPalette", QT_TRANSLATE_NOOP("levwright::ThingPalette", "Things")},
    {"roomPalette", QT_TRANSLATE_NOOP("levwright::ThingPalette", "Rooms")},
    {"recentThings", QT_TRANSLATE_NOOP("levwright::ThingPalette", "Recent things")},
};

} // namespace

ThingPalette::ThingPalette(Session& session, const Theme& theme, ThingTab tab, QWidget* parent)
    : QListView(parent), m_tab(tab), m_model(session, theme, tab) {
    setObjectName(QString::fromLatin1(tabNames[std::size_t(tab)].object));
    setAccessibleName(tr(tabNames[std::size_t(tab)].accessible));
    setFrameShape(NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setIconSize({16, 22});
    setTextElideMode(Qt::ElideRight);
    setItemDelegate(new WholeCells(this));
    setModel(&m_model);
    if (tab == ThingTab::Recent)
        beRow();
    m_update.setSingleShot(true);
    m_update.setInterval(pause);
    connect(&m_update, &QTimer::timeout, &m_model, &ThingModel::updateAllowed);
    const auto ask = [this] {
        if (isVisible())
            m_update.start();
    };
    connect(&session, &Session::changed, this, ask);
    connect(&session, &Session::selectionChanged, this, ask);
    connect(&session, &Session::readAnew, this, [this] {
        m_model.readAnew();
        arrangeCells();
    });
}

void ThingPalette::showEvent(QShowEvent* event) {
    m_model.updateAllowed();
    QListView::showEvent(event);
}

void ThingPalette::beRow() {
    setWrapping(false);
    setItemDelegate(new CaptionedCells(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    constexpr int gaps = 8; // around picture and name
    setFixedHeight(iconSize().height() + captionLines * QFontMetrics(captionFont(font())).height() + gaps);
}

void ThingPalette::resizeEvent(QResizeEvent* event) {
    arrangeCells();
    QListView::resizeEvent(event);
}

// As many columns as fit. The list does not use the last pixel.
void ThingPalette::arrangeCells() {
    const int width = viewport()->width();
    if (m_tab == ThingTab::Recent) {
        const int shown = std::clamp(width / captionWidth, 1, mostRecentThings);
        return setGridSize({(width - 1) / shown, viewport()->height()});
    }
    setGridSize({(width - 1) / std::max(1, width / cellWidth()), rowHeight});
}

// All names of the few rooms are whole. Of the many things, more are seen at once if long names are cut.
int ThingPalette::cellWidth() const {
    constexpr int gaps = 12; // around picture and name
    if (m_tab == ThingTab::Things)
        return usualWidth;
    return std::max(usualWidth, iconSize().width() + m_model.widestName(fontMetrics()) + gaps);
}

void ThingPalette::showMatching(const QString& words) {
    m_model.showMatching(words);
}

bool ThingPalette::take(const QModelIndex& index) {
    m_model.updateAllowed();
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsEnabled))
        return false;
    setCurrentIndex(index);
    Q_EMIT taken(m_model.thing(index));
    return true;
}

bool ThingPalette::takeFirstShown() {
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (take(m_model.index(row)))
            return true;
    }
    return false;
}

void ThingPalette::showHeld(const std::optional<PaletteThing>& thing) {
    const QModelIndex index = thing ? m_model.indexOf(*thing) : QModelIndex();
    if (index.isValid())
        setCurrentIndex(index);
    else
        clearSelection();
}

void ThingPalette::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = indexAt(event->position().toPoint());
    m_pressedAt = event->position().toPoint();
    m_isDragged = false;
}

void ThingPalette::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed.isValid() || !event->buttons().testFlag(Qt::LeftButton))
        return;
    const int way = (event->position().toPoint() - m_pressedAt).manhattanLength();
    if (!m_isDragged && way >= QApplication::startDragDistance())
        m_isDragged = take(m_pressed);
    if (m_isDragged)
        Q_EMIT dragged(event->globalPosition().toPoint());
}

// A drag that ends where it began is a click.
void ThingPalette::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex pressed = std::exchange(m_pressed, QModelIndex());
    if (event->button() != Qt::LeftButton || !pressed.isValid())
        return;
    const bool isHere = viewport()->rect().contains(event->position().toPoint());
    if (std::exchange(m_isDragged, false) && !isHere)
        Q_EMIT dropped(event->globalPosition().toPoint());
    else if (indexAt(event->position().toPoint()) == pressed)
        take(pressed);
    else
        Q_EMIT letGo();
}

void ThingPalette::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_tab == ThingTab::Recent && m_model.rowCount() == 0)
        paintEmptyText(*this, tr("What you place appears here, too."));
}

void ThingPalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        take(currentIndex());
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT letGo();
    else
        QListView::keyPressEvent(event);
}

} // namespace levwright

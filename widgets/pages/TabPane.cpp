// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/TabPane.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace levwright {
namespace {

constexpr int mostCharacters = 26; // of a name; longer ones lose their beginning
constexpr int leastCharacters = 4; // of a name in sight beside its button
constexpr int accentHeight = 2;    // pixels

} // namespace

DocumentTabBar::DocumentTabBar(QWidget* parent) : QTabBar(parent) {
    setElideMode(Qt::ElideLeft);
}

void DocumentTabBar::setActive(bool active) {
    m_active = active;
    update();
}

void DocumentTabBar::mousePressEvent(QMouseEvent* event) {
    QTabBar::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint place = event->position().toPoint();
    m_pressed = tabAt(place) >= 0 ? std::optional(place) : std::nullopt;
    m_isDragged = false;
}

void DocumentTabBar::mouseMoveEvent(QMouseEvent* event) {
    QTabBar::mouseMoveEvent(event);
    const bool isFar = m_pressed && (event->position().toPoint() - *m_pressed).manhattanLength() >=
                                        QApplication::startDragDistance();
    m_isDragged = event->buttons().testFlag(Qt::LeftButton) && (m_isDragged || isFar);
    if (m_isDragged)
        Q_EMIT dragged(event->globalPosition().toPoint());
}

void DocumentTabBar::mouseReleaseEvent(QMouseEvent* event) {
    QTabBar::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed.reset();
    if (std::exchange(m_isDragged, false))
        Q_EMIT letGo(event->globalPosition().toPoint());
}

QSize DocumentTabBar::tabSizeHint(int tab) const {
    const QSize whole = QTabBar::tabSizeHint(tab);
    const QFontMetrics metrics = fontMetrics();
    const int name = metrics.horizontalAdvance(tabText(tab));
    const int most = metrics.averageCharWidth() * mostCharacters;
    return name > most ? whole - QSize(name - most, 0) : whole;
}

QSize DocumentTabBar::minimumTabSizeHint(int tab) const {
    return tabSizeHint(tab);
}

// Nothing else tells that the bar has scrolled.
void DocumentTabBar::showButtonsOfNames() {
    const int leastName = fontMetrics().averageCharWidth() * leastCharacters;
    for (int tab = 0; tab < count(); ++tab) {
        QWidget* button = tabButton(tab, QTabBar::RightSide);
        const QRect place = tabRect(tab);
        if (button != nullptr)
            button->setVisible(place.left() >= 0 || place.right() - button->width() >= leastName);
    }
}

void DocumentTabBar::paintEvent(QPaintEvent* event) {
    showButtonsOfNames();
    QTabBar::paintEvent(event);
    if (!m_active || currentIndex() < 0)
        return;
    const QRect front = tabRect(currentIndex());
    QPainter painter(this);
    painter.fillRect(QRect(front.left(), front.top(), front.width(), accentHeight),
                     palette().color(QPalette::Highlight));
}

TabPane::TabPane(const QString& barName, QWidget* parent)
    : QTabWidget(parent), m_bar(new DocumentTabBar(this)) {
    setTabBar(m_bar);
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setTabBarAutoHide(true); // a single document needs no tab, because the title shows its name
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideLeft);
    m_bar->setObjectName(barName);
    m_bar->setContextMenuPolicy(Qt::CustomContextMenu);
    m_bar->installEventFilter(this);
    const auto choose = [this](int tab) {
        if (EditorPage* page = pageAt(tab))
            Q_EMIT chosen(*page);
    };
    connect(this, &QTabWidget::currentChanged, this, choose);
    connect(this, &QTabWidget::tabBarClicked, this, [this, choose](int tab) {
        if (tab == currentIndex())
            choose(tab);
    });
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int tab) { Q_EMIT closeWanted(*pageAt(tab)); });
    connect(m_bar, &DocumentTabBar::dragged, this, [this](const QPoint& place) {
        if (EditorPage* page = pageAt(currentIndex()))
            Q_EMIT dragged(*page, place);
    });
    connect(m_bar, &DocumentTabBar::letGo, this, [this](const QPoint& place) {
        if (EditorPage* page = pageAt(currentIndex()))
            Q_EMIT letGo(*page, place);
    });
    connect(m_bar, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        if (EditorPage* page = pageAt(m_bar->tabAt(place)))
            Q_EMIT menuWanted(*page, m_bar->mapToGlobal(place));
    });
}

void TabPane::setActive(bool active) {
    m_bar->setActive(active);
}

void TabPane::insertPage(int tab, EditorPage& page) {
    const QSignalBlocker quiet(this);
    insertTab(tab, &page, QString());
}

void TabPane::takePage(EditorPage& page) {
    const QSignalBlocker quiet(this);
    removeTab(indexOf(&page));
}

void TabPane::setTitle(EditorPage& page, const QString& title, const QString& toolTip) {
    const int tab = indexOf(&page);
    setTabToolTip(tab, toolTip);
    // Setting the same text would lay out the whole window again.
    if (tabText(tab) != title)
        m_bar->setTabText(tab, title);
}

bool TabPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bar && event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        EditorPage* page = pageAt(m_bar->tabAt(mouse.position().toPoint()));
        if (mouse.button() == Qt::MiddleButton && page != nullptr) {
            Q_EMIT closeWanted(*page);
            return true;
        }
    }
    return QTabWidget::eventFilter(watched, event);
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PanelDocks.h"

#include "core/base/Contract.h"

#include <QChildEvent>
#include <QCoreApplication>
#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

QString titleOf(const PanelSpec& spec) {
    return QCoreApplication::translate("PanelTable", spec.title);
}

} // namespace

QDockWidget* dockOfTab(const QTabBar& tabs, int tab) {
    const auto* window = qobject_cast<const QMainWindow*>(tabs.parentWidget());
    if (window == nullptr)
        return nullptr;
    const QList<QDockWidget*> docks = window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    const auto dock = std::ranges::find(docks, tabs.tabText(tab), &QWidget::windowTitle);
    return dock == docks.end() ? nullptr : *dock;
}

PanelDocks::PanelDocks(QMainWindow& window)
    : QObject(&window), m_window(window), m_strip(new PanelStrip(&window)) {
    for (const PanelSpec& spec : panelSpecs()) {
        auto* dock = new QDockWidget(titleOf(spec), &window);
        dock->setObjectName(QString::fromLatin1(spec.dock));
        auto* stack = new QStackedWidget(dock);
        // Otherwise Qt first paints the dock under everything painted in the stack, and reads its icons anew
        // each time.
        stack->setAutoFillBackground(true);
        auto* nothing = new QLabel(tr("This document has nothing to show here."), stack);
        nothing->setAlignment(Qt::AlignCenter);
        nothing->setWordWrap(true);
        nothing->setEnabled(false);
        stack->addWidget(nothing);
        dock->setWidget(stack);
        m_docks.push_back({&spec, dock, stack, nothing, {}, {}, {}, {}});
    }
    m_window.installEventFilter(this); // before there are rows of tabs
    for (const Dock& dock : m_docks)
        place(dock);
    for (Dock& dock : m_docks) {
        addToStrip(dock);
        connect(dock.dock, &QDockWidget::visibilityChanged, this,
                [this, &dock](bool visible) { followVisibility(dock, visible); });
    }
    m_window.addToolBar(Qt::BottomToolBarArea, m_strip);
    m_strip->hide();
    connect(m_strip, &PanelStrip::opened, this, [this](std::size_t entry) {
        const auto dock = std::ranges::find(m_docks, std::optional(entry), &Dock::entry);
        m_front = std::size_t(dock - m_docks.begin());
        setFolded(false);
    });
}

// Whoever clicks on the tab of a panel goes on there. Qt makes the rows of tabs when it needs them.
bool PanelDocks::eventFilter(QObject* object, QEvent* event) {
    auto* tabs = event->type() == QEvent::ChildPolished
                     ? qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())
                     : nullptr;
    if (tabs != nullptr)
        connect(tabs, &QTabBar::tabBarClicked, this, [this, tabs](int tab) {
            QTimer::singleShot(0, this, [this, dock = dockOfTab(*tabs, tab)] { focusPanelOf(dock); });
        });
    return QObject::eventFilter(object, event);
}

void PanelDocks::focusPanelOf(const QDockWidget* dock) {
    const auto found = std::ranges::find(m_docks, dock, &Dock::dock);
    if (found != m_docks.end())
        found->stack->currentWidget()->setFocus();
}

void PanelDocks::addToStrip(Dock& dock) {
    if (dock.spec->line == nullptr)
        return;
    std::size_t before = 0;
    for (const Dock& each : m_docks)
        before += each.entry ? 1 : 0;
    if (before == 0)
        m_front = std::size_t(&dock - m_docks.data());
    dock.entry = before;
    m_strip->addEntry(QStringLiteral("strip.") + QString::fromLatin1(dock.spec->dock), titleOf(*dock.spec));
}

// A dock that the user brings to the front is wanted there.
void PanelDocks::followVisibility(Dock& dock, bool visible) {
    dock.visible = visible;
    const auto number = std::size_t(&dock - m_docks.data());
    if (visible && dock.entry && !m_isChanging && (m_isFolded || number != m_front)) {
        m_front = number;
        m_choice = false;
        if (m_isFolded)
            unfold();
    }
    updateActive(dock);
}

QString PanelDocks::lineOf(const Dock& dock) const {
    const QWidget* shown = dock.stack->currentWidget();
    return shown == dock.nothing ? QString() : dock.spec->line(*shown);
}

// If the docks are already folded because they have nothing to say, they are now folded by choice.
void PanelDocks::setFolded(bool folded) {
    restore({folded, folded});
}

void PanelDocks::restore(const PanelFolding& folding) {
    m_choice = folding.choice;
    if (folding.isFolded && !m_isFolded)
        fold();
    else if (!folding.isFolded && m_isFolded)
        unfold();
}

void PanelDocks::unfoldForState() {
    if (m_isFolded)
        unfold();
}

void PanelDocks::foldIfQuiet() {
    updateLines();
    if (m_choice)
        return;
    const bool isQuiet = lineOf(m_docks[m_front]).isEmpty();
    if (isQuiet && !m_isFolded)
        fold();
    else if (!isQuiet && m_isFolded)
        unfold();
}

void PanelDocks::fold() {
    if (m_docks[m_front].visible)
        m_height = m_docks[m_front].dock->height();
    for (Dock& dock : m_docks) {
        dock.folded = dock.entry && !dock.dock->isHidden();
        if (dock.entry)
            m_strip->setShown(*dock.entry, dock.folded);
    }
    // When one is hidden, the next would come to the front.
    m_isChanging = true;
    for (const Dock& dock : m_docks) {
        if (dock.folded)
            dock.dock->hide();
    }
    m_isChanging = false;
    m_isFolded = true;
    updateLines();
    m_strip->setVisible(std::ranges::any_of(m_docks, &Dock::folded));
    Q_EMIT foldedChanged(m_isFolded);
}

void PanelDocks::unfold() {
    m_isFolded = false;
    m_isChanging = true;
    m_strip->hide();
    QDockWidget* front = m_docks[m_front].dock;
    for (Dock& dock : m_docks) {
        if (std::exchange(dock.folded, false))
            dock.dock->show();
    }
    front->show();
    front->raise();
    m_isChanging = false;
    if (m_height > 0)
        m_window.resizeDocks({front}, {m_height}, Qt::Vertical);
    Q_EMIT foldedChanged(m_isFolded);
}

void PanelDocks::updateLines() {
    for (const Dock& dock : m_docks) {
        if (dock.entry && m_isFolded)
            m_strip->setLine(*dock.entry, lineOf(dock));
    }
}

// Tabs it behind a dock that has a place already.
void PanelDocks::place(const Dock& dock) {
    if (m_window.dockWidgetArea(dock.dock) != Qt::NoDockWidgetArea)
        return;
    m_window.addDockWidget(dock.spec->area, dock.dock);
    if (dock.spec->behind == nullptr)
        return;
    const auto first = std::ranges::find(m_docks, std::string_view(dock.spec->behind),
                                         [](const Dock& each) { return std::string_view(each.spec->dock); });
    require(first != m_docks.end(), "a dock of the table");
    place(*first);
    m_window.tabifyDockWidget(first->dock, dock.dock);
}

void PanelDocks::addPage(EditorPage& page) {
    for (std::size_t i = 0; i < m_docks.size(); ++i) {
        if (QWidget* panel = page.panels()[i])
            m_docks[i].stack->addWidget(panel);
    }
}

void PanelDocks::showPage(EditorPage& page) {
    for (std::size_t i = 0; i < m_docks.size(); ++i)
        show(m_docks[i], page.panels()[i]);
    foldIfQuiet();
}

void PanelDocks::show(Dock& dock, QWidget* panel) {
    dock.stack->setCurrentWidget(panel != nullptr ? panel : dock.nothing);
    const QString own = panel != nullptr ? panel->windowTitle() : QString();
    dock.dock->setWindowTitle(own.isEmpty() ? titleOf(*dock.spec) : own);
    updateActive(dock);
}

void PanelDocks::updateActive(Dock& dock) {
    if (dock.spec->setActive == nullptr)
        return;
    QWidget* shown = dock.stack->currentWidget();
    QWidget* active = dock.visible && shown != dock.nothing ? shown : nullptr;
    if (active == dock.active)
        return;
    if (dock.active)
        dock.spec->setActive(*dock.active, false);
    dock.active = active;
    if (active != nullptr)
        dock.spec->setActive(*active, true);
}

QDockWidget& PanelDocks::dock(const char* name) const {
    auto* found = m_window.findChild<QDockWidget*>(QString::fromLatin1(name));
    require(found != nullptr, "a dock of the window");
    return *found;
}

void PanelDocks::raise(const char* name) {
    dock(name).show();
    dock(name).raise();
}

void PanelDocks::fillMenu(QMenu& menu) const {
    for (const QDockWidget* dock : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        menu.addAction(dock->toggleViewAction());
}

} // namespace levwright

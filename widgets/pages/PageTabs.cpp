// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PageTabs.h"

#include <QApplication>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {

PageTabs::PageTabs(Workspace& workspace, Themes& themes, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_themes(themes), m_sides(new QSplitter(Qt::Horizontal, this)),
      m_first(makeSide(QStringLiteral("tabBar"))), m_second(makeSide(QStringLiteral("tabBar.second"))),
      m_target(new QRubberBand(QRubberBand::Rectangle, this)) {
    setObjectName(QStringLiteral("pageTabs"));
    m_sides->setObjectName(QStringLiteral("sides"));
    m_sides->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_sides);
    m_second->hide();
    m_target->setObjectName(QStringLiteral("sideTarget"));
}

// The workspace may outlive the window, and the sessions their pages.
PageTabs::~PageTabs() {
    disconnect(&m_workspace, nullptr, this, nullptr);
    disconnect(qApp, nullptr, this, nullptr);
    m_first->disconnect(this);
    m_second->disconnect(this);
    for (const auto& [session, page] : m_pages)
        delete page;
}

TabPane* PageTabs::makeSide(const QString& barName) {
    auto* pane = new TabPane(barName, m_sides);
    m_sides->addWidget(pane);
    return pane;
}

void PageTabs::followWorkspace() {
    connect(&m_workspace, &Workspace::opened, this, &PageTabs::open);
    connect(&m_workspace, &Workspace::activated, this, &PageTabs::activate);
    connect(&m_workspace, &Workspace::closing, this, &PageTabs::close);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { followFocus(now); });
    connectSide(PageSide::First);
    connectSide(PageSide::Second);
    for (std::size_t i = 0; i < m_workspace.count(); ++i)
        open(m_workspace.session(i));
    activate(m_workspace.active());
}

void PageTabs::connectSide(PageSide which) {
    const TabPane& pane = side(which);
    connect(&pane, &TabPane::chosen, this,
            [this](EditorPage& page) { m_workspace.activate(page.session()); });
    connect(&pane, &TabPane::closeWanted, this,
            [this](EditorPage& page) { Q_EMIT closeWanted(page.session()); });
    connect(&pane, &TabPane::menuWanted, this, &PageTabs::showMenu);
    connect(&pane, &TabPane::dragged, this, &PageTabs::showTarget);
    connect(&pane, &TabPane::letGo, this, &PageTabs::dropTab);
    connect(pane.tabBar(), &QTabBar::tabMoved, this, [this, which](int from, int to) {
        const std::size_t before = which == PageSide::Second ? std::size_t(m_first->count()) : 0;
        m_workspace.move(before + std::size_t(from), before + std::size_t(to));
    });
}

std::vector<EditorPage*> PageTabs::pages() const {
    std::vector<EditorPage*> all;
    all.reserve(m_pages.size());
    for (const TabPane* pane : {m_first, m_second}) {
        for (int tab = 0; tab < pane->count(); ++tab)
            all.push_back(pane->pageAt(tab));
    }
    return all;
}

void PageTabs::step(int by) {
    const auto count = int(m_workspace.count());
    const int now = int(m_workspace.indexOf(m_workspace.active()));
    m_workspace.activate(m_workspace.session(std::size_t((now + by + count) % count)));
}

void PageTabs::goToOtherSide() {
    if (EditorPage* page = front(isOnSecondSide(active()) ? PageSide::First : PageSide::Second);
        page != nullptr)
        m_workspace.activate(page->session());
}

// The workspace decides which page is in front. It puts a new document after the active one, so it belongs
// to the same side.
void PageTabs::open(Session& session) {
    auto* page = new EditorPage(session, m_themes, this);
    connect(&session, &Session::stateChanged, page, [this, &session] { updateTab(session); });
    const std::size_t index = m_workspace.indexOf(session);
    const std::size_t onFirst = std::size_t(m_first->count());
    m_pages[&session] = page;
    if (isSplit() && index > onFirst)
        m_second->insertPage(int(index - onFirst), *page);
    else
        m_first->insertPage(int(index), *page);
    updateTab(session);
    updateSides();
    Q_EMIT pageOpened(*page);
}

void PageTabs::activate(Session& session) {
    EditorPage& page = pageOf(session);
    paneOf(page).setCurrentWidget(&page);
    updateSides();
    moveFocusTo(page);
    Q_EMIT pageActivated(page);
}

void PageTabs::close(Session& session) {
    EditorPage& page = pageOf(session);
    m_pages.erase(&session);
    paneOf(page).takePage(page);
    delete &page;
    updateSides();
}

void PageTabs::moveToOtherSide(EditorPage& page) {
    if (m_workspace.count() < 2)
        return;
    place(page, isOnSecondSide(page) ? PageSide::First : PageSide::Second);
    if (&page == &active())
        activate(page.session());
    else
        m_workspace.activate(page.session());
}

void PageTabs::joinSides() {
    while (isSplit())
        place(*m_second->pageAt(0), PageSide::First);
    activate(m_workspace.active());
}

// After the other tabs of that side.
void PageTabs::place(EditorPage& page, PageSide which) {
    const std::size_t from = m_workspace.indexOf(page.session());
    paneOf(page).takePage(page);
    TabPane& to = side(which);
    to.insertPage(to.count(), page);
    m_workspace.move(from,
                     which == PageSide::Second ? m_workspace.count() - 1 : std::size_t(m_first->count()) - 1);
    updateTab(page.session());
    updateSides();
}

// The first side is never empty, and the second one is visible if it has pages.
void PageTabs::updateSides() {
    m_target->hide(); // pages may have changed while a tab is dragged
    while (m_first->count() == 0 && m_second->count() > 0) {
        EditorPage& page = *m_second->pageAt(0);
        m_second->takePage(page);
        m_first->insertPage(m_first->count(), page);
        updateTab(page.session());
    }
    if (m_second->isHidden() == isSplit()) {
        m_second->setVisible(isSplit());
        m_sides->setSizes({width() / 2, width() / 2});
        for (TabPane* pane : {m_first, m_second})
            pane->setTabBarAutoHide(!isSplit());
    }
    const auto active = m_pages.find(&m_workspace.active());
    const bool second = active != m_pages.end() && isOnSecondSide(*active->second);
    m_first->setActive(!second);
    m_second->setActive(second);
}

void PageTabs::updateTab(const Session& session) {
    // An ampersand in a file name is not a mnemonic.
    QString name = session.displayName();
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    EditorPage& page = pageOf(session);
    paneOf(page).setTitle(page, session.isModified() ? name + QStringLiteral(" *") : name,
                          session.path().isEmpty() ? session.displayName() : session.path());
}

// What gets the keyboard on the other side is what the user works on.
void PageTabs::followFocus(const QWidget* focused) {
    // While pages move, the first side is empty for a moment.
    if (const EditorPage* page = pageAround(focused); page != nullptr && isSplit() && m_first->count() > 0)
        m_workspace.activate(page->session());
}

// Null if the widget is on none.
EditorPage* PageTabs::pageAround(const QWidget* widget) const {
    const auto found = std::ranges::find_if(
        m_pages, [widget](const auto& each) { return each.second->isAncestorOf(widget); });
    return found == m_pages.end() ? nullptr : found->second;
}

// Without this, keys would still go to the page that is visible on the other side.
void PageTabs::moveFocusTo(EditorPage& page) {
    const EditorPage* focused = pageAround(QApplication::focusWidget());
    if (!isSplit() || focused == nullptr || focused == &page)
        return;
    if (QWidget* last = page.focusWidget(); last != nullptr && last->isVisibleTo(&page))
        last->setFocus();
    else
        page.focusShown();
}

// Where a tab that is let go there would bring its page: to the other side, or to the right half, which
// becomes the other side. Empty if the page stays.
std::optional<QRect> PageTabs::targetOf(const EditorPage& page, const QPoint& globalPosition) const {
    const auto placeOf = [this](const QWidget& widget) {
        return QRect(widget.mapTo(this, QPoint()), widget.size());
    };
    const QPoint at = mapFromGlobal(globalPosition);
    const TabPane& own = paneOf(page);
    if (m_workspace.count() < 2 || placeOf(*own.tabBar()).contains(at))
        return std::nullopt;
    QRect target = placeOf(&own == m_second || !isSplit() ? *m_first : *m_second);
    if (!isSplit())
        target.setLeft(target.center().x());
    return target.contains(at) ? std::optional(target) : std::nullopt;
}

void PageTabs::showTarget(const EditorPage& page, const QPoint& globalPosition) {
    const std::optional<QRect> target = targetOf(page, globalPosition);
    if (target)
        m_target->setGeometry(*target);
    m_target->setVisible(target.has_value());
}

void PageTabs::dropTab(EditorPage& page, const QPoint& globalPosition) {
    m_target->hide();
    if (targetOf(page, globalPosition))
        moveToOtherSide(page);
}

void PageTabs::showMenu(EditorPage& page, const QPoint& globalPosition) {
    EditorPage* chosen = &page;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tabMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Close"), chosen, [this, chosen] { Q_EMIT closeWanted(chosen->session()); });
    menu->addAction(tr("Close &Others"), chosen, [this, chosen] {
        for (const EditorPage* each : pages()) {
            if (each != chosen)
                Q_EMIT closeWanted(each->session());
        }
    });
    menu->addSeparator();
    menu->addAction(tr("&Move to Other Side"), chosen, [this, chosen] { moveToOtherSide(*chosen); })
        ->setEnabled(m_workspace.count() > 1);
    if (isSplit())
        menu->addAction(tr("&All on One Side"), this, &PageTabs::joinSides);
    menu->popup(globalPosition);
}

} // namespace levwright

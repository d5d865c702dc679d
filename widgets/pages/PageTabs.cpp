// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PageTabs.h"

#include <QMenu>
#include <QMouseEvent>
#include <QTabBar>

namespace levwright {

PageTabs::PageTabs(Workspace& workspace, Themes& themes, QWidget* parent)
    : QTabWidget(parent), m_workspace(workspace), m_themes(themes) {
    setObjectName(QStringLiteral("pageTabs"));
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setTabBarAutoHide(true); // a single document needs no tab, because the title shows its name
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    tabBar()->setObjectName(QStringLiteral("tabBar"));
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    tabBar()->installEventFilter(this);
}

// The workspace may outlive the window, and the sessions their pages.
PageTabs::~PageTabs() {
    disconnect(&m_workspace, nullptr, this, nullptr);
    for (EditorPage* page : pages())
        delete page;
}

void PageTabs::followWorkspace() {
    connect(&m_workspace, &Workspace::opened, this, &PageTabs::open);
    connect(&m_workspace, &Workspace::activated, this, &PageTabs::activate);
    connect(&m_workspace, &Workspace::closing, this, &PageTabs::close);
    connect(this, &QTabWidget::currentChanged, this, [this](int tab) {
        if (const EditorPage* page = pageAt(tab))
            m_workspace.activate(page->session());
    });
    connect(tabBar(), &QTabBar::tabMoved, this,
            [this](int from, int to) { m_workspace.move(std::size_t(from), std::size_t(to)); });
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int tab) { Q_EMIT closeWanted(pageAt(tab)->session()); });
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &PageTabs::showMenu);
    for (std::size_t i = 0; i < m_workspace.count(); ++i)
        open(m_workspace.session(i));
    activate(m_workspace.active());
}

EditorPage* PageTabs::pageAt(int tab) const {
    return qobject_cast<EditorPage*>(widget(tab));
}

EditorPage& PageTabs::pageOf(const Session& session) const {
    return *pageAt(int(m_workspace.indexOf(session)));
}

std::vector<EditorPage*> PageTabs::pages() const {
    std::vector<EditorPage*> all;
    all.reserve(std::size_t(count()));
    for (int tab = 0; tab < count(); ++tab)
        all.push_back(pageAt(tab));
    return all;
}

void PageTabs::step(int by) {
    setCurrentIndex((currentIndex() + by + count()) % count());
}

void PageTabs::open(Session& session) {
    auto* page = new EditorPage(session, m_themes, this);
    connect(&session, &Session::stateChanged, page, [this, &session] { updateTab(session); });
    {
        // The workspace decides which page is in front.
        const QSignalBlocker quiet(this);
        insertTab(int(m_workspace.indexOf(session)), page, QString());
    }
    updateTab(session);
    Q_EMIT pageOpened(*page);
}

void PageTabs::activate(Session& session) {
    EditorPage& page = pageOf(session);
    setCurrentWidget(&page);
    Q_EMIT pageActivated(page);
}

void PageTabs::close(Session& session) {
    EditorPage& page = pageOf(session);
    {
        const QSignalBlocker quiet(this);
        removeTab(indexOf(&page));
    }
    delete &page;
}

void PageTabs::updateTab(const Session& session) {
    const int tab = int(m_workspace.indexOf(session));
    // An ampersand in a file name is not a mnemonic.
    QString name = session.displayName();
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    setTabToolTip(tab, session.path().isEmpty() ? session.displayName() : session.path());
    const QString text = session.isModified() ? name + QStringLiteral(" *") : name;
    // Setting the same text would lay out the whole window again.
    if (tabText(tab) != text)
        tabBar()->setTabText(tab, text);
}

bool PageTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        const int tab = tabBar()->tabAt(mouse.position().toPoint());
        if (mouse.button() == Qt::MiddleButton && tab >= 0) {
            Q_EMIT closeWanted(pageAt(tab)->session());
            return true;
        }
    }
    return QTabWidget::eventFilter(watched, event);
}

void PageTabs::showMenu(const QPoint& place) {
    const int tab = tabBar()->tabAt(place);
    if (tab < 0)
        return;
    const EditorPage* chosen = pageAt(tab);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tabMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Close"), chosen, [this, chosen] { Q_EMIT closeWanted(chosen->session()); });
    menu->addAction(tr("Close &Others"), chosen, [this, chosen] {
        for (const EditorPage* page : pages()) {
            if (page != chosen)
                Q_EMIT closeWanted(page->session());
        }
    });
    menu->popup(tabBar()->mapToGlobal(place));
}

} // namespace levwright

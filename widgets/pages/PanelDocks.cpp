// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PanelDocks.h"

#include "core/base/Contract.h"

#include <QCoreApplication>
#include <QLabel>

#include <algorithm>

namespace levwright {
namespace {

QString titleOf(const PanelSpec& spec) {
    return QCoreApplication::translate("PanelTable", spec.title);
}

} // namespace

PanelDocks::PanelDocks(QMainWindow& window) : QObject(&window), m_window(window) {
    for (const PanelSpec& spec : panelSpecs()) {
        auto* dock = new QDockWidget(titleOf(spec), &window);
        dock->setObjectName(QString::fromLatin1(spec.dock));
        auto* stack = new QStackedWidget(dock);
        // Else whatever is painted in it has Qt paint the dock below first, which reads its icons anew.
        stack->setAutoFillBackground(true);
        auto* nothing = new QLabel(tr("There is nothing of this kind in the document."), stack);
        nothing->setAlignment(Qt::AlignCenter);
        nothing->setWordWrap(true);
        nothing->setEnabled(false);
        stack->addWidget(nothing);
        dock->setWidget(stack);
        m_docks.push_back({&spec, dock, stack, nothing});
    }
    for (const Dock& dock : m_docks)
        place(dock);
    for (Dock& dock : m_docks)
        connect(dock.dock, &QDockWidget::visibilityChanged, this, [this, &dock](bool visible) {
            dock.visible = visible;
            updateActive(dock);
        });
}

// Behind a dock that has its own place already.
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

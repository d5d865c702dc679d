// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/Welcome.h"

#include "widgets/actions/ActionSpecs.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/FileController.h"
#include "widgets/welcome/WelcomePage.h"

namespace levwright {
namespace {

// Commands that need no document in sight; if they open one, that is shown.
bool keepsWelcome(const QString& id) {
    const bool isHelp = id.startsWith(QLatin1String("help.")) && id != QLatin1String("help.commands") &&
                        id != QLatin1String("help.tour");
    return isHelp || id.startsWith(QLatin1String("file.")) || id == QLatin1String("edit.preferences") ||
           id == QLatin1String("view.dark") || id == QLatin1String("view.fullScreen");
}

} // namespace

Welcome::Welcome(Window window, QObject* parent) : QObject(parent), m_window(window) {
    m_window.actions.onTrigger(QStringLiteral("help.welcome"), [this] { show(); });
    for (const ActionSpec& spec : actionSpecs()) {
        const QString id = QString::fromLatin1(spec.id);
        if (!keepsWelcome(id))
            m_window.actions.onTrigger(id, [this] { hide(); });
    }
    connect(&m_window.tabs, &PageTabs::pageActivated, this, &Welcome::hide);
    // Messages stand over the documents.
    connect(&m_window.tabs, &PageTabs::pageOpened, this, [this](const EditorPage& opened) {
        connect(&opened.messages(), &MessageBar::told, this, &Welcome::hide);
    });
}

WelcomePage& Welcome::page() {
    if (m_page != nullptr)
        return *m_page;
    Workspace& workspace = m_window.workspace;
    m_page = m_window.themes.follow(
        new WelcomePage(workspace.games(), workspace.files(), m_window.themes.theme(), &m_window.middle));
    m_window.middle.addWidget(m_page);
    connect(m_page, &WelcomePage::fileChosen, this, [this](const QString& path) {
        hide();
        m_window.files.open(path);
    });
    connect(m_page, &WelcomePage::templateChosen, this, [this](const DocumentText& text) {
        hide();
        m_window.workspace.startNew(text);
    });
    connect(m_page, &WelcomePage::commandWanted, this,
            [this](const QString& id) { m_window.actions.action(id)->trigger(); });
    connect(m_page, &WelcomePage::left, this, [this] {
        hide();
        m_window.tabs.active().focusShown();
    });
    return *m_page;
}

void Welcome::show() {
    page().offer(m_window.files.recentFiles(), m_window.workspace.game());
    m_window.middle.setCurrentWidget(m_page);
    m_page->focusFirst();
}

bool Welcome::isShown() const {
    return m_page != nullptr && m_window.middle.currentWidget() == m_page;
}

void Welcome::hide() {
    m_window.middle.setCurrentWidget(&m_window.tabs);
}

} // namespace levwright

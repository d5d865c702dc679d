// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/WindowHost.h"

#include "widgets/language/Language.h"
#include "widgets/shell/CompareController.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/Preferences.h"
#include "widgets/shell/SessionKeeper.h"
#include "widgets/shell/WindowRemains.h"

#include <QGuiApplication>
#include <QScopeGuard>

namespace levwright {

WindowHost::WindowHost(Workspace& workspace, QSettings& settings, const Theme& theme)
    : m_workspace(workspace), m_settings(settings) {
    make(theme);
}

WindowHost::~WindowHost() = default;

// The window must not end in the middle of what its preferences do.
void WindowHost::make(const Theme& theme) {
    m_window = std::make_unique<MainWindow>(m_workspace, m_settings, theme);
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowHost::followLanguage,
            Qt::QueuedConnection);
}

void WindowHost::keepWork(const QString& folder) {
    m_versions = folder + QStringLiteral("/versions");
    m_window->files().keepJournals(folder + QStringLiteral("/journals"));
    m_window->comparisons().keepVersions(m_versions);
}

void WindowHost::followLanguage() {
    if (languageFor(languageSet(m_settings)) != languageInUse() &&
        m_window->preferences().mayChangeLanguage())
        replaceWindow();
}

void WindowHost::replaceWindow() {
    // For a moment there is no window at all.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    const auto quitAgain = qScopeGuard([quits] { QGuiApplication::setQuitOnLastWindowClosed(quits); });
    QGuiApplication::setQuitOnLastWindowClosed(false);
    const WindowRemains remains(*m_window);
    KeptJournals journals = m_window->files().handOverJournals();
    const Theme theme = m_window->theme();
    m_window.reset();
    useLanguage(languageSet(m_settings));
    m_workspace.sayAnew();
    make(theme);
    m_window->files().takeOver(std::move(journals));
    if (!m_versions.isEmpty())
        m_window->comparisons().keepVersions(m_versions);
    if (m_keeper != nullptr)
        m_keeper->follow(*m_window);
    Q_EMIT replaced(*m_window);
    remains.showIn(*m_window);
}

} // namespace levwright

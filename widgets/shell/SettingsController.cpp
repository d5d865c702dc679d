// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/SettingsController.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr QSize usualSize(1440, 900);
// The version of the window state in the settings. It changes when docks or tool bars change.
constexpr int stateVersion = 6;

const QString geometryKey = QStringLiteral("geometry");
const QString stateKey = QStringLiteral("state");
const QString targetKey = QStringLiteral("target");
const QString darkKey = QStringLiteral("dark");
const QString rollsKey = QStringLiteral("rollInBackground");
// The default comes first.
const QString targets[] = {QStringLiteral("target.lp64"), QStringLiteral("target.ilp32")};

QString actionOf(TextEncoding encoding) {
    switch (encoding) {
    case TextEncoding::Utf8:
        return QStringLiteral("encoding.utf8");
    case TextEncoding::EucJp:
        return QStringLiteral("encoding.eucJp");
    case TextEncoding::ShiftJis:
        return QStringLiteral("encoding.shiftJis");
    }
    std::unreachable();
}

} // namespace

SettingsController::SettingsController(QMainWindow& window, Workspace& workspace, QSettings& settings,
                                       Themes& themes, ActionTable& actions)
    : QObject(&window), m_window(window), m_workspace(workspace), m_settings(settings), m_themes(themes),
      m_actions(actions) {
    for (const TextEncoding encoding : textEncodings)
        m_actions.onTrigger(actionOf(encoding), [this, encoding] {
            if (m_workspace.active().encoding() != encoding)
                m_workspace.active().showIn(encoding);
        });
    for (const QString& target : targets)
        m_actions.onTrigger(target, [this, target] { m_settings.setValue(targetKey, target); });
    QAction* rolls = m_actions.action(QStringLiteral("level.rollInBackground"));
    rolls->setChecked(m_settings.value(rollsKey, true).toBool());
    connect(rolls, &QAction::toggled, this, [this](bool on) { m_settings.setValue(rollsKey, on); });
    m_actions.onToggle(QStringLiteral("view.dark"), [this](bool on) {
        if (on == m_themes.theme().isDark())
            return;
        m_settings.setValue(darkKey, on);
        setTheme(on ? Theme::dark() : Theme::light());
    });
}

void SettingsController::restore() {
    m_window.resize(usualSize);
    m_window.restoreGeometry(m_settings.value(geometryKey).toByteArray());
    m_window.restoreState(m_settings.value(stateKey).toByteArray(), stateVersion);
    const QString target = m_settings.value(targetKey).toString();
    m_actions.action(std::ranges::contains(targets, target) ? target : targets[0])->setChecked(true);
    m_actions.action(QStringLiteral("view.dark"))->setChecked(m_themes.theme().isDark());
}

bool SettingsController::isFirst() const {
    return !m_settings.contains(geometryKey);
}

void SettingsController::storeLayout() {
    m_settings.setValue(geometryKey, m_window.saveGeometry());
    m_settings.setValue(stateKey, m_window.saveState(stateVersion));
}

void SettingsController::setTheme(const Theme& theme) {
    QApplication::setPalette(theme.palette());
    m_themes.choose(theme);
    m_actions.action(QStringLiteral("view.dark"))->setChecked(theme.isDark());
}

void SettingsController::showReading() {
    m_actions.action(actionOf(m_workspace.active().encoding()))->setChecked(true);
}

} // namespace levwright

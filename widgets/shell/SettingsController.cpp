// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/SettingsController.h"

#include "core/dungeons/model/DungeonLanguage.h"
#include "core/model/LevelLanguage.h"

#include <QMenu>

#include <utility>

namespace levwright {
namespace {

constexpr QSize usualSize(1440, 900);
// The version of the window state in the settings. It changes when docks or tool bars change.
constexpr int stateVersion = 7;

const QString geometryKey = QStringLiteral("geometry");
const QString stateKey = QStringLiteral("state");
const QString reopenKey = QStringLiteral("reopenSession");
const QString besideFilesKey = QStringLiteral("reopenBesideFiles");
const QString targetKey = QStringLiteral("target");
const QString reopenAction = QStringLiteral("file.reopen");
const QString besideFilesAction = QStringLiteral("file.reopenBesideFiles");
const QString rollsKey = QStringLiteral("rollInBackground");
// The default comes first.
const QStringList targets{QStringLiteral("target.lp64"), QStringLiteral("target.ilp32")};

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

// Whether documents like this one become files that depend on the machine.
bool isCompiled(const Session& session) {
    if (const DungeonLanguage* dungeon = session.analysis().dungeonLanguage())
        return !dungeon->objectionToCompiling();
    return !session.game().language().objectionTo(Ability::Compile);
}

} // namespace

bool reopensSession(const QSettings& settings) {
    return settings.value(reopenKey, true).toBool();
}

bool reopensBesideFiles(const QSettings& settings) {
    return settings.value(besideFilesKey, false).toBool();
}

SettingsController::SettingsController(QMainWindow& window, Workspace& workspace, QSettings& settings,
                                       ActionTable& actions)
    : QObject(&window), m_window(window), m_workspace(workspace), m_settings(settings), m_actions(actions) {
    for (const TextEncoding encoding : textEncodings)
        m_actions.onTrigger(actionOf(encoding), [this, encoding] {
            if (m_workspace.active().encoding() != encoding)
                m_workspace.active().showIn(encoding);
        });
    for (const QString& target : targets)
        m_actions.onTrigger(target, [this, target] {
            m_settings.setValue(targetKey, target);
            showReading();
        });
    m_actions.onToggle(reopenAction, [this](bool on) {
        m_settings.setValue(reopenKey, on);
        m_actions.updateStates();
    });
    m_actions.onToggle(besideFilesAction, [this](bool on) { m_settings.setValue(besideFilesKey, on); });
    m_actions.enableWhen(besideFilesAction, [this] { return reopensSession(m_settings); });
    QAction* rolls = m_actions.action(QStringLiteral("level.rollInBackground"));
    rolls->setChecked(m_settings.value(rollsKey, true).toBool());
    connect(rolls, &QAction::toggled, this, [this](bool on) { m_settings.setValue(rollsKey, on); });
}

void SettingsController::restore() {
    m_window.resize(usualSize);
    m_hasPlace = m_window.restoreGeometry(m_settings.value(geometryKey).toByteArray());
    // A window without a frame would puzzle whoever does not know the key.
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
    m_window.restoreState(m_settings.value(stateKey).toByteArray(), stateVersion);
    const QString target = m_settings.value(targetKey).toString();
    m_actions.action(targets.contains(target) ? target : targets[0])->setChecked(true);
    showReading();
    m_actions.action(reopenAction)->setChecked(reopensSession(m_settings));
    m_actions.action(besideFilesAction)->setChecked(reopensBesideFiles(m_settings));
}

void SettingsController::storeLayout() {
    m_settings.setValue(geometryKey, m_window.saveGeometry());
    m_settings.setValue(stateKey, m_window.saveState(stateVersion));
}

QToolButton* SettingsController::makeButton(const char* name, const QString& tip,
                                            const QStringList& choices) {
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    for (const QString& choice : choices)
        menu->addAction(m_actions.action(choice));
    button->setMenu(menu);
    return button;
}

QToolButton* SettingsController::makeEncodingButton() {
    QStringList choices;
    for (const TextEncoding encoding : textEncodings)
        choices << actionOf(encoding);
    return m_encoding = makeButton(
               "encodingButton", tr("The encoding of this document. Click to choose another one."), choices);
}

QToolButton* SettingsController::makeTargetButton() {
    return m_target = makeButton("targetButton",
                                 tr("The machine that levels are exported for. Click to choose another one."),
                                 targets);
}

void SettingsController::showReading() {
    const Session& session = m_workspace.active();
    m_actions.action(actionOf(session.encoding()))->setChecked(true);
    m_encoding->setText(nameOf(session.encoding()));
    m_target->setText(m_actions.action(targets[1])->isChecked() ? tr("32-bit") : tr("64-bit"));
    m_target->setVisible(isCompiled(session));
}

} // namespace levwright

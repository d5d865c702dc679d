// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/Preferences.h"

#include "widgets/dialogs/TilesetPicker.h"
#include "widgets/preferences/KeysPage.h"
#include "widgets/preferences/PreferencesDialog.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/GameMenu.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/textpane/TextPane.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStyleHints>

namespace levwright {
namespace {

const QString keysPage = QStringLiteral("keys");
constexpr int minute = 60'000; // milliseconds

QString actionIdOf(const SettingSpec& spec) {
    return QString::fromLatin1(spec.action);
}

} // namespace

Theme themeOf(const Settings& settings, Qt::ColorScheme desktop) {
    const QString word = settings.value(settingKeys::theme).toString();
    const Theme theme = word == QLatin1String("light")      ? Theme::light()
                        : word == QLatin1String("dark")     ? Theme::dark()
                        : word == QLatin1String("contrast") ? Theme::contrast()
                                                            : Theme::matching(desktop);
    return theme.withMapFont(settings.value(settingKeys::mapFont).toString());
}

Preferences::Preferences(Window window, QWidget& parent)
    : QObject(&parent), m_window(window), m_parent(parent), m_settings(window.settings),
      m_keys(window.actions, window.settings),
      m_language(m_settings.value(settingKeys::language).toString()) {
    m_size.choose(m_settings.value(settingKeys::interfaceSize).toInt()); // before panels measure their words
    m_autosave.setInterval(minute);
    offerGames();
    connect(&m_settings, &Settings::changed, this, &Preferences::apply);
    connect(&m_window.looks, &MapLooks::changed, this, [this] { m_settings.tell(settingKeys::tileset); });
    connect(&m_window.tabs, &PageTabs::pageOpened, this, &Preferences::applyToPage);
    connect(&m_autosave, &QTimer::timeout, &m_window.files, &FileController::saveByItself);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive &&
            m_settings.value(settingKeys::autosave).toString() == QLatin1String("leaving"))
            m_window.files.saveByItself();
    });
    connect(QApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Preferences::followDesktop);
}

Preferences::~Preferences() = default;

// Those who store the state of a command are told first, because they were connected earlier.
void Preferences::connectActions() {
    ActionTable& actions = m_window.actions;
    actions.onTrigger(QStringLiteral("edit.preferences"), [this] {
        dialog().show();
        dialog().activateWindow();
    });
    actions.onToggle(QStringLiteral("view.dark"), [this](bool on) {
        if (on == m_window.themes.theme().isDark())
            return;
        const QString word = on ? QStringLiteral("dark") : QStringLiteral("light");
        if (m_settings.value(settingKeys::theme) == word) // the command line chose another one
            m_settings.tell(settingKeys::theme);
        else
            m_settings.set(settingKeys::theme, word);
    });
    for (const SettingSpec& spec : settingSpecs()) {
        if (spec.action != nullptr)
            actions.onToggle(actionIdOf(spec),
                             [this, key = QString::fromLatin1(spec.key)](bool) { m_settings.tell(key); });
    }
    for (const SettingChoice& target : settingSpec(settingKeys::target).choices)
        actions.onTrigger(target.word, [this] { m_settings.tell(settingKeys::target); });
    connect(&m_window.games, &GameMenu::usualChosen, this, [this] { m_settings.tell(settingKeys::game); });
}

void Preferences::offerGames() {
    m_settings.offer(settingKeys::game, [this] {
        QList<SettingChoice> choices;
        for (const auto& [id, name] : m_window.games.games())
            choices << SettingChoice{id, name};
        return choices;
    });
}

void Preferences::restore() {
    connectActions();
    Q_EMIT sizeChosen(m_size.percent());
    m_window.workspace.setLineEnd(
        m_settings.value(settingKeys::lineEnds) == QStringLiteral("crlf") ? LineEnd::CrLf : LineEnd::Lf);
    applyToPages();
    applyAutosave();
    m_window.actions.action(QStringLiteral("view.dark"))->setChecked(m_window.themes.theme().isDark());
}

void Preferences::apply(const QString& key) {
    const SettingSpec& spec = settingSpec(key);
    if (spec.action != nullptr)
        m_window.actions.action(actionIdOf(spec))->setChecked(m_settings.value(key).toBool());
    else if (key == settingKeys::theme || key == settingKeys::mapFont)
        setTheme(themeOf(m_settings, QApplication::styleHints()->colorScheme()));
    else
        applyChoice(key);
}

void Preferences::applyChoice(const QString& key) {
    const QString value = m_settings.value(key).toString();
    if (key == settingKeys::interfaceSize) {
        m_size.choose(value.toInt());
        applyToPages();
        Q_EMIT sizeChosen(m_size.percent());
    } else if (key == settingKeys::lineEnds) {
        m_window.workspace.setLineEnd(value == QLatin1String("crlf") ? LineEnd::CrLf : LineEnd::Lf);
    } else if (key == settingKeys::game) {
        m_window.games.setUsual(value);
    } else if (key == settingKeys::target) {
        QAction* action = m_window.actions.action(value);
        if (!action->isChecked())
            action->trigger();
    } else if (key == settingKeys::tileset) {
        const MapLooks& looks = m_window.looks;
        const bool isLeft = looks.look().tileset != nullptr || !looks.objection().isEmpty();
        if (value.isEmpty() && isLeft) // it was reset
            m_window.looks.chooseTileset({}).value();
    } else if (key == settingKeys::autosave) {
        applyAutosave();
    } else if (key == settingKeys::language) {
        Q_EMIT languageChosen();
    } else {
        applyToPages();
    }
}

void Preferences::applyAutosave() {
    if (m_settings.value(settingKeys::autosave) == QStringLiteral("minute"))
        m_autosave.start();
    else
        m_autosave.stop();
}

void Preferences::applyToPages() {
    for (EditorPage* page : m_window.tabs.pages())
        applyToPage(*page);
}

void Preferences::applyToPage(EditorPage& page) {
    const QString indentation = m_settings.value(settingKeys::indentation).toString();
    page.text().setCodeFont(m_settings.value(settingKeys::textFont).toString(), textPoints());
    page.text().setIndentation(indentation == QLatin1String("tab")
                                   ? services::Indentation{.isTab = true}
                                   : services::Indentation{.width = std::size_t(indentation.toInt())});
}

// 0 for the desktop's size.
int Preferences::textPoints() const {
    const SettingSpec& spec = settingSpec(settingKeys::textSize);
    const int chosen = m_settings.value(settingKeys::textSize).toInt();
    if (chosen > spec.least)
        return chosen;
    if (m_size.percent() == 100)
        return 0;
    const QFontInfo desktop(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    return desktop.pointSize() * m_size.percent() / 100;
}

void Preferences::followDesktop() {
    if (m_settings.value(settingKeys::theme) == QStringLiteral("desktop"))
        m_settings.tell(settingKeys::theme);
}

void Preferences::setTheme(const Theme& theme) {
    QApplication::setPalette(theme.palette());
    m_window.themes.choose(theme);
    m_window.actions.action(QStringLiteral("view.dark"))->setChecked(theme.isDark());
}

bool Preferences::mayChangeLanguage() {
    const PlaytestWindow* played = m_window.playtest.window();
    if (played == nullptr || !played->isVisible())
        return true;
    QWidget* parent = shownDialog() != nullptr ? shownDialog() : &m_parent;
    QMessageBox question(QMessageBox::Question, tr("Change the Language"),
                         tr("The playtest ends if the language changes. Change it?"), QMessageBox::Cancel,
                         parent);
    question.setObjectName(QStringLiteral("languageQuestion"));
    const QPushButton* change = question.addButton(tr("Change &Language"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == change)
        return true;
    m_settings.set(settingKeys::language, m_language);
    return false;
}

PreferencesDialog* Preferences::shownDialog() const {
    return m_dialog != nullptr && m_dialog->isVisible() ? m_dialog : nullptr;
}

PreferencesDialog& Preferences::dialog() {
    if (m_dialog == nullptr) {
        m_dialog = new PreferencesDialog(
            m_settings,
            {{settingKeys::tileset, [this](QWidget* parent) { return makeTilesetPicker(parent); }}},
            &m_parent);
        m_dialog->addPage(keysPage, new KeysPage(m_keys, m_window.actions, m_dialog));
    }
    return *m_dialog;
}

// It shows what is of the game of the document in front.
QWidget* Preferences::makeTilesetPicker(QWidget* parent) {
    const auto catalog = [](const EditorPage& page) { return page.session().game().catalogPtr(); };
    auto* picker = new TilesetPicker(m_window.looks, catalog(m_window.tabs.active()), parent);
    connect(&m_window.tabs, &PageTabs::pageActivated, picker,
            [picker, catalog](EditorPage& page) { picker->setCatalog(catalog(page)); });
    return picker;
}

void Preferences::showPage(const QString& id) {
    dialog().showPage(id);
    dialog().show();
    dialog().activateWindow();
    if (id == keysPage)
        dialog().findChild<KeysPage*>()->focusSearch();
}

void Preferences::showSetting(const QString& key) {
    dialog().show();
    dialog().activateWindow();
    dialog().showSetting(key);
}

std::vector<QuickRow> Preferences::rows() {
    std::vector<QuickRow> rows;
    for (const SettingPage& page : settingPages())
        rows.push_back({.text = tr("Preferences: %1").arg(page.shownTitle()),
                        .detail = tr("page of the preferences"),
                        .id = QStringLiteral("page:") + QString::fromLatin1(page.id),
                        .choose = [this, id = QString::fromLatin1(page.id)] { showPage(id); }});
    for (const SettingSpec& spec : settingSpecs()) {
        const QString key = QString::fromLatin1(spec.key);
        rows.push_back({.text = tr("Preferences: %1").arg(spec.shownLabel()),
                        .alias = QStringLiteral("Preferences: ") + QString::fromUtf8(spec.label),
                        .detail = m_settings.shownValue(key),
                        .id = QStringLiteral("setting:") + key,
                        .choose = [this, key] { showSetting(key); }});
    }
    return rows;
}

} // namespace levwright

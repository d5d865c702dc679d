// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/SettingSpecs.h"

#include "core/base/Contract.h"
#include "core/catalog/GameList.h"
#include "widgets/language/Language.h"

#include <QCoreApplication>

#include <algorithm>

namespace levwright {
namespace {

QString shown(const char* text) {
    return text == nullptr ? QString() : QCoreApplication::translate("Settings", text);
}

SettingChoice choice(const char* word, const char* text) {
    return {QString::fromLatin1(word), QString::fromUtf8(text)};
}

QList<SettingChoice> languages() {
    QList<SettingChoice> all{choice("system", QT_TRANSLATE_NOOP("Settings", "As the system"))};
    for (const Language& language : availableLanguages())
        all << SettingChoice{language.id, language.name};
    return all;
}

QList<SettingSpec> appearance() {
    constexpr auto page = "appearance";
    return {
        {.key = "theme",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Theme"),
         .tip = QT_TRANSLATE_NOOP("Settings", "The colours of the windows and of the maps."),
         .kind = SettingKind::Choice,
         .usual = QStringLiteral("desktop"),
         .choices = {choice("desktop", QT_TRANSLATE_NOOP("Settings", "As the desktop")),
                     choice("light", QT_TRANSLATE_NOOP("Settings", "Light")),
                     choice("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
                     choice("contrast", QT_TRANSLATE_NOOP("Settings", "High contrast"))}},
        {.key = "interfaceSize",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Interface size"),
         .tip =
             QT_TRANSLATE_NOOP("Settings", "The size of words, icons and buttons. The map has its own zoom."),
         .kind = SettingKind::Number,
         .usual = 100,
         .least = 75,
         .most = 300,
         .suffix = QT_TRANSLATE_NOOP("Settings", " %")},
        {.key = "language",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Language"),
         .tip = QT_TRANSLATE_NOOP("Settings", "The language of the windows and of the messages."),
         .kind = SettingKind::Choice,
         .usual = QStringLiteral("system"),
         .choices = languages()},
        {.key = "textFont",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Font of the text"),
         .tip = QT_TRANSLATE_NOOP("Settings", "The font in which the text of a level is shown."),
         .kind = SettingKind::Font,
         .usual = QString()},
        {.key = "textSize",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Size of the text"),
         .tip = QT_TRANSLATE_NOOP("Settings", "Ctrl and the wheel change it for one document."),
         .kind = SettingKind::Number,
         .usual = 5,
         .least = 5,
         .most = 48,
         .suffix = QT_TRANSLATE_NOOP("Settings", " points"),
         .leastText = QT_TRANSLATE_NOOP("Settings", "As the desktop")},
        {.key = "mapFont",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Font of the map"),
         .tip = QT_TRANSLATE_NOOP("Settings",
                                  "The font of the letters on maps. Their size is that of the cells."),
         .kind = SettingKind::Font,
         .usual = QString()},
        {.key = "ascii",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Show maps as letters"),
         .tip = QT_TRANSLATE_NOOP("Settings", "Show each cell as the game’s character instead of a drawing."),
         .kind = SettingKind::Toggle,
         .usual = false,
         .action = "view.ascii"},
        {.key = "tileset",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Tileset"),
         .tip = QT_TRANSLATE_NOOP(
             "Settings", "A PNG or BMP picture of 16 × 16 or 32 × 32 tiles in the order of the game, or a "
                         "folder of pictures with names such as kobold.png. What it lacks is drawn by "
                         "Levwright."),
         .kind = SettingKind::Own,
         .usual = QString()},
        {.key = "grid",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Show the grid"),
         .tip = nullptr,
         .kind = SettingKind::Toggle,
         .usual = false,
         .action = "view.grid"},
        {.key = "areas",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Show regions"),
         .tip = QT_TRANSLATE_NOOP("Settings", "Show regions and arrival areas on the map."),
         .kind = SettingKind::Toggle,
         .usual = true,
         .action = "view.areas"},
        {.key = "sideBySide",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Map and text side by side"),
         .tip = QT_TRANSLATE_NOOP("Settings", "Otherwise the map is above the text."),
         .kind = SettingKind::Toggle,
         .usual = false,
         .action = "view.sideBySide"},
    };
}

QList<SettingSpec> editing() {
    constexpr auto page = "editing";
    return {
        {.key = "indentation",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Indentation"),
         .tip = QT_TRANSLATE_NOOP("Settings", "What Text > Format puts before a line for each step."),
         .kind = SettingKind::Choice,
         .usual = QStringLiteral("4"),
         .choices = {choice("2", QT_TRANSLATE_NOOP("Settings", "2 spaces")),
                     choice("4", QT_TRANSLATE_NOOP("Settings", "4 spaces")),
                     choice("8", QT_TRANSLATE_NOOP("Settings", "8 spaces")),
                     choice("tab", QT_TRANSLATE_NOOP("Settings", "A tab"))}},
        {.key = "lineEnds",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Line ends of new documents"),
         .tip = QT_TRANSLATE_NOOP("Settings", "A file that is opened keeps the line ends that it has."),
         .kind = SettingKind::Choice,
         .usual = QStringLiteral("lf"),
         .choices = {choice("lf", QT_TRANSLATE_NOOP("Settings", "Unix (LF)")),
                     choice("crlf", QT_TRANSLATE_NOOP("Settings", "Windows (CR LF)"))}},
    };
}

QList<SettingSpec> files() {
    constexpr auto page = "files";
    return {
        {.key = "autosave",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Save automatically"),
         .tip = QT_TRANSLATE_NOOP(
             "Settings", "Save changed documents that have a file. What is not saved is kept in journals, "
                         "too, and offered again after a crash."),
         .kind = SettingKind::Choice,
         .usual = QStringLiteral("never"),
         .choices = {choice("never", QT_TRANSLATE_NOOP("Settings", "Never")),
                     choice("leaving",
                            QT_TRANSLATE_NOOP("Settings", "When another program gets the keyboard")),
                     choice("minute", QT_TRANSLATE_NOOP("Settings", "Every minute"))}},
        {.key = "welcome",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Welcome page at startup"),
         .tip =
             QT_TRANSLATE_NOOP("Settings", "Show recent files, templates and samples when nothing is open."),
         .kind = SettingKind::Toggle,
         .usual = true},
        {.key = "reopenSession",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Reopen documents at startup"),
         .tip = QT_TRANSLATE_NOOP(
             "Settings", "When Levwright starts, reopen the documents that were open when you quit."),
         .kind = SettingKind::Toggle,
         .usual = true,
         .action = "file.reopen"},
        {.key = "reopenBesideFiles",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Reopen them also when opening files"),
         .tip = QT_TRANSLATE_NOOP("Settings",
                                  "Reopen them even if Levwright is started with the names of files."),
         .kind = SettingKind::Toggle,
         .usual = false,
         .action = "file.reopenBesideFiles"},
    };
}

QList<SettingSpec> games() {
    constexpr auto page = "games";
    return {
        {.key = "game",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Default game"),
         .tip = QT_TRANSLATE_NOOP(
             "Settings", "The game of new documents, and of files that do not say which game they are for."),
         .kind = SettingKind::Choice,
         .usual = QString::fromUtf8(usualGame())},
        {.key = "target",
         .page = page,
         .label = QT_TRANSLATE_NOOP("Settings", "Export for"),
         .tip = QT_TRANSLATE_NOOP("Settings", "The machine on which the game loads exported levels."),
         .kind = SettingKind::Choice,
         .usual = QStringLiteral("target.lp64"),
         .choices = {choice("target.lp64", QT_TRANSLATE_NOOP("Settings", "64-bit games")),
                     choice("target.ilp32", QT_TRANSLATE_NOOP("Settings", "32-bit games"))}},
    };
}

QList<SettingSpec> rolls() {
    return {
        {.key = "rollInBackground",
         .page = "rolls",
         .label = QT_TRANSLATE_NOOP("Settings", "Roll in the background"),
         .tip = QT_TRANSLATE_NOOP(
             "Settings", "Roll the level a few times after each pause, and list what goes wrong among the "
                         "problems."),
         .kind = SettingKind::Toggle,
         .usual = true,
         .action = "level.rollInBackground"},
    };
}

} // namespace

QString SettingSpec::shownLabel() const {
    return shown(label);
}

QString SettingSpec::shownTip() const {
    return shown(tip);
}

QString SettingSpec::shownSuffix() const {
    return shown(suffix);
}

QString SettingSpec::shownLeastText() const {
    return shown(leastText);
}

QString SettingPage::shownTitle() const {
    return shown(title);
}

const QList<SettingPage>& settingPages() {
    static const QList<SettingPage> pages{
        {"appearance", QT_TRANSLATE_NOOP("Settings", "Appearance")},
        {"editing", QT_TRANSLATE_NOOP("Settings", "Editing")},
        {"files", QT_TRANSLATE_NOOP("Settings", "Files and session")},
        {"games", QT_TRANSLATE_NOOP("Settings", "Games")},
        {"rolls", QT_TRANSLATE_NOOP("Settings", "Rolls")},
        {"keys", QT_TRANSLATE_NOOP("Settings", "Keys")},
    };
    return pages;
}

const QList<SettingSpec>& settingSpecs() {
    static const QList<SettingSpec> specs = appearance() << editing() << files() << games() << rolls();
    return specs;
}

const SettingSpec& settingSpec(const QString& key) {
    const QList<SettingSpec>& specs = settingSpecs();
    const auto found =
        std::ranges::find_if(specs, [&](const SettingSpec& spec) { return QLatin1String(spec.key) == key; });
    require(found != specs.end(), "a setting of the table");
    return *found;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// One table of all settings. The dialog, its search and the list of commands are made from it.
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace levwright {

// Own: its value is a text, and the program makes what changes it.
enum class SettingKind : quint8 { Toggle, Choice, Number, Font, Own };

struct SettingChoice {
    QString word; // in the settings
    QString text; // on the screen
};

struct SettingSpec {
    const char* key; // in the settings file
    const char* page;
    const char* label;
    const char* tip; // null if the label says everything
    SettingKind kind;
    QVariant usual;
    QList<SettingChoice> choices =
        {};        // texts are not translated yet; empty if the program fills them in later
    int least = 0; // of a number
    int most = 0;
    const char* suffix = nullptr;    // after a number
    const char* leastText = nullptr; // shown instead of the least number
    const char* action = nullptr;    // the command that switches it, too

    QString shownLabel() const;
    QString shownTip() const;
    QString shownSuffix() const;
    QString shownLeastText() const;
};

struct SettingPage {
    const char* id;
    const char* title;

    QString shownTitle() const;
};

// In the order in which they are shown.
const QList<SettingPage>& settingPages();
const QList<SettingSpec>& settingSpecs();
const SettingSpec& settingSpec(const QString& key);

// Keys that code asks for by name.
namespace settingKeys {
inline const QString theme = QStringLiteral("theme");
inline const QString interfaceSize = QStringLiteral("interfaceSize");
inline const QString language = QStringLiteral("language");
inline const QString textFont = QStringLiteral("textFont");
inline const QString textSize = QStringLiteral("textSize");
inline const QString tileset = QStringLiteral("tileset");
inline const QString mapFont = QStringLiteral("mapFont");
inline const QString indentation = QStringLiteral("indentation");
inline const QString lineEnds = QStringLiteral("lineEnds");
inline const QString autosave = QStringLiteral("autosave");
inline const QString game = QStringLiteral("game");
inline const QString target = QStringLiteral("target");
inline const QString welcome = QStringLiteral("welcome");
} // namespace settingKeys

} // namespace levwright

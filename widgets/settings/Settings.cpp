// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/Settings.h"

#include <QCoreApplication>

#include <algorithm>

namespace levwright {
namespace {

// Before there were four themes, this key told whether it is the dark one.
const QString darkKey = QStringLiteral("dark");

QVariant storedIn(const QSettings& store, const QString& key) {
    if (key == settingKeys::theme && !store.contains(key) && store.contains(darkKey))
        return store.value(darkKey).toBool() ? QStringLiteral("dark") : QStringLiteral("light");
    return store.value(key);
}

} // namespace

Settings::Settings(QSettings& store, QObject* parent) : QObject(parent), m_store(store) {}

QVariant Settings::value(const QString& key) const {
    const SettingSpec& spec = settingSpec(key);
    QVariant stored = storedIn(m_store, key);
    if (!stored.isValid())
        return spec.usual;
    switch (spec.kind) {
    case SettingKind::Toggle:
        return stored.toBool();
    case SettingKind::Number: {
        bool isNumber = false;
        const int number = stored.toInt(&isNumber);
        return isNumber ? QVariant(std::clamp(number, spec.least, spec.most)) : spec.usual;
    }
    case SettingKind::Choice: {
        const QList<SettingChoice> offered = choices(key);
        const bool isOffered =
            std::ranges::find(offered, stored.toString(), &SettingChoice::word) != offered.end();
        return isOffered ? QVariant(stored.toString()) : spec.usual;
    }
    case SettingKind::Font:
    case SettingKind::Own:
        break;
    }
    return stored.toString();
}

void Settings::set(const QString& key, const QVariant& wanted) {
    if (value(key) == wanted)
        return;
    m_store.setValue(key, wanted);
    Q_EMIT changed(key);
}

void Settings::reset(const QString& key) {
    const bool wasUsual = isUsual(key);
    m_store.remove(key);
    if (key == settingKeys::theme)
        m_store.remove(darkKey);
    if (!wasUsual)
        Q_EMIT changed(key);
}

void Settings::tell(const QString& key) {
    Q_EMIT changed(key);
}

void Settings::offer(const QString& key, const std::function<QList<SettingChoice>()>& choices) {
    m_choices.insert(key, choices);
}

QString Settings::shownValue(const QString& key) const {
    const SettingSpec& spec = settingSpec(key);
    const QVariant now = value(key);
    switch (spec.kind) {
    case SettingKind::Toggle:
        return now.toBool() ? tr("on") : tr("off");
    case SettingKind::Number:
        return now.toInt() == spec.least && spec.leastText != nullptr ? spec.shownLeastText()
                                                                      : now.toString() + spec.shownSuffix();
    case SettingKind::Font:
        return now.toString().isEmpty() ? tr("as the desktop") : now.toString();
    case SettingKind::Own:
        return now.toString().isEmpty() ? tr("none") : now.toString();
    case SettingKind::Choice:
        break;
    }
    for (const SettingChoice& choice : choices(key)) {
        if (choice.word == now.toString())
            return choice.text;
    }
    return now.toString();
}

QList<SettingChoice> Settings::choices(const QString& key) const {
    if (const auto offered = m_choices.find(key); offered != m_choices.end())
        return offered.value()();
    QList<SettingChoice> translated = settingSpec(key).choices;
    for (SettingChoice& each : translated)
        each.text = QCoreApplication::translate("Settings", each.text.toUtf8().constData());
    return translated;
}

} // namespace levwright

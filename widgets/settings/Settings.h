// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/settings/SettingSpecs.h"

#include <QHash>
#include <QObject>
#include <QSettings>

#include <functional>

namespace levwright {

// The settings of the table, over the settings file, with one signal for all changes.
class Settings : public QObject {
    Q_OBJECT

public:
    // store must outlive it.
    explicit Settings(QSettings& store, QObject* parent = nullptr);

    // The usual value if none, or none of its kind, is stored.
    QVariant value(const QString& key) const;
    bool isUsual(const QString& key) const { return value(key) == settingSpec(key).usual; }
    // Does nothing if it has that value.
    void set(const QString& key, const QVariant& value);
    void reset(const QString& key);
    // The setting was stored by somebody else.
    void tell(const QString& key);

    // For a setting whose choices are known only to the running program.
    void offer(const QString& key, const std::function<QList<SettingChoice>()>& choices);
    // With translated texts.
    QList<SettingChoice> choices(const QString& key) const;
    // The value in words.
    QString shownValue(const QString& key) const;

Q_SIGNALS:
    void changed(const QString& key);

private:
    QSettings& m_store;
    QHash<QString, std::function<QList<SettingChoice>()>> m_choices;
};

} // namespace levwright

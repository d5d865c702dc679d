// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/settings/Settings.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace levwright {

// One setting: its label, what changes it, a button for the usual value, and a sentence that explains it.
// Shows every change, and makes it at once.
class SettingRow : public QWidget {
    Q_OBJECT

public:
    // settings must outlive it.
    SettingRow(const SettingSpec& spec, Settings& settings, QWidget* parent = nullptr);

    QString key() const { return m_key; }
    // Whether all typed words are in its label, its tip or its choices.
    bool fits(const QString& typed) const;
    // The label before the editor; null if the editor bears it.
    QLabel* label() const { return m_label; }
    // The widget that changes the setting.
    QWidget& editor() const { return *m_editor; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeEditor();
    QWidget* makeToggle();
    QWidget* makeChoice();
    QWidget* makeNumber();
    QWidget* makeFont();
    void fillChoices();
    void show();

    const SettingSpec& m_spec;
    Settings& m_settings;
    QString m_key;
    QWidget* m_editor;
    QLabel* m_label = nullptr;
    QToolButton* m_reset;
};

} // namespace levwright

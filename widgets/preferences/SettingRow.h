// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/settings/Settings.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <functional>

namespace levwright {

// Makes what changes a setting of SettingKind::Own.
using SettingEditor = std::function<QWidget*(QWidget* parent)>;

// One setting: its label, what changes it, a button for the usual value, and a sentence that explains it.
// Shows every change, and makes it at once.
class SettingRow : public QWidget {
    Q_OBJECT

public:
    // settings must outlive it. own: for a setting of that kind.
    SettingRow(const SettingSpec& spec, Settings& settings, const SettingEditor& own,
               QWidget* parent = nullptr);

    QString key() const { return m_key; }
    // Whether all typed words are in its label, its tip or its choices.
    bool fits(const QString& typed) const;
    // The width of the label before the editor; 0 if the editor bears it or stands below it anyway.
    int labelWidth() const;
    void setLabelWidth(int width);
    // Whether the editor stands below the label, for narrow windows.
    void setStacked(bool stacked);
    // The least width of a row that is not stacked.
    int wideWidth() const;
    // The widget that changes the setting.
    QWidget& editor() const { return *m_editor; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeEditor(const SettingEditor& own);
    QWidget* makeToggle();
    QWidget* makeChoice();
    QWidget* makeNumber();
    QWidget* makeFont();
    void place();
    void fillChoices();
    void show();

    const SettingSpec& m_spec;
    Settings& m_settings;
    QString m_key;
    QWidget* m_editor;
    QLabel* m_label = nullptr;
    QLabel* m_tip = nullptr;
    QToolButton* m_reset;
    QGridLayout* m_layout;
    bool m_isStacked = false;
};

} // namespace levwright

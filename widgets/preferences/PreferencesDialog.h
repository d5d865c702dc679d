// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences/SettingRow.h"

#include <QDialog>
#include <QHash>
#include <QLineEdit>
#include <QListWidget>
#include <QStackedWidget>

#include <vector>

namespace levwright {

using SettingEditors = QHash<QString, SettingEditor>;

// All settings on pages, with a field that searches them. Every change works at once.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    // settings must outlive it. own: what changes settings of SettingKind::Own, by key.
    PreferencesDialog(Settings& settings, const SettingEditors& own, QWidget* parent = nullptr);

    // Fills a page of the table that has no settings.
    void addPage(const QString& id, QWidget* page);
    void showPage(const QString& id);
    // Shows the setting on its page, with the keyboard in it.
    void showSetting(const QString& key);

private:
    void search();
    void makePages(const SettingEditors& own);
    QWidget* makePage(const QString& id, const SettingEditors& own);
    int indexOf(const QString& id) const;

    Settings& m_settings;
    QLineEdit* m_field;
    QListWidget* m_list;
    QStackedWidget* m_pages;
    std::vector<SettingRow*> m_rows;
};

} // namespace levwright

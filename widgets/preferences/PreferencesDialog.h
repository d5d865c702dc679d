// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences/SettingRow.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QStackedWidget>

#include <vector>

namespace levwright {

// All settings on pages, with a field that searches them. Every change works at once.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    // settings must outlive it.
    explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

    // Fills a page of the table that has no settings.
    void addPage(const QString& id, QWidget* page);
    void showPage(const QString& id);
    // Shows the setting on its page, with the keyboard in it.
    void showSetting(const QString& key);

private:
    void search();
    void makePages();
    QWidget* makePage(const QString& id);
    int indexOf(const QString& id) const;

    Settings& m_settings;
    QLineEdit* m_field;
    QListWidget* m_list;
    QStackedWidget* m_pages;
    std::vector<SettingRow*> m_rows;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/FolderSearch.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace levwright {

// Looks for a text or a thing in many files, lists the places, and replaces those that are ticked.
class FindDialog : public QDialog {
    Q_OBJECT

public:
    // The workspace must outlive it.
    explicit FindDialog(Workspace& workspace, QWidget* parent = nullptr);

    // Shows the dialog with the selected text as the search text, to look into that folder.
    void ask(const QString& folder);

private:
    QLineEdit* makeField(const QString& name, const QString& label);
    QCheckBox* makeOption(QHBoxLayout& line, const QString& name, const QString& text);
    void buildFields(QFormLayout& form);
    void buildList();
    void chooseKind();
    void chooseFolder();
    std::optional<Wanted> wanted() const;
    void find();
    void forget();
    void add(const FileFinding& finding);
    void finish(bool isComplete);
    void showPlace(QTreeWidgetItem* item);
    void replace();
    QString replaceIn(const FileFinding& finding, const QTreeWidgetItem& item);
    Session* sessionOf(const FileFinding& finding);
    void updateButtons();

    Workspace& m_workspace;
    FolderSearch m_search;
    QComboBox* m_kind;
    QLineEdit* m_text;
    QLineEdit* m_by;
    QCheckBox* m_replaces;
    QCheckBox* m_case = nullptr;
    QCheckBox* m_words = nullptr;
    QCheckBox* m_expression = nullptr;
    QComboBox* m_scope;
    QString m_folder;
    QPushButton* m_find;
    QPushButton* m_replace;
    QTreeWidget* m_list;
    QLabel* m_message;
    std::vector<FileFinding> m_findings; // one for each top row of the list
    int m_placeCount = 0;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/ChangeList.h"
#include "widgets/search/FileEdits.h"
#include "widgets/search/FolderSearch.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

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
    void chooseKind();
    void chooseFolder();
    std::optional<Wanted> wanted() const;
    void find();
    void forget();
    void add(const FileFinding& finding);
    void finish(bool isComplete);
    void showPlace(const FileFinding& finding, std::optional<Range> place);
    std::optional<ClosedFiles> askAboutClosed(int count);
    void replace();
    void takeBack();
    void tell(const QStringList& done, const FileEdits::Report& report);
    void updateButtons();

    Workspace& m_workspace;
    FolderSearch m_search;
    FileEdits m_edits;
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
    QPushButton* m_takeBack;
    ChangeList* m_list;
    QLabel* m_message;
};

} // namespace levwright

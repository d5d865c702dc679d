// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/ChangeList.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace levwright {

// Shows the places in several files where a name changes, and changes those that are ticked.
class RenameDialog : public QDialog {
    Q_OBJECT

public:
    struct Names {
        QString old;
        QString now;
    };
    // notes: what is left to do, as sentences. The workspace must outlive it.
    RenameDialog(Workspace& workspace, const Names& names, const std::vector<FileFinding>& files,
                 const QStringList& notes, QWidget* parent);

private:
    void rename();
    void tell(const QString& message);

    FileEdits m_edits;
    ChangeList* m_list;
    QLabel* m_message;
    QPushButton* m_rename = nullptr;
};

} // namespace levwright

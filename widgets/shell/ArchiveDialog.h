// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/levcomp/ArchivedLevels.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace levwright {

// Lists the levels and the dungeon of a game's data library, and lets the user choose which to open.
class ArchiveDialog : public QDialog {
    Q_OBJECT

public:
    // levels: those of the archive, at least one. path: the path of the archive's file.
    ArchiveDialog(Archive archive, const std::vector<ArchivedLevel>& levels, const QString& path,
                  QWidget* parent);

    // In the order of the list.
    std::vector<const ArchiveEntry*> chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(const QString& path);
    void fill(std::vector<ArchivedLevel> levels);
    // Shows only entries whose name contains these letters. Only shown entries can be chosen.
    void filter(const QString& letters);
    void offerToOpen();

    Archive m_archive;
    QLineEdit* m_filter;
    QTreeWidget* m_list;
    QPushButton* m_open = nullptr;
};

} // namespace levwright

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
    // levels are those of the archive, at least one. path: of its file.
    ArchiveDialog(Archive archive, const std::vector<ArchivedLevel>& levels, const QString& path,
                  QWidget* parent);

    // In the order in which they are listed.
    std::vector<const ArchiveEntry*> chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(const QString& path);
    void fill(std::vector<ArchivedLevel> levels);
    // Only what has these letters in its name stays in sight, and can be chosen.
    void filter(const QString& letters);
    void offerToOpen();

    Archive m_archive;
    QLineEdit* m_filter;
    QTreeWidget* m_list;
    QPushButton* m_open = nullptr;
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/StillLabel.h"

#include <QToolBar>

#include <vector>

namespace levwright {

// The strip that remains of folded panels: the title of each, and a status line. A click opens the panel.
class PanelStrip : public QToolBar {
    Q_OBJECT

public:
    explicit PanelStrip(QWidget* window);

    // Entries are numbered in the order in which they are added.
    void addEntry(const QString& name, const QString& title);
    void setShown(std::size_t entry, bool shown);
    // The layout stays the same for any line.
    void setLine(std::size_t entry, const QString& line);
    QString line(std::size_t entry) const { return m_entries[entry].line->text(); }

Q_SIGNALS:
    void opened(std::size_t entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        QWidget* whole;
        StillLabel* line;
        QAction* action;
    };

    std::vector<Entry> m_entries;
};

} // namespace levwright

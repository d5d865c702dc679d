// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quickopen/QuickRow.h"

#include <QFrame>
#include <QLineEdit>
#include <QTreeWidget>

#include <map>
#include <vector>

namespace levwright {

// A field over a window, with the rows that fit what is typed. The first letter chooses among several lists:
// each has a prefix, one of them none. Enter or a click chooses a row; Escape closes the box. It deletes
// itself.
class QuickBox : public QFrame {
    Q_OBJECT

public:
    struct List {
        QString prefix;                              // a single character, or empty
        QString hint;                                // "> commands"
        std::function<std::vector<QuickRow>()> rows; // asked once, when they are needed
    };
    // recent: ids of rows that were chosen lately, the last one first.
    QuickBox(std::vector<List> lists, QStringList recent, QWidget& window);

    // Shows the box with that text in its field.
    void open(const QString& typed);

    static constexpr std::size_t mostRows = 200;

Q_SIGNALS:
    // A row with an id was chosen.
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const List& listOf(const QString& typed) const;
    const std::vector<QuickRow>& rowsOf(const List& list);
    void update();
    void choose();
    void place();

    std::vector<List> m_lists;
    QStringList m_recent;
    std::map<QString, std::vector<QuickRow>> m_rows; // by prefix
    std::vector<const QuickRow*> m_shown;
    QLineEdit* m_field;
    QTreeWidget* m_list;
};

} // namespace levwright

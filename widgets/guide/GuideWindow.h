// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/guide/GuideBook.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTextBrowser;
class QToolBar;
class QTreeWidget;

namespace levwright {

// A window with the pages of the guide, their contents, and a search.
class GuideWindow : public QWidget {
    Q_OBJECT

public:
    // Both must outlive the window. A window that opens over a dialog gets it as its parent.
    GuideWindow(const GuideBook& book, const ActionTable& actions, const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);
    void open(const GuidePlace& place);
    GuidePlace place() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildBar(QToolBar& bar);
    void buildContents();
    void buildPage();
    void search(const QString& typed);
    void goToHit(int row);
    void markInContents(const GuidePlace& shown);

    const GuideBook& m_book;
    const ActionTable& m_actions;
    QLineEdit* m_search;
    QTreeWidget* m_contents;
    QListWidget* m_hits;
    QStackedWidget* m_lists; // the contents, or the hits
    QTextBrowser* m_page;
    QList<GuidePlace> m_found; // by the rows of the hits
};

} // namespace levwright

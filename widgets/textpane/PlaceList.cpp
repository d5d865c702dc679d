// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/PlaceList.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>

#include <algorithm>

namespace levwright {
namespace {

constexpr int numberColumn = 0;
constexpr int lineColumn = 1;
constexpr int mostRowsInSight = 12;
constexpr std::size_t mostShownBytes = 120; // of a line
constexpr int widest = 720;                 // pixels

} // namespace

PlaceList::PlaceList(Session& session, QPlainTextEdit& editor, const std::vector<Range>& places)
    : QTreeWidget(&editor), m_session(session), m_places(places), m_revision(session.document().revision()) {
    setObjectName(QStringLiteral("textpane.places"));
    setAccessibleName(tr("Places"));
    setWindowFlag(Qt::Popup);
    setAttribute(Qt::WA_DeleteOnClose);
    setPalette(editor.palette());
    setFont(editor.font());
    setColumnCount(lineColumn + 1);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    header()->setStretchLastSection(true);
    const TextSnapshot& text = m_session.text();
    QList<QTreeWidgetItem*> rows;
    for (const Range& place : m_places) {
        const std::size_t line = text.position(place.begin).line;
        const std::string_view bytes = text.slice(text.lineContent(line)).substr(0, mostShownBytes);
        auto* row = new QTreeWidgetItem({QString::number(line + 1), m_session.shown(bytes).simplified()});
        row->setTextAlignment(numberColumn, Qt::AlignRight);
        rows << row;
    }
    addTopLevelItems(rows);
    resizeColumnToContents(numberColumn);
    connect(this, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* row) { choose(indexOfTopLevelItem(row)); });
    connect(this, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* row) { choose(indexOfTopLevelItem(row)); });
}

void PlaceList::show(Session& session, QPlainTextEdit& editor, const std::vector<Range>& places,
                     std::size_t current) {
    auto* list = new PlaceList(session, editor, places);
    list->setCurrentItem(list->topLevelItem(int(current)));
    const int rows = std::min(list->topLevelItemCount(), mostRowsInSight);
    const int frame = 2 * list->frameWidth();
    const int width = list->columnWidth(numberColumn) + list->sizeHintForColumn(lineColumn) +
                      list->verticalScrollBar()->sizeHint().width() + frame;
    list->resize(std::min(width, widest), list->sizeHintForRow(0) * rows + frame);
    list->move(editor.viewport()->mapToGlobal(editor.cursorRect().bottomLeft()));
    list->QWidget::show();
    list->setFocus();
}

void PlaceList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QTreeWidget::keyPressEvent(event);
}

void PlaceList::choose(int row) {
    const Range place = m_places[std::size_t(row)];
    close();
    if (m_session.document().revision() == m_revision)
        m_session.select(place);
}

} // namespace levwright

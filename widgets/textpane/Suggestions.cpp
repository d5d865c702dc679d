// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/Suggestions.h"

#include "core/goals/GoalCompletion.h"
#include "widgets/session/TextCodec.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTreeView>

#include <algorithm>
#include <chrono>

namespace levwright {
namespace {

constexpr std::chrono::milliseconds pauseWithinWord(150);
constexpr std::size_t leastTyped = 2; // letters before the list shows by itself
constexpr int mostRows = 10;
constexpr int sourceColumn = 0;
constexpr int explanationColumn = 1;

bool isOfWord(const QString& text) {
    return text.size() == 1 && (text[0].isLetter() || text[0] == u'"' || text[0] == u'$' || text[0] == u'_');
}

QTreeView* makeView() {
    auto* view = new QTreeView;
    view->setObjectName(QStringLiteral("textpane.suggestions"));
    view->setAccessibleName(Suggestions::tr("Suggestions"));
    view->setRootIsDecorated(false);
    view->setItemsExpandable(false);
    view->setUniformRowHeights(true);
    view->setHeaderHidden(true);
    view->header()->setStretchLastSection(false);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return view;
}

} // namespace

Suggestions::Suggestions(Session& session, TextMirror& mirror, QPlainTextEdit& editor)
    : QObject(&editor), m_session(session), m_mirror(mirror), m_editor(editor),
      m_rows(new QStandardItemModel(this)), m_list(this) {
    m_list.setWidget(&editor);
    m_list.setModel(m_rows);
    m_list.setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_list.setMaxVisibleItems(mostRows);
    m_list.setPopup(makeView());
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { show(Occasion::Typed); });
    connect(&m_list, qOverload<const QModelIndex&>(&QCompleter::activated), this, &Suggestions::take);
}

void Suggestions::ask() {
    show(Occasion::Asked);
}

bool Suggestions::takes(const QKeyEvent& key) const {
    if (!m_list.popup()->isVisible())
        return false;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Escape:
        return true;
    default: // other keys are typed
        return false;
    }
}

void Suggestions::noteTyped(const QKeyEvent& key) {
    const bool isInSight = m_list.popup()->isVisible();
    const bool erases = key.key() == Qt::Key_Backspace;
    if (isOfWord(key.text()) || (isInSight && erases))
        m_pause.start(isInSight ? std::chrono::milliseconds(0) : pauseWithinWord);
    else if (!key.text().isEmpty() || isInSight)
        m_list.popup()->hide();
}

// The part of the replaced text before the cursor.
std::string_view Suggestions::typed(const Completions& completions) const {
    return m_session.text().slice(
        {completions.replaced.begin, m_mirror.offsetOf(m_editor.textCursor().position())});
}

void Suggestions::show(Occasion occasion) {
    if (!m_mirror.isSettled() || m_editor.textCursor().hasSelection() || !m_editor.hasFocus())
        return;
    const Offset at = m_mirror.offsetOf(m_editor.textCursor().position());
    const Completions found = goals::allCompletionsAt(m_session.analysis(), at);
    const std::string_view written = typed(found);
    const bool isWritten = !found.all.empty() && found.all.front().source == written &&
                           (found.all.size() == 1 || occasion == Occasion::Typed);
    const bool isTooLittle = occasion == Occasion::Typed && written.size() < leastTyped;
    if (found.all.empty() || isWritten || (isTooLittle && !m_list.popup()->isVisible())) {
        m_list.popup()->hide();
        return;
    }
    m_replaced = found.replaced;
    m_revision = m_session.document().revision();
    fill(found.all);
}

void Suggestions::fill(const std::vector<Completion>& completions) {
    m_rows->clear();
    for (const Completion& each : completions)
        m_rows->appendRow({new QStandardItem(decodeLine(each.source)),
                           new QStandardItem(QString::fromStdString(each.explanation))});
    auto* view = static_cast<QTreeView*>(m_list.popup());
    view->setPalette(m_editor.palette());
    view->setFont(m_editor.font());
    for (const int column : {sourceColumn, explanationColumn})
        view->resizeColumnToContents(column);
    const int width = view->columnWidth(sourceColumn) + view->columnWidth(explanationColumn) +
                      view->verticalScrollBar()->sizeHint().width() + 2 * view->frameWidth();
    // Below the start of the word, so that the list stays where it is while the word is typed.
    QTextCursor start = m_editor.textCursor();
    start.setPosition(m_mirror.positionOf(m_replaced.begin));
    QRect place = m_editor.cursorRect();
    place.moveLeft(std::min(place.left(), m_editor.cursorRect(start).left()));
    place.translate(m_editor.viewport()->pos());
    place.setWidth(width);
    m_list.complete(place);
    view->setCurrentIndex(m_list.completionModel()->index(0, sourceColumn));
}

void Suggestions::take(const QModelIndex& chosen) {
    if (m_session.document().revision() != m_revision)
        return;
    const QString source = chosen.siblingAtColumn(sourceColumn).data().toString();
    m_mirror.runAs(stepName("Complete"), [&] {
        QTextCursor cursor = m_editor.textCursor();
        cursor.setPosition(m_mirror.positionOf(m_replaced.begin));
        cursor.setPosition(m_mirror.positionOf(m_replaced.end), QTextCursor::KeepAnchor);
        cursor.insertText(source);
        m_editor.setTextCursor(cursor);
    });
    // What can follow such a sign is offered, too.
    if (source.endsWith(u':') || source.endsWith(u'('))
        QTimer::singleShot(0, this, &Suggestions::ask);
}

} // namespace levwright

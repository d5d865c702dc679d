// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/CodeEditor.h"

#include "core/services/Names.h"
#include "core/services/Pairs.h"
#include "core/services/Problems.h"
#include "core/services/Writing.h"
#include "widgets/session/Teaching.h"
#include "widgets/session/TextCodec.h"
#include "widgets/textpane/Gutter.h"
#include "widgets/textpane/LineLayout.h"
#include "widgets/textpane/MarkedScrollBar.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright {
namespace {

constexpr int smallestFont = 6;
constexpr int largestFont = 48;
constexpr int blanksOfTab = 8; // the convention of terminals and of the authors of level files
constexpr int wheelStep = 120;

// For example "attitude: does not attack first".
QString sentenceOf(const Explanation& explanation, TextEncoding encoding) {
    const QString title = decodeText(explanation.title, encoding).toHtmlEscaped();
    const QString meaning =
        decodeText(explanation.meaning, encoding).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return meaning.isEmpty() ? QStringLiteral("<b>%1</b>").arg(title)
                             : QStringLiteral("<b>%1</b><br>%2").arg(title, meaning);
}

// Lines are never wrapped, not even at first: wrapping a line without blanks takes time quadratic in its
// length.
QPlainTextEdit& withLineLayout(QPlainTextEdit& editor) {
    editor.setLineWrapMode(QPlainTextEdit::NoWrap);
    auto* document = new QTextDocument(&editor);
    document->setDocumentLayout(new LineLayout(document));
    editor.setDocument(document);
    return editor;
}

// Without ligatures, which take most of the time in which Qt makes the glyphs of a line.
QFont fontOfCode(const QString& family = {}, int points = 0) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!family.isEmpty())
        font.setFamily(family);
    if (points > 0)
        font.setPointSize(points);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

} // namespace

CodeEditor::CodeEditor(Session& session, const Theme& theme, QWidget* parent)
    : QPlainTextEdit(parent), m_session(session), m_theme(theme), m_mirror(session, withLineLayout(*this)),
      m_suggestions(session, m_mirror, *this), m_atCaret(session, this), m_names(session, *this),
      m_lines(session, this), m_carets(new Carets(session, m_mirror, *this)),
      m_folding(new Folding(session, *this)), m_signature(new SignatureTip(session, *this)),
      m_scrollBar(new MarkedScrollBar(this)), m_gutter(new Gutter(*this)) {
    setObjectName(QStringLiteral("textpane.editor"));
    setAccessibleName(tr("Text of the level file"));
    setFrameShape(NoFrame);
    setTabChangesFocus(false);
    viewport()->setMouseTracking(true);
    setFont(fontOfCode());
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeEditor::layOutGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            updateMarks();
        if (dy != 0 || rect.contains(viewport()->rect()))
            m_gutter->update();
    });
    connect(static_cast<LineLayout*>(document()->documentLayout()), &LineLayout::partChanged, this,
            &CodeEditor::updatePart);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &CodeEditor::updateMarks);
    connect(&m_mirror, &TextMirror::settled, this, &CodeEditor::followCaret);
    connect(&m_mirror, &TextMirror::settled, this, &CodeEditor::takeWaiting, Qt::QueuedConnection);
    connect(&m_atCaret, &AtCaret::changed, this, &CodeEditor::updateMarks);
    connect(&m_atCaret, &AtCaret::rested, this, &CodeEditor::updateScrollBar);
    connect(&m_atCaret, &AtCaret::rested, m_folding, &Folding::refresh);
    connect(m_folding, &Folding::changed, this, &CodeEditor::updateMarks);
    connect(m_carets, &Carets::changed, this, &CodeEditor::updateMarks);
    connect(&m_session, &Session::readAnew, &m_atCaret, &AtCaret::follow);
    m_atCaret.follow();
    setVerticalScrollBar(m_scrollBar);
    connect(m_scrollBar, &MarkedScrollBar::lineWanted, this, [this](int line) {
        // The marks may be those of an earlier text.
        const TextSnapshot& text = m_session.text();
        const Offset start = text.lineStart(std::min(std::size_t(line), text.lineCount() - 1));
        m_session.select(Range{start, start});
        setFocus();
    });
    setTheme(theme);
}

void CodeEditor::setCodeFont(const QString& family, int points) {
    setFont(fontOfCode(family, points));
}

void CodeEditor::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    layOutGutter();
    updateMarks();
    updateScrollBar();
}

Carets& CodeEditor::carets() {
    m_mirror.fillUp();
    return *m_carets;
}

Folding& CodeEditor::folding() {
    m_mirror.fillUp();
    return *m_folding;
}

void CodeEditor::suggest() {
    m_mirror.fillAround();
    m_suggestions.ask();
}

void CodeEditor::updatePart(const QTextBlock& block, qreal left, qreal right) {
    const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
    const int beyond = fontMetrics().averageCharWidth(); // letters may extend beyond their places
    const QRectF part(line.left() + left - beyond, line.top(), right - left + 2 * beyond, line.height());
    viewport()->update(part.toAlignedRect());
}

void CodeEditor::setFound(const std::vector<search::Match>& found) {
    if (found.empty() && m_found.empty())
        return;
    m_found.clear();
    std::ranges::transform(found, std::back_inserter(m_found), &search::Match::range);
    updateMarks();
}

void CodeEditor::selectLine(int line) {
    QTextCursor cursor(document()->findBlockByNumber(line));
    cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    setFocus();
}

void CodeEditor::keyPressEvent(QKeyEvent* event) {
    if (m_suggestions.takes(*event))
        return event->ignore();
    // Undo and redo belong to the window, because there is one undo stack for everything.
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo))
        return event->ignore();
    forgetLateKeys();
    if (m_waiting.empty() && takeFarKey(*event))
        return;
    if (m_mirror.awaitsSelection() || !m_waiting.empty()) {
        noteWaitingPlace();
        return m_waiting.push_back(std::unique_ptr<QKeyEvent>(event->clone()));
    }
    takeKey(*event);
}

// Keys that were pressed before the editor had come to the selection.
void CodeEditor::takeWaiting() {
    forgetLateKeys();
    while (!m_waiting.empty() && m_mirror.isSettled() && !m_mirror.awaitsSelection()) {
        const std::unique_ptr<QKeyEvent> key = std::move(m_waiting.front());
        m_waiting.pop_front();
        takeKey(*key);
        noteWaitingPlace();
    }
}

// Before something else than a key moves the caret: they belong to where it is now.
void CodeEditor::takeWaitingNow() {
    if (m_waiting.empty())
        return;
    m_mirror.fillUp();
    takeWaiting();
}

void CodeEditor::noteWaitingPlace() {
    m_waitingFor = m_session.selection();
    m_waitingIn = m_session.document().revision();
}

// Keys whose place somebody has left meanwhile: they would do something elsewhere.
void CodeEditor::forgetLateKeys() {
    const bool isThere =
        m_waitingFor == m_session.selection() && m_waitingIn == m_session.document().revision();
    if (!isThere)
        m_waiting.clear();
}

void CodeEditor::takeKey(QKeyEvent& key) {
    if (takeFarKey(key))
        return;
    m_mirror.fillAround();
    if (m_carets->take(key) || takeTextKey(key))
        return;
    if (key.matches(QKeySequence::Cut))
        return cut();
    if (key.matches(QKeySequence::Copy))
        return copy();
    QPlainTextEdit::keyPressEvent(&key);
    m_suggestions.noteTyped(key);
    m_signature->noteTyped(key);
}

// Keys to the end of a text that is not there yet: the editor comes to it as soon as it is.
bool CodeEditor::takeFarKey(const QKeyEvent& key) {
    const Offset end = m_session.text().size();
    const Offset anchor = m_session.selection().anchor;
    if (!m_mirror.isPartial())
        return false;
    if (key.matches(QKeySequence::MoveToEndOfDocument))
        m_session.select(Range{end, end});
    else if (key.matches(QKeySequence::SelectEndOfDocument))
        m_session.select(Selection{anchor, end});
    else if (key.matches(QKeySequence::SelectAll))
        m_session.select(Range{0, end});
    else
        return false;
    return true;
}

// No command can have some of these keys, because on the map or in lists they do something else.
bool CodeEditor::takeTextKey(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Space && key.modifiers() == Qt::ControlModifier) {
        suggest();
    } else if (key.key() == Qt::Key_Space && key.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
        m_signature->ask();
    } else if (key.key() == Qt::Key_F2 && key.modifiers() == Qt::NoModifier) {
        m_names.rename();
    } else if (key.key() == Qt::Key_Up && key.modifiers() == Qt::AltModifier) {
        m_lines.moveUp();
    } else if (key.key() == Qt::Key_Down && key.modifiers() == Qt::AltModifier) {
        m_lines.moveDown();
    } else if (key.key() == Qt::Key_Insert && key.modifiers() == Qt::NoModifier) {
        setOverwriteMode(!overwriteMode());
    } else if (key.matches(QKeySequence::InsertLineSeparator) ||
               key.matches(QKeySequence::InsertParagraphSeparator)) {
        textCursor().insertText(m_lines.newLine());
        ensureCursorVisible();
    } else {
        return key.key() == Qt::Key_Escape && m_signature->close();
    }
    return true;
}

void CodeEditor::focusOutEvent(QFocusEvent* event) {
    takeWaitingNow();
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        m_signature->close();
}

// With Alt, a click adds a caret and a drag selects columns; with Ctrl, it follows a name.
void CodeEditor::mousePressEvent(QMouseEvent* event) {
    takeWaitingNow();
    const bool isLeft = event->button() == Qt::LeftButton && m_mirror.isSettled();
    m_followsName =
        isLeft && event->modifiers() == Qt::ControlModifier && isName(event->position().toPoint());
    if (m_followsName)
        return; // until the button goes up, so that nobody selects text in another document
    const bool isOurs = event->button() == Qt::LeftButton && event->modifiers() == Qt::AltModifier;
    if (!isOurs)
        return QPlainTextEdit::mousePressEvent(event);
    m_blockAnchor = cursorForPosition(event->position().toPoint()).position();
    m_carets->toggleAt(*m_blockAnchor);
}

bool CodeEditor::isName(const QPoint& place) const {
    const QRect glyph = cursorRect(cursorForPosition(place));
    const bool isBeside = place.x() > glyph.right() + fontMetrics().averageCharWidth();
    return !isBeside && services::nameAt(m_session.analysis(), offsetAt(place)).has_value();
}

Offset CodeEditor::offsetAt(const QPoint& place) const {
    return m_mirror.offsetOf(cursorForPosition(place).position());
}

// With Ctrl, a hand tells what a click would follow.
void CodeEditor::showHand(const QMouseEvent& event) {
    const bool isOver = event.modifiers() == Qt::ControlModifier && event.buttons() == Qt::NoButton &&
                        m_mirror.isSettled() && isName(event.position().toPoint());
    const Qt::CursorShape shape = isOver ? Qt::PointingHandCursor : Qt::IBeamCursor;
    if (viewport()->cursor().shape() != shape)
        viewport()->setCursor(shape);
}

void CodeEditor::mouseMoveEvent(QMouseEvent* event) {
    showHand(*event);
    if (m_followsName)
        return;
    if (!m_blockAnchor)
        return QPlainTextEdit::mouseMoveEvent(event);
    const int place = cursorForPosition(event->position().toPoint()).position();
    if (place != *m_blockAnchor)
        m_carets->selectBlock(*m_blockAnchor, place);
}

void CodeEditor::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(m_followsName, false)) {
        m_names.follow(offsetAt(event->position().toPoint()));
        return;
    }
    if (std::exchange(m_blockAnchor, std::nullopt))
        return;
    QPlainTextEdit::mouseReleaseEvent(event);
}

void CodeEditor::followCaret() {
    m_carets->follow();
    if (m_folding->reveal(textCursor().block()))
        centerCursor();
    updateMarks();
    m_atCaret.follow();
    m_signature->follow();
}

void CodeEditor::goToPair() {
    const Offset caret = m_session.selection().caret;
    const std::optional<services::Pair> pair = services::pairAt(m_session.analysis(), caret);
    if (!pair)
        return m_session.refuse(
            tr("There is no bracket at the text cursor, nor a word that belongs to another."));
    const Offset to = pair->open.touches(caret) ? pair->close.begin : pair->open.begin;
    m_session.select(Range{to, to});
}

void CodeEditor::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QPlainTextEdit::wheelEvent(event);
    m_wheel += event->angleDelta().y();
    if (const int steps = m_wheel / wheelStep; steps != 0)
        zoomTo(QFontInfo(font()).pointSize() + steps);
    m_wheel %= wheelStep;
    event->accept();
}

void CodeEditor::zoomTo(int points) {
    QFont zoomed = font();
    zoomed.setPointSize(std::clamp(points, smallestFont, largestFont));
    setFont(zoomed);
}

void CodeEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * blanksOfTab);
    layOutGutter();
}

void CodeEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    layOutGutter();
    updateMarks();
}

void CodeEditor::dropEvent(QDropEvent* event) {
    m_mirror.runAs(stepName("Drop"), [&] { QPlainTextEdit::dropEvent(event); });
}

QString CodeEditor::explanation(const QPoint& place) const {
    QStringList lines;
    const Offset offset = m_mirror.offsetOf(cursorForPosition(place).position());
    for (const Diagnostic* diagnostic : services::problemsAt(m_session.analysis(), offset)) {
        QString line = QString::fromStdString(diagnostic->message()).toHtmlEscaped();
        if (!diagnostic->fixes.empty() || !labelOfTeaching(m_session, *diagnostic).isEmpty())
            line += QStringLiteral("<br><i>%1</i>").arg(tr("Right-click to fix this"));
        lines << line;
    }
    if (const auto found = services::explanationAt(m_session.analysis(), offset))
        lines << sentenceOf(*found, m_session.encoding());
    return lines.isEmpty() ? QString()
                           : QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("</p><p>")));
}

bool CodeEditor::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !m_mirror.isSettled())
        return QPlainTextEdit::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = explanation(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

void CodeEditor::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QTextCursor place = byMouse ? cursorForPosition(event->pos()) : textCursor();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("textpane.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addFixes(*menu, m_mirror.offsetOf(place.position()));
    addEditing(*menu);
    menu->popup(byMouse ? event->globalPos() : viewport()->mapToGlobal(cursorRect().bottomLeft()));
}

void CodeEditor::fixHere() {
    m_mirror.fillAround();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("textpane.fixes"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addFixes(*menu, m_mirror.offsetOf(textCursor().position()));
    const QList<QAction*> fixes = menu->actions();
    // The last one is a separator.
    if (fixes.size() > 2)
        return menu->popup(viewport()->mapToGlobal(cursorRect().bottomLeft()));
    if (fixes.isEmpty())
        m_session.refuse(tr("There is no fix for what is at the text cursor. F8 goes to the next problem."));
    else
        fixes.front()->trigger();
    menu->deleteLater();
}

void CodeEditor::addFixes(QMenu& menu, Offset offset) {
    const Revision revision = m_session.document().revision();
    for (const services::OfferedFix& offered : services::fixesAt(m_session.analysis(), offset)) {
        const QString label = QString::fromStdString(offered.fix->label);
        menu.addAction(m_theme.icon(QStringLiteral("hint")), label, this,
                       [this, revision, fixed = offered.fix->label, edit = offered.fix->edit] {
                           if (m_session.document().revision() == revision)
                               m_session.apply(edit, StepName::ofSaid(fixed));
                       });
    }
    for (const Diagnostic* diagnostic : services::problemsAt(m_session.analysis(), offset)) {
        if (const QString label = labelOfTeaching(m_session, *diagnostic); !label.isEmpty())
            menu.addAction(m_theme.icon(QStringLiteral("hint")), label, this,
                           [this, found = *diagnostic] { m_session.wantTaught(found); });
    }
    if (!menu.isEmpty())
        menu.addSeparator();
}

void CodeEditor::addEditing(QMenu& menu) {
    const bool isSelected = textCursor().hasSelection() || m_carets->haveSelection();
    QAction* cutIt = menu.addAction(tr("Cu&t"), this, &CodeEditor::cut);
    QAction* copyIt = menu.addAction(tr("&Copy"), this, &CodeEditor::copy);
    QAction* pasteIt = menu.addAction(tr("&Paste"), this, &CodeEditor::paste);
    menu.addSeparator();
    menu.addAction(tr("Select &All"), this, &CodeEditor::selectAll);
    cutIt->setEnabled(isSelected);
    copyIt->setEnabled(isSelected);
    pasteIt->setEnabled(canPaste());
}

} // namespace levwright

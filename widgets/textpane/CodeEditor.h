// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Pattern.h"
#include "widgets/textpane/AtCaret.h"
#include "widgets/textpane/Carets.h"
#include "widgets/textpane/Folding.h"
#include "widgets/textpane/LineCommands.h"
#include "widgets/textpane/NameCommands.h"
#include "widgets/textpane/SignatureTip.h"
#include "widgets/textpane/Suggestions.h"
#include "widgets/textpane/TextMirror.h"
#include "widgets/theme/ShapedTexts.h"
#include "widgets/theme/Theme.h"

#include <QPlainTextEdit>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

class QMenu;

namespace levwright {

class Gutter;
class MarkedScrollBar;

// A line that is visible, and the part of it that is.
struct LineInSight {
    std::size_t line = 0;
    Range seen;
};

// An editor for the session's text, with line numbers and marks for the selection, for problems and for
// search results.
class CodeEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    CodeEditor(Session& session, const Theme& theme, QWidget* parent = nullptr);

    const TextMirror& mirror() const { return m_mirror; }
    void setTheme(const Theme& theme);
    // An empty family and a size of 0 are those of the desktop.
    void setCodeFont(const QString& family, int points);
    void zoomTo(int points);
    // Marks the matches of a search in the visible lines.
    void setFound(const std::vector<search::Match>& found);
    // Lists what can be written at the cursor.
    void suggest();
    NameCommands& names() { return m_names; }
    LineCommands& lines() { return m_lines; }
    // For commands, which need the whole text.
    Carets& carets();
    Folding& folding();
    SignatureTip& signature() { return *m_signature; }
    // Goes to the other bracket or word of the pair at the caret.
    void goToPair();
    // Fixes the problem at the caret, or lets the user choose among several fixes.
    void fixHere();
    // Selects the line including its line end, and takes the focus.
    void selectLine(int line);

    // For the gutter, which is in the left margin.
    int gutterWidth() const;
    void paintGutter(QPaintEvent* event);
    // Whether a place in the gutter is where pieces are folded.
    bool isFoldMargin(int x) const;

public Q_SLOTS:
    // At all carets.
    void copy();
    void cut();
    void paste();
    void selectAll();

protected:
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    // What the gutter shows for the visible lines.
    struct GutterMarks {
        std::vector<int> lines;
        int current = 0; // line
        std::vector<std::optional<Severity>> worst;
        std::vector<Folding::State> folds;
    };

    // Whether the key was for the text alone.
    bool takeFarKey(const QKeyEvent& key);
    void takeKey(QKeyEvent& key);
    void takeWaiting();
    void takeWaitingNow();
    void noteWaitingPlace();
    void forgetLateKeys();
    bool takeTextKey(const QKeyEvent& key);
    bool isName(const QPoint& place) const;
    Offset offsetAt(const QPoint& place) const;
    void showHand(const QMouseEvent& event);
    QMimeData* copied(const std::vector<std::string>& pieces) const;
    void followCaret();
    void updateScrollBar();
    void layOutGutter();
    void updateMarks();
    void updatePart(const QTextBlock& block, qreal left, qreal right);
    void updateGutter();
    void markCurrent(QList<QTextEdit::ExtraSelection>& marks) const;
    void markFound(QList<QTextEdit::ExtraSelection>& marks) const;
    QTextCursor cursorOver(Range range) const;
    QTextEdit::ExtraSelection onGround(Range range, const QColor& color) const;
    void markUses(QList<QTextEdit::ExtraSelection>& marks) const;
    void markCarets(QList<QTextEdit::ExtraSelection>& marks) const;
    void paintCarets(QPainter& painter) const;
    void markPair(QList<QTextEdit::ExtraSelection>& marks) const;
    void markProblems(QList<QTextEdit::ExtraSelection>& marks) const;
    void keepShaped();
    QRectF underlineOf(const QTextBlock& block, const QTextCursor& marked) const;
    Range visibleBytes() const;
    std::pair<int, int> visibleColumns(const QTextBlock& block) const;
    std::vector<LineInSight> visibleByLine() const;
    std::vector<QTextBlock> blocksInSight() const;
    GutterMarks gutterMarks() const;
    void paintGutterLine(QPainter& painter, const QRectF& line, const GutterMarks& marks,
                         std::size_t index) const;
    void paintFolded(QPainter& painter, const std::vector<QTextBlock>& blocks) const;
    QString explanation(const QPoint& place) const;
    void addFixes(QMenu& menu, Offset offset);
    void addEditing(QMenu& menu);

    Session& m_session;
    Theme m_theme;
    TextMirror m_mirror;
    Suggestions m_suggestions;
    AtCaret m_atCaret;
    NameCommands m_names;
    LineCommands m_lines;
    Carets* m_carets;
    std::optional<int> m_blockAnchor; // where the mouse began to select columns
    // Keys for a place that is not there yet, and for which place in which text they are.
    std::deque<std::unique_ptr<QKeyEvent>> m_waiting;
    Selection m_waitingFor;
    Revision m_waitingIn{};
    bool m_followsName = false; // when the button goes up
    Folding* m_folding;
    SignatureTip* m_signature;
    MarkedScrollBar* m_scrollBar;
    Gutter* m_gutter;
    mutable ShapedTexts m_numbers;         // of the lines
    std::optional<GutterMarks> m_inGutter; // empty if all of it must be painted
    std::vector<int> m_shaped;             // lines that keep their glyphs
    std::vector<Range> m_found;            // by a search
    int m_wheel = 0;                       // the rest of wheel turns, too small for a step
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/textpane/Suggestions.h"
#include "widgets/textpane/TextMirror.h"
#include "widgets/theme/ShapedTexts.h"
#include "widgets/theme/Theme.h"

#include <QPlainTextEdit>

#include <optional>
#include <vector>

class QMenu;

namespace levwright {

class Gutter;

// The session's text to type in: line numbers, marks of what is selected elsewhere, of what is wrong and of
// what is searched.
class CodeEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    CodeEditor(Session& session, const Theme& theme, QWidget* parent = nullptr);

    const TextMirror& mirror() const { return m_mirror; }
    void setTheme(const Theme& theme);
    // Marks what is searched for in the lines that can be seen; an empty text marks nothing.
    void setSearched(const QString& text, bool matchCase);
    // Lists what may be written at the cursor.
    void suggest() { m_suggestions.ask(); }
    // Selects the line with its line end and takes the keys.
    void selectLine(int line);

    // For the gutter, which lies in the margin on the left.
    int gutterWidth() const;
    void paintGutter(QPaintEvent* event);

protected:
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    // What the gutter shows of the lines that can be seen.
    struct GutterMarks {
        int first = 0;   // line
        int current = 0; // line
        std::vector<std::optional<Severity>> worst;
    };

    void layOutGutter();
    void updateMarks();
    void updatePart(const QTextBlock& block, qreal left, qreal right);
    void updateGutter();
    void markCurrent(QList<QTextEdit::ExtraSelection>& marks) const;
    void markSearched(QList<QTextEdit::ExtraSelection>& marks) const;
    void markProblems(QList<QTextEdit::ExtraSelection>& marks) const;
    void keepShaped();
    QRectF underlineOf(const QTextBlock& block, const QTextCursor& marked) const;
    Range visibleBytes() const;
    std::pair<int, int> visibleColumns(const QTextBlock& block) const;
    std::vector<Range> visibleByLine() const;
    QTextBlock lastVisibleBlock() const;
    GutterMarks gutterMarks() const;
    void paintGutterLine(QPainter& painter, const QRectF& line, int number,
                         std::optional<Severity> severity) const;
    // What is said about a place; those about nothing (an empty range) count for the byte before them, too.
    std::vector<const Diagnostic*> diagnosticsAt(Offset offset) const;
    QString explanation(const QPoint& place) const;
    void addFixes(QMenu& menu, Offset offset);
    void addEditing(QMenu& menu);
    void zoomBy(int points);

    Session& m_session;
    Theme m_theme;
    TextMirror m_mirror;
    Suggestions m_suggestions;
    Gutter* m_gutter;
    mutable ShapedTexts m_numbers;         // of the lines
    std::optional<GutterMarks> m_inGutter; // none: it is to be painted whole
    std::pair<int, int> m_shaped{0, -1};   // lines, first and last, that keep their glyphs
    QString m_searched;
    bool m_searchMatchesCase = false;
    int m_wheel = 0; // what is left of a turn that was too small for a step
};

} // namespace levwright

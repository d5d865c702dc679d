// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/TextPane.h"

#include "core/catalog/GameList.h"
#include "widgets/textpane/CodeEditor.h"
#include "widgets/textpane/FindBar.h"
#include "widgets/textpane/Highlighting.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

const QString dungeonSyntax = QStringLiteral("NetHack Dungeon");

} // namespace

TextPane::TextPane(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_editor(new CodeEditor(session, theme)),
      m_findBar(new FindBar(session, *m_editor, theme)), m_lineBar(makeLineBar()),
      m_highlighting(new Highlighting(m_editor->document(), theme)) {
    setObjectName(QStringLiteral("textpane"));
    setAccessibleName(tr("Text"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_lineBar);
    setFocusProxy(m_editor);
    setPalette(theme.palette());
    connect(&m_session, &Session::readAnew, this, &TextPane::chooseLanguage);
    chooseLanguage();
}

void TextPane::chooseLanguage() {
    const DocumentKind kind = m_session.analysis().kind();
    const bool isDungeon = kind != DocumentKind::Levels && kind != DocumentKind::DungeonScript;
    const GameTables& game = m_session.game().catalog().tables();
    // Otherwise the editor would lay out each coloured line. Lines that have not been visible are laid out
    // when they are painted.
    const QSignalBlocker untold(isVisible() ? nullptr : m_editor->document()->documentLayout());
    m_highlighting->setLanguage(isDungeon ? dungeonSyntax : QString::fromUtf8(gameEntry(game).syntax),
                                m_session.game().catalog());
}

void TextPane::setCodeFont(const QString& family, int points) {
    m_editor->setCodeFont(family, points);
}

TextView TextPane::view() const {
    return {QFontInfo(m_editor->font()).pointSize(),
            {m_editor->horizontalScrollBar()->value(), m_editor->verticalScrollBar()->value()}};
}

void TextPane::setView(const TextView& view) {
    if (this->view().points != view.points)
        m_editor->zoomTo(view.points);
    m_editor->horizontalScrollBar()->setValue(view.scrolled.x());
    m_editor->verticalScrollBar()->setValue(view.scrolled.y());
}

void TextPane::setIndentation(services::Indentation indentation) {
    m_editor->lines().setIndentation(indentation);
}

void TextPane::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    m_editor->setTheme(theme);
    m_findBar->setTheme(theme);
    m_highlighting->changeTheme(theme);
}

QWidget* TextPane::makeLineBar() {
    auto* bar = new QWidget;
    bar->setObjectName(QStringLiteral("textpane.gotoline"));
    m_lineLabel = new QLabel;
    m_line = new QLineEdit;
    m_line->setObjectName(QStringLiteral("textpane.gotoline.line"));
    m_line->setAccessibleName(tr("Line to go to"));
    m_line->setMaximumWidth(120);
    m_lineLabel->setBuddy(m_line);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_lineLabel);
    layout->addWidget(m_line);
    layout->addStretch(1);
    connect(m_line, &QLineEdit::returnPressed, this, &TextPane::goToLine);
    bar->hide();
    return bar;
}

void TextPane::fixHere() {
    m_editor->setFocus();
    m_editor->fixHere();
}

CodeEditor& TextPane::focusedEditor() {
    m_editor->setFocus();
    return *m_editor;
}

void TextPane::suggest() {
    m_editor->setFocus();
    m_editor->suggest();
}

void TextPane::showFind() {
    m_lineBar->hide();
    m_findBar->open();
}

void TextPane::showReplace() {
    m_lineBar->hide();
    m_findBar->openReplace();
}

void TextPane::findNext() {
    m_lineBar->hide();
    m_findBar->findNext();
}

void TextPane::findPrevious() {
    m_lineBar->hide();
    m_findBar->findPrevious();
}

void TextPane::showGoToLine() {
    if (m_findBar->isVisible())
        m_findBar->close();
    const std::size_t current = m_session.text().position(m_session.selection().caret).line;
    m_lineLabel->setText(tr("Go to line (1 to %1):").arg(m_session.text().lineCount()));
    m_line->setText(QString::number(current + 1));
    m_lineBar->show();
    m_line->selectAll();
    m_line->setFocus();
}

void TextPane::goToLine() {
    bool isNumber = false;
    const qulonglong wanted = m_line->text().trimmed().toULongLong(&isNumber);
    if (!isNumber)
        return m_line->selectAll();
    const qulonglong line = std::clamp<qulonglong>(wanted, 1, m_session.text().lineCount());
    const Offset start = m_session.text().lineStart(std::size_t(line - 1));
    closeLineBar();
    m_session.select(Range{start, start});
}

void TextPane::closeLineBar() {
    m_lineBar->hide();
    m_editor->setFocus();
}

void TextPane::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_findBar->isVisible())
        m_findBar->close();
    else if (event->key() == Qt::Key_Escape && m_lineBar->isVisible())
        closeLineBar();
    else
        QWidget::keyPressEvent(event);
}

} // namespace levwright

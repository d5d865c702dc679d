// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/FindBar.h"

#include "widgets/textpane/CodeEditor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextBlock>
#include <QToolButton>

namespace levwright {

FindBar::FindBar(CodeEditor& editor, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_text(new QLineEdit), m_count(new QLabel) {
    setObjectName(QStringLiteral("textpane.find"));
    m_text->setObjectName(QStringLiteral("textpane.find.text"));
    m_text->setPlaceholderText(tr("Find"));
    m_text->setAccessibleName(tr("Text to find"));
    m_text->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("textpane.find.count"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_count);
    m_case = addButton(QStringLiteral("textpane.find.case"), tr("Aa"), tr("Match case"));
    m_case->setCheckable(true);
    m_previous =
        addButton(QStringLiteral("textpane.find.previous"), tr("▲"), tr("Previous match (Shift+F3)"));
    m_next = addButton(QStringLiteral("textpane.find.next"), tr("▼"), tr("Next match (F3)"));
    m_close = addButton(QStringLiteral("textpane.find.close"), tr("✕"), tr("Close (Esc)"));
    connect(m_text, &QLineEdit::textEdited, this, &FindBar::findTyped);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (isVisible())
            m_editor.setSearched(text, m_case->isChecked());
        showCount();
    });
    connect(m_case, &QToolButton::toggled, this, &FindBar::findTyped);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    setTheme(theme);
    hide();
}

QToolButton* FindBar::addButton(const QString& name, const QString& text, const QString& toolTip) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void FindBar::setTheme(const Theme& theme) {
    setPalette(theme.palette());
}

void FindBar::open() {
    m_origin = m_editor.textCursor();
    const QString selected = m_origin.selectedText();
    show();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_text->setText(selected);
    m_origin.setPosition(m_origin.selectionStart());
    m_editor.setSearched(m_text->text(), m_case->isChecked());
    showCount();
    m_text->selectAll();
    m_text->setFocus();
}

void FindBar::close() {
    hide();
    m_editor.setSearched({}, false);
    m_editor.setFocus();
}

void FindBar::findTyped() {
    m_editor.setSearched(m_text->text(), m_case->isChecked());
    find(Direction::Forward, m_origin);
}

void FindBar::findNext() {
    if (m_text->text().isEmpty())
        return open();
    QTextCursor from = m_editor.textCursor();
    from.setPosition(from.selectionEnd());
    find(Direction::Forward, from);
}

void FindBar::findPrevious() {
    if (m_text->text().isEmpty())
        return open();
    QTextCursor from = m_editor.textCursor();
    from.setPosition(from.selectionStart());
    find(Direction::Backward, from);
}

void FindBar::find(Direction direction, const QTextCursor& from) {
    const QString text = m_text->text();
    if (!text.isEmpty()) {
        QTextDocument::FindFlags flags;
        flags.setFlag(QTextDocument::FindBackward, direction == Direction::Backward);
        flags.setFlag(QTextDocument::FindCaseSensitively, m_case->isChecked());
        QTextCursor found = m_editor.document()->find(text, from, flags);
        if (found.isNull()) {
            QTextCursor edge(m_editor.document());
            if (direction == Direction::Backward)
                edge.movePosition(QTextCursor::End);
            found = m_editor.document()->find(text, edge, flags);
        }
        if (!found.isNull()) {
            m_editor.setTextCursor(found);
            m_origin.setPosition(found.selectionStart());
        }
    }
    showCount();
}

void FindBar::showCount() {
    const QString text = m_text->text();
    if (text.isEmpty())
        return m_count->clear();
    const Qt::CaseSensitivity sensitivity = m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const int current = m_editor.textCursor().selectionStart();
    int count = 0;
    int number = 0;
    for (QTextBlock block = m_editor.document()->begin(); block.isValid(); block = block.next()) {
        const QString line = block.text();
        for (qsizetype at = line.indexOf(text, 0, sensitivity); at >= 0;
             at = line.indexOf(text, at + text.size(), sensitivity)) {
            ++count;
            if (block.position() + at <= current)
                number = count;
        }
    }
    m_count->setText(count == 0 ? tr("No match") : tr("%1 of %2").arg(std::max(number, 1)).arg(count));
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    const bool isBackward = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        isBackward ? findPrevious() : findNext();
    else
        QWidget::keyPressEvent(event);
}

} // namespace levwright

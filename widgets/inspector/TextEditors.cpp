// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/FieldWidgets.h"

namespace levwright {

TextEditor::TextEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_line(new QLineEdit(this)) {
    placeInside(m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this, isOptional = field.isOptional](const QString& text) {
        Q_EMIT edited(isOptional && text.isEmpty() ? QString() : quoted(text));
    });
}

void TextEditor::showValue(const FieldView& field) {
    showText(*m_line, shown(field.text));
}

LineEditor::LineEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_line(new QLineEdit(this)) {
    placeInside(m_line);
    connect(m_line, &QLineEdit::editingFinished, this, [this, isOptional = field.isOptional] {
        if (m_line->text() != m_shown)
            Q_EMIT edited(isOptional && m_line->text().isEmpty() ? QString() : m_line->text());
    });
}

void LineEditor::showValue(const FieldView& field) {
    m_shown = shown(field.input == FieldInput::Line ? field.text : field.source);
    showText(*m_line, m_shown);
}

} // namespace levwright

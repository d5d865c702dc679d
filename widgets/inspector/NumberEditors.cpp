// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/FieldWidgets.h"

#include <QHBoxLayout>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace levwright {

NumberEditor::NumberEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_choice(new NarrowBox(this)) {
    m_choice->setEditable(true);
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    placeInside(m_choice);
    const auto send = [this, isOptional = field.isOptional](const QString& text) {
        static const QRegularExpression good(QStringLiteral("^(random|[+-]?[0-9]+)$"));
        if (isOptional && text.isEmpty())
            Q_EMIT edited(QString());
        else if (good.match(text).hasMatch())
            Q_EMIT edited(text);
    };
    connect(m_choice, &QComboBox::textActivated, this, &NumberEditor::edited);
    connect(m_choice->lineEdit(), &QLineEdit::textEdited, this, send);
}

void NumberEditor::setChoices(const std::vector<FieldChoice>& choices) {
    setItems(*m_choice, sourcesOf(choices));
}

void NumberEditor::showValue(const FieldView& field) {
    const QSignalBlocker quiet(m_choice);
    if (const QString source = shown(field.source); m_choice->currentText() != source)
        m_choice->setEditText(source);
}

BoxEditor::BoxEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_number(new NumberBox(this)) {
    if (!field.unit.empty())
        m_number->setSuffix(QStringLiteral(" %1").arg(QString::fromStdString(field.unit)));
    placeInside(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, [this, usual = field.bounds.usual](int number) {
        Q_EMIT edited(number == usual ? QString() : QString::number(number));
    });
}

void BoxEditor::showValue(const FieldView& field) {
    m_number->showNumber(
        {.number = field.numbers.empty() ? field.bounds.usual.value_or(0) : field.numbers.front(),
         .source = shown(field.source),
         .lowest = field.bounds.lowest,
         .highest = field.bounds.highest,
         .hasZero = field.bounds.hasZero});
}

PairEditor::PairEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_choice(new NarrowBox(this)) {
    m_choice->setObjectName(QStringLiteral("how"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choice, 0, 0, 1, 2);
    for (std::size_t i = 0; i < field.parts.size(); ++i) {
        const QString part = QString::fromUtf8(said(field.parts[i]));
        QSpinBox* box = coordinateBox(part, this);
        box->setPrefix(part + QLatin1Char(' '));
        box->setMinimumWidth(box->minimumWidth() + box->fontMetrics().horizontalAdvance(box->prefix()));
        layout->addWidget(box, 1, int(i));
        m_numbers << box;
        connect(box, &QSpinBox::valueChanged, this, [this] { send(); });
    }
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { send(); });
}

void PairEditor::setChoices(const std::vector<FieldChoice>& choices) {
    setItems(*m_choice, QStringList{tr("fixed")} + sourcesOf(choices));
}

void PairEditor::send() {
    if (m_choice->currentIndex() > 0) {
        Q_EMIT edited(m_choice->currentText());
        return;
    }
    const QString form = m_source.startsWith(QLatin1Char('(')) ? m_source : QStringLiteral("(0,0)");
    // Sizes and places of rooms count from 1.
    Q_EMIT edited(
        withNumbers(form, {std::max(m_numbers[0]->value(), 1), std::max(m_numbers[1]->value(), 1)}));
}

void PairEditor::showValue(const FieldView& field) {
    m_source = shown(field.source);
    const bool isFixed = !field.numbers.empty();
    showChoice(*m_choice, isFixed ? 0 : m_choice->findText(m_source));
    for (qsizetype i = 0; i < m_numbers.size(); ++i) {
        m_numbers[i]->setEnabled(isFixed);
        m_numbers[i]->setVisible(isFixed); // a random pair has no numbers
        if (isFixed)
            showNumber(*m_numbers[i], field.numbers[std::size_t(i)]);
    }
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/FieldWidgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace levwright {

PlaceEditor::PlaceEditor(QWidget* parent)
    : FieldEditor(parent), m_choice(new NarrowBox(this)), m_x(coordinateBox(QStringLiteral("x"), this)),
      m_y(coordinateBox(QStringLiteral("y"), this)) {
    m_choice->setObjectName(QStringLiteral("where"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choice, 0, 0, 1, 3);
    layout->addWidget(m_x, 1, 0);
    layout->addWidget(m_y, 1, 1);
    layout->addWidget(makePickButton(), 1, 2);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { send(); });
    connect(m_x, &QSpinBox::valueChanged, this, [this] { send(); });
    connect(m_y, &QSpinBox::valueChanged, this, [this] { send(); });
}

void PlaceEditor::setChoices(const std::vector<FieldChoice>& choices) {
    setItems(*m_choice, QStringList{tr("at")} + sourcesOf(choices));
}

void PlaceEditor::send() {
    if (m_choice->currentIndex() > 0) {
        Q_EMIT edited(m_choice->currentText());
        return;
    }
    write({m_x->value(), m_y->value()});
}

void PlaceEditor::write(Point cell) {
    const QString form = m_source.startsWith(QLatin1Char('(')) ? m_source : QStringLiteral("(0,0)");
    Q_EMIT edited(withNumbers(form, {cell.x, cell.y}));
}

void PlaceEditor::takePicked(const Area& cells) {
    write({cells.x2, cells.y2});
}

void PlaceEditor::showValue(const FieldView& field) {
    m_source = shown(field.source);
    const bool fixed = !field.numbers.empty();
    showChoice(*m_choice, fixed ? 0 : m_choice->findText(m_source));
    m_x->setEnabled(fixed);
    m_y->setEnabled(fixed);
    if (fixed) {
        showNumber(*m_x, field.numbers[0]);
        showNumber(*m_y, field.numbers[1]);
    }
}

AreaEditor::AreaEditor(const FieldView& field, QWidget* parent) : FieldEditor(parent), m_kind(nullptr) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const QString& name :
         {QStringLiteral("x1"), QStringLiteral("y1"), QStringLiteral("x2"), QStringLiteral("y2")}) {
        QSpinBox* box = coordinateBox(name, this);
        const int index = int(m_numbers.size());
        layout->addWidget(box, index / 2, index % 2);
        m_numbers << box;
        connect(box, &QSpinBox::valueChanged, this, [this] { send(); });
    }
    m_pick = makePickButton();
    layout->addWidget(m_pick, 1, 2);
    if (field.input == FieldInput::AnyArea) {
        m_kind = new QComboBox(this);
        m_kind->addItems({tr("of the map"), tr("of the level")});
        layout->addWidget(m_kind, 2, 0, 1, 2);
        connect(m_kind, &QComboBox::activated, this, [this] { send(); });
    }
    setFocusProxy(m_numbers.front());
}

void AreaEditor::send() {
    write({m_numbers[0]->value(), m_numbers[1]->value(), m_numbers[2]->value(), m_numbers[3]->value()});
}

void AreaEditor::write(const Area& cells) {
    const qsizetype numbers = m_source.indexOf(QLatin1Char('('));
    QString form = numbers >= 0 ? m_source.mid(numbers) : QStringLiteral("(0,0,0,0)");
    form = withNumbers(form, {cells.x1, cells.y1, cells.x2, cells.y2});
    const bool ofLevel = m_kind != nullptr && m_kind->currentIndex() == 1;
    Q_EMIT edited(ofLevel ? QStringLiteral("levregion") + form : form);
}

// Coordinates of the level cannot be picked on the map.
bool AreaEditor::canPick() const {
    return m_kind == nullptr || m_kind->currentIndex() != 1;
}

void AreaEditor::takePicked(const Area& cells) {
    write(cells.ordered());
}

void AreaEditor::showValue(const FieldView& field) {
    m_source = shown(field.source);
    if (field.numbers.empty())
        return;
    for (int i = 0; i < m_numbers.size(); ++i)
        showNumber(*m_numbers[i], field.numbers[std::size_t(i)]);
    if (m_kind != nullptr)
        showChoice(*m_kind, m_source.startsWith(QLatin1Char('(')) ? 0 : 1);
    m_pick->setEnabled(canPick());
}

} // namespace levwright

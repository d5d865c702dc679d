// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/FieldEditors.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>

namespace levwright {
namespace {

const QString randomWord = QStringLiteral("random");

QString quoted(QString text) {
    return QLatin1Char('"') + text.remove(QLatin1Char('"')) + QLatin1Char('"');
}

QSpinBox* coordinateBox(const QString& name, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(name);
    box->setRange(-128, 127);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("000")) + 34);
    return box;
}

void showText(QLineEdit& line, const QString& text) {
    if (line.text() == text)
        return;
    const QSignalBlocker quiet(line);
    line.setText(text);
}

void showNumber(QSpinBox& box, std::int64_t number) {
    const QSignalBlocker quiet(box);
    box.setValue(int(std::clamp<std::int64_t>(number, box.minimum(), box.maximum())));
}

void showChoice(QComboBox& choice, int index) {
    const QSignalBlocker quiet(choice);
    choice.setCurrentIndex(index);
}

// A combo box must not make the panel wider than its longest name.
void keepNarrow(QComboBox& choice) {
    choice.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.setMinimumContentsLength(4);
    choice.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    choice.setMaxVisibleItems(20);
}

} // namespace

QString withNumbers(const QString& source, const QList<int>& numbers) {
    static const QRegularExpression number(QStringLiteral("[+-]?[0-9]+"));
    QString written;
    qsizetype done = 0;
    auto found = number.globalMatch(source);
    for (const int value : numbers) {
        if (!found.hasNext())
            break;
        const QRegularExpressionMatch match = found.next();
        const QString old = match.captured();
        written += QStringView(source).mid(done, match.capturedStart() - done);
        const bool padded = old.size() > 1 && old.startsWith(QLatin1Char('0')) && value >= 0;
        if (old.toInt() == value)
            written += old;
        else
            written += padded ? QString::number(value).rightJustified(old.size(), QLatin1Char('0'))
                              : QString::number(value);
        done = match.capturedEnd();
    }
    written += QStringView(source).mid(done);
    return written;
}

void FieldEditor::placeInside(QWidget* editor) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(editor);
    setFocusProxy(editor);
}

WordEditor::WordEditor(const QStringList& words, bool optional, QWidget* parent)
    : FieldEditor(parent), m_choice(new QComboBox(this)), m_optional(optional) {
    if (optional)
        m_choice->addItem(tr("(not given)"));
    m_choice->addItems(words);
    keepNarrow(*m_choice);
    placeInside(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        Q_EMIT edited(m_optional && index == 0 ? QString() : m_choice->itemText(index));
    });
}

void WordEditor::showValue(const FieldValue& value) {
    showChoice(*m_choice, value.argument == nullptr && m_optional ? 0 : m_choice->findText(value.source));
}

ClassEditor::ClassEditor(const QList<std::pair<QString, QString>>& choices, QWidget* parent)
    : FieldEditor(parent), m_choice(new QComboBox(this)) {
    for (const auto& [source, explanation] : choices)
        m_choice->addItem(explanation.isEmpty() ? source : QStringLiteral("%1  %2").arg(source, explanation),
                          source);
    keepNarrow(*m_choice);
    placeInside(m_choice);
    connect(m_choice, &QComboBox::activated, this,
            [this] { Q_EMIT edited(m_choice->currentData().toString()); });
}

void ClassEditor::showValue(const FieldValue& value) {
    showChoice(*m_choice, m_choice->findData(value.source));
}

NameEditor::NameEditor(Names names, bool allowsRandom, QWidget* parent)
    : FieldEditor(parent), m_names(std::move(names)), m_allowsRandom(allowsRandom),
      m_choice(new QComboBox(this)) {
    m_choice->setEditable(true);
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    keepNarrow(*m_choice);
    m_choice->completer()->setFilterMode(Qt::MatchContains);
    m_choice->completer()->setCompletionMode(QCompleter::PopupCompletion);
    placeInside(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { send(m_choice->currentText()); });
    connect(m_choice->lineEdit(), &QLineEdit::textEdited, this, &NameEditor::send);
}

void NameEditor::send(const QString& text) {
    Q_EMIT edited(m_allowsRandom && text == randomWord ? randomWord : quoted(text));
}

void NameEditor::showValue(const FieldValue& value) {
    const QSignalBlocker quiet(m_choice);
    const QString text = value.source == randomWord ? randomWord : value.text;
    if (m_shownClass != value.classSymbol) {
        m_shownClass = value.classSymbol;
        m_choice->clear();
        if (m_allowsRandom)
            m_choice->addItem(randomWord);
        m_choice->addItems(m_names(value.classSymbol));
    }
    if (m_choice->currentText() == text)
        return;
    m_choice->setCurrentIndex(m_choice->findText(text));
    m_choice->setEditText(text);
}

TextEditor::TextEditor(bool optional, QWidget* parent) : FieldEditor(parent), m_line(new QLineEdit(this)) {
    placeInside(m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this, optional](const QString& text) {
        Q_EMIT edited(optional && text.isEmpty() ? QString() : quoted(text));
    });
}

void TextEditor::showValue(const FieldValue& value) {
    showText(*m_line, value.text);
}

SourceEditor::SourceEditor(QWidget* parent) : FieldEditor(parent), m_line(new QLineEdit(this)) {
    placeInside(m_line);
    // Half of it would break the statement, and a broken one has no editors.
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_line->text() != m_shown)
            Q_EMIT edited(m_line->text());
    });
}

void SourceEditor::showValue(const FieldValue& value) {
    m_shown = value.source;
    showText(*m_line, value.source);
}

ChanceEditor::ChanceEditor(QWidget* parent) : FieldEditor(parent), m_percent(new QSpinBox(this)) {
    m_percent->setRange(1, 100);
    m_percent->setSuffix(tr(" %"));
    placeInside(m_percent);
    connect(m_percent, &QSpinBox::valueChanged, this, [this](int percent) {
        // What always comes needs no chance.
        Q_EMIT edited(percent == m_percent->maximum() ? QString() : QString::number(percent));
    });
}

void ChanceEditor::showValue(const FieldValue& value) {
    showNumber(*m_percent, value.argument == nullptr ? m_percent->maximum() : value.argument->number());
}

NumberEditor::NumberEditor(bool allowsRandom, bool optional, QWidget* parent)
    : FieldEditor(parent), m_choice(new QComboBox(this)), m_optional(optional) {
    m_choice->setEditable(true);
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    if (allowsRandom)
        m_choice->addItem(randomWord);
    keepNarrow(*m_choice);
    placeInside(m_choice);
    const auto send = [this](const QString& text) {
        static const QRegularExpression good(QStringLiteral("^(random|[+-]?[0-9]+)$"));
        if (m_optional && text.isEmpty())
            Q_EMIT edited(QString());
        else if (good.match(text).hasMatch())
            Q_EMIT edited(text);
    };
    connect(m_choice, &QComboBox::textActivated, this, send);
    connect(m_choice->lineEdit(), &QLineEdit::textEdited, this, send);
}

void NumberEditor::showValue(const FieldValue& value) {
    const QSignalBlocker quiet(m_choice);
    if (m_choice->currentText() != value.source)
        m_choice->setEditText(value.source);
}

PlaceEditor::PlaceEditor(const QStringList& words, QWidget* parent)
    : FieldEditor(parent), m_choice(new QComboBox(this)), m_x(coordinateBox(QStringLiteral("x"), this)),
      m_y(coordinateBox(QStringLiteral("y"), this)) {
    m_choice->setObjectName(QStringLiteral("where"));
    keepNarrow(*m_choice);
    m_choice->addItem(tr("at"));
    m_choice->addItems(words);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choice, 1);
    layout->addWidget(m_x);
    layout->addWidget(m_y);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { send(); });
    connect(m_x, &QSpinBox::valueChanged, this, [this] { send(); });
    connect(m_y, &QSpinBox::valueChanged, this, [this] { send(); });
}

void PlaceEditor::send() {
    if (m_choice->currentIndex() > 0) {
        Q_EMIT edited(m_choice->currentText());
        return;
    }
    const QString form = m_source.startsWith(QLatin1Char('(')) ? m_source : QStringLiteral("(0,0)");
    Q_EMIT edited(withNumbers(form, {m_x->value(), m_y->value()}));
}

void PlaceEditor::showValue(const FieldValue& value) {
    m_source = value.source;
    const bool fixed = value.argument != nullptr && value.argument->kind == ArgumentKind::Point;
    showChoice(*m_choice, fixed ? 0 : m_choice->findText(value.source));
    m_x->setEnabled(fixed);
    m_y->setEnabled(fixed);
    if (fixed) {
        showNumber(*m_x, value.argument->numbers[0]);
        showNumber(*m_y, value.argument->numbers[1]);
    }
}

AreaEditor::AreaEditor(bool allowsLevregion, QWidget* parent) : FieldEditor(parent), m_kind(nullptr) {
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
    if (allowsLevregion) {
        m_kind = new QComboBox(this);
        m_kind->addItems({tr("of the map"), tr("of the level")});
        layout->addWidget(m_kind, 2, 0, 1, 2);
        connect(m_kind, &QComboBox::activated, this, [this] { send(); });
    }
    setFocusProxy(m_numbers.front());
}

void AreaEditor::send() {
    QString form = m_source.contains(QLatin1Char('(')) ? m_source.mid(m_source.indexOf(QLatin1Char('(')))
                                                       : QStringLiteral("(0,0,0,0)");
    QList<int> values;
    for (const QSpinBox* box : m_numbers)
        values << box->value();
    form = withNumbers(form, values);
    const bool ofLevel = m_kind != nullptr && m_kind->currentIndex() == 1;
    Q_EMIT edited(ofLevel ? QStringLiteral("levregion") + form : form);
}

void AreaEditor::showValue(const FieldValue& value) {
    m_source = value.source;
    if (value.argument == nullptr)
        return;
    for (int i = 0; i < m_numbers.size(); ++i)
        showNumber(*m_numbers[i], value.argument->numbers[std::size_t(i)]);
    if (m_kind != nullptr)
        showChoice(*m_kind, value.argument->kind == ArgumentKind::LevregionArea ? 1 : 0);
}

} // namespace levwright

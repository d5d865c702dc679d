// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/FieldEditors.h"

#include "core/base/Contract.h"
#include "widgets/session/TextCodec.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>
#include <ranges>

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

// Setting a spin box repaints it, even with the value it has. A half-typed number is not yet one of its
// values.
void showNumber(QSpinBox& box, std::int64_t number) {
    const QSignalBlocker quiet(box);
    const int shown = int(std::clamp<std::int64_t>(number, box.minimum(), box.maximum()));
    if (box.value() != shown || box.hasFocus())
        box.setValue(shown);
}

void setItems(QComboBox& box, const QStringList& items) {
    const auto there = std::views::iota(0, box.count()) |
                       std::views::transform([&](int item) { return box.itemText(item); });
    if (std::ranges::equal(items, there))
        return; // avoids repainting
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItems(items);
}

QStringList sourcesOf(const std::vector<FieldChoice>& choices) {
    QStringList sources;
    for (const FieldChoice& choice : choices)
        sources << decodeLine(choice.source);
    return sources;
}

void showChoice(QComboBox& choice, int index) {
    const QSignalBlocker quiet(choice);
    choice.setCurrentIndex(index);
}

// A box as wide as the panel makes it, regardless of its names.
class NarrowBox : public QComboBox {
public:
    explicit NarrowBox(QWidget* parent) : QComboBox(parent) {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setMaxVisibleItems(20);
    }

    QSize sizeHint() const override {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QSize content(fontMetrics().horizontalAdvance(QStringLiteral("0000")),
                            std::max(fontMetrics().height(), iconSize().height()) + 2);
        return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

// Calls back before its list is shown or stepped through.
class NameBox : public NarrowBox {
public:
    NameBox(QWidget* parent, std::function<void()> fill) : NarrowBox(parent), m_fill(std::move(fill)) {}

    void showPopup() override {
        m_fill();
        NarrowBox::showPopup();
    }

protected:
    void wheelEvent(QWheelEvent* event) override {
        m_fill();
        NarrowBox::wheelEvent(event);
    }

private:
    std::function<void()> m_fill;
};

// A box for characters in quotes: typing one chooses it.
class WordBox : public NarrowBox {
public:
    using NarrowBox::NarrowBox;

    void showPopup() override {
        view()->installEventFilter(this);
        NarrowBox::showPopup();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched != view() || event->type() != QEvent::KeyPress)
            return NarrowBox::eventFilter(watched, event);
        const int index = typedIndex(*static_cast<QKeyEvent*>(event));
        if (index >= 0)
            view()->setCurrentIndex(model()->index(index, modelColumn(), rootModelIndex()));
        return index >= 0;
    }

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const int index = typedIndex(*event);
        if (index < 0)
            return NarrowBox::keyPressEvent(event);
        setCurrentIndex(index);
        Q_EMIT activated(index);
    }

private:
    // -1 if none matches.
    int typedIndex(const QKeyEvent& event) const {
        const QString typed = event.text();
        if (typed.size() != 1 || !typed.front().isPrint())
            return -1;
        const int plain = findData(QStringLiteral("'%1'").arg(typed));
        return plain >= 0 ? plain : findData(QStringLiteral("'\\%1'").arg(typed));
    }
};

} // namespace

QString sentence(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

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

QToolButton* FieldEditor::makePickButton() {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("pick"));
    button->setText(tr("Pick"));
    button->setAccessibleName(tr("Pick on the map"));
    button->setToolTip(tr("Choose the place on the map: click it, or move there with the arrow keys and "
                          "press Enter. Escape cancels."));
    connect(button, &QToolButton::clicked, this, &FieldEditor::pickWanted);
    return button;
}

FieldEditor* FieldEditor::make(const FieldView& field, QWidget* parent) {
    switch (field.input) {
    case FieldInput::Word:
        return new WordEditor(field, parent);
    case FieldInput::Name:
        return new NameEditor(field, parent);
    case FieldInput::Text:
        return new TextEditor(field, parent);
    case FieldInput::Line:
    case FieldInput::Source:
        return new LineEditor(field, parent);
    case FieldInput::Number:
        return new NumberEditor(field, parent);
    case FieldInput::Box:
        return new BoxEditor(field, parent);
    case FieldInput::Place:
        return new PlaceEditor(parent);
    case FieldInput::Area:
    case FieldInput::AnyArea:
        return new AreaEditor(field, parent);
    case FieldInput::Flag:
        return new FlagEditor(field, parent);
    case FieldInput::Pair:
        return new PairEditor(field, parent);
    case FieldInput::Words:
        return new WordsEditor(parent);
    }
    require(field.input == FieldInput::Word, "a known kind of input");
    return nullptr;
}

WordEditor::WordEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_choice(new WordBox(this)) {
    if (field.isOptional)
        m_absent = field.absent.empty() ? tr("(not given)")
                                        : QStringLiteral("(%1)").arg(QString::fromStdString(field.absent));
    placeInside(m_choice);
    connect(m_choice, &QComboBox::activated, this,
            [this] { Q_EMIT edited(m_choice->currentData().toString()); });
}

void WordEditor::setChoices(const std::vector<FieldChoice>& choices) {
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    if (!m_absent.isNull())
        m_choice->addItem(m_absent, QString());
    for (const FieldChoice& choice : choices) {
        const QString source = decodeLine(choice.source);
        const QString explanation = decodeLine(choice.explanation);
        const QString both =
            explanation.isEmpty() ? source : QStringLiteral("%1  %2").arg(source, explanation);
        m_choice->addItem(choice.saysAll ? explanation : both, source);
    }
}

void WordEditor::showValue(const FieldView& field) {
    const bool isAbsent = !field.isWritten && !m_absent.isNull();
    showChoice(*m_choice, isAbsent ? 0 : m_choice->findData(shown(field.source)));
}

NameEditor::NameEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_choice(new NameBox(this, [this] { fill(); })), m_isOptional(field.isOptional) {
    m_choice->setEditable(true);
    m_choice->setInsertPolicy(QComboBox::NoInsert);
    m_choice->completer()->setFilterMode(Qt::MatchContains);
    m_choice->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_choice->lineEdit()->installEventFilter(this);
    placeInside(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] { send(m_choice->currentText()); });
    connect(m_choice->lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        fill();
        send(text);
    });
}

bool NameEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        fill();
    return FieldEditor::eventFilter(watched, event);
}

void NameEditor::send(const QString& text) {
    const bool isBare = std::ranges::any_of(m_choices, [&](const FieldChoice& choice) {
        return choice.isBare && text == decodeLine(choice.source);
    });
    const bool isAbsent = m_isOptional && text.isEmpty();
    Q_EMIT edited(isAbsent ? QString() : isBare ? text : quoted(text));
}

void NameEditor::setChoices(const std::vector<FieldChoice>& choices) {
    m_choices = choices;
    m_isFilled = false;
}

void NameEditor::fill() {
    if (m_isFilled)
        return;
    m_isFilled = true;
    const QString text = m_choice->currentText();
    const int cursor = m_choice->lineEdit()->cursorPosition();
    setItems(*m_choice, sourcesOf(m_choices));
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrentIndex(m_choice->findText(text));
    m_choice->setEditText(text);
    m_choice->lineEdit()->setCursorPosition(cursor);
}

void NameEditor::showValue(const FieldView& field) {
    const QSignalBlocker quiet(m_choice);
    const QString text = shown(field.source == randomWord.toStdString() ? field.source : field.text);
    if (m_choice->currentText() == text)
        return;
    if (m_isFilled)
        m_choice->setCurrentIndex(m_choice->findText(text));
    m_choice->setEditText(text);
}

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

FlagEditor::FlagEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_box(new QCheckBox(QString::fromStdString(field.label), this)) {
    placeInside(m_box);
    connect(m_box, &QCheckBox::toggled, this,
            [this](bool on) { Q_EMIT edited(on ? QStringLiteral("on") : QString()); });
}

void FlagEditor::showValue(const FieldView& field) {
    const QSignalBlocker quiet(m_box);
    m_box->setChecked(field.isWritten);
}

PairEditor::PairEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_choice(new NarrowBox(this)) {
    m_choice->setObjectName(QStringLiteral("how"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choice, 0, 0, 1, 2);
    for (std::size_t i = 0; i < field.parts.size(); ++i) {
        const QString part = QString::fromStdString(field.parts[i]);
        QSpinBox* box = coordinateBox(part, this);
        box->setPrefix(part + QLatin1Char(' '));
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
        if (isFixed)
            showNumber(*m_numbers[i], field.numbers[std::size_t(i)]);
    }
}

WordsEditor::WordsEditor(QWidget* parent) : FieldEditor(parent), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
}

void WordsEditor::setChoices(const std::vector<FieldChoice>& choices) {
    qDeleteAll(m_boxes);
    m_boxes.clear();
    for (const FieldChoice& choice : choices) {
        const QString word = decodeLine(choice.source);
        auto* box = new QCheckBox(word, this);
        box->setObjectName(word);
        box->setToolTip(sentence(QString::fromStdString(choice.explanation)));
        m_layout->addWidget(box);
        m_boxes << box;
        connect(box, &QCheckBox::clicked, this, [this, word](bool on) { send(word, on); });
    }
    if (!m_boxes.empty())
        setFocusProxy(m_boxes.front());
}

// Existing words keep their spelling and order.
void WordsEditor::send(const QString& word, bool on) {
    QStringList words = m_words;
    if (on)
        words << word;
    else
        words.removeAll(word);
    Q_EMIT edited(words.join(QLatin1Char(',')));
}

void WordsEditor::showValue(const FieldView& field) {
    m_words.clear();
    for (const QString& word : shown(field.source).split(QLatin1Char(','), Qt::SkipEmptyParts))
        m_words << word.trimmed();
    for (QCheckBox* box : std::as_const(m_boxes)) {
        const QSignalBlocker quiet(box);
        box->setChecked(m_words.contains(box->objectName()));
    }
}

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

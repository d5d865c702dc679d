// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/FieldWidgets.h"
#include "widgets/session/Sentence.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QSignalBlocker>

namespace levwright {

WordEditor::WordEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_choice(new WordBox(this)) {
    if (field.isOptional)
        m_absent = field.absent.empty() ? tr("(not given)")
                                        : QStringLiteral("(%1)").arg(QString::fromUtf8(said(field.absent)));
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

FlagEditor::FlagEditor(const FieldView& field, QWidget* parent)
    : FieldEditor(parent), m_box(new QCheckBox(QString::fromUtf8(said(field.label)), this)) {
    placeInside(m_box);
    connect(m_box, &QCheckBox::toggled, this,
            [this](bool on) { Q_EMIT edited(on ? QStringLiteral("on") : QString()); });
}

void FlagEditor::showValue(const FieldView& field) {
    const QSignalBlocker quiet(m_box);
    m_box->setChecked(field.isWritten);
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

} // namespace levwright

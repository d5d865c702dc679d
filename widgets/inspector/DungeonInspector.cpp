// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/DungeonInspector.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <initializer_list>

namespace levwright {

DungeonInspector::DungeonInspector(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_title(new QLabel), m_subtitle(new QLabel),
      m_fields(new QWidget), m_form(new QFormLayout(m_fields)) {
    setObjectName(QStringLiteral("dungeonInspector"));
    setAccessibleName(tr("Inspector"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QFont strong = font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    m_title->setFont(strong);
    m_title->setObjectName(QStringLiteral("dungeonInspector.title"));
    m_form->setContentsMargins(0, 6, 0, 6);
    m_form->setHorizontalSpacing(10);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addNames();
    addChain();
    addPlace();
    addChances();
    addWords();
    addEntry();
    addNotes();
    addDescriptions();
    m_title->setWordWrap(true);
    m_subtitle->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(10, 8, 10, 8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_subtitle, m_fields})
        layout->addWidget(widget);
    layout->addStretch();
    setWidget(page);
    connect(&session, &Session::selectionChanged, this, &DungeonInspector::follow);
    connect(&session, &Session::readAnew, this, &DungeonInspector::follow);
    follow();
}

void DungeonInspector::addRow(const RowName& name, QWidget* editor,
                              const std::function<bool(const Subject&)>& show) {
    editor->setObjectName(QStringLiteral("dungeonInspector.") + name.object);
    m_form->addRow(name.label, editor);
    m_rows.push_back({editor, show});
}

void DungeonInspector::addLine(const RowName& name, const TextOf& textOf, const WriteText& write) {
    auto* line = new QLineEdit(m_fields);
    addRow(name, line, [line, textOf](const Subject& subject) {
        const std::optional<QString> text = textOf(subject);
        const QSignalBlocker quiet(line);
        if (text && (line->isModified() || line->text() != *text))
            line->setText(*text);
        return text.has_value();
    });
    connect(line, &QLineEdit::editingFinished, this, [this, line, name, write] {
        if (m_shown && line->isModified())
            this->write(line, name.step, write(context(), *m_shown, line->text()));
    });
}

void DungeonInspector::addChoice(const RowName& name,
                                 const std::function<QStringList(const Subject&)>& choices,
                                 const TextOf& textOf, const WriteText& write) {
    auto* choice = new QComboBox(m_fields);
    // A combo box must not make the panel wider than its longest name.
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(4);
    addRow(name, choice, [choice, choices, textOf, absent = name.absent](const Subject& subject) {
        const std::optional<QString> text = textOf(subject);
        if (!text)
            return false;
        const QSignalBlocker quiet(choice);
        choice->clear();
        for (const QString& word : choices(subject))
            choice->addItem(word.isEmpty() ? absent : word, word);
        choice->setCurrentIndex(choice->findData(*text));
        return true;
    });
    connect(choice, &QComboBox::activated, this, [this, choice, name, write] {
        if (m_shown)
            this->write(choice, name.step, write(context(), *m_shown, choice->currentData().toString()));
    });
}

NumberBox* DungeonInspector::addNumber(const RowName& name, const NumberOf& numberOf,
                                       const WriteNumber& write) {
    auto* box = new NumberBox(m_fields);
    addRow(name, box, [box, numberOf](const Subject& subject) {
        const std::optional<WrittenNumber> number = numberOf(subject);
        if (number)
            box->showNumber(*number);
        return number.has_value();
    });
    connect(box, &QSpinBox::valueChanged, this, [this, box, name, write](int value) {
        if (m_shown)
            this->write(box, name.step, write(context(), *m_shown, value));
    });
    return box;
}

void DungeonInspector::write(QWidget* editor, const QString& step, const EditOutcome& outcome) {
    if (m_lastEditor != editor) {
        m_lastEditor = editor;
        m_mergeKey = m_session.newMergeKey();
    }
    if (!m_session.apply(outcome, step, m_mergeKey))
        follow(); // what was refused is not shown
}

void DungeonInspector::follow() {
    const std::optional<StatementRef> ref = m_session.currentStatement();
    m_subtitle->setVisible(ref.has_value());
    if (!ref) {
        m_shown.reset();
        m_lastEditor = nullptr;
        m_title->setText(tr("Nothing selected"));
        m_fields->hide();
        return;
    }
    const DungeonModel& model = m_session.dungeon();
    const std::size_t statement = model.subjectOf(ref->statement).value_or(ref->statement);
    if (m_shown != statement)
        m_lastEditor = nullptr;
    m_shown.reset(); // nothing is written while it is shown
    show({model, statement, m_session.game().catalog().limit("dungeon-last-level")});
    m_shown = statement;
}

void DungeonInspector::show(const Subject& subject) {
    const StatementNode& node = subject.node();
    const Argument* name = node.find(Field::Name);
    const QString word = QString::fromUtf8(subject.model.tree->textOf(node.keyword));
    m_title->setText(name == nullptr ? word : tr("“%1”").arg(subject.text(name)));
    const auto line = m_session.text().position(node.range.begin).line + 1;
    m_subtitle->setText(
        node.broken ? tr("%1, line %2, has a syntax error: mend it in the text first.").arg(word).arg(line)
                    : tr("%1, line %2").arg(word).arg(line));
    for (const Row& row : m_rows)
        m_form->setRowVisible(row.editor, !node.broken && row.show(subject));
    m_fields->setVisible(!node.broken);
}

} // namespace levwright

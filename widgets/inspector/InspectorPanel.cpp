// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/InspectorPanel.h"

#include "core/base/Phrase.h"
#include "widgets/inspector/ContainerContents.h"
#include "widgets/inspector/WrappedLabel.h"
#include "widgets/session/Sentence.h"
#include "widgets/session/StatementGroups.h"
#include "widgets/session/TextCodec.h"

#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace levwright {
namespace {

QString nameOf(FieldGroup group) {
    switch (group) {
    case FieldGroup::What:
        return InspectorPanel::tr("What");
    case FieldGroup::Where:
        return InspectorPanel::tr("Where");
    case FieldGroup::Options:
        break;
    }
    return InspectorPanel::tr("Options");
}

QLabel* makeHeading(FieldGroup group, QWidget* parent) {
    auto* heading = new QLabel(nameOf(group), parent);
    heading->setObjectName(QStringLiteral("heading"));
    heading->setForegroundRole(QPalette::PlaceholderText);
    QFont strong = heading->font();
    strong.setBold(true);
    heading->setFont(strong);
    return heading;
}

QString labelOf(const FieldView& field) {
    return sentence(QString::fromUtf8(said(field.label)));
}

// An editor may be emitting a change, so widgets are deleted later, by the event loop. takeAt() would leave
// empty rows.
void clearForm(QFormLayout& form) {
    while (form.rowCount() > 0) {
        const QFormLayout::TakeRowResult row = form.takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            if (item == nullptr)
                continue;
            item->widget()->disconnect(); // hiding it would end an edit
            item->widget()->setObjectName({});
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
    }
}

QFont fontOfTitle(QFont font) {
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    return font;
}

} // namespace

InspectorPanel::InspectorPanel(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_page(new QWidget(this)), m_title(new WrappedLabel(m_page)),
      m_subtitle(new WrappedLabel(m_page)), m_fields(new QWidget(m_page)), m_form(new QFormLayout(m_fields)),
      m_contents(new ContainerContents(session, m_page)), m_problems(new StatementProblems(session, m_page)) {
    setObjectName(QStringLiteral("inspector"));
    setAccessibleName(tr("Inspector"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    m_title->setFont(fontOfTitle(font()));
    m_title->setObjectName(QStringLiteral("inspectorTitle"));
    m_subtitle->setObjectName(QStringLiteral("inspectorSubtitle"));
    m_form->setHorizontalSpacing(10);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // the panel may be narrow
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addWidget(m_fields);
    layout->addWidget(m_contents);
    layout->addWidget(m_problems, 1);
    setWidget(m_page);
    connect(&session, &Session::selectionChanged, this, &InspectorPanel::follow);
    connect(&session, &Session::readAnew, this, &InspectorPanel::startAnew);
    connect(&session, &Session::moved, this, &InspectorPanel::follow);
    follow();
}

void InspectorPanel::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_title->setFont(fontOfTitle(font()));
}

InspectorPanel::~InspectorPanel() {
    m_isShowing = true; // a field that is removed with the focus in it ends its edit
    delete takeWidget();
}

FieldEditor* InspectorPanel::editor(const FieldKey& key) const {
    const auto row = std::ranges::find(m_rows, key, [](const Row& each) { return each.field.key; });
    return row == m_rows.end() || !m_canEdit ? nullptr : row->editor;
}

bool InspectorPanel::giveUpTyping() const {
    const QWidget* focused = QApplication::focusWidget();
    const auto row = std::ranges::find_if(
        m_rows, [&](const Row& each) { return focused != nullptr && each.editor->isAncestorOf(focused); });
    if (row == m_rows.end() || !m_canEdit)
        return false;
    const QList<QLineEdit*> lines = row->editor->findChildren<QLineEdit*>();
    QStringList typed;
    for (const QLineEdit* line : lines)
        typed << line->text();
    row->editor->showValue(row->field);
    return !std::ranges::equal(lines, typed, {}, &QLineEdit::text);
}

void InspectorPanel::startAnew() {
    for (const Row& row : m_rows)
        row.editor->setEncoding(m_session.encoding());
    m_isFilled = false;
    follow();
}

void InspectorPanel::follow() {
    const std::vector<StatementRef> now = subjects();
    if (now != m_subjects) {
        m_subjects = now;
        m_mergeField.reset();
        m_isFilled = false;
    }
    m_canEdit = false;
    m_isShowing = true; // prevents writing meanwhile
    if (m_subjects.size() > 1) {
        showStatement(sharedView());
        m_subtitle->setText(tr("Their common fields. A change applies to all of them."));
    } else if (!m_subjects.empty()) {
        showStatement(m_session.analysis().view(m_subjects.front()));
    } else {
        m_fields->hide();
        showLevel();
    }
    m_isShowing = false;
    const bool isOne = m_subjects.size() == 1 && m_canEdit;
    m_contents->showOf(isOne ? std::optional(m_subjects.front()) : std::nullopt);
    m_problems->showOf(m_session.currentStatement());
    // Otherwise everything is painted at its old place first, and then again at the new one.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

std::vector<StatementRef> InspectorPanel::subjects() const {
    std::vector<StatementRef> found;
    std::set<StatementRef> known;
    for (const StatementRef& selected : m_session.selectedStatements()) {
        const StatementRef subject = m_session.analysis().subjectOf(selected);
        if (known.insert(subject).second)
            found.push_back(subject);
    }
    return found;
}

// Values that are not the same in all statements are not shown.
StatementView InspectorPanel::sharedView() const {
    constexpr std::size_t most = 1000; // more would be too slow on each key press
    const Analysis& analysis = m_session.analysis();
    StatementView shared = analysis.view(m_subjects.front());
    if (m_subjects.size() > most)
        shared.fields.clear();
    for (std::size_t i = 1; i < m_subjects.size() && !shared.fields.empty(); ++i) {
        const StatementView other = analysis.view(m_subjects[i]);
        shared.isWhole = shared.isWhole && other.isWhole;
        std::erase_if(shared.fields, [&](FieldView& field) {
            const auto same = std::ranges::find_if(other.fields, [&](const FieldView& each) {
                return each.key == field.key && each.input == field.input && each.label == field.label;
            });
            if (same != other.fields.end() && same->source != field.source) {
                field.isWritten = false;
                field.source.clear();
                field.text.clear();
                field.numbers.clear();
            }
            return same == other.fields.end();
        });
    }
    shared.title = tr("%1 statements").arg(m_subjects.size()).toStdString();
    return shared;
}

void InspectorPanel::showStatement(const StatementView& view) {
    if (view.isWhole && !hasRowsOf(view))
        rebuild(view);
    // A broken statement may be valid again after the next key, so its last values stay as they are. Greying
    // them out would repaint all of them twice for each typed word.
    m_fields->setVisible(view.isWhole || isShownBroken(view));
    const QString title = m_session.shown(view.title);
    m_title->setText(view.isWhole ? sentence(title) : title); // a broken statement is titled as it is written
    const std::size_t line = m_session.text().position(view.range.begin).line + 1;
    const QString keyword = m_session.shown(m_session.text().slice(view.keyword));
    m_subtitle->setText(!keyword.isEmpty()    ? tr("%1, line %2").arg(keyword).arg(line)
                        : view.fields.empty() ? tr("The whole file")
                                              : tr("Line %1").arg(line));
    if (view.isWhole)
        showValues(view);
    m_canEdit = view.isWhole;
}

bool InspectorPanel::hasRowsOf(const StatementView& view) const {
    const auto isSame = [](const Row& row, const FieldView& field) {
        return row.field.key == field.key && row.field.input == field.input &&
               row.field.label == field.label && row.field.isOptional == field.isOptional;
    };
    return m_shownGame == m_session.analysis().gamePtr() && std::ranges::equal(m_rows, view.fields, isSame);
}

// Whether the rows hold the values from before the statement broke.
bool InspectorPanel::isShownBroken(const StatementView& view) const {
    if (!m_isFilled || m_session.analysis().gamePtr() != m_shownGame)
        return false;
    // A statement with an unknown keyword includes everything up to the next statement.
    return view.kind == StatementKind::Unknown ? wordsBehindKeyword(view).startsWith(m_shownWords)
                                               : view.kind == m_shownKind;
}

QByteArray InspectorPanel::wordsBehindKeyword(const StatementView& view) const {
    return QByteArray::fromStdString(std::string(m_session.text().slice({view.keyword.end, view.range.end})));
}

void InspectorPanel::rebuild(const StatementView& view) {
    m_shownGame = m_session.analysis().gamePtr();
    m_rows.clear();
    clearForm(*m_form);
    const bool hasGroups = !view.fields.empty() && view.fields.front().group != view.fields.back().group;
    std::optional<FieldGroup> group;
    for (const FieldView& field : view.fields) {
        if (hasGroups && field.group != group)
            m_form->addRow(makeHeading(field.group, m_fields));
        group = field.group;
        FieldEditor* editor = FieldEditor::make(field, m_fields);
        editor->setEncoding(m_session.encoding());
        editor->setObjectName(QStringLiteral("field.") + labelOf(field));
        editor->setProperty("field", int(field.key.field)); // for the guide
        editor->setToolTip(QString::fromUtf8(said(field.hint)));
        editor->setChoices(m_session.analysis().choices(m_subjects.front(), field.key));
        if (QWidget* first = editor->focusProxy(); first != nullptr && first->accessibleName().isEmpty())
            first->setAccessibleName(labelOf(field));
        connect(editor, &FieldEditor::edited, this,
                [this, field](const QString& source) { write(field, source); });
        connect(editor, &FieldEditor::pickWanted, this, [this, editor] { askForPlace(*editor); });
        m_form->addRow(field.input == FieldInput::Flag ? QString() : labelOf(field), editor);
        m_rows.push_back({field, editor});
    }
}

void InspectorPanel::showValues(const StatementView& view) {
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const FieldView& field = view.fields[std::size_t(i)];
        FieldView& shown = m_rows[i].field;
        if (field.choicesVary || field.scope != shown.scope)
            m_rows[i].editor->setChoices(m_session.analysis().choices(m_subjects.front(), field.key));
        m_rows[i].editor->showValue(field);
        shown = field;
    }
    markProblems();
    m_isFilled = true;
    m_shownKind = view.kind;
    m_shownWords = wordsBehindKeyword(view);
}

// Marks problems at their fields. The list below shows all of them, with their fixes.
void InspectorPanel::markProblems() {
    std::vector<const Diagnostic*> known;
    if (const std::optional<StatementRef> statement = m_session.currentStatement();
        statement && m_subjects.size() == 1) {
        const Range range = m_session.rangeOf(*statement);
        for (const Diagnostic& diagnostic : m_session.analysis().diagnostics()) {
            if (diagnostic.range.begin >= range.begin && diagnostic.range.begin <= range.end)
                known.push_back(&diagnostic);
        }
    }
    for (const Row& row : std::as_const(m_rows)) {
        auto* label = qobject_cast<QLabel*>(m_form->labelForField(row.editor));
        const auto problem = std::ranges::find_if(known, [&](const Diagnostic* each) {
            return row.field.isWritten && !row.field.range.empty() &&
                   each->range.begin >= row.field.range.begin && each->range.end <= row.field.range.end;
        });
        const QString told =
            problem == known.end() ? QString() : QString::fromStdString((*problem)->message());
        const QString tip = told.isEmpty() ? QString::fromUtf8(said(row.field.hint)) : told;
        if (label == nullptr || label->toolTip() == tip)
            continue;
        label->setToolTip(tip);
        label->setText(told.isEmpty() ? labelOf(row.field) : QStringLiteral("⚠ ") + labelOf(row.field));
        label->setStatusTip(told);
    }
}

void InspectorPanel::write(const FieldView& field, const QString& source) {
    // Hiding an editor takes its focus, which ends its edit.
    if (m_subjects.empty() || m_isShowing)
        return;
    if (!m_canEdit)
        return refuseToWrite();
    if (m_mergeField != field.key) {
        m_mergeField = field.key;
        m_mergeKey = m_session.newMergeKey();
    }
    const bool isTakenAway = field.isOptional && source.isEmpty();
    const std::optional<std::string> value =
        isTakenAway ? std::nullopt : std::optional(encodeLine(source, m_session.encoding()));
    const auto change = [&](const Analysis& analysis) {
        return analysis.setField(m_subjects, field.key, value);
    };
    const StepName label = stepName("Change %1").arg(StepName::ofPhrase(field.name));
    // While a place is typed, a door passes through other places; it must leave nothing behind there.
    const bool isDone = field.key.field == Field::Place
                            ? m_session.applyAnew(change, label, m_mergeKey)
                            : m_session.apply(change(m_session.analysis()), label, m_mergeKey);
    if (!isDone)
        follow(); // resets the refused value
}

void InspectorPanel::askForPlace(FieldEditor& editor) {
    const LevelsAnalysis* levels = m_session.analysis().levels();
    const bool hasMap = levels != nullptr && !levels->level(m_session.currentLevel()).isOfRooms();
    if (!hasMap || !m_canEdit || !editor.canPick())
        return m_session.refuse(
            tr("This place can only be typed, because it does not count from the corner of the map."));
    Q_EMIT pickWanted(&editor);
}

void InspectorPanel::refuseToWrite() {
    m_isShowing = true;
    for (const Row& row : std::as_const(m_rows))
        row.editor->showValue(row.field);
    m_isShowing = false;
    m_session.refuse(tr("This statement is incomplete. Its fields can be changed once it is complete."));
}

void InspectorPanel::showThemed(const LevelModel& level) {
    const QString name = m_session.shown(level.name);
    const bool isRoom = level.themed->list == ThemedList::Rooms;
    m_title->setText(isRoom ? tr("Themed room “%1”").arg(name)
                            : tr("Contents for themed rooms “%1”").arg(name));
    const QString kind = level.themed->isFunction ? tr("A function, without values of its own")
                                                  : tr("Select it in the outline to change its values");
    m_subtitle->setText(QString::fromStdString(summaryOf(*level.themed)) + QStringLiteral("\n") + kind);
}

void InspectorPanel::showLevel() {
    const LevelsAnalysis* levels = m_session.analysis().levels();
    if (levels == nullptr || !levels->level(m_session.currentLevel()).hasHeader()) {
        m_title->setText(tr("Nothing selected"));
        m_subtitle->setText({});
        return;
    }
    const LevelModel& level = levels->level(m_session.currentLevel());
    const bool maze = !level.isOfRooms();
    if (level.themed)
        return showThemed(level);
    const QString name = m_session.shown(m_session.levelName(m_session.currentLevel()));
    m_title->setText(maze ? tr("Maze level “%1”").arg(name) : tr("Room level “%1”").arg(name));
    const auto line = [&](const QString& what, int count) { return tr("%1: %2").arg(what).arg(count); };
    QStringList lines;
    if (maze && !level.parts.empty() && level.parts.front().map) {
        const Grid<char>& cells = level.parts.front().map->cells;
        lines << tr("Map: %1 × %2").arg(cells.width()).arg(cells.height());
    }
    lines << line(maze ? tr("Parts") : tr("Rooms"), int(level.sectionCount()));
    const StatementCounts counts = countsOf(level);
    for (const StatementGroup group : {StatementGroup::Monsters, StatementGroup::Objects,
                                       StatementGroup::Traps, StatementGroup::Doors, StatementGroup::Regions})
        lines << line(nameOf(group), counts[std::size_t(group)]);
    lines << QString() << tr("Click a thing on the map, or a statement in the text, to see its fields.");
    m_subtitle->setText(lines.join(QLatin1Char('\n')));
}

} // namespace levwright

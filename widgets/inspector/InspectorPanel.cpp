// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/InspectorPanel.h"

#include "core/model/LevelLanguage.h"
#include "widgets/session/StatementGroups.h"
#include "widgets/session/TextCodec.h"

#include <algorithm>

namespace levwright {
namespace {

using K = ArgumentKind;

QString sentence(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

template <class Row>
QStringList namesIn(const std::vector<Row>& rows, char classSymbol) {
    QStringList names;
    for (const Row& row : rows) {
        if (!row.name.empty() && (classSymbol == 0 || row.classSymbol == classSymbol))
            names << QString::fromUtf8(row.name);
    }
    names.sort();
    names.removeDuplicates();
    return names;
}

QStringList monsterNames(const Catalog& catalog, char classSymbol) {
    return namesIn(catalog.monsters(), classSymbol);
}
QStringList objectNames(const Catalog& catalog, char classSymbol) {
    return namesIn(catalog.objects(), classSymbol);
}

QStringList trapNames(const Catalog& catalog) {
    QStringList names;
    for (const NamedNumber& trap : catalog.traps())
        names << QString::fromUtf8(trap.name);
    return names;
}

QStringList roomNames(const Catalog& catalog) {
    QStringList names;
    for (const NamedNumber& room : catalog.roomTypes())
        names << QString::fromUtf8(room.name);
    return names;
}

// An editor may be in the middle of telling a change, so widgets go only when the event loop is back.
// takeAt() would leave empty rows behind.
void clearForm(QFormLayout& form) {
    while (form.rowCount() > 0) {
        const QFormLayout::TakeRowResult row = form.takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            if (item == nullptr)
                continue;
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
    }
}

} // namespace

InspectorPanel::InspectorPanel(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_page(new QWidget(this)), m_title(new QLabel(m_page)),
      m_subtitle(new QLabel(m_page)), m_form(new QWidget(m_page)),
      m_problems(new StatementProblems(session, m_page)) {
    setObjectName(QStringLiteral("inspector"));
    setAccessibleName(tr("Inspector"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QFont strong = font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    m_title->setFont(strong);
    m_title->setObjectName(QStringLiteral("inspectorTitle"));
    m_title->setWordWrap(true);
    m_subtitle->setWordWrap(true);
    m_subtitle->setObjectName(QStringLiteral("inspectorSubtitle"));
    new QFormLayout(m_form);
    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addWidget(m_form);
    layout->addWidget(m_problems);
    layout->addStretch();
    setWidget(m_page);
    connect(&session, &Session::selectionChanged, this, &InspectorPanel::follow);
    connect(&session, &Session::readAnew, this, &InspectorPanel::follow);
    follow();
}

const StatementNode* InspectorPanel::node() const {
    const std::optional<StatementRef> ref = m_session.currentStatement();
    return ref ? &m_session.levels().level(ref->level).tree->statements[ref->statement] : nullptr;
}

FieldEditor* InspectorPanel::editor(const FieldKey& key) const {
    const auto row = std::ranges::find(m_rows, key, &Row::key);
    return row == m_rows.end() || !m_canEdit ? nullptr : row->editor;
}

void InspectorPanel::follow() {
    const StatementNode* statement = node();
    if (m_session.currentStatement() != m_shownStatement) {
        m_shownStatement = m_session.currentStatement();
        m_mergeField.reset();
        m_isFilled = false;
    }
    const bool editable =
        statement != nullptr && !statement->broken && statement->kind != StatementKind::Unknown;
    m_canEdit = editable;
    const LevelTree& tree = *m_session.levels().level(m_session.currentLevel()).tree;
    const SlotList* slots = editable ? &slotsOf(tree, *statement) : nullptr;
    const std::optional<StatementKind> kind = editable ? std::optional(statement->kind) : std::nullopt;
    const GamePtr& game = m_session.analysis().gamePtr();
    if (editable && (kind != m_shownKind || slots != m_shownSlots || game != m_shownGame)) {
        m_shownKind = kind;
        m_shownSlots = slots;
        m_shownGame = game;
        rebuild();
    }
    // What is broken may be whole again with the next key, so its last values stay, out of reach.
    m_form->setEnabled(editable);
    m_form->setVisible(editable || (statement != nullptr && isShownBroken(*statement)));
    if (statement == nullptr) {
        showLevel();
    } else {
        const StatementRef ref = *m_session.currentStatement();
        const QString label = QString::fromStdString(
            m_session.game().language().label(m_session.levels().source(ref.level), ref.statement));
        m_title->setText(editable ? sentence(label) : label); // what is broken is called as it is written
        const std::size_t line = m_session.text().position(m_session.rangeOf(ref).begin).line + 1;
        const QString word = QString::fromUtf8(
            m_session.text().slice(statement->keyword.shifted(m_session.levels().levelStart(ref.level))));
        m_subtitle->setText(tr("%1, line %2").arg(word).arg(line));
        if (editable)
            showValues();
    }
    m_problems->showOf(m_session.currentStatement());
}

// Whether the rows hold what the statement said before it was broken.
bool InspectorPanel::isShownBroken(const StatementNode& statement) const {
    if (!m_isFilled || m_session.analysis().gamePtr() != m_shownGame)
        return false;
    // One with an unknown keyword takes what follows for its own, up to the next statement.
    return statement.kind == StatementKind::Unknown ? wordsBehindKeyword().startsWith(m_shownWords)
                                                    : statement.kind == m_shownKind;
}

QByteArray InspectorPanel::wordsBehindKeyword() const {
    const StatementRef ref = *m_session.currentStatement();
    const StatementNode& statement = *node();
    const std::string_view text = m_session.levels().levelText(ref.level);
    const Range words{statement.keyword.end, statement.range.end};
    return QByteArray::fromStdString(std::string(text.substr(words.begin, words.size())));
}

void InspectorPanel::rebuild() {
    m_rows.clear();
    auto* form = static_cast<QFormLayout*>(m_form->layout());
    clearForm(*form);
    form->setHorizontalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const LevelTree& tree = *m_session.levels().level(m_session.currentLevel()).tree;
    if (tree.grammar->ruleFor(*m_shownKind).takesChance)
        addRow({Field::Chance, {}}, tr("Chance"), new ChanceEditor(m_form));
    for (const Slot& slot : *m_shownSlots)
        addSlot(slot);
}

void InspectorPanel::addSlot(const Slot& slot) {
    if (slot.field == Field::Attribute)
        return addAttributes();
    addRow({slot.field, {}}, sentence(QString::fromUtf8(nameOf(slot.field))), makeEditor(slot));
}

void InspectorPanel::addRow(const FieldKey& key, const QString& label, FieldEditor* editor) {
    editor->setObjectName(QStringLiteral("field.") + label);
    connect(editor, &FieldEditor::edited, this, [this, key](const QString& source) { write(key, source); });
    static_cast<QFormLayout*>(m_form->layout())->addRow(label, editor);
    m_rows.push_back({key, editor});
}

// Of a monster's attributes each kind is a row.
void InspectorPanel::addAttributes() {
    addRow({Field::Attribute, K::Attitude}, tr("Attitude"),
           new WordEditor(wordsFor(K::Attitude), true, m_form));
    addRow({Field::Attribute, K::Alertness}, tr("Alertness"),
           new WordEditor(wordsFor(K::Alertness), true, m_form));
    addRow({Field::Attribute, K::Alignment}, tr("Alignment"),
           new WordEditor(wordsFor(K::Alignment | K::AlignRegister | ArgumentSet(K::Random)), true, m_form));
    addRow({Field::Attribute, K::String}, tr("Given name"), new TextEditor(true, m_form));
    addRow({Field::Attribute, K::Appearance}, tr("Looks like"), new SourceEditor(m_form));
}

QStringList InspectorPanel::wordsFor(ArgumentSet accepts) const {
    QStringList words;
    for (const std::string& word : m_session.game().language().wordsFor(accepts))
        words << QString::fromStdString(word);
    return words;
}

QList<std::pair<QString, QString>> InspectorPanel::classChoices(const Slot& slot) const {
    const Catalog& catalog = m_session.game().catalog();
    QList<std::pair<QString, QString>> choices;
    const auto source = [](char symbol) { return QStringLiteral("'%1'").arg(QChar::fromLatin1(symbol)); };
    if (slot.field == Field::Class) {
        const bool monsters = slot.accepts.has(K::MonsterRegister);
        for (const ThingClass& thingClass : monsters ? catalog.monsterClasses() : catalog.objectClasses()) {
            if (thingClass.symbol != 0 && thingClass.count > 0)
                choices.push_back({source(thingClass.symbol), QString::fromUtf8(thingClass.explanation)});
        }
    } else {
        for (const Terrain& terrain : catalog.terrains()) {
            if (terrain.mapCharacter != 0)
                choices.push_back({source(terrain.mapCharacter), QString::fromUtf8(terrain.name)});
        }
    }
    for (const QString& word : wordsFor(slot.accepts))
        choices.push_back({word, {}});
    return choices;
}

FieldEditor* InspectorPanel::makeEditor(const Slot& slot) {
    const bool optional = slot.use != SlotUse::Required;
    const ArgumentSet& accepts = slot.accepts;
    if (slot.use == SlotUse::Repeated || slot.use == SlotUse::RepeatedOnce || accepts.has(K::AlignPair) ||
        accepts.has(K::CorridorEnd))
        return new SourceEditor(m_form);
    if (accepts.has(K::Area))
        return new AreaEditor(accepts.has(K::LevregionArea), m_form);
    if (accepts.has(K::Point))
        return new PlaceEditor(wordsFor(accepts), m_form);
    if (accepts.has(K::Character))
        return new ClassEditor(classChoices(slot), m_form);
    if (accepts.has(K::Integer))
        return new NumberEditor(accepts.has(K::Random), optional, m_form);
    const bool namesThing = slot.field == Field::Name && accepts.has(K::Random);
    if (slot.field == Field::RoomType || slot.field == Field::Corpse || namesThing)
        return new NameEditor(namesFor(slot), slot.field != Field::Corpse, m_form);
    if (accepts.has(K::String))
        return new TextEditor(optional, m_form);
    return new WordEditor(wordsFor(accepts), optional, m_form);
}

NameEditor::Names InspectorPanel::namesFor(const Slot& slot) const {
    const auto catalog = m_shownGame->catalogPtr();
    if (slot.field == Field::RoomType)
        return [catalog](char) { return roomNames(*catalog); };
    if (slot.field == Field::Corpse || m_shownKind == StatementKind::Monster)
        return [catalog](char classSymbol) { return monsterNames(*catalog, classSymbol); };
    if (m_shownKind == StatementKind::Trap)
        return [catalog](char) { return trapNames(*catalog); };
    return [catalog](char classSymbol) { return objectNames(*catalog, classSymbol); };
}

char InspectorPanel::classSymbol() const {
    const Argument* thingClass = node()->find(Field::Class);
    if (thingClass == nullptr || thingClass->kind != K::Character)
        return 0;
    return static_cast<char>(thingClass->number());
}

FieldValue InspectorPanel::valueOf(const FieldKey& key) const {
    const StatementRef ref = *m_session.currentStatement();
    const std::string_view text = m_session.levels().levelText(ref.level);
    const auto slice = [&](Range range) { return decodeLine(text.substr(range.begin, range.size())); };
    const StatementNode& statement = *node();
    FieldValue value;
    value.classSymbol = key.field == Field::Name ? classSymbol() : '\0';
    value.argument = findField(statement, key);
    if (value.argument == nullptr)
        return value;
    value.source = slice(value.argument->range);
    value.text = slice(value.argument->text);
    const SlotList& slots = *m_shownSlots;
    const auto slot = std::ranges::find(slots, key.field, &Slot::field);
    const bool repeated =
        slot != slots.end() && (slot->use == SlotUse::Repeated || slot->use == SlotUse::RepeatedOnce);
    if (repeated && key.field != Field::Attribute) {
        const Argument* first = statement.find(key.field);
        value.source = slice({first->range.begin, statement.arguments.back().range.end});
    }
    return value;
}

void InspectorPanel::showValues() {
    for (const Row& row : m_rows)
        row.editor->showValue(valueOf(row.key));
    m_isFilled = true;
    m_shownWords = wordsBehindKeyword();
}

void InspectorPanel::write(const FieldKey& key, const QString& source) {
    const std::optional<StatementRef> ref = m_session.currentStatement();
    const StatementNode* statement = node();
    // An editor that is disabled or hidden gives up the focus, which ends its edit.
    if (!ref || statement == nullptr || !m_canEdit)
        return;
    if (m_mergeField != key) {
        m_mergeField = key;
        m_mergeKey = m_session.newMergeKey();
    }
    const LevelsAnalysis& analysis = m_session.levels();
    const QString label = tr("Change %1").arg(QString::fromUtf8(nameOf(key.field)));
    const SlotList& slots = *m_shownSlots;
    const auto slot = std::ranges::find(slots, key.field, &Slot::field);
    const bool repeated = slot != slots.end() && slot->use == SlotUse::RepeatedOnce;
    EditOutcome outcome;
    if (repeated) {
        const Range all{statement->arguments.front().range.begin, statement->arguments.back().range.end};
        outcome = TextEdit::replace(all, encodeLine(source));
    } else {
        const bool none = source.isNull() || (source.isEmpty() && key.kind == K::Appearance);
        outcome =
            analysis.game().language().setField(analysis.source(ref->level), ref->statement, key,
                                                none ? std::nullopt : std::optional(encodeLine(source)));
    }
    m_session.apply(outcome, label, m_mergeKey, analysis.levelStart(ref->level));
}

void InspectorPanel::showLevel() {
    const LevelModel& level = m_session.levels().level(m_session.currentLevel());
    if (!level.tree->hasHeader) {
        m_title->setText(tr("Nothing selected"));
        m_subtitle->setText({});
        return;
    }
    const bool maze = level.tree->kind == LevelSyntax::Maze;
    m_title->setText(maze ? tr("Maze level “%1”").arg(QString::fromStdString(level.name))
                          : tr("Room level “%1”").arg(QString::fromStdString(level.name)));
    const auto line = [&](const QString& what, int count) { return tr("%1: %2").arg(what).arg(count); };
    QStringList lines;
    if (maze && !level.parts.empty() && level.parts.front().map) {
        const Grid<char>& cells = level.parts.front().map->cells;
        lines << tr("Map: %1 × %2").arg(cells.width()).arg(cells.height());
    }
    lines << line(maze ? tr("Parts") : tr("Rooms"), int(level.tree->sections.size()));
    const StatementCounts counts = countsOf(*level.tree);
    for (const StatementGroup group : {StatementGroup::Monsters, StatementGroup::Objects,
                                       StatementGroup::Traps, StatementGroup::Doors, StatementGroup::Regions})
        lines << line(nameOf(group), counts[std::size_t(group)]);
    lines << QString() << tr("Click a thing on the map, or a statement in the text, to see its fields.");
    m_subtitle->setText(lines.join(QLatin1Char('\n')));
}

} // namespace levwright

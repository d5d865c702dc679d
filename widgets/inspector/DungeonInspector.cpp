// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/DungeonInspector.h"

#include "core/edit/DungeonEdit.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int farthest = 32; // levels, up or down: the most of either game

QString sentence(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace

DungeonInspector::DungeonInspector(Session& session, QWidget* parent)
    : QScrollArea(parent), m_session(session), m_title(new QLabel), m_subtitle(new QLabel),
      m_fields(new QWidget), m_form(new QFormLayout(m_fields)), m_base(new QSpinBox), m_rand(new QSpinBox),
      m_target(new QComboBox), m_facts(new QLabel) {
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
    m_base->setObjectName(QStringLiteral("dungeonInspector.base"));
    m_rand->setObjectName(QStringLiteral("dungeonInspector.rand"));
    m_target->setObjectName(QStringLiteral("dungeonInspector.target"));
    m_base->setRange(-farthest, farthest);
    m_base->setToolTip(tr("1 is the first level, -1 the last one; behind a chain: counted from that level"));
    m_rand->setRange(-1, farthest);
    m_rand->setToolTip(tr("How many levels there are to choose from; -1: all down to the bottom"));
    m_form->setContentsMargins(0, 6, 0, 6);
    m_form->addRow(tr("Leads to"), m_target);
    m_form->addRow(tr("Base"), m_base);
    m_form->addRow(tr("Rand"), m_rand);
    for (QLabel* label : {m_title, m_subtitle, m_facts})
        label->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(10, 8, 10, 8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_subtitle, m_fields, m_facts})
        layout->addWidget(widget);
    layout->addStretch();
    setWidget(page);
    const auto context = [this] {
        return DungeonEditContext{m_session.game(), *m_session.analysis().dungeon()};
    };
    connect(m_base, &QSpinBox::valueChanged, this, [this, context](int value) {
        if (m_shown)
            write(setBase(context(), *m_shown, value), tr("Change base"));
    });
    connect(m_rand, &QSpinBox::valueChanged, this, [this, context](int value) {
        if (m_shown)
            write(setRand(context(), *m_shown, value), tr("Change rand"));
    });
    connect(m_target, &QComboBox::textActivated, this, [this, context](const QString& name) {
        if (m_shown)
            write(setBranchTarget(context(), *m_shown, name.toStdString()), tr("Lead Branch Elsewhere"));
    });
    connect(&session, &Session::selectionChanged, this, &DungeonInspector::follow);
    connect(&session, &Session::documentReplaced, this, &DungeonInspector::follow);
    follow();
}

void DungeonInspector::write(const EditOutcome& outcome, const QString& label) {
    if (!m_session.apply(outcome, label, m_mergeKey))
        follow(); // what was refused is not shown
}

void DungeonInspector::follow() {
    const std::optional<StatementRef> ref =
        m_session.showsDungeon() ? m_session.currentStatement() : std::nullopt;
    if (!ref || m_shown != ref->statement)
        m_mergeKey = m_session.newMergeKey();
    m_shown.reset();
    if (!ref) {
        m_title->setText(tr("Nothing selected"));
        for (QWidget* widget : std::initializer_list<QWidget*>{m_subtitle, m_fields, m_facts})
            widget->hide();
        return;
    }
    const DungeonModel& model = *m_session.analysis().dungeon();
    const DungeonStatement& statement = model.node(ref->statement);
    const DungeonArgument* name = statement.find(DungeonField::Name);
    const QString word = QString::fromUtf8(model.tree->textOf(statement.keyword));
    m_title->setText(name == nullptr ? word
                                     : tr("“%1”").arg(QString::fromUtf8(model.tree->textOf(name->text))));
    m_subtitle->setText(
        tr("%1, line %2").arg(word).arg(m_session.text().position(statement.range.begin).line + 1));
    m_facts->setText(factsOf(model, statement));
    showPlace(statement);
    showTarget(statement);
    m_fields->setVisible(!statement.broken && statement.find(DungeonField::Place) != nullptr);
    m_subtitle->show();
    m_facts->show();
    m_shown = ref->statement;
}

void DungeonInspector::showPlace(const DungeonStatement& statement) {
    const DungeonArgument* place = statement.find(DungeonField::Place);
    if (place == nullptr)
        return;
    const QSignalBlocker quietBase(m_base);
    const QSignalBlocker quietRand(m_rand);
    m_base->setValue(int(std::clamp<std::int64_t>(place->numbers[0], -farthest, farthest)));
    m_rand->setValue(int(std::clamp<std::int64_t>(place->numbers[1], -1, farthest)));
}

void DungeonInspector::showTarget(const DungeonStatement& statement) {
    const bool isBranch = definesBranch(statement.kind);
    m_form->setRowVisible(m_target, isBranch);
    const DungeonArgument* name = statement.find(DungeonField::Name);
    if (!isBranch || name == nullptr)
        return;
    const DungeonModel& model = *m_session.analysis().dungeon();
    const QSignalBlocker quiet(m_target);
    m_target->clear();
    for (const DungeonPartModel& part : model.dungeons)
        m_target->addItem(QString::fromUtf8(part.record.name.text));
    m_target->setCurrentText(QString::fromUtf8(model.tree->textOf(name->text)));
}

// The arguments that have no field of their own, as they are written.
QString DungeonInspector::factsOf(const DungeonModel& model, const DungeonStatement& statement) const {
    QStringList lines;
    for (const DungeonArgument& argument : statement.arguments) {
        if (argument.field == DungeonField::Place || argument.field == DungeonField::Name)
            continue;
        lines << tr("%1: %2").arg(sentence(QString::fromUtf8(nameOf(argument.field))),
                                  QString::fromUtf8(model.tree->textOf(argument.range)));
    }
    for (const DungeonPartModel& part : model.dungeons) {
        const auto addNotes = [&](std::size_t node, const std::vector<std::size_t>& notes) {
            if (&model.node(node) != &statement)
                return;
            for (const std::size_t note : notes)
                lines << QString::fromUtf8(model.tree->textOf(model.node(note).range)).simplified();
        };
        addNotes(part.node, part.notes);
        for (const SpecialLevelModel& level : part.levels)
            addNotes(level.node, level.notes);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace levwright

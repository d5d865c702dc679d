// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/ConflictDialog.h"

#include "core/compare/MapDifference.h"
#include "core/document/LevelsAnalysis.h"
#include "widgets/compare/ComparedMap.h"
#include "widgets/compare/DrawnLevel.h"
#include "widgets/compare/LinesView.h"
#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize conflictsSize(1080, 680);
constexpr int mapsHeight = 180; // pixels, at least

QString shownLines(const std::string& lines) {
    return lines.empty() ? ConflictDialog::tr("(removed)") : QString::fromStdString(lines);
}

QString firstLineOf(const compare::Conflict& conflict) {
    const std::string& lines = !conflict.base.empty() ? conflict.base : conflict.ours;
    return QString::fromStdString(lines.substr(0, lines.find('\n'))).trimmed();
}

} // namespace

ConflictDialog::ConflictDialog(MergedVersions versions, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_merged(std::move(versions.merged)),
      m_versions{std::move(versions.base), std::move(versions.mine), std::move(versions.theirs)},
      m_brushes{.theme = theme, .dpr = devicePixelRatioF()}, m_decisions(compare::decisionsOf(m_merged)),
      m_choices(m_decisions.size()), m_list(new QListWidget(this)),
      m_texts{makeLinesView("conflicts.base", tr("Before both changes"), this),
              makeLinesView("conflicts.mine", tr("Mine"), this),
              makeLinesView("conflicts.theirs", tr("Theirs"), this)},
      m_maps{new ComparedMap(tr("Map before both changes"), this), new ComparedMap(tr("My map"), this),
             new ComparedMap(tr("Their map"), this)} {
    setObjectName(QStringLiteral("conflicts"));
    setWindowTitle(tr("Merge"));
    resize(withinScreen(*this, conflictsSize));
    build();
    for (std::size_t i = 0; i < m_decisions.size(); ++i) {
        m_list->addItem(QString());
        showRow(int(i));
    }
    connect(m_list, &QListWidget::currentRowChanged, this, &ConflictDialog::showCurrent);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &ConflictDialog::enableChoices);
    m_list->setCurrentRow(0);
}

void ConflictDialog::setMapLook(const MapLook& look) {
    m_brushes.look = look;
    showMaps(m_list->currentRow());
}

void ConflictDialog::build() {
    m_list->setObjectName(QStringLiteral("conflicts.list"));
    m_list->setAccessibleName(tr("Conflicts"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* intro =
        new QLabel(tr("Both versions changed these cells and lines in different ways. Everything else is "
                      "merged. Choose what the document gets; a choice is for all that is selected."),
                   this);
    intro->setWordWrap(true);
    auto* grid = new QGridLayout;
    addVersions(*grid);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto addChoice = [&](const char* name, const QString& text, compare::Choice choice) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, [this, choice] { choose(choice); });
        return button;
    };
    addChoice("conflicts.takeMine", tr("Take &Mine"), compare::Choice::Ours);
    addChoice("conflicts.takeTheirs", tr("Take &Theirs"), compare::Choice::Theirs);
    m_both = addChoice("conflicts.takeBoth", tr("Take &Both"), compare::Choice::Both);
    m_merge = buttons->addButton(tr("M&erge"), QDialogButtonBox::AcceptRole);
    m_merge->setObjectName(QStringLiteral("conflicts.merge"));
    m_merge->setToolTip(tr("Possible once each conflict has a choice"));
    m_merge->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_list, 1);
    layout->addLayout(grid, 3);
    layout->addWidget(buttons);
}

void ConflictDialog::addVersions(QGridLayout& grid) {
    const QString names[] = {tr("Before both changes"), tr("Mine"), tr("Theirs")};
    const bool haveMaps = std::ranges::all_of(
        m_versions, [](const AnalysisPtr& version) { return version->levels() != nullptr; });
    for (int i = 0; i < int(m_versions.size()); ++i) {
        grid.addWidget(new QLabel(names[i], this), 0, i);
        grid.addWidget(m_maps[std::size_t(i)], 1, i);
        grid.addWidget(m_texts[std::size_t(i)], 2, i);
        m_maps[std::size_t(i)]->setMinimumHeight(mapsHeight);
        m_maps[std::size_t(i)]->setVisible(haveMaps);
        grid.setColumnStretch(i, 1);
    }
    grid.setRowStretch(1, 3);
    grid.setRowStretch(2, 1);
}

const compare::Conflict& ConflictDialog::conflict(int row) const {
    return compare::conflictOf(m_merged, m_decisions[std::size_t(row)].conflict);
}

// Where the decision stands in that version: its cell, or the start of its lines.
std::optional<Offset> ConflictDialog::byteOf(int row, std::size_t version) const {
    const compare::Decision& decision = m_decisions[std::size_t(row)];
    const compare::ConflictPlace& place = m_merged.places[decision.conflict];
    const std::optional<Range>& range = version == 0 ? place.base : version == 1 ? place.ours : place.theirs;
    return range.transform([&](const Range& lines) { return lines.begin + decision.cell.value_or(0); });
}

QString ConflictDialog::terrainAt(int row, const std::string& text) const {
    const std::size_t at = m_decisions[std::size_t(row)].cell.value_or(0);
    return QString::fromStdString(compare::terrainName(m_versions[1]->game().catalog(), text[at]));
}

QString ConflictDialog::titleOf(int row) const {
    const compare::Decision& decision = m_decisions[std::size_t(row)];
    const LevelsAnalysis* const mine = m_versions[1]->levels();
    const std::optional<Offset> byte = byteOf(row, 1);
    const auto cell =
        decision.cell && mine != nullptr && byte ? compare::mapCellAt(*mine, *byte) : std::nullopt;
    if (!cell)
        return firstLineOf(conflict(row));
    return tr("%1: cell %2,%3 is %4 in mine and %5 in theirs")
        .arg(QString::fromStdString(mine->ownerAt(*byte)))
        .arg(cell->cell.x)
        .arg(cell->cell.y)
        .arg(terrainAt(row, conflict(row).ours), terrainAt(row, conflict(row).theirs));
}

void ConflictDialog::showRow(int row) {
    const std::optional<compare::Choice> choice = m_choices[std::size_t(row)];
    const QString title = titleOf(row);
    m_list->item(row)->setText(!choice                              ? title
                               : *choice == compare::Choice::Ours   ? tr("%1 — mine").arg(title)
                               : *choice == compare::Choice::Theirs ? tr("%1 — theirs").arg(title)
                                                                    : tr("%1 — both").arg(title));
}

void ConflictDialog::showCurrent() {
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const compare::Conflict& shown = conflict(row);
    m_texts[0]->setPlainText(shown.base.empty() ? tr("(nothing)") : QString::fromStdString(shown.base));
    m_texts[1]->setPlainText(shownLines(shown.ours));
    m_texts[2]->setPlainText(shownLines(shown.theirs));
    showMaps(row);
}

// What stands where a version has nothing of a conflict is told by the others: they show the same level.
void ConflictDialog::showMaps(int row) {
    const compare::Decision& decision = m_decisions[std::size_t(row)];
    const compare::ConflictPlace& place = m_merged.places[decision.conflict];
    const std::array<std::optional<Range>, 3> ranges{place.base, place.ours, place.theirs};
    for (std::size_t i = 0; i < m_maps.size(); ++i) {
        const LevelsAnalysis* const levels = m_versions[i]->levels();
        if (levels == nullptr || !ranges[i]) {
            m_maps[i]->showWords(tr("This version has nothing of it."));
            continue;
        }
        const compare::LevelPicture picture(*levels, levels->levelAt(ranges[i]->begin));
        if (picture.isEmpty()) {
            m_maps[i]->showWords(tr("Nothing of this level is drawn in this version."));
            continue;
        }
        compare::SceneMark mark{0, compare::DifferenceKind::Changed, picture.areasOf(*ranges[i])};
        const auto cell = decision.cell ? compare::mapCellAt(*levels, *byteOf(row, i)) : std::nullopt;
        if (const auto at = cell ? picture.placeOf(*cell) : std::nullopt)
            mark.areas = {{at->x, at->y, at->x, at->y}};
        m_maps[i]->show(drawnLevel(m_brushes, levels->game().catalog(), picture, {mark}, 0),
                        m_brushes.cell());
        if (!mark.areas.empty())
            m_maps[i]->makeVisible({mark.areas.front().x1, mark.areas.front().y1});
    }
}

// A cell cannot be both.
void ConflictDialog::enableChoices() {
    m_both->setEnabled(
        std::ranges::none_of(m_list->selectionModel()->selectedRows(), [this](const QModelIndex& i) {
            return conflict(i.row()).kind == compare::ConflictKind::Row;
        }));
}

// The next decision without a choice becomes the current one.
void ConflictDialog::choose(compare::Choice choice) {
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows()) {
        m_choices[std::size_t(index.row())] = choice;
        showRow(index.row());
    }
    const auto open = std::ranges::find_if(m_choices, [](const auto& made) { return !made.has_value(); });
    m_merge->setEnabled(open == m_choices.end());
    if (open == m_choices.end())
        m_merge->setFocus();
    else
        m_list->setCurrentRow(int(open - m_choices.begin()));
}

std::string ConflictDialog::text() const {
    std::vector<compare::Choice> choices;
    choices.reserve(m_choices.size());
    for (const std::optional<compare::Choice>& choice : m_choices)
        choices.push_back(choice.value_or(compare::Choice::Ours));
    return compare::decidedText(m_merged, choices);
}

} // namespace levwright

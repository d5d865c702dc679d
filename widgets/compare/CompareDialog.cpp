// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/CompareDialog.h"

#include "core/compare/MeaningComparison.h"
#include "core/compare/Taking.h"
#include "widgets/compare/DrawnLevel.h"
#include "widgets/compare/LinesView.h"
#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize compareSize(1000, 680);
constexpr std::size_t contextLines = 2;

QString shownText(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

// The lines of a range, with some around them. Those of the range begin with a mark.
QString linesAround(const TextSnapshot& text, Range range) {
    const std::size_t first = text.position(range.begin).line;
    const std::size_t last = text.position(range.empty() ? range.begin : range.end - 1).line;
    QStringList lines;
    for (std::size_t i = first < contextLines ? 0 : first - contextLines;
         i < std::min(text.lineCount(), last + contextLines + 1); ++i) {
        const bool isIn = !range.empty() && i >= first && i <= last;
        lines << (isIn ? QStringLiteral("▸ ") : QStringLiteral("  ")) +
                     shownText(text.slice(text.lineContent(i)));
    }
    return lines.join(QLatin1Char('\n'));
}

QIcon squareOf(const QColor& color) {
    constexpr int side = 12; // pixels
    QPixmap square(side, side);
    square.fill(color);
    return square;
}

} // namespace

CompareDialog::CompareDialog(Session& session, OtherVersion other, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_session(session), m_theme(theme), m_other(std::move(other)),
      m_summary(new QLabel(this)), m_list(new QListWidget(this)), m_maps(new MapComparison(theme, this)),
      m_myText(makeLinesView("compare.mine", tr("My text"), this)),
      m_theirText(makeLinesView("compare.theirs", tr("Their text"), this)),
      m_previous(new QPushButton(tr("&Previous"), this)), m_next(new QPushButton(tr("&Next"), this)),
      m_take(new QPushButton(tr("&Take Into Mine"), this)),
      m_takeCells(new QPushButton(tr("Take &Cells"), this)) {
    setObjectName(QStringLiteral("compare"));
    setWindowTitle(tr("Compare"));
    resize(withinScreen(*this, compareSize));
    build();
    connect(&m_session, &Session::changed, this, &CompareDialog::compare);
    connect(&m_session, &Session::readAnew, this, &CompareDialog::compare);
    connect(&m_session, &QObject::destroyed, this, &QDialog::reject);
    compare();
    selectCurrent();
}

void CompareDialog::build() {
    m_summary->setObjectName(QStringLiteral("compare.summary"));
    m_summary->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("compare.list"));
    m_list->setAccessibleName(tr("Differences"));
    m_take->setObjectName(QStringLiteral("compare.take"));
    m_take->setToolTip(tr("Take this over from the other version; undo takes it back"));
    m_takeCells->setObjectName(QStringLiteral("compare.takeCells"));
    m_takeCells->setToolTip(
        tr("Paint the cells that are selected on the maps as they are in the other version"));
    m_previous->setObjectName(QStringLiteral("compare.previous"));
    m_next->setObjectName(QStringLiteral("compare.next"));
    auto* mine = new QLabel(tr("Mine: %1").arg(m_session.displayName()), this);
    auto* theirs = new QLabel(tr("Other: %1").arg(m_other.name), this);
    auto* sides = new QWidget(this);
    auto* grid = new QGridLayout(sides);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(mine, 0, 0);
    grid->addWidget(theirs, 0, 1);
    grid->addWidget(m_maps, 1, 0, 1, 2);
    grid->addWidget(m_myText, 2, 0);
    grid->addWidget(m_theirText, 2, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(1, 3);
    grid->setRowStretch(2, 2);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(sides);
    splitter->addWidget(m_list);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_previous, QDialogButtonBox::ActionRole);
    buttons->addButton(m_next, QDialogButtonBox::ActionRole);
    buttons->addButton(m_take, QDialogButtonBox::ActionRole);
    buttons->addButton(m_takeCells, QDialogButtonBox::ActionRole);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_take, &QPushButton::clicked, this, &CompareDialog::takeCurrent);
    connect(m_takeCells, &QPushButton::clicked, this, &CompareDialog::takeCells);
    connect(m_maps, &MapComparison::selectionChanged, this, &CompareDialog::enableCells);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        showCurrent();
        selectCurrent();
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
}

void CompareDialog::setMapLook(const MapLook& look) {
    m_maps->setMapLook(look);
    showMaps();
}

// The current row stays; if it was the last one, the row before it becomes current.
void CompareDialog::compare() {
    m_differences = m_other.isOfText ? compare::differences(m_session.analysis(), *m_other.analysis)
                                     : compare::differencesInMeaning(m_session.analysis(), *m_other.analysis);
    const int row = std::max(m_list->currentRow(), 0);
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const compare::Difference& difference : m_differences) {
            const QString words = QString::fromStdString(difference.words);
            new QListWidgetItem(squareOf(markColor(m_theme, difference.kind)),
                                difference.level.empty()
                                    ? words
                                    : tr("%1: %2").arg(QString::fromStdString(difference.level), words),
                                m_list);
        }
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    m_summary->setText(m_differences.empty()
                           ? tr("Nothing differs.")
                           : tr("What the other version has in place of mine: %n difference(s).", nullptr,
                                int(m_differences.size())));
    showCurrent();
}

// The levels of the current difference; empty if there is none, or no level.
std::optional<compare::LevelPair> CompareDialog::currentLevels() const {
    const int row = m_list->currentRow();
    const LevelsAnalysis* const mine = m_session.analysis().levels();
    const LevelsAnalysis* const theirs = m_other.analysis->levels();
    if (mine == nullptr || theirs == nullptr || row < 0 || row >= int(m_differences.size()))
        return std::nullopt;
    return compare::levelsOf(*mine, *theirs, m_differences[std::size_t(row)]);
}

void CompareDialog::showMaps() {
    m_maps->setVisible(m_other.analysis->levels() != nullptr);
    if (const auto pair = currentLevels())
        m_maps->show({*m_session.analysis().levels(), *m_other.analysis->levels(), *pair}, m_differences,
                     m_list->currentRow());
    else
        m_maps->showNothing();
    enableCells();
}

void CompareDialog::showCurrent() {
    const int row = m_list->currentRow();
    const bool isSome = row >= 0 && row < int(m_differences.size());
    m_previous->setEnabled(row > 0);
    m_next->setEnabled(row + 1 < m_list->count());
    m_take->setEnabled(isSome && m_other.isOfText);
    if (!isSome) {
        m_myText->clear();
        m_theirText->clear();
        return showMaps();
    }
    const compare::Difference& difference = m_differences[std::size_t(row)];
    m_myText->setPlainText(linesAround(m_session.text(), difference.before));
    m_theirText->setPlainText(linesAround(m_other.analysis->text(), difference.after));
    showMaps();
}

void CompareDialog::step(int by) {
    m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, m_list->count() - 1));
}

void CompareDialog::takeCurrent() {
    const compare::Difference& difference = m_differences[std::size_t(m_list->currentRow())];
    m_session.apply(compare::taken(m_session.analysis(), *m_other.analysis, difference),
                    stepName("Take “%1”").arg(StepName::ofSaid(difference.words)));
    m_session.endStep();
    selectCurrent();
}

void CompareDialog::enableCells() {
    const auto pair = currentLevels();
    m_takeCells->setEnabled(pair && pair->before && pair->after && m_maps->selection());
}

// The cells stay selected.
void CompareDialog::takeCells() {
    const auto pair = currentLevels();
    const std::optional<SelectedCells> selected = m_maps->selection();
    if (!pair || !pair->before || !pair->after || !selected)
        return;
    std::vector<Point> cells;
    for (int y = selected->cells.y1; y <= selected->cells.y2; ++y) {
        for (int x = selected->cells.x1; x <= selected->cells.x2; ++x)
            cells.push_back({x, y});
    }
    m_session.apply(compare::takenCells({*m_session.analysis().levels(), *pair->before, selected->part},
                                        {*m_other.analysis->levels(), *pair->after, selected->part}, cells),
                    stepName("Take cells from another version"));
    m_session.endStep();
}

void CompareDialog::selectCurrent() {
    const int row = m_list->currentRow();
    if (row < 0 || row >= int(m_differences.size()))
        return;
    const Offset at = m_differences[std::size_t(row)].before.begin;
    m_session.select(Selection{at, at});
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/CompareDialog.h"

#include "core/compare/MeaningComparison.h"
#include "core/compare/Taking.h"
#include "widgets/compare/LinesView.h"

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

} // namespace

CompareDialog::CompareDialog(Session& session, OtherVersion other, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_session(session), m_other(std::move(other)), m_summary(new QLabel(this)),
      m_list(new QListWidget(this)), m_myMap(new ComparedMap(theme, tr("My map"), this)),
      m_theirMap(new ComparedMap(theme, tr("Their map"), this)),
      m_myText(makeLinesView("compare.mine", tr("My text"), this)),
      m_theirText(makeLinesView("compare.theirs", tr("Their text"), this)),
      m_previous(new QPushButton(tr("&Previous"), this)), m_next(new QPushButton(tr("&Next"), this)),
      m_take(new QPushButton(tr("&Take Into Mine"), this)) {
    setObjectName(QStringLiteral("compare"));
    setWindowTitle(tr("Compare"));
    resize(compareSize);
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
    m_take->setToolTip(tr("Make this as it is in the other version; undo brings it back"));
    m_previous->setObjectName(QStringLiteral("compare.previous"));
    m_next->setObjectName(QStringLiteral("compare.next"));
    auto* mine = new QLabel(tr("Mine: %1").arg(m_session.displayName()), this);
    auto* theirs = new QLabel(tr("Other: %1").arg(m_other.name), this);
    auto* sides = new QWidget(this);
    auto* grid = new QGridLayout(sides);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(mine, 0, 0);
    grid->addWidget(theirs, 0, 1);
    grid->addWidget(m_myMap, 1, 0);
    grid->addWidget(m_theirMap, 1, 1);
    grid->addWidget(m_myText, 2, 0);
    grid->addWidget(m_theirText, 2, 1);
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
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_take, &QPushButton::clicked, this, &CompareDialog::takeCurrent);
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
            m_list->addItem(difference.level.empty()
                                ? words
                                : tr("%1: %2").arg(QString::fromStdString(difference.level), words));
        }
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    m_summary->setText(m_differences.empty()
                           ? tr("Nothing differs.")
                           : tr("What the other version has in place of mine: %n difference(s).", nullptr,
                                int(m_differences.size())));
    showCurrent();
}

std::vector<MarkedCells> CompareDialog::marksIn(const std::string& level, bool isMine) const {
    std::vector<MarkedCells> marks;
    for (std::size_t i = 0; i < m_differences.size(); ++i) {
        const compare::Difference& difference = m_differences[i];
        const auto unwanted = isMine ? compare::DifferenceKind::Added : compare::DifferenceKind::Removed;
        if (difference.level == level && difference.kind != unwanted)
            marks.push_back(
                {difference.kind, difference.cells, difference.part, int(i) == m_list->currentRow()});
    }
    return marks;
}

void CompareDialog::showMaps(const compare::Difference& difference) {
    const auto show = [&](ComparedMap& map, const Analysis& analysis, Range range, bool isMine) {
        const LevelsAnalysis* levels = analysis.levels();
        if (levels == nullptr)
            map.showNothing();
        else
            map.show(*levels, levels->levelAt(range.begin), marksIn(difference.level, isMine));
    };
    show(*m_myMap, m_session.analysis(), difference.before, true);
    show(*m_theirMap, *m_other.analysis, difference.after, false);
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
        m_myMap->clear();
        m_theirMap->clear();
        return;
    }
    const compare::Difference& difference = m_differences[std::size_t(row)];
    m_myText->setPlainText(linesAround(m_session.text(), difference.before));
    m_theirText->setPlainText(linesAround(m_other.analysis->text(), difference.after));
    showMaps(difference);
}

void CompareDialog::step(int by) {
    m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, m_list->count() - 1));
}

void CompareDialog::takeCurrent() {
    const compare::Difference& difference = m_differences[std::size_t(m_list->currentRow())];
    m_session.apply(compare::taken(m_session.analysis(), *m_other.analysis, difference),
                    tr("Take “%1”").arg(QString::fromStdString(difference.words)));
    m_session.endStep();
    selectCurrent();
}

void CompareDialog::selectCurrent() {
    const int row = m_list->currentRow();
    if (row < 0 || row >= int(m_differences.size()))
        return;
    const Offset at = m_differences[std::size_t(row)].before.begin;
    m_session.select(Selection{at, at});
}

} // namespace levwright

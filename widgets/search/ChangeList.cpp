// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/ChangeList.h"

#include "core/search/ShownChange.h"
#include "widgets/session/TextCodec.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

namespace levwright {
namespace {

enum Column { PlaceColumn, BeforeColumn, AfterColumn };

// The lines as one.
QString shownLine(const std::string& bytes, TextEncoding encoding) {
    const TextSnapshot text(bytes);
    QString line;
    for (std::size_t i = 0; i < text.lineCount(); ++i)
        line +=
            (i > 0 ? QStringLiteral("⏎") : QString()) + decodeLine(text.slice(text.lineContent(i)), encoding);
    return line.trimmed();
}

} // namespace

ChangeList::ChangeList(QWidget* parent) : QTreeWidget(parent) {
    setAccessibleName(tr("Places"));
    setHeaderLabels({tr("Place"), tr("Line"), tr("Becomes")});
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    header()->resizeSection(PlaceColumn, 200);
    header()->resizeSection(BeforeColumn, 330);
    connect(this, &QTreeWidget::itemActivated, this, &ChangeList::choose);
    connect(this, &QTreeWidget::itemChanged, this, &ChangeList::ticksChanged);
}

void ChangeList::add(const FileFinding& finding, Ticks ticks) {
    const QSignalBlocker untold(this); // that rows are ticked at first
    auto* file = new QTreeWidgetItem(this);
    file->setText(PlaceColumn, tr("%1 (%2)").arg(finding.name).arg(finding.places.size()));
    file->setToolTip(PlaceColumn, finding.path);
    file->setText(BeforeColumn, finding.trouble);
    file->setToolTip(BeforeColumn, finding.trouble);
    m_findings.push_back(finding);
    setColumnHidden(AfterColumn, ticks == Ticks::No);
    // Otherwise the columns of maps would not stand below each other.
    const QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    for (const Replacement& place : finding.places) {
        const search::ShownChange shown = search::shownChange(finding.text, place);
        auto* row = new QTreeWidgetItem(file);
        for (const int column : {BeforeColumn, AfterColumn})
            row->setFont(column, code);
        row->setText(PlaceColumn, tr("line %1").arg(shown.line + 1));
        row->setText(BeforeColumn, shownLine(shown.before, finding.encoding));
        row->setText(AfterColumn, shownLine(shown.after, finding.encoding));
        if (ticks == Ticks::Yes)
            row->setCheckState(PlaceColumn, Qt::Checked);
    }
    addPossible(*file, finding);
    if (ticks == Ticks::Yes && !finding.places.empty()) {
        file->setFlags(file->flags() | Qt::ItemIsAutoTristate);
        file->setCheckState(PlaceColumn, Qt::Checked);
    }
    file->setExpanded(true);
}

// They cannot be ticked, because nobody knows what would come of it.
void ChangeList::addPossible(QTreeWidgetItem& file, const FileFinding& finding) const {
    QFont slanted = font();
    slanted.setItalic(true);
    QFont slantedCode = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    slantedCode.setItalic(true);
    for (const Range& place : finding.possible) {
        const search::ShownChange shown =
            search::shownChange(finding.text, {place, std::string(finding.text.slice(place))});
        auto* row = new QTreeWidgetItem(&file);
        row->setText(PlaceColumn, tr("line %1, maybe").arg(shown.line + 1));
        row->setText(BeforeColumn, shownLine(shown.before, finding.encoding));
        row->setFont(PlaceColumn, slanted);
        row->setFont(BeforeColumn, slantedCode);
        row->setToolTip(PlaceColumn,
                        tr("The script computes names, and this text may become one of that thing."));
    }
}

void ChangeList::forget() {
    m_findings.clear();
    clear();
}

int ChangeList::placeCount() const {
    std::size_t count = 0;
    for (const FileFinding& finding : m_findings)
        count += finding.places.size();
    return int(count);
}

int ChangeList::possibleCount() const {
    std::size_t count = 0;
    for (const FileFinding& finding : m_findings)
        count += finding.possible.size();
    return int(count);
}

int ChangeList::fileCount() const {
    return int(
        std::ranges::count_if(m_findings, [](const auto& finding) { return !finding.places.empty(); }));
}

bool ChangeList::isAnyTicked() const {
    for (int i = 0; i < topLevelItemCount(); ++i) {
        // Qt gives a file no tick beside rows that have none.
        const QTreeWidgetItem& file = *topLevelItem(i);
        for (int j = 0; j < int(m_findings[std::size_t(i)].places.size()); ++j) {
            if (file.child(j)->checkState(PlaceColumn) == Qt::Checked)
                return true;
        }
    }
    return false;
}

std::vector<FileEdit> ChangeList::ticked() const {
    std::vector<FileEdit> edits;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem& file = *topLevelItem(i);
        const FileFinding& finding = m_findings[std::size_t(i)];
        std::vector<Replacement> places;
        for (int j = 0; j < int(finding.places.size()); ++j) {
            if (file.child(j)->checkState(PlaceColumn) == Qt::Checked)
                places.push_back(finding.places[std::size_t(j)]);
        }
        if (!places.empty())
            edits.push_back({finding, TextEdit(std::move(places))});
    }
    return edits;
}

void ChangeList::choose(QTreeWidgetItem* item) {
    QTreeWidgetItem* file = item->parent() != nullptr ? item->parent() : item;
    const FileFinding finding = m_findings[std::size_t(indexOfTopLevelItem(file))];
    if (item == file)
        return Q_EMIT placeChosen(finding, std::nullopt);
    const auto index = std::size_t(file->indexOfChild(item));
    const std::size_t count = finding.places.size();
    Q_EMIT placeChosen(finding,
                       index < count ? finding.places[index].range : finding.possible[index - count]);
}

} // namespace levwright

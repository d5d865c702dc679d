// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lenses/LensPicture.h"

#include "widgets/session/PercentDigits.h"
#include "widgets/session/TextCodec.h"

#include <QLocale>

#include <algorithm>

namespace levwright {
namespace {

QString percent(double share) {
    return percentDigits(100 * share);
}

} // namespace

LensPicture::LensPicture(lens::LensResult result) : m_data(std::move(result)) {
    noteMarks();
    noteHighest();
}

LensPicture::LensPicture(lens::LensSum sum) : m_data(std::move(sum)) {
    noteMarks();
    noteHighest();
}

lens::LensKind LensPicture::kind() const {
    return result() != nullptr ? result()->kind : sum().kind();
}

std::optional<double> LensPicture::numberAt(int cell) const {
    if (result() == nullptr)
        return sum().meanAt(cell);
    const std::int32_t number = result()->numbers[std::size_t(cell)];
    return number == lens::noNumber ? std::nullopt : std::optional(double(number));
}

void LensPicture::noteHighest() {
    for (int cell = 0; cell < roll::cellCount; ++cell)
        m_highest = std::max(m_highest, numberAt(cell).value_or(0));
}

void LensPicture::noteMarks() {
    if (result() != nullptr) {
        for (const lens::MarkedCells& mark : result()->marks) {
            MarkedCells cells;
            for (const roll::CellPlace place : mark.cells)
                cells.emplace_back(place.point(), 1.0);
            if (!cells.empty())
                m_marks.emplace_back(mark.kind, std::move(cells));
        }
        return;
    }
    for (const lens::LensMark kind : sum().marks()) {
        MarkedCells cells;
        for (int cell = 0; cell < roll::cellCount; ++cell) {
            if (const lens::Count count = sum().marked(kind, cell))
                cells.emplace_back(roll::placeOf(cell), double(count) / double(sum().rolls()));
        }
        if (!cells.empty())
            m_marks.emplace_back(kind, std::move(cells));
    }
}

std::vector<lens::MirrorAxis> LensPicture::axes() const {
    return visit([](const auto& lens) { return lens::axesOf(lens); });
}

QString LensPicture::describe(Point cell) const {
    if (!roll::onMap(cell))
        return {};
    return result() != nullptr ? QString::fromStdString(lens::wordsAt(*result(), cell)) : describeSum(cell);
}

QString LensPicture::describeSum(Point cell) const {
    QStringList words;
    const int number = roll::cellOf(cell);
    if (const std::optional<double> mean = numberAt(number))
        words << tr("%1 on average (%2)")
                     .arg(QLocale().toString(*mean, 'f', 1), decodeLine(lens::numbersLabelOf(kind())));
    for (const auto& [kind, cells] : m_marks) {
        const auto found = std::ranges::find(cells, cell, &std::pair<Point, double>::first);
        if (found != cells.end())
            words
                << tr("%1 in %2 % of the rolls").arg(decodeLine(lens::labelOf(kind)), percent(found->second));
    }
    return words.join(QStringLiteral("; "));
}

std::vector<LensPicture::Row> LensPicture::rows() const {
    std::vector<Row> rows;
    if (result() != nullptr) {
        for (const lens::Measured& each : result()->measures) {
            const QString value =
                each.value ? QString::fromStdString(lens::inWords(*each.value, lens::unitOf(each.measure)))
                           : tr("none");
            rows.push_back({QString::fromStdString(lens::labelOf(each.measure, result()->depths)), value});
        }
        return rows;
    }
    for (const auto& [measure, tallies] : sum().measures()) {
        QString value = tr("none");
        if (const std::optional<lens::Spread> spread = sum().spreadOf(measure)) {
            value = QString::fromStdString(lens::inWords(*spread, lens::unitOf(measure)));
            if (spread->rolls < sum().rolls())
                value = tr("%1; none in %2 % of the rolls")
                            .arg(value, percent(1 - double(spread->rolls) / double(sum().rolls())));
        }
        rows.push_back({QString::fromStdString(lens::labelOf(measure, sum().depths())), value});
    }
    return rows;
}

} // namespace levwright

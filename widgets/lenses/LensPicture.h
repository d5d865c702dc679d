// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lens/Lens.h"
#include "core/lens/LensSum.h"
#include "core/lens/ShapeLens.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace levwright {

// What a lens shows over the map: of one roll, or of many rolls together.
class LensPicture {
    Q_DECLARE_TR_FUNCTIONS(levwright::LensPicture)

public:
    // A measure of the whole level, as a row of a table.
    struct Row {
        QString label;
        QString value;
        bool operator==(const Row&) const = default;
    };

    explicit LensPicture(lens::LensResult result);
    explicit LensPicture(lens::LensSum sum);

    lens::LensKind kind() const;
    bool isOfManyRolls() const { return std::holds_alternative<lens::LensSum>(m_data); }
    // Empty where the lens has no number.
    std::optional<double> numberAt(int cell) const;
    // The highest number of all cells; 0 if there is none.
    double highest() const { return m_highest; }
    // Calls visit with the result of one roll, or with the sum of many.
    template <class Visit>
    auto visit(const Visit& visit) const {
        return std::visit(visit, m_data);
    }
    // The number relative to the highest one, 0..1.
    double heat(double number) const { return m_highest > 0 ? number / m_highest : 0; }
    // The cells with a mark, and in which share of the rolls (0..1) each has it. Those of a way in one roll
    // are in the order of its steps.
    using MarkedCells = std::vector<std::pair<Point, double>>;
    const std::vector<std::pair<lens::LensMark, MarkedCells>>& marks() const { return m_marks; }
    std::vector<lens::MirrorAxis> axes() const;
    // What a cell has, in words; empty if it has nothing.
    QString describe(Point cell) const;
    std::vector<Row> rows() const;

private:
    const lens::LensResult* result() const { return std::get_if<lens::LensResult>(&m_data); }
    const lens::LensSum& sum() const { return std::get<lens::LensSum>(m_data); }
    void noteMarks();
    void noteHighest();
    QString describeSum(Point cell) const;

    std::variant<lens::LensResult, lens::LensSum> m_data;
    std::vector<std::pair<lens::LensMark, MarkedCells>> m_marks;
    double m_highest = 0;
};

} // namespace levwright

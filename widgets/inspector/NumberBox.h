// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <cstdint>

namespace levwright {

// A number as the text writes it, even outside the selectable range.
struct WrittenNumber {
    std::int64_t number = 0;
    QString source;
    int lowest = 0; // lowest selectable value
    int highest = 0;
    bool hasZero = true; // if false, a step from -1 leads to 1
    bool operator==(const WrittenNumber&) const = default;
};

class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

    // Emits no signal. A number that does not fit into an int is shown as written and cannot be changed.
    void showNumber(const WrittenNumber& written);
    void stepBy(int steps) override;

private:
    WrittenNumber m_written;
    QString m_text; // the shown text; empty before the first number
};

} // namespace levwright

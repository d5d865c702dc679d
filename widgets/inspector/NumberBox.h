// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <cstdint>

namespace levwright {

// A number as the text has it, also where that lies outside of what can be chosen.
struct WrittenNumber {
    std::int64_t number = 0;
    QString source;
    int lowest = 0; // to choose
    int highest = 0;
    bool hasZero = true; // else a step from -1 leads to 1
    bool operator==(const WrittenNumber&) const = default;
};

class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

    // Without a signal. What does not fit into an int is shown as it is written, and cannot be changed.
    void showNumber(const WrittenNumber& written);
    void stepBy(int steps) override;

private:
    WrittenNumber m_written;
    QString m_text; // that shows it; none before the first
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/NumberBox.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace levwright {

NumberBox::NumberBox(QWidget* parent) : QSpinBox(parent) {
    setKeyboardTracking(false); // half a number is none that was meant
}

void NumberBox::showNumber(const WrittenNumber& written) {
    const QSignalBlocker quiet(this);
    const bool fits = std::in_range<int>(written.number);
    const int number = fits ? int(written.number) : 0;
    m_hasZero = written.hasZero;
    setEnabled(fits);
    setSpecialValueText(fits ? QString() : written.source); // shown for the least number
    setRange(fits ? std::min(number, written.lowest) : 0, fits ? std::max(number, written.highest) : 0);
    setValue(number);
}

void NumberBox::stepBy(int steps) {
    const int from = value();
    const int to = from + steps;
    const bool meetsZero = from > 0 ? to <= 0 : from < 0 && to >= 0;
    setValue(!m_hasZero && meetsZero ? to + (steps > 0 ? 1 : -1) : to);
}

} // namespace levwright

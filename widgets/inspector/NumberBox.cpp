// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/NumberBox.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace levwright {

NumberBox::NumberBox(QWidget* parent) : QSpinBox(parent) {
    setKeyboardTracking(false); // a half-typed number is not meant yet
}

void NumberBox::showNumber(const WrittenNumber& written) {
    if (written == m_written && !m_text.isNull() && text() == m_text)
        return; // setting a range repaints a spin box
    const QSignalBlocker quiet(this);
    const bool fits = std::in_range<int>(written.number);
    const int number = fits ? int(written.number) : 0;
    setEnabled(fits);
    setSpecialValueText(fits ? QString() : written.source); // shown in place of the lowest number
    setRange(fits ? std::min(number, written.lowest) : 0, fits ? std::max(number, written.highest) : 0);
    setValue(number);
    m_written = written;
    m_text = text();
}

void NumberBox::stepBy(int steps) {
    const int from = value();
    const int to = from + steps;
    const bool meetsZero = from > 0 ? to <= 0 : from < 0 && to >= 0;
    setValue(!m_written.hasZero && meetsZero ? to + (steps > 0 ? 1 : -1) : to);
}

} // namespace levwright

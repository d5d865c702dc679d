// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/FieldWidgets.h"

#include "widgets/session/TextCodec.h"

#include <QSignalBlocker>

#include <algorithm>
#include <ranges>

namespace levwright {

QString quoted(QString text) {
    return QLatin1Char('"') + text.remove(QLatin1Char('"')) + QLatin1Char('"');
}

QSpinBox* coordinateBox(const QString& name, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(name);
    box->setRange(-128, 127);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("000")) + 34);
    return box;
}

void showText(QLineEdit& line, const QString& text) {
    if (line.text() == text)
        return;
    const QSignalBlocker quiet(line);
    line.setText(text);
}

// Setting a spin box repaints it, even with the value it has. A half-typed number is not yet one of its
// values.
void showNumber(QSpinBox& box, std::int64_t number) {
    const QSignalBlocker quiet(box);
    const int shown = int(std::clamp<std::int64_t>(number, box.minimum(), box.maximum()));
    if (box.value() != shown || box.hasFocus())
        box.setValue(shown);
}

void setItems(QComboBox& box, const QStringList& items) {
    const auto there = std::views::iota(0, box.count()) |
                       std::views::transform([&](int item) { return box.itemText(item); });
    if (std::ranges::equal(items, there))
        return; // avoids repainting
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItems(items);
}

QStringList sourcesOf(const std::vector<FieldChoice>& choices) {
    QStringList sources;
    for (const FieldChoice& choice : choices)
        sources << decodeLine(choice.source);
    return sources;
}

void showChoice(QComboBox& choice, int index) {
    const QSignalBlocker quiet(choice);
    choice.setCurrentIndex(index);
}

} // namespace levwright

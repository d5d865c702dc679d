// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/SettingsPage.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {

SettingsPage::SettingsPage(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(this);
    new QVBoxLayout(inside);
    setWidget(inside);
}

void SettingsPage::add(SettingRow* row) {
    widget()->layout()->addWidget(row);
    m_rows.push_back(row);
}

void SettingsPage::finish() {
    static_cast<QVBoxLayout*>(widget()->layout())->addStretch(1);
    align();
}

// All rows are stacked or none, and the editors of rows that are not begin in one column.
void SettingsPage::align() {
    int label = 0;
    for (const SettingRow* row : m_rows)
        label = std::max(label, row->labelWidth());
    int wanted = 0;
    for (const SettingRow* row : m_rows)
        wanted = std::max(wanted, row->wideWidth() + (row->labelWidth() > 0 ? label - row->labelWidth() : 0));
    const QMargins margins = widget()->layout()->contentsMargins();
    const int room = width() - verticalScrollBar()->sizeHint().width() - margins.left() - margins.right();
    for (SettingRow* row : m_rows) {
        row->setStacked(wanted > room);
        row->setLabelWidth(label);
    }
}

void SettingsPage::resizeEvent(QResizeEvent* event) {
    align();
    QScrollArea::resizeEvent(event);
}

} // namespace levwright

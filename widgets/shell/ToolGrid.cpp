// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ToolGrid.h"

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize iconSize(20, 20);
constexpr int mostColumns = 6;

} // namespace

ToolGrid::ToolGrid(const QList<QAction*>& actions, QWidget* parent) : QWidget(parent) {
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setDefaultAction(action);
        m_buttons << button;
    }
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setScale(100);
}

void ToolGrid::setScale(int percent) {
    m_button = {};
    for (QToolButton* button : m_buttons) {
        button->setIconSize(iconSize * percent / 100);
        m_button = m_button.expandedTo(button->sizeHint());
    }
    updateGeometry();
    arrange();
}

QSize ToolGrid::sizeHint() const {
    return {width(), m_button.height() * int(m_buttons.size())};
}

QSize ToolGrid::minimumSizeHint() const {
    return {width(), m_button.height() * int(m_buttons.size() + mostColumns - 1) / mostColumns};
}

int ToolGrid::columnsFor(int height) const {
    const int rows = std::max(height / m_button.height(), 1);
    return std::clamp((int(m_buttons.size()) + rows - 1) / rows, 1, mostColumns);
}

void ToolGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

// Row by row, in the order of their menu.
void ToolGrid::arrange() {
    const int columns = columnsFor(height());
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setGeometry(
            QRect({i % columns * m_button.width(), i / columns * m_button.height()}, m_button));
    setFixedWidth(columns * m_button.width());
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/PanelStrip.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace levwright {

PanelStrip::PanelStrip(QWidget* window) : QToolBar(tr("Folded Panels"), window) {
    setObjectName(QStringLiteral("panelStrip"));
    setMovable(false);
    toggleViewAction()->setVisible(false);
}

void PanelStrip::addEntry(const QString& name, const QString& title) {
    const std::size_t number = m_entries.size();
    auto* whole = new QWidget(this);
    whole->setObjectName(name);
    whole->setToolTip(tr("Open %1").arg(title));
    auto* layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 12, 0);
    layout->setSpacing(4);
    auto* button = new QToolButton(whole);
    button->setText(title);
    button->setArrowType(Qt::UpArrow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, number] { Q_EMIT opened(number); });
    auto* line = new StillLabel(tr("%1 errors").arg(999) + tr(", %1 warnings").arg(999), whole);
    line->setAutoFillBackground(false); // the tool bar paints the background
    line->setEnabled(false);
    line->setMinimumWidth(1); // the titles have priority
    layout->addWidget(button);
    layout->addWidget(line);
    whole->installEventFilter(this);
    m_entries.push_back({whole, line, addWidget(whole)});
}

void PanelStrip::setShown(std::size_t entry, bool shown) {
    m_entries[entry].action->setVisible(shown);
}

void PanelStrip::setLine(std::size_t entry, const QString& line) {
    m_entries[entry].line->setText(line);
}

// A click on the line opens the panel, like one on its title.
bool PanelStrip::eventFilter(QObject* watched, QEvent* event) {
    const auto entry = std::ranges::find(m_entries, watched, &Entry::whole);
    if (entry == m_entries.end() || event->type() != QEvent::MouseButtonRelease)
        return QToolBar::eventFilter(watched, event);
    if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        Q_EMIT opened(std::size_t(entry - m_entries.begin()));
    return true;
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/history/HistoryPanel.h"

#include "widgets/history/HistoryModel.h"

#include <QListView>
#include <QVBoxLayout>

namespace levwright {

HistoryPanel::HistoryPanel(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new HistoryModel(this)), m_list(new QListView) {
    setObjectName(QStringLiteral("history"));
    setAccessibleName(tr("History"));
    m_list->setObjectName(QStringLiteral("history.list"));
    m_list->setAccessibleName(tr("Steps that can be undone"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_list, &QListView::clicked, this, &HistoryPanel::goTo);
    connect(m_list, &QListView::activated, this, &HistoryPanel::goTo);
    connect(&m_session, &Session::stateChanged, this, &HistoryPanel::update);
    setTheme(theme);
}

void HistoryPanel::setTheme(const Theme& theme) {
    setPalette(theme.palette());
    m_model->setUndoneInk(theme.palette().brush(QPalette::Disabled, QPalette::Text));
}

void HistoryPanel::setActive(bool active) {
    m_isActive = active;
    update();
}

QString HistoryPanel::line() const {
    const std::size_t steps = m_session.document().doneSteps();
    if (steps == 0)
        return {};
    return steps == 1 ? tr("1 step") : tr("%1 steps").arg(steps);
}

void HistoryPanel::update() {
    if (!m_isActive) // otherwise the names of all steps would be copied for nothing
        return;
    const Document& document = m_session.document();
    m_model->update(document.stepLabels(), document.doneSteps());
    if (const QModelIndex current = m_model->index(m_model->current()); current != m_list->currentIndex())
        m_list->setCurrentIndex(current);
}

void HistoryPanel::goTo(const QModelIndex& step) {
    m_session.goToStep(std::size_t(step.row()));
}

} // namespace levwright

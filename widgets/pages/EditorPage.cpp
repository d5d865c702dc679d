// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/EditorPage.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace levwright {

EditorPage::EditorPage(Session& session, Themes& themes, QWidget* parent)
    : QWidget(parent), m_session(session), m_themes(themes), m_fileMessages(new MessageBar(this)),
      m_messages(new MessageBar(this)) {
    m_fileMessages->setObjectName(QStringLiteral("fileBar"));
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("mapAndText"));
    split->addWidget(makeView());
    m_text = themes.follow(new TextPane(session, themes.theme()));
    split->addWidget(m_text);
    split->setChildrenCollapsible(false);
    split->setSizes({480, 320});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_fileMessages);
    layout->addWidget(m_messages);
    layout->addWidget(split, 1);
    if (m_canvas != nullptr)
        connect(m_canvas, &MapCanvas::textWanted, m_text, qOverload<>(&QWidget::setFocus));
    for (const PanelSpec& spec : panelSpecs())
        m_panels.emplace_back(spec.make(*this));
    connectPanels();
}

EditorPage::~EditorPage() {
    for (const QPointer<QWidget>& panel : m_panels)
        delete panel.data();
}

void EditorPage::connectPanels() {
    connect(panel<OutlinePanel>(), &OutlinePanel::activated, m_text, qOverload<>(&QWidget::setFocus));
    connect(panel<ProblemsPanel>(), &ProblemsPanel::activated, m_text, qOverload<>(&QWidget::setFocus));
    if (auto* statistics = panel<StatisticsPanel>()) {
        RollModel& rolls = panel<RollPanel>()->model();
        connect(statistics, &StatisticsPanel::showSeed, this, [statistics, &rolls](quint64 seed) {
            rolls.setContext(statistics->report()->level().plan()->context);
            rolls.showSeed(seed);
        });
    }
}

// The only place that asks what kind of document it is: everybody else asks the page for what it has.
QWidget* EditorPage::makeView() {
    if (m_session.analysis().dungeon() != nullptr) {
        m_dungeon = m_themes.follow(new DungeonView(m_session, m_themes.theme()));
        connect(m_dungeon, &DungeonView::pointedAt, this, &EditorPage::pointedAt);
        return m_dungeon;
    }
    m_canvas = m_themes.follow(new MapCanvas(m_session, m_themes.theme()));
    connect(m_canvas, &MapCanvas::pointedAt, this, &EditorPage::pointedAt);
    return m_canvas;
}

template <class Act>
void EditorPage::onView(Act act) {
    if (m_canvas != nullptr)
        act(*m_canvas);
    else
        act(m_dungeon->canvas());
}

void EditorPage::focusView() {
    onView([](auto& view) { view.setFocus(); });
}

void EditorPage::zoomIn() {
    onView([](auto& view) { view.zoomIn(); });
}

void EditorPage::zoomOut() {
    onView([](auto& view) { view.zoomOut(); });
}

void EditorPage::zoomToFit() {
    onView([](auto& view) { view.zoomToFit(); });
}

void EditorPage::zoomToNormal() {
    onView([](auto& view) { view.zoomToNormal(); });
}

} // namespace levwright

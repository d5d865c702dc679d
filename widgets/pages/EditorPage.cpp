// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/EditorPage.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/canvas/PlacePicker.h"
#include "widgets/dungeonview/DungeonView.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/lenses/LensPanel.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/pages/PointerNote.h"
#include "widgets/pages/UnknownBar.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/rollview/RollBar.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QVBoxLayout>

namespace levwright {
namespace {

const QList<int> usualShares{480, 320}; // of map and text

} // namespace

EditorPage::EditorPage(Session& session, Themes& themes, QWidget* parent)
    : QWidget(parent), m_session(session), m_themes(themes), m_fileMessages(new MessageBar(this)),
      m_messages(new MessageBar(this)), m_unknown(new UnknownBar(session, this)),
      m_note(new PointerNote(this)), m_split(new QSplitter(Qt::Vertical, this)) {
    m_fileMessages->setObjectName(QStringLiteral("fileBar"));
    m_split->setObjectName(QStringLiteral("mapAndText"));
    m_split->addWidget(makeView());
    m_text = themes.follow(new TextPane(session, themes.theme()));
    m_split->addWidget(m_text);
    m_split->setChildrenCollapsible(false);
    m_split->setSizes(usualShares);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_fileMessages);
    layout->addWidget(m_messages);
    layout->addWidget(m_unknown);
    layout->addWidget(m_split, 1);
    if (m_canvas != nullptr)
        connect(m_canvas, &MapCanvas::textWanted, this, &EditorPage::focusText);
    connect(m_note, &PointerNote::ended, this, &EditorPage::noteEnded);
    for (const PanelSpec& spec : panelSpecs())
        m_panels.emplace_back(spec.make(*this));
    connectPanels();
}

EditorPage::~EditorPage() {
    for (const QPointer<QWidget>& panel : m_panels)
        delete panel.data();
}

void EditorPage::connectPanels() {
    connect(panel<OutlinePanel>(), &OutlinePanel::activated, this, &EditorPage::focusText);
    auto* problems = panel<ProblemsPanel>();
    connect(problems, &ProblemsPanel::activated, this, &EditorPage::focusText);
    connect(problems, &ProblemsPanel::clicked, this, [this] {
        if (m_text->isHidden()) // and stays so
            focusView();
        else
            focusText();
    });
    connect(m_unknown, &UnknownBar::rowsWanted, problems, &ProblemsPanel::setUnknownRows);
    connect(problems, &ProblemsPanel::unknownWanted, m_unknown, &UnknownBar::peaceEnded);
    m_unknown->consider();
    if (m_canvas != nullptr)
        connectPicker();
    if (auto* rolls = panel<RollPanel>()) {
        auto* bar = new RollBar(rolls->model(), *m_canvas, m_split->widget(0));
        connect(bar, &RollBar::covers, m_canvas, &MapCanvas::setFoot);
        bar->tellCovered();
    }
    if (auto* lenses = panel<LensPanel>())
        lenses->setRolls(panel<RollPanel>()->model());
    if (auto* statistics = panel<StatisticsPanel>()) {
        RollModel& rolls = panel<RollPanel>()->model();
        connect(statistics, &StatisticsPanel::showSeed, this, [statistics, &rolls](quint64 seed) {
            rolls.setDepth(statistics->report()->level().plan()->context.depth);
            rolls.showSeed(seed);
        });
    }
}

// Without a map, over the text. Before the page is shown, nothing has a place.
void EditorPage::say(const QString& sentence) {
    if (!isVisible())
        return;
    const QWidget& view = m_split->widget(0)->isHidden() ? *m_text : *m_split->widget(0);
    const QPoint corner = view.mapTo(this, QPoint());
    const std::optional<QRect> place =
        m_canvas != nullptr && m_canvas->isVisible() ? m_canvas->lookedAt() : std::nullopt;
    m_note->say(sentence, QRect(corner, view.size()), place ? place->translated(corner) : QRect());
}

void EditorPage::connectPicker() {
    auto* picker = new PlacePicker(m_session, *m_canvas); // the canvas owns it
    connect(picker, &PlacePicker::told, this, &EditorPage::pointedAt);
    connect(panel<InspectorPanel>(), &InspectorPanel::pickWanted, this, [this, picker](FieldEditor* editor) {
        focusView();
        picker->begin([field = QPointer(editor)](const Area& cells) {
            if (field != nullptr)
                field->takePicked(cells);
        });
    });
}

// Only this function asks for the kind of document. Everybody else asks the page for what it has.
QWidget* EditorPage::makeView() {
    if (m_session.analysis().dungeon() != nullptr) {
        m_dungeon = m_themes.follow(new DungeonView(m_session, m_themes.theme()));
        connect(m_dungeon, &DungeonView::pointedAt, this, &EditorPage::pointedAt);
        return m_dungeon;
    }
    m_canvas = m_themes.follow(new MapCanvas(m_session, m_themes.theme()));
    connect(m_canvas, &MapCanvas::pointedAt, this, &EditorPage::pointedAt);
    auto* withBar = new QWidget; // the strip lies over it
    auto* layout = new QVBoxLayout(withBar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_canvas, 1);
    return withBar;
}

template <class Act>
void EditorPage::onView(Act act) {
    if (m_canvas != nullptr)
        act(*m_canvas);
    else
        act(m_dungeon->canvas());
}

void EditorPage::setLayout(PageLayout layout, Qt::Orientation orientation) {
    if (m_split->orientation() != orientation) {
        m_split->setOrientation(orientation);
        m_split->setSizes(usualShares);
    }
    m_split->widget(0)->setVisible(layout != PageLayout::Text);
    m_text->setVisible(layout != PageLayout::Map);
}

QByteArray EditorPage::shares() const {
    return m_split->saveState();
}

void EditorPage::setShares(const QByteArray& shares) {
    m_split->restoreState(shares);
    m_split->setChildrenCollapsible(false);
}

QByteArray EditorPage::viewState() const {
    return m_canvas != nullptr ? m_canvas->zoomState() : m_dungeon->canvas().zoomState();
}

void EditorPage::restoreView(const QByteArray& state) {
    onView([&state](auto& view) { view.restoreZoom(state); });
}

void EditorPage::focusText() {
    textInSight().setFocus();
}

TextPane& EditorPage::textInSight() {
    if (m_text->isHidden())
        Q_EMIT splitWanted();
    return *m_text;
}

void EditorPage::focusView() {
    if (m_split->widget(0)->isHidden())
        Q_EMIT splitWanted();
    onView([](auto& view) { view.setFocus(); });
}

void EditorPage::focusShown() {
    if (m_split->widget(0)->isHidden())
        m_text->setFocus();
    else
        focusView();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/MapChoices.h"

#include "widgets/canvas/MapCanvas.h"
#include "widgets/picker/Palette.h"
#include "widgets/stamps/StampsPanel.h"

namespace levwright {
namespace {

struct LookRow {
    const char* action;
    const char* setting;
    bool usual;
    void (*show)(MapCanvas& canvas, bool on); // null for what is not of maps alone
};

constexpr LookRow looks[] = {
    {"view.ascii", "ascii", false, nullptr},
    {"view.grid", "grid", false, [](MapCanvas& canvas, bool on) { canvas.setGridShown(on); }},
    {"view.areas", "areas", true, [](MapCanvas& canvas, bool on) { canvas.setAreasShown(on); }},
};

constexpr auto recentThings = "recentThings";

} // namespace

MapChoices::MapChoices(PageTabs& tabs, QSettings& settings, ActionTable& actions, MapLooks& mapLooks,
                       QObject* parent)
    : QObject(parent), m_tabs(tabs), m_settings(settings), m_actions(actions), m_looks(mapLooks) {
    const auto hasMap = [this] { return m_tabs.active().canvas() != nullptr; };
    for (const ToolRow& tool : toolTable()) {
        const QString id = QString::fromLatin1(tool.action);
        m_actions.onTrigger(id, [this, chosen = tool.id] { chooseTool(chosen); });
        m_actions.enableWhen(id, hasMap);
    }
    for (const LookRow& look : looks) {
        const QString id = QString::fromLatin1(look.action);
        m_actions.onToggle(id, [this, &look](bool on) {
            if (look.show != nullptr)
                onCanvases([&](MapCanvas& canvas) { look.show(canvas, on); });
            else
                m_looks.chooseLetters(on);
            m_settings.setValue(QString::fromLatin1(look.setting), on);
        });
        m_actions.enableWhen(id, hasMap);
    }
    connectOptions();
    connect(&m_tabs, &PageTabs::pageOpened, this, &MapChoices::setUpPage);
}

void MapChoices::connectOptions() {
    for (const OptionRow& option : optionTable())
        m_actions.onToggle(QString::fromLatin1(option.action),
                           [this, &option](bool on) { chooseOption(option, on); });
    m_actions.onTrigger(QStringLiteral("option.brushLarger"), [this] { stepBrush(1); });
    m_actions.onTrigger(QStringLiteral("option.brushSmaller"), [this] { stepBrush(-1); });
}

void MapChoices::chooseOption(const OptionRow& option, bool on) {
    m_settings.setValue(QString::fromLatin1(option.action), on);
    if (!on && option.choice != nullptr)
        return;
    option.set(m_options, on);
    onCanvases([this](MapCanvas& canvas) { canvas.setToolOptions(m_options); });
}

void MapChoices::stepBrush(int by) {
    ToolOptions wanted = m_options;
    wanted.brushSize = nextBrushSize(m_options.brushSize, by);
    for (const OptionRow& option : optionTable()) {
        if (option.of == brushOptions && option.choice != nullptr && option.isOn(wanted))
            m_actions.action(QString::fromLatin1(option.action))->setChecked(true);
    }
}

void MapChoices::restore() {
    for (const LookRow& look : looks) {
        const bool on = m_settings.value(QString::fromLatin1(look.setting), look.usual).toBool();
        m_actions.action(QString::fromLatin1(look.action))->setChecked(on);
    }
    for (const OptionRow& option : optionTable()) {
        const QString id = QString::fromLatin1(option.action);
        m_actions.action(id)->setChecked(m_settings.value(id, option.isOn(ToolOptions())).toBool());
    }
    m_actions.action(QString::fromLatin1(toolTable()[std::size_t(m_hand.tool)].action))->setChecked(true);
    Q_EMIT toolChosen(m_hand.tool);
}

void MapChoices::take(const MapHand& hand) {
    m_actions.action(QString::fromLatin1(toolTable()[std::size_t(hand.tool)].action))->setChecked(true);
    takeTool(hand.tool);
    takeTerrain(hand.terrain);
}

void MapChoices::setUpPage(EditorPage& page) {
    MapCanvas* canvas = page.canvas();
    if (canvas == nullptr)
        return;
    canvas->setTool(m_hand.tool);
    canvas->setTerrain(m_hand.terrain);
    canvas->setToolOptions(m_options);
    m_looks.follow(canvas);
    m_looks.follow(page.panel<Palette>());
    m_looks.follow(page.panel<StampsPanel>());
    for (const LookRow& look : looks) {
        if (look.show != nullptr)
            look.show(*canvas, m_actions.action(QString::fromLatin1(look.action))->isChecked());
    }
    connect(canvas, &MapCanvas::terrainPicked, this, &MapChoices::chooseTerrain);
    TerrainPalette* palette = &page.panel<Palette>()->terrains();
    palette->choose(m_hand.terrain);
    connect(palette, &TerrainPalette::terrainChosen, this, &MapChoices::chooseTerrain);
    page.panel<Palette>()->setRecent(m_settings.value(recentThings).toStringList());
    connect(&canvas->controls().held, qOverload<const PaletteThing&>(&HeldThing::put), this,
            &MapChoices::rememberThing);
}

void MapChoices::rememberThing(const PaletteThing& thing) {
    constexpr qsizetype most = mostRecentThings;
    QStringList names = m_settings.value(recentThings).toStringList();
    const QString name = QString::fromStdString(thing.name);
    if (names.value(0) == name)
        return;
    names.removeAll(name);
    names.prepend(name);
    m_settings.setValue(recentThings, names.mid(0, most));
    for (EditorPage* page : m_tabs.pages()) {
        if (auto* palette = page->panel<Palette>())
            palette->setRecent(names.mid(0, most));
    }
}

void MapChoices::chooseTool(ToolId tool) {
    takeTool(tool);
    m_tabs.active().focusView();
}

void MapChoices::takeTool(ToolId tool) {
    m_hand.tool = tool;
    onCanvases([tool](MapCanvas& canvas) { canvas.setTool(tool); });
    Q_EMIT toolChosen(tool);
}

void MapChoices::takeTerrain(char terrain) {
    m_hand.terrain = terrain;
    for (EditorPage* page : m_tabs.pages()) {
        if (MapCanvas* canvas = page->canvas()) {
            canvas->setTerrain(terrain);
            page->panel<Palette>()->terrains().choose(terrain);
        }
    }
}

// Choosing a terrain means the user wants to paint.
void MapChoices::chooseTerrain(char terrain) {
    takeTerrain(terrain);
    if (!toolTable()[std::size_t(m_hand.tool)].takesTerrain)
        m_actions.action(QStringLiteral("tool.pencil"))->trigger();
}

template <class Act>
void MapChoices::onCanvases(Act act) const {
    for (EditorPage* page : m_tabs.pages()) {
        if (MapCanvas* canvas = page->canvas())
            act(*canvas);
    }
}

} // namespace levwright

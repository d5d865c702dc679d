// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/LayoutChoices.h"

#include <algorithm>

namespace levwright {
namespace {

struct LayoutRow {
    PageLayout layout;
    const char* action;
    const char* word; // the word in the settings
};

constexpr LayoutRow rows[] = {
    {PageLayout::Map, "view.layoutMap", "map"},
    {PageLayout::Split, "view.layoutSplit", "split"},
    {PageLayout::Text, "view.layoutText", "text"},
};

const QString layoutKey = QStringLiteral("layout");
const QString besideKey = QStringLiteral("sideBySide");
const QString foldedKey = QStringLiteral("panelsFolded");
const QString sharesKey = QStringLiteral("mapAndText");
const QString besideAction = QStringLiteral("view.sideBySide");

const LayoutRow& rowOf(PageLayout layout) {
    return *std::ranges::find(rows, layout, &LayoutRow::layout);
}

} // namespace

LayoutChoices::LayoutChoices(PageTabs& tabs, PanelDocks& docks, QSettings& settings, ActionTable& actions)
    : QObject(&tabs), m_tabs(tabs), m_docks(docks), m_settings(settings), m_actions(actions) {
    for (const LayoutRow& row : rows)
        m_actions.onTrigger(QString::fromLatin1(row.action), [this, &row] {
            choose(row.layout);
            if (row.layout == PageLayout::Text)
                m_tabs.active().focusText();
            else if (row.layout == PageLayout::Map)
                m_tabs.active().focusView();
        });
    m_actions.onToggle(besideAction, [this](bool on) {
        m_orientation = on ? Qt::Horizontal : Qt::Vertical;
        m_settings.setValue(besideKey, on);
        apply();
    });
    connect(&m_tabs, &PageTabs::pageOpened, this, &LayoutChoices::setUpPage);
}

void LayoutChoices::restore() {
    const QString word = m_settings.value(layoutKey).toString();
    const auto row =
        std::ranges::find(rows, word, [](const LayoutRow& each) { return QLatin1String(each.word); });
    m_actions.action(besideAction)->setChecked(m_settings.value(besideKey).toBool());
    choose(row == std::end(rows) ? PageLayout::Split : row->layout);
    if (m_settings.value(foldedKey).toBool())
        m_docks.setFolded(true);
    else
        m_docks.foldIfQuiet();
}

void LayoutChoices::store() {
    if (!m_isTextHidden)
        m_settings.setValue(sharesKey, m_tabs.active().shares());
    m_settings.setValue(foldedKey, m_docks.isFoldedByChoice());
    m_docks.unfoldForState();
}

void LayoutChoices::fitInto(QSize size) {
    constexpr int leastForOutline = 1200;
    constexpr int leastForPanels = 800;
    constexpr int leastForText = 480;
    if (size.width() < leastForOutline)
        hideForNow("outlineDock");
    for (const char* dock : {"terrainDock", "inspectorDock", "cellDock", "stampsDock"}) {
        if (size.width() < leastForPanels)
            hideForNow(dock);
    }
    m_isTextHidden = size.height() < leastForText && m_layout == PageLayout::Split;
    if (m_isTextHidden)
        show(PageLayout::Map);
}

void LayoutChoices::hideForNow(const char* dock) {
    if (m_docks.dock(dock).isHidden())
        return;
    m_docks.dock(dock).hide();
    m_hidden << &m_docks.dock(dock);
}

bool LayoutChoices::hidesForNow() const {
    return m_isTextHidden || std::ranges::any_of(m_hidden, &QWidget::isHidden);
}

void LayoutChoices::setUpPage(EditorPage& page) {
    page.setShares(m_settings.value(sharesKey).toByteArray());
    page.setLayout(m_layout, m_orientation);
    connect(&page, &EditorPage::splitWanted, this, [this] { choose(PageLayout::Split); });
}

void LayoutChoices::choose(PageLayout layout) {
    m_isTextHidden = false;
    m_settings.setValue(layoutKey, QString::fromLatin1(rowOf(layout).word));
    show(layout);
}

void LayoutChoices::show(PageLayout layout) {
    m_layout = layout;
    m_actions.action(QString::fromLatin1(rowOf(layout).action))->setChecked(true);
    apply();
}

void LayoutChoices::apply() {
    for (EditorPage* page : m_tabs.pages())
        page->setLayout(m_layout, m_orientation);
}

} // namespace levwright

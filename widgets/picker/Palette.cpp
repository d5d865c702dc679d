// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/Palette.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace levwright {

Palette::Palette(Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_session(session), m_theme(theme), m_tabs(new QTabBar(this)),
      m_search(new QLineEdit(this)), m_stack(new QStackedWidget(this)),
      m_terrains(new TerrainPalette(session.game(), theme, this)) {
    m_tabs->setObjectName(QStringLiteral("palette.tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(true);
    for (const QString& name : {tr("Terrain"), tr("Things"), tr("Rooms")})
        m_tabs->addTab(name);
    m_search->setObjectName(QStringLiteral("palette.search"));
    m_search->setPlaceholderText(tr("Search terrain and things"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_stack->addWidget(m_terrains);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_tabs);
    layout->addWidget(m_search);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_terrains);
    connect(m_tabs, &QTabBar::currentChanged, this, &Palette::showTab);
    connect(m_search, &QLineEdit::textChanged, this, &Palette::search);
    connect(m_search, &QLineEdit::returnPressed, this, &Palette::takeFirst);
    connect(&session, &Session::readAnew, this, [this] { m_terrains->setGame(m_session.game()); });
}

ThingPalette& Palette::things(int tab) {
    ThingPalette*& palette = m_things[std::size_t(tab)];
    if (palette != nullptr)
        return *palette;
    palette = new ThingPalette(m_session, m_theme, tab == Things ? ThingTab::Things : ThingTab::Rooms, this);
    m_stack->addWidget(palette);
    palette->setRecent(m_recent);
    palette->showMatching(m_search->text());
    connect(palette, &ThingPalette::taken, this, &Palette::taken);
    connect(palette, &ThingPalette::dragged, this, &Palette::dragged);
    connect(palette, &ThingPalette::dropped, this, &Palette::dropped);
    connect(palette, &ThingPalette::letGo, this, &Palette::letGo);
    return *palette;
}

void Palette::showTab(int tab) {
    QWidget* shown = m_terrains;
    if (tab != Terrain)
        shown = &things(tab);
    m_stack->setCurrentWidget(shown);
    setFocusProxy(shown);
}

void Palette::setTheme(const Theme& theme) {
    m_theme = theme;
    m_terrains->setTheme(theme);
    for (ThingPalette* palette : m_things) {
        if (palette != nullptr)
            palette->setTheme(theme);
    }
}

void Palette::setRecent(const QStringList& names) {
    m_recent = names;
    for (ThingPalette* palette : m_things) {
        if (palette != nullptr)
            palette->setRecent(names);
    }
}

void Palette::showHeld(const std::optional<PaletteThing>& thing) {
    for (ThingPalette* palette : m_things) {
        if (palette != nullptr)
            palette->showHeld(thing);
    }
}

void Palette::searchThings() {
    m_tabs->setCurrentIndex(Things);
    m_search->setFocus();
    m_search->selectAll();
}

bool Palette::hasMatches(int tab) {
    if (tab != Terrain)
        return !things(tab).isEmpty();
    for (int row = 0; row < m_terrains->model()->rowCount(); ++row) {
        if (!m_terrains->isRowHidden(row))
            return true;
    }
    return false;
}

// If the visible tab has nothing with that name, another one may.
void Palette::search(const QString& words) {
    m_terrains->showMatching(words);
    for (ThingPalette* palette : m_things) {
        if (palette != nullptr)
            palette->showMatching(words);
    }
    if (hasMatches(m_tabs->currentIndex()))
        return;
    for (const int tab : {Things, Rooms, Terrain}) {
        if (hasMatches(tab))
            return m_tabs->setCurrentIndex(tab);
    }
}

// If nothing with that name is allowed in this tab, another tab may have something that is.
void Palette::takeFirst() {
    const int shown = m_tabs->currentIndex();
    if (shown == Terrain)
        return m_terrains->chooseFirstShown();
    const int other = shown == Things ? Rooms : Things;
    if (!things(shown).takeFirstShown() && things(other).takeFirstShown())
        m_tabs->setCurrentIndex(other);
}

// Keys move from the search field down into the results.
bool Palette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    auto* shown = static_cast<QAbstractItemView*>(m_stack->currentWidget());
    shown->setFocus();
    if (!shown->currentIndex().isValid())
        QCoreApplication::sendEvent(shown, event);
    return true;
}

} // namespace levwright

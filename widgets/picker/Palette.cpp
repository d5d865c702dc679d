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
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_stack->addWidget(m_terrains);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_tabs);
    layout->addWidget(m_search);
    layout->addWidget(m_stack, 1);
    showTab(Terrain);
    connect(m_tabs, &QTabBar::currentChanged, this, &Palette::showTab);
    connect(m_search, &QLineEdit::textChanged, this, &Palette::search);
    connect(m_search, &QLineEdit::returnPressed, this, &Palette::takeFirst);
    connect(&session, &Session::readAnew, this, [this] {
        m_terrains->setGame(m_session.game());
        m_terrains->showMatching(m_words[Terrain]);
    });
}

ThingPalette& Palette::things(int tab) {
    ThingPalette*& palette = m_things[std::size_t(tab)];
    if (palette != nullptr)
        return *palette;
    palette = new ThingPalette(m_session, m_theme, tab == Things ? ThingTab::Things : ThingTab::Rooms, this);
    m_stack->addWidget(&follow(palette));
    return *palette;
}

ThingPalette& Palette::follow(ThingPalette* palette) {
    palette->setMapLook(m_look);
    connect(palette, &ThingPalette::taken, this, &Palette::taken);
    connect(palette, &ThingPalette::dragged, this, &Palette::dragged);
    connect(palette, &ThingPalette::dropped, this, &Palette::dropped);
    connect(palette, &ThingPalette::letGo, this, &Palette::letGo);
    return *palette;
}

// Above the things, in a place that is kept for it, so that the list never moves.
void Palette::makeRecent() {
    m_recentThings = &follow(new ThingPalette(m_session, m_theme, ThingTab::Recent, this));
    m_recentThings->setRecent(m_recent);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_stack), m_recentThings);
}

void Palette::showTab(int tab) {
    const std::array placeholders{tr("Search terrain"), tr("Search things"), tr("Search rooms")};
    QWidget* shown = m_terrains;
    if (tab != Terrain)
        shown = &things(tab);
    if (tab == Things && m_recentThings == nullptr)
        makeRecent();
    if (m_recentThings != nullptr)
        m_recentThings->setVisible(tab == Things);
    m_stack->setCurrentWidget(shown);
    setFocusProxy(shown);
    m_search->setPlaceholderText(placeholders[std::size_t(tab)]);
    m_search->setAccessibleName(placeholders[std::size_t(tab)]);
    m_search->setText(m_words[std::size_t(tab)]);
}

void Palette::setTheme(const Theme& theme) {
    m_theme = theme;
    m_terrains->setTheme(theme);
    for (ThingPalette* palette : findChildren<ThingPalette*>())
        palette->setTheme(theme);
}

void Palette::setMapLook(const MapLook& look) {
    if (look == m_look)
        return;
    m_look = look;
    m_terrains->setMapLook(look);
    for (ThingPalette* palette : findChildren<ThingPalette*>())
        palette->setMapLook(look);
}

void Palette::setRecent(const QStringList& names) {
    m_recent = names;
    if (m_recentThings != nullptr)
        m_recentThings->setRecent(names);
}

void Palette::showHeld(const std::optional<PaletteThing>& thing) {
    for (ThingPalette* palette : findChildren<ThingPalette*>())
        palette->showHeld(thing);
}

void Palette::searchThings() {
    m_tabs->setCurrentIndex(Things);
    m_search->setFocus();
    m_search->selectAll();
}

bool Palette::showMatching(int tab, const QString& words) {
    if (tab != Terrain) {
        things(tab).showMatching(words);
        return !things(tab).isEmpty();
    }
    return m_terrains->showMatching(words);
}

// The words are searched for in the other tab instead.
void Palette::moveSearch(int from, int to) {
    m_words[std::size_t(to)] = m_search->text();
    m_words[std::size_t(from)].clear();
    showMatching(from, {});
    m_tabs->setCurrentIndex(to);
}

// If the visible tab has nothing with that name, another one may.
void Palette::search(const QString& words) {
    const int shown = m_tabs->currentIndex();
    if (words == m_words[std::size_t(shown)])
        return;
    m_words[std::size_t(shown)] = words;
    if (showMatching(shown, words))
        return;
    for (const int tab : {Things, Rooms, Terrain}) {
        if (tab == shown)
            continue;
        if (showMatching(tab, words))
            return moveSearch(shown, tab);
        showMatching(tab, m_words[std::size_t(tab)]);
    }
}

// If nothing with that name is allowed in this tab, another tab may have something that is.
void Palette::takeFirst() {
    const int shown = m_tabs->currentIndex();
    if (shown == Terrain)
        return m_terrains->chooseFirstShown();
    if (things(shown).takeFirstShown())
        return;
    const int other = shown == Things ? Rooms : Things;
    if (showMatching(other, m_search->text()) && things(other).takeFirstShown())
        moveSearch(shown, other);
    else
        showMatching(other, m_words[std::size_t(other)]);
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

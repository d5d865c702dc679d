// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/StatusPanel.h"

#include "core/base/Phrase.h"

#include <QVBoxLayout>

#include <algorithm>

namespace levwright {

StatusPanel::StatusPanel(QWidget* parent)
    : QWidget(parent), m_name(new QLabel(this)), m_life(new QProgressBar(this)), m_numbers(new QLabel(this)) {
    setObjectName(QStringLiteral("status"));
    m_name->setObjectName(QStringLiteral("playerName"));
    m_name->setTextFormat(Qt::PlainText);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_life->setObjectName(QStringLiteral("lifeBar"));
    m_life->setAccessibleName(tr("Life points"));
    m_numbers->setObjectName(QStringLiteral("statusNumbers"));
    m_numbers->setTextFormat(Qt::PlainText);
    m_numbers->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_name);
    layout->addWidget(m_life);
    layout->addWidget(m_numbers);
}

void StatusPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    colorLife();
}

// Green; yellow below a half; red below a quarter.
void StatusPanel::colorLife() {
    const int full = std::max(1, m_life->maximum());
    MapColor role = MapColor::Tree;
    if (m_life->value() * 4 < full)
        role = MapColor::Error;
    else if (m_life->value() * 2 < full)
        role = MapColor::Warning;
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Highlight, m_theme.color(role));
    palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
    m_life->setPalette(palette);
}

void StatusPanel::follow(const playtest::Playthrough& game, const QString& place) {
    const world::WorldState& state = game.state();
    const world::Thing* player = state.player();
    if (player == nullptr)
        return;
    const world::ThingType& type = state.typeOf(*player);
    const int full = std::max({1, type.lifepoints, player->lifepoints});
    m_name->setText(QString::fromUtf8(said(type.name)));
    m_life->setRange(0, full);
    m_life->setValue(player->lifepoints);
    m_life->setFormat(player->living() ? tr("Life %1 of %2").arg(player->lifepoints).arg(full) : tr("Dead"));
    const playtest::Summary summary = game.summary();
    QStringList lines{tr("Turn %1").arg(state.turn), tr("Kills %1").arg(summary.kills),
                      tr("Satiation %1").arg(player->satiation), tr("At %1").arg(place)};
    if (state.altar)
        lines << tr("The god: mood %1, favour %2").arg(state.godMood).arg(state.godFavor);
    m_numbers->setText(lines.join(u'\n'));
    colorLife();
}

} // namespace levwright

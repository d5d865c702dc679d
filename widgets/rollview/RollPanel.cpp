// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollPanel.h"

#include "core/model/RolledWithout.h"
#include "widgets/rollview/LayoutOfRoll.h"
#include "widgets/theme/BarButton.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace levwright {

RollPanel::RollPanel(Session& session, const Theme& theme, MapLayers& layers, QWidget* parent)
    : QWidget(parent), m_model(session), m_overlay(m_model), m_layers(&layers) {
    setObjectName(QStringLiteral("rolls"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    m_strip = new RollStrip(m_model, theme, this);
    layout->addWidget(m_strip, 1);
    connect(&m_model, &RollModel::seedsChanged, this, &RollPanel::updateBar);
    connect(&m_model, &RollModel::plannedAnew, this, &RollPanel::updateBar);
    connect(&m_model, &RollModel::seedsChanged, this, &RollPanel::updateLayers);
    connect(&m_model, &RollModel::plannedAnew, this, &RollPanel::updatePicture);
    m_layers->addOverlay(m_overlay);
    connect(m_layers, &MapLayers::roomWished, &m_model, &RollModel::wishRoom);
    connect(m_layers, &MapLayers::wishesEnded, &m_model, &RollModel::endWishes);
    connect(&session, &Session::selectionChanged, this, &RollPanel::listFills);
    updateLayers();
    updateBar();
}

RollPanel::~RollPanel() {
    if (m_layers)
        m_layers->removeOverlay(m_overlay);
}

QWidget* RollPanel::makeBar() {
    auto* bar = new QWidget(this);
    m_show = makeBarButton(bar, QStringLiteral("rolls.show"), tr("Roll"),
                           tr("Show over the map what the game might make of the level"));
    m_show->setCheckable(true);
    QToolButton* previous =
        makeBarButton(bar, QStringLiteral("rolls.previous"), QStringLiteral("◂"), tr("Previous seed"));
    QToolButton* next =
        makeBarButton(bar, QStringLiteral("rolls.next"), QStringLiteral("▸"), tr("Next seed"));
    auto* label = new QLabel(tr("Seed"), bar);
    m_seed = new QLineEdit(bar);
    m_seed->setObjectName(QStringLiteral("rolls.seed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
    m_seed->setFixedWidth(m_seed->fontMetrics().horizontalAdvance(QString(20, QLatin1Char('0'))) + 16);
    label->setBuddy(m_seed);
    m_pin =
        makeBarButton(bar, QStringLiteral("rolls.pin"), tr("Pin"), tr("Keep this seed in the row of rolls"));
    m_pin->setCheckable(true);
    m_where = new QComboBox(bar);
    m_where->setObjectName(QStringLiteral("rolls.where"));
    m_where->setAccessibleName(tr("Where the room is"));
    m_where->addItems({tr("Alone"), tr("In a level")});
    m_fill = new QComboBox(bar);
    m_fill->setObjectName(QStringLiteral("rolls.fill"));
    m_fill->setAccessibleName(tr("Contents of the room"));
    m_fill->setToolTip(tr("The contents that the room gets, if it takes any"));
    m_fill->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_fill->setMinimumContentsLength(14);
    connect(m_where, &QComboBox::activated, this, &RollPanel::chooseThemed);
    connect(m_fill, &QComboBox::activated, this, &RollPanel::chooseThemed);
    m_message = new StillLabel(QString(), bar);
    m_message->setObjectName(QStringLiteral("rolls.message"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(4);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_show, previous, label, m_seed, next, m_pin, m_where, m_fill})
        layout->addWidget(widget);
    layout->addSpacing(8);
    layout->addWidget(m_message, 1);
    connect(m_show, &QToolButton::clicked, this, [this](bool on) { m_model.setShown(on); });
    connect(previous, &QToolButton::clicked, &m_model, &RollModel::showPrevious);
    connect(next, &QToolButton::clicked, &m_model, &RollModel::showNext);
    connect(m_pin, &QToolButton::clicked, this, [this](bool on) { m_model.setPinned(m_model.seed(), on); });
    connect(m_seed, &QLineEdit::returnPressed, this, &RollPanel::takeSeed);
    return bar;
}

// Lists the contents that a themed room can get; hides the choices that the level does not have.
void RollPanel::listFills() {
    const Session& session = m_model.session();
    const LevelsAnalysis& levels = session.levels();
    const std::optional<ThemedEntry>& themed = levels.level(session.currentLevel()).themed;
    const ThemedRolls& chosen = session.themedRolls();
    m_where->setVisible(themed || session.canBeInSampleLevel(session.currentLevel()));
    m_where->setCurrentIndex(chosen.alone ? 0 : 1);
    m_where->setToolTip(
        themed
            ? tr("Roll the themed room alone, or in a level of rooms as the game makes it")
            : tr("Roll the vault alone, or in a sample level: with ordinary rooms, corridors and stairs. The "
                 "game may set it into a level in another way."));
    m_fill->setVisible(themed && themed->list == ThemedList::Rooms);
    if (!themed)
        return;
    std::vector<std::string> names{std::string()};
    for (std::size_t i = 0; i < levels.levelCount(); ++i) {
        if (const auto& each = levels.level(i).themed; each && each->list == ThemedList::Fills)
            names.push_back(each->name);
    }
    // What was chosen stays chosen while it is renamed or missing.
    if (!std::ranges::contains(names, chosen.fill))
        names.push_back(chosen.fill);
    if (names != m_fills) {
        m_fill->clear();
        for (const std::string& name : names)
            m_fill->addItem(name.empty() ? tr("Any contents") : session.shown(name));
        m_fills = std::move(names);
    }
    m_fill->setCurrentIndex(int(std::ranges::find(m_fills, chosen.fill) - m_fills.begin()));
}

void RollPanel::chooseThemed() {
    const int fill = m_fill->currentIndex();
    m_model.chooseThemed(
        {m_where->currentIndex() == 0, fill > 0 ? m_fills[std::size_t(fill)] : std::string()});
}

void RollPanel::takeSeed() {
    bool isNumber = false;
    const qulonglong seed = m_seed->text().toULongLong(&isNumber);
    if (isNumber)
        m_model.showSeed(seed);
    else
        m_message->setText(tr("“%1” is not a seed. Seeds are whole numbers up to 18446744073709551615.")
                               .arg(m_seed->text()));
}

QString RollPanel::message() const {
    const RolledMap* roll = m_model.current();
    if (!m_model.problem().isEmpty())
        return roll == nullptr ? tr("No roll: %1").arg(m_model.problem())
                               : tr("This roll is of an earlier text: %1").arg(m_model.problem());
    if (roll == nullptr || !m_model.isShown())
        return {};
    if (!roll->endSentence().isEmpty())
        return roll->endSentence();
    const roll::LevelInstance& level = roll->level();
    QString made = QStringList{tr("%n monster(s)", nullptr, int(level.monsters.size())),
                               tr("%n object(s)", nullptr, int(level.objects.size())),
                               tr("%n trap(s)", nullptr, int(level.traps.size()))}
                       .join(tr(", "));
    if (m_model.isMirrored())
        made = tr("%1; the game mirrors this roll").arg(made);
    if (!roll->complaintSentence().isEmpty())
        made = tr("%1; %2").arg(made, roll->complaintSentence());
    const Session& session = m_model.session();
    const std::vector<UnknownThing> unknown = rolledWithout(session.levels().level(session.currentLevel()));
    return unknown.empty() ? made
                           : tr("%1; rolled without: %2")
                                 .arg(made, QString::fromStdString(listOf(unknown, unknown.size())));
}

void RollPanel::updateBar() {
    m_show->setChecked(m_model.isShown());
    m_pin->setChecked(m_model.isPinned(m_model.seed()));
    m_seed->setText(QString::number(m_model.seed()));
    listFills();
    m_message->setText(message());
    m_message->setToolTip(m_message->text());
    Q_EMIT shownChanged(m_model.isShown());
}

void RollPanel::updateLayers() {
    updatePicture();
    m_layers->updateOverlay();
}

// What is hidden need not be repainted for every change.
void RollPanel::updatePicture() {
    m_overlay.invalidate();
    m_layers->showLayout(layoutOf(m_model));
    m_layers->showOutcome(outcomeOf(m_model));
    m_layers->showParts(partsOf(m_model));
    if (m_model.isShown())
        m_layers->updateOverlay();
}

} // namespace levwright

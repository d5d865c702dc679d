// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollBar.h"

#include "widgets/theme/BarButton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QRandomGenerator>

#include <algorithm>

namespace levwright {
namespace {

constexpr int gap = 3; // below it, so that little of the map is covered

} // namespace

RollBar::RollBar(RollModel& model, QAbstractScrollArea& map, QWidget* parent)
    : QFrame(parent), m_model(model), m_map(map) {
    setObjectName(QStringLiteral("rollBar"));
    setAutoFillBackground(true);
    setFrameShape(StyledPanel);
    m_sentence = new QLabel(this);
    m_sentence->setObjectName(QStringLiteral("rollBar.sentence"));
    QToolButton* previous =
        makeBarButton(this, QStringLiteral("rollBar.previous"), QStringLiteral("◂"), tr("Previous seed"));
    QToolButton* next =
        makeBarButton(this, QStringLiteral("rollBar.next"), QStringLiteral("▸"), tr("Next seed"));
    QToolButton* dice =
        makeBarButton(this, QStringLiteral("rollBar.dice"), QStringLiteral("⚄"), tr("Any other seed"));
    m_pin = makeBarButton(this, QStringLiteral("rollBar.pin"), tr("Pin"),
                          tr("Keep this seed in the row of rolls"));
    m_pin->setCheckable(true);
    m_mirror = makeBarButton(this, QStringLiteral("rollBar.mirror"), tr("Mirrored"),
                             tr("Show the roll mirrored, as the game shows it, and not as the map is drawn"));
    m_mirror->setCheckable(true);
    m_leave = makeBarButton(this, QStringLiteral("rollBar.leave"), tr("Leave Roll"),
                            tr("Show the map without the roll"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 6, 2);
    layout->setSpacing(4);
    layout->addWidget(m_sentence);
    layout->addSpacing(8);
    for (QWidget* button : {previous, next, dice, m_pin, m_mirror, m_leave})
        layout->addWidget(button);
    connect(previous, &QToolButton::clicked, this, [this] { m_model.turnTo(m_model.seed() - 1); });
    connect(next, &QToolButton::clicked, this, [this] { m_model.turnTo(m_model.seed() + 1); });
    connect(dice, &QToolButton::clicked, this, &RollBar::rollDice);
    connect(m_pin, &QToolButton::clicked, this, [this](bool on) { m_model.setPinned(m_model.seed(), on); });
    connect(m_mirror, &QToolButton::clicked, this, [this](bool on) { m_model.setGamesPicture(on); });
    connect(m_leave, &QToolButton::clicked, this, [this] { m_model.setShown(false); });
    connect(&m_model, &RollModel::seedsChanged, this, &RollBar::update);
    connect(&m_model, &RollModel::plannedAnew, this, &RollBar::update);
    parent->installEventFilter(this);
    map.viewport()->installEventFilter(this); // a scroll bar may come and go
    update();
}

bool RollBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

// With a short sentence if the map is narrow.
void RollBar::place() {
    const QPoint below = m_map.viewport()->mapTo(parentWidget(), m_map.viewport()->rect().bottomLeft());
    const QStringList all = sentences();
    m_sentence->setToolTip(all.front());
    for (const QString& each : all) {
        m_sentence->setText(each);
        if (sizeHint().width() <= parentWidget()->width())
            break;
    }
    const QSize size = sizeHint().boundedTo(parentWidget()->size());
    const QRect wanted(
        {(parentWidget()->width() - size.width()) / 2, std::max(below.y() - size.height() - gap, 0)}, size);
    if (geometry() != wanted)
        setGeometry(wanted);
}

void RollBar::tellCovered() {
    Q_EMIT covers(isHidden() ? 0 : sizeHint().height() + 2 * gap, m_model.isLayout());
}

void RollBar::rollDice() {
    constexpr std::uint64_t mostDigits = 10'000; // short enough to be told to somebody
    m_model.turnTo(1 + QRandomGenerator::global()->bounded(quint32(mostDigits)));
}

// The longest one first.
QStringList RollBar::sentences() const {
    if (m_model.isShown())
        return {rollSentence(), tr("Roll %1").arg(m_model.seed())};
    return layoutSentences() << tr("Layout %1").arg(m_model.seed());
}

QString RollBar::rollSentence() const {
    QString roll = tr("A roll is shown over the map, seed %1").arg(m_model.seed());
    if (!m_model.isMirrored())
        return roll;
    return m_model.isGamesPicture() ? tr("%1. This is the game's picture, which is mirrored.").arg(roll)
                                    : tr("%1. The game mirrors this roll.").arg(roll);
}

// What is missing in the picture is not seen there, so it is told: a door in a wall that is too short now.
QStringList RollBar::layoutSentences() const {
    const RolledMap* rolled = m_model.current();
    const QString said = rolled != nullptr ? rolled->complaintSentence() : QString();
    if (said.isEmpty())
        return {m_model.isKept()
                    ? tr("One possible layout, seed %1. Rooms stay while you edit.").arg(m_model.seed())
                    : tr("One possible layout, seed %1").arg(m_model.seed())};
    const roll::Complaint& first = rolled->level().complaints.front();
    const std::optional<StatementRef> statement = m_model.statementOf(first.statement);
    if (!statement)
        return {tr("One possible layout, seed %1. There %2.").arg(m_model.seed()).arg(said)};
    const Session& session = m_model.session();
    const auto line = session.text().position(session.rangeOf(*statement).begin).line + 1;
    return {
        tr("One possible layout, seed %1. In line %2 %3.").arg(m_model.seed()).arg(line).arg(said),
        tr("Layout %1, line %2: %3").arg(m_model.seed()).arg(line).arg(QString::fromStdString(first.text))};
}

void RollBar::update() {
    const bool isWanted = m_model.isShown() || m_model.isLayout();
    if (isWanted) {
        m_pin->setChecked(m_model.isPinned(m_model.seed()));
        m_mirror->setVisible(m_model.isShown() && m_model.isMirrored());
        m_mirror->setChecked(m_model.isGamesPicture());
        m_leave->setVisible(m_model.isShown());
    }
    if (isWanted)
        place();
    setVisible(isWanted);
    if (isWanted)
        raise();
    tellCovered();
}

} // namespace levwright

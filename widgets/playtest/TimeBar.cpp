// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/TimeBar.h"

#include "widgets/theme/BarButton.h"

#include <QEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace levwright {
namespace {

constexpr int speeds[] = {2, 10, 30, 60, 240, 1000}; // commands per second
constexpr int usualSpeed = 1;                        // an index of speeds
constexpr int spacing = 4;

} // namespace

TimeBar::TimeBar(PlayController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_slider(new QSlider(Qt::Horizontal, this)),
      m_where(new QLabel(this)), m_speed(new QComboBox(this)), m_moves(new QHBoxLayout),
      m_replays(new QHBoxLayout) {
    setObjectName(QStringLiteral("timeBar"));
    auto* start = addButton(QStringLiteral("toStart"), QStringLiteral("|◀"), tr("To the beginning"));
    auto* backMany =
        addButton(QStringLiteral("backMany"), QStringLiteral("◀◀"), tr("Back ten turns  (Shift+Backspace)"));
    auto* back =
        addButton(QStringLiteral("back"), QStringLiteral("◀"), tr("Undo the last command  (Backspace)"));
    auto* forward = addButton(QStringLiteral("forward"), QStringLiteral("▶"), tr("Forward  (Ctrl+Y)"));
    auto* end = addButton(QStringLiteral("toEnd"), QStringLiteral("▶|"), tr("To the end"));
    m_replay =
        addButton(QStringLiteral("replay"), tr("Replay"), tr("Replay from here, or from the beginning"));
    m_backwards = {start, backMany, back};
    m_forwards = {forward, end};
    m_slider->setObjectName(QStringLiteral("timeSlider"));
    m_slider->setAccessibleName(tr("Moment of the game"));
    m_slider->setFocusPolicy(Qt::NoFocus);
    m_where->setObjectName(QStringLiteral("timeLabel"));
    m_speed->setObjectName(QStringLiteral("replaySpeed"));
    m_speed->setAccessibleName(tr("Speed of replays"));
    m_speed->setFocusPolicy(Qt::NoFocus);
    for (const int speed : speeds)
        m_speed->addItem(tr("%1 per second").arg(speed), speed);
    m_speed->setCurrentIndex(usualSpeed);
    m_moves->setSpacing(spacing);
    for (QWidget* widget : std::initializer_list<QWidget*>{start, backMany, back})
        m_moves->addWidget(widget);
    m_moves->addWidget(m_slider, 1);
    for (QWidget* widget : {forward, end})
        m_moves->addWidget(widget);
    m_replays->setSpacing(spacing);
    m_replays->addWidget(m_where, 1);
    m_replays->addWidget(m_replay);
    m_replays->addWidget(m_speed);
    auto* layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    layout->setContentsMargins(0, 0, spacing, 0);
    layout->setSpacing(spacing);
    layout->addLayout(m_moves, 1);
    layout->addLayout(m_replays);
    connect(start, &QToolButton::clicked, this, [this] { m_controller.goTo(0); });
    connect(backMany, &QToolButton::clicked, this,
            [this] { m_controller.stepBack(PlayController::manyTurns); });
    connect(back, &QToolButton::clicked, this, [this] { m_controller.undo(); });
    connect(forward, &QToolButton::clicked, this,
            [this] { m_controller.goTo(m_controller.game().timeline().position() + 1); });
    connect(end, &QToolButton::clicked, this,
            [this] { m_controller.goTo(m_controller.game().timeline().steps().size()); });
    connect(m_replay, &QToolButton::clicked, this, &TimeBar::toggleReplay);
    connect(m_speed, &QComboBox::activated, this, [this] {
        if (m_controller.isReplaying())
            m_controller.replay(m_speed->currentData().toInt());
    });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { m_controller.goTo(std::size_t(value)); });
    connect(&controller, &PlayController::moved, this, &TimeBar::follow);
    connect(&controller, &PlayController::replayChanged, this, &TimeBar::follow);
}

QSize TimeBar::minimumSizeHint() const {
    const int width = std::max(m_moves->minimumSize().width(), m_replays->minimumSize().width());
    return {width + spacing, QWidget::minimumSizeHint().height()};
}

// In a window that is too narrow for its words the bar has two rows.
void TimeBar::arrange() {
    const int inOneRow = m_moves->sizeHint().width() + 2 * spacing + m_replays->sizeHint().width();
    auto& whole = static_cast<QBoxLayout&>(*layout());
    whole.setDirection(width() < inOneRow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

// The inner layouts learn what room new words need only when the bar is laid out anew.
bool TimeBar::event(QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

QToolButton* TimeBar::addButton(const QString& name, const QString& text, const QString& tip) {
    QToolButton* button = makeBarButton(this, name, text, tip);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

void TimeBar::toggleReplay() {
    if (m_controller.isReplaying())
        m_controller.pause();
    else
        m_controller.replay(m_speed->currentData().toInt());
}

void TimeBar::follow() {
    if (!m_controller.hasGame())
        return;
    const world::Timeline& timeline = m_controller.game().timeline();
    const std::size_t last = timeline.steps().size();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, int(last));
    m_slider->setValue(int(timeline.position()));
    m_slider->setEnabled(last > 0);
    m_where->setText(tr("Turn %1, command %2 of %3")
                         .arg(m_controller.game().state().turn)
                         .arg(timeline.position())
                         .arg(last));
    for (QToolButton* button : std::as_const(m_backwards))
        button->setEnabled(timeline.position() > 0);
    for (QToolButton* button : std::as_const(m_forwards))
        button->setEnabled(timeline.position() < last);
    m_replay->setEnabled(last > 0);
    m_replay->setText(m_controller.isReplaying() ? tr("Pause") : tr("Replay"));
}

} // namespace levwright

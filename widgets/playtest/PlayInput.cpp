// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlayInput.h"

#include "core/playtest/Steering.h"

#include <algorithm>

namespace levwright {
namespace {

constexpr int fastLook = 8; // cells

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

} // namespace

PlayInput::PlayInput(PlayController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&controller, &PlayController::gameReplaced, this, &PlayInput::cancel);
}

bool PlayInput::take(const QKeyEvent& event) {
    if (!m_controller.hasGame() || isModifier(event.key()))
        return false;
    if (event.key() == Qt::Key_Escape) {
        m_controller.pause();
        cancel();
        return true;
    }
    if (m_mode != Mode::Play)
        return takeInMode(event);
    const std::optional<PlayKey> key = playKeyOf(event);
    if (key)
        start(*key);
    return key.has_value();
}

bool PlayInput::takeInMode(const QKeyEvent& event) {
    const std::optional<PlayKey> key = playKeyOf(event);
    const bool direction = key && key->deed == PlayDeed::Move;
    if (m_mode == Mode::Look && direction) {
        moveLook(*key);
        return true;
    }
    const Mode mode = m_mode;
    cancel();
    if (mode == Mode::Direction && direction) {
        const world::Place place = m_controller.game().state().player()->place;
        give(commandOf(m_pending) + u' ' + directionOf(*key, {place.x, place.y}), false);
    } else if (mode == Mode::Item && event.text().size() == 1) {
        act(m_pending, event.text().at(0).unicode() - u'a');
    } else if (mode == Mode::Look && key && key->deed != PlayDeed::Look) {
        start(*key);
    }
    return true;
}

void PlayInput::cancel() {
    if (m_mode == Mode::Look)
        Q_EMIT lookedAt(std::nullopt);
    m_mode = Mode::Play;
    Q_EMIT asked({});
}

void PlayInput::start(const PlayKey& key) {
    switch (key.deed) {
    case PlayDeed::Help:
        Q_EMIT helpWanted();
        return;
    case PlayDeed::StepBack:
        if (key.repeated)
            m_controller.stepBack(PlayController::manyTurns);
        else
            m_controller.undo();
        return;
    case PlayDeed::StepForward:
        m_controller.goTo(m_controller.game().timeline().position() + 1);
        return;
    default:
        break;
    }
    if (m_controller.game().state().player() == nullptr)
        return;
    switch (key.deed) {
    case PlayDeed::Look:
        startLooking();
        return;
    case PlayDeed::Move: {
        const world::Place place = m_controller.game().state().player()->place;
        give(QStringLiteral("move ") + directionOf(key, {place.x, place.y}), key.repeated);
        return;
    }
    case PlayDeed::Drop:
        ask(Mode::Item, key.deed, tr("Drop what? Press its letter, or Esc to cancel."));
        return;
    case PlayDeed::Use:
        ask(Mode::Item, key.deed, tr("Use what? Press its letter, or Esc to cancel."));
        return;
    case PlayDeed::Kick:
        ask(Mode::Direction, key.deed, tr("Kick in which direction? Esc cancels."));
        return;
    case PlayDeed::Close:
        ask(Mode::Direction, key.deed, tr("Close in which direction? Esc cancels."));
        return;
    default:
        give(commandOf(key.deed), key.repeated);
    }
}

void PlayInput::ask(Mode mode, PlayDeed deed, const QString& question) {
    const QString command = commandOf(deed);
    if (!m_controller.game().knows(command.toStdString())) {
        Q_EMIT asked(tr("This world has no command “%1”.").arg(command));
        return;
    }
    if (mode == Mode::Item && m_controller.game().state().player()->inventory.empty()) {
        Q_EMIT asked(tr("You carry nothing."));
        return;
    }
    m_mode = mode;
    m_pending = deed;
    Q_EMIT asked(question);
}

void PlayInput::act(PlayDeed deed, int slot) {
    const world::Thing* player = m_controller.game().state().player();
    if (player == nullptr)
        return;
    if (slot < 0 || slot >= int(player->inventory.size())) {
        Q_EMIT asked(tr("You carry nothing with that letter."));
        return;
    }
    give(commandOf(deed) + u' ' + QString::number(slot), false);
}

void PlayInput::give(const QString& command, bool repeated) {
    if (!m_controller.game().knows(command.section(u' ', 0, 0).toStdString())) {
        Q_EMIT asked(tr("This world has no command “%1”.").arg(command.section(u' ', 0, 0)));
        return;
    }
    Q_EMIT asked({});
    if (m_controller.isOver()) {
        Q_EMIT asked(tr("The game is over."));
        return;
    }
    if (repeated)
        m_controller.repeat(command);
    else
        m_controller.obey(command);
}

void PlayInput::startLooking() {
    const world::Place place = m_controller.game().state().player()->place;
    m_mode = Mode::Look;
    m_look = {place.x, place.y};
    Q_EMIT asked(tr("Look: move the mark; Esc ends it."));
    Q_EMIT lookedAt(m_look);
}

void PlayInput::moveLook(const PlayKey& key) {
    const int last = m_controller.game().state().length - 1;
    for (int step = key.repeated ? fastLook : 1; step > 0; --step) {
        const std::string direction = directionOf(key, m_look).toStdString();
        for (const world::Direction& way : world::directionsOf(m_controller.game().state().topology)) {
            if (way.name != direction)
                continue;
            const world::Place to = world::Geometry::beside({m_look.y, m_look.x}, way);
            m_look = {std::clamp(to.x, 0, last), std::clamp(to.y, 0, last)};
            break;
        }
    }
    Q_EMIT lookedAt(m_look);
}

QString PlayInput::directionOf(const PlayKey& key, Point from) const {
    const world::Topology topology = m_controller.game().state().topology;
    const std::string_view name = playtest::directionTowards(topology, {from.y, from.x}, key.dx, key.dy);
    return QString::fromLatin1(name);
}

QString PlayInput::commandOf(PlayDeed deed) const {
    switch (deed) {
    case PlayDeed::Search:
        return m_controller.game().knows("search") ? QStringLiteral("search") : QStringLiteral("wait");
    case PlayDeed::PickUp:
        return QStringLiteral("pick_up");
    case PlayDeed::Drop:
        return QStringLiteral("drop");
    case PlayDeed::Use:
        return QStringLiteral("use");
    case PlayDeed::Kick:
        return QStringLiteral("kick");
    case PlayDeed::Close:
        return QStringLiteral("close");
    case PlayDeed::Leave:
        return QStringLiteral("leave");
    case PlayDeed::Automatic:
        return QStringLiteral("ai");
    default:
        return QStringLiteral("wait");
    }
}

} // namespace levwright

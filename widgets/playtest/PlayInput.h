// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"
#include "widgets/playtest/PlayController.h"
#include "widgets/playtest/PlayKeys.h"

#include <optional>

namespace levwright {

// Turns keys into commands. Asks for a direction or a thing if a command needs one, and moves the mark of
// look mode.
class PlayInput : public QObject {
    Q_OBJECT

public:
    explicit PlayInput(PlayController& controller, QObject* parent = nullptr);

    // Returns whether the key had a meaning.
    bool take(const QKeyEvent& event);
    // Ends look mode and cancels a question.
    void cancel();
    bool isLooking() const { return m_mode == Mode::Look; }
    // Drops or uses the thing at that place of the inventory.
    void act(PlayDeed deed, int slot);

Q_SIGNALS:
    // Asks for the next key; empty if any key will do.
    void asked(const QString& question);
    // The cell that the user looks at; empty if none.
    void lookedAt(std::optional<levwright::Point> cell);
    void helpWanted();

private:
    enum class Mode { Play, Direction, Item, Look };

    bool takeInMode(const QKeyEvent& event);
    void start(const PlayKey& key);
    void ask(Mode mode, PlayDeed deed, const QString& question);
    void startLooking();
    void moveLook(const PlayKey& key);
    void give(const QString& command, bool repeated);
    QString directionOf(const PlayKey& key, Point from) const;
    QString commandOf(PlayDeed deed) const;

    PlayController& m_controller;
    Mode m_mode = Mode::Play;
    PlayDeed m_pending{};
    Point m_look;
};

} // namespace levwright

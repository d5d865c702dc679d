// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace levwright {

// Takes the signals that ask the process to end (SIGTERM, SIGHUP, SIGINT) into the event loop. One of them at
// a time; the signals are as before when it goes.
class TerminationSignals : public QObject {
    Q_OBJECT

public:
    explicit TerminationSignals(QObject* parent = nullptr);
    ~TerminationSignals() override;

Q_SIGNALS:
    void received(int number);

private:
    void read();

    int m_readEnd = -1;
};

} // namespace levwright

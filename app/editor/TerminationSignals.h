// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace levwright {

// Delivers the signals that ask the process to end (SIGTERM, SIGHUP, SIGINT) in the event loop. Only one
// instance at a time; its destructor restores the old signal handlers.
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

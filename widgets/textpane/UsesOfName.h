// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/NameTable.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace levwright {

// All places of the name at the caret, found when the caret rests.
class UsesOfName : public QObject {
    Q_OBJECT

public:
    explicit UsesOfName(const Session& session, QObject* parent);

    // Empty if there is no name at the caret, and until they are found.
    const std::vector<NameUse>& all() const;
    // The caret or the text has changed.
    void follow();

Q_SIGNALS:
    void changed();

private:
    bool isAtOne() const;
    void find();

    const Session& m_session;
    QTimer m_rest;
    std::vector<NameUse> m_uses;
    Revision m_revision{}; // of the text in which they are
};

} // namespace levwright

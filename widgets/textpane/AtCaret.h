// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/Pairs.h"
#include "core/text/NameTable.h"
#include "widgets/session/Session.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace levwright {

// What belongs to what the caret is at, found when the caret rests.
class AtCaret : public QObject {
    Q_OBJECT

public:
    explicit AtCaret(const Session& session, QObject* parent);

    // All places of the name at the caret. Empty if there is none, and until they are found.
    const std::vector<NameUse>& uses() const;
    // The pair of brackets or words with a half at the caret.
    std::optional<services::Pair> pair() const;
    // The caret or the text has changed.
    void follow();

Q_SIGNALS:
    void changed();
    // The caret has rested for a while.
    void rested();

private:
    bool isNew() const { return m_revision == m_session.document().revision(); }
    void find();

    const Session& m_session;
    QTimer m_rest;
    std::vector<NameUse> m_uses;
    std::optional<services::Pair> m_pair;
    Revision m_revision{}; // of the text in which they are
};

} // namespace levwright

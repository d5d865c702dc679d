// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/Teaching.h"

#include "core/languages/games/GameLesson.h"
#include "widgets/session/Session.h"

#include <QCoreApplication>

namespace levwright {

QString labelOfTeaching(const Session& session, const Diagnostic& found) {
    const std::optional<TaughtThing> thing = taughtThing(session.analysis(), found);
    return thing ? QCoreApplication::translate("Teaching", "Add %1 to My Game")
                       .arg(QString::fromStdString(inWords(*thing)))
                 : QString();
}

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/Resources.h"

#include <QDir>
#include <QtGlobal>

// The macro declares a function of the global namespace and therefore cannot stand inside another one.
static void registerGlobally() {
    Q_INIT_RESOURCE(levwright);
}

namespace levwright {

void registerResources() {
    registerGlobally();
}

} // namespace levwright

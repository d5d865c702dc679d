// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/UsedLibraries.h"

#include "core/languages/script/roll/LuaRelease.h"
#include "widgets/textpane/Highlighting.h"

#include <string>

namespace levwright {

QString usedLibraries() {
    return QStringLiteral("Qt %1, %2, %3")
        .arg(QString::fromLatin1(qVersion()), highlighterRelease(),
             QString::fromStdString(std::string(luaRelease())));
}

} // namespace levwright

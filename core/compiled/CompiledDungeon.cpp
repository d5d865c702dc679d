// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compiled/CompiledDungeon.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright {

void NameField::overwrite(const std::string& name) {
    require(name.find('\0') == std::string::npos, "a name ends at its NUL");
    std::string bytes = text + '\0' + leftover;
    bytes.resize(std::max(size, name.size() + 1), '\0');
    bytes.replace(0, name.size() + 1, name.c_str(), name.size() + 1);
    text = name;
    leftover = bytes.substr(name.size() + 1);
    leftover.resize(leftover.find_last_not_of('\0') + 1);
}

} // namespace levwright

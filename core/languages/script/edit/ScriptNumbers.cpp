// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/ScriptNumbers.h"

#include "core/tree/NumberSpelling.h"

namespace levwright {

TextEdit rewrittenNumbers(const script::ScriptText& script, std::span<const lua::NodeIndex> written,
                          std::span<const int> numbers) {
    std::vector<Replacement> edit;
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (script::numberIn(script, written[i]) == numbers[i])
            continue;
        edit.push_back({script.tree.range(written[i]), respelled(script.slice(written[i]), numbers[i])});
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright

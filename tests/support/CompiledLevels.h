// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/LevelsAnalysis.h"
#include "core/formats/FileForms.h"
#include "core/model/LevelLanguage.h"

#include <map>
#include <string>

namespace levwright {

// Everything that the game makes of the levels; empty for a language without a compiler.
inline std::map<std::string, std::string> compiled(const Analysis& analysis) {
    std::map<std::string, std::string> files;
    const LevelsAnalysis* levels = analysis.levels();
    const LevelLanguage& language = analysis.game().language();
    for (std::size_t i = 0; levels != nullptr && i < levels->levelCount(); ++i) {
        if (!levels->level(i).hasHeader())
            continue;
        const Result<std::string> file =
            language.compile(levels->source(i), usualTarget(analysis.game().catalog(), {}));
        if (file)
            files[std::to_string(i)] = *file;
    }
    return files;
}

} // namespace levwright

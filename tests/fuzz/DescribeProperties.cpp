// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/languages/convert/fromscript/DescribeScript.h"
#include "core/model/LevelLanguage.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>

namespace levwright::fuzz {

void checkScriptDescribing(std::string_view bytes) {
    const auto described = describeScript(*gameOfScripts(), *gameOfPrograms(), bytes);
    if (!described)
        return require(!described.error().message.empty(), "a script is refused with a reason");
    const LevelLanguage& language = gameOfPrograms()->language();
    const FileTree file = language.parse(TextSnapshot(described->text), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level = language.lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
        require(!std::ranges::contains(level->diagnostics, Severity::Error, &Diagnostic::severity),
                "a description has no errors");
    }
    for (const ConversionNote& note : described->notes)
        require(note.range.begin <= note.range.end && note.range.end <= bytes.size() && !note.message.empty(),
                "a note is about a place of the script");
    require(std::ranges::is_sorted(described->notes, {},
                                   [](const ConversionNote& note) { return note.range.begin; }),
            "notes stand in text order");
}

} // namespace levwright::fuzz

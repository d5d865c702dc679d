// SPDX-License-Identifier: GPL-3.0-or-later
// A statement up to a place, and what may follow. The parser is used to try it. Internal to completion.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class BegunStatement {
public:
    // The statement from begun.begin up to begun.end. For speed, each trial parses only the statement's
    // surroundings and what it may refer to, and not the whole level.
    BegunStatement(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                   Range begun);

    // Whether no error comes before the end of these words.
    bool mayGoOnWith(std::string_view words) const;
    // Whether the statement is complete with these words after it.
    bool isWholeWith(std::string_view words) const;
    // The surroundings and the statement so far.
    const std::string& text() const { return m_text; }
    // A text that completes it; empty if none can be found.
    std::optional<std::string> completed(const std::vector<std::string>& words) const;

private:
    FileTree parsed(std::string_view words) const;
    static bool isRightUntil(const FileTree& file, Offset end);

    const LevelLanguage& m_language;
    std::string m_text;
    std::size_t m_begin = 0; // where the statement begins in m_text
};

} // namespace levwright

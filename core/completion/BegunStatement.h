// SPDX-License-Identifier: GPL-3.0-or-later
// A statement up to a place, and what it may go on with: tried out on the parser. Internal to completion.
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class BegunStatement {
public:
    // The statement that begins at begun.begin, up to begun.end. What it stands in and what it may speak of
    // is taken along, not the whole level: each trial reads it.
    BegunStatement(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                   Range begun);

    // Whether nothing before the end of this is wrong.
    bool mayGoOnWith(std::string_view words) const;
    // Whether the statement is whole with this behind it.
    bool isWholeWith(std::string_view words) const;
    // Something that makes it whole; none if that cannot be found.
    std::optional<std::string> completed(const std::vector<std::string>& words) const;

private:
    FileTree parsed(std::string_view words) const;
    static bool isRightUntil(const FileTree& file, Offset end);

    const LevelLanguage& m_language;
    std::string m_text;
    std::size_t m_begin = 0; // of the statement, in m_text
};

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>

namespace levwright {

// The parsed text of a level as it would be after an edit.
class Draft {
public:
    Draft(const LevelLanguage& language, std::string levelText);

    // False if another level begins in the text.
    bool isOneLevel() const { return m_file.levels.size() == 1; }
    const LevelModel& model() const { return *m_model; }
    LevelSource source() const { return {*m_model, m_file.textOf(0)}; }
    // The first error in the text of a range; empty if there is none.
    std::optional<std::string> errorIn(Range range) const;
    // A name in the range that the game does not know, with what the game makes of it.
    std::optional<std::string> unknownNameIn(Range range) const;
    // The index of the sound statement with exactly that range; empty if there is none.
    std::optional<std::size_t> statementOf(Range range) const;

private:
    FileTree m_file;
    LevelModelPtr m_model;
};

} // namespace levwright

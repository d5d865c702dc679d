// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <string>

namespace levwright {

// A level's text as it would be after an edit, read.
class Draft {
public:
    Draft(const LevelLanguage& language, std::string levelText);

    // False if another level begins in it.
    bool isOneLevel() const { return m_file.levels.size() == 1; }
    const LevelModel& model() const { return *m_model; }
    LevelSource source() const { return {*m_model, m_file.textOf(0)}; }
    // What is wrong with the text of a range; none if nothing is.
    std::optional<std::string> errorIn(Range range) const;
    // A name there that the game does not know, and what it makes of it.
    std::optional<std::string> unknownNameIn(Range range) const;
    // By its index, the sound statement that is exactly that range.
    std::optional<std::size_t> statementOf(Range range) const;

private:
    FileTree m_file;
    LevelModelPtr m_model;
};

} // namespace levwright

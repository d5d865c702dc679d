// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/languages/games/Games.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>
#include <array>

namespace levwright::fuzz {
namespace {

constexpr std::array<std::string_view, 20> snippets = {"\"",
                                                       "'",
                                                       "(",
                                                       ")",
                                                       ",",
                                                       ":",
                                                       "\n",
                                                       "\r\n",
                                                       "\t",
                                                       " ",
                                                       "#",
                                                       "MAP\n",
                                                       "ENDMAP\n",
                                                       "MAZE:\"b\",' '\n",
                                                       "NOMAP\n",
                                                       "GEOMETRY:left,top\n",
                                                       "GOLD:1,(1,1)\n",
                                                       "random",
                                                       "\xff",
                                                       "WALLIFY"};

} // namespace

const GamePtr& game() {
    static const GamePtr loaded = loadGame("nethack-3.4.3").value();
    return loaded;
}

const GamePtr& gameOfScripts() {
    static const GamePtr loaded = loadGame("nethack-3.7").value();
    return loaded;
}

const GamePtr& gameOfPrograms() {
    static const GamePtr loaded = loadGame("nethack-3.6").value();
    return loaded;
}

Input::Input(std::string_view bytes) : m_text(bytes) {
    constexpr std::size_t choicesWithoutAny = 64;
    m_left = choicesWithoutAny;
    if (const std::size_t separator = bytes.rfind('\x01'); separator != std::string_view::npos) {
        m_text = bytes.substr(0, separator);
        m_choices = bytes.substr(separator + 1);
        m_left = m_choices.size();
    }
    for (const char c : bytes)
        m_state = m_state * 1099511628211ULL + static_cast<unsigned char>(c) + 1;
}

std::size_t Input::choose(std::size_t below) {
    if (m_left == 0 || below == 0)
        return 0;
    if (m_choices.empty()) {
        --m_left;
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return std::size_t(m_state >> 33U) % below;
    }
    std::size_t value = 0;
    for (std::size_t reach = 1; reach < below && !m_choices.empty(); reach *= 256) {
        value = value * 256 + static_cast<unsigned char>(m_choices.front());
        m_choices.remove_prefix(1);
    }
    m_left = m_choices.size();
    return value % below;
}

AnalysisPtr analysisFor(Input& input, const TextSnapshot& text) {
    switch (input.choose(6)) {
    case 0:
        return Analysis::make(game(), text, DocumentKind::Levels);
    case 1:
        return Analysis::make(gameOfPrograms(), text, DocumentKind::Levels);
    case 2:
        return Analysis::make(gameOfScripts(), text, DocumentKind::Levels);
    case 3:
        return Analysis::make(gameOfScripts(), text, DocumentKind::DungeonScript);
    case 4:
        return Analysis::make(game(), text, DocumentKind::PreprocessedDungeon);
    default:
        return Analysis::make(game(), text, DocumentKind::DungeonDefinition);
    }
}

TextEdit someEdit(Input& input, std::string_view text) {
    constexpr std::size_t mostErased = 40;
    const std::size_t begin = input.choose(text.size() + 1);
    const std::size_t erased = std::min(input.choose(mostErased), text.size() - begin);
    const std::size_t snippet = input.choose(snippets.size() + 1);
    return TextEdit::replace({begin, begin + erased},
                             std::string(snippet < snippets.size() ? snippets[snippet] : ""));
}

} // namespace levwright::fuzz

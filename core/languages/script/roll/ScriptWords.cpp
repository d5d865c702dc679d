// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/ScriptWords.h"

#include <algorithm>

namespace levwright::scriptroll {

bool WordList::hasWord(std::string_view word) const {
    return std::ranges::contains(words, word);
}

ScriptWords::ScriptWords(const script::Functions& functions) {
    m_none.texts.push_back(nullptr);
    for (const script::KeyRow& row : functions.keys()) {
        if (row.kind != script::KeyKind::Word)
            continue;
        WordList& list = m_lists[row.function].emplace_back();
        list.key = row.key;
        list.usual = row.usual;
        list.words.assign(row.words.begin(), row.words.end());
        list.numbers = row.numbers;
    }
    for (auto& [function, lists] : m_lists) {
        for (WordList& list : lists) {
            for (const std::string& word : list.words)
                list.texts.push_back(word.c_str());
            list.texts.push_back(nullptr);
        }
    }
}

const WordList& ScriptWords::of(std::string_view function, std::string_view key) const {
    const auto lists = m_lists.find(function);
    if (lists == m_lists.end())
        return m_none;
    const auto found = std::ranges::find(lists->second, key, &WordList::key);
    return found == lists->second.end() ? m_none : *found;
}

} // namespace levwright::scriptroll

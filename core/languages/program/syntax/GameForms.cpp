// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/GameForms.h"

#include "core/base/LowerCase.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>

namespace levwright::program {

GameForms::GameForms(const Words& words) {
    const std::span<const AddedForm> known = addedForms();
    m_forms.assign(known.begin(), known.end());
    // Beside the fountain.
    auto place = std::ranges::find(m_forms, StatementKind::Fountain, &AddedForm::kind) - m_forms.begin();
    for (const Word& word : words.all()) {
        if (word.key != Key::Furniture)
            continue;
        const std::string& name = m_texts.emplace_back(wordsOfConstant(word.spelling));
        const std::string& text = m_texts.emplace_back(std::string(word.spelling) + ":{}");
        m_forms.insert(m_forms.begin() + ++place, {furniture, name, PlacedBy::Cell, text, true});
    }
}

} // namespace levwright::program

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A sentence that was said in the language in use (Phrase.h), to be said again in another one.
class Unsaid {
public:
    // Finds the sentence among those of the phrasebooks. If several fit, the one counts that has the most
    // text besides its arguments. Text that is none of them stays as it is in every language.
    explicit Unsaid(std::string_view said);

    std::string said() const;
    bool operator==(const Unsaid&) const = default;

private:
    std::string m_english;
    std::vector<std::string> m_arguments; // by their places in the English sentence
};

} // namespace levwright

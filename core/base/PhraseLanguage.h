// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace levwright {

// The language of what is said (Phrase.h), of two letters: “en” without a phrasebook.
std::string_view phraseLanguage();

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
// The words that an inspector uses for the fields of classic statements.
#pragma once

#include "core/model/FieldView.h"

#include <string_view>

namespace levwright {

struct FieldWords {
    std::string_view label; // empty: use the field's own name
    std::string_view hint{};
    std::array<std::string_view, 2> parts{};
};

FieldWords wordsOf(StatementKind kind, Field field);
FieldGroup groupOf(Field field);
// The meaning of a word of the language in that field; empty if the word needs no explanation.
std::string_view meaningOf(Field field, std::string_view word);

} // namespace levwright

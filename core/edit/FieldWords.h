// SPDX-License-Identifier: GPL-3.0-or-later
// How an inspector speaks of the fields of classic statements.
#pragma once

#include "core/model/FieldView.h"

#include <string_view>

namespace levwright {

struct FieldWords {
    std::string_view label; // empty: the field's own name
    std::string_view hint{};
    std::array<std::string_view, 2> parts{};
};

FieldWords wordsOf(StatementKind kind, Field field);
FieldGroup groupOf(Field field);
// What a word of the language means there; empty: it says so itself.
std::string_view meaningOf(Field field, std::string_view word);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/syntax/Dialect.h"

#include <vector>

namespace levwright {

// What a game's catalog makes of the classic language of levels. The catalog outlives it.
class ClassicGame {
public:
    explicit ClassicGame(const Catalog& catalog);

    const Catalog& catalog() const { return m_catalog; }
    const Dialect& dialect() const { return m_dialect; }

private:
    const Catalog& m_catalog;
    Dialect m_dialect;
};

// The keywords of a catalog as a dialect has them.
std::vector<Word> wordsOf(const std::vector<Keyword>& keywords);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/syntax/Dialect.h"

#include <vector>

namespace levwright {

// The classic level language with the words and limits of a game's catalog. The catalog must outlive it.
class ClassicGame {
public:
    explicit ClassicGame(const Catalog& catalog);

    const Catalog& catalog() const { return m_catalog; }
    const Dialect& dialect() const { return m_dialect; }

private:
    const Catalog& m_catalog;
    Dialect m_dialect;
};

// Converts keywords of the catalog to words of a dialect. Words of a user's game that the language does not
// know are left out.
std::vector<Word> wordsOf(const Catalog& catalog, const std::vector<Keyword>& keywords,
                          const Grammar& grammar);

} // namespace levwright

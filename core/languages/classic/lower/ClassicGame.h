// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/tree/Dialect.h"

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

} // namespace levwright

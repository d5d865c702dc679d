// SPDX-License-Identifier: GPL-3.0-or-later
// A level as text.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/picture/Scene.h"

#include <string>

namespace levwright {

// A line for each row, with things in place of terrain and without blanks at the end. Nothing tells that a
// thing is not certain.
std::string textOf(const Scene& scene);

// The same as the wiki of the game writes maps: with its templates of colours, and with the characters that
// the game itself shows.
std::string wikiTextOf(const Scene& scene, const Catalog& catalog);

} // namespace levwright

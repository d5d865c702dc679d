// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pictures/LevelPicture.h"

class QPagedPaintDevice;

namespace levwright {

// Draws the level on one page, as large as it fits, below its name; in the light colours, since paper is
// white.
void printPicture(QPagedPaintDevice& page, const PictureSubject& subject, const PictureChoice& choice);

// Shows how it will look on paper, and prints it if the user wants that.
void printWithPreview(const PictureSubject& subject, const PictureChoice& choice, QWidget* parent);

} // namespace levwright

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importer/CellLooks.h"

#include <QComboBox>
#include <QDialog>

#include <vector>

namespace levwright {

// Asks what the new map characters of a game look like, which its sources do not tell.
class CellLookDialog : public QDialog {
    Q_OBJECT

public:
    // source must outlive the dialog.
    CellLookDialog(const SourceGame& source, std::vector<PlainCell> cells, QWidget* parent);

    // Of the characters that shall look like some terrain.
    std::vector<CellLook> looks() const;

private:
    const SourceGame& m_source;
    std::vector<PlainCell> m_cells;
    std::vector<QComboBox*> m_choices;
};

} // namespace levwright
